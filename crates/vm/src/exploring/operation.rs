//! What a thread does next: the operation it stands before, read off the state without executing anything.

mod array_copies;
mod enabled;
mod instruction;
mod leaving;
mod natives;

pub(super) use instruction::AtInstruction;

use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::threads::thread::{Frame, OnReturn, Phase, Status, Thread, ThreadId};
use program::layout::HEADER_WORDS;
use program::{ClassRef, MethodRef, Op};

/// One access of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// The object, or the mirror of the class whose static field it is.
    pub object: Reference,
    /// Where in the object, in bytes from its beginning.
    pub offset: u32,
    /// How many bytes.
    pub size: u32,
    /// Whether it may write.
    pub write: bool,
    /// Neither volatile nor atomic.
    pub plain: bool,
    /// Whether what it writes may be a reference.
    pub reference: bool,
}

/// A method of `java.lang.Thread` that an exploration takes as one operation: what it does inside is bookkeeping under
/// locks of its own, which nobody can tell apart from doing it at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LifeCall {
    Make,
    Start,
    Join,
    /// Calls `Thread.run`, which looks what the thread was made to run.
    Run,
}

/// What a thread does next that others could observe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Nothing.
    Local,
    Access(Access),
    /// Enters a monitor: a block, a synchronized method, or the return from `Object.wait`.
    Enter(Reference),
    /// Leaves a monitor, or ends the initialisation of the class of a mirror; an operation only where thread states are
    /// seen.
    Exit(Reference),
    /// Gives a monitor up and waits.
    Wait(Reference),
    Notify {
        on: Reference,
        all: bool,
        /// How many threads wait.
        waiters: u32,
    },
    /// A wait that may end by itself: on a monitor, or parked (null).
    TimeOut(Reference),
    /// Makes a `java.lang.Thread`: gets a number and a name, and counts as unstarted in its group.
    Make,
    /// Starts the thread of this `java.lang.Thread`.
    Start(Reference),
    /// Waits for the end of the thread of this `java.lang.Thread`.
    Join(Reference),
    Park,
    /// Unparks the thread of this `java.lang.Thread`.
    Unpark(Reference),
    /// Interrupts the thread of this `java.lang.Thread`.
    Interrupt(Reference),
    Sleep,
    /// Begins to initialise a class, or waits for that.
    Initialize(ClassRef),
    /// Gives an object the next identity hash.
    Hash,
    /// The program asks for one of so many alternatives.
    Choose(u32),
    /// The thread ends.
    End,
    /// Depends on everything.
    Opaque,
}

impl Machine {
    /// Whether a method belongs to the life of threads.
    pub(crate) fn life_call(&self, method: MethodRef) -> Option<LifeCall> {
        if method.class != self.known.thread {
            return None;
        }
        match (method.name, method.descriptor) {
            ("<init>", _) => Some(LifeCall::Make),
            ("start", "()V" | "(Ljdk/internal/vm/ThreadContainer;)V") => Some(LifeCall::Start),
            ("join", "(J)V") => Some(LifeCall::Join),
            ("run", "()V") => Some(LifeCall::Run),
            _ => None,
        }
    }

    /// Whether the running thread stands at an instruction that this process has not resolved yet.
    pub(super) fn stands_at_unresolved_instruction(&self) -> bool {
        self.thread().frame().is_some_and(|frame| instruction::is_unresolved(frame.code.at(frame.pc as usize).op))
    }

    /// The same, without call sites.
    pub(super) fn stands_at_plain_unresolved_instruction(&self) -> bool {
        let is_plain = |op: Op| instruction::is_unresolved(op) && op != Op::InvokeDynamic;
        self.thread().frame().is_some_and(|frame| is_plain(frame.code.at(frame.pc as usize).op))
    }

    /// What a thread does next.
    pub fn operation(&self, id: ThreadId) -> Operation {
        let thread = &self.threads[id];
        match thread.status {
            Status::Terminated => Operation::Local,
            Status::Waiting { on, .. } => Operation::TimeOut(on),
            Status::Parked { .. } | Status::Sleeping { .. } => Operation::TimeOut(Reference::NULL),
            Status::Blocked { on } | Status::Reacquiring { on, .. } => Operation::Enter(on),
            Status::Initializing { class } => Operation::Initialize(class),
            Status::Runnable => self.next_operation(id, thread),
        }
    }

    /// Whether waiting for the end of a thread without limit is one operation. It is not where the caller holds the
    /// monitor of the thread, which it gives up while it waits, nor where somebody could see it wait: then it is what
    /// its code does.
    pub(crate) fn joins_at_once(&self, thread: Reference, id: ThreadId) -> bool {
        let holds = !thread.is_null() && self.heap.lock_word(thread).is_held_by(id.0);
        !holds && !self.exploring.configuration.thread_states_seen
    }

    /// What a call of `Thread.run` reads that others could change: what the thread was made to run, up to JDK 17. Its
    /// end takes that from it. Nothing where a thread calls that of its own, or nobody else gets at it.
    pub(crate) fn look_at_target(&self, thread: Reference, id: ThreadId) -> Option<Access> {
        let target = self.known.thread.field_named("target")?;
        let is_others = !thread.is_null() && thread != self.threads[id].object && self.heap.is_shared(thread);
        let offset = 8 * (HEADER_WORDS + target.word);
        is_others.then_some(Access { object: thread, offset, size: 8, write: false, plain: true, reference: true })
    }

    /// The method that a thread calls by its next operation, if that is an instruction that calls one.
    pub fn called_method(&self, id: ThreadId) -> Option<MethodRef> {
        let thread = &self.threads[id];
        let at_instruction = thread.status == Status::Runnable
            && !thread.opaque
            && thread.alternatives == 0
            && thread.pending.is_null()
            && thread.wake.is_none()
            && !matches!(thread.phase, Phase::Exit | Phase::Draining);
        let runs =
            |frame: &&Frame| !matches!(frame.on_return, OnReturn::LockPhase | OnReturn::Initializer { started: false });
        let frame = thread.frame().filter(|_| at_instruction).filter(runs)?;
        AtInstruction { machine: self, id, thread, frame }.called()
    }

    fn next_operation(&self, id: ThreadId, thread: &Thread) -> Operation {
        if thread.opaque {
            return Operation::Opaque;
        }
        if thread.alternatives > 0 {
            return Operation::Choose(thread.alternatives);
        }
        if !thread.pending.is_null() {
            return thread.frame().map_or(Operation::Local, |frame| self.leaving(id, frame));
        }
        if thread.wake.is_some() {
            return Operation::Local;
        }
        match thread.phase {
            Phase::Exit => return Operation::End,
            // The end of the program, which takes all daemons with it.
            Phase::Draining => return Operation::Opaque,
            Phase::Boot | Phase::Body | Phase::Uncaught | Phase::Shutdown => {}
        }
        match thread.frame() {
            Some(frame) if frame.on_return == (OnReturn::Initializer { started: false }) => Operation::Opaque,
            Some(frame) if frame.on_return == OnReturn::LockPhase => {
                AtInstruction { machine: self, id, thread, frame }.enter(frame.lock)
            }
            Some(frame) => AtInstruction { machine: self, id, thread, frame }.operation(),
            None => Operation::Local,
        }
    }
}

impl Operation {
    /// The object that it works on, if there is one.
    pub fn object(&self) -> Option<Reference> {
        match *self {
            Operation::Access(access) => Some(access.object),
            Operation::Enter(object) | Operation::Exit(object) | Operation::Wait(object) => Some(object),
            Operation::Notify { on: object, .. } => Some(object),
            Operation::TimeOut(object) | Operation::Start(object) | Operation::Join(object) => Some(object),
            Operation::Unpark(object) | Operation::Interrupt(object) => Some(object),
            Operation::Local | Operation::Make | Operation::Park | Operation::Sleep | Operation::Hash => None,
            Operation::Initialize(_) | Operation::Choose(_) | Operation::End | Operation::Opaque => None,
        }
    }
}

impl Access {
    /// Whether two accesses touch the same memory and one of them writes.
    pub fn conflicts_with(&self, other: &Access) -> bool {
        let apart = self.offset + self.size <= other.offset || other.offset + other.size <= self.offset;
        self.object == other.object && !apart && (self.write || other.write)
    }

    /// The part of this access that another one touches, too.
    pub fn within(&self, other: &Access) -> Access {
        let offset = self.offset.max(other.offset);
        let end = (self.offset + self.size).min(other.offset + other.size);
        Access { offset, size: end - offset, ..*self }
    }

    /// The word of the object that is accessed, counted from its first header word.
    pub fn word(&self) -> u32 {
        debug_assert!(self.offset >= 8 * HEADER_WORDS);
        self.offset / 8
    }
}
