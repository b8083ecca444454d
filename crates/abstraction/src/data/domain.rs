//! The classes of numbers of a data abstraction, as conditions over `value`.
//!
//! A number belongs to the first class whose condition holds, and to the class `other` if there is none: classes are
//! apart and leave nothing out, whatever users write. The class of zero is token 0, so that new objects need no code.

use crate::evaluate::{State, holds};
use crate::predicate::{Meaning, Names, Reader, SpecificationError, complain};
use crate::question::{Asked, Question};
use crate::solver::{Rows, Solver};
use crate::term::{FieldId, Formula, Number, Width};
use expression::{Node, ParseError, Segment};

/// More classes make tables that take too long.
const MOST_CLASSES: usize = 24;

/// `level: low: value < 10; high: value >= 10`, understood.
#[derive(Clone, Debug)]
pub(crate) struct Definition {
    name: String,
    body: String,
}

/// An abstraction of numbers.
#[derive(Clone, Debug)]
pub(crate) struct Domain {
    /// As users write it: `signs`, `mod:3`.
    pub(crate) name: String,
    /// The token of a class is its place.
    classes: Vec<Class>,
}

#[derive(Clone, Debug)]
struct Class {
    name: String,
    /// None of these holds, and then this one does; the last class may be what is left.
    others: Vec<Node>,
    condition: Option<Node>,
}

impl Definition {
    pub(crate) fn read(text: &str) -> Result<Definition, SpecificationError> {
        match text.split_once(':') {
            Some((name, body)) if is_name(name.trim()) => {
                Ok(Definition { name: name.trim().to_owned(), body: body.trim().to_owned() })
            }
            _ => complain(format!("'{text}' defines nothing: write 'level: low: value < 10; high: value >= 10'")),
        }
    }
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_alphanumeric() || letter == '_' || letter == '-')
}

impl Domain {
    /// Reads the name of an abstraction, which is one of ours or a defined one.
    pub(crate) fn read(name: &str, definitions: &[Definition]) -> Result<Domain, SpecificationError> {
        let body = match definitions.iter().find(|definition| definition.name == name) {
            Some(definition) => definition.body.clone(),
            None => known(name)?,
        };
        let mut parts = Vec::new();
        for part in body.split(';').filter(|part| !part.trim().is_empty()) {
            let Some((class, condition)) = part.split_once(':') else {
                return complain(format!("'{}' of {name} is no class: write 'low: value < 10'", part.trim()));
            };
            let wrong = |error: ParseError| SpecificationError { message: format!("{name}, '{condition}': {error}") };
            let node = expression::parse_of_class(condition).map_err(wrong)?;
            for width in [Width::Int, Width::Long] {
                let value = Number::Argument(0, width);
                Reader { names: &OfValue(&value) }.formula(&node).map_err(wrong)?;
            }
            parts.push((class.trim().to_owned(), node));
        }
        if parts.is_empty() || parts.len() > MOST_CLASSES {
            return complain(format!("an abstraction has 1 to {MOST_CLASSES} classes; {name} has {}", parts.len()));
        }
        Domain::of(name, parts)
    }

    fn of(name: &str, parts: Vec<(String, Node)>) -> Result<Domain, SpecificationError> {
        let nodes: Vec<Node> = parts.iter().map(|(_, node)| node.clone()).collect();
        let named = parts.into_iter().enumerate().map(|(place, (name, node))| Class {
            name,
            others: nodes[..place].to_vec(),
            condition: Some(node),
        });
        let rest = Class { name: String::from("other"), others: nodes.clone(), condition: None };
        let mut domain = Domain { name: name.to_owned(), classes: named.chain([rest]).collect() };
        let zeros = [Width::Int, Width::Long].map(|width| domain.token(0, width));
        if zeros[0] != zeros[1] {
            return complain(format!("0 is of different classes of {name} as an int and as a long"));
        }
        domain.classes.swap(0, zeros[0]);
        Ok(domain)
    }

    /// Leaves out classes that the solver has shown to be empty.
    pub(crate) fn prune(&mut self, solver: &mut Solver) {
        let mut token = self.classes.len();
        while token > 1 {
            token -= 1;
            let is_empty = [Width::Int, Width::Long].into_iter().all(|width| {
                let premises = [self.class(token, &Number::Argument(0, width))];
                let asked = Asked { premises: &premises, objects: &[], before: &[], assignment: None, after: &[] };
                matches!(solver.rows(&Question::of(&asked)), Rows::These(rows) if rows.is_empty())
            });
            if is_empty {
                self.classes.remove(token);
            }
        }
    }

    /// How many tokens there are.
    pub(crate) fn len(&self) -> usize {
        self.classes.len()
    }

    pub(crate) fn class_name(&self, token: usize) -> &str {
        &self.classes[token].name
    }

    /// That a number is of a class.
    pub(crate) fn class(&self, token: usize, number: &Number) -> Formula {
        let names = OfValue(number);
        let reader = Reader { names: &names };
        let class = &self.classes[token];
        // They were read before, so nothing is wrong with them now; what cannot be said is no restriction.
        let said = |node: &Node| reader.formula(node).ok();
        let not = |formula: Formula| Formula::Not(Box::new(formula));
        let others = class.others.iter().filter_map(said).map(not);
        Formula::All(others.chain(class.condition.iter().filter_map(said)).collect())
    }

    /// The token of a number.
    pub(crate) fn token(&self, value: i64, width: Width) -> usize {
        let number = Number::Constant(value, width);
        let is_of = |token: &usize| holds(&self.class(*token, &number), &Nothing) == Some(true);
        (0..self.classes.len()).find(is_of).unwrap_or(0)
    }
}

/// The abstractions that need no definition.
fn known(name: &str) -> Result<String, SpecificationError> {
    let (word, argument) = name.split_once(':').map_or((name, None), |(word, argument)| (word, Some(argument)));
    let classes = match (word, argument) {
        ("signs", None) => String::from("zero: value == 0; negative: value < 0; positive: value > 0"),
        ("parity", None) => String::from("even: value % 2 == 0; odd: value % 2 != 0"),
        ("point", None) => String::from("any: true"),
        ("mod", Some(argument)) => match argument.parse::<i64>() {
            Ok(k) if (2..=MOST_CLASSES as i64).contains(&k) => {
                // What is in no other class is in the last one, which needs no proof then.
                let class = |rest: i64| match rest {
                    last if last == k - 1 => format!("{k}n+{last}: true"),
                    0 => format!("{k}n: value % {k} == 0"),
                    rest => format!("{k}n+{rest}: value % {k} == {rest} || value % {k} == {}", rest - k),
                };
                (0..k).map(class).collect::<Vec<String>>().join("; ")
            }
            _ => return complain(format!("'{name}': mod:K has a K from 2 to {MOST_CLASSES}")),
        },
        ("interval", Some(argument)) => interval(name, argument)?,
        ("set", Some(argument)) => {
            let values = argument.split(',').map(|value| value.trim().parse::<i64>());
            let values: Result<Vec<i64>, _> = values.collect();
            let Ok(values) = values else { return complain(format!("'{name}': write whole numbers, set:0,1,5")) };
            values.iter().map(|value| format!("{value}: value == {value}")).collect::<Vec<String>>().join("; ")
        }
        _ => {
            return complain(format!(
                "there is no abstraction '{name}': signs, parity, mod:K, interval:A..B, set:A,B,C, point, \
                 or one that a file of abstractions defines"
            ));
        }
    };
    Ok(classes)
}

fn interval(name: &str, argument: &str) -> Result<String, SpecificationError> {
    let bounds = argument.split_once("..");
    let bounds =
        bounds.and_then(|(low, high)| Some((low.trim().parse::<i32>().ok()?, high.trim().parse::<i32>().ok()?)));
    let (low, high) = match bounds {
        Some((low, high)) if low <= high => (i64::from(low), i64::from(high)),
        _ => return complain(format!("'{name}': write two whole numbers, interval:0..9")),
    };
    if high - low >= MOST_CLASSES as i64 - 2 {
        return complain(format!("'{name}' has more than {MOST_CLASSES} classes"));
    }
    let mut classes = vec![format!("below: value < {low}"), format!("above: value > {high}")];
    classes.extend((low..=high).map(|value| format!("{value}: value == {value}")));
    Ok(classes.join("; "))
}

/// The only name is that of the number itself.
struct OfValue<'a>(&'a Number);

impl Names for OfValue<'_> {
    fn path(&self, segments: &[Segment]) -> Result<Meaning, ParseError> {
        match segments {
            [only] if only.name == "value" => Ok(Meaning::Number(self.0.clone())),
            [first, ..] => Err(ParseError::new(first.column, "the number is called 'value' here, and is all there is")),
            [] => Err(ParseError::new(1, "a name is needed here")),
        }
    }
}

/// Conditions over constants need no state.
struct Nothing;

impl State for Nothing {
    fn subject(&self) -> u64 {
        0
    }

    fn argument(&self, _number: usize) -> i64 {
        0
    }

    fn field(&self, _object: Option<u64>, _field: FieldId) -> i64 {
        0
    }
}
