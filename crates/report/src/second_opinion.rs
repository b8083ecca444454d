//! What another engine says of the same question, beside the answer of the search.

use evidence::Property;
use model::{Statistics, Verdict};
use std::time::Duration;

/// The answer of another engine.
#[derive(Clone, Debug)]
pub struct SecondOpinion {
    /// Who was asked: `Spin`.
    pub engine: &'static str,
    /// What it was asked about.
    pub properties: Vec<Property>,
    /// What the search said, before the two were compared.
    pub first: Verdict,
    /// What the other one says.
    pub verdict: Verdict,
    /// The property that it has found broken.
    pub broken: Option<Property>,
    /// Why it was not asked: what it would have to follow and does not.
    pub refusals: Vec<String>,
    pub agreement: Agreement,
    /// What its search counted.
    pub costs: Statistics,
    /// The time that went by before its search began: translating and compiling.
    pub preparation: Duration,
}

/// How two answers go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agreement {
    /// Both say the same.
    Agrees,
    /// Both cannot be right.
    Contradicts,
    /// One of them has no answer.
    Undecided,
    /// What the search has found, the other one was not asked about.
    NotAsked,
}

impl Agreement {
    /// The name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Agreement::Agrees => "agrees",
            Agreement::Contradicts => "contradicts",
            Agreement::Undecided => "undecided",
            Agreement::NotAsked => "not asked",
        }
    }
}
