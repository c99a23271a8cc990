"""Words that tell what a short line is: lower case, a space between two."""

# Inside a surname, not capitalised.
PARTICLES = """
af al bin da dal de del della den der di do dos du e el i la las le li los ten ter und van
vander vom von y zu zum
"""

# Common in titles, and hardly anybody's name.
NOT_PEOPLE = """
a accepted active adaptation adaptive adversarial ai algorithm algorithms analysis and
application approach at attention automatic autonomous based bayesian benchmark by clustering
conference contents context contrastive control convex data dataset deep detection diffusion
distributed domain dynamic efficient estimation evaluation extended fast feature federated for
framework from gaussian generation generative gradient graph graphs human image images in
inference information international is knowledge language large latent learning linear list
local machine markov matching matrix method methods mixture model modeling models motion multi
multimodal natural network networks neural new non of on online open optimal optimization oral
paper papers planning point policy poster prediction probabilistic proceedings processes random
real reasoning recognition regression reinforcement representation representations retrieval
robot robotic robots robust sampling scalable search segmentation self semantic sequential
session shot single sparse spatial spotlight state stochastic structured supervised survey
system systems task temporal text the theory time to towards track training transfer transformer
transformers understanding unsupervised using via video vision visual with workshop zero
"""

# In the names of institutions.
INSTITUTIONS = """
academia academy center centre centro college company corp corporation department dept ecole
escuela faculdade facultad faculty foundation gmbh google group hochschule hospital inc institut
institute instituto istituto lab laboratories laboratory labs llc ltd politecnico polytechnic
polytechnique research school science sciences technologies technology univ universidad
universidade university universita universitaet universitat universite universiteit universitet
universität università université école
"""

# What institutions and parts of them are named by, and people and teams are not.
SURE_INSTITUTIONS = """
academy college corporation department dept ecole faculty gmbh hochschule hospital inc institut
institute instituto istituto llc ltd politecnico polytechnic polytechnique univ universidad
universidade university universita universitaet universitat universite universiteit universitet
universität università université école
"""

# What departments teach.
SUBJECTS = """
aerospace anthropology applied archaeology architecture arts astronomy astrophysics biology
biomedical business chemical chemistry civil communication communications computational computer
computers computing data dentistry design earth ecology economics education electrical electronic
electronics energy engineering environmental ethics film finance geography geology geosciences
health history humanities informatics information journalism languages letters linguistics
literature logic management marketing materials mathematical mathematics mechanical mechanics
media medicine music neuroscience nursing philosophy physics physiology planning politics
psychiatry psychology public software sociology space statistics surgery
"""

# Headings inside a structured abstract, which are no titles.
PARTS = """
aim aims approach background conclusion conclusions context contribution contributions
discussion findings introduction limitations materials method methods motivation objective
objectives problem purpose result results significance summary 方法 目的 结果 结论 背景
"""

# They keep their hyphen at a line's end: "self-" + "supervised".
PREFIXES = """
cross few high long low non one pseudo quasi real self semi short state three two well zero
"""

# What a web page writes on its links.
BUTTONS = """
appendix arxiv bib bibtex cite code data dataset demo doi github html openreview page paper pdf
poster project slides supp supplementary talk video website
"""
