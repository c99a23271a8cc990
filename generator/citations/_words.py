"""Words that decide how a name, a title or a venue is cited: data only.

A space stands between two.
"""

# Inside a name and in lower case: the family name, or what stands before it, begins here.
PARTICLES = """
af al auf aus av bin da dal de dei del della dem den der des di do dos du e el ibn la las le
lo los of op st te ten ter und van vander vom von y zu zum zur 't
"""

# Dutch and Romance names are also written with a capital ("Van den Example") …
CAPITAL_PARTICLES = "Van Von De Del Della Di Du Da La"

# … but in Vietnamese ones these are a part of what is given. These end in a family name.
VIETNAMESE = """
bui cao chu dang dao dinh do doan duong ha ho hoang huynh lam le luong ly mai ngo nguyen
pham phan phung quach ta thai to tran trinh truong vo vu vuong
"""

# After the last word of a name.
SUFFIXES = {"jr": "Jr.", "sr": "Sr.", "ii": "II", "iii": "III", "iv": "IV"}

# Of those who sign as one.
GROUPS = """
alliance association centre center collaboration community company consortium corporation
foundation group inc institute lab laboratory labs ltd network organization project society
team university
"""

# In the names of what appears in volumes, not once.
JOURNAL = (
    r"\b(?:journal|transactions|letters|annals|magazine|revista|zeitschrift|acta|bulletin|"
    r"jmlr|tmlr|pnas|tacl|tpami|ijcv|jair|cacm)\b|^(?:nature|science|cell|neurocomputing)\b|学报|期刊"
)

# What programs call a paper in a journal, and one in proceedings.
ARTICLES = ("article-journal", "journal article", "journal-article", "journalarticle", "jour")
PAPERS = (
    "chapter",
    "conf",
    "conference paper",
    "conference proceedings",
    "conferencepaper",
    "cpaper",
    "paper-conference",
    "proceedings-article",
)

# What programs call the work that gives a degree.
THESES = "phdthesis mastersthesis thesis thes"

# Words that a key need not repeat.
PLAIN = """
a an and are as at be by can do does for from how in into is it its of on or over the their to
towards toward under up via we what when where which why with
"""

# People and peoples in what carries their names: capitals even where most words have none.
NAMED = """
african american arabic asian banach bayes bayesian bellman bernoulli besov boltzmann boolean
bregman brownian cauchy chebyshev chinese chomsky dantzig dirichlet dutch einstein english
euclidean euler european fenchel finnish fourier french frobenius galerkin gauss gaussian german
gibbs gödel greek hamilton hamiltonian hausdorff hawkes hebbian hermite hermitian hessian
hilbert hindi hoeffding hopfield huffman indian indonesian ising italian jacobi jacobian
japanese jensen kalman kantorovich kolmogorov korean krylov kullback lagrange lagrangian
langevin laplace laplacian latin lebesgue legendre leibler levy lipschitz lyapunov mahalanobis
markov markovian minkowski moreau nash nesterov newton newtonian nyquist nyström ornstein
pareto pearson persian poincaré poisson polish portuguese pythagorean rademacher rao rényi
riemann riemannian rosenblatt russian schrödinger shannon shapley sinkhorn sobolev spanish
stein stiefel swedish sylvester taylor tikhonov turing turkish uhlenbeck urdu vapnik vietnamese
viterbi voronoi wasserstein wiener zipf
"""
