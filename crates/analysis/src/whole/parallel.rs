//! Which statements may happen in parallel: in different threads, neither surely before the other.
//!
//! Statements of different thread roots, or of a root with several threads, may happen in parallel, except where one of
//! two orders is certain (as in Naumovich, Avrunin and Clarke, ESEC/FSE 1999, but with simpler rules):
//! - what a thread does before it starts another happens before all of that (`before`): the statements that cannot be
//!   reached any more from the start, in the only thread that executes it;
//! - what follows a `join` of the only thread that a statement starts happens after all of that (`after`).
//!
//! Errs towards yes.

mod after;
mod before;

use super::place::Place;
use super::threads::{RootKind, RootNumber, Threads};
use super::world::World;
use after::after_join;
use before::reached_from;

/// Statements, by method and by number.
#[derive(Clone, Debug)]
pub(super) struct PlaceSet {
    members: Vec<Vec<bool>>,
}

impl PlaceSet {
    fn none(world: &World) -> PlaceSet {
        PlaceSet { members: world.methods().map(|method| vec![false; world.places(method).count()]).collect() }
    }

    fn contains(&self, place: Place) -> bool {
        self.members[place.method.0 as usize][place.statement.0 as usize]
    }

    /// Whether it is new.
    fn insert(&mut self, place: Place) -> bool {
        !std::mem::replace(&mut self.members[place.method.0 as usize][place.statement.0 as usize], true)
    }
}

/// What is known of the order of one thread root.
struct Order {
    /// The only thread that starts it, and what that may still execute from then on.
    starter: Option<(RootNumber, PlaceSet)>,
    /// What is executed only after its end.
    after: Option<PlaceSet>,
}

/// What may happen in parallel.
pub struct Parallel {
    threads: Threads,
    orders: Vec<Order>,
}

impl Parallel {
    pub fn of(world: &World) -> Parallel {
        let threads = Threads::of(world);
        let orders = threads.roots().map(|root| order(world, &threads, root)).collect();
        Parallel { threads, orders }
    }

    pub fn threads(&self) -> &Threads {
        &self.threads
    }

    /// Whether two statements may be executed at once by two threads; of a call, the whole of it.
    pub fn may_happen_in_parallel(&self, one: Place, other: Place) -> bool {
        let pairs = |first: RootNumber| {
            self.threads.roots_of(other.method).any(|second| self.may_meet((one, first), (other, second)))
        };
        self.threads.roots_of(one.method).any(pairs)
    }

    fn may_meet(&self, one: (Place, RootNumber), other: (Place, RootNumber)) -> bool {
        if one.1 == other.1 {
            return self.threads.root(one.1).may_be_several;
        }
        !self.is_ordered(one, other.1) && !self.is_ordered(other, one.1)
    }

    /// Whether what one thread executes at a place is before or after everything in another root.
    fn is_ordered(&self, (place, root): (Place, RootNumber), other: RootNumber) -> bool {
        let is_after = self.orders[other.0 as usize].after.as_ref().is_some_and(|after| after.contains(place));
        is_after || self.is_before(place, root, other)
    }

    /// Whether a thread executes a place only before a root is started, or before the thread that starts it.
    fn is_before(&self, place: Place, root: RootNumber, other: RootNumber) -> bool {
        let mut other = other;
        while let Some((starter, reached)) = &self.orders[other.0 as usize].starter {
            if *starter == root {
                return !reached.contains(place);
            }
            other = *starter;
        }
        false
    }
}

fn order(world: &World, threads: &Threads, root: RootNumber) -> Order {
    let known = threads.root(root);
    let RootKind::Start(start) = known.kind else { return Order { starter: None, after: None } };
    let mut starters = threads.roots_of(start.method);
    let starter = starters.next().filter(|_| starters.next().is_none());
    let starter = starter.filter(|starter| !threads.root(*starter).may_be_several);
    let starter = starter.map(|starter| (starter, reached_from(world, start)));
    let after = if known.may_be_several { None } else { after_join(world, start) };
    Order { starter, after }
}
