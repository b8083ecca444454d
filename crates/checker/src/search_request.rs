//! How the answer to a question is looked for, and which questions can be answered in that way.

use crate::error::QuestionError;
use crate::matching::MatchRequest;
use crate::question::Specification;
use evidence::Property;
use explore::{Manner, Preferences};
use search::{Plan, StoreKind, Strategy};

/// How the answer is looked for.
#[derive(Clone, Debug)]
pub struct Search {
    /// Order, store and limits. The time limit is that of `Control`.
    pub plan: Plan,
    /// What visited states are told apart by, where that is not all of them.
    pub matching: Option<MatchRequest>,
    /// How the program is explored.
    pub manner: Manner,
    /// Whether what simulated runs make suspicious leads the search, and is decided by it.
    pub guided: bool,
    /// What a search by heuristic prefers.
    pub prefer: Preferences,
    /// How many runs are simulated before the search, where it needs some.
    pub runs: u64,
    /// Which runs are simulated: before the search, and against a proof.
    pub seed: u64,
    /// By how many simulated runs a proof is challenged.
    pub challenge: ChallengeRuns,
    /// Whether somebody wants to know where the states come from.
    pub why_large: bool,
}

/// How many runs a proof is challenged by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeRuns {
    /// Some, and more after a long search.
    Usual,
    Off,
    Exactly(u64),
}

impl Search {
    /// Runs that are simulated before a guided search where nobody says how many.
    pub const USUAL_RUNS: u64 = 5;

    /// A search by this plan, with everything else as usual.
    pub fn new(plan: Plan) -> Search {
        Search {
            plan,
            matching: None,
            manner: Manner::default(),
            guided: false,
            prefer: Preferences { blocked: true, accesses: false },
            runs: Search::USUAL_RUNS,
            seed: 0,
            challenge: ChallengeRuns::Usual,
            why_large: false,
        }
    }

    /// Why a question cannot be answered in this way, if so.
    pub(crate) fn suits(&self, specification: &Specification) -> Result<(), QuestionError> {
        self.suits_matching(specification)?;
        self.suits_claims(specification)?;
        self.suits_stuck(specification)
    }

    /// What is asked of endless runs, or of all states at once, is not answered by some of the states.
    fn suits_matching(&self, specification: &Specification) -> Result<(), QuestionError> {
        let asks_all = specification.options.properties.contains(&Property::Stuck);
        let is_open = asks_all || !specification.claims.claims.is_empty() || self.guided || self.is_sampling();
        if self.matching.is_some() && is_open { Err(QuestionError::MatchingFindsErrors) } else { Ok(()) }
    }

    /// Endless runs are looked for depth first.
    fn suits_claims(&self, specification: &Specification) -> Result<(), QuestionError> {
        let fits = self.is_depth_first() && !self.guided;
        if fits || specification.claims.claims.is_empty() { Ok(()) } else { Err(QuestionError::EndlessNeedsDepthFirst) }
    }

    /// Who is stuck is asked of all states at once.
    fn suits_stuck(&self, specification: &Specification) -> Result<(), QuestionError> {
        let alone = specification.claims.claims.is_empty() && specification.find.is_none();
        match specification.options.properties.contains(&Property::Stuck) {
            true if self.is_sampling() || self.guided || self.plan.store != StoreKind::Exact => {
                Err(QuestionError::StuckNeedsAllStates)
            }
            true if !alone => Err(QuestionError::StuckIsAskedAlone),
            _ => Ok(()),
        }
    }

    pub(crate) fn is_depth_first(&self) -> bool {
        self.plan.strategy.is_depth_first()
    }

    pub(crate) fn is_heuristic(&self) -> bool {
        self.plan.strategy == Strategy::Heuristic
    }

    fn is_sampling(&self) -> bool {
        self.plan.strategy.is_sampling()
    }
}

impl Default for Search {
    fn default() -> Search {
        Search::new(Plan::new(Strategy::portfolio(0), StoreKind::Exact))
    }
}
