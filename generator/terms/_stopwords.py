"""English words that say nothing of what a paper is about.

Chosen by hand from the words that occur in many abstracts of public conference lists and almost
never in those papers' titles (counted over some 78,000 papers).
"""

# Words of grammar: they part phrases, and no search or likeness needs them.
FUNCTION = """
a about above across after again against all almost along alongside already also although always am
among amongst an and any are around as at away be because become becomes been before being below
beneath beside besides between beyond both but by can cannot could did do does doing done down due
during each either else enough et etc even ever every few for from further furthermore had has have
having he hence her here hers him his how however i ie if in indeed instead into is it its itself
just least less like many may me meanwhile might mine more moreover most much must my namely near
neither never nevertheless no non none nonetheless nor not now of off often on once one ones only
onto or other others otherwise our ours ourselves out over own per perhaps quite rather re
regarding s same several shall she should since so some sometimes soon still such than that the
their theirs them themselves then there thereby therefore these they this those though through
throughout thus to together too toward towards under unless unlike until up upon us versus very via
vs was we well were what whatever when whenever where whereas whereby wherein whether which while
whilst who whole whom whose why will with within without would yet you your al cf e.g eg i.e g e mr
two three four five six seven eight nine ten hundred thousand million first second third fourth
last firstly secondly thirdly lastly despite another according outside inside ago anything
something everything nothing everyone someone anyone elsewhere formerly hereby herein therein
whereupon yes
"""

# Words that every abstract uses of itself; they part phrases too.
SPEAK = """
abilities ability ablation able absence abstract abundant acceptable acceptance accessible
accordance account accurately actual addition additional adequate adjacent advance advanced
advancement advancements advances advantage advantageous advantages aforementioned age aggregate
aim aims alone alternative alternatives amenable amount amounts analogous annotated anonymous apart
apparent appealing appendix applicability applicable appropriate arbitrary art article aspect
aspects attempt attractive author authors availability available average away basic behind
beneficial benefit benefits best better bleu bottom broad broader burden calculation calculations
capabilities capability capable careful case cases certain challenge challenges challenging
characteristic characteristics cheap cid circumstances classic clear close closely closer
coefficients collected com common commonly comparable comparison comparisons compelling competitive
competitors complicated concern concerns conclusion conclusions conjunction consecutive consequence
consequences considerable consideration considerations contemporary contrary contribution
contributions convenient conventional core correctness corresponding counterpart counterparts
critical crucial current custom dangerous date de deal decade decades degree degrees derivation
desirable desired detail detailed details detections development developments difference
differences different difficult difficulties difficulty dimensional direction directions
disadvantage discussion distinct distinctive dominant downstream drawback drawbacks earlier early
ease easier easy effective effectiveness efficacy efficiency efficient effort efforts elegant
element elements emphasis end endeavor enormous entire epsilon eq equal equivalent essential
evidence exact excellent exception excessive exhaustive existence existing exp expense expensive
experimental experimentally experiments extension extensions extensive extent extra extreme
fabricated fact fairly far fashion favorable feasibility feasible few fewer fig final finding
findings focus former fraction framework frameworks frequent full fully fundamental future gain
gains general generality github good google great greater ground growing half hand-crafted
handcrafted hard harder help helpful high high-quality higher highest hold http https huge hundreds
hz idea ideal ideas identical ii iii ill immediate impact implementation implementations
implication implications importance important impossible impractical impressive improvement
improvements in-depth inaccurate inadequate increase increasing indicator individual individuals
inefficient inf infeasible inferior influence ing inherent initial innovative insight insights
insufficient intensive interest interesting interests intermediate intractable introduction
intuition intuitive investigation io irrelevant issue issues key kind kinds known lack large larger
largest lastly late later latest latter leading learnt left length lengths less lesser level levels
likely limit limitation limitations limited literature little log long longer look lot low
low-level lower lowest magnitude main major majority manner manual many massive max maximal meaning
meaningful means medium member merit merits method methodologies methodology methods mild min
minimal minor mm modeled moderate modern modest modification modifications ms name named names
nature near nearby necessary necessity need needs negligible neighboring new newly next non-trivial
nontrivial notable note notion notions novel nowadays np-hard number numbers numerical numerous
observation observations obvious off-the- ongoing online-available open-sourced opportunities
opportunity opposite order orders original outcome outcomes outstanding overall page pages pair
pairs paper papers part particular parts past percent percentage perfect performance performances
period periods perspective perspectives phenomena phenomenon piece planned plausible plenty poly
polylog poor popular popularity portion possibilities possibility possible potentials powerful
practical practice practitioners precise preliminary presence present preserving prevalent previous
primary principled prior priori procedure procedures progress project prominent promise promising
prone proof-of-concept proper properties property proportion proposal prospect public publicly
purpose purposes qualitative quantitative quantity quick range ranges rapid rare raw readily ready
real reason reasonable reasons recent recently regard regardless regime regimes related released
relevant reliable remainder remaining remarkable report reproducible requirement requirements
research researcher researchers respect respective respectively responsible rest restrictive result
resultant resulting results reverse rich richer right rigorous rise role roles room rough routine
sampled satisfactory scarce scenario scenarios scope score scores second seconds section separate
serious setting settings setup setups severe shelf short shortcomings shorter shot side
significance significant similar similarities simple simpler simplicity simply simulated
simultaneous single situation situations size sizes slight slow slower small smaller so-called
solution solutions sophisticated sota special specialized specific speedup spite sqrt stage stages
standard start state-of-art state-of-the state-of-the-art state-of-the-arts step steps
straightforward strength strengths strict strong stronger studies study sub-optimal subject
subjects suboptimal subsequent substantial subtle success successes successful sufficient suitable
sum summary sup superior superiority supplementary sure surprising susceptible table tailored
task-specific technical technique techniques technologies tedious tendency term termed terms
theoretical thorough thought thousands time-consuming tion today top total toy traditional
tremendous trend trivial true truth try turn type types typical ubiquitous unable unavailable
unclear undesirable unexpected unexplored unfortunate unified unique unknown unnecessary
unprecedented unseen unsolved upon url usage use useful usefulness usual vague valid validity
valuable vanilla variant variants variations varied varieties variety various vast version versions
viable vital vulnerable way ways weak weaker website well-established well-known well-studied
well-suited wide widely-used wider widespread work works worse worst wrong year years
"""

# Verbs of abstracts, in their base form; their -s, -ed and -ing forms go with them.
VERBS = """
accelerate accept access accommodate accompany accomplish account accumulate achieve acquire adapt
add address adhere adjust admit adopt advance advocate affect afford agree aid aim align alleviate
allow alter alternate amount analyse analyze annotate answer anticipate appear apply appreciate
approach approximate argue arise arrive ascertain ask assemble assert assess assign assist
associate assume assure attach attain attempt attend attract augment avoid balance base be bear
become begin behave believe belong benefit boost borrow break bridge bring build calculate call
capture care carry cast cause center certify change characterize check choose circumvent claim
clarify classify clear collect combat combine come communicate compare compensate compete compile
complement complete complicate comply compose comprise compromise compute concatenate conceive
concentrate concern conclude conduct confine confirm conform confuse connect consider consist
constitute constrain construct consume contain contend continue contrast contribute converge
convert convey cooperate cope correlate correspond corrode couple cover create crowd decide
decompose decouple decrease dedicate deduce deem defend define degrade delineate deliver demand
demonstrate denote depend depict deploy derive describe deserve design desire detail detect
deteriorate determine develop devise devote dictate differ differentiate direct discard discern
disclose discover discriminate discuss disentangle display distinguish diverge divide dominate draw
drive drop dub ease elaborate elicit eliminate elucidate embed embody embrace emerge emit emphasize
employ empower emulate enable encapsulate encode encompass encounter encourage endow enforce engage
enhance enjoy enlarge enrich ensure entail entangle enter equip establish estimate evaluate
evidence evoke evolve examine exceed excel execute exemplify exhibit exist expand expect experience
experiment explain explicate exploit explore expose express extend extract fabricate face
facilitate fail fall feature feed fill find fit fix fluctuate focus follow forget forgo form
formalize formulate foster fulfill fuse gain gather generalize generate get give go govern grant
grow guarantee guide hamper handle happen help highlight hinder hinge hold hypothesise hypothesize
identify ignore illustrate imagine impact impede implement imply import impose improve incline
include incorporate increase incur indicate induce infer inflate inform infuse inherit inhibit
initialize initiate inject inspect inspire instantiate integrate intend interact interest interpret
introduce invent invert investigate invite invoke involve isolate issue join jointly judge justify
keep know lack last launch lead learn leave lend let leverage lie limit localize locate look lose
maintain make manage manifest manipulate manually match mature maximize mean measure meet mention
merge mimic minimize mislead miss mitigate modify modulate monitor motivate move multiply navigate
necessitate need neglect notice obey observe obtain obviate occupy occur offer omit operate oppose
optimise optimize originate outline outperform output outweigh overcome overlook own parameterise
parameterize participate partition pass pave pay penalize perceive perform permit persist place
play point portray pose posit possess postulate precede predefine predict prefer prepare present
preserve presume prevail prevent proceed process produce prohibit project prolong promise promote
propagate propose prove provide publish purchase push put quantify raise range reach react read
realise realize recall recast receive recognise recognize recommend reconcile reconstruct record
recover rectify recycle reduce refer refine reflect reformulate refrain regard regulate reinterpret
reject relate relax release rely remain remedy remove render repeat replace replicate report
represent reproduce require resemble reside resolve resonate resort respect respond restore
restrict result retain retrain retrieve return reuse reveal revisit reward run sacrifice satisfy
say scale secure see seek seem select send separate serve set settle share shed shift show showcase
signal simplify simulate solve span specify spend spur stabilize stand start state steer stem store
strengthen strive struggle study substitute succeed suffer suffice suggest suit summarise summarize
supervise supply support suppose suppress surmount surpass surround suspect sustain switch
synthesize tackle tailor take tell tend term test thank think tolerate train transfer transform
translate transmit treat try tune turn underestimate undergo underlie underpin understand undertake
unfold unify unlock unravel unveil update uphold use utilise utilize validate vary verify view
violate visualize want warrant weigh widen wish withstand witness work yield
"""

# Forms of these verbs that are nouns or adjectives of many a phrase.
NOMINAL = """
accelerated answering augmented balancing boosting bridge broadcasting clearing computing connected
constrained coupled coupling covering demand directed display distributed driving embedded
embedding embodied encoding experience extended face faces feature features generalized guided
integrated inverted learning lie matching mean measure measures merging modulated monitoring moving
output partition partitioning play playing point pointing points poisoning pose poses process
processes processing proving push pushing reading recall record records recycling referring render
rendering restricted reward rewards running scale scales scaling serving shared sharing shift
shifts signal signaling signals simulated span spans steering supply support switch switched
switching test testing tests track tracking training transfer transform transforms tuning
understanding voting weighing
"""

# Forms that the endings do not give.
IRREGULAR = """
arisen arose became began begun brought built came chose chosen dealt did drawn drew driven fallen
fed fell felt fought found gave given gone got gotten grew grown held kept knew known laid lain led
left let lost made meant met overcame paid proven put ran said sat saw seen sent shed shone shown
sought spent stood stored struck suited taken taught thought told took underlying understood
undertaken went won written wrote
"""

# Words that belong to many phrases, and say little at their end or beginning.
WEAK = """
absolute accuracies accuracy act action actions active adaptability adaptive agent agents aggregate
algorithm algorithmic algorithms ambiguity amount analyses analysis angle annotation annotations
answer application applications approach approaches approximation architecture architectures area
areas artifact artifacts assumption assumptions asymptotic author background base baseline
baselines basis behavior behaviors behaviour benchmark benchmarks bias biases bodies body bound
boundaries boundary bounds branch budget building candidate candidates capacity car cars categories
category center chain change changes channel channels choice choices cifar cifar-10 cifar-100
cityscapes class classes classifier classifiers cluster clusters coarse coco code collection
combination combinations command community complete complex complexity component components
computation computational computations concept concepts condition conditions configuration
configurations connection connections consistent constant constraint constraints construction
content context contexts coordinate corpora correlation correlations correspondence corruption cost
criteria criterion cue cues data database databases dataset datasets decision decisions decoder
definition demand demonstration dependence dependencies dependency deployment depth description
descriptions designs device devices diameter dimension dimensions displacement distance distances
distribution distributions disturbance diverse domain domains duration dynamic edge edges effect
effects encoder encoders energy engineering english entities entity environment environments
equation equations error errors estimate estimates estimator estimators evaluation evaluations
event events example examples execution experience experiment expert experts explicit exponential
expression external extraction factor factors failure failures faster feature features feedback
fidelity field fields fine flexibility flexible force forces form formal formulation forward
foundation frame frames free freedom frequency front function functions gap global goal goals gpu
gradient gradients graph ground-truth group groups growth guarantee guarantees guidance hardware
head heuristic heuristics history human humans hyperparameters hypotheses hypothesis identification
image imagenet images implicit importance improved increment independent index industrial industry
information informative input inputs instance instances instruction instructions intelligence
intelligent interaction interactions interface internal interval intrinsic invariant item items
iteration iterations iterative kernel kitti knowledge label labels landmark language layer layers
learned learner learners light likelihood line linear links list local location locations
logarithmic logical loss losses machine machines map maps margin mass material materials
mathematical measure measurement measurements measures mechanism mechanisms memory message metric
metrics millions mnist modalities modality mode model models modes module modules moment motion
movement multiple name negative neighbor neighbors network networks neural nodes noise noisy
nonlinear norm object objective objectives objects operation operations operator operators optimal
optimality optimum outlier output outputs overhead parallel parameter parameters participants
particle partner patch patches path paths pattern patterns people person phase phases physical
pipeline pixel pixels plan planner plans platform platforms player players point points policies
policy pool position positions positive posterior potential power practicality precision predictor
preference principle principles prior priors probabilities probability problem problems process
processes processing product production products profile program programs proof proofs protocol
prototype quality quantities query question questions random rate rates ratio real-life real-time
real-world recall reference region regions relation relations relationship relationships
representation representations representative resolution resource resources response responses
reward rewards risk robot robots robust robustness rule rules running runtime sample samples
sampling scalability scalable scale scales scene scenes scheme schemes science score segment self
sense sensor sensors sentence sentences sequence sequences series service services set sets shape
shapes sharp signal signals similarity simulation simulations site skill skills software solver
solvers source sources space spaces sparse spatial speed square state states statistical statistics
storage strategies strategy stream structure structures student study style subset subsets subspace
supervised surface surfaces symbol system systems target targets task tasks teacher technology
temporal test tests text texts theory threshold time times token tokens tool tools topic topics
trade-off tradeoff training trajectories trajectory transform transformation transformations tree
trees trial uncertainties uncertainty uniform unit units unsupervised user users utility value
values variability variable variables variance vector vectors vehicle vehicles video videos view
views vision visual voc volume weight weights width window word words world zero
"""

# Nouns that look like adjectives.
NOUNS = """
alternative animal appraisal approval archive arithmetic arrival breed capital cathedral ceramic
clinic comic credential crystal cubic decimal derivative differential directive disposal epidemic
ethic fabric feed festival fiducial fractal funeral goal graphic heuristic hospital incentive
initiative interval journal logic magic material mechanic medal metal metric mosaic motive mural
music narrative need objective olive optic panic pedal perspective polynomial portal potential
preservative primitive proposal referral removal renewal residual retrieval ritual rival scandal
sedative seed signal speed spiral statistic survival tactic terminal testimonial topic traffic
trial tutorial weed withdrawal
"""

# Words that names of quite different things share.
COMMON = """
adversarial attention bayesian convex cross deep detection dynamic estimation gaussian generation
generative graph human image inference kernel learning linear model multi network neural object
online optimal optimization policy pre process processing reasoning recognition representation
robust segmentation self semantic shot sparse statistical stochastic temporal transfer video visual
"""

# Who does something in an abstract, and what they say of it: after it stands the paper's matter.
SUBJECTS = "article letter paper thesis we work"
CUES = """
address analyze build characterize construct consider create derive describe design develop devise
establish evaluate examine explore formulate give introduce investigate present propose provide
revisit study tackle
"""

ARTICLES = "a all an any both each every its our several some the their these this"

# They end in -ly, and still belong to phrases.
NO_ADVERBS = """
anomaly assembly butterfly differentially distributionally family heterophily homophily minimally
monopoly partially poly supply weakly
"""

# They end in -s, and are no plurals.
SINGULARS = "atlas bias canvas gas kinematics lens means news series species"

# Words that an acronym may pass over.
SMALL = "a an and for from in of on or the to via with"
