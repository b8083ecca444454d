//! In which order threads stand in a symmetric form: by what each of them leads to.
//!
//! What is computed of a thread is the same in all states that differ only in who is who: it begins at the thread and
//! goes on in the order of the first visit, other threads being all alike. Threads that lead to the same stay in the
//! order of their start. Any order is right; this one brings most of the like states together.

use super::LeftOut;
use super::writer::Writer;
use crate::machine::Machine;
use crate::threads::thread::ThreadId;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// So many objects are looked at.
const MOST_OBJECTS: usize = 48;

/// The threads that live.
pub(super) fn of_threads(machine: &Machine, left_out: &LeftOut) -> Vec<ThreadId> {
    let living = machine.threads.ids().filter(|id| !machine.threads[*id].is_terminated());
    let mut order: Vec<(u64, ThreadId)> = living.map(|id| (look_of(machine, id, left_out), id)).collect();
    order.sort_unstable_by_key(|(look, id)| (*look, id.0));
    order.into_iter().map(|(_, id)| id).collect()
}

/// A number for what a thread leads to.
fn look_of(machine: &Machine, id: ThreadId, left_out: &LeftOut) -> u64 {
    let mut writer = Writer::of_one(machine, id, left_out);
    writer.write_thread(id);
    writer.write_objects(MOST_OBJECTS);
    let mut hasher = FxHasher::default();
    writer.into_parts().0.hash(&mut hasher);
    hasher.finish()
}
