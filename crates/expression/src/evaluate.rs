//! A resolved condition, and whether it holds in a state.

mod threads;

use crate::resolve;
use crate::syntax::{Arithmetic, Comparison, Literal, ThreadState};
use crate::value::{self, Value};
use program::layout::Element;
use program::{ClassRef, FieldRef, MethodId};
use vm::heap::Heap;
use vm::{Machine, Reference};

/// True or false in every state.
pub enum Condition {
    /// All of them hold.
    All(Vec<Condition>),
    /// One of them holds.
    Any(Vec<Condition>),
    /// It does not hold.
    Not(Box<Condition>),
    /// Both have a value, and these compare so.
    Compare(Comparison, Term, Term),
    /// A boolean place.
    Holds(Term),
    /// Some thread has called one of these methods; with a line, it stands there.
    Standing(Vec<MethodId>, Option<u32>),
    /// Some thread of this name is in this state.
    Thread(String, ThreadState),
    /// What is remembered under this number.
    Recalled(usize),
}

/// Has a value in some states.
pub enum Term {
    /// In all states the same.
    Constant(Literal),
    /// The object that is asked about.
    Subject,
    /// A static field of a class that is initialised.
    Static(FieldRef),
    /// A field of an object; `declared` where the declared type of the object has it.
    Field {
        /// Whose field it is.
        object: Box<Term>,
        /// Its name.
        name: String,
        /// The field of the declared type.
        declared: Option<FieldRef>,
    },
    /// The length of an array.
    Length(Box<Term>),
    /// An element of an array.
    Element {
        /// Whose element it is.
        array: Box<Term>,
        /// Which one.
        index: Box<Term>,
    },
    /// The same number with the other sign.
    Negate(Box<Term>),
    /// Two numbers, computed.
    Arithmetic(Arithmetic, Box<Term>, Box<Term>),
    /// Whether a condition holds.
    Truth(Box<Condition>),
    /// A name that was not looked up.
    Unresolved,
}

impl Condition {
    /// Whether it holds in this state.
    pub(crate) fn holds(&self, machine: &Machine, recalled: &[bool]) -> bool {
        self.holds_of(machine, Reference::NULL, recalled)
    }

    /// Whether it holds in this state, of this object where it is about one.
    pub(crate) fn holds_of(&self, machine: &Machine, subject: Reference, recalled: &[bool]) -> bool {
        let holds = |condition: &Condition| condition.holds_of(machine, subject, recalled);
        let recall = |number: usize| recalled.get(number).copied().unwrap_or(false);
        match self {
            Condition::All(conditions) => conditions.iter().all(holds),
            Condition::Any(conditions) => conditions.iter().any(holds),
            Condition::Not(condition) => !holds(condition),
            Condition::Standing(methods, line) => threads::is_standing(machine, methods, *line),
            Condition::Thread(name, ThreadState::Blocked) => threads::is_blocked(machine, name),
            Condition::Thread(name, ThreadState::Waiting) => threads::is_waiting(machine, name),
            Condition::Thread(name, ThreadState::Ended(lived)) => recall(*lived) && !threads::is_alive(machine, name),
            Condition::Recalled(number) => recall(*number),
            Condition::Compare(comparison, left, right) => {
                let values = left.value(machine, subject).zip(right.value(machine, subject));
                values.and_then(|(left, right)| value::compare(machine, *comparison, left, right)) == Some(true)
            }
            Condition::Holds(term) => term.value(machine, subject).and_then(|value| value.truth(machine)) == Some(true),
        }
    }
}

impl Term {
    /// The value in this state; `None` where there is none.
    pub(crate) fn value(&self, machine: &Machine, subject: Reference) -> Option<Value<'_>> {
        match self {
            Term::Constant(literal) => Some(constant(literal)),
            Term::Subject => Some(Value::Object(subject)),
            Term::Static(field) => static_value(machine, field),
            Term::Field { object, name, declared } => {
                field_value(machine, object.value(machine, subject)?.object()?, name, *declared)
            }
            Term::Length(array) => length(machine, array.value(machine, subject)?.object()?),
            Term::Element { array, index } => {
                let array = array.value(machine, subject)?.object()?;
                element(machine, array, index.value(machine, subject)?.whole(machine)?)
            }
            Term::Negate(operand) => value::negate(machine, operand.value(machine, subject)?),
            Term::Arithmetic(operator, left, right) => {
                value::compute(machine, *operator, left.value(machine, subject)?, right.value(machine, subject)?)
            }
            Term::Truth(condition) => Some(Value::Boolean(condition.holds_of(machine, subject, &[]))),
            Term::Unresolved => None,
        }
    }
}

fn constant(literal: &Literal) -> Value<'_> {
    match literal {
        Literal::Boolean(truth) => Value::Boolean(*truth),
        Literal::Whole(value) => Value::Whole(*value),
        Literal::Decimal(value) => Value::Decimal(*value),
        Literal::Text(units) => Value::Text(units),
        Literal::Null => Value::Object(Reference::NULL),
    }
}

fn static_value(machine: &Machine, field: FieldRef) -> Option<Value<'static>> {
    let mirror = field.class.mirror().filter(|_| machine.has_initialized(field.class))?;
    Some(value_at(machine, Reference(mirror), field))
}

/// The field of an object that is an instance of the field's class, or of a mirror.
fn value_at(machine: &Machine, object: Reference, field: FieldRef) -> Value<'static> {
    let kind = Element::of_descriptor(field.descriptor);
    Value::of_slot(kind, machine.heap.field(object, field.offset(machine.known.class)))
}

fn field_value(machine: &Machine, object: Reference, name: &str, declared: Option<FieldRef>) -> Option<Value<'static>> {
    let class = machine.peek_class(object);
    let declared = declared.filter(|field| class.is_subclass_of(field.class));
    let Some(field) = declared.or_else(|| resolve::field_of(class, name)) else {
        return (name == "length").then(|| length(machine, object)).flatten();
    };
    if field.is_static() { static_value(machine, field) } else { Some(value_at(machine, object, field)) }
}

fn length(machine: &Machine, array: Reference) -> Option<Value<'static>> {
    element_kind(machine.peek_class(array)).map(|_| Value::Whole(i64::from(machine.heap.length(array))))
}

fn element(machine: &Machine, array: Reference, index: i64) -> Option<Value<'static>> {
    let kind = element_kind(machine.peek_class(array))?;
    let index = u32::try_from(index).ok().filter(|index| *index < machine.heap.length(array))?;
    Some(Value::of_slot(kind, machine.heap.element(array, index, kind.shift())))
}

fn element_kind(class: ClassRef) -> Option<Element> {
    Heap::element_kind(class)
}
