//! Threads by what they are in every run: the how-many-eth thread that such a thread has started.

use detect::Role;
use rustc_hash::FxHashMap;

/// The roles that were met, with the name that the thread had last.
#[derive(Default)]
pub(crate) struct Roles {
    numbers: FxHashMap<(Role, u32), Role>,
    names: Vec<String>,
}

impl Roles {
    /// The first thread.
    pub(crate) const MAIN: Role = Role(0);

    /// The thread that a thread has started after so many others.
    pub(crate) fn started(&mut self, by: Role, after: u32) -> Role {
        if self.names.is_empty() {
            self.names.push(String::from("main"));
        }
        let next = Role(self.names.len() as u32);
        let role = *self.numbers.entry((by, after)).or_insert(next);
        if role == next {
            self.names.push(String::new());
        }
        role
    }

    pub(crate) fn set_name(&mut self, role: Role, name: String) {
        if let Some(known) = self.names.get_mut(role.0 as usize) {
            *known = name;
        }
    }

    pub(crate) fn name(&self, role: Role) -> &str {
        self.names.get(role.0 as usize).map_or("main", String::as_str)
    }
}
