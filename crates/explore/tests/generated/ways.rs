//! The ways of exploring a program that must agree, and what each of them answers.

use crate::reference::Wrong;
use crate::watched::Watched;
use crate::workshop;
use evidence::{Fault, FaultKey, Property};
use explore::{Explorer, Manner, Numbering, Options};
use library::{Nondeterminism, Questions, TimeOuts};
use model::{Outcome, Reason, Silent, Verdict, Violation};
use search::{Collect, Plan, StoreKind, Strategy, Supervision};
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use vm::Machine;

/// A way of exploring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    pub(crate) strategy: Strategy,
    pub(crate) store: StoreKind,
    pub(crate) reduction: bool,
    pub(crate) symmetry: bool,
    /// Whether, with that, states count as one that differ only in which of several like threads is where.
    pub(crate) merges: bool,
    /// Whether library calls are one step each.
    pub(crate) atomic_calls: bool,
    /// Whether all states count in which programs end; else only what goes wrong.
    pub(crate) final_states: bool,
    /// Steps that are undone rather than restored.
    pub(crate) undo_window: usize,
    /// When time passes.
    pub(crate) time_outs: TimeOuts,
}

/// What a way of exploring answers.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) verdict: Verdict,
    pub(crate) violations: BTreeSet<FaultKey>,
    /// The same as the reference has them; without races.
    pub(crate) wrong: BTreeSet<Wrong>,
    pub(crate) outcomes: BTreeSet<String>,
    pub(crate) states: u64,
    /// Whether there are more states than were allowed.
    pub(crate) limited: bool,
    /// Why not everything was looked at, if it was not.
    pub(crate) incomplete: Option<Reason>,
    /// Whether there are races.
    pub(crate) racy: bool,
    /// Counterexamples that do not show their violation again.
    pub(crate) not_reproduced: Vec<String>,
}

pub(crate) const DEPTH_FIRST: Way = Way {
    strategy: Strategy::DepthFirst,
    store: StoreKind::Exact,
    reduction: false,
    symmetry: true,
    merges: true,
    atomic_calls: true,
    final_states: true,
    undo_window: 1 << 16,
    time_outs: TimeOuts::Any,
};

/// The one the others are compared with.
pub(crate) const REFERENCE: Way = Way { merges: false, ..DEPTH_FIRST };

/// The others.
pub(crate) const OTHERS: &[Way] = &[
    Way { reduction: true, ..DEPTH_FIRST },
    Way { reduction: true, final_states: false, ..DEPTH_FIRST },
    Way { reduction: true, undo_window: 2, ..DEPTH_FIRST },
    Way { reduction: true, strategy: Strategy::BreadthFirst, ..DEPTH_FIRST },
    Way { strategy: Strategy::BreadthFirst, ..DEPTH_FIRST },
    DEPTH_FIRST,
    Way { strategy: Strategy::ContextBound { preemptions: None }, ..DEPTH_FIRST },
    Way { reduction: true, symmetry: false, ..DEPTH_FIRST },
    Way { reduction: true, store: StoreKind::Hash, ..DEPTH_FIRST },
    Way { reduction: true, store: StoreKind::Bitstate { bytes: 1 << 20 }, ..DEPTH_FIRST },
];

impl Way {
    fn plan(self, most_states: u64) -> Plan {
        let mut plan = Plan::new(self.strategy, self.store);
        plan.collect = Collect::All;
        plan.undo_window = self.undo_window;
        plan.limits.states = Some(most_states);
        plan
    }

    /// Explores the class that a machine has started, with its outcome in these fields. Answers the machine too. Begins
    /// again, as `check` does, where the program asks something that the exploration was not prepared for.
    pub(crate) fn explore(self, machine: Machine, class: &str, fields: &[&str], most_states: u64) -> (Machine, Answer) {
        let (mut machine, mut questions) = (machine, Questions::default());
        loop {
            let (used, answer, unforeseen) = self.explore_once(machine, class, fields, most_states, questions);
            if unforeseen.is_empty() {
                return (used, answer);
            }
            (machine, questions) = (used, questions.and(unforeseen));
            workshop::start(&mut machine, class);
        }
    }

    fn explore_once(
        self,
        machine: Machine,
        class: &str,
        fields: &[&str],
        most_states: u64,
        questions: Questions,
    ) -> (Machine, Answer, Questions) {
        let options = Options {
            questions,
            manner: Manner { reduction: self.reduction, symmetry: self.symmetry, ..Manner::default() },
            nondeterminism: Nondeterminism {
                atomic_calls: self.atomic_calls,
                time_outs: self.time_outs,
                ..Nondeterminism::USUAL
            },
            final_states: self.final_states,
            ..Options::default()
        };
        let explorer = Explorer::new(machine, options).unwrap_or_else(|error| panic!("{error}"));
        let mut watched = Watched::new(explorer, class, fields, self.merges);
        let outcome = search(&mut watched, &self.plan(most_states));
        let Watched { mut explorer, outcomes, .. } = watched;
        let (racy, unforeseen) = (explorer.race_seen(), explorer.unforeseen());
        let not_reproduced = not_reproduced(&mut explorer, &outcome);
        let violations = outcome.violations.iter().map(|found| found.violation.key()).collect();
        let faults = outcome.violations.iter().map(|found| &found.violation);
        let wrong = faults.filter(|fault| fault.property != Property::Race).map(Wrong::of).collect();
        let answer = Answer {
            verdict: outcome.verdict,
            violations,
            wrong,
            outcomes,
            states: outcome.statistics.states,
            limited: outcome.incomplete == Some(Reason::StateLimit),
            incomplete: outcome.incomplete,
            racy,
            not_reproduced,
        };
        (explorer.into_machine(), answer, unforeseen)
    }
}

fn search(watched: &mut Watched, plan: &Plan) -> Outcome<Fault> {
    let clock = || Duration::ZERO;
    let interrupt = AtomicBool::new(false);
    let supervision = Supervision { clock: &clock, interrupt: &interrupt, observer: &mut Silent };
    search::check(watched, plan, supervision)
}

/// Follows every counterexample again, as `sojourner replay` would.
fn not_reproduced(explorer: &mut Explorer, outcome: &Outcome<Fault>) -> Vec<String> {
    let mut failures = Vec::new();
    for found in &outcome.violations {
        let schedule = explorer.by_start(&found.schedule);
        explorer.restart(Numbering::Started);
        if let Err(mismatch) = search::reproduce(explorer, &schedule, &found.violation.key()) {
            failures.push(format!("{:?} by {schedule}: {mismatch}", found.violation.key()));
        }
    }
    failures
}
