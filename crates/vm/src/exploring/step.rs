//! One step of a thread: the operation it stands before, and everything after it that no other thread can observe.

use super::operation::Operation;
use super::{Exploring, Uncaught};
use crate::interpreter::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::native::Stop;
use crate::state::reference::Reference;
use crate::threads::thread::{Frame, Phase, Status, Thread, ThreadId, Wake};
use program::ClassRef;

/// Instructions after which a step ends although nothing observable has come: a loop may be endless. More where no other
/// thread is there to be kept waiting. Both have many divisors, so that a loop soon stands where it stood before.
const LONGEST: u64 = 27_720;
const LONGEST_ALONE: u64 = 166_320;

/// How often an instruction is tried: it may have to be resolved, and memory to be made.
const MOST_ATTEMPTS: u32 = 1_000;

/// How a step ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moved {
    /// The thread stands before its next operation, waits, or has ended.
    On,
    /// The program has ended with this status: no thread lives any more.
    Over(i32),
    /// The program needs something that is not modelled.
    Unsupported { what: String, place: String },
    /// Somebody wanted the machine to stop: the step is half done.
    Halted,
}

impl Machine {
    /// Gets ready for an exploration; the main thread stands at the beginning of `main`.
    pub fn begin_exploration(&mut self) {
        self.exploring.active = true;
        self.exploring.surroundings.clear();
        self.nanos_per_instruction = 0;
        self.clock = 0;
        self.settle_immortal_strings();
        self.find_thread_counter();
        self.find_default_handler();
    }

    /// The exploration is over: simulations may follow. The machine goes back to the state right after the boot.
    pub fn end_exploration(&mut self) {
        self.reset();
        self.exploring = Exploring::default();
    }

    /// From now on a simulation remembers the exceptions that leave a thread, and a turn ends with one.
    pub fn note_uncaught_exceptions(&mut self) {
        self.find_default_handler();
        self.exploring.notes_uncaught = true;
    }

    /// Finds where the handler lies that all threads share.
    pub(crate) fn find_default_handler(&mut self) {
        let handler = self.known.thread.field_named("defaultUncaughtExceptionHandler");
        let handler = handler.zip(self.known.thread.mirror());
        self.exploring.default_handler = handler.map(|(field, mirror)| mirror + field.offset(self.known.class));
    }

    /// Lets a thread that can move make one step.
    pub fn explore_step(&mut self, id: ThreadId, alternative: u32) -> Moved {
        let operation = self.operation(id);
        self.save_thread(id);
        self.current = id;
        self.leave_beginning();
        self.exploring.uncaught.clear();
        self.exploring.notes.clear();
        self.exploring.unfolded.iter_mut().for_each(Vec::clear);
        self.exploring.discarded = false;
        self.exploring.progress = false;
        self.exploring.marked = false;
        let moved = match self.make_step(operation, alternative) {
            Ok(()) => self.settle_step(),
            Err(Stop::Exit(status)) => self.end_program(status),
            Err(Stop::Discarded) => self.discard(),
            Err(Stop::Unsupported { what, place }) => Moved::Unsupported { what, place },
            Err(Stop::Halted) => Moved::Halted,
        };
        self.exploring.observing = false;
        self.exploring.chosen = None;
        moved
    }

    /// A frame that remembers its beginning does not stand there any more.
    fn leave_beginning(&mut self) {
        let thread = self.thread_mut();
        if let Some(frame) = thread.frames.last().filter(|frame| frame.code.recorded > 0 && frame.pc == 0) {
            let entered = frame.operands() - u32::from(frame.code.recorded);
            thread.slots[entered as usize] = 0;
        }
    }

    fn settle_step(&mut self) -> Moved {
        let marked = self.shared_in_step();
        match self.mark_shared() {
            Ok(()) if self.halt().is_asked() => Moved::Halted,
            Ok(()) => {
                marked.iter().for_each(|before| self.check_sharing(before));
                Moved::On
            }
            Err(error) => Moved::Unsupported { what: error.to_string(), place: self.place() },
        }
    }

    fn make_step(&mut self, operation: Operation, alternative: u32) -> Result<(), Stop> {
        match self.begin_step(operation, alternative)? {
            Some((operation, stretch)) => {
                self.run_stretch(operation, stretch)?;
                let is_seen = self.exploring.shows_monitors && stretch.is_none();
                if is_seen && matches!(operation, Operation::Enter(_)) { Ok(()) } else { self.run_locally() }
            }
            None => Ok(()),
        }
    }

    /// Makes the operation; answers what it was once it was resolved, and the stretch that goes on with it. Nothing where that is all.
    pub(super) fn begin_step(
        &mut self,
        operation: Operation,
        alternative: u32,
    ) -> Result<Option<(Operation, Option<usize>)>, Stop> {
        self.refuse_endless_periods()?;
        if self.end_wait(alternative)? {
            return Ok(None);
        }
        let thread = self.thread_mut();
        (thread.opaque, thread.alternatives) = (false, 0);
        let before = self.position();
        let operation = match self.resolved_operation(operation)? {
            Some(operation) => operation,
            None => {
                self.run_locally()?;
                // Where every instruction is a step, linking one is no step of its own: another run may find it linked.
                let linked = self.is_at_single_instruction() && self.position() == before;
                if !linked || self.thread().status != Status::Runnable {
                    return Ok(None);
                }
                self.operation(self.current)
            }
        };
        // Any other operation may run into a choice of its own, which has to be asked for.
        let has_alternatives = matches!(operation, Operation::Choose(_) | Operation::Notify { .. });
        self.exploring.chosen = has_alternatives.then_some(alternative);
        self.exploring.observing = self.has_company(self.current);
        let stretch = self.whole_stretch(self.current);
        let inside = stretch.and_then(|depth| self.look_inside(depth));
        match operation {
            Operation::Local if self.is_at_single_instruction() => {
                self.perform(operation)?;
            }
            Operation::Local | Operation::TimeOut(_) => {}
            Operation::End => self.run_to_the_end()?,
            Operation::Initialize(class) => self.perform_initialization(class)?,
            _ => self.perform(operation)?,
        }
        self.note_inside(inside);
        self.exploring.chosen = None;
        Ok(Some((operation, stretch)))
    }

    /// The rest of the library's code that is one step with the operation.
    fn run_stretch(&mut self, operation: Operation, stretch: Option<usize>) -> Result<(), Stop> {
        let begun = || matches!(operation, Operation::Initialize(_)).then(|| self.whole_frame(self.current)).flatten();
        match stretch.or_else(begun) {
            Some(_) if self.asks_for_interrupt(operation) => Ok(()),
            Some(depth) if self.has_company(self.current) => self.run_whole(depth),
            _ => Ok(()),
        }
    }

    /// The operation once its instruction is resolved: whether it was so before is no fact of the state, and a step must not
    /// depend on it. Nothing where resolving it took the thread elsewhere.
    fn resolved_operation(&mut self, operation: Operation) -> Result<Option<Operation>, Stop> {
        let mut operation = operation;
        while operation == Operation::Opaque && self.stands_at_unresolved_instruction() {
            let before = self.position();
            self.exploring.observing = true;
            self.exploring.paused = false;
            self.advance_by(&mut 1)?;
            if self.position() != before || self.thread().status != Status::Runnable {
                return Ok(None);
            }
            operation = self.operation(self.current);
            if self.exploring.paused {
                break;
            }
        }
        Ok(Some(operation))
    }

    /// Ends the wait of a thread that waits; true if that is all it does in this step.
    fn end_wait(&mut self, alternative: u32) -> Result<bool, Stop> {
        match self.thread().status {
            Status::Waiting { on, count, deadline } => {
                let wake = self.own_wake(deadline)?;
                self.thread_mut().status = Status::Reacquiring { on, count, wake };
                return Ok(true);
            }
            // Somebody has woken it up.
            Status::Parked { .. } | Status::Sleeping { .. } if self.thread().wake.is_some() => {
                self.thread_mut().status = Status::Runnable;
            }
            Status::Parked { deadline } => {
                // Without a limit nothing but a spurious wake-up ends it.
                deadline.map_or(Ok(()), |deadline| self.pass_time(deadline))?;
                self.wake_late();
            }
            Status::Sleeping { deadline } => {
                self.pass_deadline(deadline);
                self.wake_late();
            }
            Status::Reacquiring { on, count, wake } => {
                let throws = alternative == 1 && self.is_interrupted_late(self.current);
                self.reacquire(on, count, if throws { Wake::Interrupted } else { wake });
            }
            Status::Blocked { .. } | Status::Initializing { .. } => self.thread_mut().status = Status::Runnable,
            Status::Runnable | Status::Terminated => {}
        }
        Ok(false)
    }

    fn wake_late(&mut self) {
        let thread = self.thread_mut();
        thread.status = Status::Runnable;
        thread.wake = Some(Wake::TimedOut);
    }

    /// Why a wait ends that nobody has ended: the thread was interrupted, its time is over, or (a spurious wake-up) for no reason.
    fn own_wake(&mut self, deadline: Option<u64>) -> Result<Wake, Stop> {
        if self.is_interrupted(self.current) {
            return Ok(Wake::Interrupted);
        }
        let Some(deadline) = deadline else { return Ok(Wake::Notified) };
        self.pass_time(deadline)?;
        Ok(Wake::TimedOut)
    }

    /// Executes the instruction that the thread stands at, whoever may observe it.
    fn perform(&mut self, operation: Operation) -> Result<(), Stop> {
        if self.thread().wake.is_some() {
            return Ok(());
        }
        // Who leaves one monitor stops before the next one.
        self.exploring.leaves = matches!(operation, Operation::Exit(_));
        self.exploring.observing = self.exploring.leaves;
        let before = self.position();
        let mut attempts = 0;
        loop {
            self.exploring.paused = false;
            let mut one = 1;
            self.advance_by(&mut one)?;
            let unmoved = self.position() == before && self.thread().status == Status::Runnable;
            if one == 0 || !unmoved || self.exploring.paused {
                break;
            }
            attempts += 1;
            if attempts > MOST_ATTEMPTS {
                let what = format!(
                    "an operation that comes to no end: {operation:?} of a thread in {:?}",
                    self.thread().phase
                );
                return Err(Stop::Unsupported { what, place: self.place() });
            }
        }
        (self.exploring.leaves, self.exploring.observing) = (false, false);
        if matches!(operation, Operation::Make | Operation::Start(_) | Operation::Join(_)) {
            self.run_to_return(before.0)?;
        }
        if publishes(operation) {
            self.remark()?;
        }
        if matches!(operation, Operation::Start(_) | Operation::Opaque) { self.begin_threads() } else { Ok(()) }
    }

    /// Lets threads that have just been started run up to their first operation: nobody could tell whether they have.
    pub(super) fn begin_threads(&mut self) -> Result<(), Stop> {
        let starter = self.current;
        let is_new = |thread: &Thread| {
            thread.phase == Phase::Body && thread.frames.len() == 1 && thread.frames.iter().all(|frame| frame.pc == 0)
        };
        for number in starter.0 + 1..self.threads.len() as u32 {
            let id = ThreadId(number);
            let thread = &self.threads[number as usize];
            if is_new(thread) && !thread.suspended {
                self.save_thread(id);
                self.current = id;
                self.run_locally()?;
                self.touch(id);
            }
        }
        self.current = starter;
        Ok(())
    }

    /// Runs what was called as a whole, unless it has to wait.
    fn run_to_return(&mut self, depth: usize) -> Result<(), Stop> {
        while self.thread().frames.len() > depth && self.thread().status == Status::Runnable {
            // One instruction at a time, so as not to run past the return.
            self.advance_by(&mut 1)?;
        }
        Ok(())
    }

    /// Begins to initialise a class, and nothing else: what the instruction does with the class is the next operation.
    fn perform_initialization(&mut self, class: ClassRef) -> Result<(), Stop> {
        self.exploring.observing = false;
        let outcome = self.ensure_initialized(class);
        self.settle(outcome)?;
        self.remark()
    }

    /// Initialises a class on behalf of the running thread, if it can run. It stands where it stood afterwards.
    pub fn initialize_beforehand(&mut self, class: ClassRef) -> Result<(), Stop> {
        let before = self.position();
        self.exploring.observing = false;
        if self.thread().status != Status::Runnable {
            return Ok(());
        }
        // Memory may have to be made first.
        let mut attempts = 0;
        while !self.has_initialized(class) && self.position() == before && attempts < MOST_ATTEMPTS {
            let outcome = self.ensure_initialized(class);
            self.settle(outcome)?;
            self.run_to_return(before.0)?;
            attempts += 1;
        }
        if !self.has_initialized(class) || self.position() != before {
            let what = format!("the initialiser of {}, which does not end well", class.java_name());
            return Err(Stop::Unsupported { what, place: self.place() });
        }
        self.remark()
    }

    /// What the operation has made reachable for others is theirs from now on.
    pub(super) fn remark(&mut self) -> Result<(), Stop> {
        self.mark_shared().map_err(|error| Stop::Unsupported { what: error.to_string(), place: self.place() })
    }

    /// The end of a thread is one operation, unless it has to wait for a monitor on its way.
    fn run_to_the_end(&mut self) -> Result<(), Stop> {
        self.exploring.observing = false;
        while self.thread().status == Status::Runnable && self.thread().phase == Phase::Exit {
            self.advance_by(&mut LONGEST.clone())?;
        }
        Ok(())
    }

    /// Runs up to what another thread could observe.
    fn run_locally(&mut self) -> Result<(), Stop> {
        let mut free = self.is_free();
        let mut left = if free { LONGEST_ALONE } else { LONGEST };
        loop {
            self.exploring.observing = !free;
            self.exploring.paused = false;
            if self.thread().status != Status::Runnable || self.stands_at_its_end() || left == 0 {
                return Ok(());
            }
            let ended = std::mem::take(&mut self.turn_ended);
            if ended && self.thread().suspended {
                return Ok(());
            }
            if self.is_at_single_instruction() {
                return self.resolve_ahead();
            }
            self.advance_watched(&mut left)?;
            if self.exploring.paused {
                self.note_pause();
                return Ok(());
            }
            let now_free = self.is_free();
            if free && !now_free {
                let own = self.own_frame(self.current).map(|(frame, _)| (frame.method, frame.pc));
                self.exploring.company_at = self.exploring.company_at.or(own);
                self.remark()?;
                self.begin_threads()?;
                left = left.min(LONGEST);
            }
            free = now_free;
        }
    }

    /// Whether the thread, which has company, is about to execute an instruction that is a step of its own: one of the program's own
    /// code where threads are stopped anywhere, or one of a method that somebody watches, be it only its return.
    fn is_at_single_instruction(&self) -> bool {
        let Exploring { observing, every_instruction, watched_methods, watched_returns, .. } = &self.exploring;
        let is_single = |frame: &Frame| {
            *every_instruction && frame.method.class.is_application()
                || watched_methods.contains(&frame.method.id)
                || watched_returns.contains(&frame.method.id) && frame.is_at_return()
        };
        *observing && self.thread().frame().is_some_and(is_single)
    }

    /// Resolves the access or call before which the thread stops: whether it can move must not depend on who was here before. Call sites
    /// that bootstrap methods link are left alone; they run code.
    fn resolve_ahead(&mut self) -> Result<(), Stop> {
        let before = self.position();
        while self.operation(self.current) == Operation::Opaque && self.stands_at_plain_unresolved_instruction() {
            self.exploring.paused = false;
            self.advance_by(&mut 1)?;
            if self.position() != before || self.exploring.paused {
                break;
            }
        }
        Ok(())
    }

    /// Goes on; by one instruction only where it may come to one that is a step of its own, by a call or by a return. How far a longer
    /// stretch goes depends on what this process has resolved.
    fn advance_watched(&mut self, left: &mut u64) -> Result<(), Stop> {
        let Exploring { observing, every_instruction, watched_methods, watched_returns, .. } = &self.exploring;
        if watched_methods.is_empty() && watched_returns.is_empty() && !(*every_instruction && *observing) {
            return self.advance_by(left);
        }
        let mut one = 1;
        self.advance_by(&mut one)?;
        *left -= 1 - one;
        Ok(())
    }

    /// Whether no other thread can move before this one gives way.
    fn is_free(&self) -> bool {
        self.thread().atomic > 0 || !self.has_company(self.current)
    }

    /// A thread that has company stops before it ends; the draining main thread stops for good.
    fn stands_at_its_end(&self) -> bool {
        let thread = self.thread();
        match thread.phase {
            Phase::Exit => self.has_company(self.current),
            Phase::Draining => thread.frames.is_empty() && !self.is_drained(),
            Phase::Boot | Phase::Body | Phase::Uncaught | Phase::Shutdown => false,
        }
    }

    /// Where the state itself does not show what the thread paused for, it is marked in the state. An instruction that this process
    /// has not resolved yet shows nothing but a class in need of initialisation: another run may find it resolved.
    fn note_pause(&mut self) {
        let shown = match self.operation(self.current) {
            Operation::Local => false,
            Operation::Opaque => !self.stands_at_unresolved_instruction(),
            _ => true,
        };
        self.thread_mut().opaque = !shown;
    }

    pub(super) fn advance_by(&mut self, left: &mut u64) -> Result<(), Stop> {
        let outcome = self.advance_collecting(left);
        self.settle(outcome)
    }

    /// Unwinds what was thrown; whatever is to be repeated will be.
    fn settle(&mut self, outcome: Detoured<()>) -> Result<(), Stop> {
        match outcome {
            Ok(()) | Err(Detour::Repeat | Detour::Collect) => Ok(()),
            Err(Detour::Stop(stop)) => Err(stop),
            Err(Detour::Throw(exception)) => match self.unwind_fully(exception) {
                Err(Detour::Stop(stop)) => Err(stop),
                Ok(()) | Err(_) => Ok(()),
            },
        }
    }

    /// No thread lives any more, whatever it was doing.
    fn end_program(&mut self, status: i32) -> Moved {
        self.exploring.marked = false;
        for number in 0..self.threads.len() as u32 {
            self.thread_to_change(ThreadId(number)).status = Status::Terminated;
        }
        Moved::Over(status)
    }

    /// Nobody wants to see how the run goes on.
    fn discard(&mut self) -> Moved {
        self.exploring.discarded = true;
        self.end_program(0)
    }

    /// Remembers an exception that leaves a thread.
    pub(crate) fn note_uncaught(&mut self, exception: Reference) {
        if self.exploring.active || self.exploring.notes_uncaught {
            let by_handler = self.thread().phase == Phase::Uncaught;
            let handled = !by_handler && self.handles_exceptions(self.current);
            self.exploring.uncaught.push(Uncaught { thread: self.current, exception, by_handler, handled });
            // In a simulation nothing keeps the exception where it is: somebody is to look at once.
            self.turn_ended |= self.exploring.notes_uncaught;
        }
    }

    /// Before a class initialisation begins, or is waited for.
    pub(crate) fn observe_initialization(&mut self) -> Detoured<()> {
        if self.exploring.observing { self.pause() } else { Ok(()) }
    }
}

/// Whether an operation can make objects reachable for others.
fn publishes(operation: Operation) -> bool {
    match operation {
        Operation::Access(access) => access.write && access.reference,
        Operation::Start(_) | Operation::Opaque | Operation::Initialize(_) => true,
        Operation::Make | Operation::Join(_) => true,
        // The end of an initialiser makes the static fields everybody's.
        Operation::Exit(_) => true,
        Operation::Local | Operation::Enter(_) | Operation::Wait(_) | Operation::Notify { .. } => false,
        Operation::TimeOut(_) | Operation::Park | Operation::Unpark(_) | Operation::Interrupt(_) => false,
        Operation::Sleep | Operation::Hash | Operation::Choose(_) | Operation::End => false,
    }
}
