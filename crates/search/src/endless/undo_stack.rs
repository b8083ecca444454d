//! The vertices from which the system can be taken back, and the one in which it stands, last.

use super::packed_graph::reserve;
use model::KripkeStructure;
use rustc_hash::FxHashMap;

pub(super) struct UndoStack<M> {
    stands: Vec<(u32, Option<M>)>,
    positions: FxHashMap<u32, u32>,
}

impl<M> UndoStack<M> {
    pub(super) fn new() -> UndoStack<M> {
        UndoStack { stands: Vec::new(), positions: FxHashMap::default() }
    }

    pub(super) fn len(&self) -> usize {
        self.stands.len()
    }

    pub(super) fn push(&mut self, vertex: u32) {
        self.positions.insert(vertex, self.stands.len() as u32);
        reserve(&mut self.stands, 1);
        self.stands.push((vertex, None));
    }

    pub(super) fn restart(&mut self, vertex: u32) {
        self.stands.clear();
        self.positions.clear();
        self.push(vertex);
    }

    pub(super) fn is_on_the_way(&self, vertex: u32) -> bool {
        self.positions.contains_key(&vertex)
    }

    pub(super) fn mark<S: KripkeStructure<Mark = M>>(&mut self, system: &mut S) {
        if let Some((_, mark)) = self.stands.last_mut() {
            *mark = Some(system.mark());
        }
    }

    /// Takes the last step back.
    pub(super) fn undo<S: KripkeStructure<Mark = M>>(&mut self, system: &mut S) {
        if let Some(mark) = self.stands.last_mut().and_then(|(_, mark)| mark.take()) {
            system.undo(mark);
        }
    }

    /// Takes the system back to a vertex, if it came through there.
    pub(super) fn back_to<S: KripkeStructure<Mark = M>>(&mut self, vertex: u32, system: &mut S) -> bool {
        let Some(&position) = self.positions.get(&vertex) else { return false };
        for (left, _) in self.stands.drain(position as usize + 1..) {
            self.positions.remove(&left);
        }
        self.undo(system);
        true
    }

    /// The memory of the marks, counted as that of a plain search.
    pub(super) fn bytes(&self) -> u64 {
        (self.stands.capacity() * size_of::<(u32, Option<M>)>()) as u64
    }
}
