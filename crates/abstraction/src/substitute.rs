//! Terms with other terms in their place.

use crate::smt::{Assignment, Stored};
use crate::term::{Formula, Number, Reads, Reference, Side, Visitor, Width, storage, visit_formula};

/// A predicate of an argument instead of its own object.
pub(crate) fn of_argument(formula: &Formula, argument: usize) -> Formula {
    map(
        formula,
        &|number| match number {
            Number::Field(object, field) => Some(Number::Field(Box::new(moved(object, argument)), *field)),
            _ => None,
        },
        &|reference| Some(moved(reference, argument)),
    )
}

/// A predicate of two arguments instead of a pair of objects.
pub(crate) fn of_arguments(formula: &Formula, first: usize, second: usize) -> Formula {
    let member = |formula: &Formula, side: Side, argument: usize| {
        with_subject(formula, &Reference::Member(side), &Reference::Argument(argument))
    };
    member(&member(formula, Side::First, first), Side::Second, second)
}

fn moved(reference: &Reference, argument: usize) -> Reference {
    match reference {
        Reference::Subject => Reference::Argument(argument),
        Reference::Field(object, field) => Reference::Field(Box::new(moved(object, argument)), *field),
        other => other.clone(),
    }
}

/// A condition with what is assigned in the place of the field, where that is the same in the form of the words: the
/// field of the object itself, or a static one. Nothing if the value does not fit the field without being cut.
pub(crate) fn substituted(formula: &Formula, assignment: &Assignment, is_own: bool) -> Option<Formula> {
    if !is_own && assignment.object.is_some() {
        return None;
    }
    let number = match &assignment.value {
        Stored::Number(number) => Some(number.clone()),
        Stored::Reference(_) => None,
    };
    let width = storage(assignment.field).map(|(bits, _, width)| (bits, width));
    if number.is_some() && width.is_some_and(|(bits, width)| bits < width.bits()) {
        return None;
    }
    let reference = match &assignment.value {
        Stored::Reference(reference) => Some(reference.clone()),
        Stored::Number(_) => None,
    };
    Some(map(
        formula,
        &|term| match term {
            Number::Field(object, field) if **object == Reference::Subject && *field == assignment.field => {
                number.clone()
            }
            Number::Static(field) if *field == assignment.field => number.clone(),
            _ => None,
        },
        &|term| match term {
            Reference::Field(object, field) if **object == Reference::Subject && *field == assignment.field => {
                reference.clone()
            }
            Reference::Static(field) if *field == assignment.field => reference.clone(),
            _ => None,
        },
    ))
}

/// Whether a condition is about arguments and constants only, and about some argument.
pub(crate) fn evaluable(formula: &Formula) -> bool {
    struct Search {
        is_open: bool,
    }
    impl Visitor for Search {
        fn read(&mut self, _object: Option<&Reference>, _field: crate::term::FieldId) {
            self.is_open = true;
        }

        fn unknown(&mut self) {
            self.is_open = true;
        }
    }
    let mut search = Search { is_open: false };
    visit_formula(formula, &mut search);
    !search.is_open && Reads::of_formula(formula).0.is_empty() && is_plain(formula)
}

/// One comparison of plain arguments: what a helper can test.
fn is_plain(formula: &Formula) -> bool {
    let is_plain =
        |number: &Number| matches!(number, Number::Argument(_, Width::Int) | Number::Constant(_, Width::Int));
    let is_argument = |reference: &Reference| matches!(reference, Reference::Argument(_) | Reference::Null);
    match formula {
        // What two constants are the solver knows.
        Formula::Compare(_, Number::Constant(..), Number::Constant(..)) => false,
        Formula::Compare(_, one, two) => is_plain(one) && is_plain(two),
        Formula::Same(one, two) => is_argument(one) && is_argument(two),
        Formula::Not(inner) => is_plain_same(inner),
        _ => false,
    }
}

fn is_plain_same(formula: &Formula) -> bool {
    matches!(formula, Formula::Same(..)) && is_plain(formula)
}

type OfNumber<'a> = &'a dyn Fn(&Number) -> Option<Number>;
type OfReference<'a> = &'a dyn Fn(&Reference) -> Option<Reference>;

fn map(formula: &Formula, number: OfNumber<'_>, reference: OfReference<'_>) -> Formula {
    let all = |parts: &[Formula]| parts.iter().map(|part| map(part, number, reference)).collect();
    match formula {
        Formula::Constant(value) => Formula::Constant(*value),
        Formula::Compare(comparison, one, two) => {
            Formula::Compare(*comparison, map_number(one, number), map_number(two, number))
        }
        Formula::Same(one, two) => {
            let changed = |term: &Reference| reference(term).unwrap_or_else(|| term.clone());
            Formula::Same(changed(one), changed(two))
        }
        Formula::Not(inner) => Formula::Not(Box::new(map(inner, number, reference))),
        Formula::All(parts) => Formula::All(all(parts)),
        Formula::Any(parts) => Formula::Any(all(parts)),
    }
}

fn map_number(term: &Number, change: OfNumber<'_>) -> Number {
    if let Some(changed) = change(term) {
        return changed;
    }
    let inner = |term: &Number| Box::new(map_number(term, change));
    match term {
        Number::Negate(one) => Number::Negate(inner(one)),
        Number::Widen(one) => Number::Widen(inner(one)),
        Number::Narrow(one) => Number::Narrow(inner(one)),
        Number::Cut { bits, is_signed, number } => {
            Number::Cut { bits: *bits, is_signed: *is_signed, number: inner(number) }
        }
        Number::Binary(operator, one, two) => Number::Binary(*operator, inner(one), inner(two)),
        Number::Order(one, two) => Number::Order(inner(one), inner(two)),
        other => other.clone(),
    }
}

/// A condition with other numbers in the place of some.
pub(crate) fn with_numbers(formula: &Formula, number: OfNumber<'_>) -> Formula {
    map(formula, number, &|_| None)
}

/// A condition with other numbers in the place of some fields, which are told by their object and themselves.
pub(crate) fn replaced(
    formula: &Formula,
    of: &dyn Fn(Option<&Reference>, crate::term::FieldId) -> Option<Number>,
) -> Formula {
    with_numbers(formula, &|number| match number {
        Number::Field(object, field) => of(Some(object), *field),
        Number::Static(field) => of(None, *field),
        _ => None,
    })
}

/// A number with one object in the place of another.
pub(crate) fn with_reference(number: &Number, old: &Reference, new: &Reference) -> Number {
    map_number(number, &|term| match term {
        Number::Field(object, field) => Some(Number::Field(Box::new(put(object, old, new)), *field)),
        _ => None,
    })
}

/// A condition with one object in the place of another.
pub(crate) fn with_subject(formula: &Formula, old: &Reference, new: &Reference) -> Formula {
    map(
        formula,
        &|term| match term {
            Number::Field(object, field) => Some(Number::Field(Box::new(put(object, old, new)), *field)),
            _ => None,
        },
        &|reference| Some(put(reference, old, new)),
    )
}

fn put(reference: &Reference, old: &Reference, new: &Reference) -> Reference {
    match reference {
        same if same == old => new.clone(),
        Reference::Field(object, field) => Reference::Field(Box::new(put(object, old, new)), *field),
        other => other.clone(),
    }
}
