//! What a thread does next: the operation it stands before, read off the state without executing anything.

mod array_copies;
mod leaving;
mod natives;

use crate::machine::Machine;
use crate::state::reference::{Reference, int};
use crate::threads::thread::{Frame, OnReturn, Phase, Status, Thread, ThreadId, Wake};
use library::classes::{PARKING, is_in};
use program::instruction::FieldFlags;
use program::layout::{HEADER_BYTES, HEADER_WORDS};
use program::{ClassRef, Instruction, MethodRef, Op, dispatch};

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

/// A method of `java.lang.Thread` that an exploration takes as one operation: what it does inside is bookkeeping under locks of
/// its own, which nobody can tell apart from doing it at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LifeCall {
    Make,
    Start,
    Join,
}

/// What a thread does next that others could observe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Nothing.
    Local,
    Access(Access),
    /// Enters a monitor: a block, a synchronized method, or the return from `Object.wait`.
    Enter(Reference),
    /// Leaves a monitor, or ends the initialisation of the class of a mirror; an operation only where thread states are seen.
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
            _ => None,
        }
    }

    /// Whether the running thread stands at an instruction that this process has not resolved yet.
    pub(super) fn stands_at_unresolved_instruction(&self) -> bool {
        self.thread().frame().is_some_and(|frame| is_unresolved(frame.code.at(frame.pc as usize).op))
    }

    /// The same, without call sites.
    pub(super) fn stands_at_plain_unresolved_instruction(&self) -> bool {
        let is_plain = |op: Op| is_unresolved(op) && op != Op::InvokeDynamic;
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

    /// Whether a thread, which stands before an operation, can move, now that an exploration chooses.
    pub fn can_move(&self, id: ThreadId, operation: Operation, spurious_wakeups: bool) -> bool {
        let thread = &self.threads[id];
        if thread.suspended {
            return false;
        }
        match (thread.status, operation) {
            (Status::Waiting { deadline, .. }, _) => deadline.is_some() || spurious_wakeups || self.is_interrupted(id),
            (Status::Parked { deadline }, _) => {
                let spurious = spurious_wakeups && self.is_parked_by_program(id);
                deadline.is_some() || thread.wake.is_some() || spurious
            }
            (Status::Terminated, _) => false,
            // Where somebody looks, a thread may be seen before it has found the monitor held, and then blocked.
            (Status::Runnable, Operation::Enter(_)) if self.exploring.configuration.thread_states_seen => true,
            (_, Operation::Enter(on)) => self.heap.lock_word(on).is_free_for(id.0),
            (_, Operation::Join(thread)) => self.can_join(thread, id),
            (_, Operation::Initialize(class)) => !self.is_initialized_by_other(class, id),
            _ => thread.phase != Phase::Draining || self.threads.are_drained(),
        }
    }

    /// Whether it was the program that called `LockSupport.park`. The class library's own code parks in loops and looks again, so that nobody
    /// can tell that it was woken for no reason.
    pub fn is_parked_by_program(&self, id: ThreadId) -> bool {
        let frames = self.threads[id].frames.iter().rev();
        let mut callers = frames.skip_while(|frame| is_in(PARKING, frame.method.class.name));
        callers.next().is_some_and(|frame| frame.method.class.is_application())
    }

    /// Whether a thread whose wait timed out was interrupted before it got its monitor back. It may then return, as the JLS (17.2.1)
    /// has it, or throw, as HotSpot does.
    pub fn is_interrupted_late(&self, id: ThreadId) -> bool {
        let status = self.threads[id].status;
        matches!(status, Status::Reacquiring { wake: Wake::TimedOut, .. }) && self.is_interrupted(id)
    }

    /// Whether waiting for the end of a thread without limit is one operation. It is not where the caller holds the monitor of the
    /// thread, which it gives up while it waits, nor where somebody could see it wait: then it is what its code does.
    pub(crate) fn joins_at_once(&self, thread: Reference, id: ThreadId) -> bool {
        let holds = !thread.is_null() && self.heap.lock_word(thread).is_held_by(id.0);
        !holds && !self.exploring.configuration.thread_states_seen
    }

    /// `join` takes the monitor of the thread object, looks whether the thread lives, and waits if it does; an interrupt ends
    /// the wait. That of a virtual thread takes no monitor, see `virtual_threads`.
    fn can_join(&self, thread: Reference, id: ThreadId) -> bool {
        let free = self.heap.lock_word(thread).is_free_for(id.0) || self.is_virtual(thread);
        free && (self.heap.field(thread, self.known.thread_eetop) == 0 || self.is_interrupted(id))
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
                At { machine: self, id, thread, frame }.enter(frame.lock)
            }
            Some(frame) => At { machine: self, id, thread, frame }.operation(),
            None => Operation::Local,
        }
    }
}

/// A thread at an instruction.
pub(super) struct At<'a> {
    pub(super) machine: &'a Machine,
    pub(super) id: ThreadId,
    pub(super) thread: &'a Thread,
    pub(super) frame: &'a Frame,
}

impl At<'_> {
    fn operation(&self) -> Operation {
        let instruction = self.frame.code.at(self.frame.pc as usize);
        match instruction.op {
            Op::ArrayLoad8 => self.element(1, 0, false),
            Op::ArrayLoadChar | Op::ArrayLoadShort => self.element(1, 1, false),
            Op::ArrayLoad32 => self.element(1, 2, false),
            Op::ArrayLoad64 => self.element(1, 3, false),
            Op::ArrayStore8 => self.element(2, 0, true),
            Op::ArrayStore16 => self.element(2, 1, true),
            Op::ArrayStore32 | Op::ArrayStoreReference => self.element(2, 2, true),
            Op::ArrayStore64 => self.element(3, 3, true),
            Op::GetFieldOne | Op::GetFieldTwo => self.field(instruction, 0, false),
            Op::PutFieldOne => self.field(instruction, 1, true),
            Op::PutFieldTwo => self.field(instruction, 2, true),
            Op::GetStaticOne | Op::GetStaticTwo => self.static_field(instruction, false),
            Op::PutStaticOne | Op::PutStaticTwo => self.static_field(instruction, true),
            Op::MonitorEnter => self.enter(self.reference(0)),
            Op::MonitorExit => self.machine.exit(self.id, self.reference(0)),
            Op::Return | Op::ReturnOne | Op::ReturnTwo => self.machine.leaving(self.id, self.frame),
            _ => self.class_or_call(instruction),
        }
    }

    fn class_or_call(&self, instruction: Instruction) -> Operation {
        if let Some(class) = self.class_in_need(instruction)
            && !self.machine.is_ready_for(class, self.id)
        {
            return Operation::Initialize(class);
        }
        match instruction.op {
            Op::CallVirtual | Op::CallSpecial | Op::CallStatic | Op::CallLinked | Op::CallInterface => {
                match self.target(instruction) {
                    Some(method) => self.call(method, u32::from(instruction.c)),
                    None => Operation::Local,
                }
            }
            op if is_unresolved(op) => Operation::Opaque,
            Op::CallAccess | Op::CallHandle | Op::CallBasic | Op::CallMember | Op::CallDynamic => Operation::Opaque,
            _ => Operation::Local,
        }
    }

    /// The class that must be initialised before the instruction.
    fn class_in_need(&self, instruction: Instruction) -> Option<ClassRef> {
        let program = self.machine.program;
        let caller = self.frame.method.class;
        match instruction.op {
            Op::GetStatic | Op::PutStatic => Some(program.resolve_field(caller, instruction.a).ok()?.class),
            Op::InvokeStatic => Some(program.resolve_method(caller, instruction.a).ok()?.class),
            Op::New => program.resolve_class(caller, instruction.a).ok(),
            Op::NewObject => self.frame.code.site_class(instruction.b),
            Op::CallStatic | Op::CallLinked => {
                let method = self.frame.code.site_method(instruction.b)?;
                method.is_static().then_some(method.class)
            }
            _ => None,
        }
    }

    /// The method that the instruction calls, if it is a linked call.
    pub(super) fn called(&self) -> Option<MethodRef> {
        let instruction = self.frame.code.at(self.frame.pc as usize);
        let calls = matches!(
            instruction.op,
            Op::CallVirtual | Op::CallSpecial | Op::CallStatic | Op::CallLinked | Op::CallInterface
        );
        calls.then(|| self.target(instruction)).flatten()
    }

    /// The method that a linked call runs.
    fn target(&self, instruction: Instruction) -> Option<MethodRef> {
        let resolved = self.frame.code.site_method(instruction.b);
        match instruction.op {
            Op::CallVirtual => {
                let class = self.receiver_class(instruction)?;
                class.dispatch_table().get(instruction.a as usize).copied()
            }
            Op::CallInterface => dispatch::select(self.receiver_class(instruction)?, resolved?).ok(),
            _ => resolved,
        }
    }

    fn receiver_class(&self, instruction: Instruction) -> Option<ClassRef> {
        let receiver = self.reference(u32::from(instruction.c) - 1);
        (!receiver.is_null()).then(|| self.machine.peek_class(receiver))
    }

    fn call(&self, method: MethodRef, slots: u32) -> Operation {
        if let Some(number) = self.machine.natives.number(method) {
            let top = self.frame.top as usize;
            let arguments = &self.thread.slots[top - slots as usize..top];
            return self.machine.native_operation(self.id, number, arguments);
        }
        if let Some(operation) = self.life_of_thread(method, slots) {
            return operation;
        }
        match method.is_synchronized() {
            true if method.is_static() => self.enter(Reference(method.class.mirror().unwrap_or(0))),
            true => self.enter(self.reference(slots - 1)),
            false => Operation::Local,
        }
    }

    /// Calls of `java.lang.Thread` that are one operation each.
    fn life_of_thread(&self, method: MethodRef, slots: u32) -> Option<Operation> {
        let thread = || self.reference(slots - 1);
        match self.machine.life_call(method)? {
            LifeCall::Make => Some(Operation::Make),
            LifeCall::Start => Some(Operation::Start(thread())),
            // `join(0)` waits without limit.
            LifeCall::Join if self.slot(1) == 0 && self.machine.joins_at_once(thread(), self.id) => {
                Some(Operation::Join(thread()))
            }
            LifeCall::Join => None,
        }
    }

    /// Entering a monitor that is held already, or that nobody else can reach, is nobody's business.
    fn enter(&self, object: Reference) -> Operation {
        if object.is_null() || !self.machine.heap.is_shared(object) {
            return Operation::Local;
        }
        let is_own = self.machine.heap.lock_word(object).is_held_by(self.id.0);
        if is_own { Operation::Local } else { Operation::Enter(object) }
    }

    fn element(&self, depth: u32, shift: u32, write: bool) -> Operation {
        let array = self.reference(depth);
        if array.is_null() || !self.machine.heap.is_shared_array(array) {
            return Operation::Local;
        }
        let index = int(self.slot(depth - 1)) as u32;
        if index >= self.machine.heap.length(array) {
            return Operation::Local;
        }
        let offset = HEADER_BYTES + (index << shift);
        let reference = self.machine.peek_class(array).component().is_some_and(|class| !class.is_primitive());
        Operation::Access(Access { object: array, offset, size: 1 << shift, write, plain: true, reference })
    }

    fn field(&self, instruction: Instruction, depth: u32, write: bool) -> Operation {
        let object = self.reference(depth);
        let heap = &self.machine.heap;
        if object.is_null() || instruction.c & FieldFlags::CACHE != 0 || !heap.is_shared(object) {
            return Operation::Local;
        }
        if !write && instruction.c & FieldFlags::CONSTANT != 0 && !heap.is_leaked(object) {
            return Operation::Local;
        }
        self.word(instruction, object, write)
    }

    fn static_field(&self, instruction: Instruction, write: bool) -> Operation {
        let mirror = Reference(instruction.b - u32::from(instruction.a));
        let class = self.machine.class_of_mirror(mirror);
        if !self.machine.is_ready_for(class, self.id) {
            return Operation::Initialize(class);
        }
        if !self.machine.has_initialized(class) || !write && instruction.c & FieldFlags::CONSTANT != 0 {
            return Operation::Local;
        }
        self.word(instruction, mirror, write)
    }

    /// An access of the word of a field, or of a static field in its mirror.
    fn word(&self, instruction: Instruction, object: Reference, write: bool) -> Operation {
        let plain = instruction.c & FieldFlags::VOLATILE == 0;
        let reference = instruction.c & FieldFlags::REFERENCE != 0;
        let offset = 8 * u32::from(instruction.a);
        Operation::Access(Access { object, offset, size: 8, write, plain, reference })
    }

    fn slot(&self, depth: u32) -> u64 {
        self.thread.slots[(self.frame.top - 1 - depth) as usize]
    }

    fn reference(&self, depth: u32) -> Reference {
        Reference::from_slot(self.slot(depth))
    }
}

/// Whether an instruction has still to be resolved in this process, and may be observable then.
fn is_unresolved(op: Op) -> bool {
    let fields = matches!(op, Op::GetStatic | Op::PutStatic | Op::GetField | Op::PutField);
    let calls = matches!(op, Op::InvokeVirtual | Op::InvokeSpecial | Op::InvokeStatic | Op::InvokeInterface);
    fields || calls || op == Op::InvokeDynamic
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
