//! The exact store: every state is kept, compressed without loss, and can be rebuilt.
//!
//! Follows: Laarman, van de Pol, Weber, "Parallel recursive state compression for free" (SPIN 2011), for the tree of interned pairs;
//! van der Berg, "Recursive variable-length state compression for multi-core software model checking" (arXiv 2007.12174), for states
//! of varying length; Collapse for the leaves. A state is a sequence of components; each is replaced by its number, neighbouring
//! numbers are replaced by the number of their pair, level by level, until one pair is left: the root. States that differ little
//! share all but a few pairs.
//! Deviates: a number in a pair says itself whether it names a component or a pair, so a tree describes its own shape and no lengths
//! are kept; one table for the inner pairs of all levels; the tree of the state before is remembered, and what did not change since
//! is not looked up again.
//! Invariants: the shape of a tree depends on the number of components only, hence equal states have equal roots; and a root has only
//! one reading, hence equal roots mean equal states.

use super::components::Components;
use super::pairs::Pairs;
use super::{Full, Insertion, StateId, Store};
use model::StateVector;

/// A store that forgets nothing.
pub struct Exact {
    components: Components,
    inner: Pairs,
    roots: Pairs,
    tags: Pairs,
    /// The state inserted before, and the levels of its tree from the leaves upwards.
    before: StateVector,
    levels_before: Vec<Vec<u32>>,
    /// The levels being built; kept to reuse their memory.
    levels: Vec<Vec<u32>>,
}

/// Distinguishes a pair from a component.
const PAIR: u32 = 1 << 31;

/// Stands for the missing side of a root, where the state has fewer than two components. No pair has this name.
const NOTHING: u32 = u32::MAX;

impl Exact {
    /// An empty store.
    pub fn new() -> Exact {
        Exact {
            components: Components::new(),
            inner: Pairs::new(),
            roots: Pairs::new(),
            tags: Pairs::new(),
            before: StateVector::new(),
            levels_before: vec![Vec::new()],
            levels: vec![Vec::new()],
        }
    }

    /// Replaces components by their numbers.
    fn number_components(&mut self, vector: &StateVector) -> Result<(), Full> {
        let leaves = &mut self.levels[0];
        leaves.clear();
        for (index, component) in vector.components().enumerate() {
            let same = self.before.component(index) == Some(component);
            leaves.push(if same { self.levels_before[0][index] } else { self.components.intern(component)? });
        }
        Ok(())
    }

    /// Replaces neighbours by their pair, level by level, until at most two numbers are left. Answers their level.
    fn fold(&mut self) -> Result<usize, Full> {
        let mut top = 0;
        while self.levels[top].len() > 2 {
            top += 1;
            if self.levels.len() == top {
                self.levels.push(Vec::new());
                self.levels_before.push(Vec::new());
            }
            self.fold_level(top)?;
        }
        Ok(top)
    }

    fn fold_level(&mut self, level: usize) -> Result<(), Full> {
        let (lower, upper) = self.levels.split_at_mut(level);
        let (children, parents) = (&lower[level - 1], &mut upper[0]);
        let (before, parents_before) = (&self.levels_before[level - 1], &self.levels_before[level]);
        parents.clear();
        let (pairs, odd) = children.as_chunks::<2>();
        for (index, pair) in pairs.iter().enumerate() {
            let same = before.get(2 * index..2 * index + 2) == Some(pair) && index < parents_before.len();
            let parent = if same { parents_before[index] } else { PAIR | self.inner.intern(pair[0], pair[1])?.0 };
            parents.push(parent);
        }
        parents.extend_from_slice(odd);
        Ok(())
    }
}

impl Default for Exact {
    fn default() -> Exact {
        Exact::new()
    }
}

impl Store for Exact {
    fn insert(&mut self, vector: &StateVector) -> Result<Insertion, Full> {
        self.number_components(vector)?;
        let top = self.fold()?;
        let (left, right) = match self.levels[top][..] {
            [] => (NOTHING, NOTHING),
            [single] => (single, NOTHING),
            [left, right, ..] => (left, right),
        };
        let (root, new) = self.roots.intern(left, right)?;
        self.levels[top + 1..].iter_mut().for_each(Vec::clear);
        std::mem::swap(&mut self.levels, &mut self.levels_before);
        self.before.clone_from(vector);
        Ok(Insertion { state: StateId(root.into()), new })
    }

    fn tag(&mut self, state: StateId, tag: u32) -> Result<bool, Full> {
        self.tags.intern(state.0 as u32, tag).map(|(_, new)| new)
    }

    fn rebuild(&self, state: StateId, into: &mut StateVector) -> bool {
        into.clear();
        let (left, right) = self.roots.get(state.0 as u32);
        let mut pending = vec![right, left];
        while let Some(number) = pending.pop() {
            if number == NOTHING {
                continue;
            }
            if number & PAIR == 0 {
                into.extend(self.components.get(number));
                into.end_component();
            } else {
                let (left, right) = self.inner.get(number & !PAIR);
                pending.extend([right, left]);
            }
        }
        true
    }

    fn keeps_vectors(&self) -> bool {
        true
    }

    fn bytes(&self) -> u64 {
        self.components.bytes() + self.inner.bytes() + self.roots.bytes() + self.tags.bytes()
    }

    fn omission(&self) -> Option<f64> {
        None
    }
}
