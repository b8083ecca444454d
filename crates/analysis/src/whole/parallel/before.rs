//! What a thread may still execute from a statement on: forward through calls and returns, without contexts.

use super::PlaceSet;
use crate::whole::place::{MethodNumber, Place};
use crate::whole::world::{Entry, World};

/// The statement itself, the calls that it is a part of, and all that may follow in the same thread.
pub(super) fn reached_from(world: &World, start: Place) -> PlaceSet {
    let mut search = Search { world, reached: PlaceSet::none(world), whole: vec![false; world.methods().count()] };
    search.reached.insert(start);
    search.follow(start);
    search.reached
}

struct Search<'a> {
    world: &'a World,
    reached: PlaceSet,
    /// Methods that may be called from the beginning.
    whole: Vec<bool>,
}

impl Search<'_> {
    /// What may follow a statement, also behind the return of its method.
    fn follow(&mut self, from: Place) {
        let mut returned: Vec<Place> = vec![from];
        let mut has_returned = vec![false; self.whole.len()];
        while let Some(place) = returned.pop() {
            let returns = self.follow_within(place);
            let MethodNumber(method) = place.method;
            if returns && !std::mem::replace(&mut has_returned[method as usize], true) {
                let callers = self.callers(place.method);
                callers.iter().for_each(|caller| self.reach(*caller));
                returned.extend(callers);
            }
        }
    }

    fn callers(&self, method: MethodNumber) -> Vec<Place> {
        let mut callers = self.world.callers(method).to_vec();
        for entry in self.world.entries() {
            match entry {
                Entry::Initializer { method: initializer, triggers, .. } if *initializer == method => {
                    callers.extend(triggers);
                }
                _ => {}
            }
        }
        callers
    }

    /// What may follow a statement in its method; whether that may return. After a class initialiser that the launcher
    /// runs, other ones and the main method follow.
    fn follow_within(&mut self, from: Place) -> bool {
        let control = &self.world.method(from.method).control;
        let mut waiting: Vec<_> = control.successors(from.statement).collect();
        let mut seen = vec![false; control.end().0 as usize + 1];
        let mut returns = false;
        while let Some(statement) = waiting.pop() {
            if std::mem::replace(&mut seen[statement.0 as usize], true) {
                continue;
            }
            if statement == control.end() {
                returns = true;
                continue;
            }
            self.reach(Place { method: from.method, statement });
            waiting.extend(control.successors(statement));
        }
        if returns && self.is_launched(from.method) {
            let launched = self.world.methods().filter(|method| self.is_launched(*method));
            self.enter(launched.chain(self.world.main()).collect());
        }
        returns
    }

    fn is_launched(&self, method: MethodNumber) -> bool {
        let is_it =
            |entry: &Entry| matches!(entry, Entry::Initializer { method: one, at_launch: true, .. } if *one == method);
        self.world.entries().iter().any(is_it)
    }

    fn reach(&mut self, place: Place) {
        self.reached.insert(place);
        let callees = self.world.targets(place).iter().chain(self.world.initializers(place));
        self.enter(callees.copied().collect());
    }

    /// Methods that may be executed as a whole.
    fn enter(&mut self, methods: Vec<MethodNumber>) {
        let mut waiting = methods;
        while let Some(method) = waiting.pop() {
            if std::mem::replace(&mut self.whole[method.0 as usize], true) {
                continue;
            }
            for place in self.world.places(method) {
                self.reached.insert(place);
                waiting.extend(self.world.targets(place).iter().chain(self.world.initializers(place)));
            }
        }
    }
}
