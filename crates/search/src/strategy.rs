//! In which order runs are explored: the strategies, each with its name, its help and the function that searches by it.
//!
//! To add one is to write its file in this folder, and here a variant, a row of `OFFERS` and an arm of `search`; the
//! command line offers what is listed. Those that remember states go by levels (`crate::frontier`) or depth first;
//! those that sample go by `crate::walk`.

mod best_first;
mod breadth_first;
mod context_bound;
mod depth_first;
mod pct;
mod portfolio;
mod random_walk;

use crate::frontier::Frontier;
use crate::plan::{Collect, Plan};
use crate::session::Session;
use crate::visited::Visited;
use crate::walk::{Effort, walk};
use best_first::BestFirst;
use breadth_first::BreadthFirst;
use context_bound::ContextBound;
use model::{Reason, TransitionSystem};
use pct::Pct;
pub use portfolio::Efforts;
use portfolio::Portfolio;
use random_walk::RandomWalk;
pub(crate) use random_walk::pick_alternative;

/// In which order runs are explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strategy {
    /// Depth first, but where that does not end soon some random runs and those with few preemptions come between.
    Portfolio {
        /// Other seeds, other random runs.
        seed: u64,
        /// How far each of its searches goes.
        efforts: Efforts,
    },
    /// Every run to its end before the next. Least memory.
    DepthFirst,
    /// All runs at once, step by step. The first violation found has the shortest schedule.
    BreadthFirst,
    /// Runs with the fewest preemptions first; stops after this many, if given.
    ContextBound {
        /// The most preemptions in a run.
        preemptions: Option<u32>,
    },
    /// States that promise more first, whatever way leads there; among equals the first found.
    Heuristic,
    /// Runs in which every choice is made at random. Never a proof.
    Random(Sampling),
    /// Runs in which agents have random priorities that change at a few random places. Never a proof.
    Pct {
        /// How many runs.
        sampling: Sampling,
        /// How many ordered events a bug may need to be found with the promised probability: one more than the changes
        /// of priority.
        bug_depth: u32,
    },
}

/// How many runs to try, and which.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sampling {
    /// Other seeds, other runs.
    pub seed: u64,
    /// How many runs to try; without a number, until a limit is reached.
    pub runs: Option<u64>,
}

impl Sampling {
    /// Runs of a sampling search that has no other end.
    pub const USUAL_RUNS: u64 = 1_000;
}

/// What a strategy can be told beside its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Parameters {
    /// For strategies that sample.
    pub sampling: Sampling,
    /// For those that bound preemptions.
    pub preemptions: Option<u32>,
}

/// A strategy as users choose it.
#[derive(Clone, Copy, Debug)]
pub struct StrategyOffer {
    /// The name of the strategy.
    pub name: &'static str,
    /// What it is, for whoever has to choose.
    pub help: &'static str,
    /// The strategy with these parameters.
    pub with: fn(Parameters) -> Strategy,
}

impl Strategy {
    /// Every strategy; the first one is usual.
    pub const OFFERS: &[StrategyOffer] = &[
        StrategyOffer {
            name: "portfolio",
            help: "Finds first, then proofs: dfs; where that does not end soon, some random runs and those with few \
                preemptions before it goes on",
            with: |parameters| Strategy::portfolio(parameters.sampling.seed),
        },
        StrategyOffer {
            name: "dfs",
            help: "Every run to its end before the next: least memory",
            with: |_| Strategy::DepthFirst,
        },
        StrategyOffer {
            name: "bfs",
            help: "All runs step by step: the shortest counterexample",
            with: |_| Strategy::BreadthFirst,
        },
        StrategyOffer {
            name: "random",
            help: "Runs in which every choice is made at random: never a proof",
            with: |parameters| Strategy::Random(parameters.sampling),
        },
        StrategyOffer {
            name: "pct",
            help: "Runs with random priorities that change at a few random places: never a proof",
            with: |parameters| Strategy::pct(parameters.sampling),
        },
        StrategyOffer {
            name: "context-bound",
            help: "Runs with the fewest preemptions first",
            with: |parameters| Strategy::ContextBound { preemptions: parameters.preemptions },
        },
        StrategyOffer {
            name: "heuristic",
            help: "The most promising states first, see --prefer",
            with: |_| Strategy::Heuristic,
        },
    ];

    /// What decides small systems at once, and lets others wait for a moment only.
    pub fn portfolio(seed: u64) -> Strategy {
        Strategy::Portfolio { seed, efforts: Efforts::USUAL }
    }

    /// Runs by PCT that aim at so many ordered events as most concurrency bugs need (Burckhardt et al., ASPLOS 2010,
    /// table 1).
    pub(crate) fn pct(sampling: Sampling) -> Strategy {
        Strategy::Pct { sampling, bug_depth: 3 }
    }

    /// Whether it tries some runs only, and remembers no states.
    pub fn is_sampling(self) -> bool {
        match self {
            Strategy::Random(_) | Strategy::Pct { .. } => true,
            Strategy::Portfolio { .. }
            | Strategy::DepthFirst
            | Strategy::BreadthFirst
            | Strategy::ContextBound { .. }
            | Strategy::Heuristic => false,
        }
    }

    /// Whether what it proves is proved by a search depth first.
    pub fn is_depth_first(self) -> bool {
        matches!(self, Strategy::DepthFirst | Strategy::Portfolio { .. })
    }
}

/// Searches by the strategy of a plan.
pub(crate) fn search<S: TransitionSystem>(session: &mut Session<'_, S>, plan: &Plan) -> Result<(), Reason> {
    let effort = |sampling: Sampling| Effort { runs: sampling.runs.unwrap_or(u64::MAX), steps: u64::MAX };
    match plan.strategy {
        Strategy::Portfolio { seed, efforts } if plan.collect != Collect::All => {
            let portfolio = Portfolio { efforts, undo_window: plan.undo_window, seed };
            with_store(session, plan, |session, visited| portfolio.search(session, visited))
        }
        Strategy::DepthFirst | Strategy::Portfolio { .. } => {
            with_store(session, plan, |session, visited| depth_first::search(session, visited, plan.undo_window))
        }
        Strategy::BreadthFirst => {
            with_store(session, plan, |session, visited| Frontier::new(BreadthFirst).search(session, visited))
        }
        Strategy::Heuristic => {
            with_store(session, plan, |session, visited| Frontier::new(BestFirst).search(session, visited))
        }
        Strategy::ContextBound { preemptions } => with_store(session, plan, |session, visited| {
            Frontier::new(ContextBound::new(preemptions)).search(session, visited)
        }),
        Strategy::Random(sampling) => walk(session, &mut RandomWalk::new(sampling.seed), effort(sampling)),
        Strategy::Pct { sampling, bug_depth } => {
            walk(session, &mut Pct::new(sampling.seed, bug_depth), effort(sampling))
        }
    }
}

/// Runs a strategy that remembers what it visited.
fn with_store<S: TransitionSystem>(
    session: &mut Session<'_, S>,
    plan: &Plan,
    search: impl FnOnce(&mut Session<'_, S>, &mut Visited) -> Result<(), Reason>,
) -> Result<(), Reason> {
    let mut visited = Visited::new(plan.store.build(), plan.matching);
    let ended = search(session, &mut visited);
    session.statistics.omission = visited.store.omission();
    ended
}
