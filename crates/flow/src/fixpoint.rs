//! The one fix point of data flow: facts at blocks, handed along until nothing changes (Kildall 1973).
//!
//! What a fact is, how two meet, and what a block hands to which others is the analysis's own; here is the worklist.
//! Blocks are taken lowest number first, or highest first for analyses against the flow. Ends if meeting a known fact
//! can change it only so often.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// An analysis of facts at blocks.
pub trait DataFlow: Sized {
    type Fact;
    /// Why the analysis breaks off.
    type Error;

    /// Takes an arriving fact into the known one; tells whether that has changed. `None`: nothing has arrived before.
    fn meet(
        &mut self,
        block: usize,
        known: &mut Option<Self::Fact>,
        arriving: &Self::Fact,
    ) -> Result<bool, Self::Error>;

    /// Crosses a block, and hands facts to others by `give`.
    fn cross(&mut self, block: usize, fact: &Self::Fact, give: &mut Give<'_, Self>) -> Result<(), Self::Error>;
}

/// Hands a fact to a block.
pub type Give<'a, A> = dyn FnMut(&mut A, usize, &<A as DataFlow>::Fact) -> Result<(), <A as DataFlow>::Error> + 'a;

/// Which block is taken first among those that wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    LowestFirst,
    HighestFirst,
}

/// The facts at all blocks, from those that are given at the beginning; `None` where nothing arrives.
pub fn solve<A: DataFlow>(
    analysis: &mut A,
    count: usize,
    order: Order,
    beginning: impl IntoIterator<Item = (usize, A::Fact)>,
) -> Result<Vec<Option<A::Fact>>, A::Error> {
    let mut worklist = Worklist::new(count, order);
    let mut facts: Vec<Option<A::Fact>> = (0..count).map(|_| None).collect();
    for (block, fact) in beginning {
        if analysis.meet(block, &mut facts[block], &fact)? {
            worklist.add(block);
        }
    }
    while let Some(block) = worklist.take() {
        let Some(fact) = facts[block].take() else { continue };
        // What a block hands to itself meets the fact that was taken out here.
        let mut own = None;
        analysis.cross(block, &fact, &mut |analysis, target, arriving| {
            let known = if target == block { &mut own } else { &mut facts[target] };
            if analysis.meet(target, known, arriving)? {
                worklist.add(target);
            }
            Ok(())
        })?;
        facts[block] = Some(fact);
        if let Some(arriving) = own
            && !analysis.meet(block, &mut facts[block], &arriving)?
        {
            worklist.forget(block);
        }
    }
    Ok(facts)
}

/// Blocks that wait, each once.
struct Worklist {
    order: Order,
    waiting: BinaryHeap<Reverse<usize>>,
    is_waiting: Vec<bool>,
}

impl Worklist {
    fn new(count: usize, order: Order) -> Worklist {
        Worklist { order, waiting: BinaryHeap::new(), is_waiting: vec![false; count] }
    }

    fn rank(&self, block: usize) -> usize {
        match self.order {
            Order::LowestFirst => block,
            Order::HighestFirst => self.is_waiting.len() - 1 - block,
        }
    }

    fn add(&mut self, block: usize) {
        if !std::mem::replace(&mut self.is_waiting[block], true) {
            self.waiting.push(Reverse(self.rank(block)));
        }
    }

    /// A block that was added and has nothing new after all.
    fn forget(&mut self, block: usize) {
        self.is_waiting[block] = false;
    }

    fn take(&mut self) -> Option<usize> {
        while let Some(Reverse(rank)) = self.waiting.pop() {
            let block = self.rank(rank);
            if std::mem::take(&mut self.is_waiting[block]) {
                return Some(block);
            }
        }
        None
    }
}
