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
