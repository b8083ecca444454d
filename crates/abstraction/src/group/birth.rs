//! The bits of new objects, and of pairs of which one object is new, where they depend on more than fields that are
//! zero.

use super::{Fact, Ground, Group, Probe, Subject};
use crate::predicate::{Bearer, Pair};
use crate::solver::Solver;
use crate::symbolic::Terms;
use crate::term::{FieldId, Formula, Number, Reads, Reference, Side};
use expression::Comparison;
use program::ClassRef;

impl Ground<'_> {
    /// What the bits of a new object are that other than its own fields say something about: those are zero, but what
    /// static fields hold at that moment is known by their bits only. Nothing if there are no such bits.
    pub(crate) fn birth(&self, class: ClassRef, solver: &mut Solver) -> Option<Group> {
        let is_open = |number: &usize| {
            let predicate = &self.predicates[*number];
            predicate.bearer == Bearer::Object(class.id) && predicate.reads_static()
        };
        let changed: Vec<usize> = (0..self.predicates.len()).filter(is_open).collect();
        if changed.is_empty() {
            return None;
        }
        Some(self.born(Subject::Each, changed, &[Reference::Subject], Vec::new(), solver))
    }

    /// What the bits of a pair are of which one object is new.
    pub(crate) fn birth_of_pair(&self, pair: Pair, new: Side, solver: &mut Solver) -> Group {
        let is_its = |number: &usize| self.predicates[*number].bearer == pair.bearer();
        let changed: Vec<usize> = (0..self.predicates.len()).filter(is_its).collect();
        self.born(Subject::Pair, changed, &[Reference::Member(new)], self.of_members(pair), solver)
    }

    fn born(
        &self,
        subject: Subject,
        changed: Vec<usize>,
        new: &[Reference],
        known: Vec<(Probe, Fact)>,
        solver: &mut Solver,
    ) -> Group {
        let formulas: Vec<Formula> = changed.iter().map(|number| self.predicates[*number].formula.clone()).collect();
        let about = known.iter().map(|(_, fact)| fact.formula()).chain(&formulas);
        let premises: Vec<Formula> = about.flat_map(|formula| of_new(formula, new)).collect();
        let terms = Terms::of_premises(premises, self.bearing(subject));
        let group = Ground { predicates: self.predicates, terms: &terms }.test_with(&formulas, known, solver);
        Group { subject, changed, ..group }
    }
}

/// What holds of new objects: their fields are zero (JVMS 2.3, 2.4), and no static field refers to them yet.
fn of_new(formula: &Formula, new: &[Reference]) -> Vec<Formula> {
    let mut premises = Vec::new();
    for (object, field) in Reads::of_formula(formula).0 {
        match object {
            Some(object) if new.contains(&object) => premises.push(is_zero(object, field)),
            None if field.0.is_reference() => {
                let is_it = |object: &Reference| Formula::Same(object.clone(), Reference::Static(field));
                premises.extend(new.iter().map(|object| Formula::Not(Box::new(is_it(object)))));
            }
            _ => {}
        }
    }
    premises
}

fn is_zero(object: Reference, field: FieldId) -> Formula {
    if field.0.is_reference() {
        return Formula::Same(Reference::Field(Box::new(object), field), Reference::Null);
    }
    let number = Number::Field(Box::new(object), field);
    let zero = Number::Constant(0, number.width());
    Formula::Compare(Comparison::Equal, number, zero)
}
