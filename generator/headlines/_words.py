"""Word lists of the headline rules, written by hand. Each is one string; space parts the words."""

PROPOSES = """
propose introduce present develop describe design devise formulate create build construct initiate
advocate unveil suggest collect curate implement invent pioneer contribute propound
synthesize
"""

GIVES = """
release provide give offer derive establish prove obtain annotate train benchmark characterize
achieve identify define extend generalize improve apply use leverage employ adapt combine complement
exploit adopt yield
"""

STUDIES = """
study investigate consider address explore analyze analyse examine tackle revisit evaluate ask
discuss compare review survey quantify learn understand assess measure solve re-examine reconsider
rethink probe test summarize summarise model concern approach
"""

SHOWS = """
show prove demonstrate find argue observe suggest establish conjecture reveal identify illustrate
verify confirm discover note propose hypothesize hypothesise posit report conclude
"""

AIMS = """
aim seek attempt try want wish propose plan set strive intend endeavor
"""

FOCUS = """
focus focuses focused focusing look looks looking concentrate work
"""

PAPER = """
paper work article study letter report survey thesis manuscript note tutorial chapter research
investigation document contribution publication authors
"""

THIS = """
this the our present current
"""

STEPS = """
first firstly second then next third subsequently afterwards last
"""

MAIN = """
main central key core primary first principal major overall ultimate
"""

QUESTION = """
how why whether what when which where
"""

METHOD = """
method approach framework model algorithm system technique architecture network strategy methods
models algorithms
"""

HEADED = """
method approach framework model algorithm system technique architecture network strategy methods
models algorithms networks frameworks approaches architectures techniques strategies scheme
paradigm pipeline module mechanism dataset benchmark datasets benchmarks corpus loss estimator
objective attack defense agent planner solver decoder encoder training procedure metric metrics
transformer task tasks setting problem baseline baselines version variant goal way
solution solutions
"""

FOR = """
address tackle solve handle approach
"""

VAGUE = """
problem problems issue issues challenge challenges limitation limitations gap gaps question
questions drawback drawbacks shortcoming shortcomings end difficulty difficulties concern concerns
weakness weaknesses need needs case task setting goal dilemma bottleneck
"""

PRAISE = """
novel new simple general generic powerful innovative effective efficient principled practical very
highly proposed original straightforward elegant easy-to-use easy-to-implement comprehensive first
simple-yet-effective so-called our main key promising interesting important brand-new conceptually
both several various some certain sophisticated ever alternative improved yet
"""

LEAD = """
the a an our following
"""

HOLLOW = """
method methods approach approaches framework frameworks technique techniques strategy strategies
scheme schemes procedure solution solutions way ways methodology formulation pipeline paradigm
mechanism
"""

OF = """
problem problems task tasks question questions issue issues challenge challenges topic use idea
case notion concept type types kind kinds class classes family set series collection suite range
variety number setting area field scenario context
"""

DOUBLING = """
run plan cut get set map stop fit plug begin refer infer occur prefer transfer swap trim tag drop
scan win spin split control embed permit commit admit submit equip
overfit underfit refit debug input output format
"""

FAMILIAR = """
LLM LLMs LM LMs NLP RL GAN GANs CNN CNNs RNN RNNs GNN GNNs VAE VAEs SGD PCA MDP MDPs GPU CPU VLM
VLMs MLLM MLLMs QA API BERT GPT RLHF SLAM RGB LiDAR AI ML RAG SVM LSTM DNN DNNs MCMC PDE PDEs ODE
ODEs
"""

SMALL = """
of for and the in to with on a an by from via
"""

NO_END = """
other such same respect order ability able e.g i.e al al. et way ways addition particular use
using fact based number variety range respectively so-called following  relation comparison
context contrast hinges hinge relies lies accordance terms sense light face spirit form term how
hope sake aim purpose
"""

NAMING = """
called named dubbed termed coined namely denoted christened titled entitled nicknamed
"""

NO_TOPIC = """
recent years state-of-the-art real-world wide range large number past decade various fields
machine learning deep learning artificial intelligence neural networks training data
"""

EMPTY = """
experiment experiments evaluation evaluations simulation simulations result results code ablation
ablations insight insights evidence performance performances improvement improvements
effectiveness superiority implementation numerical reduction gains increase demonstration
comparison comparisons series example ideas baseline baselines goal concerns contribution
contributions
"""

OPEN = """
understood unknown unclear open elusive unexplored limited understudied underexplored
under-explored missing lacking unresolved scarce
"""

BROAD = """
wide large broad general whole special rich novel new challenging important fundamental basic
longstanding long-standing difficult common well-studied well-known
"""

DATED = """
classical current existing recent modern typical traditional standard conventional prior previous
many most recently widely another
"""

CALLING = """
call name term dub coin denote
"""

FILLING = """
as the a an by it this our these them to resulting new proposed overall
"""

NAMED_HEAD = """
method approach framework algorithm model technique system architecture network strategy paradigm
pipeline mechanism module tool toolkit library benchmark dataset corpus suite platform procedure
scheme solution formulation objective loss metric measure score estimator policy agent optimizer
variant task protocol sampler decoder encoder planner controller environment simulator package
software engine representation baseline resource challenge extension
"""

COINED_ADJECTIVE = """
-based -like -driven -aware -free -guided -powered -inspired -enabled -style -level -specific
-augmented -hard -complete -agnostic -trained -generated -type -optimal -equivariant -efficient
-assisted -gated
"""

RIGHT_VERBS = """
is can first also has not significantly consistently effectively achiev outperform improv uses
leverag enabl provid introduc employ combin learn reduc generat exploit consist allow yield perform
obtain captur produc model integrat incorporat extend address exhibit offer requir demonstrat
surpass exceed bridg treat operat works support contain cover adopt appl build mak show attain
deliver scal find tak train optimi encod decompos adapt construct maintain excel match run converg
avoid automat reach reveal substantially further aim
"""

NOT_NAMES = """
the a an in on for our we this these it both two three bayesian gaussian first
"""

RESULTS = """
outperform achieve surpass improve perform obtain attain reach exceed show demonstrate yield
produce match have give provide require need run work enjoy
"""

PROPER = """
adam african american arabic banach bayesian bellman bernoulli bernstein besov boltzmann borda
bregman chernoff chinese cholesky condorcet cournot delaunay dirichlet english euclidean european
fisher fourier french gaussian german gibbs gittins google hamilton hamiltonian hilbert hindi
hoeffding hopfield indian ising jacobi japanese jensen kalman koopman korean krylov kullback
lagrangian langevin laplace lipschitz lyapunov markov markovian metropolis monte myerson nash
nesterov newton pareto poisson polyak pontryagin potts python rademacher renyi riemannian shannon
shapley sinkhorn sobolev spanish stackelberg stein steiner thompson turing twitter vapnik vickrey
voronoi wasserstein whittle wikipedia zipf
"""

ACTS = """
identify collect use leverage employ exploit adopt train annotate
extend generalize improve apply adapt combine understand learn revisit rethink reconsider
re-examine compare evaluate assess measure quantify probe model
"""

RESULT_NOUNS = """
result results finding findings contribution insight contributions analysis theorem theory goal
aim objective focus idea observation theorems experiments
"""

BY_VERBS = """
proving providing introducing proposing establishing deriving presenting developing designing
giving constructing formulating
"""

PASSIVES = """
proposed presented introduced developed described studied considered investigated addressed
analyzed explored discussed derived implemented demonstrated formulated examined designed
established
applied employed adopted
"""

CLAIMED = """
time way manner rate sense claim claims fact evidence hypothesis idea assumption assumptions
notion observation extent question questions ability possibility potential conjecture insight
argument arguments guarantee guarantees conditions degree belief beliefs view intuition expectation
"""

CLAIMS = """
result results fact conjecture hypothesis claim observation statement theorem insight evidence idea
"""

POINTING = """
this these those such it they we our them he here aforementioned above latter former
"""

POINTING_AFTER_THE = """
associated corresponding resulting proposed following same respective
"""

FAILING = """
unable fail fails failing failed struggle struggles inability
"""

SAID_AGAIN = """
i.e i.e. e.g e.g. namely especially particularly
"""

TOLD = """
presented introduced proposed developed showed studied
"""

GOES_ON = """
scales generalizes extends adapts applies leads works runs transfers converges results
"""

IDLE = """
exhibits demonstrates shows allows enables requires takes makes contains consists includes
comprises involves presents follows overcomes serves helps aims relies ensures supports opens needs
becomes remains features
"""

FURTHER = """
also additionally further furthermore moreover besides lastly finally secondly thirdly then next
"""

PAST = """
has have had not never often widely usually commonly typically recently generally
rarely seldom hardly scarcely lightly sparsely poorly insufficiently little less relatively
traditionally frequently extensively thoroughly intensively actively
"""

BACKWARD = """
these this those aforementioned former latter
"""

GENERAL = """
method methods approach framework algorithm technique techniques procedure problem problems case
issue issues setting analysis challenge challenges proposed scheme former latter statement
"""

THINGS = """
model models system systems architecture network apparatus device mechanism controller actuator
enhancements prototype hardware module modules platform paper theory
"""

CLOSING = """
, : ; — in on by and as is are under from can at also
"""

ALLOWS = """
allow allows allowing enable enables enabling encourage encourages encouraging force forces forcing
permit permits permitting require requires requiring teach teaches teaching help helps helping use
uses let lets letting
"""

PLAIN = """
unknown single true real good new high low large small different various multiple general common
important key main simple complex full whole first second last final given specific particular
similar strong weak better best dot
"""

STUDY = """
study analysis investigation comparison survey review proof proofs bound bounds theory rates
experiments analyzing studying comparing investigating
"""

NO_DEED = """
calling taking having leading resulting including following regarding compared drawing outlining
inspiring paving fostering
"""

TOLD_BY = """
we i paper work article study letter report survey and
"""

OLDER = """
recently previously existing baselines
"""

OWN = """
we our us novel new propose proposed proposes this these
"""

AFTER_NAME = """
an a to for that which as by with on in based using
"""

TRYING = """
our proposed experimental empirical extensive comprehensive thorough quantitative qualitative
systematic numerical detailed theoretical
"""

PASTS = """
gave became began led let put cut hit held rose fell grew knew made met won found took came went
"""

PLURALS = """
people data children humans media criteria phenomena men women
"""

TELLS = """
show prove demonstrate analyze analyse investigate introduce propose provide establish derive
obtain examine develop validate verify discuss describe conjecture argue observe evaluate compare
conclude give present proposing introducing proving establishing developing presenting deriving
"""

WIDE = """
network networks convolutional natural language deep reinforcement supervised unsupervised system
systems classical model models method methods task tasks decision makers maker user users robot
robots generalization performance
"""

ONTO = """
add adapt adapting adding adjust adjusting align aligning apply applying assign assigning attach
attaching convert converting map mapping reduce reducing relate relating translate translating
transform transforming extend extending generalize generalizing turn turning transfer transferring
"""

USES = """
use employ leverage exploit utilize utilise adopt apply applies take
"""

RESULTS_OF = """
bound bounds guarantee guarantees result results performance accuracy complexity regret analysis
study experiments work research approach applications application designers researchers
practitioners users people humans authors engineers experts
"""

BEGINS = """
refers aims seeks serves plays remains becomes requires suffers holds faces consists deals attempts
tries concerns involves asks tends lies appears exists relies depends
"""

NO_OPENING = """
each every interest advances progress research demand need use majority plethora lot amount
role
one aspect number variety emergence advent rise growth success popularity used
"""

NO_START = """
while although though whereas despite unlike suppose assume majority
but and or only
lens following involving that which one it code codes two-fold twofold three-fold threefold
"""

WAYS = """
approach method framework model algorithm technique system network
"""

TRIED = """
validate evaluate demonstrate test verify illustrate conclude show
"""

TRIAL = """
demonstration illustration example experiments demonstrate illustrate prove
"""

TELLING = """
described established formulated discussed considered implemented demonstrated
applied employed adopted
"""

CONTAINS = """
consists consisting comprises comprising contains
"""

ADDRESS = """
address tackle solve achieve overcome
"""

STUDIED = """
analysis study adaption adaptation performance properties
"""

BOAST = """
outperform outperforms outperforming superior state-of-the-art art significantly dramatically better
improves substantially competitive higher improved
"""

NAME_LINKS = """
that to the trained through towards for from with which of on in by
"""

VERBS = """
appears arises begins behaves belongs comes competes continues converges corresponds depends
deteriorates deviates differs emerges equals evolves excels exists fails falls happens interacts
lies occurs operates proceeds refers relies respond responds stands succeeds suffers suffices tends
varies
"""

BELIEVED = """
believed thought assumed argued claimed held supposed accepted suspected hoped feared
"""

PREPOSITIONS = """
of for with by to on in from into at between than
"""

LOOSE_AFTER = """
to for of with by in as into at that which and or than is are the this these it we but while because
when has have was can
"""

LOOSE_START = """
where whereas because although until since if which that and or but than there to of for by with as
into at it they this these its their we here
"""

COMBINES = """
combining combines combine fusing fuses fuse
"""

MANY = """
multiple several two three both different various many all diverse strengths advantages benefits
merits
"""

WHOLE = """
out up down off on over along such as given due instead because away
"""

TRANSITIVE = """
approach sample use find obtain make perform produce provide give reach yield avoid address
"""

PUT_TOGETHER = """
combination integration fusion union mixture interplay interaction interactions comparison links
link relationship relation connection connections trade-off tradeoff
"""

BARE_AFTER = """
response interaction settings problems platform combination conjunction collaboration cooperation
comparison contact environments situations cases scenarios conditions contexts accordance agreement
"""
