//! What threads have come to in the code of one method: the raw material of coverage.
//!
//! A visit is a fact of the process, as quickening is: undoing a step never takes it back, so that in the end there is
//! the union over all runs that were executed. An instruction is visited once a thread stands before it and is about
//! to execute it; who waits for ever to enter a monitor has come to the instruction that enters it.
//!
//! Only the code of the program's own classes has visits, and only in a program with them
//! ([`crate::Program::with_visits`]). The interpreter looks for them in modes of their own, so that nobody else pays.

use crate::code::Switch;
use std::sync::atomic::{AtomicU8, Ordering};

const REACHED: u8 = 1;
const JUMPED: u8 = 2;
const FELL_THROUGH: u8 = 4;

/// What threads have come to in one method.
#[derive(Debug)]
pub struct Visits {
    instructions: Box<[AtomicU8]>,
    /// For each switch its targets in order, then the default.
    switches: Box<[Box<[AtomicU8]>]>,
}

impl Visits {
    pub(crate) fn new(instructions: usize, switches: &[Switch]) -> Visits {
        let none = |count: usize| (0..count).map(|_| AtomicU8::new(0)).collect();
        Visits {
            instructions: none(instructions),
            switches: switches.iter().map(|switch| none(switch.targets.len() + 1)).collect(),
        }
    }

    /// A thread has come to an instruction.
    #[inline(always)]
    pub fn reach(&self, index: usize) {
        set(&self.instructions[index], REACHED);
    }

    /// A thread has executed a conditional jump.
    #[inline(always)]
    pub fn branch(&self, index: usize, taken: bool) {
        set(&self.instructions[index], if taken { JUMPED } else { FELL_THROUGH });
    }

    /// A thread has gone one way of a switch; none of the targets means the default.
    pub fn switch(&self, switch: usize, target: Option<usize>) {
        let ways = &self.switches[switch];
        set(&ways[target.unwrap_or(ways.len() - 1)], REACHED);
    }

    pub fn is_reached(&self, index: usize) -> bool {
        self.instructions[index].load(Ordering::Relaxed) & REACHED != 0
    }

    /// Whether a conditional jump was seen to jump, and not to.
    pub fn ways(&self, index: usize) -> (bool, bool) {
        let seen = self.instructions[index].load(Ordering::Relaxed);
        (seen & JUMPED != 0, seen & FELL_THROUGH != 0)
    }

    /// Which ways of a switch were taken: its targets in order, then the default.
    pub fn switch_ways(&self, switch: usize) -> impl Iterator<Item = bool> {
        self.switches[switch].iter().map(|way| way.load(Ordering::Relaxed) != 0)
    }
}

fn set(mark: &AtomicU8, bit: u8) {
    let before = mark.load(Ordering::Relaxed);
    if before & bit == 0 {
        mark.store(before | bit, Ordering::Relaxed);
    }
}
