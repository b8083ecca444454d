//! Calls and returns: frames, natives, synchronized methods (JVMS 2.6, 2.11.8, 2.11.10).

use crate::exploring::{LifeCall, Operation};
use crate::interpreter::detour::{Detour, Detoured};
use crate::interpreter::fast::{stack_charge, stack_end};
use crate::machine::Machine;
use crate::native::Native;
use crate::state::reference::Reference;
use crate::threads::thread::{Frame, OnReturn};
use program::{Code, EntryValue, MethodRef, dispatch};

impl Machine {
    /// Pushes a frame for a method with code; `arguments` become its first locals.
    pub(crate) fn push_frame(&mut self, method: MethodRef, arguments: &[u64], on_return: OnReturn) -> Detoured<()> {
        let code = self.program.code(method);
        let code = self.linked(code)?;
        let base = self.thread().frame().map_or(0, |frame| frame.top);
        self.reserve(stack_end(base, code))?;
        let thread = self.thread_mut();
        for (index, argument) in arguments.iter().enumerate() {
            thread.slots[base as usize + index] = *argument;
        }
        let top = base + u32::from(code.max_locals);
        thread.frames.push(Frame { method, code, pc: 0, base, top, lock: Reference::NULL, on_return, overdue: 0 });
        self.record_beginning();
        Ok(())
    }

    /// Sets the locals in which the frame on top remembers its beginning.
    fn record_beginning(&mut self) {
        let Some(frame) = self.thread().frame().copied().filter(|frame| frame.code.entry_values > 0) else { return };
        let first = frame.operands() as usize - usize::from(frame.code.entry_values);
        for (entry_value, local) in frame.method.entry_values().iter().zip(first..) {
            let value = self.entry_value(&frame, *entry_value);
            self.thread_mut().slots[local] = value;
        }
    }

    fn entry_value(&self, frame: &Frame, value: EntryValue) -> u64 {
        let slot = |slot: u16| self.thread().slots[frame.base as usize + usize::from(slot)];
        match value {
            EntryValue::Entered => 1,
            EntryValue::Nothing => 0,
            EntryValue::Argument { slot: argument, .. } => slot(argument),
            EntryValue::Field(field) if field.is_static() => {
                let mirror = field.class.mirror();
                mirror.map_or(0, |mirror| self.heap.word(mirror + field.offset(self.known.class)))
            }
            EntryValue::Field(field) => self.heap.field(Reference::from_slot(slot(0)), field.offset(self.known.class)),
        }
    }

    /// Makes room for slots up to `end`, or throws `StackOverflowError`.
    fn reserve(&mut self, end: u32) -> Detoured<()> {
        let charge = stack_charge(end, self.thread().frames.len());
        if charge > self.settings.max_stack_slots && !self.is_recovering() {
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
        thread.phase != crate::threads::thread::Phase::Body && thread.frames.len() < 256
    }

    /// Calls `method` with its arguments on top of the operand stack: enters it, or runs its native.
    pub(crate) fn invoke(&mut self, method: MethodRef, argument_slots: u32) -> Detoured<()> {
        self.hear(method, argument_slots);
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
            Some(what) => {
                let native = format!("{}.{}", method.class.java_name(), method.name);
                Err(self.refused(format_args!("{what} ({native})")))
            }
            None => Err(self.unsupported(format!("native method {signature}"))),
        }
    }

    fn enter(&mut self, method: MethodRef, argument_slots: u32) -> Detoured<()> {
        let reading = self.natives.surroundings.reading(method);
        if let Some(reading) = reading {
            self.note_reading(reading, argument_slots);
        }
        let (code, lock) = self.enter_frame(method, argument_slots)?;
        // The fast path must not run past an operation, and knows nothing of what is to be recorded, noted or heard.
        // Another exploration of the same code may be the first to hear a question.
        let is_silent = reading.is_none() && self.natives.claims(method).questions().is_empty();
        if lock.is_null() && self.life_call(method).is_none() && code.entry_values == 0 && is_silent {
            method.set_plain_code(code);
        }
        Ok(())
    }

    /// Enters a method that a native overrides: the next call must ask the native again, so the fast path never learns
    /// of it.
    fn enter_original(&mut self, method: MethodRef, argument_slots: u32) -> Detoured<()> {
        self.enter_frame(method, argument_slots).map(|_| ())
    }

    fn enter_frame(&mut self, method: MethodRef, argument_slots: u32) -> Detoured<(&'static Code, Reference)> {
        let code = self.program.code(method);
        let code = self.linked(code)?;
        let new_base = self.thread().frame().map_or(0, |frame| frame.top) - argument_slots;
        self.reserve(stack_end(new_base, code))?;
        let life = self.life_call(method);
        if self.is_pausing() && life.is_some() && self.is_operation_of_life(life, argument_slots) {
            return self.pause();
        }
        if life == Some(LifeCall::Make) && self.exploring.is_active() {
            self.reset_thread_counter();
        }
        if matches!(life, Some(LifeCall::Join | LifeCall::Start)) {
            let object = Reference::from_slot(self.thread().peek(argument_slots - 1));
            self.refuse_monitor_of_virtual(object, life == Some(LifeCall::Start))?;
        }
        let lock = if method.is_synchronized() { self.lock_of_call(method, argument_slots)? } else { Reference::NULL };
        if !lock.is_null() {
            self.monitor_enter(lock)?;
        }
        let top = new_base + u32::from(code.max_locals);
        let thread = self.thread_mut();
        if let Some(frame) = thread.frame_mut() {
            frame.top = new_base;
        }
        let on_return = OnReturn::Deliver;
        thread.frames.push(Frame { method, code, pc: 0, base: new_base, top, lock, on_return, overdue: 0 });
        self.record_beginning();
        Ok((code, lock))
    }

    /// A timed `join` is what its code does, and so is `run` of the thread that runs.
    fn is_operation_of_life(&self, life: Option<LifeCall>, argument_slots: u32) -> bool {
        let thread = || Reference::from_slot(self.thread().peek(argument_slots - 1));
        match life {
            Some(LifeCall::Join) => {
                self.thread().peek(argument_slots - 2) == 0 && self.joins_at_once(thread(), self.current)
            }
            Some(LifeCall::Run) => self.look_at_target(thread(), self.current).is_some(),
            _ => true,
        }
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
        if self.is_pausing()
            && self.thread().wake.is_none()
            && self.native_operation(self.current, number, arguments) != Operation::Local
        {
            return self.pause();
        }
        let outer = self.native_method.replace(method);
        let answer = function(self, arguments);
        self.native_method = outer;
        if self.recording.is_on() {
            self.tell_native(method, number, arguments, &answer);
        }
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
            Native::Original => self.enter_original(method, argument_slots),
            Native::Stop(stop) => Err(Detour::Stop(stop)),
        }
    }

    /// Runs another method in the place of the one being called. Its arguments are put above those of the call, so that
    /// the call can still be repeated as it was.
    pub(crate) fn replace_call(&mut self, target: MethodRef, arguments: &[u64], argument_slots: u32) -> Detoured<()> {
        if target.is_static() {
            self.ensure_initialized(target.class)?;
        }
        let caller = self.thread().frames.len() - 1;
        let old_top = self.thread().frames[caller].top;
        let count = arguments.len() as u32;
        self.reserve(old_top + count + 8)?;
        let thread = self.thread_mut();
        thread.slots[old_top as usize..(old_top + count) as usize].copy_from_slice(arguments);
        thread.frames[caller].top = old_top + count;
        let result = self.invoke(target, count);
        let new_top = if result.is_ok() { old_top - argument_slots } else { old_top };
        let thread = self.thread_mut();
        let pushed = thread.frames.get_mut(caller + 1).map(|frame| frame.move_to(new_top));
        let produced = if pushed.is_none() && result.is_ok() { target.result_slots() } else { 0 };
        thread.frames[caller].top = new_top + produced;
        let moved = pushed.unwrap_or(old_top..old_top + produced);
        thread.slots.copy_within(moved.start as usize..moved.end as usize, new_top as usize);
        result
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
        if self.pauses_before_leaving(&frame) {
            return self.pause();
        }
        let holds = !frame.lock.is_null() && !matches!(frame.on_return, OnReturn::Initializer { .. });
        if holds && !self.monitor_exit(frame.lock) {
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
            OnReturn::EndPhase | OnReturn::LockPhase => self.phase_returned(),
        }
    }
}
