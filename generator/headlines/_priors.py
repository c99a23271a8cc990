"""How likely a word of an abstract stands in its title too.

Counted by the project from 52,484 public abstracts and titles (1987 to 2025, conferences of
machine learning, vision, language and robotics; none of the papers that the headlines are
measured on). The key is the log-odds of "in the title, given that it is in the abstract",
rounded to halves. Words that are not listed are near `UNLISTED`.
"""

UNLISTED = -2.1

LOG_ODDS = {
    -7: """
able accomplish according accurately achieve achieved achieves acquired addition additionally
address addressed addresses adjust adopt adopted advantages aims al allow allows already also
although amount amounts analyzed applies apply argue arise assume assumed attempt attracted
because become becomes been besides builds called cannot captures carefully carried carry
characterize characterized closely combines comes commonly compared computes conduct conducted
confirm consequently consider considerable considered consisting consists constructed contain
containing contains contribute correctly counterparts created crucial currently dealing
demonstrate demonstrates depend depending depends derive describe described describes determined
develop developed devise difficulties directly discuss discussed distinguish each effectively
efforts either empirically employ employed employs enables encodes ensure ensures entire
especially establish et evaluated even examine excellent execute exhibits existing experimentally
exploited exploits explored explores extends extensive extensively facilitate fail final finally
findings firstly focuses followed formulate formulated found frequently further furthermore
generalizes generally generates github gives greater greatly has have hence here hold however
https idea ideas identified if implemented importantly impressive improvements include includes
including incorporates increasingly indeed indicate instead interesting intractable introduce
introduced introduces investigate investigated involve involved involves issue kind largely latter
learns lies likely longer main mainly may meanwhile might moreover most mostly much must namely
newly obtain obtains occur offer offers often other our outperform outperforming outperforms paper
participants particular particularly perform performed performs plays popular possibly precisely
predicts present presented presents previous produced produces producing promising propose
proposed proposes proposing prove proved provide provided provides qualitatively quantify quite
realize recently recorded reduces regarding relatively relies rely relying remain remains
remarkable reported represents require requirement requires requiring respectively resulting
reveals runs same serve several show showed showing shown shows significantly since solved
specifically state-of-the-art studied subsequently substantially successfully such suffer suffers
suggest suggests suited tackle takes tend tested them then thereby therefore these this those
though thus time-consuming too typically unfortunately unlike upon us used uses usually utilize
utilized utilizes validate validated verify was well well-known were whereas which whose widely
will works
""",
    -6.5: """
accordingly accounts actually adapts advance affected aforementioned aim allowed allowing
analytically appealing appear applicable appropriate appropriately arises arising assigned
associated assumes authors available be becoming being believe bring brings but calculate
calculated cases certain cifar-10 clearly collecting come comparable compares compensate comprises
conclude confirmed conjunction consequence considerably considers consist consistently constructs
contributes cope correspond corresponding corresponds could creates deals decide decompose
decreases define defining demands demonstrated derived despite detects determine determines differ
difficult doing dramatically drastically drawbacks due earlier easily efficacy eliminate emerged
emph encourage encourages encouraging enhances enjoys entirely essentially etc every exploit
expressed extracts facilitates fails favorably fed find follows fuses give great grows had handles
holds identifies ignore illustrate implementations implies impose included incorporate increases
indicates indicating inefficient infeasible initially intended interested intuitively investigates
io it kinds lack lastly later leads leverages little magnitude maintains major make manner
maximizes meet minimize mnist modify naturally nature needs neither never nevertheless nor notably
now obtained occurs operate operates original otherwise overall poorly prevents primarily
processed produce promise prone published purposes rarely readily recover recovered refer referred
regardless released remaining represent respective result retaining revealed satisfies seamlessly
secondly seconds seeks selected selects serves severely showcase significant similarly simplicity
smaller so-called some sometimes specify state-of-the-arts straightforward strengths struggle
superior superiority termed than themselves there they thorough throughout traditionally treat
treated typical understood vary version versions viewed we whether while work would yields
""",
    -6.0: """
above abundant accommodate accomplished additional adds adequate adequately admits adopting adopts
advancements advantageous alleviate alleviates alongside amenable analogous analyze annotate
another any apart appears approximates arrive assessed assigning attain attains baselines behave
belong below benchmarks bleu boosts both build built caused changed characterizes cifar-100
classified collected com compelling competitors completed comprised comprising compromise compute
concern concerned concretely concurrently conducting connect considerations constrain construct
consuming contained contrary contribution create crucially dangerous deal decade decades
decomposes decreasing defined defines degrade degrades demanding designed desirable detected
develops devised did differs discusses done drawback dubbed edu effectiveness eight eliminates
enforces established establishes evaluate evaluates eventually examined exceeds exhaustive exhibit
exist exists expect expense extend f1 far fine-tuned fits formalize formally formed formulates
formulating frac fundamentally gaining get getting given goes grow guaranteeing handle handled
having her http identify ignored ill-posed implement implements important impractical increase
induces infers influenced inform inspiration integrates interestingly interpreted introducing
investigating involving keeps kg kitti km knowing lacking lacks larger latest lead let maintain
maintained manually mapped mathbb mathematically merely minimized modeled modelled moderate
motivates nearby need negligible notable nowadays numerically numerous observe obtaining offering
ones opens originally others outperformed outstanding overcomes owing par permits portion possess
possible potentially practically practitioners preserves prevalent prevent previously prohibitive
proven proves providing quantitatively rather reached reaches react receives recent recognized
refers refines regard regarded relate relax remarkably removed removes repeatedly replacing
reproduce required respect respond restrict restrictive results retraining rigorously roughly
sacrificing satisfactory satisfied seen separately serious shortcomings should simplify simply
slightly specially starts state-of-art store successful suggesting suitable suppress surpasses
surroundings tackled tackles tackling tedious tends terms that theoretically third thoroughly
today together traditional translate tremendous try ultimately unable unclear unifies unnecessary
usual validating varies variety various viable want way ways website well-established well-studied
whenever where wherein whilst widely-used widespread worse written years yet youtu
""",
    -5.5: """
ability accepted accompanied accompanying account acquire actual added adjusts admit advancing
affecting affects again aiming albeit align aligns alleviating allocate alone alternatively always
analyzes ap apparent appearing applicability applied applying approaches are arguably asked
assembled assigns associate assuming attained attempted attempts augments automating avoided
avoids backgrounds balances begin beginning belongs beneficial benefit benefiting bo bottom
brightness broad broadly calculates call can capable carries cast challenging chooses chosen
cifar10 circumvent clear coco collaborate collaboratively collectively columns coming compactly
comparably compare completing composed comprehensively compromising concentrate conceptually
concerning conclusions confirms connects consecutive consideration constants constitute
constitutes constrains contemporary continue contributions controls conventional converge
converted corrected corroborate cs cumbersome current days decides deciding decouples decreased
dedicated delivers demonstrating deployed derives desired devoted different differentiate
differing disadvantages discovers does dominated dp dramatic draws drops easier efficiently
elaborate embeds emphasis emphasize enable encounter end-effectors enforce enforced engines enjoy
enormous enrich entails entry epsilon essential estimate examines examining exceed exceeding
except exclusively executed executes exerted exhibited expands experiments explains explicitly
explore exposed expressing fairly favor favorable featuring finds finer first flops former
fraction fulfill functionalities fuse gained gather generated gets ground-truth guess happen
happens hardly heavily held helping helps herein highest highlighted hinder hinders huge
hyper-parameters ideally ignores ii iii illustrates illustrating implementing imply imposes
improves inability inadequate incorporated incorporation incrementally incurs indicated
indispensable ineffective inevitably inferior initialize initiate innovations inserted insight
installed integrate interacts intricate is iterates itself just justify kept laborious largest
leading leaving left less leverage like limiting lives long-standing losing lowest made mainstream
makes manage manufactured many matches maximize maximized measured members merged meters minor
miou mitigates more motivate motivated motivating moved ms-coco multitude necessitates needed
negatively non-trivial nonetheless not note notion notoriously np-hard nuscenes nvidia observes
obvious offered ongoing only optimizes or ours out outline overcome own paramount per per-pixel
perfectly performances performing perhaps permit placed plugged poor possesses practicality
preserve problematic prohibitively promotes publicly pushes quantifies quickly raise raises
readings realizes reasonable reasonably reasons receiving reconstructs reflects reformulate
registered regress relates relating reliably reliance relied remained remedy remove renders
repeatable replaced replicate represented researchers researches resolve resolves resort
respecting restricts resulted retains reveal rotate run satisfy save seek seem seemingly seems
shares shed similar simplest simplifies simplifying slight slower smallest so solves sota special
specific speed-up speedups spite splits sr ssl stably standard state-of-the stay steer stems still
storing strengthen sub-tasks subproblems substantial succeed successes suffering suitability
summarize supervise surpass surpassing susceptible svhn synthesized synthesizes systematically
take taking tasked tens textit their trained translates transmitted treats tries trying twice
two-fold uda ultimate unavailable uncover underlying unify unique uniquely unless unsolved
unsuitable until updated url use useful validates valuable variances verifies versa vice vicinity
violated virtually visited visualize voc wearing well-defined well-suited whereby white wish
witnessed www yield yielded
""",
    -5.0: """
a-priori ablations absence abstracted ac accelerate accessed accessing accommodates accordance
accounted accumulate accuracies achieving acts actuate adjacent adoption advances advantage advent
advocate affect affords after afterwards agree aimed akin all alleviated along altered alternates
altogether amplify analysed analyses approached arbitrarily around arriving art article
artificially arts asks aspects assembling assess assessments assign associates assumption
assumptions asynchronously attached attaching attacker attaining attempting augment automatically
automaton availability avenues avs away beforehand begins behaves beings believed benchmarked
benefits biggest billion blurring boost breaks breakthroughs brief briefly built-in burden
by-product byproduct caltech capacities captured careful carla categorize cdot celeba challenge
challenged challenges cheaper cifar cifar100 cite clarify classic classifications classifies
classify closes cm collect collects collide colliding combine commanded comparatively comparing
compensates competitively complemented complementing complements completes comply comprehend
compressing comprise computed concentrated concerns conclusion conducts confirming conform
connecting constructing consume continues contrasts contributed contributing conveniently
conventionally conversely convert cornerstone corrects correlates costly counterpart couples
crafted cub cub-200-2011 custom datasets db decoded deemed deep-learning-based deform degrading
deliver delivered denote denoted denotes depict depicting deploy deriving designated desktop
deteriorate detrimental developing developments deviate devising digits dilemma discard discarded
disciplines discover discovered discrepancies discriminating disentangles disorders displayed
distinctive distinguished distinguishes distribute divided divides do downstream drastic drawn
dropping durations ease easy-to-use economic eliminated ell_2 emerging emika emphasizes emulate
enabling encode encompasses encompassing encountered end endow enforcing engage engaged engineered
engineers enough ensured ensuring enter entering envision epochs equal equip equivalently
error-prone essence establishing estimated evolves exchanged executing exert exhaustively
expensive explosion exponentially expose extensions extent extract extracted extractors faced
facilitating facto fewer fig fills finance five fl flexibly focus follower form formalization
formulations foster four fourth frame-based frame-level framed franka freely frequent fundamental
gains gathered generality genome geq git governed gracefully gradually greatest groundtruth grown
he heights help helpful heuristically highlighting highlights hindered hindering hmdb51 hope host
hour hours hr human3 hundred hundreds hz identically ie il illustrative immense imposed improve
inappropriate incapable inception incoming increased increasing incur incurred incurring induce
infer inferred infinity influencing infty ing ingredient inherent inherently inherit inherits
inject injecting insert inspect inspire instantiate intensively interpolate intriguing
introduction irl irrespective isolate issues iterations its jetson judge judgments kappa kd keep
keeping key known knows kpa labor-intensive laptop le leave lends lengths leq lets lfd lfw
libraries lighter limitations literature ln localizes locations looks lose lot lower-dimensional
lowering lying maintaining maker manages manifest manipulate manipulates market-1501 matched
mathbf mathrm mature member met mi milliseconds mimic mined minimise minimising minimizes
misleading missed mm mn modern modest modifies monitored monotonically move moves ms mscoco mse
naively navigates nd necessary needing neglecting no non-adaptive number nyu occurred occurrences
one open-sourced opposed optimize orders org organs origin ot overfit overlook panda parameterize
participate partly pascal passed paving pc penalize penalizes per-frame percent period
periodically pertaining pervasive plain planned please pleasing plethora plms polynomially
portions posed posing positively possibility powerful practice pre-computed pre-specified
preceding predefined predetermined predicted predominantly prefer preferable presenting prevailing
prices prioritize proceed proceeds processors progresses prominent promises propagates properly
psnr purpose put quantities queried raised reach realistically realized rear reason recognizes
recommend recovers reduce reflect reformulated reformulation regards register regresses
regularizes regulating related relaxes relaxing replace replaces reports requested researched
resemble resembles resnet-50 resorting respects responding restrictions retain retrieve returned
reused richness rigorous rise rising rms rmse round routinely routines sacrifice safely said
satisfying saves scalability scales scenario sciences searched second seldom select seminal
separates seriously session sessions setting settings share she sheds shortcoming showcasing
shrink sides sim simpler simulates simulations simultaneously snns society solely solve something
somewhat soon sophisticated sought spanned specified specifies spirit sqrt st stabilizes stacks
stages standalone standards stands started starting stringent structurally stuck studies
sub-problems subclass subjects suboptimality subproblem subsequent subsets subsumes succeeded
succeeds success successively suffices sufficiently suggested suitably supplement supplementary
supplied supports suppose supposed suppressed surge surprisingly surrounding synthesize tailored
taken taught technique thanks thereafter thereof think thirdly thousand three tied times tolerate
tracking-by-detection trades train transferred transmit traveled traverses treating
trial-and-error tried true turned tv ucf101 unary unavoidable under-explored underactuation
undergo understand university unlikely unordered unsatisfactory untrained unwanted upcoming
usefulness user-defined user-friendly user-specified validations variant vast vastly verified
vertices vgg video-level violate violating visits waiting wants warp waymo weakness wearer
well-designed well-trained when winner within year yielding zone zsl
""",
    -4.5: """
abilities about abstracts acceptable accounting accumulating accuracy adapt add adding addressing
adjusting aid aka algorithmically almost alternative alternatives ambiguities among amongst
analyse angles annotated anticipate appeared approximately areas as at attract automate
autonomously avenue avoid avoiding basic before belonging better bigger bn break breakthrough
broader brought calculations calibrate candidate causes causing celebrated cf characterise
characteristic cheap choose choosing circumstances cl classical clean close closer coined
combination completely complexities complicated computationally computations concatenating
conjecture constantly constraining consumes contrast convenient conveyed core correct couple
covered covers critically date de decrease degrees deliberately depicted deploying depths
derivation detect detections determining differently difficulty disadvantage discretize
discriminate discussing disentangle displacements distinct dominate down dozens easy economics
effective elegant eliminating emerge emphasizing employing enabled encoded enhance episodes epoch
equally equivalent erroneous estimates evaluations ever evolve example excessive exercises
exhibiting existence experienced experiment experimentation experimented explain explained express
extending f1-score fabricated facing famous fastest few fine-tune fit fitted flexibility focused
focusing follow footage freedom frobenius full functionality gave generalizability generalize
generate generations good gp granularities guarantee guide half harder healthy held-out higher
higher-level highlight his how human-computer hypothesize ideal idealized identical ignoring
illustrated immediate immediately implicitly implying imposing impossible improvement in-depth
inaccuracies incorrect incorrectly industry inferences influences insights insufficient interact
interactively interest interests interfere internally interplay interpret into intractability
isolated iteratively kgs labor laboratory learn learnt led levels leveraged limitation links log
manufacture mathcal mdp meaningful means mentioned merits methodologies microsoft middlebury mild
mislead mismatches mitigate moderately modifications mpii name necessarily neglect neighboring
neuroscience nodes noises non non-convexity non-linearity non-zero none nonlinearity nontrivial
normally np-complete objective observed occurrence occurring off omega once opened opportunity
optimise originating outputs outside overlooked overview paradigms parties partners pass passes
past paves pay perceive percentage perceptrons persons phases pixels pool portability posit
positions possibilities pre-defined predict preventing principled priori procedure progress
progressively projecting proof propagated purely quantitative quantity rapidly real-life receive
received reconstruct reducing refine refined reformulating regulate rejecting relevant relieve
render replicating representing requirements responsible restored restricting resultant retrieved
retrieves returns revealing revisit richer right robustly sa scarcity scores seamless send
separate sequentially setups seven severe shall simulate single-task sites situations six smoothly
specialized specifying speedup ssim steps stops stored strictly strong stronger subroutine subtle
switches techniques technologies theoretical therein thousands three-fold threefold top-1 trains
transfers translated trivial tuned turn turns two types undesirable undesired unexpected
unlabelled unprecedented unsafe up utilization utilizing valid validity vanilla variants
versatility very vgg-16 viability visualized vit vital vulnerable well-understood worst
""",
    -4.0: """
accelerates accelerations access accomplishing achievable across activitynet adaptations adapted
adaptively adjacency adjustments advanced ahead alexnet altering amplitude analyzing annotators
approximating arranged arrangements ask asking assists associating attractive average baseline
batches baxter behind best between boxes branches bringing brittle broken calculating calculation
calls capabilities capability capture capturing case cause changes characteristics check checks
choices cities cityscapes climb code coefficients collisions combinations combined commercial
common communicate companies compensating compete competitive complement components computational
computer concatenated concise conditioning considering consumption contents continually continuity
converges converting converts convey convincing cooperate cooperatively correctness correlate
course covering creating critical cumulative curated decode decomposing decouple default degree
degrees-of-freedom delivering demo demonstrator deployments describing designer designs
destination detail detailed details developers diameter differences discarding discriminator
discussion disjoint dissimilar distinction drives drl during edges efficiency ekf elements elicit
elusive embed empty endowed ends enlarge entries equipped estimations exactly expand expected
experimental exploring extra extracting extractor extremely fabricate facilitated fact failing
faithful faithfully familiar fill fix fixed flickr30k formalism formalized forms formulation
foundation frames frameworks fully-supervised gain gallery generalizations geometrically
geometries giving gnns goal going grasped greedily hand-crafted handful harm harmful harness homes
horizons human-annotated hyperparameters id imagenet imitate imperative implications inaccurate
incorporating independently individual individuals inefficiency inevitable initial initialized
injected innovative input inputs insensitive inserting integrating intelligently intensities
intensive interior intuition invalid investigations iou irrelevant items iv jointly labelled last
law learner leaves level life linearly linked loads localize locate located locating low-level
low-quality lr mab magnitudes majority manipulated manual margins match meanings measure medicine
meets merges methods millions mimics min minimizer minimizing mis modified modifying monitor
months mounted naive navigate necessity neglected network-based new nine nm noiseless nominal
non-expert notions numbers numerical observing occupied off-line off-the-shelf one-to-one onto
operating optima optimally optimizations optimum order outcome outcomes over over-fitting overly
paid pair pairs paradigm parameters parametrized participant partner perceiving perfect
performance perspectives phantom phenomena phenomenon pieces places plausible played plus poly
popularity potential pr2 practical preferred preprocessing preserved primary problem procedures
profiles project projects promote proof-of-concept propagate proper protect proving public pursue
pushed qualitative quantified randomly ranges ranked ranks ratios rays real real-robot real-world
realization receiver recognize reconstructed reflected reflecting regime regularize regularly
removing rendered report representative reprojection requests research resolutions restore return
rich rigidly risks roi routine safer sampled samples saving savings say scanned scarce scattered
scenarios science scratch searches selecting selectively senses sent serving setup sharper shorter
sift signal-to-noise significance silicone similarities simulated size sizes slowly solution
solutions speeds stabilize stage standardized stanford start statistically step stores studying
sub-optimal subgraphs subject subjected suboptimal successive sufficient summarized synthetically
technical technology ten term therapeutic theta thought tilde tokens top totally track tracks
trade tradeoff transformed transforming trials truth tune twofold ubiquitous unchanged
uncontrolled unexplored universally unrealistic unrelated updates usability usage users values
variability variations velocities versus violations visit voltage walls who whole wide wider
widetilde without workers working worth wrong youtube
""",
    -3.5: """
ablation abrupt accessibility accessible accidents accumulated achievement acquiring acting
activated actively actuating adaptability adapting adjusted adversary against agent aggregate
aggregates agility aids aligned allocated alter alternate alternately analysing anatomy animals
ann annotating annotations answers api application applications approximated approximators ar
architectural architectures area arguments articles artifacts assemble assessing assignments
associations atoms attach attracting au author back backbone backbones balls barriers basis
behaviour behaviours beliefs bells bins biology blocked blocks blurred bottlenecks bound
boundaries building bypass candidates capacity categories categorized centered centers central
chamber channels characterizing characters claims class classes classifying clinically clinicians
clusters coarse coarse-grained codebook coefficient colors combining commands commercially
commonly-used comparison compatible compensated competing complete compose composing comprehensive
compress compromised computable computing condition conditions configurations configured
conflicting connection connections consequences constant consumer continuously controlling
converging cooperating coordinates coping corpora correcting cortex cost cost-effective countries
counts cp cpu creation criteria cue curse customers databases decent decisions decomposed
deep-learning deeper deficiency definition definitions deformations degenerate demand derivative
designers designing desire deviation deviations difference dimensions directions disabilities
disambiguate discussions disparities distances distill distinguishing distractors distributing
divide dividing dl dnns doesn dofs domains dominant draw drop dropped duration earth effort
eigenvalues electronics emerges encoder encounters engineering episode errors escape evaluating
evidence evolved examples exceptional excess exchanging excluding exploiting exploratory extension
externally exteroceptive factors failed falls family fashion faster feasibility feasible feed
fetch fibers filled filtered fly fold footprint forced forming foundations fps frequencies front
function fused future gaps general generalise generalizing glue go goals gold google governing
guaranteed guides hand-designed handcrafted hardware harsh high high-frequency high-quality highly
history hit humans hurt hyper-parameter hypotheses identifying identities image-level impacts
implementable implementation implied in-distribution in-domain inaccessible inaccuracy inclusion
incompatible inconsistencies independent indicator indicators indirectly individually induced
industries inexpensive inliers innovation inside instability installation instances instant
instantiated inter-class inter-robot intermediate interpolating interpretations intra-class
investigation justification justified keyframes keywords khz know kuka l2 labeled latency laws
layers leaderboard learned length leveraging limited limits linearity list location log-likelihood
look lost lots low low-dimensional lower-level lwr machinery making managed manuscript masks
masses massive mathematical maximizing mcts meaning meant measurable measuring medium mentions
merge merit message-passing messages method methodology mil million mine minute minutes
misalignment misclassification mismatch miss mistake modalities modes modulate module modules
modulus mot motivation motors multimedia navigating near next nn non-euclidean non-invasive
noticeable novel np observations office old on-the-fly one-step operation operations opportunities
opposite optimised optimising optimized optimizing organize orientations outer output overfitting
overhead oxford packages page pair-wise paired parallelism parallelizable parent peak penalties
perceived perceptually periods perpendicular phone pick piece pipeline pipelines pivotal pixel
placing platforms play playing points porcine poses positioned positives post-hoc post-processing
posteriori pre-train precomputed predictions predictor preparation prerequisite presence
prevalence prime principle principles priorities probability probable probably processing
productivity professional profile programmed promoting proofs properties property proportional
protected protection pseudo-labels psychology publication pull qp quadratically question-answer
quick range ranging rate ratings re-id re-training reactions realistic realizing recall record
recording records recursively reduced refining regimes regions regressor regular reinforce reject
relationship release reliable repeating repository repulsive request residuals resnet resources
rest restriction retrieving returning rl roberta role rotations routes rows rule-based scanners
scannet schedule scheme schemes score screen searching secondary see segments sensed sensible
sensitive separated separating server set shaft shaped shapenet shifted shifts short sight simple
simplified single-agent sinusoidal site sized slave slippage slots slow small smoothness solid
solvable solving spanning spans sparsely speaking speed spent spread squared stabilizing states
stem stemming stop storage strategically stride study sub-linear sub-network sub-networks
subjective substrate subsystem subtask sudden suffice suite supported supporting suppressing
surgeons surgeries surprising switch symbols systematic targeting technological tell tendency test
tests th thinking thresholds tightly time-invariant timely tools topics torques total touching toy
tracked trackers tractable trade-off trade-offs trainable travel traverse traversing treebank
trend trial trigger triplets truly truncation twelve two-dimensional two-step type unforeseen
uniformly unimodal unobservable unreliable unstable update updating usable utility v1 varied
varying viewing viewpoints virtue visualizations visually vo vs warehouses weaker weaknesses
weights whistles white-box why windows won world worldwide worst-case write writing young
""",
    -3.0: """
absent absolute abundance accelerating accelerometer accumulation accurate act ad-hoc adaptable
agents aggregated aggregating albedo algorithm algorithmic algorithms aligning allocating alpha
amazon ambiguity an analogy analytical anatomical angle answer appearances approach approaching
approximations arbitrary arrangement aspect assist assisting asymmetry asymptotic asymptotically
atari attentions augmenting av averaged axes axis back-propagation background backward bad
bag-of-words bands bandwidth beats bed benchmark berkeley beyond biased biases big biological
biologically birds bits blurry board bodies bounded bounding branch bridge bridges bulky by campus
carrying cars category center centralized change changing choice claim classifier clients clips
closed closed-form closest closures cnn cnn-based collection collision-free combat command
commodity communicating communications community compactness comparisons complementary
completeness complex complexity computation concept concepts concrete conditioned confident
configuration connected constituent contaminated content contexts controlled convexity
coordinating cores corners correlations corrupted costs cover criterion cross-entropy curvatures
customized cycles cylinder daily damage database dataset day decoder decoders deformed degradation
degraded degree-of-freedom delicate delta demographic densities dependence dependencies deployment
descriptive development dimension diminishing direction discontinuities discontinuous
discretization discretized diseases disparate dispersion displays distal distant distilling
distorted distortions distribution disturbances dnn downsampling downward dqn drift drivers
dynamically effect effector electronic element elementary emergence empirical engaging english
enhancements enhancing entities environment equation equipment error estimating estimator
euclidean ex exciting executions expanded expanding expectations experiences expert expertise
explicit exploitation expressive expressiveness extended external factor facts failures false
faults fcn features feed-forward fidelity field-of-view finding fine finetuning flexion flights
fluency fluent folds fool forces forcing format formula formulas forth forward fragile frame
friendly fully fusing gap gate gazebo gcns gene generating generator generators globally gmm gnn
gps gpu gpus graph-structured graphics grayscale grids grouped growing guarantees guidelines gym
gyroscope handling hard healthcare heatmaps heterogeneity heuristics high-level high-probability
historical holding hole homogeneous horizontal html hypothesis identifiable iiwa imbalance impact
imperfect importance improved improving inconsistent indistinguishable indoors inducing inferring
information ingredients initializations injuries input-output inspired instantaneous integrated
intelligence intentions interacting interactions interpretation intuitive isolation jumps kinect
kl lab labels large layer layouts least legs lift light-weight lighting likelihood likelihoods
limit linearized live localizing logarithmic long looking loops loosely low- low-power
low-resolution lower malicious man-made managing maneuver maneuverability manipulating
manipulations mappings margin materials matlab maximally measurements mechanically mechanics
mechanisms metrics middle minimum mitigating mix ml mle modality modification modulating motions
movements mt mujoco mutually named names nao narrow nasa nearly negatives neighbors neutral nmt
noise-free non-differentiable non-stationarity norms notice novice objectives observation
occlusions offsets one-dimensional onset ood opening operated operator optimality optimizer
optimizers ordering organized oscillations out-of-sample outdoors outliers overcoming overlap
overlapped overlaps package parameterization parse part particles partitioned partitions parts
passively patches paths pathway pathways patterns payoff pedestrians penalizing people perceptions
perplexity perturbed phones photo-realistic physically pi pilot pinch pixel-level pixel-wise
placements plan planners plans player players polynomial-time populations position positive
posterior posteriors postures potentials practices pre-processing precise premise prescribed price
prior probabilistically probabilities problems process production products program projected
propagating proportion protocol prototype provably prune pruned pulling pure qualities quality
quantifying questions race radius ratio raw re read real-valued realism really recommended
reconstructing reconstructions recordings recovering reductions reference references registering
regressing regularity regularizers reid relationships relaxed reliability remotely repeatability
repeated representational reproducing resolved resolving responses restricted rethink reusing rnn
rnns roads robustness roles rooms root rotated rounds run-time runtime sample samplers scalar
scaled scientists scope section sections seeing segment segmentations segmenting semantically
sense sentence-level sentences services sets shallow shapes shifting short-term signal signs
simulating simulation situation skewed smoother snn societal software solvers sources speakers
spectrum sphere square stack stairs state-action statements static statistic statistics status
stiff stimuli stochasticity straight strategies strategy stream strength strict strokes strongly
student styles subset substitute subsystems subtasks suggestions sum sun supply sure surgeon
synthesizing synthetic target targets task task-relevant task-specific tasks teacher temporary
tensors texts theory thickness threads threat threshold through throughput tighter time timing
tissues topologies toward tractability tradeoffs training transferring transformations translating
translational translations transporting trapped traversal treatments trends trick triples
uncertainties undirected uniform union units unlimited unmodeled unnatural unobserved
unpredictable unseen upper user utterance utterances v2 validation varepsilon variables variation
vectors verifying views vote votes voxels warped waypoints weight what window winning wires words
worker workflow workload worlds yaw zero
""",
    -2.5: """
acceptance actions agreement ai ambiguous appearance atomic attend bank base battery behaviors box
breaking budget buildings calibrating car circuit city class-specific client clinical closing
clues cluster cnns communities competition component compositions consistent constraint
controllability convnets correspondences covariates cues data-dependent densely derivatives
detecting detectors dexterity dimensional displacement diverse door drawing ego em embedded
encoder-decoder end-effector environmental estimators events everyday evolving exact execution
exemplars expectation-maximization experience faces following formal fov gating gcn
general-purpose generalisation generic geometrical glass gradient-based growth hazardous heads
heuristic hierarchy high-performance horizon illumination inertia inner interpreting intervals
intrinsically iteration joints keypoints kullback-leibler learning-based maneuvering matrices
maximum mean measurement measures mimicking mind minima minimal missions mistakes node non-linear
open operators options oracle ordinary overlapping parameter patient perspective phase photographs
photos picture pitch planes planner post power predicting preserving primal primitive prototypes
query rates reaching recognizing recommendations reflections region regularizing relevance
replacement reproducibility resonance reuse rgb robotics running safety-critical scale seed
segmented sensory sequence sequences sharp side signals simulator singular source span spatially
split state station stationary steady summary support tables textures things tight tip to tool
trajectories transforms under unit vae value vector vertex vibrations viewpoint violation visible
wall
""",
    -1.5: """
abstractions accelerated actuated actuators admm affine age agile agricultural amortized and
antagonistic appearance-based argument arrays ascent assignment assistance assistant assisted
attack attention attitude attribute automated autoregressive averaging avoidance bayes beam bert
bi-directional binary biopsy bipartite brain bundle cable cascade cascades categorical cell chains
children classification cleaning closure clothing clouds clutter coarse-to-fine cognitive
collaboration collective collision column combinatorial communication composite compound
compressed concurrent conditional connectivity contact context-dependent contextual controllable
convex convolutional cooperation coordination corner correspondence covariance covariate crop
cross-modality crowded ct curvature cutting damping dark data-efficient decoding decomposition
defense delayed delivery dense descent descriptor descriptors diagnosis dialogues dirichlet
disease distributional disturbance divergences document domain double driving drug duality
dynamical education eeg ego-motion electric electrodes elimination embedding embeddings emergency
emotional energy-efficient ensemble ensembles entropy epistemic evolutionary exemplar eye fabric
facility factorized fake fast feedback filling financial finger fingertip flexible flying focal
folding foot force forest formation fourier frictional gans gathering gear generalized genetic
geodesic gestures gibbs goal-conditioned gradient grammar granular graph-based graphs grouping
hand hands high-order higher-order hip homography human human-in-the-loop humanoids hysteresis
identifiability image imagery imbalanced indirect indoor inductive industrial inequalities
inference information-theoretic infrared injection instruction instrument intent interaction
interface interpretable interventions invariant invasive invertible joint kernelized keypoint
lagrangian landmark laser latent layered layout leg lexical lidar-based limb liquid locality
long-horizon long-term longitudinal manifold manipulator mapping markov mav mavs mcmc mdps medical
merging mesh message metal metric mid-level minimally minimization mining mixed-integer mixture
modal model-based momentum monitoring morphological mri multi-class multi-dimensional
multi-fingered multi-stage multidimensional multinomial muscle muscles music mutual ner nets
network neuroimaging newton non-gaussian non-negative normalization observability observer
obstacle ocean of optimisation optimistic optimization oriented orthogonal out-of-distribution
outlier pac panoramic pareto part-based particle partitioning passive passivity pca periodic
permutation photo photorealistic phrase piecewise place placement planar plant plasticity point
policy pooling posture pouring powered pre-training prediction pretraining printing probabilistic
processes programming projections propagation proprioceptive propulsion prototypical proximal
proximity q-learning quadcopter quantification question radial radio randomization randomized
rational real-time reality reasoning receding recommender reconfiguration redundant refinement
reflectance regret regularized relation relu remote repair replanning replay residual resilient
reverse rgbd ridge risk road roadmap robots robust ros rotary rotor rrt safe salient sampling
sampling-based satisfiability scalable scanning scene se search-based selection self-supervision
semidefinite sensing sensorimotor separable sequential servo sgd shading shape shaping sign signed
simplification skeleton sketches skill skip sliding smart smoothing softmax sounds specular spike
splitting squares stacked stance story strain street structure-from-motion subgraph super
superpixels suppression switching symbolic symmetric symmetry synchronization syntax tagging
taxonomy teams temporal thresholding tissue traffic trajectory transferable transient transparency
tree trees triangulation truncated trust two-layer uncertainty unmanned unscented variable vehicle
vehicles verification vessel vibration video-based virtual vision-based voice warping web wheel
with word zero-sum
""",
    -1.0: """
acoustic action activity actor-critic actuator adhesion admittance affordances aggregation aided
alignment allocation anisotropic anthropomorphic anytime articulated assessment assistive
associative asymmetric asynchronous attacks attentional attribution auditory augmentation
auto-encoders autonomous aware bandit barrier belief bidirectional bilinear bilingual bin
bio-inspired biomedical biomimetic bone boosting car-like carlo cascaded categorization causality
centroidal cloth cloud coded coding companion compensation compliant compositional compression
consensus constancy constraint-based contact-rich contextualized continuous-time contour control
conversations correction cost-sensitive coverage crawling cross-view crowds crowdsourcing
curriculum deconvolution deep denoising depth dexterous dictionary differentiable differential
dilated disambiguation discovery discriminant disentanglement distributed docking doubly drone
dropout dual dynamic editing elastic elastomer electron embodied endoscopic energy-based
enhancement entailment episodic ergodic ergonomic explainable explanations exploration extraction
extrinsic face facial factored factorization fine-grained first-person fisher fisheye fixed-wing
fixtures flexure flow flow-based flows fluidic forests fruit fusion fuzzy gait garment gas gated
gaussian generation generative gesture grammatical graph graphical grasp grasping gripper
grounding guided handheld handover harmonic harvesting hd heavy-tailed heterogeneous high-speed
histograms hough human-machine identification image-text image-to-image implicit incremental
indian induction inertial insertion inspection intention interactive intermittent interpolation
inverse ising k-means kernel kinesthetic knee landing language laparoscopic lasso lattice lazy
leader-follower legal legged lidar lifted linking locomotion low-light low-rank low-resource
magnetically manifolds manipulability manipulators marine marker masked matching maximization
membership micro microfluidic micromanipulation microphone minimax mirror mixed mixtures mobile
modulation monte morphable motion multi-armed multi-channel multi-domain multi-level multi-modal
multi-output multi-resolution multi-scale multi-sensor multiscale multivariate narrative needles
nested networked networks neural news no-regret non-holonomic non-local non-prehensile non-rigid
non-stationary nonconvex nonholonomic nonnegative object object-based object-centric occupancy
online open-domain open-world opinion optical parallel passivity-based path peg-in-hole persistent
personalized photometric picking piezoelectric planetary pointer poisson polymer pose predictive
pricing primal-dual primitives privacy privileged proactive probing procedural prompt prosthetic
pruning pursuit pyramid quadrotor quadrotors quadrupedal quaternion rain ranking reachability
reactive reciprocal recommendation reconstruction recovery rectification recurrent recursive
referring reflection regression reinforced relational removal retrieval rgb-d riemannian robot
robotic rod rolling rope routing rover saddle satellite scattering scheduling search semantic
shoulder siamese sim2real single-shot situ sketch sketch-based skin slice slip slot sma soccer
social sound space-time sparse spatial-temporal spatio-temporal spatiotemporal spectral speech
spherical spinal spoken stabilization stair steering stiffness stimulation stitching stochastic
strategic streaming string structured style subspace substitution suit surgical survey survival
suspended suturing swarms swimming synthesis teaching tendon-driven terrain test-time text
text-to-image thermal throwing tightly-coupled tomography topological transfer transformer
transparent transport traversability twisting uav uavs ultrasonic uncalibrated under-actuated
underground unfolding universal unpaired untethered urban uwb video viscoelastic vision-language
visual visuomotor volumetric voronoi voting walker wheeled wild wind wireless wrist
""",
    -0.5: """
active adaptation adaptive adversarial aerial affective affordance ankle answering anticipation
assembly audio-visual autoencoders automata bayesian bilateral bimanual biped bipedal blind
boltzmann calibration capacitive category-level chinese climbing clustering collaborative
colorization commonsense completion comprehension compressive context-aware conversational
cooperative coreference counting covid-19 cross-domain cross-modal crowd decentralized defocus
deformable detection dialog dielectric differentially diffusion disentangled document-level
drilling egocentric endoscope entity estimation event extractive fair fairness fault flapping
footstep forecasting frank-wolfe games glove hamiltonian hand-eye haptic helical hierarchical
hopping human-object human-robot humanoid hybrid hydraulic hypergraph ica imitation impedance
imputation in-hand inpainting jumping kinodynamic lane learning localisation localization logic
long-tailed magnetic manhattan manipulation max-margin meta meta-learning microrobot microrobots
miniature modular morphing multi-camera multi-frame multi-hop multi-instance multi-object
multi-objective multi-person multi-task multi-view multiagent multiclass multimodal multirotor
multispectral multitask multiview navigation neuromorphic nonparametric normalizing odometry
off-policy off-road one-shot open-set ordinal parking patrolling pedestrian person pivoting
pneumatic pomdps portfolio prioritized private progressive quadruped quantile quantization quantum
racing radiance reading recognition reconfigurable registration rehabilitation reinforcement
rendezvous restoration retinal robot-assisted rovers saliency screening selective self-calibration
self-supervised self-training semg semi-autonomous semi-supervised sentiment shadow shapley
sim-to-real sketching snake-like sonar sparsification spine steerable stein stereo suction surgery
swarm synergies task-oriented telemanipulation telepresence tensor tethered thompson
time-of-flight time-optimal tracking transductive transformers translation tube tweezers
uncertainty-aware underactuated unsupervised variational walking wasserstein weakly
weakly-supervised wearable wheelchair whole-body wing zero-shot
""",
    0.0: """
abstractive argumentation attentive bilevel cable-driven captioning catheter causal concentric
continual continuum contrastive counterfactual cross-lingual determinantal dialogue discourse
distillation dual-arm emotion equivariant event-based fish for gaze hashing hexapod hyperbolic
langevin monocular multi-agent multi-contact multi-label multi-robot multi-source multi-target
multilingual musculoskeletal needle omnidirectional origami panoptic parsing planning prosthesis
radar rearrangement relocalization risk-aware segmentation servoing shutter slam snake soft
spiking submodular summarization tactile teleoperation ultrasound underwater visual-inertial
""",
    0.5: """
anomaly bandits capsule deblurring distributionally exoskeleton few-shot hyperspectral lifelong
matting super-resolution
""",
    1.5: """
federated re-identification
""",
}
