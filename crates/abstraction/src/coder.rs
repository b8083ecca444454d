//! Writes the code of a method as a form, block by block.

use classfile::opcode::*;
use flow::form::{Block, BlockId, Form, Home, Operation, Statement, Value, Variable, VariableId};
use flow::rewrite::{MemberKind, PoolBuilder};
use flow::typing::Kind;

/// The class through which a program talks to the checker.
pub(crate) const VERIFY: &str = "sojourner/Verify";

#[derive(Default)]
struct Draft {
    statements: Vec<Statement>,
    targets: Vec<BlockId>,
}

/// A method on its way.
pub(crate) struct Coder<'p, 'a> {
    pub(crate) pool: &'p mut PoolBuilder<'a>,
    variables: Vec<Variable>,
    parameters: Vec<VariableId>,
    blocks: Vec<Draft>,
    current: BlockId,
}

impl<'p, 'a> Coder<'p, 'a> {
    /// A static method with parameters of these kinds.
    pub(crate) fn new(pool: &'p mut PoolBuilder<'a>, parameters: &[Kind]) -> Coder<'p, 'a> {
        let mut coder = Coder {
            pool,
            variables: Vec::new(),
            parameters: Vec::new(),
            blocks: vec![Draft::default()],
            current: BlockId(0),
        };
        let mut slot = 0;
        for kind in parameters {
            let parameter = coder.variable_at(*kind, Home::Local(slot));
            coder.parameters.push(parameter);
            slot += if *kind == Kind::Long { 2 } else { 1 };
        }
        coder
    }

    fn variable_at(&mut self, kind: Kind, home: Home) -> VariableId {
        self.variables.push(Variable { kind, home, name: None, declared: None });
        VariableId(self.variables.len() as u32 - 1)
    }

    pub(crate) fn variable(&mut self, kind: Kind) -> VariableId {
        self.variable_at(kind, Home::Operand)
    }

    pub(crate) fn parameter(&self, number: usize) -> Value {
        Value::Variable(self.parameters[number])
    }

    pub(crate) fn block(&mut self) -> BlockId {
        self.blocks.push(Draft::default());
        BlockId(self.blocks.len() as u32 - 1)
    }

    /// From here on, statements go into this block.
    pub(crate) fn go(&mut self, block: BlockId) {
        self.current = block;
    }

    pub(crate) fn say(&mut self, operation: Operation, operands: Vec<Value>, to: Option<VariableId>) {
        let statement = Statement { operation, operands, to, origin: 0 };
        self.blocks[self.current.0 as usize].statements.push(statement);
    }

    pub(crate) fn assign(&mut self, to: VariableId, value: Value) {
        self.say(Operation::Move, vec![value], Some(to));
    }

    fn end(&mut self, operation: Operation, operands: Vec<Value>, targets: Vec<BlockId>) {
        self.say(operation, operands, None);
        self.blocks[self.current.0 as usize].targets = targets;
    }

    pub(crate) fn jump(&mut self, to: BlockId) {
        self.end(Operation::Jump, Vec::new(), vec![to]);
    }

    pub(crate) fn branch(&mut self, code: u8, operands: Vec<Value>, yes: BlockId, no: BlockId) {
        self.end(Operation::Branch(code), operands, vec![yes, no]);
    }

    /// Goes to the first block unless the value is one of the keys, whose blocks follow.
    pub(crate) fn switch(&mut self, value: Value, keys: Vec<i32>, blocks: Vec<BlockId>) {
        self.end(Operation::Switch(keys.into()), vec![value], blocks);
    }

    pub(crate) fn answer(&mut self, value: Option<Value>) {
        self.end(Operation::Return, value.into_iter().collect(), Vec::new());
    }

    /// Gives a new variable what an operation gives.
    pub(crate) fn result(&mut self, kind: Kind, operation: Operation, operands: Vec<Value>) -> Value {
        let to = self.variable(kind);
        self.say(operation, operands, Some(to));
        Value::Variable(to)
    }

    /// Reads a field; of a static one there is no object.
    pub(crate) fn read(&mut self, object: Option<Value>, (class, name, descriptor): (&str, &str, &str)) -> Value {
        let entry = self.pool.reference(MemberKind::Field, class, name, descriptor);
        let code = if object.is_some() { GETFIELD } else { GETSTATIC };
        self.result(kind_of(descriptor), Operation::Pool(code, entry), object.into_iter().collect())
    }

    pub(crate) fn write(&mut self, object: Option<Value>, (class, name, descriptor): (&str, &str, &str), value: Value) {
        let entry = self.pool.reference(MemberKind::Field, class, name, descriptor);
        let code = if object.is_some() { PUTFIELD } else { PUTSTATIC };
        self.say(Operation::Pool(code, entry), object.into_iter().chain([value]).collect(), None);
    }

    pub(crate) fn cast(&mut self, object: Value, class: &str) -> Value {
        let entry = self.pool.class(class);
        self.result(Kind::Reference, Operation::Pool(CHECKCAST, entry), vec![object])
    }

    pub(crate) fn call_verify(&mut self, name: &str, descriptor: &str, operands: Vec<Value>) -> Option<Value> {
        let entry = self.pool.reference(MemberKind::Method, VERIFY, name, descriptor);
        let operation = Operation::Pool(INVOKESTATIC, entry);
        if descriptor.ends_with(")V") {
            self.say(operation, operands, None);
            return None;
        }
        Some(self.result(Kind::Int, operation, operands))
    }

    pub(crate) fn finish(self) -> Form {
        let mut form =
            Form { variables: self.variables, parameters: self.parameters, blocks: Vec::new(), statements: Vec::new() };
        for draft in self.blocks {
            let start = form.statements.len() as u32;
            form.statements.extend(draft.statements);
            let statements = start..form.statements.len() as u32;
            form.blocks.push(Block { statements, targets: draft.targets, handlers: Vec::new() });
        }
        form
    }
}

pub(crate) fn kind_of(descriptor: &str) -> Kind {
    match descriptor.as_bytes().first() {
        Some(b'J') => Kind::Long,
        Some(b'L' | b'[') => Kind::Reference,
        _ => Kind::Int,
    }
}
