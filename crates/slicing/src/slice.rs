//! The slice: what is kept, and for each statement the reason.

use crate::actions::{Action, Call};
use crate::called_back;
use crate::criterion::Criterion;
use crate::dependences::{Dependence, Index};
use crate::setting::Setting;
use analysis::whole::{MethodNumber, Place};
use std::collections::BTreeMap;

/// Why a statement is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    pub dependence: Dependence,
    /// The statement that depends on it; none for what was asked for.
    pub dependent: Option<Place>,
}

/// What is kept of a program.
pub struct Slice {
    kept: BTreeMap<Place, Reason>,
}

impl Slice {
    /// The slice for some criteria together.
    pub fn of(setting: &Setting<'_>, criteria: &[Criterion]) -> Slice {
        Slice::without(setting, criteria, &[])
    }

    /// The same with some dependences left out: what goes wrong without them, tests can see.
    pub fn without(setting: &Setting<'_>, criteria: &[Criterion], left_out: &[Dependence]) -> Slice {
        Slice::rounded(setting, criteria, left_out, &mut |_| Vec::new())
    }

    /// The same with what else is to be kept where something is kept, asked again until that is nothing new: a larger
    /// slice, which is as complete as the small one.
    pub fn rounded(
        setting: &Setting<'_>,
        criteria: &[Criterion],
        left_out: &[Dependence],
        more: &mut dyn FnMut(&Slice) -> Vec<Place>,
    ) -> Slice {
        let asks_endless_runs = criteria.iter().any(|criterion| matches!(criterion, Criterion::Values(_)));
        let index = Index::of(setting, asks_endless_runs);
        let mut slice = Slice { kept: BTreeMap::new() };
        let mut waiting = Vec::new();
        let seeds = criteria.iter().flat_map(|criterion| criterion.places(setting, &index));
        let seen = called_back::places(setting, &index).into_iter().map(|place| (place, Dependence::Library));
        for (place, dependence) in seeds.chain(for_library(setting)).chain(seen).collect::<Vec<_>>() {
            slice.keep(place, Reason { dependence, dependent: None }, &mut waiting);
        }
        let followed: Vec<Dependence> =
            Dependence::FOLLOWED.into_iter().filter(|dependence| !left_out.contains(dependence)).collect();
        loop {
            slice.close(setting, &index, &followed, &mut waiting);
            for place in more(&slice) {
                slice.keep(place, Reason { dependence: Dependence::Structure, dependent: None }, &mut waiting);
            }
            if waiting.is_empty() {
                return slice;
            }
        }
    }

    /// Keeps everything on which what waits depends.
    fn close(&mut self, setting: &Setting<'_>, index: &Index, followed: &[Dependence], waiting: &mut Vec<Place>) {
        while let Some(place) = waiting.pop() {
            for dependence in followed {
                let reason = Reason { dependence: *dependence, dependent: Some(place) };
                for needed in dependence.on(setting, index, place) {
                    self.keep(needed, reason, waiting);
                }
            }
        }
    }

    fn keep(&mut self, place: Place, reason: Reason, waiting: &mut Vec<Place>) {
        if let std::collections::btree_map::Entry::Vacant(entry) = self.kept.entry(place) {
            entry.insert(reason);
            waiting.push(place);
        }
    }

    /// Whether a statement is kept.
    pub fn keeps(&self, place: Place) -> bool {
        self.kept.contains_key(&place)
    }

    /// The first reason for which a statement is kept, if it is.
    pub fn reason(&self, place: Place) -> Option<Reason> {
        self.kept.get(&place).copied()
    }

    /// Whether anything of a method is kept.
    pub fn enters(&self, method: MethodNumber) -> bool {
        self.kept
            .range(Place { method, statement: flow::form::StatementId(0) }..)
            .next()
            .is_some_and(|(place, _)| place.method == method)
    }

    /// Why a statement is kept: from it to what was asked for.
    pub fn why(&self, place: Place) -> Vec<(Place, Reason)> {
        let mut chain = Vec::new();
        let mut at = Some(place);
        while let Some(place) = at {
            let Some(reason) = self.kept.get(&place) else { break };
            chain.push((place, *reason));
            at = reason.dependent;
        }
        chain
    }

    /// How many statements are kept.
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    /// Whether nothing is kept.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }
}

/// Calls of the library of which nothing is known may do anything: they stay. What is written to its fields, its own
/// code reads.
fn for_library<'a>(setting: &'a Setting<'_>) -> impl Iterator<Item = (Place, Dependence)> + 'a {
    let is_for_library = |place: &Place| match setting.actions.at(*place) {
        Action::Library(Call::Opaque) => true,
        Action::Write(field) => !setting.world.is_own(field.class),
        _ => false,
    };
    setting.places().filter(is_for_library).map(|place| (place, Dependence::Library))
}
