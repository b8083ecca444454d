//! Steps of stack code to bytes, by the shortest instructions (JVMS 6.5).

use super::plan::{Placed, Step};
use super::results;
use super::slots::Slots;
use crate::form::{Form, Operation, Statement, StatementId, Value, VariableId};
use crate::rewrite::PoolBuilder;
use crate::typing::Kind;
use classfile::opcode::*;

/// The bytes of a block without the jump at its end, and what lies where in them.
#[derive(Default)]
pub(super) struct Encoded {
    pub bytes: Vec<u8>,
    /// Where the code of a statement begins or goes on.
    pub marks: Vec<(usize, StatementId)>,
    /// Where `new` instructions are.
    pub made: Vec<(usize, StatementId)>,
    /// After which bytes a variable has a new value.
    pub stored: Vec<(usize, VariableId)>,
    /// Behind the last instruction that may throw; 0 if there is none.
    pub throwing: usize,
    /// The greatest depth of the operand stack, in words.
    pub max_stack: usize,
    depth: usize,
}

/// Writes blocks, one after the other.
pub(super) struct Encoder<'e, 'p> {
    pub form: &'e Form,
    pub slots: &'e Slots,
    pub pool: &'e mut PoolBuilder<'p>,
}

impl Encoder<'_, '_> {
    /// Encodes a block; a caught exception is on the stack when it begins.
    pub(super) fn block(&mut self, steps: &[Placed], catches: bool) -> Encoded {
        let mut out = Encoded { depth: catches.into(), max_stack: catches.into(), ..Encoded::default() };
        let mut rest = steps;
        while let [first, after @ ..] = rest {
            if out.marks.last().is_none_or(|(_, statement)| *statement != first.statement) {
                out.marks.push((out.bytes.len(), first.statement));
            }
            rest = match self.shortened(rest, &mut out) {
                Some(after) => after,
                None => {
                    self.step(*first, &mut out);
                    after
                }
            };
        }
        out
    }

    /// Stores the default values of variables that the code may read before it writes them.
    pub(super) fn defaults(&mut self, variables: &[VariableId], statement: StatementId) -> Encoded {
        let store = |variable: &VariableId| {
            let value = default_value(self.form.variable(*variable).kind);
            [Step::Push(value), Step::Store(*variable)].map(|step| Placed { step, statement })
        };
        let steps: Vec<Placed> = variables.iter().flat_map(store).collect();
        self.block(&steps, false)
    }

    /// Several steps that are one instruction, or none; what comes after them.
    fn shortened<'s>(&self, steps: &'s [Placed], out: &mut Encoded) -> Option<&'s [Placed]> {
        let slot = |variable: VariableId| self.slots.get(variable);
        if let [Placed { step: Step::Load(from), .. }, Placed { step: Step::Store(to), .. }, after @ ..] = steps
            && slot(*from) == slot(*to)
        {
            out.stored.push((out.bytes.len(), *to));
            return Some(after);
        }
        let [first, second, perform, Placed { step: Step::Store(to), .. }, after @ ..] = steps else { return None };
        let Operation::Plain(opcode) = self.form.statement(perform.statement).operation else { return None };
        let (from, amount) = match (first.step, second.step, perform.step, opcode) {
            (Step::Load(from), Step::Push(Value::Int(amount)), Step::Perform, IADD) => (from, amount),
            (Step::Push(Value::Int(amount)), Step::Load(from), Step::Perform, IADD) => (from, amount),
            (Step::Load(from), Step::Push(Value::Int(amount)), Step::Perform, ISUB) => (from, amount.checked_neg()?),
            _ => return None,
        };
        let amount = i16::try_from(amount).ok()?;
        let local = slot(*to).filter(|local| Some(*local) == slot(from))?;
        increment(&mut out.bytes, local, amount);
        out.stored.push((out.bytes.len(), *to));
        Some(after)
    }

    fn step(&mut self, placed: Placed, out: &mut Encoded) {
        let before = out.bytes.len();
        match placed.step {
            Step::Load(variable) => {
                let kind = self.form.variable(variable).kind;
                self.access(ILOAD, ILOAD_0, variable, &mut out.bytes);
                out.push(words(kind));
            }
            Step::Store(variable) => {
                let kind = self.form.variable(variable).kind;
                self.access(ISTORE, ISTORE_0, variable, &mut out.bytes);
                out.pop(words(kind));
                out.stored.push((out.bytes.len(), variable));
            }
            Step::Push(value) => {
                self.constant(value, &mut out.bytes);
                out.push(words(self.form.kind_of(value)));
            }
            Step::Double(kind) => {
                out.bytes.push(if words(kind) == 2 { DUP2 } else { DUP });
                out.push(words(kind));
            }
            Step::DoublePair => {
                out.bytes.push(DUP2);
                out.push(2);
            }
            Step::Swap => out.bytes.push(SWAP),
            Step::Drop(kind) => {
                out.bytes.push(if words(kind) == 2 { POP2 } else { POP });
                out.pop(words(kind));
            }
            Step::Perform => self.perform(placed.statement, out),
        }
        // A text may be the first of its kind, for which there may be no memory.
        let may_throw = matches!(placed.step, Step::Perform | Step::Push(Value::Text(_)));
        if may_throw && out.bytes.len() > before {
            out.throwing = out.bytes.len();
        }
    }

    /// `iload` or `istore` and their kin, for the kind of a variable.
    fn access(&self, general: u8, short: u8, variable: VariableId, bytes: &mut Vec<u8>) {
        let kind = kind_number(self.form.variable(variable).kind);
        let slot = self.slots.get(variable).unwrap_or_default();
        match u8::try_from(slot) {
            Ok(slot @ 0..=3) => bytes.push(short + 4 * kind + slot),
            Ok(slot) => bytes.extend([general + kind, slot]),
            Err(_) => {
                bytes.extend([WIDE, general + kind]);
                bytes.extend(slot.to_be_bytes());
            }
        }
    }

    fn constant(&mut self, value: Value, bytes: &mut Vec<u8>) {
        match value {
            Value::Int(value @ -1..=5) => bytes.push((i32::from(ICONST_0) + value) as u8),
            Value::Int(value) => self.int(value, bytes),
            Value::Long(value @ 0..=1) => bytes.push(LCONST_0 + value as u8),
            Value::Long(value) => wide_constant(self.pool.long(value), bytes),
            Value::Float(bits) => match (0..=2u8).find(|small| f32::from(*small).to_bits() == bits) {
                Some(small) => bytes.push(FCONST_0 + small),
                None => narrow_constant(self.pool.float(bits), bytes),
            },
            Value::Double(bits) => match (0..=1u8).find(|small| f64::from(*small).to_bits() == bits) {
                Some(small) => bytes.push(DCONST_0 + small),
                None => wide_constant(self.pool.double(bits), bytes),
            },
            Value::Null => bytes.push(ACONST_NULL),
            Value::Text(entry) => narrow_constant(entry, bytes),
            Value::Variable(_) => {}
        }
    }

    fn int(&mut self, value: i32, bytes: &mut Vec<u8>) {
        if let Ok(byte) = i8::try_from(value) {
            bytes.extend([BIPUSH, byte as u8]);
        } else if let Ok(short) = i16::try_from(value) {
            bytes.push(SIPUSH);
            bytes.extend(short.to_be_bytes());
        } else {
            narrow_constant(self.pool.integer(value), bytes);
        }
    }

    /// What a statement does with the operands on the stack; jumps are written when distances are known.
    fn perform(&mut self, id: StatementId, out: &mut Encoded) {
        let statement = self.form.statement(id);
        let taken: usize = statement.operands.iter().map(|value| words(self.form.kind_of(*value))).sum();
        if matches!(statement.operation, Operation::Pool(NEW, _)) {
            out.made.push((out.bytes.len(), id));
        }
        let given = results::kind(self.form, statement, self.pool);
        self.instruction(statement, taken, given, &mut out.bytes);
        out.pop(taken);
        out.push(given.map_or(0, words));
    }

    fn instruction(&self, statement: &Statement, taken: usize, given: Option<Kind>, bytes: &mut Vec<u8>) {
        let mut with_entry = |opcode: u8, entry: u16, more: &[u8]| {
            bytes.push(opcode);
            bytes.extend(entry.to_be_bytes());
            bytes.extend(more);
        };
        match statement.operation {
            Operation::Plain(opcode) => bytes.push(opcode),
            Operation::Pool(LDC | LDC_W | LDC2_W, entry) => match given.map(words) {
                Some(2) => wide_constant(entry, bytes),
                _ => narrow_constant(entry, bytes),
            },
            Operation::Pool(INVOKEINTERFACE, entry) => with_entry(INVOKEINTERFACE, entry, &[taken as u8, 0]),
            Operation::Pool(opcode, entry) => with_entry(opcode, entry, &[]),
            Operation::Dynamic(entry) => with_entry(INVOKEDYNAMIC, entry, &[0, 0]),
            Operation::NewArray(code) => bytes.extend([NEWARRAY, code]),
            Operation::MultiArray(entry) => with_entry(MULTIANEWARRAY, entry, &[statement.operands.len() as u8]),
            Operation::Return => bytes.push(match statement.operands.first() {
                Some(value) => IRETURN + kind_number(self.form.kind_of(*value)),
                None => RETURN,
            }),
            Operation::Throw => bytes.push(ATHROW),
            Operation::Move | Operation::Catch | Operation::Jump | Operation::Branch(_) | Operation::Switch(_) => {}
        }
    }
}

impl Encoded {
    fn push(&mut self, words: usize) {
        self.depth += words;
        self.max_stack = self.max_stack.max(self.depth);
    }

    fn pop(&mut self, words: usize) {
        debug_assert!(self.depth >= words, "operand stack underflow");
        self.depth = self.depth.saturating_sub(words);
    }
}

fn words(kind: Kind) -> usize {
    1 + usize::from(kind.high().is_some())
}

/// The order in which families of instructions have their kinds: int, long, float, double, reference.
fn kind_number(kind: Kind) -> u8 {
    match kind {
        Kind::Long => 1,
        Kind::Float => 2,
        Kind::Double => 3,
        Kind::Reference => 4,
        _ => 0,
    }
}

fn default_value(kind: Kind) -> Value {
    match kind {
        Kind::Long => Value::Long(0),
        Kind::Float => Value::Float(0),
        Kind::Double => Value::Double(0),
        Kind::Reference => Value::Null,
        _ => Value::Int(0),
    }
}

fn narrow_constant(entry: u16, bytes: &mut Vec<u8>) {
    match u8::try_from(entry) {
        Ok(short) => bytes.extend([LDC, short]),
        Err(_) => {
            bytes.push(LDC_W);
            bytes.extend(entry.to_be_bytes());
        }
    }
}

fn wide_constant(entry: u16, bytes: &mut Vec<u8>) {
    bytes.push(LDC2_W);
    bytes.extend(entry.to_be_bytes());
}

fn increment(bytes: &mut Vec<u8>, local: u16, amount: i16) {
    match (u8::try_from(local), i8::try_from(amount)) {
        (Ok(local), Ok(amount)) => bytes.extend([IINC, local, amount as u8]),
        _ => {
            bytes.extend([WIDE, IINC]);
            bytes.extend(local.to_be_bytes());
            bytes.extend(amount.to_be_bytes());
        }
    }
}
