//! The structure of a method's control flow: what is inside which loop, and where each block is written.
//!
//! A block is written where it is reached, if there is one way to it alone; behind its immediate dominator, if there
//! are several; behind a loop, if it is outside (after Ramsey, "Beyond Relooper", ICFP 2022, with jumps where Promela
//! has them). Handlers of exceptions are always jumped to. Works for every graph; what has no structure is jumped to.

use flow::form::{BlockId, Form};
use std::collections::{BTreeMap, BTreeSet};

/// Where each block is written.
pub(crate) struct Shape {
    /// Blocks that are written behind a block, in order.
    inside: BTreeMap<BlockId, Vec<BlockId>>,
    /// Blocks that are written behind the loop of a block, in order.
    after: BTreeMap<BlockId, Vec<BlockId>>,
    loops: BTreeMap<BlockId, BTreeSet<BlockId>>,
    placed: BTreeSet<BlockId>,
    reached: BTreeSet<BlockId>,
}

/// The successors of each block, those by exceptions apart.
pub(crate) struct Edges {
    pub(crate) targets: Vec<Vec<BlockId>>,
    pub(crate) handlers: Vec<Vec<BlockId>>,
}

impl Edges {
    pub(crate) fn all(&self, block: BlockId) -> impl Iterator<Item = BlockId> + '_ {
        let number = block.0 as usize;
        self.targets[number].iter().chain(&self.handlers[number]).copied()
    }
}

impl Shape {
    pub(crate) fn of(form: &Form, edges: &Edges) -> Shape {
        let order = reverse_postorder(form, edges);
        let rank: BTreeMap<BlockId, usize> = order.iter().enumerate().map(|(rank, block)| (*block, rank)).collect();
        let predecessors = predecessors(&order, edges);
        let dominators = dominators(&order, &rank, &predecessors);
        let loops = loops(&order, &rank, &predecessors, &dominators);
        let mut shape = Shape {
            inside: BTreeMap::new(),
            after: BTreeMap::new(),
            placed: BTreeSet::new(),
            reached: order.iter().copied().collect(),
            loops,
        };
        let handlers: BTreeSet<BlockId> = edges.handlers.iter().flatten().copied().collect();
        for block in order.iter().skip(1).copied() {
            let from = &predecessors[&block];
            let is_header = shape.loops.contains_key(&block);
            let forward = from.iter().filter(|from| !(is_header && shape.loops[&block].contains(from))).count();
            shape.place(block, dominators[&block], forward > 1 || handlers.contains(&block));
        }
        shape
    }

    /// Decides where a block is written.
    fn place(&mut self, block: BlockId, dominator: BlockId, is_met: bool) {
        let around = self.loops.iter().filter(|(_, inside)| inside.contains(&dominator) && !inside.contains(&block));
        let outermost = around.max_by_key(|(_, inside)| inside.len()).map(|(header, _)| *header);
        match outermost {
            Some(header) => self.after.entry(header).or_default().push(block),
            None if is_met => self.inside.entry(dominator).or_default().push(block),
            None => return,
        }
        self.placed.insert(block);
    }

    pub(crate) fn is_reached(&self, block: BlockId) -> bool {
        self.reached.contains(&block)
    }

    /// Whether a block is jumped to rather than written where it is reached.
    pub(crate) fn is_placed(&self, block: BlockId) -> bool {
        self.placed.contains(&block)
    }

    pub(crate) fn is_header(&self, block: BlockId) -> bool {
        self.loops.contains_key(&block)
    }

    /// What is written behind a block, within the loop that it may begin.
    pub(crate) fn inside(&self, block: BlockId) -> &[BlockId] {
        self.inside.get(&block).map_or(&[], Vec::as_slice)
    }

    /// What is written behind the loop that a block begins.
    pub(crate) fn after(&self, block: BlockId) -> &[BlockId] {
        self.after.get(&block).map_or(&[], Vec::as_slice)
    }
}

fn reverse_postorder(form: &Form, edges: &Edges) -> Vec<BlockId> {
    let mut order = Vec::new();
    let mut seen = vec![false; form.blocks.len()];
    let mut path: Vec<(BlockId, Vec<BlockId>)> = Vec::new();
    let enter = |block: BlockId| (block, edges.all(block).collect::<Vec<_>>());
    if !form.blocks.is_empty() {
        seen[0] = true;
        path.push(enter(BlockId(0)));
    }
    while let Some((block, left)) = path.last_mut() {
        // The last successor is visited first, so that the first one comes first in the reversed order.
        match left.pop() {
            Some(next) if !seen[next.0 as usize] => {
                seen[next.0 as usize] = true;
                path.push(enter(next));
            }
            Some(_) => {}
            None => {
                order.push(*block);
                path.pop();
            }
        }
    }
    order.reverse();
    order
}

fn predecessors(order: &[BlockId], edges: &Edges) -> BTreeMap<BlockId, Vec<BlockId>> {
    let mut found: BTreeMap<BlockId, Vec<BlockId>> = order.iter().map(|block| (*block, Vec::new())).collect();
    for block in order {
        for next in edges.all(*block).collect::<BTreeSet<_>>() {
            found.entry(next).or_default().push(*block);
        }
    }
    found
}

/// Cooper, Harvey and Kennedy (2001).
fn dominators(
    order: &[BlockId],
    rank: &BTreeMap<BlockId, usize>,
    predecessors: &BTreeMap<BlockId, Vec<BlockId>>,
) -> BTreeMap<BlockId, BlockId> {
    let Some(first) = order.first() else { return BTreeMap::new() };
    let mut found = BTreeMap::from([(*first, *first)]);
    let mut changed = true;
    while changed {
        changed = false;
        for block in order.iter().skip(1) {
            let known = predecessors[block].iter().copied().filter(|from| found.contains_key(from));
            let meet = known.reduce(|one, other| meet(one, other, rank, &found));
            if let Some(meet) = meet
                && found.insert(*block, meet) != Some(meet)
            {
                changed = true;
            }
        }
    }
    found
}

fn meet(
    mut one: BlockId,
    mut other: BlockId,
    rank: &BTreeMap<BlockId, usize>,
    found: &BTreeMap<BlockId, BlockId>,
) -> BlockId {
    while one != other {
        match rank[&one] > rank[&other] {
            true => one = found[&one],
            false => other = found[&other],
        }
    }
    one
}

/// Natural loops, by their headers.
fn loops(
    order: &[BlockId],
    rank: &BTreeMap<BlockId, usize>,
    predecessors: &BTreeMap<BlockId, Vec<BlockId>>,
    dominators: &BTreeMap<BlockId, BlockId>,
) -> BTreeMap<BlockId, BTreeSet<BlockId>> {
    let mut found: BTreeMap<BlockId, BTreeSet<BlockId>> = BTreeMap::new();
    for header in order {
        for from in &predecessors[header] {
            if rank[from] >= rank[header] && dominates(*header, *from, dominators) {
                let inside = found.entry(*header).or_insert_with(|| BTreeSet::from([*header]));
                let mut waiting = vec![*from];
                while let Some(block) = waiting.pop() {
                    if inside.insert(block) {
                        waiting.extend(&predecessors[&block]);
                    }
                }
            }
        }
    }
    found
}

fn dominates(one: BlockId, mut other: BlockId, dominators: &BTreeMap<BlockId, BlockId>) -> bool {
    loop {
        if one == other {
            return true;
        }
        match dominators.get(&other) {
            Some(above) if *above != other => other = *above,
            _ => return false,
        }
    }
}
