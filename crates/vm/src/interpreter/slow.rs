//! The slow path of the interpreter: instructions that resolve, allocate, lock, throw, or leave the thread.
//!
//! [`Machine::slow`] executes exactly the instruction at which the fast path stopped. An unresolved instruction is
//! resolved and quickened, and then executed by the fast path in its new form.

mod access;
mod constants;
mod invocations;
mod objects;

use crate::interpreter::detour::{Detour, Detoured};
use crate::interpreter::fast::Exit;
use crate::machine::Machine;
use crate::state::reference::{Reference, int};
use crate::threads::thread::Frame;
use program::{Instruction, Op};

/// What the slow path works on: the frame on top and its current instruction.
#[derive(Clone, Copy)]
pub(crate) struct Site {
    pub(crate) frame: Frame,
    pub(crate) instruction: Instruction,
}

impl Site {
    /// Overwrites the instruction by its resolved form.
    pub(crate) fn quicken(&self, op: Op, c: u8, a: u16, b: u32) {
        self.frame.code.quicken(self.frame.pc as usize, Instruction::new(op, c, a, b));
    }
}

impl Machine {
    /// Deals with whatever stopped the fast path.
    pub(crate) fn leave_fast_path(&mut self, exit: Exit) -> Detoured<()> {
        match exit {
            Exit::Budget => Ok(()),
            Exit::Slow => self.slow(),
            Exit::Observable => self.pause(),
            Exit::NullPointer => Err(self.throw_bare("java/lang/NullPointerException")),
            Exit::ArrayIndex { index, length } => {
                let message = format!("Index {index} out of bounds for length {length}");
                Err(self.throw_new("java/lang/ArrayIndexOutOfBoundsException", &message))
            }
            Exit::DivideByZero => Err(self.throw_new("java/lang/ArithmeticException", "/ by zero")),
        }
    }

    fn slow(&mut self) -> Detoured<()> {
        let Some(frame) = self.thread().frame().copied() else { return Ok(()) };
        let instruction = frame.code.at(frame.pc as usize);
        let site = Site { frame, instruction };
        match instruction.op {
            Op::Ldc | Op::LdcWide | Op::LdcCell => self.load_constant(&site),
            Op::GetStatic | Op::PutStatic => self.resolve_static(&site),
            Op::GetField | Op::PutField => self.resolve_instance(&site),
            Op::GetStaticOne | Op::GetStaticTwo | Op::PutStaticOne | Op::PutStaticTwo => {
                self.initialize_for_static(&site)
            }
            Op::InvokeVirtual | Op::InvokeSpecial | Op::InvokeStatic | Op::InvokeInterface => self.resolve_call(&site),
            Op::InvokeDynamic => self.resolve_dynamic_call(&site),
            Op::CallVirtual => self.call_virtual(&site),
            Op::CallSpecial | Op::CallStatic | Op::CallLinked => self.call_resolved(&site),
            Op::CallInterface => self.call_interface(&site),
            Op::CallAccess => self.call_access(&site),
            Op::CallHandle => self.call_handle(&site),
            Op::CallBasic => self.call_basic(&site),
            Op::CallMember => self.call_member(&site),
            Op::CallDynamic => self.call_dynamic(&site),
            Op::LdcDynamic => self.load_dynamic(&site),
            Op::New | Op::NewReferenceArray | Op::CheckCast | Op::InstanceOf | Op::MultiNewArray => {
                self.resolve_type(&site)
            }
            Op::NewObject => self.new_object(&site),
            Op::NewArrayOf => self.new_reference_array_of(&site),
            Op::NewArray => self.new_primitive_array(&site),
            Op::MultiNewArrayOf => self.new_nested_array(&site),
            Op::CheckCastTo => self.fail_cast(&site),
            Op::ArrayStoreReference => self.fail_store(),
            Op::Return => self.return_from(0),
            Op::ReturnOne => self.return_from(1),
            Op::ReturnTwo => self.return_from(2),
            Op::Throw => self.throw_operand(),
            Op::MonitorEnter => self.enter_operand(),
            Op::MonitorExit => self.exit_operand(),
            other => Err(self.unsupported(format!("instruction {other:?} on the slow path"))),
        }
    }

    fn throw_operand(&mut self) -> Detoured<()> {
        let exception = Reference::from_slot(self.thread().peek(0));
        if exception.is_null() {
            return Err(self.throw_bare("java/lang/NullPointerException"));
        }
        Err(Detour::Throw(exception))
    }

    fn enter_operand(&mut self) -> Detoured<()> {
        let object = Reference::from_slot(self.thread().peek(0));
        if object.is_null() {
            return Err(self.throw_bare("java/lang/NullPointerException"));
        }
        self.monitor_enter(object)?;
        self.advance(1);
        Ok(())
    }

    fn exit_operand(&mut self) -> Detoured<()> {
        let object = Reference::from_slot(self.thread().peek(0));
        if object.is_null() {
            return Err(self.throw_bare("java/lang/NullPointerException"));
        }
        if self.pauses_before_exit(object) {
            return self.pause();
        }
        if !self.monitor_exit(object) {
            return Err(self.throw_bare("java/lang/IllegalMonitorStateException"));
        }
        self.advance(1);
        Ok(())
    }

    /// Drops operands and goes to the next instruction.
    fn advance(&mut self, operands: u32) {
        let thread = self.thread_mut();
        thread.drop_operands(operands);
        if let Some(frame) = thread.frame_mut() {
            frame.pc += 1;
        }
    }

    /// Replaces operands by a result and goes to the next instruction.
    fn complete(&mut self, operands: u32, result: u64) {
        let thread = self.thread_mut();
        thread.drop_operands(operands);
        thread.push(result);
        if let Some(frame) = thread.frame_mut() {
            frame.pc += 1;
        }
    }

    /// The int operand `depth` slots below the top.
    fn int_operand(&self, depth: u32) -> i32 {
        int(self.thread().peek(depth))
    }
}
