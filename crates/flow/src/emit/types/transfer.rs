//! What one statement does to the types of variables (JVMS 4.10.1.9).

use super::meeting::{Names, SlotType, array_of};
use crate::emit::results::result_descriptor;
use crate::emit::shape::Shape;
use crate::form::{Form, Operation, Statement, StatementId, Value, VariableId};
use crate::hierarchy::OBJECT;
use crate::rewrite::PoolBuilder;
use crate::typing::{self, Kind};
use classfile::Constant;
use classfile::opcode::*;

/// The types of all variables at one place of a block.
pub(super) struct Machine<'p, 'h> {
    form: &'p Form,
    shape: &'p Shape<'p>,
    pool: &'p PoolBuilder<'p>,
    pub(super) names: Names<'h>,
    types: Vec<SlotType>,
    /// Variables that may hold an object without constructor.
    unfinished: Vec<VariableId>,
}

impl<'p, 'h> Machine<'p, 'h> {
    /// Stands where the method begins: parameters have their types, all else the default value of its kind.
    pub(super) fn new(form: &'p Form, shape: &'p Shape<'p>, pool: &'p PoolBuilder<'p>, mut names: Names<'h>) -> Self {
        let mut types: Vec<SlotType> = form.variables.iter().map(|variable| default_type(variable.kind)).collect();
        for (variable, found) in form.parameters.iter().zip(shape.parameter_types(&mut names)) {
            types[variable.0 as usize] = found;
        }
        Machine { form, shape, pool, names, types, unfinished: form.parameters.clone() }
    }

    /// Stands at the start of a block.
    pub(super) fn begin(&mut self, types: &[(VariableId, SlotType)]) {
        self.unfinished.clear();
        for (variable, found) in types {
            self.set(*variable, *found);
        }
    }

    pub(super) fn get(&self, variable: VariableId) -> SlotType {
        self.types[variable.0 as usize]
    }

    fn set(&mut self, variable: VariableId, found: SlotType) {
        self.types[variable.0 as usize] = found;
        if is_unfinished(found) && !self.unfinished.contains(&variable) {
            self.unfinished.push(variable);
        }
    }

    /// Executes a statement; tells whether the type of any variable may have changed.
    pub(super) fn step(&mut self, id: StatementId, caught: Option<SlotType>) -> bool {
        let form = self.form;
        let statement = form.statement(id);
        let finished = self.construct(statement);
        if matches!(statement.operation, Operation::Pool(NEW, _)) {
            self.replace(SlotType::Uninitialized(id), SlotType::Top);
        }
        let Some(to) = statement.to else { return finished };
        let found = match caught.filter(|_| statement.operation == Operation::Catch) {
            Some(caught) => caught,
            None => self.result(id, statement),
        };
        self.set(to, found);
        true
    }

    /// After a constructor, all copies of the reference are to a whole object.
    fn construct(&mut self, statement: &Statement) -> bool {
        let Operation::Pool(INVOKESPECIAL, entry) = statement.operation else { return false };
        let Some(receiver) = statement.operands.first().and_then(|value| value.variable()) else { return false };
        if self.pool.name_and_type_of(entry).map_or(true, |(name, _)| name != "<init>") {
            return false;
        }
        let old = self.get(receiver);
        let whole = match old {
            SlotType::UninitializedThis => self.names.object(self.shape.class),
            SlotType::Uninitialized(made) => self.made_by(made),
            _ => return false,
        };
        self.replace(old, whole);
        true
    }

    fn replace(&mut self, old: SlotType, new: SlotType) {
        for variable in std::mem::take(&mut self.unfinished) {
            if self.get(variable) == old {
                self.types[variable.0 as usize] = new;
            } else if is_unfinished(self.get(variable)) {
                self.unfinished.push(variable);
            }
        }
    }

    fn made_by(&mut self, made: StatementId) -> SlotType {
        match self.form.statement(made).operation {
            Operation::Pool(_, entry) => self.class(entry),
            _ => SlotType::Top,
        }
    }

    fn result(&mut self, id: StatementId, statement: &Statement) -> SlotType {
        match &statement.operation {
            Operation::Move => statement.operands.first().map_or(SlotType::Top, |value| self.value(*value)),
            Operation::Plain(AALOAD) => self.element(statement),
            Operation::Plain(opcode) => typing::given_by(*opcode).map_or(SlotType::Top, default_type),
            Operation::Pool(NEW, _) => SlotType::Uninitialized(id),
            Operation::Pool(opcode, entry) => self.of_entry(*opcode, *entry),
            Operation::Dynamic(entry) => self.described(*entry),
            Operation::NewArray(code) => self.names.of_descriptor(primitive_array(*code)),
            Operation::MultiArray(entry) => self.class(*entry),
            Operation::Catch => self.names.object("java/lang/Throwable"),
            _ => SlotType::Top,
        }
    }

    fn value(&mut self, value: Value) -> SlotType {
        match value {
            Value::Variable(variable) => self.get(variable),
            Value::Text(_) => self.names.object("java/lang/String"),
            other => default_type(self.form.kind_of(other)),
        }
    }

    /// What an array of references has in it.
    fn element(&mut self, statement: &Statement) -> SlotType {
        let array = statement.operands.first().map_or(SlotType::Top, |value| self.value(*value));
        let SlotType::Object(name) = array else { return array };
        let component = self.names.text(name).strip_prefix('[').map(str::to_owned);
        match component {
            Some(component) => self.names.of_descriptor(&component),
            None => self.names.object(OBJECT),
        }
    }

    fn of_entry(&mut self, opcode: u8, entry: u16) -> SlotType {
        match opcode {
            INSTANCEOF => SlotType::Integer,
            CHECKCAST => self.class(entry),
            ANEWARRAY => {
                let name = self.pool.class_name(entry).map_or(OBJECT.to_owned(), String::from);
                self.names.object(&array_of(&name))
            }
            LDC | LDC_W | LDC2_W => self.constant(entry),
            _ => self.described(entry),
        }
    }

    fn constant(&mut self, entry: u16) -> SlotType {
        match self.pool.get(entry) {
            Ok(Constant::Integer(_)) => SlotType::Integer,
            Ok(Constant::Float(_)) => SlotType::Float,
            Ok(Constant::Long(_)) => SlotType::Long,
            Ok(Constant::Double(_)) => SlotType::Double,
            Ok(Constant::String(_)) => self.names.object("java/lang/String"),
            Ok(Constant::Class(_)) => self.names.object("java/lang/Class"),
            Ok(Constant::MethodHandle { .. }) => self.names.object("java/lang/invoke/MethodHandle"),
            Ok(Constant::MethodType(_)) => self.names.object("java/lang/invoke/MethodType"),
            _ => self.described(entry),
        }
    }

    /// The type of a field or of a method's result.
    fn described(&mut self, entry: u16) -> SlotType {
        let descriptor = result_descriptor(entry, self.pool).unwrap_or_default();
        self.names.of_descriptor(&descriptor)
    }

    fn class(&mut self, entry: u16) -> SlotType {
        let name = self.pool.class_name(entry).map_or(OBJECT.to_owned(), String::from);
        self.names.object(&name)
    }
}

fn is_unfinished(found: SlotType) -> bool {
    matches!(found, SlotType::UninitializedThis | SlotType::Uninitialized(_))
}

/// The type of the default value of a kind.
fn default_type(kind: Kind) -> SlotType {
    match kind {
        Kind::Int => SlotType::Integer,
        Kind::Float => SlotType::Float,
        Kind::Long => SlotType::Long,
        Kind::Double => SlotType::Double,
        Kind::Reference => SlotType::Null,
        _ => SlotType::Top,
    }
}

/// By the codes of JVMS table 6.5.newarray-A.
fn primitive_array(code: u8) -> &'static str {
    match code {
        4 => "[Z",
        5 => "[C",
        6 => "[F",
        7 => "[D",
        8 => "[B",
        9 => "[S",
        10 => "[I",
        _ => "[J",
    }
}
