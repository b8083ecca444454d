//! Simulation: one schedule of the program, fair by default or drawn from a seed.
//!
//! A thread runs for a quantum of instructions or until it waits; then the next thread that can move gets its turn.
//! When none can, the virtual clock jumps to the earliest deadline. With no deadline left the program is deadlocked.

use crate::interpreter::detour::{Detour, Detoured};
use crate::interpreter::fast::{self, Exit, mode};
use crate::machine::Machine;
use crate::native::Stop;
use crate::threads::thread::{OnReturn, Phase, Status, Thread, ThreadId, Wake};

/// Instructions of one turn in a fair schedule.
const QUANTUM: u64 = 20_000;
/// Instructions of one turn at most, where the schedule is drawn.
const LONGEST_DRAWN: u64 = 2_000;

/// How a turn is given.
#[derive(Clone, Copy, Debug)]
pub enum Order {
    /// Round robin.
    Fair,
    /// Drawn from a seed: the next thread and the length of its turn.
    Random { state: u64 },
}

/// A schedule in progress.
#[derive(Clone, Copy, Debug)]
pub struct Scheduler {
    order: Order,
    last: ThreadId,
    /// Instructions of one turn at most.
    longest: u64,
}

impl Scheduler {
    /// The beginning of a schedule.
    pub fn new(order: Order) -> Scheduler {
        let longest = match order {
            Order::Fair => QUANTUM,
            Order::Random { .. } => LONGEST_DRAWN,
        };
        Scheduler { order, last: ThreadId(0), longest }
    }

    /// The same with turns of at most so many instructions.
    pub fn with_turns_up_to(self, longest: u64) -> Scheduler {
        Scheduler { longest, ..self }
    }

    fn quantum(&mut self) -> u64 {
        match &mut self.order {
            Order::Fair => self.longest,
            // Turns of very different lengths: short ones find interleavings, long ones make progress.
            Order::Random { state } => 1 + draw(state) % (self.longest >> (draw(state) % 12)).max(1),
        }
    }
}

/// How a simulation ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    Exit(i32),
    /// No thread can move and at least one non-daemon thread has not ended.
    Deadlock,
    Unsupported {
        what: String,
        place: String,
    },
    /// An assumption did not hold.
    Discarded,
    /// Somebody wanted it to stop.
    Halted,
}

/// What a turn came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The thread used its budget, waits, or has ended.
    Over,
    Stopped(Stop),
}

impl Machine {
    /// Whether a thread could move now.
    pub fn is_enabled(&self, id: ThreadId) -> bool {
        let thread = &self.threads[id];
        if thread.suspended {
            return false;
        }
        let free = |object| self.heap.lock_word(object).is_free_for(id.0);
        match thread.status {
            Status::Runnable => thread.phase != Phase::Draining || self.threads.are_drained(),
            Status::Blocked { on } | Status::Reacquiring { on, .. } => free(on),
            Status::Initializing { class } => !self.is_initialized_by_other(class, id),
            Status::Waiting { deadline: Some(deadline), .. } | Status::Parked { deadline: Some(deadline) } => {
                deadline <= self.clock
            }
            Status::Sleeping { deadline } => deadline <= self.clock,
            Status::Waiting { .. } | Status::Parked { .. } => false,
            Status::Terminated => false,
        }
    }

    /// Lets an enabled thread leave its wait.
    fn wake(&mut self, id: ThreadId) {
        self.current = id;
        match self.thread().status {
            Status::Waiting { on, count, .. } => {
                let free = self.heap.lock_word(on).owner().is_none();
                let wake = Wake::TimedOut;
                if free {
                    self.reacquire(on, count, wake);
                } else {
                    self.thread_mut().status = Status::Reacquiring { on, count, wake };
                }
            }
            Status::Reacquiring { on, count, wake } => self.reacquire(on, count, wake),
            Status::Parked { .. } | Status::Sleeping { .. } => {
                let thread = self.thread_mut();
                thread.status = Status::Runnable;
                thread.wake = Some(Wake::TimedOut);
            }
            Status::Blocked { .. } | Status::Initializing { .. } => self.thread_mut().status = Status::Runnable,
            Status::Runnable | Status::Terminated => {}
        }
    }

    /// Runs an enabled thread for at most `budget` instructions.
    pub fn run_thread(&mut self, id: ThreadId, budget: u64) -> Turn {
        self.save_thread(id);
        self.wake(id);
        let mut left = budget;
        loop {
            let ended = std::mem::take(&mut self.turn_ended);
            if self.thread().status != Status::Runnable || left == 0 || ended {
                return Turn::Over;
            }
            match self.advance_collecting(&mut left) {
                Ok(()) => {}
                Err(Detour::Stop(stop)) => return Turn::Stopped(stop),
                Err(Detour::Repeat | Detour::Collect) => {
                    if self.thread().phase == Phase::Draining {
                        return Turn::Over;
                    }
                }
                Err(Detour::Throw(exception)) => {
                    if let Err(detour) = self.unwind_fully(exception) {
                        match detour {
                            Detour::Stop(stop) => return Turn::Stopped(stop),
                            Detour::Throw(_) | Detour::Repeat | Detour::Collect => {}
                        }
                    }
                }
            }
        }
    }

    /// Unwinds, going on with whatever the unwinding itself throws.
    pub(crate) fn unwind_fully(&mut self, exception: crate::state::reference::Reference) -> Detoured<()> {
        let mut flying = exception;
        loop {
            match self.unwind(flying) {
                Err(Detour::Throw(other)) => flying = other,
                other => return other,
            }
        }
    }

    pub(crate) fn advance_thread(&mut self, left: &mut u64) -> Detoured<()> {
        if !self.thread().pending.is_null() {
            let thread = self.thread_mut();
            thread.wake = None;
            let pending = std::mem::take(&mut thread.pending);
            return Err(Detour::Throw(pending));
        }
        match self.thread().frame() {
            None => return self.advance_without_frame(),
            Some(frame) if frame.on_return == (OnReturn::Initializer { started: false }) => self.start_initializer()?,
            Some(frame) if frame.on_return == OnReturn::LockPhase => return self.lock_body(left),
            Some(_) => {}
        }
        let before = *left;
        let me = self.current.0;
        let limit = self.settings.max_stack_slots;
        let at_calls = self.exploring.pausing.is_within_calls();
        let execute = match (self.is_pausing(), self.recording.notes_accesses()) {
            (false, true) => fast::execute::<{ mode::RECORDING }>,
            (true, _) if self.program.notes_visits() && at_calls => fast::execute::<{ mode::WITHIN | mode::VISITING }>,
            (true, _) if self.program.notes_visits() => fast::execute::<{ mode::PAUSING | mode::VISITING }>,
            (false, false) if self.program.notes_visits() => fast::execute::<{ mode::VISITING }>,
            (true, _) if at_calls => fast::execute::<{ mode::WITHIN }>,
            (true, _) => fast::execute::<{ mode::PAUSING }>,
            (false, false) => fast::execute::<{ mode::PLAIN }>,
        };
        let recorder = &mut self.recording.recorder;
        let exit =
            execute(&mut self.heap, &mut self.threads[me as usize], &self.process.classes, me, limit, left, recorder);
        if self.recording.notes_accesses() {
            self.pass_records_on();
        }
        if exit == Exit::Budget {
            self.count_instructions(before - *left);
            return Ok(());
        }
        self.count_instructions(before - *left - 1);
        self.attempt(exit, left)
    }

    /// Executes the instruction that stopped the fast path. It costs something only once it is completed: whether it
    /// had to be resolved first is no fact of the state, and time must not depend on it.
    fn attempt(&mut self, exit: Exit, left: &mut u64) -> Detoured<()> {
        let before = self.position();
        let outcome = self.leave_fast_path(exit);
        let completed = match outcome {
            Ok(()) => self.position() != before,
            Err(Detour::Repeat | Detour::Collect) => false,
            Err(Detour::Throw(_) | Detour::Stop(_)) => true,
        };
        if completed {
            self.count_instructions(1);
        } else {
            *left += 1;
        }
        outcome
    }

    fn count_instructions(&mut self, count: u64) {
        self.instructions += count;
        self.clock += count * self.nanos_per_instruction;
    }

    /// How deep the running thread is and where in its top frame.
    pub(crate) fn position(&self) -> (usize, Option<u32>) {
        (self.thread().frames.len(), self.thread().frame().map(|frame| frame.pc))
    }

    fn advance_without_frame(&mut self) -> Detoured<()> {
        match self.thread().phase {
            Phase::Draining if self.threads.are_drained() => self.begin_shutdown(),
            Phase::Shutdown => self.begin_shutdown(),
            Phase::Draining => Err(Detour::Repeat),
            Phase::Exit => self.terminate(),
            Phase::Boot | Phase::Body | Phase::Uncaught => {
                self.thread_mut().status = Status::Terminated;
                Ok(())
            }
        }
    }

    /// Simulates the program to its end. `flush` is called between turns, to fetch the output.
    pub fn simulate(&mut self, order: Order, mut flush: impl FnMut(&mut Machine)) -> End {
        let mut scheduler = Scheduler::new(order);
        loop {
            let end = self.take_turn(&mut scheduler);
            flush(self);
            if let Some(end) = end {
                return end;
            }
        }
    }

    /// Gives one turn to the next thread of the schedule, or lets time pass; tells when the program is over.
    pub fn take_turn(&mut self, scheduler: &mut Scheduler) -> Option<End> {
        let Some(next) = self.next_thread(&mut scheduler.order, scheduler.last) else {
            return if self.advance_clock() { None } else { Some(End::Deadlock) };
        };
        scheduler.last = next;
        match self.run_thread(next, scheduler.quantum()) {
            Turn::Over => None,
            Turn::Stopped(Stop::Exit(status)) => Some(End::Exit(status)),
            Turn::Stopped(Stop::Discarded) => Some(End::Discarded),
            Turn::Stopped(Stop::Halted) => Some(End::Halted),
            Turn::Stopped(Stop::Unsupported { what, place }) => Some(End::Unsupported { what, place }),
        }
    }

    fn next_thread(&self, order: &mut Order, last: ThreadId) -> Option<ThreadId> {
        let count = self.threads.len() as u32;
        let is_atomic = self.threads.find(last).is_some_and(|thread| thread.atomic > 0);
        if is_atomic && self.is_enabled(last) {
            return Some(last);
        }
        match order {
            Order::Fair => (1..=count).map(|step| ThreadId((last.0 + step) % count)).find(|id| self.is_enabled(*id)),
            Order::Random { state } => {
                let enabled: Vec<ThreadId> = (0..count).map(ThreadId).filter(|id| self.is_enabled(*id)).collect();
                if enabled.is_empty() {
                    return None;
                }
                Some(enabled[(draw(state) % enabled.len() as u64) as usize])
            }
        }
    }

    /// Whether the wait of a thread ends by itself once time has passed.
    pub fn waits_for_time(&self, id: ThreadId) -> bool {
        let thread = &self.threads[id];
        !thread.suspended && thread.deadline().is_some_and(|deadline| deadline > self.clock)
    }

    /// Lets time pass until the timed wait of a thread is over.
    pub fn end_timed_wait(&mut self, id: ThreadId) {
        let deadline = self.threads[id].deadline().unwrap_or(0);
        self.clock = self.clock.max(deadline);
    }

    /// Lets time pass until some wait is over; false if nobody waits with a deadline.
    fn advance_clock(&mut self) -> bool {
        let deadlines = self.threads.iter().filter(|thread| !thread.suspended).filter_map(Thread::deadline);
        match deadlines.min() {
            Some(deadline) if deadline > self.clock => {
                self.clock = deadline;
                true
            }
            Some(_) | None => false,
        }
    }
}

/// A step of xorshift64*, enough for drawing schedules and choices.
pub(crate) fn draw(state: &mut u64) -> u64 {
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
}
