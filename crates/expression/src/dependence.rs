//! What the truth of a condition depends on: which steps of a program can change it. Errs on the side of more.

use crate::evaluate::{Condition, Term};
use crate::syntax::ThreadState;
use program::{ClassRef, MethodId};
use std::collections::BTreeSet;

/// What a condition looks at.
#[derive(Clone, Default)]
pub struct Dependence {
    /// Names of fields; those of other classes with the same names included.
    pub fields: BTreeSet<String>,
    /// Whether fields of objects or elements of arrays are among it, which code of the class library may write.
    pub objects: bool,
    /// Whether elements of arrays are among it.
    pub elements: bool,
    /// Whether fields of the class library may be among it.
    pub library: bool,
    /// Classes that must be initialised for it.
    pub classes: Vec<ClassRef>,
    /// Whether it depends on where threads stand, on what they wait for, or on what was printed.
    pub threads: bool,
    /// Whether it asks if a thread is blocked or waits.
    pub states: bool,
}

impl Dependence {
    pub(crate) fn of(condition: &Condition) -> Dependence {
        let mut dependence = Dependence::default();
        dependence.add(condition);
        dependence
    }

    /// What either of two conditions looks at.
    pub fn and(mut self, other: Dependence) -> Dependence {
        self.fields.extend(other.fields);
        self.objects |= other.objects;
        self.elements |= other.elements;
        self.library |= other.library;
        self.classes.extend(other.classes);
        self.threads |= other.threads;
        self.states |= other.states;
        self
    }

    fn add(&mut self, condition: &Condition) {
        match condition {
            Condition::All(conditions) | Condition::Any(conditions) => {
                conditions.iter().for_each(|condition| self.add(condition));
            }
            Condition::Not(condition) => self.add(condition),
            Condition::Compare(_, left, right) => [left, right].into_iter().for_each(|term| self.add_term(term)),
            Condition::Holds(term) => self.add_term(term),
            Condition::Thread(_, ThreadState::Blocked | ThreadState::Waiting) => {
                (self.threads, self.states) = (true, true);
            }
            Condition::Standing(..) | Condition::Thread(..) | Condition::Recalled(_) => self.threads = true,
        }
    }

    fn add_term(&mut self, term: &Term) {
        match term {
            Term::Constant(_) | Term::Subject | Term::Unresolved => {}
            Term::Static(field) => {
                self.fields.insert(field.name.to_owned());
                self.objects |= !field.class.is_application();
                self.library |= !field.class.is_application();
                self.classes.push(field.class);
            }
            Term::Field { object, name, declared } => {
                self.fields.insert(name.clone());
                self.library |= declared.is_none_or(|field| !field.class.is_application());
                self.objects = true;
                self.add_term(object);
            }
            Term::Length(only) | Term::Negate(only) => self.add_term(only),
            Term::Element { array, index } => {
                self.elements = true;
                self.objects = true;
                self.add_term(array);
                self.add_term(index);
            }
            Term::Arithmetic(_, left, right) => {
                self.add_term(left);
                self.add_term(right);
            }
            Term::Truth(condition) => self.add(condition),
        }
    }
}

impl Condition {
    /// The methods in which it matters where a thread stands.
    pub(crate) fn watched_methods(&self) -> Vec<MethodId> {
        match self {
            Condition::All(conditions) | Condition::Any(conditions) => {
                conditions.iter().flat_map(Condition::watched_methods).collect()
            }
            Condition::Not(condition) => condition.watched_methods(),
            Condition::Standing(methods, _) => methods.clone(),
            Condition::Compare(..) | Condition::Holds(_) | Condition::Thread(..) | Condition::Recalled(_) => Vec::new(),
        }
    }
}
