"""Japanese words that say nothing of what a paper is about.

Written by hand after reading the most frequent runs of 600 public Japanese abstracts. Space parts
the words.
"""

# What stands before a term and is no part of it.
PREFIXES = "本研究 本論文 本稿 提案 既存 従来 今回 複数 各 本"

# Runs that are long enough to be terms and are none.
EMPTY = """
研究 論文 手法 有効性 可能性 必要性 重要性 妥当性 提案手法 既存手法 従来手法 評価実験 実験結果
先行研究 評価結果 分析結果 比較実験 比較評価 性能向上 精度向上 高精度 高性能 定量的 定性的 一般的
代表的 効果的 効率的 自動的 具体的 最終的 データセット システム アプローチ プロセス パターン
ケース レベル ポイント シーン サンプル メソッド パラメータ パフォーマンス フレームワーク
ベースライン 大規模 小規模 多種多様 近年 本手法 現時点 問題点 課題解決 様々 一部 以下 以上
"""
