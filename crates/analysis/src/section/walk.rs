//! Following the straight code of a section.

use super::Section;
use crate::effects::manner::{Guard, Manner};
use classfile::Constant;
use classfile::code::{Instruction, Operand};
use classfile::opcode::*;
use program::{FieldRef, MethodRef, Program};

/// A value on the operand stack.
#[derive(Clone, Copy)]
enum Value {
    This,
    /// What a field holds.
    Read(FieldRef),
    /// What a field holds and something else added to it.
    Sum(FieldRef),
    /// Nobody else knows it.
    Plain,
    /// The object whose monitor is held.
    Lock,
}

/// How a section ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// By a return.
    Return,
    /// By leaving the monitor of the object in this local variable.
    Exit(u16),
}

/// Straight code, as far as it was followed.
pub(super) struct Walk {
    program: &'static Program,
    method: MethodRef,
    /// Whose fields may be touched: the object's, the class's.
    own: bool,
    statics: bool,
    end: End,
    stack: Vec<Value>,
    section: Section,
    pub(super) ended: bool,
}

impl Walk {
    pub(super) fn new(program: &'static Program, method: MethodRef, manner: Manner, end: End) -> Walk {
        let (own, statics) = match manner {
            Manner::Locked => (true, false),
            Manner::ClassLocked(_) => (false, true),
            Manner::LockedBy(Guard(guard)) => (true, guard.is_static()),
            Manner::Any | Manner::OwnThread => (false, false),
        };
        let section = Section { reads: Vec::new(), updates: Vec::new(), manner };
        Walk { program, method, own, statics, end, stack: Vec::new(), section, ended: false }
    }

    /// The section, if it has come to its end and nobody looks at what is added to.
    pub(super) fn section(self) -> Option<Section> {
        let Walk { section, ended, .. } = self;
        let is_read = |updated: &FieldRef| section.reads.iter().any(|read| std::ptr::eq(*read, *updated));
        (ended && !section.updates.iter().any(is_read)).then_some(section)
    }

    /// Follows an instruction; `None` where that is no part of a section.
    pub(super) fn follow(&mut self, instruction: &Instruction) -> Option<()> {
        if self.ended {
            return None;
        }
        match (instruction.opcode, &instruction.operand) {
            (NOP, _) => {}
            (ALOAD | ALOAD_0..=ALOAD_3, Operand::Local(local)) if self.end == End::Exit(*local) => {
                self.stack.push(Value::Lock);
            }
            (MONITOREXIT, _) => {
                matches!(self.stack.pop()?, Value::Lock).then_some(())?;
                self.ended = true;
            }
            (ALOAD | ALOAD_0..=ALOAD_3, Operand::Local(0)) if !self.method.is_static() => self.stack.push(Value::This),
            (ILOAD | LLOAD | ALOAD | ILOAD_0..=LLOAD_3 | ALOAD_0..=ALOAD_3, _)
            | (ICONST_M1..=LCONST_1 | BIPUSH | SIPUSH, _) => self.stack.push(Value::Plain),
            (LDC | LDC_W | LDC2_W, Operand::Pool(entry)) => self.constant(*entry)?,
            (DUP, _) => self.duplicate()?,
            (GETFIELD, Operand::Pool(entry)) => {
                matches!(self.stack.pop()?, Value::This).then_some(())?;
                let field = self.field(*entry, false)?;
                self.stack.push(Value::Read(field));
            }
            (GETSTATIC, Operand::Pool(entry)) => {
                let field = self.field(*entry, true)?;
                self.stack.push(Value::Read(field));
            }
            (IADD | LADD, _) => self.add(true)?,
            (ISUB | LSUB, _) => self.add(false)?,
            (I2L, _) => {
                let value = self.stack.pop()?;
                self.look_at(value)?;
                self.stack.push(Value::Plain);
            }
            (PUTFIELD, Operand::Pool(entry)) => {
                let value = self.stack.pop()?;
                matches!(self.stack.pop()?, Value::This).then_some(())?;
                self.update(*entry, false, value)?;
            }
            (PUTSTATIC, Operand::Pool(entry)) => {
                let value = self.stack.pop()?;
                self.update(*entry, true, value)?;
            }
            (IRETURN | LRETURN | ARETURN, _) if self.end == End::Return => {
                let value = self.stack.pop()?;
                self.look_at(value)?;
                self.ended = true;
            }
            (RETURN, _) if self.end == End::Return => self.ended = true,
            _ => return None,
        }
        Some(())
    }

    fn constant(&mut self, entry: u16) -> Option<()> {
        let constant = self.method.class.file.as_ref()?.pool.get(entry).ok()?;
        matches!(constant, Constant::Integer(_) | Constant::Long(_)).then(|| self.stack.push(Value::Plain))
    }

    fn duplicate(&mut self) -> Option<()> {
        let value = *self.stack.last()?;
        matches!(value, Value::This | Value::Plain).then(|| self.stack.push(value))
    }

    /// A field of the object whose monitor is held, or of the class.
    fn field(&self, entry: u16, is_static: bool) -> Option<FieldRef> {
        let field = self.program.resolve_field(self.method.class, entry).ok()?;
        let is_own = match is_static {
            true => self.statics && field.class == self.method.class,
            false => self.own && field.class.is_application(),
        };
        (is_own && field.is_static() == is_static).then_some(field)
    }

    /// A sum, or a difference, whose first part lies below the second.
    fn add(&mut self, commutes: bool) -> Option<()> {
        let (second, first) = (self.stack.pop()?, self.stack.pop()?);
        let sum = match (first, second) {
            (Value::Read(field) | Value::Sum(field), Value::Plain) => Value::Sum(field),
            (Value::Plain, Value::Read(field) | Value::Sum(field)) if commutes => Value::Sum(field),
            (first, second) => {
                self.look_at(first)?;
                self.look_at(second)?;
                Value::Plain
            }
        };
        self.stack.push(sum);
        Some(())
    }

    /// Somebody uses a value as it is.
    fn look_at(&mut self, value: Value) -> Option<()> {
        match value {
            Value::Read(field) | Value::Sum(field) => self.section.reads.push(field),
            Value::Plain => {}
            Value::This | Value::Lock => return None,
        }
        Some(())
    }

    fn update(&mut self, entry: u16, is_static: bool, value: Value) -> Option<()> {
        let field = self.field(entry, is_static)?;
        let Value::Sum(summed) = value else { return None };
        let is_integer = matches!(field.basic_type(), b'I' | b'J');
        (std::ptr::eq(summed, field) && is_integer).then(|| self.section.updates.push(field))
    }
}
