//! Predicates that would decide what is left to a choice: the condition of a branch, and before an assignment the
//! weakest precondition of a bit that it may change (Clarke, Grumberg, Jha, Lu and Veith, CAV 2000, for the use of it;
//! Dijkstra 1976 for the conditions).
//!
//! Any predicate may be added to an abstraction, so nothing here can make an answer wrong. What cannot be written as a
//! predicate is left out.

use crate::predicate::Predicate;
use crate::smt::{Assignment, Stored};
use crate::substitute::replaced;
use crate::symbolic::Terms;
use crate::term::{FieldId, Formula, Number, Operator, Reads, Reference, Width};
use expression::Comparison;
use program::ClassRef;

/// A predicate that would decide a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// The method that has chosen.
    pub helper: String,
    /// Class, method and line in words.
    pub place: String,
    /// The statement in words of Java.
    pub statement: String,
    /// `Planner: count == event1.count`, as it can be asked for.
    pub predicate: String,
}

/// Conditions of a branch as predicates that there are not yet.
pub(crate) fn of_branch(conditions: &[Formula], terms: &Terms, predicates: &[Predicate]) -> Vec<String> {
    conditions.iter().filter_map(|condition| asked_for(condition, terms, predicates)).collect()
}

/// What must hold before an assignment for a predicate to hold behind it.
pub(crate) fn before(
    assignment: &Assignment,
    changed: &[usize],
    terms: &Terms,
    predicates: &[Predicate],
) -> Vec<String> {
    let Stored::Number(value) = &assignment.value else { return Vec::new() };
    let of = |number: &usize| {
        let formula = replaced(&predicates[*number].formula, &|object, field| {
            (field == assignment.field).then(|| seen_from(value, assignment.object.as_ref(), object))
        });
        // The object that is written is the one that the predicate is about, or is known by its path.
        let class = predicates[*number].class;
        written(&simple(&formula), class, predicates).or_else(|| asked_for(&formula, terms, predicates))
    };
    changed.iter().filter_map(of).collect()
}

/// A value with the path of an object in the place of the argument that it is.
fn seen_from(value: &Number, argument: Option<&Reference>, path: Option<&Reference>) -> Number {
    let (Some(argument), Some(path)) = (argument, path) else { return value.clone() };
    crate::substitute::with_reference(value, argument, path)
}

/// A condition over arguments as a predicate of one of them.
fn asked_for(condition: &Formula, terms: &Terms, predicates: &[Predicate]) -> Option<String> {
    let condition = with_fields(&simple(condition), terms);
    let count = terms.arguments.len();
    let rooted = (0..count).find_map(|root| {
        let class = terms.arguments[root].class?;
        Some((class, from_root(&condition, root, terms)?))
    });
    match rooted {
        Some((class, formula)) => written(&formula, class, predicates),
        None => {
            let statics = Reads::of_formula(&condition).0.into_iter().find(|(object, _)| object.is_none());
            written(&condition, statics?.1.0.class, predicates)
        }
    }
}

/// Kept numbers that are the value of a field, as that field.
fn with_fields(formula: &Formula, terms: &Terms) -> Formula {
    crate::substitute::with_numbers(formula, &|number| {
        let is_it = |premise: &Formula| match premise {
            Formula::Compare(Comparison::Equal, one, two) if one == number => Some(two.clone()),
            _ => None,
        };
        matches!(number, Number::Argument(..)).then(|| terms.premises.iter().find_map(is_it)).flatten()
    })
}

/// A condition over one object: other arguments are reached from it.
fn from_root(formula: &Formula, root: usize, terms: &Terms) -> Option<Formula> {
    let mut formula = crate::substitute::with_subject(formula, &Reference::Argument(root), &Reference::Subject);
    for _ in 0..terms.arguments.len() {
        let mut is_changed = false;
        for premise in &terms.premises {
            if let Formula::Same(argument @ Reference::Argument(_), path) = premise {
                let path = moved(path, root);
                let next = crate::substitute::with_subject(&formula, argument, &path);
                is_changed |= next != formula;
                formula = next;
            }
        }
        if !is_changed {
            break;
        }
    }
    Some(formula)
}

fn moved(path: &Reference, root: usize) -> Reference {
    match path {
        Reference::Argument(number) if *number == root => Reference::Subject,
        Reference::Field(object, field) => Reference::Field(Box::new(moved(object, root)), *field),
        other => other.clone(),
    }
}

/// `Class: condition`, unless it is known already or cannot be written.
fn written(formula: &Formula, class: ClassRef, predicates: &[Predicate]) -> Option<String> {
    let formula = positive(&simple(formula));
    let is_known = |one: &Predicate| positive(&simple(&one.formula)) == formula;
    if Reads::of_formula(&formula).0.is_empty() || predicates.iter().any(is_known) {
        return None;
    }
    Some(format!("{}: {}", class.java_name().replace('$', "."), condition(&formula)?))
}

/// One of a condition and its negation, always the same one.
fn positive(formula: &Formula) -> Formula {
    match formula {
        Formula::Not(inner) => positive(inner),
        Formula::Compare(Comparison::Different, one, two) => {
            Formula::Compare(Comparison::Equal, one.clone(), two.clone())
        }
        Formula::Compare(Comparison::AtLeast, one, two) => Formula::Compare(Comparison::Less, one.clone(), two.clone()),
        Formula::Compare(Comparison::Greater | Comparison::AtMost, one, two) => {
            Formula::Compare(Comparison::Less, two.clone(), one.clone())
        }
        other => other.clone(),
    }
}

/// `x + 1 == 5` is `x == 4`, also where it overflows; the order of two longs against zero is their comparison.
fn simple(formula: &Formula) -> Formula {
    match formula {
        Formula::Not(inner) => Formula::Not(Box::new(simple(inner))),
        Formula::Compare(comparison, Number::Order(one, two), Number::Constant(0, _)) => {
            simple(&Formula::Compare(*comparison, (**one).clone(), (**two).clone()))
        }
        Formula::Compare(
            comparison @ (Comparison::Equal | Comparison::Different),
            one,
            Number::Constant(two, width),
        ) => {
            let moved = match one {
                Number::Binary(Operator::Add, one, by) => constant(by).map(|by| (one, two.wrapping_sub(by))),
                Number::Binary(Operator::Subtract, one, by) => constant(by).map(|by| (one, two.wrapping_add(by))),
                _ => None,
            };
            match moved {
                Some((one, value)) => {
                    let value = if *width == Width::Int { i64::from(value as i32) } else { value };
                    simple(&Formula::Compare(*comparison, (**one).clone(), Number::Constant(value, *width)))
                }
                None => formula.clone(),
            }
        }
        other => other.clone(),
    }
}

fn constant(number: &Number) -> Option<i64> {
    match number {
        Number::Constant(value, _) => Some(*value),
        Number::Widen(inner) => constant(inner),
        _ => None,
    }
}

fn condition(formula: &Formula) -> Option<String> {
    let joined = |parts: &[Formula], word: &str| {
        let parts: Option<Vec<String>> = parts.iter().map(condition).collect();
        Some(format!("({})", parts?.join(word)))
    };
    match formula {
        Formula::Constant(value) => Some(value.to_string()),
        Formula::Compare(comparison, one, two) => compared(*comparison, one, two),
        Formula::Same(one, two) => Some(format!("{} == {}", reference(one)?, reference(two)?)),
        Formula::Not(inner) => Some(format!("!({})", condition(inner)?)),
        Formula::All(parts) => joined(parts, " && "),
        Formula::Any(parts) => joined(parts, " || "),
    }
}

fn compared(comparison: Comparison, one: &Number, two: &Number) -> Option<String> {
    if is_boolean(one) {
        return match (comparison, two) {
            (Comparison::Equal, Number::Constant(0, _)) => Some(format!("!{}", number(one)?)),
            _ => None,
        };
    }
    let sign = match comparison {
        Comparison::Equal => "==",
        Comparison::Less => "<",
        _ => return None,
    };
    Some(format!("{} {sign} {}", number(one)?, number(two)?))
}

fn is_boolean(number: &Number) -> bool {
    matches!(number, Number::Field(_, FieldId(field)) | Number::Static(FieldId(field)) if field.descriptor == "Z")
}

fn number(term: &Number) -> Option<String> {
    Some(match term {
        Number::Constant(value, _) => value.to_string(),
        Number::Field(object, field) => member(object, *field)?,
        Number::Static(field) => format!("{}.{}", field.0.class.java_name().replace('$', "."), field.0.name),
        Number::Negate(inner) => format!("-({})", number(inner)?),
        Number::Widen(inner) => number(inner)?,
        Number::Binary(operator, one, two) => {
            let sign = match operator {
                Operator::Add => "+",
                Operator::Subtract => "-",
                Operator::Multiply => "*",
                Operator::Divide => "/",
                Operator::Remainder => "%",
                _ => return None,
            };
            format!("({} {sign} {})", number(one)?, number(two)?)
        }
        _ => return None,
    })
}

fn reference(term: &Reference) -> Option<String> {
    Some(match term {
        Reference::Subject => String::from("this"),
        Reference::Null => String::from("null"),
        Reference::Static(field) => format!("{}.{}", field.0.class.java_name().replace('$', "."), field.0.name),
        Reference::Field(object, field) => member(object, *field)?,
        Reference::Argument(_) | Reference::Member(_) => return None,
    })
}

fn member(object: &Reference, field: FieldId) -> Option<String> {
    match object {
        Reference::Subject => Some(field.0.name.to_owned()),
        other => Some(format!("{}.{}", reference(other)?, field.0.name)),
    }
}
