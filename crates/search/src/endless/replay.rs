//! Following an endless run, and what it breaks: by the definitions, on the run alone.

use super::claim::{Claim, Fairness};
use crate::replay::{Mismatch, enabled};
use model::{Choice, EmbeddedFormula, KripkeStructure, MOVED, PROGRESS, Schedule, StateVector, Step};
use temporal::{Automaton, Guard, Transition};

/// An endless run as a word, and what it owes to whom.
#[derive(Clone, Debug)]
pub struct Followed {
    /// The valuations up to the end of the first loop.
    pub valuations: Vec<u64>,
    /// Where the loop begins.
    pub repeats_from: usize,
    /// For each valuation the claim of the system itself that is followed.
    embedded: Vec<Option<EmbeddedFormula>>,
    /// Of each step of the loop the agents that are enabled, and those that it deals with (see `endless`).
    dealings: Vec<(u64, u64)>,
}

/// Follows an endless run on a system that stands at its start, once through its loop. The loop must lead back to where
/// it began; a run that stays where it is must have ended there.
pub fn follow_endless<S: KripkeStructure>(system: &mut S, schedule: &Schedule) -> Result<Followed, Mismatch> {
    let repeats_from = schedule.repeats_from().unwrap_or(schedule.len());
    let mut followed = Followed { valuations: Vec::new(), repeats_from, embedded: Vec::new(), dealings: Vec::new() };
    let mut entry = None;
    for (step, choice) in schedule.choices().iter().enumerate() {
        if step == repeats_from {
            entry = Some(vector(system));
        }
        followed.step(system, step, *choice)?;
    }
    let comes_back = match entry {
        Some(entry) => entry == vector(system),
        None => enabled(system).is_empty(),
    };
    if !comes_back {
        return Err(Mismatch::NotRepeated);
    }
    if repeats_from == schedule.len() {
        followed.valuations.push(system.valuation());
        followed.embedded.push(system.embedded_formula());
        followed.dealings.push((0, !0));
    }
    Ok(followed)
}

impl Followed {
    fn step<S: KripkeStructure>(&mut self, system: &mut S, step: usize, choice: Choice) -> Result<(), Mismatch> {
        if !enabled(system).contains(&choice) {
            return Err(Mismatch::NotEnabled { step, choice });
        }
        let (valuation, enabled, rank) = (system.valuation(), system.enabled(), system.rank(choice.agent));
        self.embedded.push(system.embedded_formula());
        match system.step(choice) {
            Step::Done | Step::Violated(_) => {}
            Step::Discarded => return Err(Mismatch::CutShort { step, unsupported: None }),
            Step::Unsupported(what) => return Err(Mismatch::CutShort { step, unsupported: Some(what) }),
        }
        let taken = if system.ended() { (!0_u64).checked_shl(rank) } else { 1_u64.checked_shl(rank) };
        let progress = if system.action_label().progress { PROGRESS } else { 0 };
        self.valuations.push(valuation | MOVED | progress);
        if step >= self.repeats_from {
            self.dealings.push((enabled, taken.unwrap_or(0)));
        }
        Ok(())
    }

    /// The same run with what was seen before the system stood at its start.
    pub fn after(mut self, valuations: &[u64]) -> Followed {
        self.valuations.splice(0..0, valuations.iter().copied());
        self.embedded.splice(0..0, valuations.iter().map(|_| None));
        self.repeats_from += valuations.len();
        self
    }

    /// The claim of the system itself that the run follows, by number, and the run as that claim sees it.
    pub fn of_own(&self) -> Option<(u32, Followed)> {
        let first = self.embedded.iter().position(Option::is_some)?;
        let claim = self.embedded[first]?.claim;
        let valuations =
            self.embedded[first..].iter().map(|embedded| embedded.map_or(0, |embedded| embedded.valuation)).collect();
        let repeats_from = self.repeats_from.checked_sub(first)?;
        Some((claim, Followed { valuations, repeats_from, embedded: Vec::new(), dealings: self.dealings.clone() }))
    }

    /// Whether the run is one that counts for a claim, and one that it does not allow.
    pub fn breaks(&self, claim: &Claim) -> bool {
        self.is_fair(claim.fairness) && claim.unwanted.meets(&self.word())
    }

    fn is_fair(&self, fairness: Fairness) -> bool {
        let all = |of: fn(&(u64, u64)) -> u64| self.dealings.iter().fold(0, |all, dealing| all | of(dealing));
        let dealt_with = all(|(_, taken)| *taken);
        match fairness {
            Fairness::None => true,
            Fairness::Weak => all(|(enabled, _)| !enabled) | dealt_with == !0,
            Fairness::Strong => all(|(enabled, _)| *enabled) & !dealt_with == 0,
        }
    }

    /// The automaton that accepts this one word.
    fn word(&self) -> Automaton {
        let state = |(at, valuation): (usize, &u64)| {
            let target = if at + 1 < self.valuations.len() { at + 1 } else { self.repeats_from };
            vec![Transition {
                target: target as u32,
                guard: Guard { positive: *valuation, negative: !valuation },
                sets: 0,
            }]
        };
        Automaton { states: self.valuations.iter().enumerate().map(state).collect(), initial: vec![0], sets: 0 }
    }
}

fn vector(system: &mut impl KripkeStructure) -> StateVector {
    let mut vector = StateVector::new();
    system.encode(&mut vector);
    vector.end_component();
    vector
}
