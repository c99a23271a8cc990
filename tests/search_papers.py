"""Made-up papers for the tests of the search in a browser."""

from __future__ import annotations

from generator.search.terms import Searchable

PAPERS = (
    Searchable(
        "Self-Supervised Learning of Hedgehog Gaits",
        ("Ann Example", "Bo Sample"),
        ("hedgehogs", "locomotion"),
        ("Animal motion",),
        "We learn how hedgehogs walk. A hedgehog rolls when it is in doubt, and walks at night.",
        "HogWalk",
        2017,
        "Garden Conference",
    ),
    Searchable(
        "Robust ℓ₁-Regression for Crooked Rulers",
        ("Émile Exemple", "Ann Sample"),
        ("regression",),
        ("Statistics",),
        "Rulers are crooked. Our robust estimator has regret O(√T) and needs no α-mixing.",
        "",
        2018,
        "Garden Conference",
    ),
    Searchable(
        "A* Search in C++ Without Regret",
        ("Bo-Jin Sample-Test",),
        ("search", "k-NN"),
        ("Programming",),
        "We search graphs with A* and k-NN heuristics; of the two, A* is faster in every garden.",
        "",
        2018,
        "Workshop on Hedges",
    ),
    Searchable(
        "深度学习识别刺猬图像",
        ("示例 甲",),
        ("图像识别",),
        ("机器学习",),
        "本文提出一种识别刺猬的深度学习方法,并在花园数据集上验证。",
        "",
        2019,
        "花园会议",
    ),
    Searchable(
        "Semisupervised Clustering of Snails",
        ("Cy Dummy",),
        (),
        ("Animal motion",),
        "Snails are slow. We cluster snails by the way that snails leave, in semi-supervised form.",
        "",
        2019,
        "Workshop on Hedges",
    ),
    Searchable(
        "Reinforcement Learning for Watering Gardens (RL)",
        ("Ann Example",),
        ("reinforcement learning",),
        ("Control",),
        "An agent waters a garden. Robustness to rain is learned; the hedge is the boundary.",
        "",
        2020,
        "Garden Conference",
    ),
)
