//! A thread's status and flags as words, and back.

use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::threads::thread::{Frame, MOST_ALTERNATIVES, MOST_OVERDUE, OnReturn, Phase, Status, Thread, ThreadId, Wake};
use program::{ClassId, Program};

/// A status without its references: a tag and up to three numbers.
pub(super) struct StatusWords {
    pub(super) tag: u64,
    /// The object it is about; null where it is about none.
    pub(super) on: Reference,
    /// The number of entries given up, or a class.
    pub(super) number: u32,
    pub(super) wake: Option<Wake>,
    pub(super) deadline: Option<u64>,
}

const PHASES: [Phase; 6] = [Phase::Boot, Phase::Body, Phase::Uncaught, Phase::Exit, Phase::Draining, Phase::Shutdown];
const WAKES: [Option<Wake>; 4] = [None, Some(Wake::Notified), Some(Wake::TimedOut), Some(Wake::Interrupted)];
const ON_RETURN: [OnReturn; 7] = [
    OnReturn::Deliver,
    OnReturn::Repeat,
    OnReturn::Initializer { started: false },
    OnReturn::Initializer { started: true },
    OnReturn::Floor,
    OnReturn::EndPhase,
    OnReturn::LockPhase,
];

impl StatusWords {
    pub(super) fn of(status: Status) -> StatusWords {
        let none = StatusWords { tag: 0, on: Reference::NULL, number: 0, wake: None, deadline: None };
        match status {
            Status::Runnable => none,
            Status::Blocked { on } => StatusWords { tag: 1, on, ..none },
            Status::Waiting { on, count, deadline } => StatusWords { tag: 2, on, number: count, deadline, ..none },
            Status::Reacquiring { on, count, wake } => {
                StatusWords { tag: 3, on, number: count, wake: Some(wake), ..none }
            }
            Status::Parked { deadline } => StatusWords { tag: 4, deadline, ..none },
            Status::Sleeping { deadline } => StatusWords { tag: 5, deadline: Some(deadline), ..none },
            Status::Initializing { class } => StatusWords { tag: 6, number: class.id.0, ..none },
            Status::Terminated => StatusWords { tag: 7, ..none },
        }
    }

    pub(super) fn status(self, program: &Program) -> Status {
        let StatusWords { tag, on, number, wake, deadline } = self;
        match tag {
            0 => Status::Runnable,
            1 => Status::Blocked { on },
            2 => Status::Waiting { on, count: number, deadline },
            3 => Status::Reacquiring { on, count: number, wake: wake.unwrap_or(Wake::Notified) },
            4 => Status::Parked { deadline },
            5 => Status::Sleeping { deadline: deadline.unwrap_or(0) },
            6 => Status::Initializing { class: program.class(ClassId(number)) },
            _ => Status::Terminated,
        }
    }
}

/// Everything of a thread that is neither reference nor number, and its rank among the waiting, in one word.
pub(super) fn flags(thread: &Thread, status: &StatusWords, rank: u32) -> u64 {
    let phase = PHASES.iter().position(|phase| *phase == thread.phase).unwrap_or(0) as u64;
    let bits = [thread.permit, thread.suspended, thread.daemon, status.deadline.is_some()];
    let bits = bits.iter().rev().fold(0, |bits, bit| bits << 1 | u64::from(*bit));
    u64::from(thread.begun) << 63
        | u64::from(thread.atomic & 0x7fff) << 48
        | u64::from(rank) << 32
        | u64::from(thread.opaque) << 31
        | u64::from(thread.alternatives) << 16
        | wake_bits(status.wake) << 14
        | wake_bits(thread.wake) << 12
        | bits << 8
        | phase << 4
        | status.tag
}

fn wake_bits(wake: Option<Wake>) -> u64 {
    WAKES.iter().position(|known| *known == wake).unwrap_or(0) as u64
}

/// Sets what [`flags`] took from a thread; the status comes with it.
pub(super) fn set_flags(thread: &mut Thread, flags: u64, status: &mut StatusWords) {
    let bit = |number: u32| flags >> number & 1 != 0;
    let wake = |shift: u32| WAKES[(flags >> shift & 3) as usize];
    thread.phase = PHASES[(flags >> 4 & 7) as usize];
    (thread.permit, thread.suspended, thread.daemon) = (bit(8), bit(9), bit(10));
    thread.wake = wake(12);
    thread.ticket = u32::from((flags >> 32) as u16);
    thread.atomic = (flags >> 48) as u32 & 0x7fff;
    thread.begun = bit(63);
    thread.opaque = bit(31);
    thread.alternatives = (flags >> 16) as u32 & MOST_ALTERNATIVES;
    status.tag = flags & 0xf;
    status.wake = wake(14);
    status.deadline = status.deadline.filter(|_| bit(11));
}

/// A thread without its frames; references are numbers.
#[derive(Default)]
pub(super) struct ThreadHeader {
    pub(super) frames: u32,
    pub(super) object: u32,
    pub(super) pending: u32,
    pub(super) values: u32,
    pub(super) on: u32,
    pub(super) number: u32,
    pub(super) flags: u64,
    pub(super) deadline: u64,
}

/// Frames below this number; the bits above it say what else follows.
const FRAMES_BITS: u32 = 24;
/// How many of the parts that may be missing are references: they come first.
const REFERENCES: usize = 3;

impl ThreadHeader {
    /// Writes what is not 0, and which parts these are; says of each word whether it is a reference.
    pub(super) fn write(&self, push: &mut impl FnMut(u32, bool)) {
        let parts = self.parts();
        let present = parts.iter().enumerate().filter(|(_, part)| **part != 0).map(|(number, _)| 1 << number);
        push(self.frames | present.sum::<u32>() << FRAMES_BITS, false);
        push(self.object, true);
        push(self.flags as u32, false);
        let present = parts.iter().enumerate().filter(|(_, part)| **part != 0);
        present.for_each(|(number, part)| push(*part, number < REFERENCES));
    }

    /// Reads what was written.
    pub(super) fn read(next: &mut impl FnMut() -> u32) -> ThreadHeader {
        let [first, object, flags] = std::array::from_fn(|_| next());
        let mut part = |number: u32| if first >> (FRAMES_BITS + number) & 1 != 0 { next() } else { 0 };
        let [pending, values, on, number] = std::array::from_fn(|place| part(place as u32));
        let [upper_flags, deadline, upper_deadline] = std::array::from_fn(|place| part(4 + place as u32));
        ThreadHeader {
            frames: first & ((1 << FRAMES_BITS) - 1),
            object,
            pending,
            values,
            on,
            number,
            flags: u64::from(flags) | u64::from(upper_flags) << 32,
            deadline: u64::from(deadline) | u64::from(upper_deadline) << 32,
        }
    }

    /// What may be 0; first the references.
    fn parts(&self) -> [u32; 7] {
        let upper_flags = (self.flags >> 32) as u32;
        let (deadline, upper_deadline) = (self.deadline as u32, (self.deadline >> 32) as u32);
        [self.pending, self.values, self.on, self.number, upper_flags, deadline, upper_deadline]
    }
}

/// In the first word of a frame, above the number of its method: how many of its waits are over; some slots need two
/// words; the code of its return; it has a lock.
const FRAME_OVERDUE: u32 = 25;
const FRAME_WIDE: u32 = 27;
const FRAME_RETURN: u32 = 28;
const FRAME_LOCK: u32 = 31;

/// The first word of a frame.
pub(super) fn frame_word(frame: &Frame, has_lock: bool, is_wide: bool) -> u32 {
    debug_assert!(frame.method.id.0 < 1 << FRAME_OVERDUE, "methods are fewer");
    debug_assert!(frame.overdue <= MOST_OVERDUE, "two bits");
    let code = ON_RETURN.iter().position(|known| *known == frame.on_return).unwrap_or(0) as u32;
    let overdue = u32::from(frame.overdue) << FRAME_OVERDUE;
    let bits = u32::from(is_wide) << FRAME_WIDE | code << FRAME_RETURN | u32::from(has_lock) << FRAME_LOCK;
    frame.method.id.0 | overdue | bits
}

/// What the first word of a frame says.
pub(super) struct FrameWord {
    pub(super) method: u32,
    pub(super) on_return: OnReturn,
    pub(super) has_lock: bool,
    pub(super) is_wide: bool,
    pub(super) overdue: u8,
}

impl FrameWord {
    pub(super) fn of(word: u32) -> FrameWord {
        FrameWord {
            method: word & ((1 << FRAME_OVERDUE) - 1),
            on_return: ON_RETURN[(word >> FRAME_RETURN & 7) as usize],
            has_lock: word >> FRAME_LOCK != 0,
            is_wide: word >> FRAME_WIDE & 1 != 0,
            overdue: (word >> FRAME_OVERDUE) as u8 & MOST_OVERDUE,
        }
    }
}

impl Machine {
    /// How many threads have waited longer in `Object.wait` on the same object.
    pub(super) fn waiting_rank(&self, id: ThreadId) -> u32 {
        match self.threads[id].status {
            // An exploration notifies whom it likes.
            Status::Waiting { .. } if self.exploring.is_active() => 0,
            Status::Waiting { on, .. } => {
                self.threads.waiters(on).iter().position(|waiter| *waiter == id).unwrap_or(0) as u32
            }
            _ => 0,
        }
    }
}
