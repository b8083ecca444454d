//! The bits that change together: those of one object, or those of static fields, and the question that says how.
//!
//! Bits of different objects are changed one object after the other. That they are not chosen together admits more, and
//! never less, than the program does.

use crate::decision::Decision;
use crate::predicate::Predicate;
use crate::question::{Asked, Fact, Question};
use crate::smt::{Assignment, Stored};
use crate::solver::Solver;
use crate::substitute::{evaluable, of_argument, substituted};
use crate::symbolic::{Argument, Terms};
use crate::term::{FieldId, Formula, Number, Reads, Reference, visit_number};
use expression::Comparison;
use flow::typing::Kind;
use program::ClassRef;
use std::collections::BTreeSet;

/// Bits that are looked at for one decision; more would make questions that take too long.
const MOST_FACTS: usize = 10;

/// Where a helper finds the truth about a fact.
#[derive(Clone, Debug)]
pub(crate) enum Probe {
    /// A bit of the object whose bits change.
    Own(usize),
    /// A bit of an argument.
    OfArgument(usize, usize),
    /// A bit of static fields.
    OfClass(usize),
    /// Whether a path from the object leads to the object that is written.
    Alias(Reference),
    /// Whether the object is an argument.
    Is(usize),
    /// A condition over arguments.
    Condition(Formula),
}

/// Whose bits change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// There is one bit for all.
    Class,
    /// The object that is written.
    Written,
    /// Every object of the class that a path leads from to what is written.
    Each,
}

/// How some bits change, or how a branch goes.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) subject: Subject,
    /// The predicates whose bits change, by their numbers.
    pub(crate) changed: Vec<usize>,
    pub(crate) probes: Vec<Probe>,
    pub(crate) decision: Decision,
    pub(crate) question: String,
}

/// Everything that a decision may depend on.
pub(crate) struct Ground<'a> {
    pub(crate) predicates: &'a [Predicate],
    pub(crate) terms: &'a Terms,
}

impl Ground<'_> {
    /// How the bits change that an assignment may change.
    pub(crate) fn groups(&self, assignment: &Assignment, solver: &mut Solver) -> Vec<Group> {
        let mut groups = Vec::new();
        let is_changed = |number: &usize| self.predicates[*number].reads(assignment.field);
        let changed: Vec<usize> = (0..self.predicates.len()).filter(is_changed).collect();
        let of_class: Vec<usize> = changed.iter().copied().filter(|one| !self.predicates[*one].is_of_objects).collect();
        if !of_class.is_empty() {
            groups.push(self.group(Subject::Class, of_class, Vec::new(), assignment, solver));
        }
        let of_objects = changed.iter().copied().filter(|one| self.predicates[*one].is_of_objects);
        let classes: BTreeSet<u32> = of_objects.clone().map(|one| self.predicates[one].class.id.0).collect();
        for class in classes {
            let of_one: Vec<usize> =
                of_objects.clone().filter(|one| self.predicates[*one].class.id.0 == class).collect();
            let paths = self.paths(&of_one, assignment.field);
            let is_direct = assignment.object.is_some() && paths == [Reference::Subject];
            let subject = if is_direct { Subject::Written } else { Subject::Each };
            groups.push(self.group(subject, of_one, paths, assignment, solver));
        }
        groups
    }

    /// The objects of which predicates read a field.
    fn paths(&self, changed: &[usize], field: FieldId) -> Vec<Reference> {
        let mut paths: Vec<Reference> = Vec::new();
        for number in changed {
            for (object, read) in Reads::of_formula(&self.predicates[*number].formula).0 {
                if let Some(object) = object.filter(|object| read == field && !paths.contains(object)) {
                    paths.push(object);
                }
            }
        }
        paths
    }

    fn group(
        &self,
        subject: Subject,
        changed: Vec<usize>,
        paths: Vec<Reference>,
        assignment: &Assignment,
        solver: &mut Solver,
    ) -> Group {
        let mut premises = self.terms.premises.clone();
        let mut objects = self.terms.objects.clone();
        let mut facts: Vec<(Probe, Fact)> = Vec::new();
        if subject != Subject::Class {
            objects.push(Reference::Subject);
        }
        match (&assignment.object, subject) {
            (Some(written), Subject::Written) => premises.push(Formula::Same(Reference::Subject, written.clone())),
            (Some(written), _) => {
                let roots = if subject == Subject::Class { self.paths(&changed, assignment.field) } else { paths };
                if subject == Subject::Each {
                    let same = |path: &Reference| Formula::Same(path.clone(), written.clone());
                    premises.push(Formula::Any(roots.iter().map(same).collect()));
                }
                for path in roots {
                    let same = Formula::Same(path.clone(), written.clone());
                    facts.push((Probe::Alias(path), Fact::Exact(same)));
                }
            }
            (None, _) => {}
        }
        if subject == Subject::Each {
            facts.extend(self.identities(&changed, assignment));
        }
        for number in &changed {
            let after = substituted(&self.predicates[*number].formula, assignment, subject == Subject::Written);
            if let Some(condition) = after.filter(evaluable) {
                facts.push((Probe::Condition(condition.clone()), Fact::Exact(condition)));
            }
        }
        facts.extend(self.bits(subject, &changed, assignment));
        // Which objects are meant is always looked at: without it, some would be left out.
        let aliases = facts.iter().filter(|(probe, _)| matches!(probe, Probe::Alias(_))).count();
        let identities = facts.iter().filter(|(probe, _)| matches!(probe, Probe::Is(_))).count();
        facts.truncate(MOST_FACTS.max(aliases) + identities);
        let after: Vec<(Formula, bool)> = changed.iter().map(|number| self.after(*number)).collect();
        let before: Vec<Fact> = facts.iter().map(|(_, fact)| fact.clone()).collect();
        let asked = Asked {
            premises: &premises,
            objects: &objects,
            before: &before,
            assignment: Some(assignment),
            after: &after,
        };
        let question = Question::of(&asked);
        let decision = Decision::of(&solver.rows(&question), before.len(), after.len());
        let probes = facts.into_iter().map(|(probe, _)| probe).collect();
        Group { subject, changed, probes, decision, question: question.text }
    }

    /// What the bits of a new object are that other than its own fields say something about: those are zero, but what
    /// static fields hold at that moment is known by their bits only. Nothing if there are no such bits.
    pub(crate) fn birth(&self, class: ClassRef, solver: &mut Solver) -> Option<Group> {
        let is_open = |number: &usize| {
            let predicate = &self.predicates[*number];
            predicate.is_of_objects && predicate.class.id == class.id && predicate.reads_static()
        };
        let changed: Vec<usize> = (0..self.predicates.len()).filter(is_open).collect();
        if changed.is_empty() {
            return None;
        }
        let formulas: Vec<Formula> = changed.iter().map(|number| self.predicates[*number].formula.clone()).collect();
        let premises: Vec<Formula> = formulas.iter().flat_map(of_new).collect();
        let terms = Terms::of_premises(premises, vec![Reference::Subject]);
        let group = Ground { predicates: self.predicates, terms: &terms }.test(&formulas, solver);
        Some(Group { subject: Subject::Each, changed, ..group })
    }

    /// Whether the object is one of the arguments, other than the one that is written: that is looked at as an alias.
    fn identities(&self, changed: &[usize], assignment: &Assignment) -> Vec<(Probe, Fact)> {
        let class = self.predicates[changed[0]].class;
        let is_one = |(number, known): &(usize, &Argument)| {
            known.kind == Kind::Reference
                && known.class.is_some_and(|known| known.is_subclass_of(class))
                && assignment.object != Some(Reference::Argument(*number))
        };
        let fact = |(number, _): (usize, &Argument)| {
            let same = Formula::Same(Reference::Subject, Reference::Argument(number));
            (Probe::Is(number), Fact::Exact(same))
        };
        self.terms.arguments.iter().enumerate().filter(is_one).map(fact).collect()
    }

    fn after(&self, number: usize) -> (Formula, bool) {
        let predicate = &self.predicates[number];
        (predicate.formula.clone(), predicate.at_first)
    }

    /// The bits that may say something about what is read.
    fn bits(&self, subject: Subject, changed: &[usize], assignment: &Assignment) -> Vec<(Probe, Fact)> {
        let mut fields: BTreeSet<FieldId> = BTreeSet::new();
        for number in changed {
            fields.extend(fields_of(&self.predicates[*number].formula));
        }
        if let Stored::Number(number) = &assignment.value {
            let mut reads = Reads::default();
            visit_number(number, &mut reads);
            fields.extend(reads.0.iter().map(|(_, field)| *field));
        }
        let class = match (subject, changed.first()) {
            (Subject::Class, _) | (_, None) => None,
            (_, Some(first)) => Some(self.predicates[*first].class.id),
        };
        let own = |number: &usize| {
            let predicate = &self.predicates[*number];
            predicate.is_of_objects && Some(predicate.class.id) == class
        };
        let own = (0..self.predicates.len()).filter(own);
        let own = own.map(|number| (Probe::Own(number), Fact::Bit(self.predicates[number].formula.clone())));
        // What is written is the object itself: its bits are not looked at twice.
        let written = match (&assignment.object, subject) {
            (Some(Reference::Argument(number)), Subject::Written) => Some(*number),
            _ => None,
        };
        let others = self.seen(written.zip(class));
        let mut facts = related(own.chain(others).collect(), fields);
        // What the written object was before says least: its bits come last, and may be left out.
        if let (Some(Reference::Argument(written)), Subject::Each) = (&assignment.object, subject) {
            facts.sort_by_key(|(probe, _)| match probe {
                Probe::OfArgument(argument, number) => {
                    argument == written && Some(self.predicates[*number].class.id) == class
                }
                _ => false,
            });
        }
        facts
    }

    /// The bits of arguments and of static fields; those of one argument may be left out.
    fn seen(&self, without: Option<(usize, program::ClassId)>) -> Vec<(Probe, Fact)> {
        let mut seen = Vec::new();
        for (number, predicate) in self.predicates.iter().enumerate() {
            if !predicate.is_of_objects {
                seen.push((Probe::OfClass(number), Fact::Bit(predicate.formula.clone())));
                continue;
            }
            for (argument, known) in self.terms.arguments.iter().enumerate() {
                let is_object = known.kind == Kind::Reference
                    && known.class.is_some_and(|class| class.is_subclass_of(predicate.class));
                if is_object && without != Some((argument, predicate.class.id)) {
                    let formula = of_argument(&predicate.formula, argument);
                    seen.push((Probe::OfArgument(argument, number), Fact::Bit(formula)));
                }
            }
        }
        seen
    }

    /// Which of some conditions hold: one bit each.
    pub(crate) fn test(&self, conditions: &[Formula], solver: &mut Solver) -> Group {
        let fields = conditions.iter().flat_map(fields_of).collect();
        let mut facts = related(self.seen(None), fields);
        facts.truncate(MOST_FACTS);
        let before: Vec<Fact> = facts.iter().map(|(_, fact)| fact.clone()).collect();
        // Where a condition is not defined its bit says nothing, so it may as well be one value.
        let after: Vec<(Formula, bool)> = conditions.iter().map(|condition| (condition.clone(), false)).collect();
        let asked = Asked {
            premises: &self.terms.premises,
            objects: &self.terms.objects,
            before: &before,
            assignment: None,
            after: &after,
        };
        let question = Question::of(&asked);
        let decision = Decision::of(&solver.rows(&question), before.len(), after.len());
        Group {
            subject: Subject::Class,
            changed: Vec::new(),
            probes: facts.into_iter().map(|(probe, _)| probe).collect(),
            decision,
            question: question.text,
        }
    }
}

/// What holds of a new object: its fields are zero (JVMS 2.3, 2.4), and no static field refers to it yet.
fn of_new(formula: &Formula) -> Vec<Formula> {
    let premise = |(object, field): (Option<Reference>, FieldId)| match object {
        Some(Reference::Subject) if field.0.is_reference() => {
            Some(Formula::Same(Reference::Field(Box::new(Reference::Subject), field), Reference::Null))
        }
        Some(Reference::Subject) => {
            let number = Number::Field(Box::new(Reference::Subject), field);
            let zero = Number::Constant(0, number.width());
            Some(Formula::Compare(Comparison::Equal, number, zero))
        }
        None if field.0.is_reference() => {
            let same = Formula::Same(Reference::Subject, Reference::Static(field));
            Some(Formula::Not(Box::new(same)))
        }
        _ => None,
    };
    Reads::of_formula(formula).0.into_iter().filter_map(premise).collect()
}

fn fields_of(formula: &Formula) -> Vec<FieldId> {
    Reads::of_formula(formula).0.into_iter().map(|(_, field)| field).collect()
}

/// The facts that share a field with these, or with others that do.
fn related(mut facts: Vec<(Probe, Fact)>, mut fields: BTreeSet<FieldId>) -> Vec<(Probe, Fact)> {
    let mut found = Vec::new();
    loop {
        let (near, far): (Vec<_>, Vec<_>) = facts
            .into_iter()
            .partition(|(_, fact)| fields_of(fact.formula()).iter().any(|field| fields.contains(field)));
        if near.is_empty() {
            return found;
        }
        near.iter().for_each(|(_, fact)| fields.extend(fields_of(fact.formula())));
        found.extend(near);
        facts = far;
    }
}
