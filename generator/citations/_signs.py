"""Signs that TeX's first fonts have only in formulas, by the command for each: data only."""

GREEK = """
αalpha βbeta γgamma δdelta εvarepsilon ϵepsilon ζzeta ηeta θtheta ϑvartheta ιiota κkappa λlambda
μmu µmu νnu ξxi πpi ρrho σsigma ςvarsigma τtau υupsilon φvarphi ϕphi χchi ψpsi ωomega ΓGamma
ΔDelta ΘTheta ΛLambda ΞXi ΠPi ΣSigma ΥUpsilon ΦPhi ΨPsi ΩOmega
"""

SIGNS = """
∞infty ≤leq ≥geq ≠neq ≈approx ≡equiv ∼sim ≃simeq ∝propto ≪ll ≫gg ×times ÷div ±pm ∓mp ⋅cdot ·cdot
∘circ →to ←leftarrow ↔leftrightarrow ⇒Rightarrow ↦mapsto ∈in ∉notin ⊂subset ⊆subseteq ∪cup ∩cap
∅emptyset ∀forall ∃exists ∑sum ∏prod ∫int ∂partial ∇nabla √surd ℓell ⊕oplus ⊗otimes ⊤top ⊥perp
∥parallel ⟨langle ⟩rangle ′prime
"""
