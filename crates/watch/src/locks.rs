//! Locks by what they are in every run, and their names.
//!
//! A lock that was made before the second thread, or that never moves, is known by its place, which is the same in
//! every run. Another one is known by who made it: the role of the thread, the site, and how many it made there before.
//! What was made out of sight (by the class library, or moved by the collector before anybody locked it) is known by
//! its class and by the order of first use, which may differ between runs: then orders of different runs may be mixed
//! up. Locks that the class library takes for itself alone are its own business: nobody is warned about those.

use detect::{Lock, Role};
use program::ClassRef;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use vm::{Machine, Reference};

/// What a lock is in every run.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Key {
    AtAddress(u32),
    Born { role: Role, method: u32, pc: u32, nth: u32 },
    Met { class: u32, nth: u32 },
}

/// The locks of all runs.
#[derive(Default)]
pub(crate) struct Locks {
    numbers: FxHashMap<Key, Lock>,
    names: Vec<String>,
    counts: FxHashMap<String, u32>,
    /// Those that code of the program takes, in some run.
    of_program: BTreeSet<Lock>,
}

/// The locks of one run, by their present places.
#[derive(Default)]
pub(crate) struct Present {
    known: FxHashMap<u32, Lock>,
    births: FxHashMap<u32, Key>,
    births_at: FxHashMap<(Role, u32, u32), u32>,
    met: FxHashMap<u32, u32>,
    /// Objects below lie where they lie in every run; everything does until there is a second thread.
    settled_below: Option<u32>,
}

impl Locks {
    /// The name for people.
    pub(crate) fn name(&self, lock: Lock) -> &str {
        &self.names[lock.0 as usize]
    }

    /// Code of the program takes it.
    pub(crate) fn take_by_program(&mut self, lock: Lock) {
        self.of_program.insert(lock);
    }

    /// Whether code of the program takes it, in some run.
    pub(crate) fn is_of_program(&self, lock: Lock) -> bool {
        self.of_program.contains(&lock)
    }

    fn number(&mut self, key: Key, machine: &Machine, object: Reference) -> Lock {
        if let Some(known) = self.numbers.get(&key) {
            return *known;
        }
        let lock = Lock(self.names.len() as u32);
        self.numbers.insert(key, lock);
        let name = self.name_of(machine, object);
        self.names.push(name);
        lock
    }

    fn name_of(&mut self, machine: &Machine, object: Reference) -> String {
        let class = machine.peek_class(object);
        if class == machine.known.class {
            return format!("class {}", machine.class_of_mirror(object).java_name());
        }
        if class.is_subclass_of(machine.known.thread) {
            return format!("thread {}", machine.name_in_thread(object));
        }
        if let Some(name) = static_name(machine, object) {
            return name;
        }
        let name = explore::type_name(class);
        // What the class library calls `ReentrantLock$NonfairSync`, the user calls `ReentrantLock`.
        let name = if class.is_of_jdk() { name.split('$').next().unwrap_or(&name).to_string() } else { name };
        let count = self.counts.entry(name.clone()).or_default();
        *count += 1;
        format!("{name}@{count}")
    }
}

impl Present {
    /// The number of a lock.
    pub(crate) fn lock(&mut self, locks: &mut Locks, machine: &Machine, object: Reference) -> Lock {
        if let Some(known) = self.known.get(&object.0) {
            return *known;
        }
        let key = self.key(machine, object);
        let lock = locks.number(key, machine, object);
        self.known.insert(object.0, lock);
        lock
    }

    fn key(&mut self, machine: &Machine, object: Reference) -> Key {
        if let Some(born) = self.births.get(&object.0) {
            return *born;
        }
        if machine.heap.is_immortal(object) || self.settled_below.is_none_or(|end| object.0 < end) {
            return Key::AtAddress(object.0);
        }
        let class = machine.heap.class_id(object).0;
        let nth = self.met.entry(class).or_default();
        *nth += 1;
        Key::Met { class, nth: *nth }
    }

    /// There is a second thread: from now on places depend on the schedule.
    pub(crate) fn settle(&mut self, machine: &Machine) {
        self.settled_below.get_or_insert(machine.heap.top());
    }

    /// An object was made.
    pub(crate) fn born(&mut self, object: u32, role: Role, method: u32, pc: u32) {
        let nth = self.births_at.entry((role, method, pc)).or_default();
        *nth += 1;
        self.births.insert(object, Key::Born { role, method, pc, nth: *nth });
    }

    /// Objects have moved, or are gone.
    pub(crate) fn moved(&mut self, place: &dyn Fn(u32) -> Option<u32>) {
        self.known = moved(std::mem::take(&mut self.known), place);
        self.births = moved(std::mem::take(&mut self.births), place);
        self.settled_below = self.settled_below.map(|_| 0);
    }
}

/// A table by places with its keys changed.
pub(crate) fn moved<V>(table: FxHashMap<u32, V>, place: &dyn Fn(u32) -> Option<u32>) -> FxHashMap<u32, V> {
    let mut entries: Vec<(u32, V)> = table.into_iter().collect();
    entries.sort_unstable_by_key(|(object, _)| *object);
    entries.into_iter().filter_map(|(object, value)| Some((place(object)?, value))).collect()
}

/// The static field of the program that holds the object, or a lock of the class library whose inner part it is.
fn static_name(machine: &Machine, object: Reference) -> Option<String> {
    let classes =
        (0..machine.program.class_count()).map(|number| machine.program.class(program::ClassId(number as u32)));
    for class in classes.filter(|class| class.is_application()) {
        let Some(mirror) = class.mirror() else { continue };
        for field in class.fields().iter().filter(|field| field.is_static() && field.is_reference()) {
            let held = Reference::from_slot(machine.heap.word(mirror + field.offset(machine.known.class)));
            if !held.is_null() && (held == object || is_part(machine, held, object)) {
                return Some(format!("{}.{}", simple(class), field.name));
            }
        }
    }
    None
}

/// Whether an object is the part of a lock of the class library that does the locking.
fn is_part(machine: &Machine, lock: Reference, part: Reference) -> bool {
    let class = machine.peek_class(lock);
    class.name.starts_with("java/util/concurrent/locks/")
        && Reference::from_slot(machine.named_field(lock, "sync")) == part
}

fn simple(class: ClassRef) -> String {
    let name = class.java_name();
    name.rsplit_once('.').map_or(name.as_str(), |(_, simple)| simple).to_string()
}
