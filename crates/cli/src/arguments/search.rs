//! How `check` looks for the answer: the options and the search that they ask for. What a schedule means does not
//! depend on them.

mod values;

use super::choices::one_of;
use super::malformed::Malformed;
use super::size::Size;
use super::time_span::TimeSpan;
use crate::watchdog::Allowance;
use checker::{ChallengeRuns, Manner, Plan, Preferences, Search, StoreKind, Strategy};
use clap::Args;
use clap::builder::TypedValueParser;
use model::Limits;
use search::{Collect, Parameters, Sampling, StoreOffer, StrategyOffer, TableTooLarge};
use std::fmt;
use values::{PreferName, Switch};

/// How the search goes.
#[derive(Args, Clone, Debug)]
pub(crate) struct SearchOptions {
    /// In which order to explore
    #[arg(long, value_parser = strategies(), default_value = Strategy::OFFERS[0].name, value_name = "ORDER")]
    pub(crate) search: StrategyOffer,

    /// With context-bound: explore only runs with at most so many preemptions
    #[arg(long, value_name = "N")]
    pub(crate) max_preemptions: Option<u32>,

    /// Watch a few simulated runs first, and let what they make suspicious guide the search
    ///
    /// Every warning of 'sojourner analyze' is confirmed by a run, refuted by an exhaustive search,
    /// or left open. The threads of a warning, and those that influence them, move before others.
    #[arg(long, verbatim_doc_comment)]
    pub(crate) guided: bool,

    /// With heuristic: which states to explore first
    #[arg(long, value_enum, value_delimiter = ',', value_name = "LIST", default_value = "blocked")]
    pub(crate) prefer: Vec<PreferName>,

    /// With portfolio, random, pct and --guided: other seeds, other runs [default: 0]
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// With random and pct: how many runs to try [default: 1000, or as many as --time-limit allows];
    /// with --guided: how many runs to simulate [default: 5]
    #[arg(long, value_name = "N")]
    pub(crate) runs: Option<u64>,

    /// Whether steps that cannot disturb each other are explored in one order only
    #[arg(long, value_enum, default_value_t = Switch::On, value_name = "SWITCH")]
    pub(crate) por: Switch,

    /// Whether states that differ only in garbage, the order of allocation or the places of like threads are the same
    #[arg(long, value_enum, default_value_t = Switch::On, value_name = "SWITCH")]
    pub(crate) symmetry: Switch,

    /// How to remember the states that were visited
    #[arg(long, value_parser = stores(), default_value = StoreKind::OFFERS[0].name, value_name = "STORE")]
    pub(crate) store: StoreOffer,

    /// With bitstate: the size of the table [default: 128m]
    #[arg(long, value_name = "SIZE")]
    pub(crate) store_size: Option<Size>,

    /// Cut runs that are longer than so many steps
    #[arg(long, value_name = "N")]
    pub(crate) max_depth: Option<u64>,

    /// Stop after so many distinct states
    #[arg(long, value_name = "N")]
    pub(crate) max_states: Option<u64>,

    /// Stop after this time, that of javac included: a number followed by ms, s, m or h
    #[arg(long, value_name = "DURATION", visible_alias = "budget")]
    pub(crate) time_limit: Option<TimeSpan>,

    /// Stop when the process takes more memory, the objects of the program included: a number of
    /// bytes, or one followed by k, m or g
    #[arg(long, value_name = "SIZE")]
    pub(crate) memory_limit: Option<Size>,

    /// Collect every distinct violation instead of stopping at the first
    #[arg(long)]
    pub(crate) all: bool,

    /// How many simulated runs, by other code than the search, try to contradict a proof: a number, or off
    /// [default: 30, and more after a long search]
    #[arg(long, value_name = "N|off", value_parser = challenge_runs)]
    pub(crate) challenge: Option<ChallengeRuns>,

    /// Tell where the states come from: where threads stand when more than one order must be explored
    #[arg(long)]
    pub(crate) why_large: bool,
}

impl SearchOptions {
    /// The search that is meant. Options that would have no effect are refused rather than ignored.
    pub(crate) fn search(&self, unfold: bool, coverage: bool) -> Result<Search, UnfitOptions> {
        self.refuse_without_effect()?;
        let SearchOptions {
            search,
            max_preemptions,
            guided,
            prefer,
            seed,
            runs,
            por,
            symmetry,
            store,
            store_size,
            max_depth,
            max_states,
            time_limit,
            memory_limit,
            all,
            challenge,
            why_large,
        } = self.clone();
        let sampled = runs.or(time_limit.is_none().then_some(Sampling::USUAL_RUNS));
        let sampling = Sampling { seed: seed.unwrap_or(0), runs: sampled };
        let parameters = Parameters { sampling, preemptions: max_preemptions };
        let mut plan = Plan::new((search.with)(parameters), (store.with)(store_size.map(|size| size.0))?);
        plan.collect = if all { Collect::All } else { Collect::First };
        plan.limits = Limits {
            time: time_limit.map(|limit| limit.0),
            memory: memory_limit.map(|limit| limit.0),
            depth: max_depth,
            states: max_states,
        };
        Ok(Search {
            plan,
            matching: None,
            manner: Manner { reduction: por == Switch::On, symmetry: symmetry == Switch::On, unfold, coverage },
            guided,
            prefer: Preferences {
                blocked: prefer.contains(&PreferName::Blocked),
                accesses: prefer.contains(&PreferName::Accesses),
            },
            runs: runs.unwrap_or(Search::USUAL_RUNS),
            seed: sampling.seed,
            challenge: challenge.unwrap_or(ChallengeRuns::Usual),
            why_large,
        })
    }

    /// What the whole command may use.
    pub(crate) fn allowance(&self) -> Allowance {
        Allowance { time: self.time_limit.map(|limit| limit.0), memory: self.memory_limit.map(|limit| limit.0) }
    }

    fn refuse_without_effect(&self) -> Result<(), UnfitOptions> {
        let strategy = (self.search.with)(Parameters::default());
        let sampling = strategy.is_sampling();
        let is_portfolio = matches!(strategy, Strategy::Portfolio { .. });
        let heuristic = strategy == Strategy::Heuristic;
        let bounded = matches!(strategy, Strategy::ContextBound { .. });
        let is_store = |name: &str| self.store.name == name;
        let prefers_accesses = self.prefer.contains(&PreferName::Accesses);
        let refused = [
            (self.max_preemptions.is_some() && !bounded).then_some("--max-preemptions needs --search context-bound"),
            (self.seed.is_some() && !sampling && !self.guided && !is_portfolio)
                .then_some("--seed needs --search portfolio, random or pct, or --guided"),
            (self.runs.is_some() && !sampling && !self.guided)
                .then_some("--runs needs --search random or pct, or --guided"),
            (self.guided && sampling).then_some("--guided decides warnings: it needs a search that remembers states"),
            (prefers_accesses && !(self.guided || heuristic)).then_some("--prefer accesses needs --search heuristic"),
            (self.runs == Some(0)).then_some("--runs needs at least one run"),
            (self.store_size.is_some() && !is_store("bitstate")).then_some("--store-size needs --store bitstate"),
            (sampling && !is_store(StoreKind::OFFERS[0].name))
                .then_some("--store needs a search other than random and pct: sampling stores no states"),
            (sampling && self.max_states.is_some())
                .then_some("--max-states needs a search other than random and pct: sampling stores no states"),
        ];
        refused.into_iter().flatten().next().map_or(Ok(()), |sentence| Err(UnfitOptions::NoEffect(sentence)))
    }
}

/// Options that do not fit together, or not on this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UnfitOptions {
    /// An option would change nothing; a sentence says what it needs.
    NoEffect(&'static str),
    /// `--store-size` asks for too much.
    Table(TableTooLarge),
}

impl fmt::Display for UnfitOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnfitOptions::NoEffect(sentence) => f.write_str(sentence),
            UnfitOptions::Table(error) => write!(f, "--store-size: {error}"),
        }
    }
}

impl From<TableTooLarge> for UnfitOptions {
    fn from(error: TableTooLarge) -> UnfitOptions {
        UnfitOptions::Table(error)
    }
}

fn strategies() -> impl TypedValueParser<Value = StrategyOffer> {
    one_of(Strategy::OFFERS.iter().map(|offer| (*offer, offer.name, offer.help)))
}

fn stores() -> impl TypedValueParser<Value = StoreOffer> {
    one_of(StoreKind::OFFERS.iter().map(|offer| (*offer, offer.name, offer.help)))
}

fn challenge_runs(text: &str) -> Result<ChallengeRuns, Malformed> {
    match text {
        "off" => Ok(ChallengeRuns::Off),
        number => number.parse().map(ChallengeRuns::Exactly).map_err(|_| Malformed::ChallengeRuns),
    }
}
