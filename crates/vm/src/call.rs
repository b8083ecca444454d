//! Calls and returns: frames, natives, synchronized methods (JVMS 2.6, 2.11.8, 2.11.10).

use crate::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::native::Native;
use crate::reference::Reference;
use crate::thread::{Frame, OnReturn};
use program::{MethodRef, dispatch};

/// Slots a frame is charged for itself when the stack's depth is judged.
const FRAME_OVERHEAD: u32 = 6;

impl Machine {
    /// Pushes a frame for a method with code; `arguments` become its first locals.
    pub fn push_frame(&mut self, method: MethodRef, arguments: &[u64], on_return: OnReturn) -> Detoured<()> {
        let code = self.program.code(method);
        let code = self.linked(code)?;
        let base = self.thread().frame().map_or(0, |frame| frame.top);
        self.reserve(base, code.frame_slots)?;
        let thread = self.thread_mut();
        for (index, argument) in arguments.iter().enumerate() {
            thread.slots[base as usize + index] = *argument;
        }
        let top = base + u32::from(code.max_locals);
        thread.frames.push(Frame { method, code, pc: 0, base, top, lock: Reference::NULL, on_return });
        Ok(())
    }

    /// Makes room for a frame's slots, or throws `StackOverflowError`.
    fn reserve(&mut self, base: u32, frame_slots: u32) -> Detoured<()> {
        let end = base + frame_slots + 8;
        let depth = self.thread().frames.len() as u32;
        if end + depth * FRAME_OVERHEAD > self.settings.max_stack_slots && !self.is_recovering() {
            return Err(self.throw_bare("java/lang/StackOverflowError"));
        }
        let slots = &mut self.thread_mut().slots;
        if end as usize > slots.len() {
            let wanted = (end as usize).max(slots.len() * 2);
            slots.resize(wanted, 0);
        }
        Ok(())
    }

    /// Whether the thread is past its body: the last steps of a thread get some room beyond the limit.
    fn is_recovering(&self) -> bool {
        let thread = self.thread();
        thread.phase != crate::thread::Phase::Body && thread.frames.len() < 256
    }

    /// Calls `method` with its arguments on top of the operand stack: enters it, or runs its native.
    pub(crate) fn invoke(&mut self, method: MethodRef, argument_slots: u32) -> Detoured<()> {
        if let Some(number) = self.natives.number(method) {
            return self.invoke_native(method, number, argument_slots);
        }
        if method.is_native() {
            return self.missing_native(method);
        }
        if method.is_abstract() {
            return Err(match dispatch::select(method.class, method) {
                Ok(_) => self.throw_bare("java/lang/AbstractMethodError"),
                Err(error) => self.throw_link_error(&error),
            });
        }
        self.enter(method, argument_slots)
    }

    fn missing_native(&mut self, method: MethodRef) -> Detoured<()> {
        if method.name == "registerNatives" || method.name == "initIDs" {
            self.finish_call(method, 0, u32::from(method.argument_slots));
            return Ok(());
        }
        if method.class.is_application() {
            let (result, call) = program::resolve::external_signature(method.name, method.descriptor);
            return Err(self.throw_new(
                "java/lang/UnsatisfiedLinkError",
                &format!("'{result} {}.{call}'", method.class.java_name()),
            ));
        }
        let signature = method.signature();
        match self.natives.refusal(&signature) {
            Some(what) => Err(self.refused(what)),
            None => Err(self.unsupported(format!("native method {signature}"))),
        }
    }

    fn enter(&mut self, method: MethodRef, argument_slots: u32) -> Detoured<()> {
        let code = self.program.code(method);
        let code = self.linked(code)?;
        let new_base = self.thread().frame().map_or(0, |frame| frame.top) - argument_slots;
        self.reserve(new_base, code.frame_slots)?;
        let lock = if method.is_synchronized() { self.lock_of_call(method, argument_slots)? } else { Reference::NULL };
        if !lock.is_null() {
            self.monitor_enter(lock)?;
        } else {
            method.set_plain_code(code);
        }
        let top = new_base + u32::from(code.max_locals);
        let thread = self.thread_mut();
        if let Some(frame) = thread.frame_mut() {
            frame.top = new_base;
        }
        thread.frames.push(Frame { method, code, pc: 0, base: new_base, top, lock, on_return: OnReturn::Deliver });
        Ok(())
    }

    fn lock_of_call(&mut self, method: MethodRef, argument_slots: u32) -> Detoured<Reference> {
        if method.is_static() {
            return self.mirror(method.class);
        }
        Ok(Reference::from_slot(self.thread().peek(argument_slots - 1)))
    }

    fn invoke_native(&mut self, method: MethodRef, number: u32, argument_slots: u32) -> Detoured<()> {
        let function = self.natives.function(number);
        let frame_top = self.thread().frame().map_or(0, |frame| frame.top) as usize;
        let count = argument_slots as usize;
        let mut buffer = [0; 16];
        let copied = &self.thread().slots[frame_top - count..frame_top];
        let long_list;
        let arguments: &[u64] = if count <= buffer.len() {
            buffer[..count].copy_from_slice(copied);
            &buffer[..count]
        } else {
            long_list = copied.to_vec();
            &long_list
        };
        let outer = self.native_method.replace(method);
        let answer = function(self, arguments);
        self.native_method = outer;
        self.after_native(method, argument_slots, answer)
    }

    fn after_native(&mut self, method: MethodRef, argument_slots: u32, answer: Native) -> Detoured<()> {
        match answer {
            Native::Return(value) => {
                self.finish_call(method, value, argument_slots);
                Ok(())
            }
            Native::Throw(exception) => Err(Detour::Throw(exception)),
            Native::Call(target, arguments) => self.replace_call(target, &arguments, argument_slots),
            Native::Block | Native::Repeat => Err(Detour::Repeat),
            Native::Stop(stop) => Err(Detour::Stop(stop)),
        }
    }

    /// Runs another method in the place of the one being called. Its arguments are put above those of the call, so that the
    /// call can still be repeated as it was.
    pub(crate) fn replace_call(&mut self, target: MethodRef, arguments: &[u64], argument_slots: u32) -> Detoured<()> {
        if target.is_static() {
            self.ensure_initialized(target.class)?;
        }
        let caller = self.thread().frames.len() - 1;
        let old_top = self.thread().frames[caller].top;
        let count = arguments.len() as u32;
        self.reserve(old_top, count + 8)?;
        let thread = self.thread_mut();
        thread.slots[old_top as usize..(old_top + count) as usize].copy_from_slice(arguments);
        thread.frames[caller].top = old_top + count;
        let result = self.invoke(target, count);
        let thread = self.thread_mut();
        if result.is_err() {
            thread.frames[caller].top = old_top;
            return result;
        }
        let entered = thread.frames.len() > caller + 1;
        let produced = if entered { 0 } else { target.result_slots() };
        let new_top = old_top - argument_slots;
        for index in 0..produced {
            thread.slots[(new_top + index) as usize] = thread.slots[(old_top + index) as usize];
        }
        thread.frames[caller].top = new_top + produced;
        Ok(())
    }

    /// A call without a frame is over: its arguments go, its result comes, the caller continues.
    pub(crate) fn finish_call(&mut self, method: MethodRef, value: u64, argument_slots: u32) {
        let slots = method.result_slots();
        let thread = self.thread_mut();
        thread.drop_operands(argument_slots);
        thread.push_result(value, slots);
        if let Some(frame) = thread.frame_mut() {
            frame.pc += 1;
        }
    }

    /// Leaves the top frame with a result of `slots` slots.
    pub(crate) fn return_from(&mut self, slots: u32) -> Detoured<()> {
        let Some(frame) = self.thread().frame().copied() else { return Ok(()) };
        let value = if slots > 0 { self.thread().slots[(frame.top - slots) as usize] } else { 0 };
        if frame.on_return == OnReturn::Deliver && !frame.lock.is_null() && !self.monitor_exit(frame.lock) {
            // The frame must not release the monitor it does not own a second time while unwinding.
            if let Some(frame) = self.thread_mut().frame_mut() {
                frame.lock = Reference::NULL;
            }
            return Err(self.throw_bare("java/lang/IllegalMonitorStateException"));
        }
        self.before_pop();
        self.thread_mut().frames.pop();
        match frame.on_return {
            OnReturn::Deliver => {
                let thread = self.thread_mut();
                thread.push_result(value, slots);
                if let Some(frame) = thread.frame_mut() {
                    frame.pc += 1;
                }
                Ok(())
            }
            OnReturn::Floor => {
                self.thread_mut().push_result(value, slots);
                Ok(())
            }
            OnReturn::Repeat => Ok(()),
            OnReturn::Initializer { .. } => {
                self.finish_initializer(&frame);
                Ok(())
            }
            OnReturn::EndPhase => self.phase_returned(),
        }
    }
}
