//! Which methods are expanded where they are called, and which are sections of a process that are jumped to.
//!
//! `inline` reads best, but Spin expands calls in each other only so deep, and each call has its own copy. So a method
//! that is recursive, that has too many calls in each other, or that is long and called at several places becomes a
//! section; so does every method that calls one, because Spin gives each expansion labels of its own, to which nobody
//! outside can jump back.

use crate::body::Written;
use analysis::whole::MethodNumber;
use std::collections::{BTreeMap, BTreeSet};

/// Spin expands calls of `inline` in each other only so deep: 16 times in version 6.5.
const MOST_NESTED: usize = 12;

/// How many lines a method may have, with all that it calls, if it is called at several places.
const LONG: usize = 160;

/// How methods become text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Plan {
    /// Methods that are sections.
    sections: BTreeSet<MethodNumber>,
    /// For methods that may come to call themselves, which ones they may call each other with.
    circles: BTreeMap<MethodNumber, u32>,
}

impl Plan {
    pub(crate) fn is_section(&self, method: MethodNumber) -> bool {
        self.sections.contains(&method)
    }

    /// Whether a call may lead back to its caller.
    pub(crate) fn is_circular(&self, caller: MethodNumber, callee: MethodNumber) -> bool {
        let circle = |method: &MethodNumber| self.circles.get(method);
        circle(&caller).is_some() && circle(&caller) == circle(&callee)
    }

    /// The plan for the next writing: what was a section stays one.
    pub(crate) fn next(&self, written: &BTreeMap<MethodNumber, Written>) -> Plan {
        let graph = Graph { written };
        let mut plan = Plan { sections: self.sections.clone(), circles: graph.circles() };
        plan.sections.extend(plan.circles.keys());
        plan.sections.extend(graph.too_deep_or_long());
        loop {
            let calls_section =
                |(_, one): &(&MethodNumber, &Written)| one.callees.keys().any(|to| plan.is_section(*to));
            let found: Vec<MethodNumber> = written.iter().filter(calls_section).map(|(method, _)| *method).collect();
            let before = plan.sections.len();
            plan.sections.extend(found);
            if plan.sections.len() == before {
                return plan;
            }
        }
    }
}

/// Methods and what they call.
struct Graph<'w> {
    written: &'w BTreeMap<MethodNumber, Written>,
}

impl Graph<'_> {
    fn callees(&self, method: MethodNumber) -> impl Iterator<Item = (MethodNumber, usize)> + '_ {
        let callees = self.written.get(&method).into_iter().flat_map(|written| &written.callees);
        callees.map(|(callee, times)| (*callee, *times))
    }

    fn reached(&self, from: MethodNumber) -> BTreeSet<MethodNumber> {
        let mut reached = BTreeSet::new();
        let mut waiting = vec![from];
        while let Some(method) = waiting.pop() {
            waiting.extend(self.callees(method).map(|(callee, _)| callee).filter(|callee| reached.insert(*callee)));
        }
        reached
    }

    /// Methods that may come to call themselves; those with the same number call each other.
    fn circles(&self) -> BTreeMap<MethodNumber, u32> {
        let reached: BTreeMap<MethodNumber, BTreeSet<MethodNumber>> =
            self.written.keys().map(|method| (*method, self.reached(*method))).collect();
        let mut circles: BTreeMap<MethodNumber, u32> = BTreeMap::new();
        for (method, after) in reached.iter().filter(|(method, after)| after.contains(method)) {
            let among = after.iter().filter(|other| reached.get(other).is_some_and(|back| back.contains(method)));
            let first = among.min().map_or(method.0, |first| first.0);
            circles.insert(*method, first);
        }
        circles
    }

    /// Methods that cannot be expanded, or would make long texts.
    fn too_deep_or_long(&self) -> BTreeSet<MethodNumber> {
        let mut sizes: BTreeMap<MethodNumber, (usize, usize)> = BTreeMap::new();
        self.written.keys().for_each(|method| self.measure(*method, &mut sizes));
        let mut called: BTreeMap<MethodNumber, usize> = BTreeMap::new();
        for (callee, times) in self.written.keys().flat_map(|method| self.callees(*method)) {
            *called.entry(callee).or_default() += times;
        }
        let is_wanted = |(method, (height, lines)): &(&MethodNumber, &(usize, usize))| {
            *height > MOST_NESTED || *lines > LONG && called.get(method).is_some_and(|times| *times > 1)
        };
        sizes.iter().filter(is_wanted).map(|(method, _)| *method).collect()
    }

    /// How deep calls are nested below a method, and how many lines it has with them.
    fn measure(&self, method: MethodNumber, sizes: &mut BTreeMap<MethodNumber, (usize, usize)>) {
        if sizes.contains_key(&method) {
            return;
        }
        sizes.insert(method, (1, 0));
        let mut lines = self.written.get(&method).map_or(0, |written| written.text.len());
        let mut height = 1;
        for (callee, times) in self.callees(method) {
            self.measure(callee, sizes);
            let (below, more) = sizes[&callee];
            height = height.max(below + 1);
            lines = lines.saturating_add(more.saturating_mul(times));
        }
        sizes.insert(method, (height, lines));
    }
}
