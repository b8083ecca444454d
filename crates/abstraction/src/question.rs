//! A question to the solver: which values of what can be seen before a statement go with which values after it.
//!
//! Seen before: the bits of predicates, whether objects are the same, comparisons of kept data. A bit says something
//! only where its predicate is defined, that is, where no null is dereferenced: elsewhere it may be anything.
//! Weakest preconditions (Dijkstra 1976) are the conditions after the statement, over the state before it.

use crate::smt::{Assignment, Writer, join};
use crate::term::{Formula, Reads, Reference};
use std::fmt::Write as _;

/// What is known of a state by a bit.
#[derive(Clone, Debug)]
pub(crate) enum Fact {
    /// The bit of a predicate: it tells the condition wherever that is defined.
    Bit(Formula),
    /// Looked at when it matters: true exactly where the condition is defined and holds.
    Exact(Formula),
}

/// A question.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) text: String,
    before: usize,
    after: usize,
}

/// What a question is about.
pub(crate) struct Asked<'a> {
    /// What surely holds before the statement.
    pub(crate) premises: &'a [Formula],
    /// References that are surely no null.
    pub(crate) objects: &'a [Reference],
    pub(crate) before: &'a [Fact],
    /// The statement; a branch changes nothing.
    pub(crate) assignment: Option<&'a Assignment>,
    /// Conditions after the statement, and the value that their bits get where they are not defined.
    pub(crate) after: &'a [(Formula, bool)],
}

impl Question {
    pub(crate) fn of(asked: &Asked<'_>) -> Question {
        let mut writer = Writer::default();
        let mut asserted = Vec::new();
        for reference in asked.objects {
            asserted.push(format!("(not (= {} null))", writer.reference(reference)));
        }
        for premise in asked.premises {
            asserted.push(writer.formula(premise));
        }
        for (number, fact) in asked.before.iter().enumerate() {
            asserted.push(fact.assertion(&format!("p{number}"), &mut writer));
        }
        writer.look(asked.assignment);
        for (number, (formula, otherwise)) in asked.after.iter().enumerate() {
            let (defined, holds) = (defined(formula, &mut writer), writer.formula(formula));
            asserted.push(format!("(= q{number} (ite {defined} {holds} {otherwise}))"));
        }
        let mut text = writer.declarations();
        let names = (0..asked.before.len()).map(|number| format!("p{number}"));
        for name in names.chain((0..asked.after.len()).map(|number| format!("q{number}"))) {
            writeln!(text, "(declare-fun {name} () Bool)").unwrap_or_default();
        }
        asserted.iter().for_each(|formula| writeln!(text, "(assert {formula})").unwrap_or_default());
        Question { text, before: asked.before.len(), after: asked.after.len() }
    }

    /// The names of the bits, those before the statement first.
    pub(crate) fn names(&self) -> Vec<String> {
        let before = (0..self.before).map(|number| format!("p{number}"));
        before.chain((0..self.after).map(|number| format!("q{number}"))).collect()
    }

    /// Values as a pair of numbers, one bit each.
    pub(crate) fn row(&self, values: &[bool]) -> (u32, u32) {
        let packed = |values: &[bool]| values.iter().rev().fold(0, |all, value| all << 1 | u32::from(*value));
        let (before, after) = values.split_at(self.before);
        (packed(before), packed(after))
    }
}

impl Fact {
    pub(crate) fn formula(&self) -> &Formula {
        match self {
            Fact::Bit(formula) | Fact::Exact(formula) => formula,
        }
    }

    fn assertion(&self, name: &str, writer: &mut Writer<'_>) -> String {
        let (defined, holds) = (defined(self.formula(), writer), writer.formula(self.formula()));
        match self {
            Fact::Bit(_) => format!("(=> {defined} (= {name} {holds}))"),
            Fact::Exact(_) => format!("(= {name} (and {defined} {holds}))"),
        }
    }
}

/// That nothing in a condition dereferences null.
fn defined(formula: &Formula, writer: &mut Writer<'_>) -> String {
    let mut parts = Vec::new();
    for (object, _) in Reads::of_formula(formula).0 {
        if let Some(object) = object {
            let part = format!("(not (= {} null))", writer.reference(&object));
            if !parts.contains(&part) {
                parts.push(part);
            }
        }
    }
    join("and", "true", &parts)
}
