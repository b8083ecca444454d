//! Who moves next in a simulated run, and how far.
//!
//! Two orders. *Random*: the next thread and the length of its turn are drawn; short turns find interleavings, long
//! ones make progress. *Priorities*: Burckhardt, Kothari, Musuvathi, Nagarakatte, "A randomized scheduler with
//! probabilistic guarantees of finding bugs" (ASPLOS 2010), over instructions: the thread with the highest priority
//! moves, priorities are random and change at a few places. Deviates: the length of a run is not known beforehand, the
//! longest one so far stands for it; a thread that runs on for very long loses its priority, because it may spin for
//! something that another one has to do.

use crate::turns::Turn;
use std::collections::BTreeMap;

/// A generator of numbers (splitmix64, Steele, Lea, Flood 2014): runs are a function of their seed.
#[derive(Clone, Debug)]
pub(crate) struct Draw(u64);

impl Draw {
    pub(crate) fn new(seed: u64) -> Draw {
        Draw(seed)
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, which is not 0.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.bits() % bound
    }

    fn one_of(&mut self, numbers: &[u32]) -> u32 {
        numbers[self.below(numbers.len() as u64) as usize]
    }
}

/// What there is to choose from: both lists in ascending order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Menu {
    /// The threads that can move now.
    pub(crate) enabled: Vec<u32>,
    /// The threads whose waits end by themselves when time has passed.
    pub(crate) timed: Vec<u32>,
}

/// How turns are given.
#[derive(Clone, Debug)]
pub(crate) enum Order {
    Random,
    Priorities(Priorities),
}

/// Random priorities that change at a few places.
#[derive(Clone, Debug)]
pub(crate) struct Priorities {
    /// The higher, the sooner; the later a priority has changed, the lower it is.
    of: BTreeMap<u32, u64>,
    /// After so many instructions of the run the running thread gets the lowest priority.
    changes: Vec<u64>,
    lowest: u64,
    /// Who has moved last, and since when nobody else has.
    reign: (u32, u64),
}

/// A turn in random order has at most so many instructions.
const LONGEST_TURN: u64 = 2_000;
/// In the order of priorities it is short: another thread may have been started or woken that comes first. It is drawn,
/// because turns of one length would always end at the same places of a program.
const LONGEST_TURN_BY_PRIORITY: u64 = 40;
/// A thread that moves alone for so many instructions may spin.
const LONGEST_REIGN: u64 = 20_000;
/// One in so many decisions lets time pass although somebody could move.
const TIME_PASSES: u64 = 12;
/// First priorities are at least this; below are those that have changed.
const FIRST_PRIORITIES: u64 = 1 << 32;
/// How often a priority changes in a run.
const CHANGES: u64 = 2;

impl Order {
    /// Priorities for a run that has several threads from one moment to another, both in instructions.
    pub(crate) fn priorities(draw: &mut Draw, (company, end): (u64, u64)) -> Order {
        let changes = (0..CHANGES).map(|_| company + 1 + draw.below(end.saturating_sub(company).max(1))).collect();
        Order::Priorities(Priorities { of: BTreeMap::new(), changes, lowest: FIRST_PRIORITIES, reign: (0, 0) })
    }

    /// The next turn, after so many instructions; nothing where there is nothing to choose from.
    pub(crate) fn next(&mut self, menu: &Menu, done: u64, draw: &mut Draw) -> Option<Turn> {
        let waits = !menu.timed.is_empty();
        if menu.enabled.is_empty() || waits && draw.below(TIME_PASSES) == 0 {
            return waits.then(|| Turn::Time { of: draw.one_of(&menu.timed) });
        }
        Some(match self {
            Order::Random => {
                let shortened = (LONGEST_TURN >> draw.below(12)).max(1);
                let instructions = 1 + draw.below(shortened);
                Turn::Thread { number: draw.one_of(&menu.enabled), instructions }
            }
            Order::Priorities(priorities) => priorities.next(&menu.enabled, done, draw),
        })
    }
}

impl Priorities {
    fn next(&mut self, enabled: &[u32], done: u64, draw: &mut Draw) -> Turn {
        for number in enabled {
            self.of.entry(*number).or_insert_with(|| FIRST_PRIORITIES + 1 + (draw.bits() >> 2));
        }
        let mut number = self.highest(enabled);
        let spins = self.reign.0 == number && done - self.reign.1 > LONGEST_REIGN;
        if spins || self.changes.contains(&done) {
            self.lower(number);
            number = self.highest(enabled);
        }
        if self.reign.0 != number || spins {
            self.reign = (number, done);
        }
        let next_change = self.changes.iter().filter(|at| **at > done).min().map_or(u64::MAX, |at| at - done);
        Turn::Thread { number, instructions: next_change.min(1 + draw.below(LONGEST_TURN_BY_PRIORITY)) }
    }

    fn highest(&self, enabled: &[u32]) -> u32 {
        let rank = |number: &u32| (self.of.get(number).copied(), *number);
        enabled.iter().copied().max_by_key(rank).unwrap_or(0)
    }

    fn lower(&mut self, number: u32) {
        self.lowest -= 1;
        self.of.insert(number, self.lowest);
    }
}

#[cfg(test)]
mod tests {
    use super::{Draw, LONGEST_TURN_BY_PRIORITY, Menu, Order};
    use crate::turns::Turn;
    use std::collections::BTreeSet;

    fn turns(mut order: Order, menu: &Menu, count: usize) -> Vec<Turn> {
        let mut draw = Draw::new(7);
        let mut done = 0;
        let mut turns = Vec::new();
        for _ in 0..count {
            let Some(turn) = order.next(menu, done, &mut draw) else { break };
            if let Turn::Thread { instructions, .. } = turn {
                done += instructions;
            }
            turns.push(turn);
        }
        turns
    }

    fn threads(turns: &[Turn]) -> BTreeSet<u32> {
        let number = |turn: &Turn| match turn {
            Turn::Thread { number, .. } => Some(*number),
            Turn::Time { .. } => None,
        };
        turns.iter().filter_map(number).collect()
    }

    #[test]
    fn every_thread_gets_its_turn_in_both_orders() {
        let menu = Menu { enabled: vec![0, 2, 3], timed: Vec::new() };
        assert_eq!(threads(&turns(Order::Random, &menu, 60)), BTreeSet::from([0, 2, 3]));
        let order = Order::priorities(&mut Draw::new(3), (0, 1_000));
        assert_eq!(threads(&turns(order, &menu, 5_000)), BTreeSet::from([0, 2, 3]), "nobody spins for ever");
    }

    #[test]
    fn time_passes_now_and_then_and_where_nobody_can_move() {
        let menu = Menu { enabled: vec![0], timed: vec![1, 4] };
        let timed = |turn: &Turn| matches!(turn, Turn::Time { .. });
        let some = turns(Order::Random, &menu, 200);
        assert!(some.iter().any(timed) && !some.iter().all(timed));
        let menu = Menu { enabled: Vec::new(), timed: vec![1] };
        assert_eq!(turns(Order::Random, &menu, 2), [Turn::Time { of: 1 }; 2]);
        assert_eq!(turns(Order::Random, &Menu::default(), 2), []);
    }

    #[test]
    fn priorities_change_where_they_are_meant_to() {
        let menu = Menu { enabled: vec![0, 1], timed: Vec::new() };
        let order = Order::priorities(&mut Draw::new(1), (900, 1_000));
        let made = turns(order, &menu, 80);
        let mut done = 0;
        let mut moved = Vec::new();
        for turn in made {
            let Turn::Thread { number, instructions } = turn else { panic!("{turn:?}") };
            moved.push((done, number));
            done += instructions;
        }
        let before: BTreeSet<u32> = moved.iter().filter(|(at, _)| *at < 900).map(|(_, number)| *number).collect();
        let after: BTreeSet<u32> = moved.iter().filter(|(at, _)| *at >= 900).map(|(_, number)| *number).collect();
        assert_eq!((before.len(), after.len()), (1, 2), "the running thread loses its priority, and not before");
    }
    #[test]
    fn turns_by_priority_end_at_any_place() {
        let menu = Menu { enabled: vec![0], timed: Vec::new() };
        let length = |turn: &Turn| match turn {
            Turn::Thread { instructions, .. } => *instructions,
            Turn::Time { .. } => 0,
        };
        let order = Order::priorities(&mut Draw::new(2), (1 << 40, 1 << 41));
        let lengths: BTreeSet<u64> = turns(order, &menu, 1_000).iter().map(length).collect();
        assert_eq!(lengths, (1..=LONGEST_TURN_BY_PRIORITY).collect());
    }
}
