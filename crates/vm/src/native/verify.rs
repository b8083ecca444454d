//! What a program says to its checker: choices, assumptions, atomic sections, notes, and totals over the whole search.
//!
//! An exploration takes every alternative. A simulation draws one from a generator of its own, which is undone with the
//! state, and ends where an assumption fails. Totals are no part of the state: they count over everything that is
//! explored, as in Java PathFinder, so a program that looks at them may behave differently when it is replayed.

use crate::interpreter::detour::{Detour, Detoured};
use crate::machine::{Machine, Stream};
use crate::native::Stop;
use crate::threads::schedule::draw;
use std::collections::{BTreeMap, BTreeSet};

/// What is counted over all runs; never undone.
#[derive(Clone, Debug, Default)]
pub struct Totals {
    pub counters: BTreeMap<i32, i32>,
    /// The bits that are set, by the number of their set.
    pub bits: BTreeSet<(i32, i32)>,
    /// How runs of a test have ended.
    pub tests: TestEnds,
}

/// How some run of a test has ended that did not fail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TestEnds {
    /// The test has come to its end.
    pub complete: bool,
    /// The test has found that it does not apply.
    pub aborted: bool,
}

/// The generator of a simulation that nobody has seeded; it must not be 0.
pub(crate) const FIRST_DRAW: u64 = 0x9e37_79b9_7f4a_7c15;

impl Machine {
    /// Lets a simulation draw its choices from a seed.
    pub fn seed_choices(&mut self, seed: u64) {
        self.draws = seed.wrapping_mul(FIRST_DRAW) | 1;
    }

    /// One of so many alternatives, from 0 on.
    pub fn choose(&mut self, alternatives: u32) -> Detoured<u32> {
        if self.exploring.is_active() {
            return self.chosen_alternative(alternatives);
        }
        if alternatives <= 1 {
            return Ok(0);
        }
        Ok((draw(&mut self.draws) % u64::from(alternatives)) as u32)
    }

    /// Runs in which this does not hold are of no interest. Discarding a run takes the other threads with it, so
    /// whatever they could do before is explored first.
    pub fn assume(&mut self, holds: bool) -> Detoured<()> {
        if holds {
            return Ok(());
        }
        if self.is_pausing() { self.pause() } else { Err(Detour::Stop(Stop::Discarded)) }
    }

    /// From now on no other thread moves, unless this one has to wait. Sections nest.
    pub fn begin_atomic(&mut self) -> Detoured<()> {
        let depth = self.thread().atomic;
        if self.is_pausing() && depth == 0 {
            // What follows is one operation, and others may come before it.
            return self.pause();
        }
        if depth >= u32::from(u16::MAX) {
            return Err(self.unsupported("atomic sections nested so deeply"));
        }
        self.thread_mut().atomic = depth + 1;
        Ok(())
    }

    /// Leaves an atomic section; outside of any there is nothing to leave.
    pub fn end_atomic(&mut self) -> Detoured<()> {
        let thread = self.thread_mut();
        thread.atomic = thread.atomic.saturating_sub(1);
        Ok(())
    }

    /// A line for the trace; a simulation prints it.
    pub fn note(&mut self, text: &str) {
        if self.exploring.is_active() {
            self.exploring.signals.notes.push(text.to_owned());
        } else {
            self.emit(Stream::Output, format!("{text}\n").as_bytes());
        }
    }
}
