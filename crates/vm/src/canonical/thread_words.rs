//! A thread's status and flags as words, and back.

use crate::machine::Machine;
use crate::reference::Reference;
use crate::thread::{MOST_ALTERNATIVES, OnReturn, Phase, Status, Thread, ThreadId, Wake};
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
const ON_RETURN: [OnReturn; 6] = [
    OnReturn::Deliver,
    OnReturn::Repeat,
    OnReturn::Initializer { started: false },
    OnReturn::Initializer { started: true },
    OnReturn::Floor,
    OnReturn::EndPhase,
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
    u64::from(thread.atomic) << 48
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
    thread.phase = PHASES[(flags >> 4 & 0xf) as usize];
    (thread.permit, thread.suspended, thread.daemon) = (bit(8), bit(9), bit(10));
    thread.wake = wake(12);
    thread.ticket = u32::from((flags >> 32) as u16);
    thread.atomic = u32::from((flags >> 48) as u16);
    thread.opaque = bit(31);
    thread.alternatives = (flags >> 16) as u32 & MOST_ALTERNATIVES;
    status.tag = flags & 0xf;
    status.wake = wake(14);
    status.deadline = status.deadline.filter(|_| bit(11));
}

pub(super) fn on_return_code(on_return: OnReturn) -> u64 {
    ON_RETURN.iter().position(|known| *known == on_return).unwrap_or(0) as u64
}

pub(super) fn on_return_of(code: u64) -> OnReturn {
    ON_RETURN[code as usize]
}

impl Machine {
    /// How many threads have waited longer in `Object.wait` on the same object.
    pub(super) fn waiting_rank(&self, id: ThreadId) -> u32 {
        match self.threads[id.0 as usize].status {
            // An exploration notifies whom it likes.
            Status::Waiting { .. } if self.exploring.active => 0,
            Status::Waiting { on, .. } => self.waiters(on).iter().position(|waiter| *waiter == id).unwrap_or(0) as u32,
            _ => 0,
        }
    }
}
