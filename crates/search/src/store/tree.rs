//! The tree of pairs over the components of one state, kept from state to state: only what lies above a change is
//! looked up again.
//!
//! Neighbouring numbers are replaced by the number of their pair, level by level, until at most two are left. Where the
//! number is odd, one is taken over as it is: the last one, so that two states of different lengths share all they can;
//! but near the top in turns the first and the last, so that the tree does not lean to one side. Invariant: the shape
//! depends on the number of leaves only.

use super::Full;
use super::pairs::Pairs;

/// The levels of a tree, the leaves first.
pub(crate) struct Tree {
    levels: Vec<Level>,
}

/// One level of a tree.
#[derive(Default)]
struct Level {
    numbers: Vec<u32>,
    /// How many numbers at the front were taken over from the level below as they were: none or one.
    lone_first: usize,
    /// Whether all numbers are void because they come from other places of the level below than before.
    moved: bool,
}

/// Levels with fewer numbers than this are near the top.
const TOP: usize = 8;

/// Distinguishes the number of a pair from that of a leaf.
pub(crate) const PAIR: u32 = 1 << 31;

/// Stands for the missing side of a root over fewer than two leaves. No pair has this name.
pub(crate) const NOTHING: u32 = u32::MAX;

impl Tree {
    pub(crate) fn new() -> Tree {
        Tree { levels: vec![Level::default()] }
    }

    /// Gives the tree another number of leaves. What lies above leaves that are neither new nor the last one stays
    /// valid.
    pub(crate) fn reshape(&mut self, leaves: usize) {
        let mut numbers = leaves;
        let mut lone_first = 0;
        let mut height = 0;
        let mut first_in_turn = true;
        loop {
            if height == self.levels.len() {
                self.levels.push(Level { numbers: Vec::new(), lone_first, moved: true });
            }
            self.levels[height].resize(numbers, lone_first);
            height += 1;
            if numbers <= 2 {
                break;
            }
            lone_first = usize::from(numbers % 2 == 1 && numbers < TOP && first_in_turn);
            first_in_turn ^= numbers % 2 == 1 && numbers < TOP;
            numbers = numbers.div_ceil(2);
        }
        self.levels.truncate(height);
    }

    pub(crate) fn leaves(&mut self) -> &mut [u32] {
        &mut self.levels[0].numbers
    }

    /// Brings everything above the changed leaves up to date; uses the list of them up.
    pub(crate) fn refold(&mut self, changed: &mut Vec<u32>, inner: &mut Pairs) -> Result<(), Full> {
        for level in 1..self.levels.len() {
            let (lower, upper) = self.levels.split_at_mut(level);
            let (children, parents) = (&lower[level - 1].numbers, &mut upper[0]);
            if std::mem::take(&mut parents.moved) {
                changed.clear();
                changed.extend(0..children.len() as u32);
            }
            let mut count = 0;
            for index in 0..changed.len() {
                let place = parents.place_above(changed[index] as usize);
                if count == 0 || changed[count - 1] != place as u32 {
                    parents.numbers[place] = parents.fold(place, children, inner)?;
                    changed[count] = place as u32;
                    count += 1;
                }
            }
            changed.truncate(count);
        }
        Ok(())
    }

    /// The two numbers at the top.
    pub(crate) fn root(&self) -> (u32, u32) {
        match self.levels.last().map_or(&[][..], |level| &level.numbers) {
            [] => (NOTHING, NOTHING),
            [single] => (*single, NOTHING),
            [left, right, ..] => (*left, *right),
        }
    }
}

impl Level {
    fn resize(&mut self, numbers: usize, lone_first: usize) {
        self.numbers.resize(numbers, 0);
        self.moved |= self.lone_first != lone_first;
        self.lone_first = lone_first;
    }

    /// The place in this level above a place in the level below.
    fn place_above(&self, child: usize) -> usize {
        if child < self.lone_first { child } else { self.lone_first + (child - self.lone_first) / 2 }
    }

    /// The number that belongs in a place of this level.
    fn fold(&self, place: usize, children: &[u32], inner: &mut Pairs) -> Result<u32, Full> {
        if place < self.lone_first {
            return Ok(children[place]);
        }
        let first = 2 * place - self.lone_first;
        match children[first..] {
            [left, right, ..] => Ok(PAIR | inner.intern(left, right)?.0),
            [lone] => Ok(lone),
            [] => Ok(NOTHING),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{NOTHING, PAIR, Pairs, Tree};
    use crate::random::Random;

    /// The tree over the numbers 0, 1, … as text.
    fn shape(leaves: u32) -> String {
        fn write(number: u32, inner: &Pairs) -> String {
            match number {
                NOTHING => String::new(),
                number if number & PAIR == 0 => number.to_string(),
                number => {
                    let (left, right) = inner.get(number & !PAIR);
                    format!("({} {})", write(left, inner), write(right, inner))
                }
            }
        }
        let mut tree = Tree::new();
        let mut inner = Pairs::new();
        tree.reshape(leaves as usize);
        tree.leaves().iter_mut().zip(0..).for_each(|(leaf, number)| *leaf = number);
        tree.refold(&mut (0..leaves).collect(), &mut inner).unwrap();
        let (left, right) = tree.root();
        format!("{} {}", write(left, &inner), write(right, &inner)).trim().to_owned()
    }

    #[test]
    fn shapes_are_balanced() {
        assert_eq!(shape(0), "");
        assert_eq!(shape(1), "0");
        assert_eq!(shape(2), "0 1");
        assert_eq!(shape(3), "0 (1 2)");
        assert_eq!(shape(4), "(0 1) (2 3)");
        assert_eq!(shape(5), "(0 (1 2)) (3 4)");
        assert_eq!(shape(7), "(0 (1 2)) ((3 4) (5 6))");
        assert_eq!(shape(9), "((0 1) ((2 3) (4 5))) ((6 7) 8)");
        assert_eq!(shape(18), "(((0 1) (2 3)) (((4 5) (6 7)) ((8 9) (10 11)))) (((12 13) (14 15)) (16 17))");
    }

    #[test]
    fn a_change_gives_the_same_tree_as_building_it_anew() {
        for leaves in 1..70u32 {
            let mut inner = Pairs::new();
            let mut tree = Tree::new();
            tree.reshape(leaves as usize);
            tree.refold(&mut (0..leaves).collect(), &mut inner).unwrap();
            for place in 0..leaves {
                tree.leaves()[place as usize] = 5;
                tree.refold(&mut vec![place], &mut inner).unwrap();
                let mut anew = Tree::new();
                anew.reshape(leaves as usize);
                anew.leaves().copy_from_slice(tree.leaves());
                anew.refold(&mut (0..leaves).collect(), &mut inner).unwrap();
                assert_eq!(tree.root(), anew.root(), "{leaves} leaves, changed at {place}");
            }
        }
    }

    #[test]
    fn another_length_gives_the_same_tree_as_building_it_anew() {
        let mut inner = Pairs::new();
        let mut tree = Tree::new();
        let mut random = Random::new(9, 0);
        let mut before: u32 = 0;
        for _ in 0..5_000 {
            let leaves = random.below(50) as u32;
            tree.reshape(leaves as usize);
            tree.leaves().iter_mut().zip(0..).for_each(|(leaf, number)| *leaf = number);
            let last = leaves.checked_sub(1).filter(|_| leaves < before);
            tree.refold(&mut last.into_iter().chain(before..leaves).collect(), &mut inner).unwrap();
            let mut anew = Tree::new();
            anew.reshape(leaves as usize);
            anew.leaves().copy_from_slice(tree.leaves());
            anew.refold(&mut (0..leaves).collect(), &mut inner).unwrap();
            assert_eq!(tree.root(), anew.root(), "from {before} to {leaves} leaves");
            before = leaves;
        }
    }
}
