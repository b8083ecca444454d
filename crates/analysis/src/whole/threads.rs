//! The threads of a program, as far as they can be told apart: `main`, one for each statement that starts threads, and
//! one for everything that the class library calls.
//!
//! A method is executed by a thread root if calls lead to it from where the root enters own code; class initialisers
//! run in the thread that needs the class. Errs towards more: the library is taken to call in any number of threads at
//! once.

use super::place::{MethodNumber, Place};
use super::world::{Entry, World};
use crate::bits::Bits;

/// A thread root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RootNumber(pub u32);

/// Where threads come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RootKind {
    /// The thread that the launcher runs the main method in.
    Main,
    /// Threads that a statement of own code starts.
    Start(Place),
    /// Whatever threads the library calls own code in.
    Library,
}

/// Threads that are not told apart.
#[derive(Clone, Debug)]
pub struct Root {
    pub kind: RootKind,
    /// The own methods that its threads begin in.
    pub entries: Vec<MethodNumber>,
    /// Whether several of its threads may run at once.
    pub may_be_several: bool,
}

/// The thread roots of a world.
#[derive(Clone, Debug)]
pub struct Threads {
    roots: Vec<Root>,
    /// For each method the roots that may execute it.
    executed_by: Vec<Bits>,
}

impl Threads {
    pub fn of(world: &World) -> Threads {
        let roots = roots(world);
        let mut threads = Threads { roots, executed_by: vec![Bits::default(); world.methods().count()] };
        for number in 0..threads.roots.len() {
            let mut waiting = threads.roots[number].entries.clone();
            while let Some(method) = waiting.pop() {
                if threads.add(method, number as u32) {
                    for place in world.places(method) {
                        waiting.extend(world.targets(place).iter().chain(world.initializers(place)));
                    }
                }
            }
        }
        threads
    }

    fn add(&mut self, method: MethodNumber, root: u32) -> bool {
        let known = &mut self.executed_by[method.0 as usize];
        let is_new = !known.contains(root);
        known.insert(root);
        is_new
    }

    pub fn roots(&self) -> impl Iterator<Item = RootNumber> + use<> {
        (0..self.roots.len() as u32).map(RootNumber)
    }

    pub fn root(&self, root: RootNumber) -> &Root {
        &self.roots[root.0 as usize]
    }

    /// The roots that may execute a method.
    pub fn roots_of(&self, method: MethodNumber) -> impl Iterator<Item = RootNumber> {
        self.executed_by[method.0 as usize].iter().map(RootNumber)
    }

    /// The root of the threads that a statement starts.
    pub fn started_at(&self, place: Place) -> Option<RootNumber> {
        self.roots().find(|root| self.root(*root).kind == RootKind::Start(place))
    }
}

fn roots(world: &World) -> Vec<Root> {
    let mut main = Root { kind: RootKind::Main, entries: Vec::new(), may_be_several: false };
    let mut library = Root { kind: RootKind::Library, entries: Vec::new(), may_be_several: true };
    let mut started: Vec<Root> = Vec::new();
    for entry in world.entries() {
        match entry {
            Entry::Main(method) => main.entries.push(*method),
            Entry::Callback(method) => library.entries.push(*method),
            Entry::Thread { run, start } => match started.last_mut() {
                Some(last) if last.kind == RootKind::Start(*start) => last.entries.push(*run),
                _ => started.push(Root {
                    kind: RootKind::Start(*start),
                    entries: vec![*run],
                    may_be_several: !world.executes_once(*start),
                }),
            },
            Entry::Initializer { method, at_launch, by_library, .. } => {
                main.entries.extend(Some(*method).filter(|_| *at_launch));
                library.entries.extend(Some(*method).filter(|_| *by_library));
            }
        }
    }
    let mut roots = vec![main];
    roots.append(&mut started);
    roots.extend(Some(library).filter(|library| !library.entries.is_empty()));
    roots
}
