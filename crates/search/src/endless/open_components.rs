//! The nodes of components that are still open, in the order in which they were found, and where each of them is.

use super::packed_graph::reserve;
use crate::store::hash;
use crate::store::slots::{Slot, Slots};

pub(super) struct OpenComponents {
    nodes: Vec<u32>,
    positions: Slots,
}

impl OpenComponents {
    pub(super) fn new() -> OpenComponents {
        OpenComponents { nodes: Vec::new(), positions: Slots::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The nodes from a position on.
    pub(super) fn from(&self, position: u32) -> &[u32] {
        &self.nodes[position as usize..]
    }

    pub(super) fn position(&self, node: u32) -> Option<u32> {
        match self.positions.find(hash::of_pair(node.into()), |position| self.nodes[position as usize] == node) {
            Slot::Known(position) => Some(position),
            Slot::Vacant(_) => None,
        }
    }

    /// Adds a node that is not there.
    pub(super) fn push(&mut self, node: u32) {
        let hash_of = |position: u32| hash::of_pair(self.nodes[position as usize].into());
        if let Slot::Vacant(vertex) = self.positions.find(hash::of_pair(node.into()), |_| false) {
            self.positions.add(hash::of_pair(node.into()), vertex, hash_of);
            reserve(&mut self.nodes, 1);
            self.nodes.push(node);
        }
    }

    /// Takes the nodes from a position on out.
    pub(super) fn close(&mut self, position: u32) -> Vec<u32> {
        for node in self.nodes[position as usize..].iter().rev() {
            self.positions.remove_last(hash::of_pair(u64::from(*node)));
        }
        self.nodes.split_off(position as usize)
    }

    pub(super) fn bytes(&self) -> u64 {
        (self.nodes.capacity() * size_of::<u32>()) as u64 + self.positions.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::OpenComponents;

    #[test]
    fn what_was_closed_is_not_found_and_may_come_again() {
        let mut open = OpenComponents::new();
        (0..1000).for_each(|node| open.push(node * 7));
        assert_eq!(open.close(400).len(), 600);
        assert_eq!((open.position(399 * 7), open.position(400 * 7)), (Some(399), None));
        (400..5000).for_each(|node| open.push(node * 7));
        assert!((0..5000).all(|node| open.position(node * 7) == Some(node)));
    }
}
