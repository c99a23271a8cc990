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
academy center centre college company corporation department dept faculty foundation google
group inc institut institute lab laboratories laboratory labs ltd research school science
sciences technologies technology universidad university universität université
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
