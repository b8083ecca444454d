//! Which monitors a thread may still come to enter or leave.

use super::{DependenceContext, is_held_by};
use analysis::{Effects, Flag};
use vm::{Reference, Status};

impl DependenceContext<'_, '_> {
    /// Whether a thread may come to enter a monitor, also that of a thread object in `join` and `start`, and after a
    /// wait; or to leave it, which matters where others are seen to find it held.
    pub(super) fn may_lock(&mut self, effects: &Effects, other: usize, on: Reference) -> bool {
        self.may_lock_without_code(effects, other, on) || self.may_lock_by_code(effects, other, on)
    }

    /// Whether a thread enters or leaves a monitor that it has in hand, or by the lives of threads.
    pub(in crate::reduction) fn may_lock_without_code(
        &mut self,
        effects: &Effects,
        other: usize,
        on: Reference,
    ) -> bool {
        let machine = self.scene.machine;
        let is_thread = machine.peek_class(on).is_subclass_of(machine.known.thread);
        let by_life = is_thread && effects.has(Flag::JOINS | Flag::STARTS);
        // A thread enters the monitor of its own object when it ends.
        self.has_in_hand(other, on)
            || machine.threads[self.scene.statuses[other].id.0 as usize].object == on
            || by_life && self.gets_at(other, on)
    }

    /// Whether a thread may come to enter or leave the monitor of a group of threads, as others do when they are made,
    /// started and ended.
    pub(super) fn may_lock_group(&mut self, effects: &Effects, other: usize) -> bool {
        let machine = self.scene.machine;
        if !machine.locks_groups() {
            return false;
        }
        let enters = effects.locks(machine.known.thread_group);
        match machine.only_groups() {
            Some(groups) => {
                groups.into_iter().any(|group| self.has_in_hand(other, group) || enters && self.gets_at(other, group))
            }
            None => true,
        }
    }

    /// Whether a thread holds a monitor, or enters it again when its wait there is over.
    fn has_in_hand(&self, other: usize, on: Reference) -> bool {
        let (machine, id) = (self.scene.machine, self.scene.statuses[other].id);
        let status = machine.threads[id.0 as usize].status;
        let returns =
            matches!(status, Status::Waiting { on: waits, .. } | Status::Reacquiring { on: waits, .. } if waits == on);
        returns || is_held_by(machine, on, id)
    }

    /// Whether a thread may come to enter a monitor by a block or a synchronized method.
    pub(super) fn may_lock_by_code(&mut self, effects: &Effects, other: usize, on: Reference) -> bool {
        let machine = self.scene.machine;
        let class = machine.peek_class(on);
        if class == machine.known.class {
            return effects.locks_mirror(machine.class_of_mirror(on));
        }
        effects.locks(class) && self.gets_at(other, on)
    }
}
