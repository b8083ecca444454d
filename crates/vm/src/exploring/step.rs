//! One step of a thread: the operation it stands before, and everything after it that no other thread can observe.

mod local_run;
mod wait_end;

use super::atomic_block::InnerOperations;
use super::operation::Operation;
use super::pausing::Pausing;
use super::{Moved, StepResult};
use crate::machine::Machine;
use crate::native::Stop;
use crate::threads::thread::{Phase, Status, Thread, ThreadId};
use program::ClassRef;

/// How often an instruction is tried: it may have to be resolved, and memory to be made.
const MOST_ATTEMPTS: u32 = 1_000;

impl Machine {
    /// Lets a thread that can move make one step.
    pub fn explore_step(&mut self, id: ThreadId, alternative: u32) -> StepResult {
        let operation = self.operation(id);
        self.save_thread(id);
        self.current = id;
        self.leave_beginning();
        self.exploring.signals = Default::default();
        self.exploring.sharing.marked = false;
        let mut inner = self.notes_inner_operations().then(Vec::new);
        let moved = match self.make_step(operation, alternative, &mut inner) {
            Ok(()) => self.settle_step(operation),
            Err(Stop::Exit(status)) => self.end_program(status),
            Err(Stop::Discarded) => self.discard(),
            Err(Stop::Unsupported { what, place }) => Moved::Unsupported { what, place },
            Err(Stop::Halted) => Moved::Halted,
        };
        let signals = std::mem::take(&mut self.exploring.signals);
        StepResult { moved, signals, inner_operations: inner.unwrap_or_default() }
    }

    /// A frame that remembers its beginning does not stand there any more.
    fn leave_beginning(&mut self) {
        let thread = self.thread_mut();
        if let Some(frame) = thread.frames.last().filter(|frame| frame.code.entry_values > 0 && frame.pc == 0) {
            let entered = frame.operands() - u32::from(frame.code.entry_values);
            thread.slots[entered as usize] = 0;
        }
    }

    fn settle_step(&mut self, operation: Operation) -> Moved {
        let marked = self.shared_in_step(operation);
        match self.mark_shared() {
            Ok(()) if self.halt().is_asked() => Moved::Halted,
            Ok(()) => {
                marked.iter().for_each(|before| self.check_sharing(before));
                Moved::On
            }
            Err(error) => Moved::Unsupported { what: error.to_string(), place: self.place() },
        }
    }

    fn make_step(&mut self, operation: Operation, alternative: u32, inner: &mut InnerOperations) -> Result<(), Stop> {
        match self.begin_step(operation, alternative, inner)? {
            Some((operation, block)) => {
                self.finish_atomic_block(operation, block, inner)?;
                let is_seen = self.exploring.configuration.shows_monitors && block.is_none();
                if is_seen && matches!(operation, Operation::Enter(_)) { Ok(()) } else { self.run_locally() }
            }
            None => Ok(()),
        }
    }

    /// Makes the operation; answers what it was once it was resolved, and the block that goes on with it. Nothing where
    /// that is all.
    pub(super) fn begin_step(
        &mut self,
        operation: Operation,
        alternative: u32,
        inner: &mut InnerOperations,
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
                let linked = self.is_at_single_instruction(!self.is_free()) && self.position() == before;
                if !linked || self.thread().status != Status::Runnable {
                    return Ok(None);
                }
                self.operation(self.current)
            }
        };
        // Any other operation may run into a choice of its own, which has to be asked for.
        let has_alternatives = matches!(operation, Operation::Choose(_) | Operation::Notify { .. });
        let chosen = has_alternatives.then_some(alternative);
        let block = self.atomic_block(self.current);
        let inside = block.and_then(|depth| self.look_inside(depth, inner));
        match operation {
            Operation::Local if self.is_at_single_instruction(self.has_company(self.current)) => {
                self.perform(operation, chosen)?;
            }
            Operation::Local | Operation::TimeOut(_) => {}
            Operation::End => self.run_to_the_end()?,
            Operation::Initialize(class) => self.perform_initialization(class)?,
            _ => self.perform(operation, chosen)?,
        }
        self.note_inside(inside, inner);
        Ok(Some((operation, block)))
    }

    /// The block that goes on with an operation that was made: that of before, or an initialiser that has begun.
    pub(super) fn block_that_goes_on(&self, operation: Operation, block: Option<usize>) -> Option<usize> {
        let begun =
            || matches!(operation, Operation::Initialize(_)).then(|| self.atomic_block_frame(self.current)).flatten();
        block.or_else(begun)
    }

    /// The rest of the library's code that is one step with the operation.
    fn finish_atomic_block(
        &mut self,
        operation: Operation,
        block: Option<usize>,
        inner: &mut InnerOperations,
    ) -> Result<(), Stop> {
        match self.block_that_goes_on(operation, block) {
            Some(_) if self.asks_for_interrupt(operation) => Ok(()),
            Some(depth) if self.has_company(self.current) => self.run_atomic_block(depth, inner),
            _ => Ok(()),
        }
    }

    /// The operation once its instruction is resolved: whether it was so before is no fact of the state, and a step
    /// must not depend on it. Nothing where resolving it took the thread elsewhere.
    fn resolved_operation(&mut self, operation: Operation) -> Result<Option<Operation>, Stop> {
        let mut operation = operation;
        let mut pausing = Pausing::before_operations(true);
        while operation == Operation::Opaque && self.stands_at_unresolved_instruction() {
            let before = self.position();
            self.advance_by(&mut pausing, &mut 1)?;
            if self.position() != before || self.thread().status != Status::Runnable {
                return Ok(None);
            }
            operation = self.operation(self.current);
            if pausing.has_paused() {
                break;
            }
        }
        Ok(Some(operation))
    }

    /// Executes the instruction that the thread stands at, whoever may observe it.
    fn perform(&mut self, operation: Operation, chosen: Option<u32>) -> Result<(), Stop> {
        if self.thread().wake.is_some() {
            return Ok(());
        }
        let mut pausing = Pausing::making(chosen, matches!(operation, Operation::Exit(_)));
        let before = self.position();
        let mut attempts = 0;
        loop {
            let mut one = 1;
            self.advance_by(&mut pausing, &mut one)?;
            let unmoved = self.position() == before && self.thread().status == Status::Runnable;
            if one == 0 || !unmoved || pausing.has_paused() {
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
        if matches!(operation, Operation::Make | Operation::Start(_) | Operation::Join(_)) {
            self.run_call(before.0)?;
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

    /// Runs a call of `Thread` as a whole. Code of the program that it calls back is no part of one operation: others
    /// could move meanwhile.
    fn run_call(&mut self, depth: usize) -> Result<(), Stop> {
        let has_company = self.has_company(self.current);
        while self.thread().frames.len() > depth && self.thread().status == Status::Runnable {
            let own = self.thread().frame().map(|frame| frame.method).filter(|method| method.class.is_application());
            if let Some(own) = own.filter(|_| has_company) {
                let own = format!("{}.{}", own.class.java_name(), own.name);
                let what = format!("code of the program that runs while a thread is made, started or joined: {own}");
                return Err(Stop::Unsupported { what, place: self.place() });
            }
            self.advance_by(&mut Pausing::default(), &mut 1)?;
        }
        Ok(())
    }

    /// Runs what was called as a whole, unless it has to wait.
    fn run_to_return(&mut self, depth: usize) -> Result<(), Stop> {
        while self.thread().frames.len() > depth && self.thread().status == Status::Runnable {
            // One instruction at a time, so as not to run past the return.
            self.advance_by(&mut Pausing::default(), &mut 1)?;
        }
        Ok(())
    }

    /// Begins to initialise a class, and nothing else: what the instruction does with the class is the next operation.
    fn perform_initialization(&mut self, class: ClassRef) -> Result<(), Stop> {
        let outcome = self.ensure_initialized(class);
        self.settle(outcome)?;
        self.remark()
    }

    /// Initialises a class on behalf of the running thread, if it can run. It stands where it stood afterwards.
    pub fn initialize_beforehand(&mut self, class: ClassRef) -> Result<(), Stop> {
        let before = self.position();
        // Nobody has asked for these instructions, nor for what they read: seeds are read where numbers are drawn.
        let (instructions, surroundings) = (self.instructions, self.exploring.facts.surroundings.clone());
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
        (self.instructions, self.exploring.facts.surroundings) = (instructions, surroundings);
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
        while self.thread().status == Status::Runnable && self.thread().phase == Phase::Exit {
            self.advance_by(&mut Pausing::default(), &mut local_run::LONGEST.clone())?;
        }
        Ok(())
    }

    /// No thread lives any more, whatever it was doing.
    fn end_program(&mut self, status: i32) -> Moved {
        self.exploring.sharing.marked = false;
        for number in 0..self.threads.len() as u32 {
            self.thread_to_change(ThreadId(number)).status = Status::Terminated;
        }
        Moved::Over(status)
    }

    /// Nobody wants to see how the run goes on.
    fn discard(&mut self) -> Moved {
        self.exploring.signals.discarded = true;
        self.end_program(0)
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
