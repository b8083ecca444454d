//! Recording a simulation: what threads do to memory and to each other, told to whoever analyses the run.
//!
//! Nothing here changes the run. Accesses of memory are noted by the fast path in a mode of its own (`fast::mode`), so
//! that a run that nobody listens to pays nothing; everything else is told by the slow paths that do it. Before a
//! second thread exists nobody can interfere: until then accesses are not noted, the other events are told all the
//! same.
//!
//! Objects are told by their references. These change when the collector moves objects; the listener is told the new
//! ones ([`EventListener::moved`]) before it hears of anything else, and what is not alive any more.
//!
//! Not told: the accesses that natives make in bulk (`arraycopy`, `clone`), plain accesses by way of `Unsafe`, and
//! plain accesses of classes the listener has no interest in. An analysis may therefore miss something there; what it
//! is told has happened.

mod recorder;

pub use recorder::{Accesses, Interest, Record, Recorder, What};

pub(crate) use recorder::Spot;

use crate::machine::Machine;
use crate::native::Native;
use crate::state::reference::Reference;
use crate::threads::thread::{Frame, ThreadId};
use library::Effect;
use program::{ClassRef, MethodRef};

/// Whoever looks at a run.
pub trait EventListener {
    /// What the running thread has done to memory since the last call, in that order.
    fn accessed(&mut self, machine: &Machine, records: &[Record]);

    /// Something else has happened, done by the running thread.
    fn happened(&mut self, machine: &Machine, event: Event);

    /// Objects have new places; `place` answers nothing for those that are gone.
    fn moved(&mut self, place: &dyn Fn(Reference) -> Option<Reference>);

    /// Gives the listener back to whoever knows what it is.
    fn into_any(self: Box<Self>) -> Box<dyn std::any::Any>;
}

/// What a thread does to others, apart from accesses of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A monitor that it did not hold is its own now.
    Entered(Reference),
    /// It has left a monitor for good.
    Exited(Reference),
    /// It cannot go on before another thread leaves the monitor.
    Blocked(Reference),
    /// It gives a monitor up and waits.
    Waits {
        on: Reference,
        timed: bool,
    },
    /// Its wait is over and the monitor its own again; whether a notification ended the wait.
    Reacquired {
        on: Reference,
        notified: bool,
    },
    /// It notifies, and so many were woken by it.
    Notifies {
        on: Reference,
        all: bool,
        woken: u32,
    },
    /// It has started a thread.
    Starts(ThreadId),
    /// Its last action.
    Ends,
    /// It has seen that the thread of this `java.lang.Thread` lives no more.
    SeesEnd(Reference),
    /// It waits for a permit.
    Parks {
        timed: bool,
    },
    /// It goes on with a permit, or without because its time was over or it was interrupted.
    Unparked,
    Unparks(ThreadId),
    Sleeps,
    Interrupts(ThreadId),
    /// It throws because it was interrupted.
    NoticesInterrupt,
    /// The class of this mirror is initialised now, by this thread.
    Initialized(Reference),
    /// An exception leaves it.
    Uncaught(Reference),
    /// An access that is volatile or atomic, made by `Unsafe`.
    Atomic {
        object: Reference,
        offset: u32,
        reads: bool,
        writes: bool,
        before: u64,
        after: u64,
    },
}

/// The listener of a machine and what the fast path has noted for it; no part of the state.
#[derive(Default)]
pub struct Recording {
    listener: Option<Box<dyn EventListener>>,
    pub(crate) recorder: Recorder,
    /// There are, or were, other threads: accesses are noted.
    accesses: bool,
}

impl Recording {
    /// Whether somebody looks.
    #[inline(always)]
    pub(crate) fn is_on(&self) -> bool {
        self.listener.is_some()
    }

    /// Whether accesses are to be noted.
    #[inline(always)]
    pub(crate) fn notes_accesses(&self) -> bool {
        self.accesses
    }
}

impl Machine {
    /// From now on somebody looks at the run; `judge` says whose accesses are of interest.
    pub fn record_for(&mut self, listener: Box<dyn EventListener>, judge: fn(ClassRef) -> Interest) {
        self.find_default_handler();
        self.recording.recorder = Recorder::new(judge);
        self.recording.listener = Some(listener);
        self.recording.accesses = self.threads.len() > 1;
    }

    /// Nobody looks any more.
    pub fn stop_recording(&mut self) -> Option<Box<dyn EventListener>> {
        self.pass_records_on();
        self.recording.accesses = false;
        self.recording.listener.take()
    }

    /// Tells what has just happened.
    #[inline]
    pub(crate) fn tell(&mut self, event: Event) {
        if self.recording.is_on() {
            self.tell_listener(event);
        }
    }

    #[inline(never)]
    fn tell_listener(&mut self, event: Event) {
        self.pass_records_on();
        if matches!(event, Event::Starts(_)) {
            self.recording.accesses = true;
        }
        if let Some(mut listener) = self.recording.listener.take() {
            listener.happened(self, event);
            self.recording.listener = Some(listener);
        }
    }

    /// Hands over what the fast path has noted.
    pub(crate) fn pass_records_on(&mut self) {
        if self.recording.recorder.records.is_empty() {
            return;
        }
        let Some(mut listener) = self.recording.listener.take() else { return };
        let mut records = std::mem::take(&mut self.recording.recorder.records);
        listener.accessed(self, &records);
        records.clear();
        self.recording.recorder.records = records;
        self.recording.listener = Some(listener);
    }

    /// The collector has moved objects.
    pub(crate) fn tell_places(&mut self, place: &dyn Fn(Reference) -> Option<Reference>) {
        debug_assert!(self.recording.recorder.records.is_empty(), "records name objects by their old places");
        if let Some(listener) = &mut self.recording.listener {
            listener.moved(place);
        }
    }

    /// An object was made by the slow path.
    pub(crate) fn tell_birth(&mut self, object: Reference) {
        if self.recording.accesses {
            let thread = &self.threads[self.current];
            let pc = thread.frames.last().map_or(0, |frame: &Frame| frame.pc);
            self.recording.recorder.note_birth(&thread.frames, pc, object);
        }
    }

    /// A native has returned: what it has done to memory, or learnt about a thread.
    pub(crate) fn tell_native(&mut self, method: MethodRef, number: u32, arguments: &[u64], answer: &Native) {
        let Native::Return(value) = *answer else { return };
        match self.natives.effect(number) {
            Effect::Memory { write, plain: false, .. } => self.tell_atomic(method, write, arguments, value),
            _ if method.class == self.known.thread && method.name == "isAlive" && value & 1 == 0 => {
                self.tell(Event::SeesEnd(Reference::from_slot(arguments[0])));
            }
            _ => {}
        }
    }

    /// The arguments are `Unsafe`, the object, the offset (two slots), and the values.
    fn tell_atomic(&mut self, method: MethodRef, write: bool, arguments: &[u64], value: u64) {
        let object = Reference::from_slot(arguments[1]);
        if object.is_null() {
            return;
        }
        let first = arguments.get(4).copied().unwrap_or(0);
        let wide = usize::from(method.name.ends_with("Long") || method.name.ends_with("Double"));
        let second = arguments.get(5 + wide).copied().unwrap_or(0);
        let (reads, writes) = match method.name {
            name if name.starts_with("compareAndSet") => (true, value & 1 != 0),
            name if name.starts_with("compareAndExchange") => (true, value == first),
            _ => (!write, write),
        };
        let (before, after) = if reads && writes { (first, second) } else { (value, first) };
        self.tell(Event::Atomic { object, offset: arguments[2] as u32, reads, writes, before, after });
    }
}
