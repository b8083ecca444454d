//! Predicate abstraction: another program in which removed fields are gone and predicates over them are bits.
//!
//! Follows Graf and Saidi (CAV 1997) for the idea, Ball, Majumdar, Millstein and Rajamani (PLDI 2001) for the program
//! that is made, and Visser, Park and Penix (FMSP 2000) for predicates over several classes. A solver says for each
//! assignment which bits before it go with which bits after it; the code admits just those combinations. Every run of
//! the program is one of the abstraction, which may have more: what holds there holds in the program, and an error
//! there may be none. Questions without answer, unknown objects and data that is not followed all err towards more
//! runs.
//!
//! Read in this order: `predicate` (what users write; `annotated` and `lambda`: in their program), `term` and `smt`
//! (what the solver reads), `taint` (which data is removed), `protection` and `symbolic` (what an operand means when
//! its statement is executed, with other threads about), `group` and `question` (what is asked), `decision` (the
//! answer), `plan`, `support` and `rewriting` (the code). By itself: `stand_in` (contracts and other classes).
//!
//! An abstraction is only made of a closed world, as a slice is; what cannot be handled is refused by name.

mod annotated;
mod coder;
mod data;
mod decision;
mod evaluate;
mod file;
mod group;
mod lambda;
mod missing;
mod names;
mod plan;
mod predicate;
mod protection;
mod question;
mod rewriting;
mod smt;
mod solver;
mod stand_in;
mod substitute;
mod support;
mod symbolic;
mod taint;
mod term;
mod words;

#[cfg(test)]
mod tests;

pub use data::Follower;
pub use file::FileError;
pub use missing::Missing;
pub use names::{class_named, removable_field};
pub use predicate::{Predicate, SpecificationError};
pub use solver::{Effort, NoSolver, Solver};
pub use stand_in::{Extent, Replaced, StandIn, declared_stand_ins, replace};
pub use support::{Choices, SUPPORT};

use data::inference::Inference;
use data::steps::Steps;
use plan::{Plan, Planner, Replacement};
use rewriting::Rewriter;
use slicing::Setting;
use std::collections::BTreeSet;
use std::fmt;
use term::FieldId;
use words::Speaker;

/// Predicates of one abstraction: with more, questions have too many answers.
pub const MOST_PREDICATES: usize = 16;

/// What is to be abstracted, as users write it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// `Planner: count == event1.count`.
    pub predicates: Vec<String>,
    /// `Planner.count`.
    pub removed: Vec<String>,
    /// `Kernel.budget=signs`.
    pub data: Vec<String>,
    /// `level: low: value < 10; high: value >= 10`.
    pub definitions: Vec<String>,
}

impl Request {
    pub fn is_empty(&self) -> bool {
        self.predicates.is_empty() && self.removed.is_empty() && self.data.is_empty()
    }
}

/// Why there is no abstraction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// What was asked for is wrong.
    Specification(SpecificationError),
    NoSolver(NoSolver),
    /// The program does something that is not followed; each with its place.
    Refused(Vec<String>),
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Specification(error) => error.fmt(formatter),
            Failure::NoSolver(error) => error.fmt(formatter),
            Failure::Refused(reasons) => formatter.write_str(&reasons.join("; ")),
        }
    }
}

impl std::error::Error for Failure {}

impl From<SpecificationError> for Failure {
    fn from(error: SpecificationError) -> Failure {
        Failure::Specification(error)
    }
}

/// A statement that was replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Class and method, in words.
    pub place: String,
    pub class: String,
    /// The source file, where the class file names it.
    pub file: Option<String>,
    pub line: Option<u32>,
    /// The statement in Java words.
    pub before: String,
    /// What it has become, case by case.
    pub after: Vec<String>,
    /// What the solver was asked, in SMT-LIB.
    pub questions: Vec<String>,
    /// Whether something is chosen.
    pub chooses: bool,
}

/// A program that was abstracted.
pub struct Abstraction<'a> {
    setting: &'a Setting<'a>,
    predicates: Vec<Predicate>,
    plan: Plan,
    /// The solver, and what it was asked.
    pub solver: &'static str,
    pub effort: Effort,
}

impl<'a> Abstraction<'a> {
    /// Abstracts a program.
    pub fn of(setting: &'a Setting<'a>, request: &Request) -> Result<Abstraction<'a>, Failure> {
        let program = setting.program();
        if request.predicates.len() > MOST_PREDICATES {
            return Err(predicate::too_many(MOST_PREDICATES).into());
        }
        let mut predicates = Vec::new();
        for (number, text) in request.predicates.iter().enumerate() {
            predicates.push(Predicate::read(text, number, program)?);
        }
        let mut removed: BTreeSet<FieldId> = BTreeSet::new();
        for text in &request.removed {
            removed.insert(names::removed_field(text, program)?);
        }
        let mut asked = data::Asked::read(&request.data, &request.definitions, program)?;
        let mut solver = Solver::start().map_err(Failure::NoSolver)?;
        asked.domains.iter_mut().for_each(|domain| domain.prune(&mut solver));
        let known = Inference::of(setting, &asked, &mut solver)?;
        let steps = Steps::new(setting, asked, known);
        let plan = Planner::new(setting, &predicates, &removed).plan(steps, &mut solver);
        if !plan.refusals.is_empty() {
            return Err(Failure::Refused(plan.refusals));
        }
        Ok(Abstraction { setting, predicates, plan, solver: solver.name(), effort: solver.effort })
    }

    /// The class files: internal names and bytes.
    pub fn classes(&self, choices: Choices) -> Result<Vec<(String, Vec<u8>)>, Failure> {
        let rewriter = Rewriter { setting: self.setting, predicates: &self.predicates, plan: &self.plan, choices };
        rewriter.classes().map_err(|error| Failure::Refused(vec![error.to_string()]))
    }

    /// What follows the fields that data abstractions were asked for.
    pub fn followers(&self) -> &[Follower] {
        &self.plan.data.followers
    }

    /// The predicates, as they were understood.
    pub fn predicates(&self) -> &[Predicate] {
        &self.predicates
    }

    /// Predicates that would decide what is left to a choice.
    pub fn missing(&self) -> Vec<Missing> {
        let mut all = Vec::new();
        for (place, replacement) in &self.plan.replacements {
            let (arguments, candidates) = match replacement {
                Replacement::Update { arguments, candidates, .. }
                | Replacement::Select { arguments, candidates, .. } => (arguments, candidates),
                _ => continue,
            };
            let form = &self.setting.world.method(place.method).form;
            let speaker = Speaker { form, predicates: &self.predicates, arguments };
            let statement = speaker.replacement(replacement).map_or_else(String::new, |(before, _)| before);
            let is_one = |text: &&String| Predicate::read(text, 0, self.setting.program()).is_ok();
            for predicate in candidates.iter().filter(is_one) {
                all.push(Missing {
                    helper: rewriting::helper_name(*place),
                    place: self.setting.words(*place),
                    statement: statement.clone(),
                    predicate: predicate.clone(),
                });
            }
        }
        all
    }

    /// Every statement that was replaced by something that people should look at.
    pub fn changes(&self) -> Vec<Change> {
        let change = |(place, replacement): (&analysis::whole::Place, &Replacement)| {
            let known = self.setting.world.method(place.method);
            let (arguments, questions, chooses) = match replacement {
                Replacement::Update { arguments, groups, .. } => (
                    arguments,
                    groups.iter().map(|group| group.question.clone()).collect(),
                    groups.iter().any(|group| group.decision.chooses()),
                ),
                Replacement::Select { arguments, group, .. } => {
                    (arguments, vec![group.question.clone()], group.decision.chooses())
                }
                Replacement::Tokens(step) => return self.token_change(*place, step),
                Replacement::Zero | Replacement::WithoutData => return None,
            };
            let speaker = Speaker { form: &known.form, predicates: &self.predicates, arguments };
            let (before, after) = speaker.replacement(replacement)?;
            Some(Change { before, after, questions, chooses, ..self.change_at(*place) })
        };
        self.plan.replacements.iter().filter_map(change).collect()
    }

    fn change_at(&self, place: analysis::whole::Place) -> Change {
        let known = self.setting.world.method(place.method);
        Change {
            place: self.setting.words(place),
            class: known.method.class.java_name(),
            file: known.method.class.file.as_ref().and_then(|file| file.source_file().ok()?.map(String::from)),
            line: known.line(place.statement),
            before: String::new(),
            after: Vec::new(),
            questions: Vec::new(),
            chooses: false,
        }
    }

    /// A statement that works with tokens, if it is more than a number that becomes one.
    fn token_change(&self, place: analysis::whole::Place, step: &data::steps::Step) -> Option<Change> {
        let tables: Vec<&data::table::Table> =
            step.tables().into_iter().map(|number| &self.plan.data.tables[number]).collect();
        if tables.is_empty() {
            return None;
        }
        let form = &self.setting.world.method(place.method).form;
        Some(Change {
            before: words::statement(form, form.statement(place.statement)),
            after: tables.iter().flat_map(|table| table.words(&self.plan.data.domains)).collect(),
            questions: tables.iter().flat_map(|table| table.questions.clone()).collect(),
            chooses: tables.iter().any(|table| table.chooses()),
            ..self.change_at(place)
        })
    }
}
