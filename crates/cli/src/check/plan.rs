//! From the options to a search. Options that would have no effect are refused rather than ignored.

use crate::arguments::check::{CheckOptions, PreferName, SearchName, SearchOptions, StoreName, Switch};
use crate::arguments::report::TraceForm;
use crate::watchdog::Allowance;
use checker::{ChallengeRuns, Search};
use explore::Preferences;
use model::Limits;
use search::{Collect, Plan, Sampling, StoreKind, Strategy};

/// The table of a bit-state search where the user does not say how large.
const USUAL_TABLE: u64 = 128 << 20;

/// Runs of a sampling search that has no other end.
const USUAL_RUNS: u64 = 1_000;

/// How many ordered events PCT aims at: most concurrency bugs need no more (Burckhardt et al., ASPLOS 2010, table 1).
const PCT_BUG_DEPTH: u32 = 3;

/// The search, or a sentence that says which options do not fit together.
pub(crate) fn search(options: &CheckOptions) -> Result<Search, String> {
    let CheckOptions { search, challenge, telling, program: _, properties: _, report: _, save_schedule: _ } = options;
    Ok(Search {
        plan: plan(search)?,
        reduction: search.por == Switch::On,
        symmetry: search.symmetry == Switch::On,
        guided: search.guided,
        prefer: Preferences {
            blocked: search.prefer.contains(&PreferName::Blocked),
            accesses: search.prefer.contains(&PreferName::Accesses),
        },
        runs: search.runs.unwrap_or(Search::USUAL_RUNS),
        seed: search.seed.unwrap_or(0),
        challenge: challenge.unwrap_or(ChallengeRuns::Usual),
        unfold: telling.trace == TraceForm::Full,
    })
}

fn plan(options: &SearchOptions) -> Result<Plan, String> {
    refuse_without_effect(options)?;
    let mut plan = Plan::new(strategy(options), store(options)?);
    plan.collect = if options.all { Collect::All } else { Collect::First };
    plan.limits = Limits {
        time: options.time_limit.map(|limit| limit.0),
        memory: options.memory_limit.map(|limit| limit.0),
        depth: options.max_depth,
        states: options.max_states,
    };
    Ok(plan)
}

/// What the whole command may use.
pub(crate) fn allowance(options: &SearchOptions) -> Allowance {
    Allowance { time: options.time_limit.map(|limit| limit.0), memory: options.memory_limit.map(|limit| limit.0) }
}

fn refuse_without_effect(options: &SearchOptions) -> Result<(), String> {
    let sampling = matches!(options.search, SearchName::Random | SearchName::Pct);
    let heuristic = options.search == SearchName::Heuristic;
    let prefers_accesses = options.prefer.contains(&PreferName::Accesses);
    let refused = [
        (options.max_preemptions.is_some() && options.search != SearchName::ContextBound)
            .then_some("--max-preemptions needs --search context-bound"),
        (options.seed.is_some() && !sampling && !options.guided)
            .then_some("--seed needs --search random or pct, or --guided"),
        (options.runs.is_some() && !sampling && !options.guided)
            .then_some("--runs needs --search random or pct, or --guided"),
        (options.guided && sampling).then_some("--guided decides warnings: it needs a search that remembers states"),
        (prefers_accesses && !(options.guided || heuristic)).then_some("--prefer accesses needs --search heuristic"),
        (options.runs == Some(0)).then_some("--runs needs at least one run"),
        (options.store_size.is_some() && options.store != StoreName::Bitstate)
            .then_some("--store-size needs --store bitstate"),
        (sampling && options.store != StoreName::Exact)
            .then_some("--store needs --search dfs, bfs or context-bound: sampling stores no states"),
        (sampling && options.max_states.is_some())
            .then_some("--max-states needs --search dfs, bfs or context-bound: sampling stores no states"),
    ];
    refused.into_iter().flatten().next().map_or(Ok(()), |sentence| Err(sentence.to_string()))
}

fn strategy(options: &SearchOptions) -> Strategy {
    let endless = options.time_limit.is_some();
    let runs = options.runs.or((!endless).then_some(USUAL_RUNS));
    let sampling = Sampling { seed: options.seed.unwrap_or(0), runs };
    match options.search {
        SearchName::Dfs => Strategy::DepthFirst,
        SearchName::Bfs => Strategy::BreadthFirst,
        SearchName::Random => Strategy::Random(sampling),
        SearchName::Pct => Strategy::Pct { sampling, bug_depth: PCT_BUG_DEPTH },
        SearchName::Heuristic => Strategy::Heuristic,
        SearchName::ContextBound => Strategy::ContextBound { preemptions: options.max_preemptions },
    }
}

fn store(options: &SearchOptions) -> Result<StoreKind, String> {
    let bytes = options.store_size.map_or(USUAL_TABLE, |size| size.0);
    Ok(match options.store {
        StoreName::Exact => StoreKind::Exact,
        StoreName::Hash => StoreKind::Hash,
        StoreName::Bitstate => StoreKind::Bitstate { bytes: table_size(bytes)? },
    })
}

/// A table of so many bytes, if the system would give them. It is touched only as far as it is used.
fn table_size(bytes: u64) -> Result<usize, String> {
    let size = usize::try_from(bytes).ok().filter(|size| Vec::<u8>::new().try_reserve_exact(*size).is_ok());
    size.ok_or_else(|| format!("--store-size: this machine has no memory for a table of {bytes} bytes"))
}
