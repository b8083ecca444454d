//! Plans for tests, and a way to carry them out without a clock.

use model::{Outcome, Silent};
use search::toys::{Flaw, Playing, Toy};
use search::{Collect, Efforts, Plan, Sampling, StoreKind, Strategy, Supervision, check};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

pub(crate) const BITSTATE: StoreKind = StoreKind::Bitstate { bytes: 1 << 16 };
pub(crate) const STORES: [StoreKind; 3] = [StoreKind::Exact, StoreKind::Hash, BITSTATE];
pub(crate) const CONTEXT_BOUND: Strategy = Strategy::ContextBound { preemptions: None };
/// All its searches have their turn in the smallest systems.
pub(crate) const PORTFOLIO: Strategy = Strategy::Portfolio {
    seed: 7,
    efforts: Efforts {
        first_states: 3,
        runs: 2,
        steps: 100,
        longest_run: 20,
        bounded_states: 20,
        content_states: u64::MAX,
    },
};
pub(crate) const EXHAUSTIVE: [Strategy; 5] =
    [PORTFOLIO, Strategy::DepthFirst, Strategy::BreadthFirst, Strategy::Heuristic, CONTEXT_BOUND];

/// Every combination of an exhaustive strategy and a store.
pub(crate) fn exhaustive_plans(collect: Collect) -> impl Iterator<Item = Plan> {
    let combinations = EXHAUSTIVE.into_iter().flat_map(|strategy| STORES.map(|store| (strategy, store)));
    combinations.map(move |(strategy, store)| Plan { collect, ..Plan::new(strategy, store) })
}

pub(crate) fn exact(strategy: Strategy) -> Plan {
    Plan::new(strategy, StoreKind::Exact)
}

pub(crate) fn exact_all(strategy: Strategy) -> Plan {
    Plan { collect: Collect::All, ..exact(strategy) }
}

pub(crate) fn sampling(seed: u64, runs: u64) -> Sampling {
    Sampling { seed, runs: Some(runs) }
}

/// Searches a toy from its start.
pub(crate) fn search<T: Toy>(toy: &T, plan: &Plan) -> Outcome<Flaw> {
    search_playing(&mut Playing::new(toy), plan)
}

/// Searches a toy that stands at its start.
pub(crate) fn search_playing<T: Toy>(playing: &mut Playing<'_, T>, plan: &Plan) -> Outcome<Flaw> {
    let interrupt = AtomicBool::new(false);
    let supervision = Supervision { clock: &|| Duration::ZERO, interrupt: &interrupt, observer: &mut Silent };
    check(playing, plan, supervision)
}

/// The names of all violations, in alphabetical order.
pub(crate) fn names(outcome: &Outcome<Flaw>) -> Vec<String> {
    let mut names: Vec<_> = outcome.violations.iter().map(|found| found.violation.name.clone()).collect();
    names.sort();
    names
}
