//! Threads as they stand in a canonical form, kept from state to state: a step changes one thread, seldom more.
//!
//! Every thread has a version that says which change it has seen last; undoing a change brings the version before back.
//! What was written for a version is found again by it. References are kept as they are, and where they stand, because
//! their numbers depend on the rest of the state. Invariant: a thread that changes gets a new version before it is
//! looked at again; see [`Machine::touch`].

use super::encoder::Encoder;
use super::thread_words::{StatusWords, ThreadHeader, flags, frame_word};
use crate::machine::Machine;
use crate::threads::thread::{Frame, Thread, ThreadId};
use program::{LinkError, Program};

/// Threads of more words than this are cut into their frames: deep stacks change at their top only.
const LONG_THREAD: usize = 48;

/// How many forms are kept at least.
const KEPT: usize = 1 << 10;

/// The words of one thread.
#[derive(Default, PartialEq, Debug)]
pub(crate) struct ThreadForm {
    version: u64,
    words: Vec<u32>,
    /// Where parts end.
    ends: Vec<usize>,
    /// References to what may not be immortal, and where they stand.
    references: Vec<(usize, u32)>,
    /// References below this are immortals.
    least: u32,
    /// Whether a constructor is running.
    constructs: bool,
}

/// The forms of threads, by version.
pub(crate) struct ThreadForms {
    forms: Vec<ThreadForm>,
    last_version: u64,
}

impl Default for ThreadForms {
    fn default() -> ThreadForms {
        // A power of two, so that the place of a version is found by its lower bits.
        ThreadForms { forms: (0..KEPT.next_power_of_two()).map(|_| ThreadForm::default()).collect(), last_version: 0 }
    }
}

impl ThreadForms {
    #[inline]
    fn place(&self, version: u64) -> usize {
        version as usize & (self.forms.len() - 1)
    }

    /// Makes sure that so many threads find places of their own.
    fn make_room(&mut self, threads: usize) {
        if self.forms.len() < 4 * threads {
            self.forms = (0..(8 * threads).next_power_of_two()).map(|_| ThreadForm::default()).collect();
        }
    }

    /// A version that no thread has had.
    pub(crate) fn new_version(&mut self) -> u64 {
        self.last_version += 1;
        self.last_version
    }
}

impl Machine {
    /// A thread has changed, or is about to.
    pub(crate) fn touch(&mut self, id: ThreadId) {
        if let Some(thread) = self.threads.get_mut(id.0 as usize) {
            thread.version = self.thread_forms.new_version();
        }
    }

    /// Brings the forms of all threads that live up to date.
    pub(crate) fn sync_thread_forms(&mut self) -> Result<(), LinkError> {
        self.thread_forms.make_room(self.threads.len());
        if !self.exploring.is_active() {
            self.threads.iter_mut().for_each(|thread| thread.version = 0);
        }
        for number in 0..self.threads.len() {
            if !self.threads[number].is_terminated() {
                self.sync_thread_form(number)?;
            }
        }
        Ok(())
    }

    fn sync_thread_form(&mut self, number: usize) -> Result<(), LinkError> {
        let rank = self.waiting_rank(ThreadId(number as u32));
        let place = self.thread_forms.place(self.threads[number].version);
        let is_taken = |other: &Thread| !other.is_terminated() && self.thread_forms.place(other.version) == place;
        if self.threads[number].version == 0 || self.threads.iter().take(number).any(is_taken) {
            return self.write_thread_form(number, rank);
        }
        let (thread, form) = (&self.threads[number], &self.thread_forms.forms[place]);
        if form.version != thread.version {
            return self.write_thread_form_at(number, rank, place);
        }
        debug_assert!(form.is_of(self.program, thread, rank), "a thread has changed in secret");
        Ok(())
    }

    /// Gives a thread a version whose place no other thread needs in this state.
    fn write_thread_form(&mut self, number: usize, rank: u32) -> Result<(), LinkError> {
        let place = loop {
            let version = self.thread_forms.new_version();
            let place = self.thread_forms.place(version);
            let is_taken = |(other, thread): (usize, &Thread)| {
                other != number && thread.version != 0 && self.thread_forms.place(thread.version) == place
            };
            if !self.threads.iter().enumerate().any(is_taken) {
                self.threads[number].version = version;
                break place;
            }
        };
        self.write_thread_form_at(number, rank, place)
    }

    fn write_thread_form_at(&mut self, number: usize, rank: u32, place: usize) -> Result<(), LinkError> {
        let (thread, form) = (&self.threads[number], &mut self.thread_forms.forms[place]);
        form.version = 0;
        form.least = self.heap.anchor_start();
        form.write(self.program, thread, rank)?;
        form.version = thread.version;
        Ok(())
    }

    /// The form of a thread that lives, as of the last [`Machine::sync_thread_forms`].
    pub(crate) fn thread_form(&self, thread: &Thread) -> &ThreadForm {
        let form = &self.thread_forms.forms[self.thread_forms.place(thread.version)];
        debug_assert_eq!(form.version, thread.version, "the forms are up to date");
        form
    }
}

impl ThreadForm {
    /// The references to what may not be immortal.
    pub(crate) fn references(&self) -> impl Iterator<Item = u32> {
        self.references.iter().map(|(_, reference)| *reference)
    }

    /// The form of a thread that is in no table.
    pub(crate) fn of(program: &Program, thread: &Thread, least: u32) -> Result<ThreadForm, LinkError> {
        let mut form = ThreadForm { least, ..ThreadForm::default() };
        form.write(program, thread, 0)?;
        Ok(form)
    }

    /// The words, with references as they are.
    pub(crate) fn words(&self) -> &[u32] {
        &self.words
    }

    /// The references to what may not be immortal, and where they stand.
    pub(crate) fn placed_references(&self) -> impl Iterator<Item = (usize, u32)> {
        self.references.iter().copied()
    }

    /// Whether a constructor is running.
    pub(crate) fn constructs(&self) -> bool {
        self.constructs
    }

    /// Adds the form, with numbers for the references.
    pub(super) fn add_to(&self, encoder: &mut Encoder) {
        let at = encoder.add_parts(&self.words, &self.ends);
        for (place, reference) in &self.references {
            let number = encoder.visit(*reference);
            encoder.set(at + place, number);
        }
    }

    fn is_of(&self, program: &Program, thread: &Thread, rank: u32) -> bool {
        let mut form = ThreadForm { version: self.version, least: self.least, ..ThreadForm::default() };
        form.write(program, thread, rank).is_err() || form == *self
    }

    fn push(&mut self, word: u32) {
        self.words.push(word);
    }

    fn push_reference(&mut self, reference: u32) {
        if reference >= self.least {
            self.references.push((self.words.len(), reference));
        }
        self.words.push(reference);
    }

    fn write(&mut self, program: &Program, thread: &Thread, rank: u32) -> Result<(), LinkError> {
        self.words.clear();
        self.ends.clear();
        self.references.clear();
        self.constructs = thread.frames.iter().any(|frame| frame.method.is_constructor());
        let status = StatusWords::of(thread.status);
        let header = ThreadHeader {
            frames: thread.frames.len() as u32,
            object: thread.object.0,
            pending: thread.pending.0,
            values: thread.scoped_values.0,
            on: status.on.0,
            number: status.number,
            flags: flags(thread, &status, rank),
            deadline: status.deadline.unwrap_or(0),
        };
        header.write(&mut |word, is_reference| if is_reference { self.push_reference(word) } else { self.push(word) });
        let (mut start, mut end) = (0, 0);
        for frame in &thread.frames {
            debug_assert_eq!(frame.base, end, "a frame begins where the one below it ends");
            end = frame.top;
            if self.words.len() - start > LONG_THREAD {
                start = self.words.len();
                self.ends.push(start);
            }
            self.write_frame(program, frame, &thread.slots)?;
        }
        self.ends.push(self.words.len());
        Ok(())
    }

    /// Dead locals are left out: which ones they are follows from the method and the instruction.
    fn write_frame(&mut self, program: &Program, frame: &Frame, slots: &[u64]) -> Result<(), LinkError> {
        let maps = program.frame_maps(frame.method)?;
        let map = maps.at(frame.pc as usize);
        let operands = frame.top - frame.operands();
        debug_assert!(frame.pc < 1 << 16 && operands < 1 << 16, "a method has at most 65,535 instructions and slots");
        let at = self.words.len();
        let has_lock = !frame.lock.is_null();
        self.push(frame_word(frame, has_lock, false));
        self.push(frame.pc | operands << 16);
        if has_lock {
            self.push_reference(frame.lock.0);
        }
        let locals = u32::from(frame.code.max_locals);
        let live = (0..).zip(&slots[frame.base as usize..frame.top as usize]);
        let live = live.filter(|(slot, _)| *slot >= locals || map.is_live(*slot));
        for (slot, word) in live.clone() {
            if map.is_reference(slot) {
                self.push_reference(*word as u32);
            } else {
                self.push(*word as u32);
            }
        }
        if super::encoder::push_upper_halves(live.map(|(_, word)| *word), &mut self.words) {
            self.words[at] = frame_word(frame, has_lock, true);
        }
        Ok(())
    }
}
