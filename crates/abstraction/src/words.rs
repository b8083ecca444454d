//! Statements and their replacements in words of Java, for people.

use crate::decision::Decision;
use crate::group::{Group, Probe, Subject};
use crate::plan::{Replacement, Values};
use crate::predicate::Predicate;
use crate::smt::{Assignment, Stored};
use crate::symbolic::Argument;
use crate::term::{Formula, Number, Operator, Reference, Side};
use expression::Comparison;
use flow::form::{Form, Operation, Statement, Value};

/// Says what terms mean in one method.
pub(crate) struct Speaker<'a> {
    pub(crate) form: &'a Form,
    pub(crate) predicates: &'a [Predicate],
    pub(crate) arguments: &'a [Argument],
}

impl Speaker<'_> {
    /// The statement as it was, and what it has become, line by line.
    pub(crate) fn replacement(&self, replacement: &Replacement) -> Option<(String, Vec<String>)> {
        match replacement {
            Replacement::Update { groups, assignment, .. } => {
                let after = groups.iter().flat_map(|group| self.update(group)).collect();
                Some((self.assignment(assignment), after))
            }
            Replacement::Select { group, conditions, values, .. } => {
                let text = match (values, conditions.first()) {
                    (Values::Truth, Some(condition)) => format!("if ({})", self.formula(condition)),
                    _ => String::from("switch over removed data"),
                };
                Some((
                    text,
                    self.lines(group, &|row| match values {
                        Values::Truth if row & 1 == 1 => String::from("yes"),
                        Values::Truth => String::from("no"),
                        Values::Keys { .. } if row == 0 => String::from("default"),
                        Values::Keys { .. } => format!("case {}", values.of(row)),
                    }),
                ))
            }
            Replacement::Zero | Replacement::WithoutData | Replacement::Tokens(_) => None,
        }
    }

    fn assignment(&self, assignment: &Assignment) -> String {
        let target = match &assignment.object {
            Some(object) => format!("{}.{}", self.reference(object), assignment.field.0.name),
            None => assignment.field.words(),
        };
        let value = match &assignment.value {
            Stored::Number(number) => self.number(number),
            Stored::Reference(reference) => self.reference(reference),
        };
        format!("{target} = {value}")
    }

    fn update(&self, group: &Group) -> Vec<String> {
        let name = |number: usize| format!("[{}]", self.predicates[number].text);
        let row = |row: u32| {
            let one = |(place, number): (usize, &usize)| format!("{} = {}", name(*number), row >> place & 1 == 1);
            group.changed.iter().enumerate().map(one).collect::<Vec<String>>().join(", ")
        };
        let mut lines = self.lines(group, &row);
        let whose = self.predicates[group.changed[0]].whose();
        match group.subject {
            Subject::Each => lines.insert(0, format!("for every {whose} that this is about:")),
            Subject::Pair => lines.insert(0, format!("for every pair of {whose} that this is about:")),
            Subject::Class | Subject::Written => {}
        }
        lines
    }

    fn lines(&self, group: &Group, row: &dyn Fn(u32) -> String) -> Vec<String> {
        let mut lines = Vec::new();
        self.tree(group, &group.decision, &mut Vec::new(), row, &mut lines);
        lines
    }

    fn tree(
        &self,
        group: &Group,
        decision: &Decision,
        path: &mut Vec<String>,
        row: &dyn Fn(u32) -> String,
        lines: &mut Vec<String>,
    ) {
        match decision {
            Decision::Test(number, yes, no) => {
                let probe = self.probe(&group.probes[*number]);
                for (word, decision) in [(probe.clone(), yes), (format!("!{probe}"), no)] {
                    path.push(word);
                    self.tree(group, decision, path, row, lines);
                    path.pop();
                }
            }
            Decision::Outcomes(outcomes) if outcomes.is_empty() => {}
            Decision::Outcomes(outcomes) => {
                let all = 1usize.checked_shl(group.changed.len().max(1) as u32).unwrap_or(usize::MAX);
                let what = if outcomes.len() == all && outcomes.len() > 1 {
                    String::from("any")
                } else {
                    outcomes.iter().map(|outcome| row(*outcome)).collect::<Vec<String>>().join(" or ")
                };
                let condition = if path.is_empty() { String::new() } else { format!("if {}: ", path.join(" && ")) };
                lines.push(format!("{condition}{what}"));
            }
        }
    }

    fn probe(&self, probe: &Probe) -> String {
        match probe {
            Probe::Own(number) | Probe::OfClass(number) => format!("[{}]", self.predicates[*number].text),
            Probe::OfArgument(argument, number) => {
                let object = self.reference(&Reference::Argument(*argument));
                format!("{object}.[{}]", self.predicates[*number].text)
            }
            Probe::Alias(path) => format!("({} is written)", self.reference(path)),
            Probe::OfMember(side, number) => {
                let object = self.reference(&Reference::Member(*side));
                format!("{object}.[{}]", self.predicates[*number].text)
            }
            Probe::OfPair(one, two, number) => {
                let [one, two] = [one, two].map(|argument| self.argument(*argument));
                format!("({one}, {two}).[{}]", self.predicates[*number].text)
            }
            Probe::Is(Reference::Subject, argument) => format!("(it is {})", self.argument(*argument)),
            Probe::Is(path, argument) => format!("({} is {})", self.reference(path), self.argument(*argument)),
            Probe::Condition(formula) => format!("({})", self.formula(formula)),
        }
    }

    pub(crate) fn formula(&self, formula: &Formula) -> String {
        let joined = |parts: &[Formula], word: &str| {
            parts.iter().map(|part| self.formula(part)).collect::<Vec<String>>().join(word)
        };
        match formula {
            Formula::Constant(value) => value.to_string(),
            Formula::Compare(comparison, one, two) => {
                format!("{} {} {}", self.number(one), sign(*comparison), self.number(two))
            }
            Formula::Same(one, two) => format!("{} == {}", self.reference(one), self.reference(two)),
            Formula::Not(inner) => format!("!({})", self.formula(inner)),
            Formula::All(parts) => joined(parts, " && "),
            Formula::Any(parts) => format!("({})", joined(parts, " || ")),
        }
    }

    fn reference(&self, reference: &Reference) -> String {
        match reference {
            Reference::Subject => String::from("this"),
            Reference::Member(Side::First) => String::from("the first"),
            Reference::Member(Side::Second) => String::from("the second"),
            Reference::Null => String::from("null"),
            Reference::Argument(number) => self.argument(*number),
            Reference::Field(object, field) => format!("{}.{}", self.reference(object), field.0.name),
            Reference::Static(field) => field.words(),
        }
    }

    fn argument(&self, number: usize) -> String {
        let Some(argument) = self.arguments.get(number) else { return String::from("a value") };
        let name = match argument.value {
            Value::Variable(variable) => self.form.variable(variable).name.clone(),
            _ => None,
        };
        let class = || argument.class.map(|class| format!("the {}", class.java_name()));
        name.or_else(class).unwrap_or_else(|| String::from("a value"))
    }

    fn number(&self, number: &Number) -> String {
        match number {
            Number::Constant(value, _) => value.to_string(),
            Number::Argument(number, _) => self.argument(*number),
            Number::Unknown(..) => String::from("(any value)"),
            Number::Field(object, field) => format!("{}.{}", self.reference(object), field.0.name),
            Number::Static(field) => field.words(),
            Number::Negate(inner) => format!("-({})", self.number(inner)),
            Number::Binary(operator, one, two) => {
                format!("{} {} {}", self.number(one), symbol(*operator), self.number(two))
            }
            Number::Widen(inner) => self.number(inner),
            Number::Narrow(inner) => format!("(int) ({})", self.number(inner)),
            Number::Cut { number, .. } => format!("(cut) ({})", self.number(number)),
            Number::Order(one, two) => format!("compare({}, {})", self.number(one), self.number(two)),
        }
    }
}

/// A statement over numbers.
pub(crate) fn statement(form: &Form, statement: &Statement) -> String {
    let value = |value: &Value| match value {
        Value::Int(number) => number.to_string(),
        Value::Long(number) => number.to_string(),
        Value::Variable(variable) => form.variable(*variable).name.clone().unwrap_or_else(|| String::from("_")),
        _ => String::from("_"),
    };
    let operands: Vec<String> = statement.operands.iter().map(value).collect();
    let operation = match &statement.operation {
        Operation::Plain(code) => classfile::opcode::mnemonic(*code).to_owned(),
        Operation::Branch(code) => classfile::opcode::mnemonic(*code).to_owned(),
        Operation::Switch(_) => String::from("switch"),
        Operation::Return => String::from("return"),
        Operation::Pool(code, _) => classfile::opcode::mnemonic(*code).to_owned(),
        _ => String::new(),
    };
    let text = format!("{operation} {}", operands.join(", "));
    match statement.to {
        Some(to) => format!("{} = {}", value(&Value::Variable(to)), text.trim()),
        None => text.trim().to_owned(),
    }
}

fn sign(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::Equal => "==",
        Comparison::Different => "!=",
        Comparison::Less => "<",
        Comparison::AtMost => "<=",
        Comparison::Greater => ">",
        Comparison::AtLeast => ">=",
    }
}

fn symbol(operator: Operator) -> &'static str {
    match operator {
        Operator::Add => "+",
        Operator::Subtract => "-",
        Operator::Multiply => "*",
        Operator::Divide => "/",
        Operator::Remainder => "%",
        Operator::And => "&",
        Operator::Or => "|",
        Operator::Xor => "^",
        Operator::ShiftLeft => "<<",
        Operator::ShiftRight => ">>",
        Operator::ShiftRightUnsigned => ">>>",
        Operator::Least => "min",
        Operator::Greatest => "max",
    }
}
