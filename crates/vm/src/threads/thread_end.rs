//! The life of a thread around its body: uncaught exceptions, `Thread.exit`, the end of the program (JLS 12.8, JVMS
//! 5.7).
//!
//! Each phase is a frame with [`OnReturn::EndPhase`]; when it is left, the next one begins. The main thread goes on to
//! wait for the last non-daemon thread and then runs the shutdown hooks, as HotSpot's launcher does.

use crate::exploring::Operation;
use crate::interpreter::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::native::Stop;
use crate::recording::Event;
use crate::state::reference::Reference;
use crate::threads::thread::{OnReturn, Phase, Status, Thread, ThreadId, Wake};
use program::layout::HEADER_WORDS;
use program::{ClassRef, MethodRef};

/// `java.lang.Thread.State` bits as JVMTI defines them and `jdk.internal.misc.VM.toThreadState` reads them.
mod jvmti {
    pub(super) const RUNNABLE: u64 = 0x5;
    pub(super) const BLOCKED: u64 = 0x401;
    pub(super) const WAITING: u64 = 0x191;
    pub(super) const TIMED_WAITING: u64 = 0x1a1;
    pub(super) const PARKED: u64 = 0x291;
    pub(super) const TIMED_PARKED: u64 = 0x2a1;
    pub(super) const SLEEPING: u64 = 0x61;
    pub(super) const TERMINATED: u64 = 0x2;
}

impl Machine {
    /// Starts a thread for a `java.lang.Thread`: its `run` method is its body.
    pub fn start_thread(&mut self, object: Reference) -> Detoured<ThreadId> {
        let class = self.class_of(object);
        let run = self.selected(class, "run", "()V")?;
        let id = ThreadId(self.threads.len() as u32);
        let mut thread = Thread::new(object);
        thread.daemon = self.is_daemon(object);
        self.threads.push(thread);
        self.set_alive(object, true);
        let starter = std::mem::replace(&mut self.current, id);
        let stillborn = self.named_field(object, "stillborn") & 1 != 0;
        let pushed = if stillborn { self.begin_exit() } else { self.push_body(run, object) };
        self.current = starter;
        pushed?;
        self.tell(Event::Starts(id));
        Ok(id)
    }

    /// A started `run` is a call like any other: a synchronized one begins with the monitor of its thread.
    fn push_body(&mut self, run: MethodRef, object: Reference) -> Detoured<()> {
        self.push_frame(run, &[object.slot()], OnReturn::EndPhase)?;
        if run.is_synchronized()
            && let Some(frame) = self.thread_mut().frame_mut()
        {
            (frame.lock, frame.on_return) = (object, OnReturn::LockPhase);
        }
        Ok(())
    }

    /// Enters the monitor with which the body of the running thread begins. That is all it does in one go.
    pub(crate) fn lock_body(&mut self, left: &mut u64) -> Detoured<()> {
        let lock = self.thread().frame().map_or(Reference::NULL, |frame| frame.lock);
        self.monitor_enter(lock)?;
        if let Some(frame) = self.thread_mut().frame_mut() {
            frame.on_return = OnReturn::EndPhase;
        }
        *left = left.saturating_sub(1);
        Ok(())
    }

    /// The JDK asks only whether `eetop` is 0; a thread's number, which is no fact of the state, stays out of it.
    fn set_alive(&mut self, object: Reference, alive: bool) {
        self.heap.set_field(object, self.known.thread_eetop, u64::from(alive));
        self.publish_status(object, if alive { jvmti::RUNNABLE } else { jvmti::TERMINATED });
    }

    /// Whether the thread of a `java.lang.Thread` has been started and has not ended.
    pub fn lives(&self, object: Reference) -> bool {
        self.heap.field(object, self.known.thread_eetop) != 0
    }

    /// Writes the thread status where Java code reads it: in the thread, or in its field holder from JDK 19 on.
    pub(crate) fn publish_status(&mut self, object: Reference, status: u64) {
        if let Some(offset) = self.known.thread_status {
            self.heap.set_field(object, offset, status);
        } else if let Some((holder, offset)) = self.holder_field(object, "threadStatus") {
            self.heap.set_field(holder, offset, status);
        }
    }

    /// What was last written where Java code reads a thread's status: 0 for a thread that was never started.
    pub fn published_status(&self, object: Reference) -> u64 {
        match (self.known.thread_status, self.holder_field(object, "threadStatus")) {
            (Some(offset), _) => self.heap.field(object, offset),
            (None, Some((holder, offset))) => self.heap.field(holder, offset),
            (None, None) => 0,
        }
    }

    /// The status of a thread as `Thread.getState` wants it.
    pub fn java_status(&self, id: ThreadId) -> u64 {
        let thread = &self.threads[id];
        match thread.status {
            // The main thread has ended for Java code; what it does now is the launcher's.
            _ if thread.phase >= Phase::Draining => jvmti::TERMINATED,
            Status::Runnable if self.is_blocked_before_monitor(id) => jvmti::BLOCKED,
            Status::Runnable | Status::Initializing { .. } => jvmti::RUNNABLE,
            Status::Blocked { on } if self.needs_no_monitor(id, on) => jvmti::RUNNABLE,
            Status::Reacquiring { on, .. } if self.needs_no_monitor(id, on) => {
                if self.waited_for_time(id) {
                    jvmti::TIMED_WAITING
                } else {
                    jvmti::WAITING
                }
            }
            Status::Blocked { .. } | Status::Reacquiring { .. } => jvmti::BLOCKED,
            Status::Waiting { deadline: None, .. } => jvmti::WAITING,
            Status::Waiting { .. } => jvmti::TIMED_WAITING,
            Status::Parked { deadline: None } => jvmti::PARKED,
            Status::Parked { .. } => jvmti::TIMED_PARKED,
            Status::Sleeping { .. } => jvmti::SLEEPING,
            Status::Terminated => jvmti::TERMINATED,
        }
    }

    /// In an exploration a thread stands before a monitor that another holds, and is runnable but for that.
    fn is_blocked_before_monitor(&self, id: ThreadId) -> bool {
        let held = |object| self.heap.lock_word(object).owner().is_some_and(|owner| owner != id.0);
        let unseen = self.exploring.is_active() && !self.exploring.configuration.thread_states_seen;
        unseen && matches!(self.operation(id), Operation::Enter(on) if held(on))
    }

    fn holder_field(&self, object: Reference, name: &str) -> Option<(Reference, u32)> {
        let holder = Reference::from_slot(self.heap.field(object, self.known.thread_holder?));
        if holder.is_null() {
            return None;
        }
        let field = self.peek_class(holder).field_named(name)?;
        Some((holder, HEADER_WORDS + field.word))
    }

    fn is_daemon(&self, object: Reference) -> bool {
        match self.known.thread_daemon {
            Some(offset) => self.heap.field(object, offset) & 1 != 0,
            None => self
                .holder_field(object, "daemon")
                .is_some_and(|(holder, offset)| self.heap.field(holder, offset) & 1 != 0),
        }
    }

    /// The method that a virtual call of `name` on an object of `class` runs.
    pub fn selected(&mut self, class: ClassRef, name: &str, descriptor: &str) -> Detoured<MethodRef> {
        let resolved = self.program.find_method(class, name, descriptor);
        let resolved = self.linked(resolved)?;
        let selected = program::dispatch::select(class, resolved);
        self.linked(selected)
    }

    /// The top-level frame of the phase has returned.
    pub(crate) fn phase_returned(&mut self) -> Detoured<()> {
        match self.thread().phase {
            Phase::Boot => Ok(()),
            Phase::Body | Phase::Uncaught => self.begin_exit(),
            Phase::Exit => self.terminate(),
            Phase::Draining | Phase::Shutdown => Err(Detour::Stop(Stop::Exit(i32::from(self.main_failed)))),
        }
    }

    /// An exception has left the top-level frame of the phase.
    pub(crate) fn phase_failed(&mut self, exception: Reference) -> Detoured<()> {
        match self.thread().phase {
            Phase::Boot => Err(self.failed_boot(exception)),
            Phase::Body => {
                self.note_uncaught(exception);
                self.tell(Event::Uncaught(exception));
                self.begin_uncaught(exception)
            }
            Phase::Uncaught => {
                self.note_uncaught(exception);
                self.tell(Event::Uncaught(exception));
                self.report_failed_handler(exception);
                self.begin_exit()
            }
            Phase::Exit => self.terminate(),
            Phase::Draining | Phase::Shutdown => Err(Detour::Stop(Stop::Exit(i32::from(self.main_failed)))),
        }
    }

    fn failed_boot(&mut self, exception: Reference) -> Detour {
        let class = self.class_of(exception).java_name();
        let message = self.text(Reference::from_slot(self.heap.field(exception, self.known.throwable_message)));
        let places = self.backtrace_places(exception, 6);
        self.unsupported(format!("a boot that throws {class}: {message} ({places})"))
    }

    fn begin_uncaught(&mut self, exception: Reference) -> Detoured<()> {
        if self.current == ThreadId(0) {
            self.main_failed = true;
        }
        if self.exploring.is_driven() && self.prints_uncaught_itself() {
            return self.print_uncaught(exception);
        }
        self.thread_mut().phase = Phase::Uncaught;
        let object = self.thread().object;
        let class = self.class_of(object);
        let method = self.selected(class, "dispatchUncaughtException", "(Ljava/lang/Throwable;)V")?;
        self.push_frame(method, &[object.slot(), exception.slot()], OnReturn::EndPhase)
    }

    /// In an exploration an exception without handler is a fault of the program; what the JDK's code would print is
    /// printed at once, unless the program has put a stream of its own there.
    fn prints_uncaught_itself(&mut self) -> bool {
        let stream = Reference::from_slot(self.static_field(self.known.system, "err").unwrap_or(0));
        let is_console = !stream.is_null() && self.peek_class(stream).name == synth::console::CLASS;
        is_console && !self.has_exception_handler(self.current)
    }

    /// Of a thread that was stopped nothing is printed (`ThreadGroup.uncaughtException`).
    fn print_uncaught(&mut self, exception: Reference) -> Detoured<()> {
        let class = self.class_of(exception).java_name();
        if class == "java.lang.ThreadDeath" {
            return self.begin_exit();
        }
        let message = self.message_of(exception).map_or(String::new(), |message| format!(": {message}"));
        let text = format!("Exception in thread \"{}\" {class}{message}\n", self.name_of_thread(self.current));
        self.emit(crate::machine::Stream::Error, text.as_bytes());
        self.begin_exit()
    }

    /// An exception in the handler itself is reported by HotSpot in these words and otherwise ignored.
    fn report_failed_handler(&mut self, exception: Reference) {
        let class = self.class_of(exception).java_name();
        let name = self.text(Reference::from_slot(self.heap.field(self.thread().object, self.known.thread_name)));
        let text = format!("\nException: {class} thrown from the UncaughtExceptionHandler in thread \"{name}\"\n");
        self.emit(crate::machine::Stream::Error, text.as_bytes());
    }

    fn begin_exit(&mut self) -> Detoured<()> {
        self.thread_mut().phase = Phase::Exit;
        let object = self.thread().object;
        let method = self.selected(self.known.thread, "exit", "()V")?;
        self.push_frame(method, &[object.slot()], OnReturn::EndPhase)
    }

    /// The thread ends: joiners wake, and the main thread goes on to drain. All of that happens under the monitor of
    /// its `java.lang.Thread`, so that a joiner cannot see it alive and begin to wait after the notification.
    pub(crate) fn terminate(&mut self) -> Detoured<()> {
        let object = self.thread().object;
        self.refuse_monitor_of_virtual(object, true)?;
        self.monitor_enter(object)?;
        self.tell(Event::Ends);
        self.set_alive(object, false);
        for waiter in self.threads.waiters(object) {
            self.wake_waiter(waiter, Wake::Notified);
        }
        self.monitor_exit(object);
        let is_main = self.current == ThreadId(0);
        let thread = self.thread_mut();
        thread.frames.clear();
        if is_main {
            thread.phase = Phase::Draining;
        } else {
            thread.status = Status::Terminated;
            self.release_stack();
        }
        Err(Detour::Repeat)
    }

    /// The running thread needs no stack any more, unless it may be brought back to life.
    fn release_stack(&mut self) {
        if !self.heap.has_history() {
            self.thread_mut().slots = Vec::new();
        }
    }

    /// Begins the shutdown of the program in the main thread.
    pub(crate) fn begin_shutdown(&mut self) -> Detoured<()> {
        self.thread_mut().phase = Phase::Shutdown;
        let class = self.program.load("java/lang/Shutdown");
        let class = self.linked(class)?;
        self.ensure_initialized(class)?;
        let method = self.selected(class, "shutdown", "()V")?;
        self.push_frame(method, &[], OnReturn::EndPhase)
    }
}
