//! The exact store: every state is kept, compressed without loss, and can be rebuilt.
//!
//! Follows: Laarman, van de Pol, Weber, "Parallel recursive state compression for free" (SPIN 2011), for the tree of
//! interned pairs; van der Berg, "Recursive variable-length state compression for multi-core software model checking"
//! (arXiv 2007.12174), for states of varying length; Collapse for the leaves. A state is a sequence of components; each
//! is replaced by its number, neighbouring numbers are replaced by the number of their pair, level by level, until one
//! pair is left: the root. States that differ little share all but a few pairs. Deviates: a number in a pair says
//! itself whether it names a component or a pair, so a tree describes its own shape and no lengths are kept; one table
//! for the inner pairs of all levels; the tree of the state before is remembered, and what did not change since is not
//! looked up again. Invariants: the shape of a tree depends on the number of components only, hence equal states have
//! equal roots; and a root has only one reading, hence equal roots mean equal states.

use super::components::Components;
use super::pairs::Pairs;
use super::tags::Tags;
use super::tree::{NOTHING, PAIR, Tree};
use super::{Full, Insertion, StateId, Store, changes};
use model::StateVector;

/// A store that forgets nothing.
pub struct Exact {
    components: Components,
    inner: Pairs,
    roots: Pairs,
    tags: Tags,
    /// The state inserted before, if that went well, and its tree.
    before: Option<StateVector>,
    tree: Tree,
    /// The numbers of the components that changed since; kept to reuse its memory.
    changed: Vec<u32>,
}

impl Exact {
    /// An empty store.
    pub fn new() -> Exact {
        Exact {
            components: Components::new(),
            inner: Pairs::new(),
            roots: Pairs::new(),
            tags: Tags::new(),
            before: None,
            tree: Tree::new(),
            changed: Vec::new(),
        }
    }

    /// Notes which components differ from the state before; all, where that is not known.
    fn compare(&mut self, before: Option<&StateVector>, vector: &StateVector) {
        self.tree.reshape(vector.ends().len());
        match before {
            Some(before) => changes::find(before, vector, &mut self.changed),
            None => {
                self.changed.clear();
                self.changed.extend(0..vector.ends().len() as u32);
            }
        }
    }

    /// Replaces the components that changed by their numbers.
    fn number_components(&mut self, vector: &StateVector) -> Result<(), Full> {
        for &index in &self.changed {
            let component = vector.component(index as usize).unwrap_or(&[]);
            self.tree.leaves()[index as usize] = self.components.intern(component)?;
        }
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
        let before = self.before.take();
        self.compare(before.as_ref(), vector);
        self.number_components(vector)?;
        self.tree.refold(&mut self.changed, &mut self.inner)?;
        let (left, right) = self.tree.root();
        let (root, new) = self.roots.intern(left, right)?;
        let mut remembered = before.unwrap_or_default();
        remembered.clone_from(vector);
        self.before = Some(remembered);
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
