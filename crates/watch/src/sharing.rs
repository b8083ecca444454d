//! Who reads and who writes which objects: the ground of the dependency graph.

use crate::locks::moved;
use detect::{Dependencies, Role};
use rustc_hash::FxHashMap;

/// The threads that use one object.
#[derive(Default)]
struct Users {
    readers: Vec<Role>,
    writers: Vec<Role>,
}

/// So many uses are remembered in order not to look them up again; a power of two.
const RECENT: usize = 4096;

/// The uses of one run.
pub(crate) struct Sharing {
    users: FxHashMap<u32, Users>,
    recent: Vec<(u32, Role, bool)>,
    /// Objects that are gone and had several users.
    gone: Vec<Users>,
}

impl Default for Sharing {
    fn default() -> Sharing {
        Sharing { users: FxHashMap::default(), recent: vec![(0, Role(0), false); RECENT], gone: Vec::new() }
    }
}

impl Sharing {
    /// A thread uses an object.
    #[inline]
    pub(crate) fn note(&mut self, object: u32, role: Role, write: bool) {
        let mixed = object.wrapping_mul(0x9e37_79b1) ^ role.0.wrapping_mul(0x85eb_ca6b) ^ u32::from(write);
        let slot = mixed as usize % RECENT;
        if self.recent[slot] == (object, role, write) {
            return;
        }
        self.recent[slot] = (object, role, write);
        let users = self.users.entry(object).or_default();
        let list = if write { &mut users.writers } else { &mut users.readers };
        if !list.contains(&role) {
            list.push(role);
        }
    }

    /// Objects have moved, or are gone.
    pub(crate) fn moved(&mut self, place: &dyn Fn(u32) -> Option<u32>) {
        self.recent.fill((0, Role(0), false));
        let mut dead = Vec::new();
        let mut entries: Vec<(u32, Users)> = std::mem::take(&mut self.users).into_iter().collect();
        entries.sort_unstable_by_key(|(object, _)| *object);
        let (alive, gone): (Vec<_>, Vec<_>) = entries.into_iter().partition(|(object, _)| place(*object).is_some());
        dead.extend(gone.into_iter().map(|(_, users)| users).filter(Users::several));
        self.gone.append(&mut dead);
        self.users = moved(alive.into_iter().collect(), place);
    }

    /// The run is over: tells who depends on whom.
    pub(crate) fn tell(self, dependencies: &mut Dependencies, first_number: u64) -> u64 {
        let mut entries: Vec<(u32, Users)> = self.users.into_iter().collect();
        entries.sort_unstable_by_key(|(object, _)| *object);
        let alive = entries.into_iter().map(|(_, users)| users).filter(Users::several);
        let mut number = first_number;
        for users in self.gone.into_iter().chain(alive) {
            users.readers.iter().for_each(|role| dependencies.reads(*role, number));
            users.writers.iter().for_each(|role| dependencies.writes(*role, number));
            number += 1;
        }
        number
    }
}

impl Users {
    fn several(&self) -> bool {
        let mut all = self.readers.iter().chain(&self.writers);
        let first = all.next();
        all.any(|role| Some(role) != first)
    }
}
