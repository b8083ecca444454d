//! The vector under construction: visit numbers, thread numbers, and where its parts end.

use super::NOBODY;
use super::identity::number_of_hash;
use crate::lock_word::{LockWord, MARKS};
use crate::machine::Machine;

/// Words of the first part: where the objects begin, the clock, the next hash and flags, the number of threads.
pub(super) const OBJECTS_AT: usize = 0;
pub(super) const CLOCK_AT: usize = 1;
pub(super) const HASH_AT: usize = 2;
pub(super) const THREADS_AT: usize = 3;
pub(super) const FIRST_THREAD_AT: usize = 4;
/// In the word at [`HASH_AT`]: the main thread has failed.
pub(super) const MAIN_FAILED: u64 = 1 << 32;
/// In an object's header: its lock word follows. Class numbers stay far below.
pub(super) const HAS_LOCK_WORD: u64 = 1 << 31;

/// Collects a canonical form. Can be used again for the next one, which saves allocation.
#[derive(Default)]
pub struct Encoder {
    words: Vec<u64>,
    /// Where each part ends: numbers, one thread, one frame, a page of immortals, the blocks, one object.
    ends: Vec<usize>,
    dynamic_start: u32,
    /// For each word of the dynamic heap where an object begins: the round in which it was visited, and its number.
    numbers: Vec<u64>,
    round: u32,
    visited: Vec<u32>,
    /// The new number of each thread.
    threads: Vec<u32>,
    greatest_hash: u32,
}

impl Encoder {
    /// The vector.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// The vector.
    pub fn into_words(self) -> Vec<u64> {
        self.words
    }

    /// The vector in its parts, which change independently of each other: numbers, threads, frames, pages of immortals,
    /// blocks, objects.
    pub fn parts(&self) -> impl Iterator<Item = &[u64]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, end)| &self.words[start..*end])
    }

    /// Where the dynamic objects lie, in the order of their numbers: what a canonical form leaves out.
    pub fn places(&self) -> &[u32] {
        &self.visited
    }

    /// How many dynamic objects were visited: those that live.
    pub fn objects(&self) -> usize {
        self.visited.len()
    }

    pub(super) fn begin(&mut self, machine: &Machine) {
        self.words.clear();
        self.ends.clear();
        self.visited.clear();
        self.greatest_hash = 0;
        self.dynamic_start = machine.heap.dynamic_start();
        let size = (machine.heap.top() - self.dynamic_start) as usize;
        if self.numbers.len() < size {
            self.numbers.resize(size, 0);
        }
        self.begin_round();
        self.number_threads(machine);
    }

    /// Numbers of other rounds count as none, so the table needs not be cleared.
    fn begin_round(&mut self) {
        self.round = self.round.wrapping_add(1);
        if self.round == 0 {
            self.numbers.fill(0);
            self.round = 1;
        }
    }

    fn number_threads(&mut self, machine: &Machine) {
        let mut next = 0;
        self.threads.clear();
        for thread in &machine.threads {
            self.threads.push(if thread.is_terminated() { NOBODY } else { next });
            next += u32::from(!thread.is_terminated());
        }
    }

    #[inline]
    pub(super) fn push(&mut self, word: u64) {
        self.words.push(word);
    }

    /// Adds words as they are; the answer is where they begin.
    pub(super) fn extend(&mut self, words: &[u64]) -> usize {
        let at = self.words.len();
        self.words.extend_from_slice(words);
        at
    }

    #[inline]
    pub(super) fn set(&mut self, at: usize, word: u64) {
        self.words[at] = word;
    }

    pub(super) fn end_part(&mut self) {
        self.ends.push(self.words.len());
    }

    pub(super) fn finish_roots(&mut self) {
        self.words[OBJECTS_AT] = self.words.len() as u64;
    }

    /// The answer is the number of the next identity hash, at least `least`.
    pub(super) fn finish(&mut self, least: u32) -> u32 {
        let next = least.max(self.greatest_hash + 1);
        self.words[HASH_AT] |= u64::from(next);
        next
    }

    /// The object with this number, once it has been visited.
    pub(super) fn visited(&self, number: usize) -> Option<u32> {
        self.visited.get(number).copied()
    }

    /// The number of a reference, a new one on the first visit.
    #[inline]
    pub(super) fn visit(&mut self, reference: u32) -> u32 {
        if reference < self.dynamic_start {
            return reference;
        }
        let entry = &mut self.numbers[(reference - self.dynamic_start) as usize];
        if (*entry >> 32) as u32 != self.round {
            *entry = u64::from(self.round) << 32 | self.visited.len() as u64;
            self.visited.push(reference);
        }
        self.dynamic_start + *entry as u32
    }

    /// A lock word with the new number of its owner.
    pub(super) fn lock_word(&mut self, word: u64) -> u64 {
        let word = word & !MARKS;
        let lock = LockWord(word);
        if let Some(hash) = lock.hash() {
            self.greatest_hash = self.greatest_hash.max(number_of_hash(hash));
        }
        match lock.owner() {
            Some(owner) => lock.with_lock(self.thread_number(owner), lock.count()).0,
            None => word,
        }
    }

    /// The new number of a thread.
    pub(super) fn thread_number(&self, thread: u32) -> u32 {
        self.threads.get(thread as usize).copied().unwrap_or(NOBODY)
    }
}
