//! A thread of the program: its frames, its slots, and why it is not running.

use crate::state::reference::Reference;
use program::{ClassRef, Code, MethodRef, Op};

/// A thread's number: its position in the state's list of threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ThreadId(pub u32);

/// What happens when a frame is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnReturn {
    /// The result goes to the caller, which continues behind its call.
    Deliver,
    /// The caller executes its instruction again; a result is dropped.
    Repeat,
    /// The class whose mirror is the frame's lock becomes initialised (or erroneous), then as [`OnReturn::Repeat`].
    /// Not `started`: its superclass may still have to be initialised.
    Initializer { started: bool },
    /// The result goes to the frame below, which does not run: the VM itself called (boot only).
    Floor,
    /// The thread's life goes on with its next phase.
    EndPhase,
    /// The same, and the method is synchronized: the frame's monitor has still to be entered before its first
    /// instruction.
    LockPhase,
}

/// An activation of a method. Its locals start at `base`, its operands end at `top`, both in the thread's slots.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub method: MethodRef,
    pub code: &'static Code,
    /// Index of the instruction to execute next; while a call is running, that of the call.
    pub pc: u32,
    pub base: u32,
    pub top: u32,
    /// The monitor a synchronized method holds.
    pub lock: Reference,
    pub on_return: OnReturn,
    /// Exploring: how many timed waits of the library call that begins here have ended by themselves, see
    /// `exploring/atomic_block/lateness.rs`.
    pub overdue: u8,
}

impl Frame {
    /// First operand slot.
    pub fn operands(&self) -> u32 {
        self.base + u32::from(self.code.max_locals)
    }

    /// Whether it is about to return.
    pub fn is_at_return(&self) -> bool {
        matches!(self.code.at(self.pc as usize).op, Op::Return | Op::ReturnOne | Op::ReturnTwo)
    }

    /// Whether it is the initialiser of the class with this mirror.
    pub fn initializes(&self, mirror: Reference) -> bool {
        matches!(self.on_return, OnReturn::Initializer { .. }) && self.lock == mirror
    }

    /// Lets the frame begin elsewhere; the answer is where its slots still are. A frame begins where the one below it
    /// ends.
    pub(crate) fn move_to(&mut self, base: u32) -> std::ops::Range<u32> {
        let slots = self.base..self.top;
        self.top = base + (self.top - self.base);
        self.base = base;
        slots
    }
}

/// Why a waiting thread was woken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wake {
    Notified,
    TimedOut,
    Interrupted,
}

/// Whether and why a thread cannot move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Runnable,
    /// At a `monitorenter` or synchronized call of an object another thread has locked.
    Blocked {
        on: Reference,
    },
    /// In `Object.wait`; `count` entries were given up. `deadline` is in virtual nanoseconds.
    Waiting {
        on: Reference,
        count: u32,
        deadline: Option<u64>,
    },
    /// Woken from `Object.wait` and in need of the monitor.
    Reacquiring {
        on: Reference,
        count: u32,
        wake: Wake,
    },
    /// In `LockSupport.park`.
    Parked {
        deadline: Option<u64>,
    },
    Sleeping {
        deadline: u64,
    },
    /// Another thread is initialising the class.
    Initializing {
        class: ClassRef,
    },
    Terminated,
}

/// The stages of a thread's life around its `run` method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// The VM itself is calling Java code to get the JDK ready.
    Boot,
    /// `run`, or for the main thread `main`.
    Body,
    /// `Thread.dispatchUncaughtException`.
    Uncaught,
    /// `Thread.exit`.
    Exit,
    /// The main thread waits for the last non-daemon thread to end.
    Draining,
    /// `Shutdown.shutdown`: the shutdown hooks.
    Shutdown,
}

/// The most alternatives that one operation can have.
pub(crate) const MOST_ALTERNATIVES: u32 = (1 << 15) - 1;

/// The most timed waits of one library call that may end by themselves.
pub(crate) const MOST_OVERDUE: u8 = 3;

/// A thread.
pub struct Thread {
    /// Its `java.lang.Thread`.
    pub object: Reference,
    pub status: Status,
    pub phase: Phase,
    pub frames: Vec<Frame>,
    pub slots: Vec<u64>,
    /// The permit of `LockSupport.unpark`.
    pub permit: bool,
    /// While it waits in `Object.wait`: a simulation notifies in the order of these numbers.
    pub(crate) ticket: u32,
    /// Set when a blocking native's wait is over, so that its repetition returns.
    pub wake: Option<Wake>,
    /// An exception another thread asked it to throw (`Thread.stop`).
    pub pending: Reference,
    pub suspended: bool,
    pub daemon: bool,
    /// Exploring: the program asks for one of so many alternatives; 0 where it does not.
    pub alternatives: u32,
    /// Exploring: the thread stands before something observable that its instruction does not show.
    pub opaque: bool,
    /// Exploring: how many atomic sections it is in.
    pub atomic: u32,
    /// Exploring: it has begun the library call it is in, and not ended it.
    pub begun: bool,
    /// The scoped-value cache of JDK 21 and later.
    pub scoped_values: Reference,
    /// Which change it has seen last, see `state/canonical/thread_forms.rs`; 0 where that is not known.
    pub(crate) version: u64,
    /// Frames below this index are as they were at the last mark (see `undo`).
    pub(crate) saved_from: usize,
    /// Which mark `saved_from` refers to.
    pub(crate) saved_at: u64,
}

impl Thread {
    /// Which change it has seen last: threads with the same version are the same, but for objects that have moved. 0
    /// where that is not known.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// A thread without frames.
    pub fn new(object: Reference) -> Thread {
        Thread {
            object,
            status: Status::Runnable,
            phase: Phase::Body,
            frames: Vec::new(),
            slots: vec![0; 256],
            permit: false,
            ticket: 0,
            wake: None,
            pending: Reference::NULL,
            suspended: false,
            daemon: false,
            alternatives: 0,
            opaque: false,
            atomic: 0,
            begun: false,
            scoped_values: Reference::NULL,
            version: 0,
            saved_from: 0,
            saved_at: 0,
        }
    }

    pub fn is_terminated(&self) -> bool {
        self.status == Status::Terminated
    }

    /// The moment at which its wait ends by itself, if it does.
    pub(crate) fn deadline(&self) -> Option<u64> {
        match self.status {
            Status::Waiting { deadline, .. } | Status::Parked { deadline } => deadline,
            Status::Sleeping { deadline } => Some(deadline),
            Status::Runnable | Status::Blocked { .. } | Status::Reacquiring { .. } => None,
            Status::Initializing { .. } | Status::Terminated => None,
        }
    }

    /// The frame on top.
    #[inline(always)]
    pub fn frame(&self) -> Option<&Frame> {
        self.frames.last()
    }

    #[inline(always)]
    pub(crate) fn frame_mut(&mut self) -> Option<&mut Frame> {
        self.frames.last_mut()
    }

    /// Pushes one slot on the operand stack of the top frame.
    pub fn push(&mut self, slot: u64) {
        if let Some(frame) = self.frames.last_mut() {
            self.slots[frame.top as usize] = slot;
            frame.top += 1;
        }
    }

    /// Pushes a result of `slots` slots.
    pub(crate) fn push_result(&mut self, value: u64, slots: u32) {
        if slots > 0 {
            self.push(value);
        }
        if slots > 1 {
            self.push(0);
        }
    }

    /// Pops one slot from the operand stack of the top frame.
    pub fn pop(&mut self) -> u64 {
        match self.frames.last_mut() {
            Some(frame) => {
                frame.top -= 1;
                self.slots[frame.top as usize]
            }
            None => 0,
        }
    }

    /// The operand `depth` slots below the top one.
    pub fn peek(&self, depth: u32) -> u64 {
        self.frames.last().map_or(0, |frame| self.slots[(frame.top - 1 - depth) as usize])
    }

    /// Drops `count` operand slots.
    pub(crate) fn drop_operands(&mut self, count: u32) {
        if let Some(frame) = self.frames.last_mut() {
            frame.top -= count;
        }
    }
}
