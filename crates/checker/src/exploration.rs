//! From a prepared program to a transition system at its start.

use crate::error::{QuestionError, Unsupported};
use crate::machine::{self, Launch};
use crate::question::Specification;
use crate::target::Target;
use explore::{Condition, Explorer};
use expression::ParseError;
use loader::prepare::Prepared;
use search::{Claim, Fairness};
use temporal::{Automaton, Formula};
use vm::{Halt, Machine};

/// Why there is nothing to explore.
pub(crate) enum NoStart {
    /// The question makes no sense for this program.
    Refused(QuestionError),
    /// The start needs something that is not modelled.
    Unsupported(Unsupported),
}

impl From<Unsupported> for NoStart {
    fn from(what: Unsupported) -> NoStart {
        NoStart::Unsupported(what)
    }
}

/// A program at its start, and what is claimed of its endless runs.
pub(crate) struct Started {
    pub(crate) explorer: Explorer,
    pub(crate) claims: Vec<Claim>,
    /// The formula of each claim that has one.
    pub(crate) formulas: Vec<Option<Formula>>,
    /// How many claims were made on the command line; the others are the program's own.
    pub(crate) asked: usize,
    /// Which runs count for what the program itself states.
    pub(crate) fairness: Fairness,
    /// The beginning of `main`, as simulations need it.
    pub(crate) beginning: Vec<u32>,
}

impl Started {
    /// Adds what the program has stated since this was called last.
    pub(crate) fn add_stated(&mut self) {
        let known = self.claims.len() - self.asked;
        for formula in self.explorer.stated_formulas().skip(known) {
            self.claims.push(stated_claim(formula, self.fairness));
            self.formulas.push(Some(formula.clone()));
        }
    }

    /// The claims after what the program has done before the search begins.
    pub(crate) fn claims_from_start(&self) -> Vec<Claim> {
        let valuations = self.explorer.prefix_letters();
        let claims = self.claims.iter().cloned();
        claims.map(|claim| Claim { unwanted: claim.unwanted.after(valuations), ..claim }).collect()
    }
}

/// The claim of a formula that the program states. The explorer refuses those that are too large. Fairness counts even
/// for one that can be broken within finitely many steps: the run must go on, for the formula may still become a part
/// of another one.
fn stated_claim(formula: &Formula, fairness: Fairness) -> Claim {
    Claim { unwanted: temporal::translate(&formula.negated()).unwrap_or_else(|_| nothing()), fairness }
}

/// The automaton that accepts no run.
fn nothing() -> Automaton {
    Automaton { states: Vec::new(), initial: Vec::new(), sets: 0 }
}

/// The claim that the program itself makes, by number.
pub(crate) fn embedded_claim(explorer: &Explorer, number: u32, fairness: Fairness) -> Claim {
    match explorer.stated_formulas().nth(number as usize) {
        Some(formula) => stated_claim(formula, fairness),
        None => Claim { unwanted: nothing(), fairness },
    }
}

/// Boots the machine with the program's assertions enabled. The program that starts a test goes on until the test
/// begins, where every run comes there in the same way.
pub(crate) fn boot(program: Prepared, target: &Target, halt: Halt) -> Result<Machine, Unsupported> {
    boot_visited(program, target, false, halt)
}

/// The same, with notes of where threads come if that is wanted.
pub(crate) fn boot_visited(
    program: Prepared,
    target: &Target,
    visits: bool,
    halt: Halt,
) -> Result<Machine, Unsupported> {
    let is_test = loader::junit::starts_tests(&program.entry.class);
    let mut machine = machine::launch(Launch { program, target, assertions: true, visits, halt })?;
    if is_test {
        let beginning = machine.canonical()?;
        if !machine.warm_up() {
            machine.reset();
            machine.restore(&beginning)?;
        }
    }
    Ok(machine)
}

/// Makes a machine explorable that stands at the beginning of `main`.
pub(crate) fn begin(mut machine: Machine, specification: Specification) -> Result<Started, NoStart> {
    let Specification { options: mut asked, find, claims } = specification;
    if let Some(expression) = find {
        expression.check(machine.program).map_err(|error| unknown_name("--find", &error))?;
        asked.find = Some(Condition::new(expression, machine.program));
    }
    claims.check(machine.program).map_err(NoStart::Refused)?;
    let atoms = claims.atoms.into_iter();
    asked.atoms = atoms.map(|seen| Condition::new(seen.expression, machine.program)).collect();
    asked.claims = claims.words;
    asked.manner.reduction &= claims.may_reduce;
    let beginning = machine.canonical().map_err(Unsupported::from)?;
    let explorer = Explorer::new(machine, asked).map_err(Unsupported::from)?;
    let (claims, formulas, fairness) = (claims.claims, claims.formulas, claims.fairness);
    Ok(Started { explorer, asked: claims.len(), claims, formulas, fairness, beginning })
}

fn unknown_name(option: &str, error: &ParseError) -> NoStart {
    NoStart::Refused(QuestionError::UnknownName { option: option.to_owned(), complaint: error.to_string() })
}
