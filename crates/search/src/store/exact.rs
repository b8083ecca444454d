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
use super::tags::Tags;
use super::{Full, Insertion, StateId, Store};
use model::StateVector;

/// A store that forgets nothing.
pub struct Exact {
    components: Components,
    inner: Pairs,
    roots: Pairs,
    tags: Tags,
    /// The state inserted before, and the levels of its tree from the leaves upwards.
    before: StateVector,
    levels_before: Vec<Level>,
    /// The levels being built; kept to reuse their memory.
    levels: Vec<Level>,
}

/// One level of a tree.
#[derive(Default)]
struct Level {
    numbers: Vec<u32>,
    /// How many numbers at the front were taken over from the level below as they were: none or one.
    lone_first: usize,
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
            tags: Tags::new(),
            before: StateVector::new(),
            levels_before: vec![Level::default()],
            levels: vec![Level::default()],
        }
    }

    /// Replaces components by their numbers.
    fn number_components(&mut self, vector: &StateVector) -> Result<(), Full> {
        let leaves = &mut self.levels[0].numbers;
        leaves.clear();
        for (index, component) in vector.components().enumerate() {
            let same = self.before.component(index).is_some_and(|before| are_equal(before, component));
            leaves.push(if same { self.levels_before[0].numbers[index] } else { self.components.intern(component)? });
        }
        Ok(())
    }

    /// Replaces neighbours by their pair, level by level, until at most two numbers are left. Answers their level.
    ///
    /// Where the number is odd, one is taken over as it is: in turns the last and the first, so that the tree does not lean.
    fn fold(&mut self) -> Result<usize, Full> {
        let mut top = 0;
        let mut lone_last = true;
        while self.levels[top].numbers.len() > 2 {
            let odd = self.levels[top].numbers.len() % 2 == 1;
            let lone_first = usize::from(odd && !lone_last);
            lone_last ^= odd;
            top += 1;
            if self.levels.len() == top {
                self.levels.push(Level::default());
                self.levels_before.push(Level::default());
            }
            self.fold_level(top, lone_first)?;
        }
        Ok(top)
    }

    fn fold_level(&mut self, level: usize, lone_first: usize) -> Result<(), Full> {
        let (lower, upper) = self.levels.split_at_mut(level);
        let (children, parents) = (&lower[level - 1].numbers, &mut upper[0]);
        let (children_before, parents_before) = (&self.levels_before[level - 1].numbers, &self.levels_before[level]);
        let same_places = parents_before.lone_first == lone_first && !parents_before.numbers.is_empty();
        parents.lone_first = lone_first;
        parents.numbers.clear();
        parents.numbers.extend_from_slice(&children[..lone_first]);
        let (pairs, lone_last) = children[lone_first..].as_chunks::<2>();
        for (index, pair) in pairs.iter().enumerate() {
            let first = lone_first + 2 * index;
            let same = same_places && children_before.get(first..first + 2) == Some(pair);
            let place = lone_first + index;
            let name = if same { parents_before.numbers[place] } else { PAIR | self.inner.intern(pair[0], pair[1])?.0 };
            parents.numbers.push(name);
        }
        parents.numbers.extend_from_slice(lone_last);
        Ok(())
    }
}

/// Components are short: comparing them here is faster than calling the routine for long ones.
fn are_equal(one: &[u32], other: &[u32]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one == other)
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
        let (left, right) = match self.levels[top].numbers[..] {
            [] => (NOTHING, NOTHING),
            [single] => (single, NOTHING),
            [left, right, ..] => (left, right),
        };
        let (root, new) = self.roots.intern(left, right)?;
        self.levels[top + 1..].iter_mut().for_each(|level| level.numbers.clear());
        std::mem::swap(&mut self.levels, &mut self.levels_before);
        self.before.clone_from(vector);
        Ok(Insertion { state: StateId(root.into()), new })
    }

    fn tag(&mut self, state: StateId, tag: u32) -> Result<bool, Full> {
        self.tags.add(state.0 as u32, tag)
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
