"""Words by how often they pass from an abstract into its title.

Counted by stem over the 68,486 papers with titles and abstracts of some 200 public conference lists
on machine learning, vision, language and robotics, 1987 to 2025; each stem by its commonest word.
"""

# In three of ten papers or more whose abstract has them, of 150 abstracts or more.
TOPICAL = """
3d 6d active adhesion adversarial aerial ankle anomaly answering anthropomorphic anytime assembly
attacks autoencoder aware bandit bayesian bidirectional bilateral biped bipedal blind boltzmann
cable calibration captioning chinese climbing cloud clustering collaborative continuum control
cooperative crowd crowdsourcing curriculum decentralized deep denoising detection dialogue
dictionary diffusion distillation dual emotion endoscopic exoskeleton facial fairness fault fisher
flapping forecasting forest fuzzy gait game gaze gestures graph grasping haptic hashing helicopter
heterogeneous hierarchical humanoid hybrid hydraulic identification imitation impedance inertial
inpainting inspection jumping kernel knee lane lattice learning lidar lingual locomotion logic
magnetic manifold manipulation mav meta micro micromanipulation microrobot mobile modular monocular
mri multi multilingual multimodal navigation needle network nonholonomic nonparametric odometry
omni omnidirectional parsing pedestrian personalized piezoelectric pipe planetary planning
pneumatic pomdp private prosthetic pursuit quadrotor quadruped quadrupedal radar recognition
reconfigurable recurrent registration rehabilitation reinforcement relational riemannian roadmap
robot rover saliency segmentation self semantic semi sentiment servoing shot sketch slam slip snake
soft sonar sound spectral speech spike spinal spline stereo stochastic submodular super supervised
surgery swarm swimming tactile tele teleoperation tendon tensor thermal tracking tube twisting uav
ultra ultrasound underactuated underwater unsupervised variational video visual walking wasserstein
wheel wheelchair wing
"""

# In fewer than three of a hundred, of 1,000 abstracts or more.
DULL = """
ability able access account accuracy accurately achieve acquired adding addition additional address
adopted advances advantage affect aims allows amount analyze applied apply appropriate argue art
assume assumptions attempt available baseline basic benefits best better built calculated called
candidate capabilities capable capture carried case certain challenging characteristics choose
clear com common compared competitive computational computationally conducted confirm consider
considered consists consuming contains contribution conventional core create crucial current deal
decrease defined demonstrate derive derived describe desired detailed determine different difficult
discuss distinct easily easy effectiveness efficacy efficiency efficiently effort emerging
empirical employ employed enables enabling ensure entire equipped especially essential establish
examine example exhibit existing expensive experimental experiments explicitly extensive facilitate
fail far feasibility feasible final finally find flexibility focus formulation found fundamental
gain give given good great help highlight hold idea identify illustrate implement important
improvement including incorporate increase indicate individual infer initial input insights
interest introduce investigate involving issue keeping key kind known lack latter leads leverage
literature made magnitude main maintaining major make manual many motivated necessary need new
number numerical obtained occur off original outperforms overall overcome paradigm particular
performance play poor popular possible practical practice present presented previous problem
procedure produce promising propose prove provide public publicly purpose qualitative quantitative
quickly recent recorded recover reduce refine related relevant reliable rely remains report
represent require requirements research respect results reveal scenarios serve setup show shown
significant significantly size solution solve special specific standard start strong studied
subject substantially success suffer sufficient suggest suitable superior tackle take techniques
terms total traditional true truth typical typically underlying unique use used useful usually
utilize validate variety verified verify version way wide widely work years yields
"""
