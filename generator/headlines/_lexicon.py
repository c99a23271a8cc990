"""Word classes: the closed words of English, and the open ones whose ending misleads.

The open words were counted by the project from 24,000 public abstracts of machine-learning,
vision, language and robotics conferences: a hidden Markov model over these classes, started
from the closed words and from endings, was fitted to their sentences, and a word is listed
where its usual class is not the one that `wordclasses` would guess from its ending. None of
those abstracts is among the papers the headlines are measured on.

One letter stands for a class:
N noun, J adjective, V verb, v noun or verb, G -ing form, g -ing form or noun, E participle,
B adverb, M number or formula, D determiner, S word that points (this, its), P preposition,
O "of", T "to", R that/which/who, K while/when/if, C and/or, X but/nor, W we, H other pronoun,
A auxiliary.
"""

CLOSED = {
    "D": """
a all an another any both certain each eight either every few fewer five four less many more most
multiple neither nine no numerous one seven several six some ten the three two various
""",
    "S": """
her his its my our such their these this those your
""",
    "O": """
of
""",
    "P": """
about above across after against along alongside amid among amongst around as at before behind
below besides between beyond by concerning despite down during except for from given in including
inside into like near off on onto out outside over per regarding than through throughout toward
towards under unlike up upon versus via vs with within without
""",
    "T": """
to
""",
    "R": """
that whereby wherein which who whom whose
""",
    "K": """
additionally although because furthermore hence how however if moreover once since so then
therefore though thus unless until what when whenever where whereas whether while why
""",
    "C": """
and or
""",
    "X": """
but nor yet
""",
    "W": """
we
""",
    "H": """
each-other he  i it itself ourselves she them themselves there they us you
""",
    "A": """
am are aren't be been being can can't cannot could did didn't do does doesn't don't had has have
is isn't may might must not shall should was were will won't would
""",
}

OPEN = {
    "N": """
accident adhesive advent adversary agent al alternative anomaly appeal arithmetic arrival ascent
assembly assistant bed boundary butterfly capable characteristic client coefficient component
content corollary critic derivative descent determinant dictionary disassembly exponent family
fish fly goal handful heuristic homophily hospital illuminant ingredient instant intent interval
irrespective labor-intensive library logic material median metric music need objective opponent
pandemic participant patient percent perspective potential primitive proposal regardless removal
rendezvous reply retrieval run-time seed signal speed statistic student summary table tolerant
topic traversal trial variable variant vocabulary gradient traffic narrative cable commentary
""",
    "J": """
abrupt absolute absorbing accompanying accurate actuating ad-hoc adequate adverse affine agents'
agile akin alternating angular anytime appealing appropriate attacking average-case backward bad
bag-of-words beating benign best best-known best-performing better big bilevel bilinear biologically
bipartite black black-box blind blurry bottom-up bounding bounding-box branch-and-bound brief
brittle broad broader brute-force built-in cardiac cascading cellular challenging charging cheap
cheaper circular clean clear climate clinically close closed-form closed-loop closer co-attention
coarse coarse-to-fine commercially commodity common commonsense compact compelling competing
complete complex concave concrete conflicting confusing conjugate constant-factor contact-rich
convex convex-concave convincing cooking cooling cooperating correct corresponding costly cross
cross-dataset cross-domain cross-modality cross-view curb custom cycle-consistency da daily de
de-facto dead deep deep-learning default degenerate degree-of-freedom dense denser depthwise
differentially difficult diminishing direct disaster discrete disjoint disparate dissimilar
distantly distinct distributionally diverse divide-and-conquer dot doubly downstream downward
drop-in dual-arm due dueling early easier easy easy-to-use ego elderly emerging encoder-decoder
encouraging end-to-end enough entire epipolar et everyday evolving ex ex-vivo exact exciting
existing explanatory explicit exploding exploration-exploitation exploratory extra extreme
eye-in-hand facto fake false far fast fast-moving faster fastest faulty feed-forward feedforward
figure-ground fine fine-tune finer finite finite-sample finite-sum first first-person fisheye
fixed-parameter fixed-point fixed-wing flapping flat floating floating-point follow-up following
fooling force-torque four-bar fourth fragile frame-to-frame free-floating free-form free-hand
frequentist friendly frozen full full-body full-information full-precision fuzzy gene
general-purpose gliding gold good grand granular grayscale great greatest greedy ground-truth
growing grown hand-eye hand-held hand-object handheld handwritten hard harder harsh hash hazy
healthy heavy held-out hidden high high-accuracy high-end high-fidelity high-frequency
high-performance high-precision high-probability high-resolution high-resource high-risk higher
highest hitting huge human-computer human-human human-in-the-loop human-like human-machine
human-object human-robot hybrid hyper-parameter image-caption image-text image-to-image immediate
immense imperfect implicit imprecise improper in-depth in-distribution in-domain in-hand in-house
in-plane in-situ in-the-wild in-vivo inaccurate inappropriate incoming incomplete incorrect indirect
indoor inducing inexact infinite information-theoretically inlier inner input-output integer
inter-class inter-frame inter-robot interesting intermediate intersecting intra-class intricate
intriguing invalid irregular k-nearest key lane large last late latest lazy leader-follower least
least-squares lifelong light-field light-weight lightweight likely linear lip little
loco-manipulation log-concave long long-distance long-horizon long-range long-standing long-tail
long-term loop-closure loopy loose lossy low low-cost low-frequency low-latency low-light low-power
low-precision low-rank low-resolution low-resource lower lower-limb lowest machine-learning
machining macro magnetically main major man-made mandatory marine maritime markov master-slave
matrix-vector max-margin maximum-likelihood mean-field meta micro mild million min-max miniature
minimally minimax minor minority misleading missing mixed-integer mobile models' moderate modern
modest modular molecular monocular monotone motion-planning motivating moving multi multi-arm
multi-body multi-branch multi-camera multi-channel multi-class multi-contact multi-domain
multi-frame multi-granularity multi-graph multi-head multi-hop multi-hypothesis multi-image
multi-instance multi-label multi-layer multi-object multi-output multi-person multi-resolution
multi-robot multi-sensor multi-source multi-stage multi-step multi-target multi-task multi-turn
multi-vehicle multi-view multiclass multilayer multilevel multilinear multiple-choice multiscale
multivariate multiview multiway muscular n-gram natural-language nearest nearest-neighbor
neighboring neighbouring neuroimaging neuromuscular new newly next no-regret noisy non non-blind
non-contact non-convex non-expert non-line-of-sight non-linear non-monotone non-overlapping
non-prehensile non-rigid non-robust non-smooth non-stationary non-uniform non-zero nonconvex
nonlinear nonprehensile nonsmooth normalizing novel nuclear null objects' odor off-line off-policy
off-road off-the-shelf offline old older on-board on-line on-policy on-road one-class one-hot
one-stage one-step one-to-many one-to-one ongoing online open open-domain open-loop open-set
open-source open-vocabulary opposing oscillating out-of-distribution out-of-domain out-of-plane
out-of-sample out-of-the-box out-performs outdoor outer outstanding overall overlapping own pairwise
paramount parking partially part-of-speech participants' participating peg-in-hole per-frame
per-iteration per-pixel perfect pick-and-place piecewise pinch pinhole pioneering plain planar
plug-and-play plug-in point-cloud point-to-point pointwise poisoning polyp poor popular porcine
post-hoc power-law pre-built pre-existing pre-train preceding precise pressing pretext prevailing
prime privacy-preserving private promising prone proof-of-concept proper pseudo pseudo-label pure
quantum question-answer quick random rapid rare rate-distortion raw re-id reading real-life
real-robot receding receding-horizon recommender rectangular referring regular reinforcement
remaining remote reproducing reprojection resulting revolute rich richer ridge rigid rigid-body
rising risk-averse robust rolling-shutter rotating rough running saddle safe said same satisfactory
scarce scattering seemingly self self-driving semantically semi-bandit semi-definite semi-dense
semidefinite sensory sentiment sequence-to-sequence severe shallow shared-control sharp sharper
short-range short-term shorter shortest siamese signal-to-noise similar simple simpler single
single-cell single-frame single-image single-stage single-step single-task single-view singular
sit-to-stand sliding slight slow slower small smaller smallest smart smooth snake-like socially soft
solar source-domain sparse sparse-reward sparsity-inducing spatially-varying specular spiking
spinning spoken stabilizing stand-alone standard stark state-action state-of-art state-of-the
state-of-the-art steady steady-state stiff straight straightforward streaming strict striking strong
stronger sub-linear subject sublinear submodular subsea subtle sudden sum-of-squares super superior
supervisory surprising surrounding synthetically tabular tactile talking target-domain text-to-image
texture-less thin thorough tight tighter tilting time-of-flight time-series time-varying timely tiny
top-down top-k top-performing topologically triggering true tubular two-branch two-layer two-phase
two-player two-sample two-stage two-step two-stream two-way twofold ultimate ultra-wideband
uncertain unclear underground underlying underwater uneven uniform unifying unique univariate
unknown unsafe unsatisfactory unseen upcoming upper urban used user-friendly user-item users' valid
vanilla vanishing varying vast versatile vice viewing vision-and-language vision-language visuomotor
weak weaker weakly weed well-known white white-box whole-body wide wider winning working worst
worst-case zero zero-sum
""",
    "V": """
absorb accelerate accelerates accepts accommodate accommodates accomplish accounts achieve
achieves acquire acquires act activate actuate adapt adapts add address addresses adds adjust
adjusts admit admits adopt adopts advocate affect affects affords aggregates agree aims align
aligns alleviate alleviates allocate allocates allow allows alter alternates amplify analyse
analyze analyzes annotate anticipate appear applies apply approximates argue arise arrive
ascertain ask asks assemble assess assign assigns assist assists associate associates assume
assumes attach attain attains attend attends attracts augment augments automate avoid avoids
balances bears becomes behave believe boosts borrow break brings build builds bypasses calculate
calculates calibrate call capture captures carries catch categorize certify characterise
characterize characterizes choose chooses circumvent circumvents clarify classifies classify
closes collaborate collect collects collide combat combine combines come compare compares
compensate compensates compete complement complements completes comply compose comprehend compress
compresses comprise compute computes concentrate concentrates conclude conduct conducts confirm
confirms connect connects consider considers constitute constitutes constrain construct constructs
consumes contain contains contribute contributes converge convert converts convey cooperate
corrects correlates corroborate couples covers create creates curate decide decides decode decodes
decompose decomposes decouple decouples defend define defines degrades deliver delivers
demonstrate demonstrates denote denotes depend depict deploy derive derives describe describes
detect detects determine determines develop develops deviate devise diagnose differ differentiates
disambiguate discard discover discovers discretize discriminate discuss discusses disentangle
disentangles distill distills distinguish distribute diverge divides dominate dominates draw
elicit eliminate eliminates embeds emerge emphasize emphasizes employ employs empower emulate
enable enables encapsulate encode encodes encompasses encourage encourages endow enforce enforces
enhance enhances enjoy enjoys enlarge enrich ensure ensures entails envision equip establish
establishes evaluate evaluates evolve examine examines exceeds execute executes exhibit exhibits
exist expand expands explain explains exploit exploits explore explores expose exposes express
extend extends extract extracts fabricate facilitate facilitates factorize factorizes fail fill
fills find finds finetune fix follow fool formalize formulate formulates foster fulfill fuse fuses
gather gave generalise generalises generalizes generate generates give gives go grow guide guides
handle handles happen hide highlight hinder hinders hold hurt hypothesize identifies identify
ignore ignores illustrate illustrates imitate imitates implement implements implies imply impose
imposes improve improves incentivize include includes incorporate incorporates incurs indicate
indicates induce induces infer infers inform inherit inherits initialize initiate inject insert
inspect instantiate integrate integrates interact interfere interpret introduce introduces invert
investigate investigates invoke involve involves judge justifies justify keep keeps knows lacks
lays leads learn learns leave lends lets leverage leverages lie localize localizes locate locates
look loses maintain maintains make makes manage manages manipulate manipulates maximize maximizes
meet meets memorize merges mimic mimics mine minimise minimize minimizes mislead mitigate
mitigates modifies modify modulate motivate motivates multiply necessitates neglect negotiate
notice obey observe observes obtain obtains occur offer offers opens operate optimise optimize
optimizes organize outperform outperforms overcome overcomes overlook parallelize parameterize
participate pave paves pay penalize penalizes perceive perform performs permit permits pertain
perturb plays posit possess possesses preclude predict predicts prepare present presents preserve
preserves prevent prevents prioritize produce produces promote promotes propagate propagates
propose proposes protect prove proves provide provides prune publish pursue put quantifies
quantify raise raises reaches realize realizes receive receives recognize recognizes recommend
reconfigure reconstruct reconstructs recover recovers rectify reduce reduces refer refine refines
reflect reflects reformulate regress regresses regularize regularizes regulate regulates reinforce
reject relate relates relax relieve rely remains remove removes render renders replace replaces
replicate report represent represents reproduce require requires resemble resembles reside resolve
resolves restore restrict restricts retain retains retrain retrieve retrieves reveal reveals
revisit revisits satisfies satisfy save say seek seeks seem seems select selects send separates
serve share shares shed sheds show showcase shows simplifies simplify simulate simulates solve
solves specialize specifies specify spend stabilize stabilizes stay steer steers stem stimulate
store strengthen substantiate subsumes succeed suffer suffice suggest suggests summarize
summarizes supervise supplement supply supports suppose suppress surpass surpasses synchronize
synthesize synthesizes tackle tackles take takes teleoperate tell tend took trades train trains
translate translates transmit traverse treat treats tries try tune turn uncover undergoes
understand unfold unifies unify uses utilize utilizes validate validates vary verifies verify
violate visualize want wish won yield yields embed exceed proceed succeed
""",
    "v": """
abstracts accumulate acts advance aggregate aid aids aim answer appears approximate approximators
arises attempt attempts b balance bear beat beats became become begin begins behaves belong
belongs blend blends blurs boost bootstrap breaks bridge bridges broadcast bypass c carry cascades
cast casts cause causes change charts check checks claim climb cluster comes command communicate
competes complications comprises compromise concerns conform conjecture constrains consume
continue continues contrasts controls converges coordinate cope correlate correspond corresponds
count counter counts couple cover craft crash cut cuts damage deal deals decrease decreases deform
degrade demand demands depends deployable design desire detail deteriorate deteriorates deviates
differentiate differs diffuse display displays distinguishes divide draws drive drives drops ease
edit elaborate elastic emerges encounter encounters endeavor engage enter erroneous escape
estimate estimates evolves excels exchange exchanges exert exists expect extent extrapolate faces
fails fall falls favor feed feeds feel finish fit fits flip focus focuses fold folds follows
forecast forecasts forget form forms fuel gain gas gauge generalize get gets goes grasp grounds
grows guarantee guarantees half happens harm harness help helps highlights hinges hit holds hope
ii iii imagine impact impacts implications increase increases incur inferior influence influences
inspire interacts interpolate isolate iterate jump knot know lack lay lead leak leaves led let
lies lift links looks lose maneuver manifest manufacture mark marks master match matches matter
means measure measures mention merge mines mirrors miss mix monitor move moves name narrow
navigate navigates note nowadays occurs oftentimes onboard operates outline output outputs overfit
overview paint parse partition partitions pass passes patrol pick picks place places plan plans
play plus poses prefer pretrain print probe proceeds project projects promises proportional pull
push pushes puts rank ranks reach react read rearrange reason reasons record records redesign
refers regard regards register relative release releases relies remain remedy repair repeat replan
reports request resort respects respond restart return returns reuse review reviews revise rotate
run runs sacrifice scales scan schedule schedules screen searches secure see segment sense senses
separate serves shifts shrink skip slide sort span spans splines split splits spot spread stack
stacks stand stands start starts stays stems stop stops stores strike stringent struggle struggles
studies study substitute succeeds suffers suffices suit support sure survey switch switches symbol
tails taught teach tends term test thanks think throw ties tolerate trace track tracks trade
transfer transfers transform transforms transport trap traverses trigger triggers trust turns
twist undergo unforeseen update updates use varies visit visits vote walk wants warp wear write
control
""",
    "E": """
able-bodied anchor-based appearance-based aspect-based attention-based attribute-based
bio-inspired broken brought built camera-based chance-constrained chosen coarse-grained
commonly-used computer-aided constraint-based contact-based dealt deep-learning-based depth-based
diffusion-based distance-based done drawn driven embedding-based energy-based event-based
feature-based filter-based fine-grained fine-tuned flow-based force-based found frame-based
frontier-based fully-actuated fully-connected fully-supervised geometry-based given
goal-conditioned goal-directed goal-oriented gradient-based graph-based graph-structured
grid-based hand-crafted hand-designed head-mounted heavy-tailed held high-speed human-annotated
ill-conditioned ill-posed image-based information-based kept kernel-based keyframe-based
keypoint-based knowledge-based known language-based language-conditioned learning-based learnt
logic-based long-tailed lost made map-based meant met model-based momentum-based motion-based
multi-armed multi-fingered multi-layered network-based object-based object-oriented open-ended
open-sourced optimization-based over-parameterized paid part-based passivity-based patch-based
physics-based point-based pool-based position-based position-controlled pre-computed pre-defined
pre-specified pre-trained preference-based proven pseudo-labeled real-valued region-based
regression-based resource-constrained resource-limited retrieval-based robot-assisted
robotic-assisted rule-based sample-based sampling-based search-based seen segmentation-based
self-collected self-contained self-paced self-supervised semi-structured semi-supervised
sensor-based sent shown simulation-based skeleton-based sketch-based small-sized so-called
soft-bodied sought spring-loaded stuck taken task-oriented task-related text-based thought
tightly-coupled torque-controlled transformer-based tree-based tree-structured under-actuated
under-explored understood user-defined user-specified value-based variance-reduced vector-valued
video-based vision-based vision-guided voxel-based weakly-supervised well-behaved well-defined
well-designed well-established well-studied well-suited well-trained widely-used written
""",
    "B": """
a.k.a. again here albeit almost alone already also altogether always apart away back beforehand e.g.
especially etc etc. even ever forth further further, herein i.e i.e. indeed instead just later
meanwhile much never nevertheless nonetheless now often only otherwise particularly perhaps quite
rather respectively seldom sometimes somewhat soon still thereafter thereby therein third
throughout today together too twice very well whilst
""",
    "G": """
accelerating accessing accomplishing according accounting accumulating achieving acquiring
adapting adding addressing adjusting adopting advancing affecting aggregating aiding aiming
aligning alleviating allocating allowing altering analysing analyzing annotating anticipating
appearing applying approaching approximating arriving asking assembling assessing assigning
assisting associating assuming attaching attaining attempting attending attracting augmenting
automating avoiding becoming belonging benefiting breaking bridging bring bringing building
calculating calibrating capturing carrying casting causing changing characterizing choosing
circumventing classifying closing collaborating collecting colliding combining communicating
comparing compensating complementing completing composing compressing comprising compromising
computing concatenating conducting confirming connecting considering constraining constructing
containing contrasting contributing controlling converging converting conveying coordinating
coping correcting covering creating dealing deciding decomposing decreasing defending defining
deforming degrading delivering demonstrating depending depicting deploying deriving describing
designing detecting determining developing devising differentiating differing discarding
discovering discretizing discriminating discussing disentangling displaying distilling
distinguishing distributing dividing doing drawing eliciting eliminating emphasizing employing
emulating enabling encompassing enforcing engaging enhancing enjoying enriching ensuring entering
establishing estimating evaluating examining exceeding exchanging executing exerting exhibiting
expanding explaining exploiting exploring exposing expressing extending extracting facilitating
facing failing featuring feeding finding fitting fixing focusing forcing forming formulating
framing fusing gaining gathering generalizing generating getting giving going governing
guaranteeing guiding handling helping highlighting hindering holding identifying ignoring
illustrating imitating impacting implementing implying imposing improving incorporating increasing
incurring indicating inferring influencing initializing injecting inserting integrating
interacting interpolating interpreting introducing inverting investigating involving keeping
knowing lacking leading leaving leveraging limiting localizing locating looking losing lowering
lying maintaining making managing manipulating maximising maximizing measuring mimicking
minimising minimizing mitigating modifying modulating navigating needing neglecting observing
obtaining occurring offering opening operating optimising optimizing originating outperforming
overcoming owing paving penalizing perceiving performing pertaining placing playing pointing
posing predicting presenting preserving preventing producing projecting promoting propagating
proposing protecting providing proving pulling pursuing quantifying quantizing ranging reaching
realizing rearranging receiving recognizing reconstructing recovering reducing refining reflecting
reformulating registering regressing regularizing regulating rejecting relating relaxing releasing
relying removing repeating replacing replicating representing requiring resolving resorting
respecting responding restoring restricting retaining retrieving returning reusing revealing
riding sacrificing satisfying saving searching seeing seeking segmenting selecting sending
separating serving showcasing showing simplifying simulating solving something spanning specifying
speeding stacking starting staying stemming storing studying suffering suggesting summarizing
supervising supporting suppressing surpassing swinging synthesizing tackling taking targeting
teleoperating touching transferring transforming transitioning translating transporting traversing
treating trying uncovering undergoing updating using utilising utilizing validating verifying
violating visiting visualizing watching wearing weighing yielding
""",
    "g": """
anti-spoofing bin-picking co-training dead-reckoning decision-making fact-checking fine-tuning
message-passing meta-learning meta-training over-fitting path-planning post-processing
pre-processing pre-training question-answering re-planning re-ranking re-training self-folding
self-training time-consuming weight-sharing
""",
}

# Words that are mostly followed by one preposition, and so do not end a phrase before it.
BOUND = {
    "as": """
acts denoted emerged formulated interpreted regarded serve serves serving soon treated viewed
""",
    "at": """
aimed
""",
    "between": """
alignment alignments alternates connection correspondence correspondences difference discrepancy
distance distances equivalence gap interaction interactions interplay mismatch relation relations
relationship trade-off tradeoff
""",
    "by": """
accompanied affected caused characterized complemented dominated driven facilitated followed
formed governed hindered incurred induced influenced inspired motivated offered produced replaced
spanned supported
""",
    "for": """
accounting accounts compensate compensates compensating potential prerequisite responsible suitable
suited unsuitable well-suited
""",
    "from": """
apart arising away benefiting coming departure deviate deviation deviations differs drawn
inspiration ranging stem stems suffer suffering suffers
""",
    "in": """
advancements advances appearing breakthroughs contained engaged interested lies resulted role
stuck succeeded trapped
""",
    "into": """
decomposed divided plugged
""",
    "on": """
based bound bounds concentrate conditioned depend depending depends emphasis focus focused focuses
focusing mounted reliance relied relies rely relying
""",
    "to": """
approach approaches solution solutions
ability able access according adapted aim aiming aims akin amenable analogous applicable applied
asked attached attempt attempted attempting attempts attend attributed believed belong belonging
belongs close closer compared conform continue continues contrary contrast contribute contributes
contributing converge converges converging correspond corresponds devoted due easy exposed fail
failing fails forced inability insensitive lead leading leads led likely linked needs opportunity
opposed order owing paid prone proportional react refer referred refers regards resort resorting
respect respond rise seek seeks seem seems sensitive sent struggle subject subjected suffices
supposed susceptible tend tends thanks transferred tries try trying unable unlikely view
vulnerable want wish
""",
    "with": """
accordance associated colliding combined compatible compete concerned conjunction cope deal
dealing deals endowed equipped faced filled interact interacting interacts par tasked
""",
}
