"""Names of well-known ideas, tasks and tools of research, as a reader would write them.

Chosen by hand from the phrases that authors of public conference lists most often put into their
titles and keyword fields (counted over some 78,000 papers of machine learning, language, vision
and robotics), with some that have come up since and some of neighbouring fields. A list of another
field is served by its own repetitions; these names only help.
"""

CONCEPTS = """
# learning
active learning; adversarial attacks; adversarial examples; adversarial learning; adversarial
robustness; adversarial training; anomaly detection; attention mechanism; automated machine
learning; backdoor attacks; backpropagation; batch normalization; Bayesian deep learning; black-box
attacks; boosting; calibration; catastrophic forgetting; class imbalance; clustering; collaborative
learning; communication-efficient learning; compositional generalization; concept drift; conformal
prediction; continual learning; contrastive learning; convolutional neural networks; curriculum
learning; data augmentation; data poisoning; data selection; data valuation; dataset distillation;
decision trees; decision-focused learning; deep equilibrium models; deep metric learning;
dimensionality reduction; disentangled representations; disentanglement; distribution shift; domain
adaptation; domain generalization; dropout; ensemble learning; ensemble methods; equivariance;
equivariant networks; explainable AI; explainability; extreme classification; feature attribution;
feature learning; feature selection; federated learning; few-shot learning; foundation models;
fine-tuning; Fourier features; generalization; graph attention; graph classification; graph
contrastive learning; graph convolutional networks; graph embedding; graph generation; graph
kernels; graph matching; graph neural networks; graph representation learning; graph transformers;
hashing; heterogeneous graphs; heterophily; hyperbolic space; hypergraphs; hypernetworks;
hyperparameter optimization; implicit bias; implicit neural representations; in-context learning;
incremental learning; influence functions; instance-dependent noise; interpretability; invariance;
invariant learning; knowledge distillation; label noise; label shift; learning from demonstrations;
learning theory; learning to optimize; learning to rank; learning with noisy labels; lifelong
learning; link prediction; long-tailed recognition; loss landscape; lottery ticket hypothesis;
low-rank adaptation; machine unlearning; manifold learning; mechanistic interpretability;
membership inference; memorization; memory networks; message passing; meta-learning; metric
learning; missing data; mixture of experts; mode connectivity; model compression; model merging;
model selection; model stealing; multi-instance learning; multi-label classification; multi-label
learning; multi-modal learning; multi-task learning; multi-view learning; multimodal learning;
multiple instance learning; neural architecture search; neural collapse; neural network
verification; neural operators; neural ordinary differential equations; neural tangent kernel; node
classification; noisy labels; normalizing flows; novelty detection; one-shot learning; online
continual learning; open-set recognition; out-of-distribution detection; out-of-distribution
generalization; outlier detection; over-smoothing; overfitting; parameter-efficient fine-tuning;
partial label learning; physics-informed neural networks; pre-training; privacy; program induction;
program synthesis; prototypical networks; pruning; quantization; recurrent neural networks;
regularization; representation learning; residual networks; robustness; saliency maps; scaling
laws; second-order optimization; selective classification; self-attention; self-supervised
learning; self-training; semi-supervised learning; sequence modeling; shortcut learning; skip
connections; source-free domain adaptation; sparsity; spiking neural networks; spurious
correlations; state space models; structure learning; structured prediction; student-teacher
learning; superposition; survival analysis; symbolic regression; symmetry; synthetic data; tabular
data; tensor networks; test-time adaptation; test-time training; time series; time series
forecasting; training dynamics; transfer learning; transferability; transformers; uncertainty
estimation; uncertainty quantification; universal approximation; unsupervised domain adaptation;
vanishing gradients; vision transformers; weak supervision; weakly supervised learning; weight
decay; weight sharing; word embeddings; zero-shot learning;

# generative models
autoencoders; autoregressive models; consistency models; deep generative models; diffusion models;
energy-based models; flow matching; generative adversarial networks; generative AI; generative
modeling; generative models; image editing; image generation; image synthesis; latent diffusion
models; masked autoencoders; mode collapse; molecule generation; noise schedule; rectified flow;
restricted Boltzmann machines; Schrödinger bridge; score matching; score-based models; sparse
autoencoders; speculative decoding; stochastic interpolants; text-to-image generation;
text-to-video generation; variational autoencoders; vector quantization; video generation; discrete
diffusion; guidance; watermarking;

# inference and statistics
approximate Bayesian computation; approximate inference; Bayesian inference; Bayesian networks;
Bayesian neural networks; Bayesian nonparametrics; Bayesian optimization; belief propagation;
causal discovery; causal effects; causal inference; causal representation learning; causality;
change detection; change point detection; community detection; compressed sensing; conditional
independence; conditional random fields; confounding; control variates; copulas; counterfactuals;
covariance estimation; density estimation; density ratio estimation; determinantal point processes;
dictionary learning; Dirichlet process; distributionally robust optimization; dynamical systems;
expectation maximization; experimental design; experiment design; exponential families; factor
graphs; false discovery rate; functional data; Gaussian graphical models; Gaussian mixture models;
Gaussian process regression; Gaussian processes; graphical models; Hamiltonian Monte Carlo; Hawkes
processes; heavy-tailed distributions; heterogeneous treatment effects; hidden Markov models;
hierarchical clustering; high-dimensional statistics; hypothesis testing; importance sampling;
independence testing; independent component analysis; information bottleneck; information theory;
instrumental variables; interventions; inverse problems; k-means; k-nearest neighbors; Kalman
filter; kernel density estimation; kernel mean embeddings; kernel methods; kernel regression;
kernel ridge regression; Langevin dynamics; large deviations; latent variable models; linear
regression; local differential privacy; logistic regression; low-rank matrix recovery; Markov chain
Monte Carlo; Markov chains; Markov random fields; matrix completion; matrix factorization; matrix
sensing; maximum entropy; maximum likelihood estimation; maximum mean discrepancy; mean estimation;
mean-field theory; measurement error; message passing algorithms; method of moments; minimax rates;
mixture models; multiple testing; mutual information; natural gradient; nearest neighbors;
non-negative matrix factorization; nonparametric Bayes; nonparametric regression; optimal
transport; particle filters; phase retrieval; phase transitions; point processes; posterior
sampling; principal component analysis; probabilistic circuits; probabilistic graphical models;
probabilistic models; probabilistic programming; propensity scores; quantile regression; random
features; random forests; random matrix theory; rejection sampling; robust estimation; robust
statistics; sequential Monte Carlo; simulation-based inference; sparse coding; sparse linear
regression; sparse recovery; spectral clustering; state estimation; Stein variational gradient
descent; stochastic block model; stochastic differential equations; stochastic processes; subspace
clustering; sum-product networks; support vector machines; survey sampling; system identification;
tensor completion; tensor decomposition; topic models; topological data analysis; treatment
effects; two-sample testing; variable selection; variance reduction; variational inference;
Wasserstein distance; Wasserstein gradient flows; persistent homology;

# optimisation and theory
ADMM; algorithmic game theory; algorithmic stability; approximation algorithms; asynchronous
optimization; auctions; bandits; best-arm identification; bilevel optimization; black-box
optimization; Blackwell approachability; boolean functions; branch and bound; combinatorial
bandits; combinatorial optimization; communication complexity; computational complexity; constraint
programming; constraint satisfaction; contextual bandits; convex optimization; convex relaxation;
coordinate descent; core-sets; coresets; cryptography; data structures; decentralized optimization;
differential privacy; distributed learning; distributed optimization; dueling bandits; dynamic
regret; empirical risk minimization; equilibrium computation; expert advice; fair division;
fixed-parameter tractability; Frank-Wolfe; game theory; generalization bounds; generalized linear
models; global convergence; global optimization; gradient clipping; gradient descent; halfspaces;
high-dimensional inference; information-theoretic limits; integer programming; interior point
methods; kernel bandits; learning augmented algorithms; learning rate; linear bandits; linear
programming; loss functions; low-degree polynomials; low-rank approximation; matching markets;
mechanism design; minimax optimization; mirror descent; mixed-integer programming; multi-armed
bandits; multi-objective optimization; Nash equilibrium; no-regret learning; non-convex
optimization; non-stationary bandits; online convex optimization; online learning; optimization
landscape; over-parameterization; PAC learning; PAC-Bayes; parity learning; policy regret;
polynomial optimization; prediction with expert advice; privacy amplification; private learning;
property testing; proximal methods; quantum computing; quantum machine learning; quadratic
programming; random projections; random walks; regret bounds; regret minimization; replica method;
revenue maximization; Riemannian optimization; sample complexity; semidefinite programming;
sharpness-aware minimization; shuffle model; single-index models; sketching; smoothed analysis;
social choice; statistical learning theory; statistical physics; statistical query lower bounds;
stochastic approximation; stochastic gradient descent; stochastic optimization; streaming
algorithms; strategic classification; submodular maximization; submodular optimization; sum of
squares; teacher-student model; Thompson sampling; two-layer networks; VC dimension; variational
inequalities; voting; zeroth-order optimization; adaptive optimizers; graph theory; deep linear
networks;

# decisions and agents
actor-critic; AI agents; AI alignment; average-reward MDPs; behavior cloning; belief space
planning; bisimulation; contextual MDPs; cooperative games; credit assignment; decision making;
deep reinforcement learning; dynamic programming; embodied AI; episodic memory; exploration;
feature construction; function approximation; goal-conditioned reinforcement learning; heuristic
search; hierarchical reinforcement learning; human-AI collaboration; imitation learning; intrinsic
motivation; inverse reinforcement learning; knowledge representation; logic programming; Markov
decision processes; mean-field games; model predictive control; model-based planning; model-based
reinforcement learning; Monte Carlo tree search; multi-agent learning; multi-agent path finding;
multi-agent planning; multi-agent reinforcement learning; multi-agent systems; multi-hop reasoning;
neuro-symbolic learning; off-policy evaluation; offline reinforcement learning; option discovery;
partial observability; partially observable Markov decision processes; planning; policy evaluation;
policy gradient; policy mirror descent; policy optimization; policy search; preference learning;
Q-learning; reasoning; reinforcement learning; resource allocation; reward learning; reward models;
reward shaping; risk-sensitive control; safe exploration; safe reinforcement learning; scheduling;
self-play; sequential decision making; skill discovery; social dilemmas; stochastic games;
successor features; temporal difference learning; temporal logic; temporal reasoning; theory of
mind; tool use; transition models; two-player zero-sum games; user modeling; value function
approximation; value iteration; world models; answer set programming; argumentation; automated
planning; description logics; satisfiability; theorem proving; linear quadratic regulator; optimal
control; extensive-form games; vehicle routing;

# language
abstractive summarization; argument mining; aspect-based sentiment analysis; automatic speech
recognition; beam search; catastrophic interference; chain-of-thought; code generation;
code-mixing; commonsense reasoning; constituency parsing; conversational agents; coreference
resolution; cross-lingual transfer; dependency parsing; dialogue generation; dialogue state
tracking; dialogue systems; direct preference optimization; discourse parsing; document retrieval;
emotion recognition; entity linking; entity resolution; event extraction; explanation generation;
fact checking; fact verification; fake news detection; factuality; grammatical error correction;
hallucination; hate speech detection; human evaluation; in-context retrieval; inductive biases;
information extraction; information retrieval; instruction following; instruction tuning; intent
detection; jailbreak attacks; keyphrase extraction; knowledge base completion; knowledge base
question answering; knowledge bases; knowledge editing; knowledge graph completion; knowledge graph
embedding; knowledge graphs; language generation; language grounding; language modeling; language
models; large language models; lexical semantics; long-context modeling; long-form question
answering; low-resource languages; machine reading comprehension; machine translation; math
reasoning; mathematical reasoning; model editing; morphology; multi-document summarization;
multi-turn dialogue; multilingual models; named entity recognition; natural language generation;
natural language inference; natural language understanding; neural machine translation;
non-autoregressive generation; open-domain question answering; opinion mining; paraphrase
generation; part-of-speech tagging; pre-trained language models; pretraining data; probing; prompt
engineering; prompt tuning; prompting; question answering; question generation; reading
comprehension; red teaming; relation extraction; retrieval-augmented generation; reinforcement
learning from human feedback; representation engineering; response generation; safety alignment;
scalable oversight; self- consistency; semantic parsing; semantic role labeling; semantic search;
semantic textual similarity; sentence embeddings; sentiment analysis; simultaneous translation;
speaker recognition; speech recognition; speech synthesis; speech translation; spoken language
understanding; stance detection; steering vectors; style transfer; table understanding; temporal
knowledge graphs; text classification; text generation; text simplification; text summarization;
text-to-SQL; text-to-speech; tokenization; toxicity detection; visual question answering; word
segmentation; word sense disambiguation; authorship verification; data contamination; model
collapse; LLM agents; LLM evaluation; social bias; gender bias; misinformation; summarization;
key-value cache; mixture of agents; activation steering; synthetic data generation;

# vision and sound
3D Gaussian splatting; 3D generation; 3D human pose estimation; 3D object detection; 3D point
clouds; 3D reconstruction; 3D shape; 3D vision; 6D pose estimation; action detection; action
localization; action recognition; action segmentation; activity recognition; aerial images;
audio-visual learning; audio-visual segmentation; bundle adjustment; camera calibration; camera
pose estimation; co-speech gestures; computational imaging; computational photography; correlation
filters; crowd counting; deepfake detection; depth completion; depth estimation; depth maps; domain
randomization; edge detection; eye tracking; face alignment; face anti-spoofing; face detection;
face recognition; face verification; facial expression recognition; fine-grained recognition;
Gaussian splatting; gaze estimation; gesture recognition; hand pose estimation; head pose; human
mesh recovery; human motion; human motion prediction; human pose estimation; human-object
interaction; hyperspectral images; image captioning; image classification; image compression; image
denoising; image enhancement; image inpainting; image matching; image quality assessment; image
recognition; image registration; image restoration; image retrieval; image segmentation; image
super-resolution; image-text matching; image-to-image translation; instance segmentation; intrinsic
images; inverse rendering; keypoint detection; lane detection; light fields; low-light enhancement;
medical image segmentation; medical imaging; monocular depth estimation; moment retrieval; motion
capture; motion deblurring; motion estimation; motion generation; motion segmentation; multi-object
tracking; multi-view geometry; multi-view stereo; multimodal large language models; music
generation; neural radiance fields; neural rendering; non-rigid registration; novel view synthesis;
object counting; object detection; object discovery; object localization; object pose estimation;
object recognition; object segmentation; object tracking; object-centric learning; open-vocabulary
detection; open-vocabulary segmentation; optical flow; panoptic segmentation; pedestrian detection;
person re-identification; person search; photometric stereo; place recognition; point cloud
registration; point clouds; pose estimation; referring expression comprehension; referring
segmentation; remote sensing; rolling shutter; saliency detection; salient object detection; scene
flow; scene generation; scene graph generation; scene graphs; scene parsing; scene reconstruction;
scene text recognition; scene understanding; semantic correspondence; semantic segmentation; shape
completion; shape from shading; shape matching; sign language; sketch recognition; source
separation; speech enhancement; stereo matching; stereo vision; structure from motion; structured
light; super-resolution; surface normals; surface reconstruction; temporal action detection;
temporal action localization; temporal grounding; texture synthesis; transparent objects;
unsupervised segmentation; video anomaly detection; video captioning; video compression; video
object segmentation; video prediction; video question answering; video recognition; video
retrieval; video segmentation; video summarization; video super-resolution; video understanding;
virtual staining; virtual try-on; vision-and-language navigation; vision-language models; visual
grounding; visual localization; visual place recognition; visual reasoning; visual relationship
detection; visual search; visual tracking; weakly supervised object detection; whole slide images;
camouflaged object detection; human-centric perception; event cameras;

# robots
aerial manipulation; aerial robots; assistive robots; autonomous driving; autonomous navigation;
autonomous vehicles; bimanual manipulation; bipedal locomotion; bipedal walking; biped robots;
brain-computer interfaces; cable-driven robots; climbing robots; cloth manipulation; cognitive
robotics; collaborative robots; collision avoidance; collision detection; compliance control;
contact-rich manipulation; continuum robots; control barrier functions; coverage path planning;
data association; deformable object manipulation; dexterous grasping; dexterous manipulation;
differentiable simulation; dual-arm manipulation; exoskeletons; extrinsic calibration; fault
detection; field robotics; force control; formation control; gait generation; grasp planning;
grasping; haptic feedback; haptics; human-robot collaboration; human-robot interaction; humanoid
robots; impedance control; in-hand manipulation; industrial robots; inverse dynamics; inverse
kinematics; jumping robots; laser range finder; legged locomotion; legged robots; locomotion;
long-horizon manipulation; loop closure detection; magnetic robots; manipulation planning; micro
robots; mobile manipulation; mobile robots; modular robots; motion control; motion forecasting;
motion planning; motion primitives; movement primitives; multi-robot coordination; multi-robot
systems; needle insertion; non-prehensile manipulation; nonholonomic robots; object manipulation;
obstacle avoidance; occupancy grids; parallel manipulators; parallel robots; path following; path
planning; physical human-robot interaction; planetary rovers; pneumatic actuators; prosthetic
hands; pursuit-evasion; quadrotors; quadruped locomotion; quadruped robots; reconfigurable robots;
redundant manipulators; robot control; robot hands; robot learning; robot localization; robot
manipulation; robot navigation; robot perception; robot swarms; robotic assembly; robotic grasping;
robotic hands; robotic manipulation; robotic surgery; sensor fusion; sensor networks; series
elastic actuators; shape memory alloys; shared autonomy; shared control; sim-to-real transfer;
simultaneous localization and mapping; skill learning; sliding mode control; snake robots; social
navigation; social robots; soft actuators; soft robots; sound source localization; space robots;
stiffness control; surgical robots; swarm robotics; tactile sensing; target tracking; task
allocation; task and motion planning; task planning; teleoperation; torque control; trajectory
forecasting; trajectory optimization; trajectory planning; trajectory prediction; trajectory
tracking; underactuated systems; underwater robots; unmanned aerial vehicles; variable stiffness
actuators; vision-language-action models; visual navigation; visual odometry; visual servoing;
visual-inertial odometry; visuomotor control; visuomotor policies; walking robots; whole-body
control; wireless sensor networks; soft grippers;

# web, society and science
AI safety; algorithmic fairness; auction design; blockchain; click-through rate prediction; climate
modeling; clinical trials; cold-start recommendation; collaborative filtering; computational social
choice; computational social science; content moderation; conversational recommendation;
cross-domain recommendation; crowdsourcing; data mining; drug discovery; electronic health records;
evolutionary algorithms; facility location; fairness; fraud detection; genetic algorithms; group
fairness; healthcare; high-performance computing; individual fairness; influence maximization;
information diffusion; malware detection; medical diagnosis; molecular dynamics; neural coding;
neural decoding; neuroscience; online advertising; partial differential equations; peer review;
personalization; protein design; protein folding; protein structure prediction; recommendation
systems; recommender systems; scientific discovery; search engines; sequential recommendation;
single-cell data; smart contracts; social media; social networks; spatio-temporal forecasting;
traffic prediction; traffic forecasting; trust; visualization; weather forecasting; web search;
working memory; graph databases; query optimization; session-based recommendation; human-computer
interaction; brain imaging; electroencephalography; functional MRI; genomics; gene expression;
materials science; quantum chemistry; power systems; smart grids; edge computing; distributed
systems; software engineering; program repair; formal verification; operating systems;
cybersecurity; intrusion detection;
"""

# What these letters stand for wherever they stand alone.
ACRONYMS = {
    "AMP": "approximate message passing",
    "AutoML": "automated machine learning",
    "ASR": "automatic speech recognition",
    "BCI": "brain-computer interfaces",
    "BNN": "Bayesian neural networks",
    "CNN": "convolutional neural networks",
    "CRF": "conditional random fields",
    "CTR": "click-through rate prediction",
    "DNN": "deep neural networks",
    "DPP": "determinantal point processes",
    "DPO": "direct preference optimization",
    "DRL": "deep reinforcement learning",
    "DRO": "distributionally robust optimization",
    "EHR": "electronic health records",
    "ERM": "empirical risk minimization",
    "GAN": "generative adversarial networks",
    "GCN": "graph convolutional networks",
    "GMM": "Gaussian mixture models",
    "GNN": "graph neural networks",
    "GP": "Gaussian processes",
    "HMM": "hidden Markov models",
    "HRI": "human-robot interaction",
    "ICA": "independent component analysis",
    "ICL": "in-context learning",
    "IRL": "inverse reinforcement learning",
    "LLM": "large language models",
    "LM": "language models",
    "LoRA": "low-rank adaptation",
    "LQR": "linear quadratic regulator",
    "LSTM": "long short-term memory",
    "MARL": "multi-agent reinforcement learning",
    "MCMC": "Markov chain Monte Carlo",
    "MCTS": "Monte Carlo tree search",
    "MDP": "Markov decision processes",
    "MLLM": "multimodal large language models",
    "MoE": "mixture of experts",
    "MPC": "model predictive control",
    "NAS": "neural architecture search",
    "NER": "named entity recognition",
    "NeRF": "neural radiance fields",
    "NLI": "natural language inference",
    "NLP": "natural language processing",
    "NMF": "non-negative matrix factorization",
    "NMT": "neural machine translation",
    "NTK": "neural tangent kernel",
    "OOD": "out-of-distribution",
    "PCA": "principal component analysis",
    "PDE": "partial differential equations",
    "PINN": "physics-informed neural networks",
    "POMDP": "partially observable Markov decision processes",
    "QA": "question answering",
    "Q&A": "question answering",
    "RAG": "retrieval-augmented generation",
    "RBM": "restricted Boltzmann machines",
    "RL": "reinforcement learning",
    "RLHF": "reinforcement learning from human feedback",
    "RNN": "recurrent neural networks",
    "SDE": "stochastic differential equations",
    "SGD": "stochastic gradient descent",
    "SLAM": "simultaneous localization and mapping",
    "SSL": "self-supervised learning",
    "SVM": "support vector machines",
    "TTS": "text-to-speech",
    "UAV": "unmanned aerial vehicles",
    "UDA": "unsupervised domain adaptation",
    "VAE": "variational autoencoders",
    "VLA": "vision-language-action models",
    "VLM": "vision-language models",
    "VQA": "visual question answering",
    "ViT": "vision transformers",
}

# Another wording, and the concept it belongs to in a list of topics.
SAME = {
    "ConvNets": "convolutional neural networks",
    "adversarial attacks": "adversarial examples",
    "adversarial perturbations": "adversarial examples",
    "adversarial samples": "adversarial examples",
    "alternating direction method of multipliers": "ADMM",
    "autonomous cars": "autonomous driving",
    "autonomous vehicles": "autonomous driving",
    "best arm identification": "best-arm identification",
    "biped walking": "bipedal locomotion",
    "bipedal walking": "bipedal locomotion",
    "causal effect estimation": "causal inference",
    "common sense reasoning": "commonsense reasoning",
    "convolutional networks": "convolutional neural networks",
    "convolutional nets": "convolutional neural networks",
    "differentially private": "differential privacy",
    "diffusion probabilistic models": "diffusion models",
    "denoising diffusion models": "diffusion models",
    "generative adversarial nets": "generative adversarial networks",
    "hallucinations": "hallucination",
    "information-theoretic bounds": "information-theoretic limits",
    "k-armed bandits": "multi-armed bandits",
    "learning from demonstration": "learning from demonstrations",
    "multi-modal large language models": "multimodal large language models",
    "multi-modal learning": "multimodal learning",
    "nonconvex optimization": "non-convex optimization",
    "online optimization": "online convex optimization",
    "optimal transportation": "optimal transport",
    "parallel manipulators": "parallel robots",
    "policy gradient methods": "policy gradient",
    "policy gradients": "policy gradient",
    "pre-trained models": "pre-training",
    "quadcopters": "quadrotors",
    "recommendation systems": "recommender systems",
    "recurrent networks": "recurrent neural networks",
    "regret bound": "regret bounds",
    "robotic hands": "robot hands",
    "robotic manipulation": "robot manipulation",
    "submodular functions": "submodular optimization",
    "submodular maximization": "submodular optimization",
    "variational auto-encoders": "variational autoencoders",
    "vision language models": "vision-language models",
    "word vectors": "word embeddings",
}

# Fields of research and common aims: keywords, but as a topic they say nothing.
BROAD = """
machine learning; deep learning; deep neural networks; neural networks; supervised learning;
unsupervised learning; artificial intelligence; computer vision; natural language processing;
natural language; robotics; data mining; optimization; generalization; robustness; gradient
descent; decision making; learning rate; loss functions; classification; regression; manipulation;
navigation; localization; planning; perception; reasoning; attention; memory; segmentation;
detection; recognition; tracking; communication; convergence; speech; uncertainty; adaptation;
search; sampling; simulation; mapping; control; representation; geometry; dynamics; diversity;
interaction; trust; guidance; healthcare; visualization; robot control; robot learning;
probabilistic models; theory; computational complexity; evaluation
"""

# What papers work with, or refer to, as often as they are about it.
TOOLS = """
autoencoders; depth maps; exploration; function approximation; generative models; global
convergence; image classification; image recognition; language modeling; linear regression; loss
landscape; Markov chains; mutual information; nearest neighbors; object recognition; representation
learning; sparsity; support vector machines; attention mechanism; batch normalization; beam search;
convolutional neural networks; data augmentation; deep generative models; feature learning; feature
selection; fine-tuning; human evaluation; overfitting; pre-training; recurrent neural networks;
regularization; self-attention; transformers
"""


# Not even a keyword.
EMPTY = """
2D; 3D; neural nets; deep networks; robots; learning; training; inference; prediction; estimation;
objective function; real world; training data; test data; data; datasets; benchmark; feature;
feature extraction; embedding; images; videos; text; language; objects; scene; human; users; agent;
environment; network; model; model training; algorithm; learning algorithm; learning models;
learning methods; learning process; learning problem; ground truth; supervision; time; information;
knowledge; noise; error; probability; distribution; samples; data sets; data points; parameters;
variables; function; space; structure; performance; accuracy; experiments; simulator; applications;
domain; task; method; results; baselines; quality; efficiency; complexity; computational cost;
convergence rate; sample size; solution; problem; input; output; query; label; class; label
information; prior knowledge; prior information; domain knowledge; state space; action space;
feature space; latent space; input space; parameter space; search space; high dimensional; high
dimension; low dimensional; large scale; end to end; state of the art; real time; upper bound;
lower bound; error bound; bounds; polynomial time; linear; nonlinear; stochastic; optimal; convex;
sparse; random; deep; neural; system; test set; training set; human annotation; human performance;
latent variable; hidden layer; vision; code; graph; matrix; vector; kernel; image data; text data;
user study; empirical evaluation; ablation study; case study; learning framework; neural model;
deep model; neural architecture; network architecture; model architecture; model performance; model
parameter; computational efficiency; inference time; training time; test time; downstream task;
vision task; learning task; language task; machine learning model; deep learning model; machine
learning algorithm; real data; synthetic dataset; open problem; existing work; natural image;
general purpose; fine grained; ground truth data; computational resource; degrees of freedom;
optimization problem; signal; camera; sensor; point; motion; trajectory; policy; action; reward;
state; value function; feedback; behavior; path; region; pixel; frame; sequence; sentence; word;
token; document; event; entity; relation; question; answer; person; people; gradient; hand; force;
modality; temporal; spatial; visual; semantic; semantics; geometric; generation; reconstruction;
transfer; pose; depth; shape; similarity; classifier; decoder; encoder; cost; resolution; surface;
target; source; teacher; student; group; cluster; tree; node; set; rank; metric; metrics; distance;
constraint; filter; measurement; actuator; position; velocity; hardware; software; platform; tool;
workspace; gripper; learned representation; learned model; learned feature; autonomous robot;
robotic system; robot system; robotic task; real robot; mobile; large dataset; state of the art
performance; proposed method; model size; optimal solution; initial condition; decision maker; real
world data; research community; source code; open source
"""
