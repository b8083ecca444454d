//! The vector under construction: visit numbers, thread numbers, and where its parts end.

use super::NOBODY;
use super::identity_hashes::number_of_hash;
use crate::machine::Machine;
use crate::state::lock_word::{LockWord, MARKS};

/// Words of the first part: the clock, the next hash, flags and the number of threads.
pub(super) const CLOCK_AT: usize = 0;
pub(super) const HASH_AT: usize = 2;
pub(super) const THREADS_AT: usize = 3;
pub(super) const FIRST_THREAD_AT: usize = 4;
/// In the word at [`THREADS_AT`]: the main thread has failed.
pub(super) const MAIN_FAILED: u32 = 1 << 31;
/// In an object's header: its lock word follows. Class numbers stay far below.
pub(super) const HAS_LOCK_WORD: u32 = 1 << 31;
/// In an object's header: some fields need two words; which ones, is said after the fields.
pub(super) const HAS_WIDE: u32 = 1 << 30;
/// With the place of an immortal word: its contents need two words.
pub(super) const IS_WIDE: u32 = 1 << 31;

/// Whether a word does not fit 32 bits.
#[inline]
pub(super) fn is_wide(word: u64) -> bool {
    word >> 32 != 0
}

/// Adds what lies in the upper halves of words whose lower halves have been written, if anything does: for every 32 of
/// them which ones have something there, and then that. Answers whether anything was written.
pub(crate) fn push_upper_halves(words: impl Iterator<Item = u64> + Clone, into: &mut Vec<u32>) -> bool {
    if !words.clone().any(is_wide) {
        return false;
    }
    let mut masks = words.clone();
    loop {
        let (mut mask, mut count) = (0, 0);
        for word in masks.by_ref().take(32) {
            mask |= u32::from(is_wide(word)) << count;
            count += 1;
        }
        if count > 0 {
            into.push(mask);
        }
        if count < 32 {
            break;
        }
    }
    into.extend(words.filter(|word| is_wide(*word)).map(|word| (word >> 32) as u32));
    true
}

/// Collects a canonical form. Can be used again for the next one, which saves allocation.
#[derive(Default)]
pub struct Encoder {
    words: Vec<u32>,
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
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    /// The vector.
    pub(crate) fn into_words(self) -> Vec<u32> {
        self.words
    }

    /// The vector in its parts, which change independently of each other: numbers, threads, frames, pages of immortals,
    /// blocks, objects.
    pub fn parts(&self) -> impl Iterator<Item = &[u32]> {
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

    /// Begins the next form; false where there is no room for it, or somebody wants to stop.
    pub(super) fn begin(&mut self, machine: &Machine) -> bool {
        self.words.clear();
        self.ends.clear();
        self.visited.clear();
        self.greatest_hash = 0;
        self.dynamic_start = machine.heap.dynamic_start();
        let size = (machine.heap.top() - self.dynamic_start) as usize;
        if !machine.halt().lets_grow(self.numbers.len(), size) {
            return false;
        }
        if self.numbers.len() < size {
            self.numbers.resize(size, 0);
        }
        self.begin_round();
        self.number_threads(machine);
        true
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
    pub(super) fn push(&mut self, word: u32) {
        self.words.push(word);
    }

    /// Adds both halves of a word of 64 bits, the lower one first.
    #[inline]
    pub(super) fn push_wide(&mut self, word: u64) {
        self.words.extend_from_slice(&[word as u32, (word >> 32) as u32]);
    }

    /// Adds what lies in the upper halves of words; see [`push_upper_halves`].
    pub(super) fn push_upper_halves(&mut self, words: impl Iterator<Item = u64> + Clone) -> bool {
        push_upper_halves(words, &mut self.words)
    }

    /// Adds words that are cut into parts already; the answer is where they begin.
    pub(super) fn add_parts(&mut self, words: &[u32], ends: &[usize]) -> usize {
        let at = self.words.len();
        self.words.extend_from_slice(words);
        self.ends.extend(ends.iter().map(|end| at + end));
        at
    }

    /// Where the next word will be.
    pub(super) fn place(&self) -> usize {
        self.words.len()
    }

    #[inline]
    pub(super) fn set(&mut self, at: usize, word: u32) {
        self.words[at] = word;
    }

    #[inline]
    pub(super) fn end_part(&mut self) {
        self.ends.push(self.words.len());
    }

    /// The answer is the number of the next identity hash, at least `least`.
    pub(super) fn finish(&mut self, least: u32) -> u32 {
        let next = least.max(self.greatest_hash + 1);
        self.words[HASH_AT] = next;
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
