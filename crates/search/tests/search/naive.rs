//! What a toy can do, found out in the plainest way: sets, work lists and repetition until nothing changes. Shares no
//! code with the searches.

use model::{Choice, Step};
use search::toys::Toy;
use std::collections::{BTreeMap, BTreeSet};

/// Everything that can happen in a toy.
pub(crate) struct Naive<S> {
    pub(crate) states: BTreeSet<S>,
    pub(crate) ends: BTreeSet<S>,
    pub(crate) transitions: u64,
    pub(crate) discarded: u64,
    pub(crate) unsupported: BTreeSet<String>,
    /// For each violation the length of a shortest run to it.
    pub(crate) shortest: BTreeMap<String, u64>,
    /// For each violation the fewest preemptions of a run to it.
    pub(crate) fewest_preemptions: BTreeMap<String, u64>,
    /// The violations that do not stop a search.
    pub(crate) minor: BTreeSet<String>,
}

impl<S> Naive<S> {
    pub(crate) fn names(&self) -> Vec<String> {
        self.shortest.keys().cloned().collect()
    }

    /// The violations that stop a search for one; if there are none, the others.
    pub(crate) fn gravest(&self) -> Vec<String> {
        let grave: Vec<_> = self.names().into_iter().filter(|name| !self.minor.contains(name)).collect();
        if grave.is_empty() { self.names() } else { grave }
    }
}

pub(crate) fn enumerate<T: Toy>(toy: &T) -> Naive<T::State> {
    let mut naive = Naive {
        states: BTreeSet::new(),
        ends: BTreeSet::new(),
        transitions: 0,
        discarded: 0,
        unsupported: BTreeSet::new(),
        shortest: costs(toy, |_, _, _| 1),
        fewest_preemptions: costs(toy, |state, last, choice| preemptions(toy, state, last, choice)),
        minor: BTreeSet::new(),
    };
    let mut work = vec![toy.start()];
    while let Some(state) = work.pop() {
        if naive.states.insert(state.clone()) {
            work.extend(visit(toy, state, &mut naive));
        }
    }
    naive
}

fn visit<T: Toy>(toy: &T, state: T::State, naive: &mut Naive<T::State>) -> Vec<T::State> {
    let choices = toy.choices(&state);
    naive.transitions += choices.len() as u64;
    if choices.is_empty() {
        naive.ends.insert(state.clone());
    }
    naive.minor.extend(toy.inspect(&state).filter(|flaw| flaw.minor).map(|flaw| flaw.name));
    let mut targets = Vec::new();
    for choice in choices {
        let mut target = state.clone();
        match toy.step(&mut target, choice) {
            Step::Done => targets.push(target),
            Step::Violated(flaw) => {
                targets.push(target);
                naive.minor.extend(flaw.minor.then_some(flaw.name));
            }
            Step::Discarded => naive.discarded += 1,
            Step::Unsupported(what) => drop(naive.unsupported.insert(what)),
        }
    }
    targets
}

fn preemptions<T: Toy>(toy: &T, state: &T::State, last: Option<u32>, choice: Choice) -> u64 {
    let Some(last) = last else { return 0 };
    let could_go_on = toy.choices(state).iter().any(|other| other.agent == last);
    u64::from(choice.agent != last && could_go_on && !toy.yields(state, last))
}

/// For each violation the least sum of what the steps to it cost.
fn costs<T: Toy>(toy: &T, cost: impl Fn(&T::State, Option<u32>, Choice) -> u64) -> BTreeMap<String, u64> {
    let mut reached = BTreeMap::from([((toy.start(), None), 0)]);
    let mut violations = BTreeMap::new();
    let mut changed = true;
    while changed {
        changed = false;
        for ((state, last), so_far) in reached.clone() {
            let choices = toy.choices(&state);
            let ending = if choices.is_empty() { toy.end(&state) } else { None };
            for flaw in toy.inspect(&state).into_iter().chain(ending) {
                lower(&mut violations, flaw.name, so_far);
            }
            for choice in choices {
                let total = so_far + cost(&state, last, choice);
                let mut target = state.clone();
                match toy.step(&mut target, choice) {
                    Step::Done => {}
                    Step::Violated(flaw) => drop(lower(&mut violations, flaw.name, total)),
                    Step::Discarded | Step::Unsupported(_) => continue,
                }
                changed |= lower(&mut reached, (target, Some(choice.agent)), total);
            }
        }
    }
    violations
}

fn lower<K: Ord>(costs: &mut BTreeMap<K, u64>, key: K, cost: u64) -> bool {
    let known = costs.get(&key).is_some_and(|&known| known <= cost);
    if !known {
        costs.insert(key, cost);
    }
    !known
}
