//! What a statement takes, as terms over the state in which it is executed.
//!
//! Values are followed back within the statement's block, through copies, arithmetic and reads of fields. A value that
//! was read earlier is the value of the field now only if nobody has changed the field in between:
//!
//! - the thread itself has not: there is no call, no initialisation and no write to that field in between;
//! - other threads have not: the read is protected until the statement (`protection`), or it is the last thing that the
//!   thread did which others can see, and what the statement does can be moved back to it: a branch can, and so can a
//!   write that is alone. Then read and statement are taken as one step, at the moment of the read.
//!
//! Anything else is unknown: a value that may be any. Errs towards unknown.

use crate::protection::Protection;
use crate::taint::Taint;
use crate::term::{FieldId, Formula, Number, Operator, Reference, Width, storage};
use analysis::whole::{MethodNumber, Place};
use classfile::opcode::*;
use expression::Comparison;
use flow::form::{Form, Operation, StatementId, Value, VariableId};
use flow::typing::Kind;
use program::{ClassRef, MethodRef};
use slicing::Setting;

/// The terms of a statement, and what they stand on.
#[derive(Debug, Default)]
pub(crate) struct Terms {
    /// The kept variables that they mention, by their numbers, with the class that each object surely has.
    pub(crate) arguments: Vec<Argument>,
    /// What is known of them.
    pub(crate) premises: Vec<Formula>,
    /// Surely no null.
    pub(crate) objects: Vec<Reference>,
    unknown: Vec<Unknown>,
}

impl Terms {
    /// Terms without variables.
    pub(crate) fn of_premises(premises: Vec<Formula>, objects: Vec<Reference>) -> Terms {
        Terms { premises, objects, ..Terms::default() }
    }

    /// Terms that mention these variables, of which some are no null.
    #[cfg(test)]
    pub(crate) fn of_arguments(arguments: Vec<Argument>, objects: Vec<Reference>) -> Terms {
        Terms { arguments, objects, ..Terms::default() }
    }
}

/// A variable that a question mentions.
#[derive(Clone, Debug)]
pub(crate) struct Argument {
    pub(crate) value: Value,
    pub(crate) kind: Kind,
    /// A class that it has unless it is null.
    pub(crate) class: Option<ClassRef>,
}

/// Where an unknown value comes from: the statement that gave it, or the variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unknown {
    Given(StatementId),
    Before(VariableId),
}

/// Reads the operands of one statement.
pub(crate) struct Reader<'a> {
    pub(crate) setting: &'a Setting<'a>,
    pub(crate) taint: &'a Taint,
    pub(crate) protection: &'a Protection<'a>,
    /// The statement whose operands are read.
    place: Place,
    /// The read that the statement is moved back to, if it is not protected.
    moment: Option<StatementId>,
    pub(crate) terms: Terms,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(
        setting: &'a Setting<'a>,
        taint: &'a Taint,
        protection: &'a Protection<'a>,
        place: Place,
    ) -> Reader<'a> {
        let mut reader = Reader { setting, taint, protection, place, moment: None, terms: Terms::default() };
        reader.moment = reader.moment();
        reader
    }

    fn form(&self) -> &'a Form {
        &self.setting.world.method(self.place.method).form
    }

    fn at(&self, statement: StatementId) -> Place {
        Place { statement, ..self.place }
    }

    fn start(&self) -> u32 {
        self.form().block(self.form().block_of(self.place.statement)).statements.start
    }

    /// The last read that is not protected, if everything after it can be moved back to it.
    fn moment(&self) -> Option<StatementId> {
        if !self.keeps_itself(self.place.statement) {
            return None;
        }
        let is_write =
            matches!(self.setting.world.statement(self.place).operation, Operation::Pool(PUTFIELD | PUTSTATIC, _));
        if is_write && !self.protection.is_alone(self.place) {
            return None;
        }
        for number in (self.start()..self.place.statement.0).rev() {
            let id = StatementId(number);
            match self.form().statement(id).operation {
                Operation::Pool(GETFIELD | GETSTATIC, _) if self.keeps_itself(id) => {
                    if !self.protection.keeps(self.at(id), self.place.statement) {
                        return Some(id);
                    }
                }
                _ if self.is_local(id) => {}
                _ => return None,
            }
        }
        None
    }

    /// Whether nobody sees a statement, and it runs no other code.
    fn is_local(&self, id: StatementId) -> bool {
        match self.form().statement(id).operation {
            Operation::Move => true,
            Operation::Plain(code) => matches!(code, IADD..=LXOR | I2L..=DCMPG),
            Operation::Pool(code, _) => matches!(code, CHECKCAST | INSTANCEOF) && self.keeps_itself(id),
            _ => false,
        }
    }

    /// Whether a statement initialises no class, which would run other code.
    fn keeps_itself(&self, id: StatementId) -> bool {
        !initializes(self.setting, self.at(id))
    }

    /// Whether a field that was read still has that value.
    fn is_current(&self, read: StatementId) -> bool {
        let field = self.setting.world.field(self.at(read)).map(FieldId);
        let is_left = |number: u32| {
            let id = StatementId(number);
            match self.form().statement(id).operation {
                Operation::Pool(PUTFIELD | PUTSTATIC, _) => {
                    self.setting.world.field(self.at(id)).map(FieldId) != field && self.keeps_itself(id)
                }
                Operation::Pool(GETFIELD | GETSTATIC, _) => self.keeps_itself(id),
                Operation::Plain(IALOAD..=SALOAD | ARRAYLENGTH) => true,
                _ => self.is_local(id),
            }
        };
        // What the statement itself initialises runs before it has its effect.
        if !self.keeps_itself(self.place.statement) {
            return false;
        }
        let is_undisturbed = self.moment == Some(read) || self.protection.keeps(self.at(read), self.place.statement);
        is_undisturbed && (read.0 + 1..self.place.statement.0).all(is_left)
    }

    /// The statement of the block that has given a variable its value, as it is before another statement.
    fn definition(&self, variable: VariableId, before: StatementId) -> Option<StatementId> {
        let gives = |number: &u32| self.form().statement(StatementId(*number)).to == Some(variable);
        (self.start()..before.0).rev().find(gives).map(StatementId)
    }

    /// Whether a variable still holds what it held before a statement.
    fn still_holds(&self, variable: VariableId, since: StatementId) -> bool {
        (since.0..self.place.statement.0).all(|number| self.form().statement(StatementId(number)).to != Some(variable))
    }

    /// An operand of the statement that is a number.
    pub(crate) fn number(&mut self, value: Value) -> Number {
        self.number_before(value, self.place.statement)
    }

    /// An operand of the statement that is an object or null.
    pub(crate) fn reference(&mut self, value: Value) -> Option<Reference> {
        self.reference_before(value, self.place.statement)
    }

    /// The same for any value, which is null or of a class if that is known: what is not followed is an argument.
    pub(crate) fn any_reference(&mut self, value: Value, class: Option<ClassRef>) -> Reference {
        let reference = self.reference(value).unwrap_or_else(|| {
            self.terms.arguments.push(Argument { value, kind: Kind::Reference, class: None });
            Reference::Argument(self.terms.arguments.len() - 1)
        });
        if let (Reference::Argument(number), Some(class)) = (&reference, class) {
            self.terms.arguments[*number].class.get_or_insert(class);
        }
        reference
    }

    /// Says that an operand is an object of a class.
    pub(crate) fn object(&mut self, reference: &Reference, class: ClassRef) {
        if let Reference::Argument(number) = reference {
            self.terms.arguments[*number].class.get_or_insert(class);
        }
        if !self.terms.objects.contains(reference) {
            self.terms.objects.push(reference.clone());
        }
    }

    fn number_before(&mut self, value: Value, before: StatementId) -> Number {
        let variable = match value {
            Value::Int(value) => return Number::Constant(value.into(), Width::Int),
            Value::Long(value) => return Number::Constant(value, Width::Long),
            Value::Variable(variable) => variable,
            _ => return self.unknown(Unknown::Before(VariableId(u32::MAX)), Width::Int),
        };
        let width = if self.form().variable(variable).kind == Kind::Long { Width::Long } else { Width::Int };
        let definition = self.definition(variable, before);
        if !self.taint.holds(self.place.method, value) {
            return self.kept(variable, definition, before, width);
        }
        match definition {
            Some(id) => self.given(id, width),
            None => self.unknown(Unknown::Before(variable), width),
        }
    }

    /// A kept variable, with what is known of it.
    fn kept(
        &mut self,
        variable: VariableId,
        definition: Option<StatementId>,
        before: StatementId,
        width: Width,
    ) -> Number {
        if !self.still_holds(variable, before) {
            return match definition {
                Some(id) => self.unknown(Unknown::Given(id), width),
                None => self.unknown(Unknown::Before(variable), width),
            };
        }
        let number = Number::Argument(self.argument(variable), width);
        if let Some(id) = definition
            && let Some(read) = self.read(id)
        {
            let premise = Formula::Compare(Comparison::Equal, number.clone(), read);
            self.premise(premise);
        }
        number
    }

    fn premise(&mut self, premise: Formula) {
        if !self.terms.premises.contains(&premise) {
            self.terms.premises.push(premise);
        }
    }

    /// What a statement has given, if that can be told by the state now.
    fn given(&mut self, id: StatementId, width: Width) -> Number {
        let statement = self.form().statement(id).clone();
        let known = match statement.operation {
            Operation::Move => Some(self.number_before(statement.operands[0], id)),
            Operation::Plain(code) => self.arithmetic(code, &statement.operands, id),
            Operation::Pool(GETFIELD | GETSTATIC, _) => self.read(id),
            _ => None,
        };
        known.unwrap_or_else(|| self.unknown(Unknown::Given(id), width))
    }

    /// A number that was read from a field which still holds it.
    fn read(&mut self, id: StatementId) -> Option<Number> {
        let (field, object) = self.current_field(id)?;
        storage(field)?;
        Some(match object {
            Some(object) => Number::Field(Box::new(object), field),
            None => Number::Static(field),
        })
    }

    /// The field that a statement has read and which still holds the same, with its object.
    fn current_field(&mut self, id: StatementId) -> Option<(FieldId, Option<Reference>)> {
        let statement = self.form().statement(id).clone();
        let Operation::Pool(code @ (GETFIELD | GETSTATIC), _) = statement.operation else { return None };
        let field = FieldId(self.setting.world.field(self.at(id))?);
        if !field.0.class.is_application() || !self.is_current(id) {
            return None;
        }
        if code == GETSTATIC {
            return Some((field, None));
        }
        let object = self.reference_before(statement.operands[0], id)?;
        self.object(&object, field.0.class);
        Some((field, Some(object)))
    }

    fn reference_before(&mut self, value: Value, before: StatementId) -> Option<Reference> {
        let variable = match value {
            Value::Null => return Some(Reference::Null),
            Value::Variable(variable) => variable,
            _ => return None,
        };
        let definition = self.definition(variable, before);
        let read = definition.and_then(|id| self.current_field(id)).map(|(field, object)| match object {
            Some(object) => Reference::Field(Box::new(object), field),
            None => Reference::Static(field),
        });
        if !self.still_holds(variable, before) {
            return read;
        }
        let argument = Reference::Argument(self.argument(variable));
        if let Some(read) = read {
            self.premise(Formula::Same(argument.clone(), read));
        }
        Some(argument)
    }

    fn argument(&mut self, variable: VariableId) -> usize {
        let value = Value::Variable(variable);
        let known = self.terms.arguments.iter().position(|argument| argument.value == value);
        known.unwrap_or_else(|| {
            let kind = self.form().variable(variable).kind;
            self.terms.arguments.push(Argument { value, kind, class: None });
            self.terms.arguments.len() - 1
        })
    }

    fn unknown(&mut self, from: Unknown, width: Width) -> Number {
        let known = self.terms.unknown.iter().position(|unknown| *unknown == from);
        let number = known.unwrap_or_else(|| {
            self.terms.unknown.push(from);
            self.terms.unknown.len() - 1
        });
        Number::Unknown(number, width)
    }

    fn arithmetic(&mut self, code: u8, operands: &[Value], id: StatementId) -> Option<Number> {
        let one = Box::new(self.number_before(*operands.first()?, id));
        if operands.len() == 1 {
            return Some(match code {
                INEG | LNEG => Number::Negate(one),
                I2L => Number::Widen(one),
                L2I => Number::Narrow(one),
                I2B => Number::Cut { bits: 8, is_signed: true, number: one },
                I2S => Number::Cut { bits: 16, is_signed: true, number: one },
                I2C => Number::Cut { bits: 16, is_signed: false, number: one },
                _ => return None,
            });
        }
        let two = Box::new(self.number_before(operands[1], id));
        let operator = match code {
            LCMP => return Some(Number::Order(one, two)),
            IADD | LADD => Operator::Add,
            ISUB | LSUB => Operator::Subtract,
            IMUL | LMUL => Operator::Multiply,
            IDIV | LDIV if is_divisor(&two) => Operator::Divide,
            IREM | LREM if is_divisor(&two) => Operator::Remainder,
            IAND | LAND => Operator::And,
            IOR | LOR => Operator::Or,
            IXOR | LXOR => Operator::Xor,
            ISHL | LSHL => Operator::ShiftLeft,
            ISHR | LSHR => Operator::ShiftRight,
            IUSHR | LUSHR => Operator::ShiftRightUnsigned,
            _ => return None,
        };
        Some(Number::Binary(operator, one, two))
    }
}

/// Whether a statement may initialise a class.
pub(crate) fn initializes(setting: &Setting<'_>, place: Place) -> bool {
    let world = &setting.world;
    let mut all = world.initializers(place).iter().chain(world.started_initializers(place));
    all.any(|initializer| *initializer == place.method || !is_over_at_start(setting, *initializer))
}

/// Whether an initialiser has ended before anything else of the program is executed: that of the class that is started,
/// which runs first (JVMS 5.5), if it calls nothing of the program and nothing that could.
fn is_over_at_start(setting: &Setting<'_>, initializer: MethodNumber) -> bool {
    let world = &setting.world;
    let class = world.method(initializer).method.class;
    let is_started = world.main().is_some_and(|main| world.method(main).method.class == class);
    let is_lowest = class.super_class.iter().chain(class.interfaces.iter()).all(|above| !above.is_application());
    let is_quiet = |called: MethodRef| {
        let is_plain = called.class.name == "java/lang/Object" && called.is_constructor();
        is_plain || (called.class.name, called.name) == ("java/lang/Class", "desiredAssertionStatus")
    };
    let runs_nothing = |step: Place| {
        let is_alone = world.targets(step).is_empty() && world.starts(step).is_empty();
        let initializes_none = world.initializers(step).iter().all(|other| *other == initializer);
        let is_known = !world.calls_library(step) || world.resolved(step).is_some_and(is_quiet);
        is_alone && initializes_none && world.started_initializers(step).is_empty() && is_known
    };
    is_started && is_lowest && world.places(initializer).all(runs_nothing)
}

fn is_divisor(number: &Number) -> bool {
    matches!(number, Number::Constant(value, _) if *value != 0)
}
