//! The three-address form of a method: statements over variables instead of instructions over an operand stack.
//!
//! A statement takes values and gives at most one to a variable. There is no stack: what the code keeps there is a
//! variable where it crosses the end of a block, is handed on directly within a block, and order is kept wherever it
//! can be seen. Subroutines are inlined, copies of operands are gone, an object that is made and its constructor are
//! two statements. Every statement knows the instruction it comes from.
//!
//! Exceptions are control flow: a block names its handlers in the order in which they are tried, any statement that may
//! throw leaves to them with the variables as they were before it, and a handler begins with [`Operation::Catch`].

mod build;
mod naming;
mod show;
mod simulate;
mod webs;

use crate::typing::Kind;
use std::ops::Range;

/// A variable of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VariableId(pub u32);

/// A block of a form; the first one is where the method begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlockId(pub u32);

/// A statement of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StatementId(pub u32);

/// A method in three-address form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    pub variables: Vec<Variable>,
    /// The receiver, unless the method is static, and the parameters.
    pub parameters: Vec<VariableId>,
    /// Only blocks that can be reached.
    pub blocks: Vec<Block>,
    /// Block by block.
    pub statements: Vec<Statement>,
}

/// Where the values of a variable were in the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Home {
    /// A local variable.
    Local(u16),
    /// An operand, where a block ends, or in between.
    Operand,
}

/// What holds a value from one statement to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Int, float, long, double or reference.
    pub kind: Kind,
    pub home: Home,
    /// The name in the source, where the class file has it.
    pub name: Option<String>,
    /// The descriptor of the declared type, where the class file has it.
    pub declared: Option<String>,
}

/// Statements that are executed in a row; the last one says what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// By their numbers in [`Form::statements`]; never empty.
    pub statements: Range<u32>,
    /// Where the last statement may go: for a branch where it goes if it is taken, then the other one; for a switch the
    /// default, then its targets in the order of [`Operation::Switch`]; nothing after `return` and `throw`.
    pub targets: Vec<BlockId>,
    /// In the order in which they are tried.
    pub handlers: Vec<Catcher>,
}

/// A handler of the exceptions of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Catcher {
    /// It begins with [`Operation::Catch`].
    pub block: BlockId,
    /// Constant-pool entry of the caught class; 0 catches everything.
    pub catch_type: u16,
}

/// One step of a method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    pub operation: Operation,
    /// In the order of the instruction: the receiver first, then the arguments.
    pub operands: Vec<Value>,
    /// Where the result goes; a result that nobody takes goes nowhere.
    pub to: Option<VariableId>,
    /// The instruction it comes from, as an index of [`crate::Body`].
    pub origin: u32,
}

/// What a statement does with its operands. Opcodes are those of JVMS 6.5 in their general form (`iload`, not
/// `iload_1`); entries are of the constant pool of the method's class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Hands on its operand.
    Move,
    /// Arithmetic, conversions, comparisons, `arraylength`, loads and stores of array elements, `monitorenter`,
    /// `monitorexit`.
    Plain(u8),
    /// An instruction with a constant-pool entry: fields, calls but `invokedynamic`, `new`, `anewarray`, `checkcast`,
    /// `instanceof`; `ldc` of anything but numbers and texts.
    Pool(u8, u16),
    /// `invokedynamic`.
    Dynamic(u16),
    /// `newarray` with the code of its element type.
    NewArray(u8),
    /// `multianewarray`; its operands are the lengths.
    MultiArray(u16),
    /// Gives the caught exception; only as the first statement of a handler.
    Catch,
    /// Goes on at the only target.
    Jump,
    /// `ifeq` to `if_acmpne`, `ifnull`, `ifnonnull`: goes to the first target if the comparison holds.
    Branch(u8),
    /// Goes to the target of its operand's value: the default, then these keys.
    Switch(Box<[i32]>),
    /// Leaves the method with its operand, if there is one.
    Return,
    /// Throws its operand.
    Throw,
}

/// What a statement takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    Variable(VariableId),
    Int(i32),
    Long(i64),
    /// The bits of a float.
    Float(u32),
    /// The bits of a double.
    Double(u64),
    Null,
    /// The string literal at this constant-pool entry.
    Text(u16),
}

impl Value {
    /// The variable, if it is one.
    pub fn variable(self) -> Option<VariableId> {
        match self {
            Value::Variable(variable) => Some(variable),
            _ => None,
        }
    }
}

impl Operation {
    /// Whether the statement ends its block.
    pub fn ends_block(&self) -> bool {
        matches!(
            self,
            Operation::Jump | Operation::Branch(_) | Operation::Switch(_) | Operation::Return | Operation::Throw
        )
    }
}

impl Form {
    pub fn variable(&self, variable: VariableId) -> &Variable {
        &self.variables[variable.0 as usize]
    }

    pub fn block(&self, block: BlockId) -> &Block {
        &self.blocks[block.0 as usize]
    }

    pub fn statement(&self, statement: StatementId) -> &Statement {
        &self.statements[statement.0 as usize]
    }

    /// All blocks, the first one first.
    pub fn block_ids(&self) -> impl DoubleEndedIterator<Item = BlockId> + use<> {
        (0..self.blocks.len()).map(|number| BlockId(number as u32))
    }

    /// All statements, block by block.
    pub fn statement_ids(&self) -> impl DoubleEndedIterator<Item = StatementId> + use<> {
        (0..self.statements.len()).map(|number| StatementId(number as u32))
    }

    /// The block of a statement.
    pub fn block_of(&self, statement: StatementId) -> BlockId {
        let after = self.blocks.partition_point(|block| block.statements.start <= statement.0);
        BlockId(after as u32 - 1)
    }

    /// The kind of a value.
    pub fn kind_of(&self, value: Value) -> Kind {
        match value {
            Value::Variable(variable) => self.variable(variable).kind,
            Value::Int(_) => Kind::Int,
            Value::Long(_) => Kind::Long,
            Value::Float(_) => Kind::Float,
            Value::Double(_) => Kind::Double,
            Value::Null | Value::Text(_) => Kind::Reference,
        }
    }
}

impl Block {
    /// Its statements, in order.
    pub fn statement_ids(&self) -> impl DoubleEndedIterator<Item = StatementId> + use<> {
        self.statements.clone().map(StatementId)
    }

    /// The statement that says what follows.
    pub fn end(&self) -> StatementId {
        StatementId(self.statements.end - 1)
    }

    /// All blocks that may follow, those by exceptions last.
    pub fn successors(&self) -> impl Iterator<Item = BlockId> {
        self.targets.iter().copied().chain(self.handlers.iter().map(|catcher| catcher.block))
    }
}
