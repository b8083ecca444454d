//! The bits that change together: those of one object, or those of static fields, and the question that says how.
//!
//! Bits of different objects are changed one object after the other. That they are not chosen together admits more, and
//! never less, than the program does.

mod birth;

use crate::decision::Decision;
use crate::predicate::{Bearer, Pair, Predicate};
use crate::question::{Asked, Fact, Question};
use crate::smt::{Assignment, Stored};
use crate::solver::Solver;
use crate::substitute::{evaluable, of_argument, of_arguments, substituted, with_subject};
use crate::symbolic::{Argument, Terms};
use crate::term::{FieldId, Formula, Reads, Reference, Side, visit_number};
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
    /// Whether the object, or one of the pair, is an argument.
    Is(Reference, usize),
    /// A bit of one of the pair whose bits change.
    OfMember(Side, usize),
    /// A bit of the pair of two arguments.
    OfPair(usize, usize, usize),
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
    /// The same for every pair of objects of two classes.
    Pair,
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
        // Pairs come first: the bits of their objects must still be those before the assignment.
        let bearers: BTreeSet<Bearer> = changed.iter().map(|one| self.predicates[*one].bearer).collect();
        for bearer in bearers {
            let of_one: Vec<usize> =
                changed.iter().copied().filter(|one| self.predicates[*one].bearer == bearer).collect();
            let paths = self.paths(&of_one, assignment.field);
            let is_direct = assignment.object.is_some() && paths == [Reference::Subject];
            let subject = match bearer {
                Bearer::Class => Subject::Class,
                Bearer::Pair(..) => Subject::Pair,
                Bearer::Object(_) if is_direct => Subject::Written,
                Bearer::Object(_) => Subject::Each,
            };
            let paths = if bearer == Bearer::Class { Vec::new() } else { paths };
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
        objects.extend(self.bearing(subject));
        match (&assignment.object, subject) {
            (Some(written), Subject::Written) => premises.push(Formula::Same(Reference::Subject, written.clone())),
            (Some(written), _) => {
                let roots = if subject == Subject::Class { self.paths(&changed, assignment.field) } else { paths };
                if matches!(subject, Subject::Each | Subject::Pair) {
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
        if matches!(subject, Subject::Each | Subject::Pair) {
            facts.extend(self.identities(subject, &changed, assignment));
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
        let identities = facts.iter().filter(|(probe, _)| matches!(probe, Probe::Is(..))).count();
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

    /// The objects whose bits change, which are no null.
    fn bearing(&self, subject: Subject) -> Vec<Reference> {
        match subject {
            Subject::Class => Vec::new(),
            Subject::Written | Subject::Each => vec![Reference::Subject],
            Subject::Pair => vec![Reference::Member(Side::First), Reference::Member(Side::Second)],
        }
    }

    /// The bits of both objects of a pair.
    fn of_members(&self, pair: Pair) -> Vec<(Probe, Fact)> {
        let mut known = Vec::new();
        for side in [Side::First, Side::Second] {
            for (number, predicate) in self.predicates.iter().enumerate() {
                let is_its =
                    matches!(predicate.bearer, Bearer::Object(_)) && pair.class(side).is_subclass_of(predicate.class);
                if is_its {
                    let formula = with_subject(&predicate.formula, &Reference::Subject, &Reference::Member(side));
                    known.push((Probe::OfMember(side, number), Fact::Bit(formula)));
                }
            }
        }
        known
    }

    /// Whether the object is one of the arguments, other than the one that is written: that is looked at as an alias.
    fn identities(&self, subject: Subject, changed: &[usize], assignment: &Assignment) -> Vec<(Probe, Fact)> {
        let predicate = &self.predicates[changed[0]];
        let bearing = self.bearing(subject);
        let classes = [Some(predicate.class), predicate.second];
        let with_classes = bearing.into_iter().zip(classes.into_iter().flatten());
        with_classes.flat_map(|(object, class)| self.identities_of(&object, class, assignment)).collect()
    }

    fn identities_of(&self, object: &Reference, class: ClassRef, assignment: &Assignment) -> Vec<(Probe, Fact)> {
        let is_one = |(number, known): &(usize, &Argument)| {
            known.kind == Kind::Reference
                && known.class.is_some_and(|known| known.is_subclass_of(class))
                && assignment.object != Some(Reference::Argument(*number))
        };
        let fact = |(number, _): (usize, &Argument)| {
            let same = Formula::Same(object.clone(), Reference::Argument(number));
            (Probe::Is(object.clone(), number), Fact::Exact(same))
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
        let bearer = changed.first().map(|first| self.predicates[*first].bearer).filter(|_| subject != Subject::Class);
        let class = match bearer {
            Some(Bearer::Object(class)) => Some(class),
            _ => None,
        };
        let own = (0..self.predicates.len()).filter(|number| Some(self.predicates[*number].bearer) == bearer);
        let own = own.map(|number| (Probe::Own(number), Fact::Bit(self.predicates[number].formula.clone())));
        // What is written is the object itself: its bits are not looked at twice.
        let written = match (&assignment.object, subject) {
            (Some(Reference::Argument(number)), Subject::Written) => Some(*number),
            _ => None,
        };
        let others = self.seen(written.zip(class));
        let pair = changed.first().and_then(|first| self.predicates[*first].pair());
        let of_members = pair.map_or_else(Vec::new, |pair| self.of_members(pair));
        let mut facts = related(own.chain(of_members).chain(others).collect(), fields);
        // What the written object was before says least: its bits come last, and may be left out.
        if let (Some(Reference::Argument(written)), Subject::Each | Subject::Pair) = (&assignment.object, subject) {
            let is_its = |number: usize| subject == Subject::Pair || Some(self.predicates[number].class.id) == class;
            facts.sort_by_key(|(probe, _)| match probe {
                Probe::OfArgument(argument, number) => argument == written && is_its(*number),
                _ => false,
            });
        }
        facts
    }

    /// The bits of arguments and of static fields; those of one argument may be left out.
    fn seen(&self, without: Option<(usize, program::ClassId)>) -> Vec<(Probe, Fact)> {
        let mut seen = Vec::new();
        for (number, predicate) in self.predicates.iter().enumerate() {
            if predicate.bearer == Bearer::Class {
                seen.push((Probe::OfClass(number), Fact::Bit(predicate.formula.clone())));
                continue;
            }
            if let Some(pair) = predicate.pair() {
                seen.extend(self.seen_pairs(number, pair));
                continue;
            }
            for (argument, known) in self.terms.arguments.iter().enumerate() {
                if is_object_of(known, predicate.class) && without != Some((argument, predicate.class.id)) {
                    let formula = of_argument(&predicate.formula, argument);
                    seen.push((Probe::OfArgument(argument, number), Fact::Bit(formula)));
                }
            }
        }
        seen
    }

    /// The bits of a predicate for each two arguments that it may be about.
    fn seen_pairs(&self, number: usize, pair: Pair) -> Vec<(Probe, Fact)> {
        let mut seen = Vec::new();
        for (one, first) in self.terms.arguments.iter().enumerate() {
            for (two, second) in self.terms.arguments.iter().enumerate() {
                if is_object_of(first, pair.first) && is_object_of(second, pair.second) {
                    let formula = of_arguments(&self.predicates[number].formula, one, two);
                    seen.push((Probe::OfPair(one, two, number), Fact::Bit(formula)));
                }
            }
        }
        seen
    }

    /// Which of some conditions hold: one bit each.
    pub(crate) fn test(&self, conditions: &[Formula], solver: &mut Solver) -> Group {
        self.test_with(conditions, Vec::new(), solver)
    }

    fn test_with(&self, conditions: &[Formula], mut known: Vec<(Probe, Fact)>, solver: &mut Solver) -> Group {
        let fields = conditions.iter().flat_map(fields_of).collect();
        known.extend(self.seen(None));
        let mut facts = related(known, fields);
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

fn is_object_of(argument: &Argument, class: ClassRef) -> bool {
    argument.kind == Kind::Reference && argument.class.is_some_and(|known| known.is_subclass_of(class))
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
