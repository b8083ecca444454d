//! Atomic blocks: library code that is one step, namely the initialisers of the JDK's classes, and calls that count as
//! a whole.
//!
//! An atomic block begins at the outermost frame of such a method above the program's own innermost frame, and ends
//! when that frame is left, when code of the program runs (a callback, but see `functions`), when the thread has to
//! wait or gives way, when it began by looking whether it was interrupted and has done so, or when the exploration has
//! to choose. It is read off the frames, so it is the same after an undo.
//!
//! An initialiser of the JDK sets up its own class from constants and properties: that nobody sees it half done is
//! assumed for all of them. Which calls count as a whole is a list (`library::whole`), used only if the exploration
//! asks for it: each must be linearisable between its waits, or behaviour is lost. What an atomic block does in the
//! present state can be asked for, see [`Machine::footprint`].

mod footprint;
mod functions;
mod inner_operations;
mod lateness;

pub use footprint::{Footprint, LibraryWait};
pub use inner_operations::InnerOperation;
pub(super) use inner_operations::InnerOperations;

use super::operation::Operation;
use super::pausing::Pausing;
use crate::machine::Machine;
use crate::native::Stop;
use crate::state::reference::Reference;
use crate::threads::thread::{Frame, OnReturn, Status, ThreadId};
use library::classes::{HELPING_THREADS, is_in};
use library::objects::COMPLETING_FUTURES;

/// Instructions after which an atomic block is given up: it may spin for something another thread has to do.
const LONGEST: u64 = 400_000;

/// Is told an operation before it is made.
pub(super) type Listener<'a> = dyn FnMut(Operation) + 'a;

/// An atomic block that is being run.
struct AtomicBlock {
    /// Its lowest frame.
    depth: usize,
    /// How many frames there were, and the method on top, when it was last found out that they belong to it.
    seen: Option<(usize, program::MethodId)>,
}

impl Machine {
    /// The lowest frame of the atomic block that the thread's next step is, if it is one.
    pub fn atomic_block(&self, id: ThreadId) -> Option<usize> {
        let divisible = matches!(
            self.operation(id),
            Operation::Local | Operation::TimeOut(_) | Operation::Choose(_) | Operation::End | Operation::Sleep
        );
        if divisible { None } else { self.atomic_block_frame(id) }
    }

    /// The lowest frame of the block that a thread is in.
    pub(super) fn atomic_block_frame(&self, id: ThreadId) -> Option<usize> {
        let frames = &self.threads[id].frames;
        let own = frames.iter().rposition(|frame| frame.method.class.is_application()).map_or(0, |own| own + 1);
        if let Some(call) = (own..frames.len()).find(|depth| self.is_apart_from_pool(frames, *depth)) {
            return Some(call);
        }
        let mut library = own;
        loop {
            let lowest = (library..frames.len()).find(|depth| self.is_atomic(&frames[*depth]))?;
            match frames[lowest..].iter().rposition(|frame| self.is_apart(frame, &frames[lowest])) {
                Some(apart) if self.is_whole_by_itself(&frames[lowest + apart]) => return Some(lowest + apart),
                Some(apart) => library = lowest + apart + 1,
                None => return Some(lowest),
            }
        }
    }

    /// Whether a frame of the library ends an atomic block that began with another one, because others may look at what
    /// it does.
    fn is_apart(&self, frame: &Frame, lowest: &Frame) -> bool {
        !is_initializer(lowest) && self.natives.is_apart(frame.method, lowest.method)
    }

    /// Whether a frame that ends an atomic block is one itself: nobody asks for what lies within.
    fn is_whole_by_itself(&self, frame: &Frame) -> bool {
        let configuration = &self.exploring.configuration;
        configuration.nondeterminism.atomic_calls
            && self.natives.is_whole_by_itself(frame.method, configuration.prepared_for)
    }

    /// Whether a frame is the call by which a worker of a pool gets its next task: an atomic block of its own, which
    /// need not begin as long as it would wait.
    fn is_apart_from_pool(&self, frames: &[Frame], depth: usize) -> bool {
        self.exploring.configuration.blocked_calls_not_begun
            && depth > 0
            && self.natives.is_blocking(frames[depth].method)
            && self.natives.is_idle(frames[depth - 1].method)
    }

    /// Whether a thread stands at the beginning of a call whose waiting nobody can see. Workers of a `ForkJoinPool` do
    /// other things while they wait.
    pub fn begins_blocking_call(&self, id: ThreadId) -> bool {
        let thread = &self.threads[id];
        let may_wait =
            self.exploring.configuration.blocked_calls_not_begun && !thread.begun && thread.status == Status::Runnable;
        let call = may_wait.then(|| self.atomic_block(id)).flatten();
        let helps = |object: Reference| {
            std::iter::successors(Some(self.peek_class(object)), |class| class.super_class)
                .any(|class| is_in(HELPING_THREADS, class.name))
        };
        let unseen = |depth: &usize| {
            self.natives.is_blocking(thread.frames[*depth].method) && !self.completes_others(id, *depth)
        };
        call.filter(unseen).is_some() && !helps(thread.object)
    }

    /// Whether a call waits for a future on which others depend: when it is done, who has waited for it may complete
    /// them.
    fn completes_others(&self, id: ThreadId, depth: usize) -> bool {
        let frame = &self.threads[id].frames[depth];
        let Some(list) = COMPLETING_FUTURES.iter().find(|list| list.class == frame.method.class.name) else {
            return false;
        };
        let field = |object: Reference, name: &str| Reference::from_slot(self.named_field(object, name));
        let first = self.object_of_frame(id, frame).map(|future| field(future, list.first));
        // Who wakes a waiter, or takes a time-out back, is nobody's business.
        let is_unseen = |completion: Reference| {
            let function = field(completion, list.function);
            let cancels = !function.is_null() && self.peek_class(function).name == list.cancelling;
            cancels || self.peek_class(completion).name == list.waking
        };
        std::iter::successors(first, |completion| (!completion.is_null()).then(|| field(*completion, list.next)))
            .take_while(|completion| !completion.is_null())
            .any(|completion| !is_unseen(completion))
    }

    fn is_atomic(&self, frame: &Frame) -> bool {
        match frame.on_return {
            OnReturn::Initializer { .. } => self.class_of_mirror(frame.lock).is_of_jdk(),
            _ => {
                let configuration = &self.exploring.configuration;
                configuration.nondeterminism.atomic_calls
                    && self.natives.is_atomic(frame.method, configuration.prepared_for)
            }
        }
    }

    /// Whether a thread is a worker without work that would end its wait by itself.
    pub fn is_idle(&self, id: ThreadId) -> bool {
        let thread = &self.threads[id];
        let unseen =
            self.exploring.configuration.nondeterminism.atomic_calls && !self.exploring.configuration.workers_seen;
        let waits = unseen && thread.wake.is_none() && matches!(thread.status, Status::Parked { deadline: Some(_) });
        let library = thread.frames.iter().rev().take_while(|frame| !frame.method.class.is_application());
        waits && !self.keeps_time(id) && library.into_iter().any(|frame| self.natives.is_idle(frame.method))
    }

    /// Runs on to the end of the block whose lowest frame is at this depth.
    pub(super) fn run_atomic_block(&mut self, depth: usize, inner: &mut InnerOperations) -> Result<(), Stop> {
        self.exploring.facts.took_atomic_call |=
            self.thread().frames.get(depth).is_some_and(|frame| !is_initializer(frame));
        self.run_within(depth, inner, &mut |_| {})?;
        let begun = self.atomic_block_frame(self.current) == Some(depth);
        self.thread_mut().begun = begun;
        self.remark()?;
        self.begin_threads()
    }

    /// Runs on to the end of an atomic block, and tells somebody each operation before it is made. False if no end was
    /// found.
    pub(super) fn run_within(
        &mut self,
        depth: usize,
        inner: &mut InnerOperations,
        tell: &mut Listener<'_>,
    ) -> Result<bool, Stop> {
        let mut block = AtomicBlock { depth, seen: None };
        let mut left = LONGEST;
        let mut entered = false;
        for _ in 0..LONGEST {
            if !self.goes_on(&mut block) {
                if !self.is_in_function(depth) || self.run_function(&mut entered, &mut left)? {
                    return Ok(true);
                }
                if left == 0 {
                    return Ok(false);
                }
                continue;
            }
            // Up to what others could observe, or to the next call or return.
            let mut pausing = Pausing::before_operations_and_calls();
            self.advance_by(&mut pausing, &mut left)?;
            if left == 0 {
                return Ok(false);
            }
            if pausing.has_paused() && self.make_operation(depth, inner, tell)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Makes the operation that the running thread has stopped before. True if the block ends there: the thread gives
    /// way, as it does where it waits for something in a loop, or the exploration has to choose.
    fn make_operation(
        &mut self,
        depth: usize,
        inner: &mut InnerOperations,
        tell: &mut Listener<'_>,
    ) -> Result<bool, Stop> {
        let operation = self.operation(self.current);
        if operation == Operation::Sleep {
            return Ok(true);
        }
        tell(operation);
        let inside = self.look_inside(depth, inner);
        let mut pausing = Pausing::default();
        self.advance_by(&mut pausing, &mut 1)?;
        self.note_inside(inside, inner);
        Ok(pausing.has_paused())
    }

    /// Whether a call that begins with this operation does no more in one step: it looks whether the running thread was
    /// interrupted. If it is interrupted then, and what it would have to wait for comes too, it does not look again.
    pub(super) fn asks_for_interrupt(&self, operation: Operation) -> bool {
        let Operation::Access(access) = operation else { return false };
        let own = !access.write && access.object == self.thread().object;
        own && self.field_in(access.object, access.word()).is_some_and(|field| field.name == "interrupted")
    }

    /// Whether the running thread is still in an atomic block.
    fn goes_on(&self, block: &mut AtomicBlock) -> bool {
        let thread = self.thread();
        if thread.status != Status::Runnable || thread.frames.len() <= block.depth {
            return false;
        }
        let Some(frame) = thread.frame() else { return false };
        let at = (thread.frames.len(), frame.method.id);
        if block.seen != Some(at) {
            if self.leaves_block(frame, block.depth) {
                return false;
            }
            block.seen = Some(at);
        }
        true
    }

    /// Whether the frame on top is not part of the block below it.
    fn leaves_block(&self, top: &Frame, depth: usize) -> bool {
        let frames = &self.thread().frames;
        let last = frames.len() - 1;
        top.method.class.is_application()
            || last > depth && (self.is_apart(top, &frames[depth]) || self.is_apart_from_pool(frames, last))
    }
}

fn is_initializer(frame: &Frame) -> bool {
    matches!(frame.on_return, OnReturn::Initializer { .. })
}
