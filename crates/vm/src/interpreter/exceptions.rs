//! Throwing: making exceptions, their backtraces, and unwinding (JVMS 2.10, 6.5 athrow).
//!
//! The VM's own exceptions are made without running their constructors: the fields are set as the constructors would. A
//! backtrace is a `long[]` of `method id << 32 | instruction`, the innermost frame first; `StackTraceElement`s are made
//! from it on demand by natives.

use crate::interpreter::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::threads::thread::{Frame, OnReturn};
use program::{ClassRef, LinkError, MethodId, MethodRef};

/// Frames a backtrace keeps at most, as HotSpot's `MaxJavaStackTraceDepth`.
const MAX_DEPTH: usize = 1024;
/// The class of virtual threads where there are no continuations.
const BOUND_VIRTUAL_THREAD: &str = "java/lang/ThreadBuilders$BoundVirtualThread";
/// Instruction number of a native frame in a backtrace.
pub const NATIVE_INSTRUCTION: u32 = u32::MAX;

impl Machine {
    /// A detour that throws a new exception of a named class.
    pub fn throw_new(&mut self, class_name: &str, message: &str) -> Detour {
        let class = match self.program.load(class_name) {
            Ok(class) => class,
            Err(error) => return self.unsupported(format!("a JDK without {class_name} ({error})")),
        };
        match self.new_exception(class, Some(message)) {
            Ok(exception) => Detour::Throw(exception),
            Err(detour) => detour,
        }
    }

    /// Like [`Machine::throw_new`], without a message.
    pub fn throw_bare(&mut self, class_name: &str) -> Detour {
        match self.throw_new(class_name, "") {
            Detour::Throw(exception) => {
                self.heap.set_field(exception, self.known.throwable_message, 0);
                Detour::Throw(exception)
            }
            other => other,
        }
    }

    /// The Java error of a failed linkage. A missing class carries the `ClassNotFoundException` that loading met, as
    /// its cause.
    pub fn throw_link_error(&mut self, error: &LinkError) -> Detour {
        self.process.unfit.note(error);
        let detour = self.throw_new(error.kind.class_name(), &error.message);
        if error.kind == program::LinkErrorKind::NoClassDefFound
            && let Detour::Throw(exception) = detour
            && let Detour::Throw(cause) =
                self.throw_new("java/lang/ClassNotFoundException", &error.message.replace('/', "."))
        {
            self.heap.set_field(exception, self.known.throwable_cause, cause.slot());
        }
        detour
    }

    /// Turns a failed linkage into the exception it becomes.
    pub fn linked<T>(&mut self, result: Result<T, LinkError>) -> Detoured<T> {
        result.map_err(|error| match self.ask_loader(&error) {
            Ok(false) => self.throw_link_error(&error),
            Ok(true) => Detour::Repeat,
            Err(detour) => detour,
        })
    }

    /// An exception as its constructor with a message would make it.
    pub(crate) fn new_exception(&mut self, class: ClassRef, message: Option<&str>) -> Detoured<Reference> {
        let exception = self.allocate_object(class)?;
        let text = match message {
            Some(message) => self.new_string(message)?,
            None => Reference::NULL,
        };
        let sentinel = self.static_field(self.known.throwable, "SUPPRESSED_SENTINEL").unwrap_or(0);
        self.heap.set_field(exception, self.known.throwable_message, text.slot());
        self.heap.set_field(exception, self.known.throwable_cause, exception.slot());
        self.heap.set_field(exception, self.known.throwable_suppressed, sentinel);
        if class.name == "java/lang/NullPointerException" {
            // Its message may be computed from the stack trace, which is the first, unless the trace hides the frame.
            let shown = self.thread().frame().is_none_or(|frame| self.is_visible(frame.method));
            self.set_named_field(exception, "extendedMessageState", if shown { 1 } else { 2 });
        }
        self.fill_in_stack_trace(exception)?;
        Ok(exception)
    }

    /// Records where the running thread is, without the frames that construct the exception itself.
    pub fn fill_in_stack_trace(&mut self, exception: Reference) -> Detoured<()> {
        let trace = self.backtrace(exception);
        let array = self.allocate_array(self.known.long_array, trace.len() as u32)?;
        for (index, (method, instruction)) in trace.iter().enumerate() {
            let word = u64::from(method.0) << 32 | u64::from(*instruction);
            self.heap.set_element(array, index as u32, 3, word);
        }
        let unassigned = self.static_field(self.known.throwable, "UNASSIGNED_STACK").unwrap_or(0);
        self.heap.set_field(exception, self.known.throwable_backtrace, array.slot());
        self.heap.set_field(exception, self.known.throwable_depth, trace.len() as u64);
        self.heap.set_field(exception, self.known.throwable_stack_trace, unassigned);
        Ok(())
    }

    /// Where an exception was made: its innermost frames in one line, for messages about the VM itself.
    pub(crate) fn backtrace_places(&self, exception: Reference, most: u32) -> String {
        let backtrace = Reference::from_slot(self.heap.field(exception, self.known.throwable_backtrace));
        let count = if backtrace.is_null() { 0 } else { self.heap.length(backtrace).min(most) };
        let places: Vec<String> = (0..count)
            .map(|index| {
                let word = self.heap.element(backtrace, index, 3);
                let method = self.program.method(MethodId((word >> 32) as u32));
                let line = method.decoded().and_then(|code| code.line(word as u32 as usize)).unwrap_or(0);
                format!("{}.{}:{line}", method.class.java_name(), method.name)
            })
            .collect();
        places.join(" < ")
    }

    fn backtrace(&self, exception: Reference) -> Vec<(MethodId, u32)> {
        let thread = self.thread();
        let constructing = thread.frames.iter().rev().take_while(|frame| self.constructs(frame, exception)).count();
        let native = self.native_method.filter(|method| constructing == 0 && method.name != "fillInStackTrace");
        let frames = thread.frames.iter().rev().skip(constructing).filter_map(|frame| self.shown(frame));
        native.map(|method| (method.id, NATIVE_INSTRUCTION)).into_iter().chain(frames).take(MAX_DEPTH).collect()
    }

    /// How a stack trace shows a frame: as itself, as the native method it does the work of, or not at all.
    pub fn shown(&self, frame: &Frame) -> Option<(MethodId, u32)> {
        match frame.method.stands_for() {
            Some(native) => Some((native.id, NATIVE_INSTRUCTION)),
            None if frame.method.name == "run" && frame.method.class.name == BOUND_VIRTUAL_THREAD => {
                self.body_of_virtual_thread().or(Some((frame.method.id, frame.pc)))
            }
            None => self.is_visible(frame.method).then_some((frame.method.id, frame.pc)),
        }
    }

    /// Virtual threads are bound to threads of their own here; their traces begin as those of others do, in
    /// `VirtualThread.run` where it calls `runWith`.
    fn body_of_virtual_thread(&self) -> Option<(MethodId, u32)> {
        let class = self.program.load("java/lang/VirtualThread").ok()?;
        let run = class.declared_method("run", "(Ljava/lang/Runnable;)V")?;
        let code = run.info()?.code(&class.file.as_ref()?.pool).ok()??;
        let instructions = code.instructions().ok()?;
        let calls = instructions.iter().position(|instruction| match instruction.operand {
            classfile::code::Operand::Pool(entry) => {
                self.program.member_reference(class, entry).is_ok_and(|member| member.name == "runWith")
            }
            _ => false,
        })?;
        self.program.code(run).ok()?;
        Some((run.id, calls as u32))
    }

    fn constructs(&self, frame: &Frame, exception: Reference) -> bool {
        if frame.method.name == "fillInStackTrace" {
            return true;
        }
        // Judged by the class, as HotSpot does: the receiver itself may be dead in its constructor's frame.
        frame.method.is_constructor() && self.peek_class(exception).is_subclass_of(frame.method.class)
    }

    /// Whether stack traces show a method: not the VM's own adapters, nor what the JDK itself hides.
    pub fn is_visible(&self, method: MethodRef) -> bool {
        let own = method.class.name.starts_with("sojourner/") && method.class.is_of_jdk();
        !method.class.hidden && !own && !method.is_annotated_hidden()
    }

    /// Unwinds the running thread to a handler of `exception`, or to its end.
    pub(crate) fn unwind(&mut self, exception: Reference) -> Detoured<()> {
        let mut flying = Some(exception);
        while let Some(exception) = flying {
            flying = self.unwind_frame(exception)?;
        }
        Ok(())
    }

    /// Lets an exception meet a handler of the top frame, or leave it; answers what flies on.
    pub(crate) fn unwind_frame(&mut self, exception: Reference) -> Detoured<Option<Reference>> {
        self.native_method = None;
        let Some(frame) = self.thread().frame().copied() else { return Ok(None) };
        let started = !matches!(frame.on_return, OnReturn::Initializer { started: false } | OnReturn::LockPhase);
        if started && let Some(target) = self.find_handler(&frame, exception)? {
            let thread = self.thread_mut();
            if let Some(frame) = thread.frame_mut() {
                frame.pc = target;
                frame.top = frame.operands();
            }
            thread.push(exception.slot());
            return Ok(None);
        }
        if self.pauses_before_leaving(&frame) {
            self.thread_mut().pending = exception;
            return self.pause();
        }
        self.before_pop();
        self.thread_mut().frames.pop();
        match frame.on_return {
            OnReturn::Initializer { .. } => Ok(Some(self.fail_initializer(&frame, exception))),
            OnReturn::EndPhase => {
                let exception = self.release_frame_lock(&frame, exception);
                self.phase_failed(exception).map(|()| None)
            }
            OnReturn::LockPhase => self.phase_failed(exception).map(|()| None),
            OnReturn::Deliver | OnReturn::Repeat | OnReturn::Floor => {
                Ok(Some(self.release_frame_lock(&frame, exception)))
            }
        }
    }

    fn release_frame_lock(&mut self, frame: &Frame, exception: Reference) -> Reference {
        if frame.lock.is_null() || self.monitor_exit(frame.lock) {
            return exception;
        }
        match self.throw_bare_from_reserve("java/lang/IllegalMonitorStateException") {
            Detour::Throw(other) => other,
            Detour::Repeat | Detour::Collect | Detour::Stop(_) => exception,
        }
    }

    fn find_handler(&mut self, frame: &Frame, exception: Reference) -> Detoured<Option<u32>> {
        let class = self.class_of(exception);
        for handler in &frame.code.handlers {
            if frame.pc < handler.start || frame.pc >= handler.end {
                continue;
            }
            if handler.catch_type == 0 {
                return Ok(Some(handler.target));
            }
            // A caught class that cannot be loaded catches nothing here: its exceptions cannot exist.
            if let Ok(caught) = self.program.resolve_class(frame.method.class, handler.catch_type)
                && class.is_subclass_of(caught)
            {
                return Ok(Some(handler.target));
            }
        }
        Ok(None)
    }
}
