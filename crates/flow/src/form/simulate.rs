//! Runs one block with a stack of values: what instructions push is a value until something must be done.
//!
//! A load is no statement: its value is the variable itself. So before a variable is written, values on the stack that
//! are that variable are put aside. What is left on the stack at the end of a block goes to the variables of its
//! depths, all at once.

use super::build::Builder;
use super::{Home, Operation, Value, VariableId};
use crate::typing::{Kind, LocalAccess, local_access, result_of, shuffle};
use classfile::Constant;
use classfile::code::{Instruction, Operand};
use classfile::opcode::*;

/// A word of the stack: a value, or the upper half of the wide one below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Of(Value),
    High,
}

/// A block on its way.
pub(super) struct Simulation {
    stack: Vec<Word>,
    /// The end of the block has been reached by an instruction that says what follows.
    ended: bool,
}

impl Simulation {
    /// Begins with what other blocks have left on the stack.
    pub(super) fn new(builder: &mut Builder<'_>, stack: &[Kind]) -> Simulation {
        let mut words = Vec::new();
        for (depth, kind) in stack.iter().enumerate() {
            words.push(match kind.is_high() {
                true => Word::High,
                false => Word::Of(Value::Variable(builder.operand(depth as u16, *kind))),
            });
        }
        Simulation { stack: words, ended: false }
    }

    /// Begins with an exception.
    pub(super) fn catching(builder: &mut Builder<'_>, origin: u32) -> Simulation {
        let to = builder.new_variable(Kind::Reference, Home::Operand);
        builder.add(Operation::Catch, vec![], Some(to), origin);
        Simulation { stack: vec![Word::Of(Value::Variable(to))], ended: false }
    }

    /// Executes one instruction.
    pub(super) fn step(&mut self, builder: &mut Builder<'_>, index: usize) -> Result<(), &'static str> {
        let body = builder.body;
        let (instruction, origin) = (&body.instructions[index], index as u32);
        if let Some(value) = constant(builder, instruction) {
            self.push(builder, value);
            return Ok(());
        }
        if let Some(shuffle) = shuffle::of(instruction.opcode) {
            shuffle.apply(&mut self.stack);
            return Ok(());
        }
        match (instruction.opcode, &instruction.operand) {
            (NOP, _) => Ok(()),
            (code, Operand::Local(local)) => self.access_local(builder, *local, code, origin),
            (_, Operand::Increment { local, amount }) => {
                self.increment(builder, *local, *amount, origin);
                Ok(())
            }
            (code, _) if says_what_follows(code) => self.end(builder, instruction, origin),
            _ => self.compute(builder, instruction, origin),
        }
    }

    /// Ends the block after its last instruction: where that says nothing, the next block follows.
    pub(super) fn finish(&mut self, builder: &mut Builder<'_>, origin: u32) {
        if !self.ended {
            self.put_down(builder, &mut [], origin);
            builder.add(Operation::Jump, vec![], None, origin);
        }
    }

    fn push(&mut self, builder: &Builder<'_>, value: Value) {
        self.stack.push(Word::Of(value));
        if builder.form.kind_of(value).high().is_some() {
            self.stack.push(Word::High);
        }
    }

    fn pop(&mut self) -> Result<Value, &'static str> {
        let mut word = self.stack.pop();
        if word == Some(Word::High) {
            word = self.stack.pop();
        }
        match word {
            Some(Word::Of(value)) => Ok(value),
            _ => Err("operand stack underflow"),
        }
    }

    fn take(&mut self, count: usize) -> Result<Vec<Value>, &'static str> {
        let mut values = (0..count).map(|_| self.pop()).collect::<Result<Vec<Value>, _>>()?;
        values.reverse();
        Ok(values)
    }

    fn access_local(
        &mut self,
        builder: &mut Builder<'_>,
        local: u16,
        code: u8,
        origin: u32,
    ) -> Result<(), &'static str> {
        match local_access(code) {
            Some(LocalAccess::Load(kind)) => {
                let variable = builder.local(local, kind);
                self.push(builder, Value::Variable(variable));
            }
            Some(LocalAccess::Store(kind)) => {
                let value = self.pop()?;
                let variable = builder.local(local, kind);
                self.put_aside(builder, variable, origin);
                self.store(builder, variable, value, origin);
            }
            Some(LocalAccess::Return) | None => return Err("a subroutine that was not inlined"),
        }
        Ok(())
    }

    /// Writes a variable: the last statement does it itself if it has just computed the value for nobody else.
    fn store(&mut self, builder: &mut Builder<'_>, variable: VariableId, value: Value, origin: u32) {
        let is_elsewhere = self.stack.contains(&Word::Of(value));
        let form = &mut builder.form;
        if let (Value::Variable(computed), Some(last)) = (value, form.statements.last_mut())
            && last.to == Some(computed)
            && last.operation != Operation::Move
            && form.variables[computed.0 as usize].home == Home::Operand
            && !is_elsewhere
        {
            last.to = Some(variable);
            return;
        }
        builder.add(Operation::Move, vec![value], Some(variable), origin);
    }

    fn increment(&mut self, builder: &mut Builder<'_>, local: u16, amount: i16, origin: u32) {
        let variable = builder.local(local, Kind::Int);
        self.put_aside(builder, variable, origin);
        let operands = vec![Value::Variable(variable), Value::Int(amount.into())];
        builder.add(Operation::Plain(IADD), operands, Some(variable), origin);
    }

    /// Copies a variable that is on the stack and about to be written.
    fn put_aside(&mut self, builder: &mut Builder<'_>, variable: VariableId, origin: u32) {
        let old = Word::Of(Value::Variable(variable));
        if self.stack.contains(&old) {
            let copy = builder.new_variable(builder.form.variable(variable).kind, Home::Operand);
            builder.add(Operation::Move, vec![Value::Variable(variable)], Some(copy), origin);
            let copy = Word::Of(Value::Variable(copy));
            self.stack.iter_mut().filter(|word| **word == old).for_each(|word| *word = copy);
        }
    }

    /// An instruction that computes something or has an effect.
    fn compute(
        &mut self,
        builder: &mut Builder<'_>,
        instruction: &Instruction,
        origin: u32,
    ) -> Result<(), &'static str> {
        let effect = result_of(&builder.subject.file.pool, instruction);
        let (takes, result) = effect.ok_or("an instruction of unknown effect")?;
        let operands = self.take(takes)?;
        let to = result.map(|kind| builder.new_variable(kind, Home::Operand));
        builder.add(operation(instruction), operands, to, origin);
        if let Some(to) = to {
            self.push(builder, Value::Variable(to));
        }
        Ok(())
    }

    /// An instruction that says what follows.
    fn end(&mut self, builder: &mut Builder<'_>, instruction: &Instruction, origin: u32) -> Result<(), &'static str> {
        let (takes, operation) = match (instruction.opcode, &instruction.operand) {
            (GOTO | GOTO_W, _) => (0, Operation::Jump),
            (RETURN, _) => (0, Operation::Return),
            (IRETURN..=ARETURN, _) => (1, Operation::Return),
            (ATHROW, _) => (1, Operation::Throw),
            (_, Operand::TableSwitch(switch)) => (1, Operation::Switch((switch.low..=switch.high).collect())),
            (_, Operand::LookupSwitch(switch)) => {
                (1, Operation::Switch(switch.pairs.iter().map(|(key, _)| *key).collect()))
            }
            (code @ (IF_ICMPEQ..=IF_ACMPNE), _) => (2, Operation::Branch(code)),
            (code, _) => (1, Operation::Branch(code)),
        };
        let mut operands = self.take(takes)?;
        if !matches!(operation, Operation::Return | Operation::Throw) {
            self.put_down(builder, &mut operands, origin);
        }
        builder.add(operation, operands, None, origin);
        self.ended = true;
        Ok(())
    }

    /// Leaves the stack to the next blocks: all values go to the variables of their depths at once. What is still
    /// needed of a variable that is written here, by another one or by the end of the block, is copied before.
    fn put_down(&mut self, builder: &mut Builder<'_>, operands: &mut [Value], origin: u32) {
        let mut moves = Vec::new();
        for (depth, word) in self.stack.iter().enumerate() {
            if let Word::Of(value) = *word {
                let to = builder.operand(depth as u16, builder.form.kind_of(value));
                if value != Value::Variable(to) {
                    moves.push((to, value));
                }
            }
        }
        let written: Vec<Value> = moves.iter().map(|(to, _)| Value::Variable(*to)).collect();
        for value in moves.iter_mut().map(|(_, value)| value).chain(operands) {
            if written.contains(value) {
                let copy = builder.new_variable(builder.form.kind_of(*value), Home::Operand);
                builder.add(Operation::Move, vec![*value], Some(copy), origin);
                *value = Value::Variable(copy);
            }
        }
        for (to, value) in moves {
            builder.add(Operation::Move, vec![value], Some(to), origin);
        }
    }
}

fn says_what_follows(code: u8) -> bool {
    matches!(code, IFEQ..=GOTO | TABLESWITCH..=RETURN | ATHROW | IFNULL | IFNONNULL | GOTO_W)
}

/// The value that an instruction always pushes.
fn constant(builder: &Builder<'_>, instruction: &Instruction) -> Option<Value> {
    Some(match (instruction.opcode, &instruction.operand) {
        (ACONST_NULL, _) => Value::Null,
        (code @ ICONST_M1..=ICONST_5, _) => Value::Int(i32::from(code) - i32::from(ICONST_0)),
        (code @ LCONST_0..=LCONST_1, _) => Value::Long(i64::from(code - LCONST_0)),
        (code @ FCONST_0..=FCONST_2, _) => Value::Float(f32::from(code - FCONST_0).to_bits()),
        (code @ DCONST_0..=DCONST_1, _) => Value::Double(f64::from(code - DCONST_0).to_bits()),
        (_, Operand::Immediate(value)) => Value::Int(*value),
        (LDC | LDC_W | LDC2_W, Operand::Pool(entry)) => match builder.subject.file.pool.get(*entry).ok()? {
            Constant::Integer(value) => Value::Int(value),
            Constant::Long(value) => Value::Long(value),
            Constant::Float(bits) => Value::Float(bits),
            Constant::Double(bits) => Value::Double(bits),
            Constant::String(_) => Value::Text(*entry),
            _ => return None,
        },
        _ => return None,
    })
}

fn operation(instruction: &Instruction) -> Operation {
    match (&instruction.operand, instruction.opcode) {
        (Operand::Pool(entry), INVOKEDYNAMIC) => Operation::Dynamic(*entry),
        (Operand::Pool(entry) | Operand::Interface { pool: entry, .. }, code) => Operation::Pool(code, *entry),
        (Operand::MultiArray { pool, .. }, _) => Operation::MultiArray(*pool),
        (Operand::NewArray(code), _) => Operation::NewArray(*code),
        (_, code) => Operation::Plain(code),
    }
}
