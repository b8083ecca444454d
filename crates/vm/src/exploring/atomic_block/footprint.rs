//! What the next step of a thread does where it is an atomic block: the block is run, and taken back.
//!
//! As long as others do nothing that depends on these operations, the thread will do exactly the same. Errs by saying
//! `Opaque` where something was done that is no operation.

use crate::exploring::operation::Operation;
use crate::machine::Machine;
use crate::native::Stop;
use crate::state::reference::Reference;
use crate::threads::thread::{Status, ThreadId};
use library::classes::{FAIR_LOCKS, is_in};
use program::MethodRef;

/// The operations of a step, and how it ends.
#[derive(Clone, Debug, Default)]
pub struct Footprint {
    /// Each operation once, in the order in which they come first; without those on objects that the step makes itself.
    pub operations: Vec<Operation>,
    /// The call has to wait until somebody else ends that.
    pub waits: bool,
    /// For what, and where, if it does.
    pub wait: Option<LibraryWait>,
    /// It came by a fair lock, which keeps an order of those who wait.
    pub queues: bool,
}

/// A wait in the class library that nobody but another thread ends.
#[derive(Clone, Debug)]
pub struct LibraryWait {
    /// What the thread is parked for, or null.
    pub blocker: Reference,
    /// The methods of the class library that it is in, the innermost first.
    pub methods: Vec<MethodRef>,
}

impl Machine {
    /// What a thread, which can move, does in a step that is an atomic block; nothing if its next step is none.
    pub fn footprint(&mut self, id: ThreadId) -> Option<Footprint> {
        if !self.initializes_library_class(id) {
            self.atomic_block(id)?;
        }
        let mut footprint = self.undone(|machine| machine.begun_footprint(id));
        let top = self.heap.top();
        footprint.wait = footprint.wait.take().filter(|wait| wait.blocker.0 < top);
        footprint.operations.retain(|operation| operation.object().is_none_or(|object| object.0 < top));
        footprint.queues = footprint.operations.iter().any(|operation| self.touches_fair_lock(*operation));
        Some(footprint)
    }

    /// Whether a thread stands before an initialiser of the JDK: that is one step.
    pub fn initializes_library_class(&self, id: ThreadId) -> bool {
        matches!(self.operation(id), Operation::Initialize(class) if class.is_of_jdk())
    }

    /// Makes the step as far as its block goes.
    fn begun_footprint(&mut self, id: ThreadId) -> Footprint {
        let operation = self.operation(id);
        self.save_thread(id);
        self.current = id;
        let mut footprint = Footprint::default();
        // What is done with another alternative is not looked at.
        if matches!(operation, Operation::Notify { .. }) || self.is_interrupted_late(id) {
            footprint.note(Operation::Opaque);
        }
        if self.follow_block(operation, &mut footprint).is_err() {
            footprint.note(Operation::Opaque);
        }
        footprint.waits = matches!(self.thread().status, Status::Parked { deadline: None });
        footprint.wait = footprint.waits.then(|| self.library_wait());
        footprint
    }

    /// What the running thread, which is parked, waits for.
    fn library_wait(&self) -> LibraryWait {
        let thread = self.thread();
        let library = thread.frames.iter().rev().map(|frame| frame.method);
        let methods = library.take_while(|method| !method.class.is_application()).collect();
        LibraryWait { blocker: Reference::from_slot(self.named_field(thread.object, "parkBlocker")), methods }
    }

    fn touches_fair_lock(&self, operation: Operation) -> bool {
        let Operation::Access(access) = operation else { return false };
        is_in(FAIR_LOCKS, self.peek_class(access.object).name)
    }

    fn follow_block(&mut self, operation: Operation, footprint: &mut Footprint) -> Result<(), Stop> {
        // Nobody is told of what has not happened.
        let mut inner = None;
        let Some((operation, block)) = self.begin_step(operation, 0, &mut inner)? else {
            footprint.note(Operation::Opaque);
            return Ok(());
        };
        footprint.note(operation);
        if self.asks_for_interrupt(operation) {
            return Ok(());
        }
        let Some(depth) = self.block_that_goes_on(operation, block) else {
            // An initialiser that has nothing to run, or has to wait.
            let done = matches!(operation, Operation::Initialize(class) if self.has_initialized(class));
            if !done {
                footprint.note(Operation::Opaque);
            }
            return Ok(());
        };
        let ended = self.run_within(depth, &mut inner, &mut |operation| {
            // What is no operation, but was stopped before, may be anything.
            footprint.note(if operation == Operation::Local { Operation::Opaque } else { operation });
        })?;
        let left_undone = matches!(operation, Operation::Initialize(class) if !self.has_initialized(class));
        if !ended || left_undone {
            footprint.note(Operation::Opaque);
        }
        Ok(())
    }
}

impl Footprint {
    fn note(&mut self, operation: Operation) {
        if !self.operations.contains(&operation) {
            self.operations.push(operation);
        }
    }
}
