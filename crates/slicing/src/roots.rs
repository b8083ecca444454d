//! Which threads may execute a method: by where they begin.
//!
//! The main thread, each place where threads are started, and the library, which may call back in any thread and in
//! several at once. Errs towards more threads.

use analysis::whole::{Entry, MethodNumber, Place, World};
use std::collections::BTreeSet;

/// Where a thread begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Root {
    Main,
    Started(Place),
    Library,
}

/// For each method the threads that may execute it.
pub(crate) struct Roots {
    of_method: Vec<BTreeSet<Root>>,
    /// Places that may start several threads.
    several: BTreeSet<Place>,
}

impl Roots {
    pub(crate) fn of(world: &World) -> Roots {
        let mut roots = Roots { of_method: vec![BTreeSet::new(); world.methods().count()], several: BTreeSet::new() };
        for entry in world.entries() {
            match entry {
                Entry::Main(method) => roots.spread(world, *method, Root::Main),
                Entry::Thread { run, start } => {
                    if !world.executes_once(*start) {
                        roots.several.insert(*start);
                    }
                    roots.spread(world, *run, Root::Started(*start));
                }
                Entry::Callback(method) => roots.spread(world, *method, Root::Library),
                Entry::Initializer { method, at_launch, by_library, .. } => {
                    if *at_launch {
                        roots.spread(world, *method, Root::Main);
                    }
                    if *by_library {
                        roots.spread(world, *method, Root::Library);
                    }
                }
            }
        }
        roots
    }

    fn spread(&mut self, world: &World, method: MethodNumber, root: Root) {
        let mut waiting = vec![method];
        while let Some(method) = waiting.pop() {
            if self.of_method[method.0 as usize].insert(root) {
                for place in world.places(method) {
                    waiting.extend(world.targets(place));
                    waiting.extend(world.initializers(place));
                }
            }
        }
    }

    /// Whether two methods may be executed by one thread.
    pub(crate) fn share_thread(&self, one: MethodNumber, other: MethodNumber) -> bool {
        let (one, other) = (&self.of_method[one.0 as usize], &self.of_method[other.0 as usize]);
        !one.is_disjoint(other) || one.contains(&Root::Library) || other.contains(&Root::Library)
    }

    /// Whether two methods may be executed by different threads.
    pub(crate) fn are_in_different_threads(&self, one: MethodNumber, other: MethodNumber) -> bool {
        let (one, other) = (&self.of_method[one.0 as usize], &self.of_method[other.0 as usize]);
        let may_differ = |first: &Root, second: &Root| match (first, second) {
            (Root::Main, Root::Main) => false,
            (Root::Started(one), Root::Started(other)) => one != other || self.several.contains(one),
            _ => true,
        };
        one.iter().any(|first| other.iter().any(|second| may_differ(first, second)))
    }
}
