//! Expensive checks of an exploration (feature `expensive-checks`; see `vm::expensive` for those of the machine).
//!
//! - The choices of a state are the same when they are asked for a second time.
//! - What a thread is about to do in the program's own code was foreseen by the future that the reduction had of it one step before.
//!
//! A check that fails panics and says what was being done.

use crate::explorer::Explorer;
use crate::threads::living;
use analysis::{Effects, Flag};
use model::{Choice, TransitionSystem};
use std::rc::Rc;
use vm::exploring::{Access, Operation};
use vm::{Machine, Phase, Reference, ThreadId};

/// Whether the checks are made.
pub(crate) const ON: bool = cfg!(feature = "expensive-checks");

/// The futures of the threads that lived before a step.
pub(crate) type Futures = Vec<(ThreadId, Rc<Effects>)>;

impl Explorer {
    /// Asks for the choices of the present state once more: the answer must be the same.
    pub(crate) fn ask_again(&mut self, wish: Option<u32>, choices: &[Choice], sufficient: usize) {
        if std::mem::replace(&mut self.asking_again, true) {
            return;
        }
        (self.surveyed, self.unwanted) = (false, wish);
        let mut again = Vec::new();
        let sufficient_again = self.choices(&mut again);
        self.asking_again = false;
        let same = (choices, sufficient) == (&again[..], sufficient_again);
        assert!(same, "the choices of a state change when they are asked for again: {choices:?}, {again:?}");
    }

    /// What the reduction takes the threads to be able to do.
    pub(crate) fn futures_to_check(&mut self) -> Futures {
        let Some(reduction) = self.reduction.as_mut().filter(|_| ON) else { return Futures::new() };
        let machine = &self.machine;
        living(machine).map(|id| (id, reduction.future_now(machine, id))).collect()
    }

    /// Looks whether what threads stand before now was foreseen.
    pub(crate) fn check_foreseen(&self, futures: &Futures) {
        for (id, future) in futures {
            let thread = &self.machine.threads[id.0 as usize];
            let own = thread.frame().is_some_and(|frame| frame.method.class.is_application());
            if thread.is_terminated() || thread.phase != Phase::Body || !own {
                continue;
            }
            let operation = self.machine.operation(*id);
            // Every thread is taken to enter the monitor of its own object.
            if operation == Operation::Enter(thread.object) {
                continue;
            }
            let place = self.machine.place();
            assert!(
                foresees(&self.machine, future, operation),
                "{operation:?} at {place} was not foreseen: {future:?}"
            );
        }
    }
}

fn foresees(machine: &Machine, future: &Effects, operation: Operation) -> bool {
    let waits = Flag::WAITS | Flag::JOINS;
    match operation {
        Operation::Access(access) => foresees_access(machine, future, access),
        Operation::Enter(on) => future.has(waits) || foresees_lock(machine, future, on),
        Operation::Wait(_) => future.has(waits),
        Operation::Notify { .. } => future.has(Flag::NOTIFIES),
        Operation::Make => future.has(Flag::MAKES),
        Operation::Start(_) => future.has(Flag::STARTS),
        Operation::Join(_) => future.has(Flag::JOINS),
        Operation::Interrupt(_) => future.has(Flag::INTERRUPTS),
        Operation::Sleep => future.has(Flag::SLEEPS),
        Operation::Hash => future.has(Flag::HASHES),
        Operation::Initialize(class) => future.initializes(class),
        // Also said of copies of arrays and of instructions that are not resolved yet; others are only met within the library.
        _ => true,
    }
}

fn foresees_lock(machine: &Machine, future: &Effects, on: Reference) -> bool {
    let class = machine.peek_class(on);
    let by_mirror = || future.locks_mirror(machine.class_of_mirror(on));
    future.locks(class) && (class != machine.known.class || by_mirror())
}

fn foresees_access(machine: &Machine, future: &Effects, access: Access) -> bool {
    let class = machine.peek_class(access.object);
    if let Some(component) = class.component() {
        let kind = component.descriptor().bytes().next().unwrap_or(b'L');
        return if access.write { future.writes_array(kind) } else { future.reads_array(kind) };
    }
    let Some(field) = machine.field_in(access.object, access.word()) else { return false };
    if access.write { future.writes_field(field) } else { future.reads_field(field) }
}
