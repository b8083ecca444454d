//! Conditions of formulas that the program states: what the code of a lambda answers, as an expression of the model.
//!
//! The code is followed along all its paths, which must not come back: loops are refused, and so is what writes, waits,
//! throws or calls something that is not the program's own. Both ways of a branch become a conditional expression.

use crate::context::{Context, promela_type};
use crate::expression::{Comparison, Expression};
use crate::lambdas::lambda_of;
use crate::objects::element_of;
use analysis::whole::{MethodNumber, Place};
use classfile::opcode::*;
use flow::form::{BlockId, Operation, Statement, Value};
use program::FieldRef;

/// Calls in each other.
const MOST_CALLS: u32 = 6;
/// The longest condition that is written.
const MOST_LETTERS: usize = 4_000;

pub(crate) type Answer = Result<Expression, String>;

/// What the lambda that is made at a place answers, for the object of the model that stands for it.
pub(crate) fn answer(cx: &Context<'_>, site: Place, object: &str) -> Result<String, String> {
    let (method, captured) = lambda_of(cx, site).ok_or_else(|| {
        String::from("a reference to a method that is selected by its receiver, or of the class library")
    })?;
    let value = |(field, kind): &(String, &'static str)| {
        let value = Expression::atom(format!("{field}({object})"));
        if *kind == "bool" { value.boolean() } else { value }
    };
    if captured.iter().any(|(_, kind)| *kind == crate::long::INT64) {
        return Err(String::from("a number of type long"));
    }
    let arguments = captured.iter().map(value).collect();
    Following { cx, method, depth: 0 }.method(arguments).map(|answer| answer.text)
}

/// A method that is followed.
#[derive(Clone, Copy)]
struct Following<'c, 'a> {
    cx: &'c Context<'a>,
    method: MethodNumber,
    depth: u32,
}

impl Following<'_, '_> {
    fn method(self, arguments: Vec<Expression>) -> Answer {
        let known = self.cx.world().method(self.method);
        let repeats = known.form.statement_ids().any(|statement| known.is_in_loop(statement));
        if repeats || self.depth > MOST_CALLS {
            return Err(String::from("it has a loop or many calls"));
        }
        if known.method.is_synchronized() {
            return Err(String::from("it enters a monitor"));
        }
        let mut values: Vec<Option<Expression>> = vec![None; known.form.variables.len()];
        for (parameter, argument) in known.form.parameters.iter().zip(arguments) {
            values[parameter.0 as usize] = Some(argument);
        }
        self.block(BlockId(0), values)
    }

    fn place(self, statement: flow::form::StatementId) -> Place {
        Place { method: self.method, statement }
    }

    fn block(self, block: BlockId, mut values: Vec<Option<Expression>>) -> Answer {
        let form = &self.cx.world().method(self.method).form;
        let known = form.block(block);
        for id in known.statement_ids() {
            let statement = form.statement(id);
            match &statement.operation {
                Operation::Jump => return self.block(known.targets[0], values),
                Operation::Return => {
                    let result = statement.operands.first().ok_or("it answers nothing")?;
                    return self.value(*result, &values);
                }
                Operation::Branch(code) => {
                    let taken = self.branch(*code, statement, &values)?;
                    let one = self.block(known.targets[0], values.clone())?;
                    let other = self.block(known.targets[1], values)?;
                    return either(&taken, &one, &other);
                }
                _ => {
                    let value = self.statement(self.place(id), statement, &values)?;
                    if let Some(to) = statement.to {
                        values[to.0 as usize] = Some(value);
                    }
                }
            }
        }
        self.block(*known.targets.first().ok_or("it does not end")?, values)
    }

    fn value(self, value: Value, values: &[Option<Expression>]) -> Answer {
        match value {
            Value::Variable(variable) => {
                values[variable.0 as usize].clone().ok_or_else(|| String::from("a value that is not known"))
            }
            Value::Int(value) => Ok(Expression::atom(crate::body::number(value))),
            Value::Null => Ok(Expression::atom("null")),
            Value::Text(_) | Value::Long(_) | Value::Float(_) | Value::Double(_) => {
                Err(String::from("a value that a model does not have"))
            }
        }
    }

    /// The condition under which a branch is taken.
    fn branch(self, code: u8, statement: &Statement, values: &[Option<Expression>]) -> Answer {
        let one = self.value(statement.operands[0], values)?;
        let other = match statement.operands.get(1) {
            Some(value) => self.value(*value, values)?,
            None if matches!(code, IFNULL | IFNONNULL) => Expression::atom("null"),
            None => Expression::atom("0"),
        };
        let comparison = match code {
            IF_ACMPEQ | IF_ACMPNE => return Err(String::from("it compares objects")),
            IFEQ | IF_ICMPEQ | IFNULL => Comparison::Equal,
            IFNE | IF_ICMPNE | IFNONNULL => Comparison::Different,
            IFLT | IF_ICMPLT => Comparison::Less,
            IFGE | IF_ICMPGE => Comparison::AtLeast,
            IFGT | IF_ICMPGT => Comparison::Greater,
            _ => Comparison::AtMost,
        };
        Ok(comparison.of(&one, &other))
    }

    fn statement(self, place: Place, statement: &Statement, values: &[Option<Expression>]) -> Answer {
        let parts = statement.operands.iter().map(|operand| self.value(*operand, values));
        let parts = parts.collect::<Result<Vec<_>, _>>()?;
        if self.cx.exceptions.may_be_null(place) {
            return Err(String::from("it may throw a NullPointerException"));
        }
        match &statement.operation {
            Operation::Move => Ok(parts[0].clone()),
            Operation::Pool(GETSTATIC | GETFIELD, _) => {
                let field = self.cx.world().field(place).ok_or("a field that cannot be found")?;
                self.field(place, field, parts.first())
            }
            Operation::Pool(INVOKESTATIC | INVOKESPECIAL | INVOKEVIRTUAL | INVOKEINTERFACE, _) => {
                match self.cx.world().targets(place) {
                    [only] if !self.cx.world().calls_library(place) => {
                        Following { method: *only, depth: self.depth + 1, ..self }.method(parts)
                    }
                    _ => Err(String::from("it calls what is not one method of the program")),
                }
            }
            Operation::Plain(IALOAD..=SALOAD) => self.element(place, statement, &parts),
            Operation::Plain(code) => crate::operations::arithmetic(*code, &parts)
                .ok_or_else(|| format!("the instruction {}", mnemonic(*code))),
            _ => Err(String::from("it does more than look at fields")),
        }
    }

    fn field(self, place: Place, field: FieldRef, object: Option<&Expression>) -> Answer {
        let initialises = |one: &MethodNumber| {
            let class = self.cx.world().method(*one).method.class;
            !crate::translate::is_launched(self.cx, class) && !crate::initialisation::is_empty(self.cx, *one, 8)
        };
        if !field.class.is_application() || self.cx.world().initializers(place).iter().any(initialises) {
            return Err(format!("the field {}.{}", field.class.java_name(), field.name));
        }
        let kind = promela_type(field.descriptor).filter(|kind| *kind != crate::long::INT64);
        let kind = kind.ok_or("a number that a condition cannot have")?;
        let name = self.cx.field_name(field);
        let text = match object.filter(|_| !field.is_static()) {
            Some(object) => format!("{name}({})", object.text),
            None => name,
        };
        let value = Expression::atom(text);
        Ok(if kind == "bool" { value.boolean() } else { value })
    }

    /// An element at an index that all these arrays have.
    fn element(self, place: Place, statement: &Statement, parts: &[Expression]) -> Answer {
        let world = self.cx.world();
        let index = parts[1].text.parse::<i32>().map_err(|_| "an index that is not constant")?;
        let mut element = None;
        for object in world.points_to().of(place.method, statement.operands[0]).iter() {
            let known = world.points_to().object(object);
            let site = known.site().ok_or("an array of the class library")?;
            let Some(Value::Int(length)) = world.statement(site).operands.first() else {
                return Err(String::from("an array whose length is not constant"));
            };
            let this = known.class.and_then(element_of).filter(|element| *element != "long");
            let this = this.ok_or("an array that a condition cannot have")?;
            if !(0..*length).contains(&index) || element.is_some_and(|element| element != this) {
                return Err(String::from("it may throw an ArrayIndexOutOfBoundsException"));
            }
            element = Some(this);
        }
        let element = element.ok_or("an array that is not known")?;
        self.cx.asked.borrow_mut().elements.insert(element);
        let value = Expression::atom(format!("{element}_cell({}, {index})", parts[0].text));
        Ok(if element == "boolean" { value.boolean() } else { value })
    }
}

/// What is answered under a condition, and otherwise.
pub(crate) fn either(condition: &Expression, one: &Expression, other: &Expression) -> Answer {
    let text = match (one.text.as_str(), other.text.as_str()) {
        ("1", "0") => condition.text.clone(),
        ("0", "1") => format!("!({})", condition.text),
        (_, "0") => format!("({} && {})", condition.part(), one.part()),
        ("1", _) => format!("({} || {})", condition.part(), other.part()),
        ("0", _) => format!("(!({}) && {})", condition.text, other.part()),
        (_, "1") => format!("(!({}) || {})", condition.text, one.part()),
        _ => format!("({} -> {} : {})", condition.part(), one.part(), other.part()),
    };
    match text.len() {
        0..=MOST_LETTERS => Ok(Expression { is_boolean: true, ..Expression::atom(text) }.closed()),
        _ => Err(String::from("it is too long")),
    }
}
