//! Lock trees and their cycles, from patterns of locking.

use super::cycles;
use crate::clock::VectorClock;
use crate::lock_tree::{LockTree, Mode};
use crate::{Lock, Role, SiteId};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The tree of a pattern: a digit takes the lock of that number, `-` gives up the one taken last, `~3` gives up lock 3,
/// `s3` takes lock 3 shared, and `t3` takes lock 3 only if it is free.
fn tree(role: u32, pattern: &str) -> LockTree {
    let mut tree = LockTree::default();
    let mut order: Vec<Lock> = Vec::new();
    let mut marks = pattern.chars().filter(|mark| *mark != ' ');
    let moment = Rc::new(VectorClock::from_iter([(role, 1)]));
    let mut mode = Mode::Exclusive;
    let mut tries = false;
    while let Some(mark) = marks.next() {
        match mark {
            '-' => order.pop().into_iter().for_each(|lock| tree.release(lock)),
            '~' => {
                let lock = Lock(marks.next().and_then(|mark| mark.to_digit(10)).unwrap());
                order.retain(|held| *held != lock);
                tree.release(lock);
            }
            's' => mode = Mode::Shared,
            't' => tries = true,
            digit => {
                let lock = Lock(digit.to_digit(10).unwrap());
                let site = SiteId(100 * role + lock.0);
                match tries {
                    true => tree.acquire_if_free(lock, mode, site),
                    false => tree.acquire(lock, mode, site, &moment),
                }
                order.push(lock);
                (mode, tries) = (Mode::Exclusive, false);
            }
        }
    }
    tree.end_run();
    tree
}

/// The locks of the cycles between threads with these patterns.
fn found(patterns: &[&str]) -> Vec<Vec<u32>> {
    let trees = patterns.iter().enumerate().map(|(role, pattern)| (Role(role as u32), tree(role as u32, pattern)));
    let trees: BTreeMap<Role, LockTree> = trees.collect();
    cycles(&trees).cycles.iter().map(|cycle| cycle.edges.iter().map(|edge| edge.from.0).collect()).collect()
}

#[test]
fn opposite_orders_are_a_cycle_and_equal_ones_are_not() {
    assert_eq!(found(&["12--", "21--"]), [[1, 2]]);
    assert_eq!(found(&["12--", "12--"]), Vec::<Vec<u32>>::new());
    assert_eq!(found(&["12-- 21--"]), Vec::<Vec<u32>>::new(), "one thread alone");
}

#[test]
fn the_trees_of_figure_4_have_exactly_one_problem() {
    assert_eq!(found(&["1 32-4- -- 423---", "123--- 432---"]), [[3, 4]]);
}

#[test]
fn a_gate_lock_lets_only_one_in() {
    assert_eq!(found(&["9 12 ---", "9 21 ---"]), Vec::<Vec<u32>>::new());
    assert_eq!(found(&["9 12 ---", "21 --"]), [[1, 2]]);
    assert_eq!(found(&["s9 12 ---", "s9 21 ---"]), [[1, 2]], "a shared gate is open");
    assert_eq!(found(&["s9 12 ---", "9 21 ---"]), Vec::<Vec<u32>>::new());
}

#[test]
fn three_threads_can_close_a_circle() {
    assert_eq!(found(&["12--", "23--", "31--"]), [[1, 2, 3]]);
    assert_eq!(found(&["12--", "23--", "13--"]), Vec::<Vec<u32>>::new());
    assert_eq!(found(&["7 12---", "7 23---", "31--"]), Vec::<Vec<u32>>::new(), "a gate between two of them");
}

#[test]
fn a_lock_given_up_in_between_is_not_held() {
    assert_eq!(found(&["12 ~1 3 ~2 ~3", "31 --"]), Vec::<Vec<u32>>::new());
    assert_eq!(found(&["12 ~1 1 ~2 ~1", "12 --"]), [[1, 2]], "wait on the outer monitor takes it again");
}

#[test]
fn readers_do_not_block_readers() {
    assert_eq!(found(&["s1 s2 --", "s2 s1 --"]), Vec::<Vec<u32>>::new());
    assert_eq!(found(&["s1 2 --", "s2 1 --"]), [[1, 2]]);
}

#[test]
fn who_only_tries_does_not_wait() {
    assert_eq!(found(&["12--", "2 t1 --"]), Vec::<Vec<u32>>::new());
    assert_eq!(found(&["12--", "t2 1 --"]), [[1, 2]], "what was got by trying is held all the same");
}

#[test]
fn start_and_end_keep_threads_apart() {
    let mut one = LockTree::default();
    let mut other = LockTree::default();
    let moment = |entries: &[(u32, u32)]| Rc::new(VectorClock::from_iter(entries.iter().copied()));
    for lock in [1, 2] {
        one.acquire(Lock(lock), Mode::Exclusive, SiteId(lock), &moment(&[(0, 1)]));
    }
    for lock in [2, 1] {
        other.acquire(Lock(lock), Mode::Exclusive, SiteId(lock), &moment(&[(0, 2), (1, 1)]));
    }
    let trees = BTreeMap::from([(Role(0), one), (Role(1), other)]);
    assert!(cycles(&trees).cycles.is_empty(), "the second began when the first had ended");
}

#[test]
fn cycles_with_the_same_sites_are_told_once() {
    let mut trees = BTreeMap::new();
    for (role, order) in [(0, [1u32, 2]), (1, [2, 1])] {
        let mut tree = LockTree::default();
        let moment = Rc::new(VectorClock::from_iter([(role, 1)]));
        for pair in 0..5 {
            for (depth, lock) in order.iter().enumerate() {
                tree.acquire(Lock(10 * pair + lock), Mode::Exclusive, SiteId(depth as u32), &moment);
            }
            order.iter().for_each(|lock| tree.release(Lock(10 * pair + lock)));
        }
        trees.insert(Role(role), tree);
    }
    let found = cycles(&trees).cycles;
    assert_eq!((found.len(), found[0].others), (1, 4));
}
