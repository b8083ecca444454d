//! Expensive checks of an exploration (feature `expensive-checks`; see `vm::expensive` for those of the machine).
//!
//! - The choices of a state are the same when they are asked for a second time.
//! - What a thread is about to do in the program's own code was foreseen by the may-effects that the reduction had of
//!   it one step before.
//!
//! A check that fails panics and says what was being done.

use crate::explorer::Explorer;
use crate::threads::living;
use analysis::{Effects, Flag, Manner};
use model::{Choice, TransitionSystem};
use std::rc::Rc;
use vm::exploring::{Access, Operation};
use vm::{Machine, Phase, Reference, ThreadId};

/// Whether the checks are made.
pub(crate) const ON: bool = cfg!(feature = "expensive-checks");

/// The may-effects of the threads that lived before a step.
pub(crate) type MayEffects = Vec<(ThreadId, Rc<Effects>)>;

impl Explorer {
    /// Asks for the choices of the present state once more: the answer must be the same.
    pub(crate) fn ask_again(&mut self, wish: Option<u32>, choices: &[Choice], persistent: usize) {
        if std::mem::replace(&mut self.asking_again, true) {
            return;
        }
        (self.surveyed, self.unwanted) = (false, wish);
        let mut again = Vec::new();
        let sufficient_again = self.choices(&mut again);
        self.asking_again = false;
        let same = (choices, persistent) == (&again[..], sufficient_again);
        assert!(same, "the choices of a state change when they are asked for again: {choices:?}, {again:?}");
    }

    /// What the reduction takes the threads to be able to do.
    pub(crate) fn may_effects_to_check(&mut self) -> MayEffects {
        let Some(reduction) = self.reduction.as_mut().filter(|_| ON) else { return MayEffects::new() };
        let machine = &self.machine;
        living(machine).map(|id| (id, reduction.may_effects_now(machine, id))).collect()
    }

    /// Looks whether what threads stand before now was foreseen.
    pub(crate) fn check_foreseen(&self, may_effects: &MayEffects) {
        for (id, may_effects) in may_effects {
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
                foresees(&self.machine, *id, may_effects, operation),
                "{operation:?} at {place} was not foreseen: {may_effects:?}"
            );
        }
    }
}

fn foresees(machine: &Machine, id: ThreadId, may_effects: &Effects, operation: Operation) -> bool {
    let own = machine.threads[id.0 as usize].object;
    let waits = Flag::WAITS | Flag::JOINS;
    match operation {
        Operation::Access(access) => foresees_access(machine, id, may_effects, access),
        Operation::Enter(on) => may_effects.has(waits) || foresees_lock(machine, may_effects, on),
        Operation::Wait(_) => may_effects.has(waits),
        Operation::Notify { .. } => may_effects.has(Flag::NOTIFIES),
        Operation::Make => may_effects.has(Flag::MAKES),
        Operation::Start(_) => may_effects.has(Flag::STARTS),
        Operation::Join(_) => may_effects.has(Flag::JOINS),
        Operation::Interrupt(object) if object == own => may_effects.has(Flag::INTERRUPTS | Flag::INTERRUPTS_ITSELF),
        Operation::Interrupt(_) => may_effects.has(Flag::INTERRUPTS),
        Operation::Sleep => may_effects.has(Flag::SLEEPS),
        Operation::Hash => may_effects.has(Flag::HASHES),
        Operation::Initialize(class) => may_effects.initializes(class),
        // Also said of copies of arrays and of instructions that are not resolved yet; others are only met within the
        // library.
        _ => true,
    }
}

fn foresees_lock(machine: &Machine, may_effects: &Effects, on: Reference) -> bool {
    let class = machine.peek_class(on);
    let by_mirror = || may_effects.locks_mirror(machine.class_of_mirror(on));
    may_effects.locks(class) && (class != machine.known.class || by_mirror())
}

fn foresees_access(machine: &Machine, id: ThreadId, may_effects: &Effects, access: Access) -> bool {
    let class = machine.peek_class(access.object);
    if let Some(component) = class.component() {
        let kind = component.descriptor().bytes().next().unwrap_or(b'L');
        return if access.write { may_effects.writes_array(kind) } else { may_effects.reads_array(kind) };
    }
    let Some(field) = machine.field_in(access.object, access.word()) else { return false };
    let excluded = |manner: Manner| match manner {
        Manner::Any => false,
        Manner::OwnThread => access.object != machine.threads[id.0 as usize].object,
        Manner::Locked => machine.heap.lock_word(access.object).owner() != Some(id.0),
    };
    match access.write {
        true => may_effects.writes_field_except(field, &excluded),
        false => may_effects.reads_field_except(field, &excluded),
    }
}
