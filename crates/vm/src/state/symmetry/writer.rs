//! Writes the parts of a symmetric form, or of what one thread leads to.

use super::LeftOut;
use crate::machine::Machine;
use crate::state::canonical::{NOBODY, ThreadForm, push_upper_halves};
use crate::state::initialization_word::InitializationWord;
use crate::state::lock_word::{LockWord, MARKS};
use crate::state::object_shapes::map_pair;
use crate::state::word_kinds::WordKind;
use crate::threads::thread::ThreadId;
use program::layout::HEADER_WORDS;
use rustc_hash::FxHashMap;

/// In an object's header: its lock word follows. Class numbers stay far below.
const HAS_LOCK_WORD: u32 = 1 << 31;
/// In an object's header: what does not fit 32 bits follows.
const HAS_WIDE: u32 = 1 << 30;
/// Another thread, in what one thread leads to: no object lies there.
const ANOTHER: u32 = 1;

/// A form under construction.
pub(super) struct Writer<'a> {
    machine: &'a Machine,
    words: Vec<u32>,
    ends: Vec<usize>,
    /// The number of each object that was visited.
    numbers: FxHashMap<u32, u32>,
    visited: Vec<u32>,
    /// The new number of each thread that lives.
    threads: Vec<u32>,
    left_out: &'a LeftOut,
    main: Option<ThreadId>,
    main_object: u32,
    /// Somebody else leads to main, or it owns a lock.
    pub(super) main_is_known: bool,
}

impl<'a> Writer<'a> {
    /// For a state whose threads stand in this order.
    pub(super) fn new(machine: &'a Machine, order: &[ThreadId], left_out: &'a LeftOut) -> Writer<'a> {
        let mut threads = vec![NOBODY; machine.threads.len()];
        order.iter().zip(0..).for_each(|(id, number)| threads[id.0 as usize] = number);
        Writer::with_numbers(machine, threads, left_out)
    }

    /// For what one thread leads to.
    pub(super) fn of_one(machine: &'a Machine, id: ThreadId, left_out: &'a LeftOut) -> Writer<'a> {
        let mut threads = vec![ANOTHER; machine.threads.len()];
        threads[id.0 as usize] = 0;
        let mut writer = Writer::with_numbers(machine, threads, left_out);
        let others = machine.threads.ids().filter(|other| *other != id && !machine.threads[*other].is_terminated());
        writer.numbers.extend(others.map(|other| (machine.threads[other].object.0, ANOTHER)));
        writer
    }

    fn with_numbers(machine: &'a Machine, threads: Vec<u32>, left_out: &'a LeftOut) -> Writer<'a> {
        Writer {
            machine,
            words: Vec::new(),
            ends: Vec::new(),
            numbers: FxHashMap::default(),
            visited: Vec::new(),
            threads,
            left_out,
            main: machine.living_main(),
            main_object: machine.start.main_thread.0,
            main_is_known: false,
        }
    }

    pub(super) fn into_parts(self) -> (Vec<u32>, Vec<usize>) {
        (self.words, self.ends)
    }

    /// Whether an object was visited.
    pub(super) fn has(&self, object: u32) -> bool {
        self.numbers.contains_key(&object)
    }

    pub(super) fn push(&mut self, word: u32) {
        self.words.push(word);
    }

    fn push_wide(&mut self, word: u64) {
        self.words.extend_from_slice(&[word as u32, (word >> 32) as u32]);
    }

    pub(super) fn end_part(&mut self) {
        self.ends.push(self.words.len());
    }

    /// Whether an object has no place of its own.
    pub(super) fn is_numbered(&self, object: u32) -> bool {
        let heap = &self.machine.heap;
        let is_fixed = || object < heap.dynamic_start() && self.machine.exploring.sharing.labels.is_always(object);
        object >= heap.shared_below() && !is_fixed()
    }

    /// The number of a reference, a new one on the first visit.
    fn visit(&mut self, reference: u32) -> u32 {
        self.main_is_known |= reference == self.main_object;
        if !self.is_numbered(reference) {
            return reference;
        }
        let next = self.machine.heap.dynamic_start() + self.visited.len() as u32;
        *self.numbers.entry(reference).or_insert_with(|| {
            self.visited.push(reference);
            next
        })
    }

    pub(super) fn thread_number(&self, thread: u32) -> u32 {
        self.threads.get(thread as usize).copied().unwrap_or(NOBODY)
    }

    /// The threads of these objects, by their new numbers.
    pub(super) fn thread_numbers(&self, objects: &[u32]) -> Vec<u32> {
        let living = self.machine.threads.ids().filter(|id| !self.machine.threads[*id].is_terminated());
        let meant = living.filter(|id| objects.contains(&self.machine.threads[*id].object.0));
        let mut numbers: Vec<u32> = meant.map(|id| self.thread_number(id.0)).collect();
        numbers.sort_unstable();
        numbers
    }

    fn lock_word(&mut self, word: u64) -> u64 {
        let word = word & !MARKS;
        match LockWord(word).owner() {
            Some(owner) => {
                self.main_is_known |= self.main == Some(ThreadId(owner));
                LockWord(word).with_lock(self.thread_number(owner), LockWord(word).count()).0
            }
            None => word,
        }
    }

    /// What belongs to nobody in particular.
    pub(super) fn write_numbers(&mut self) {
        let machine = self.machine;
        self.push_wide(machine.clock);
        let living = machine.threads.iter().filter(|thread| !thread.is_terminated()).count() as u32;
        self.push(living << 1 | u32::from(machine.main_failed));
        self.end_part();
    }

    /// A thread as it stands.
    pub(super) fn write_thread(&mut self, id: ThreadId) {
        let machine = self.machine;
        self.push(0);
        self.write_form(machine.thread_form(&machine.threads[id]), id);
        self.end_part();
    }

    /// The form of a thread. It names immortals by their places: a number that looks like that of main counts as one.
    pub(super) fn write_form(&mut self, form: &ThreadForm, id: ThreadId) {
        self.main_is_known |= Some(id) != self.main && form.words().contains(&self.main_object);
        let at = self.words.len();
        self.words.extend_from_slice(form.words());
        for (place, reference) in form.placed_references() {
            let number = self.visit(reference);
            self.words[at + place] = number;
        }
    }

    /// Place and contents of each word that differs and belongs to nothing that has a number; then the words that lead
    /// to what has one, changed or not.
    pub(super) fn write_immortals(&mut self) {
        let machine = self.machine;
        machine.heap.for_each_changed(u32::MAX, &mut |index, word, first| {
            let object = machine.word_kinds.anchored_object(index);
            let is_left_out = object.is_some_and(|object| self.is_numbered(object)) || self.left_out.has(index);
            if !is_left_out {
                self.write_immortal(index, word, first);
            }
        });
        for index in &machine.exploring.anchor_roots {
            if !self.left_out.has(*index) {
                self.write_immortal(*index, machine.heap.word(*index), 0);
            }
        }
        self.push(0);
        self.end_part();
    }

    fn write_immortal(&mut self, index: u32, word: u64, first: u64) {
        let word = match self.machine.word_kinds.of(index) {
            WordKind::Plain => word,
            WordKind::Reference => u64::from(self.visit(word as u32)),
            WordKind::Pair => map_pair(word, &mut |reference| self.visit(reference)),
            WordKind::Lock if (word ^ first) & !MARKS == 0 => return,
            WordKind::Lock => self.lock_word(word),
            WordKind::Initialization => InitializationWord(word).with_thread(|thread| self.thread_number(thread)).0,
            WordKind::Cache => return,
        };
        self.push(index);
        self.push_wide(word);
    }

    pub(super) fn write_blocks(&mut self) {
        let machine = self.machine;
        self.push(machine.blocks.len() as u32);
        for block in &machine.blocks {
            let array = self.visit(block.array.0);
            self.push_wide(block.address);
            self.push(array);
        }
        self.end_part();
    }

    /// The objects that have numbers, so many at most. Writing one may number further ones.
    pub(super) fn write_objects(&mut self, most: usize) {
        let mut number = 0;
        while let Some(object) = self.visited.get(number).copied().filter(|_| number < most) {
            self.write_object(object);
            self.end_part();
            number += 1;
        }
    }

    fn write_object(&mut self, object: u32) {
        let machine = self.machine;
        let header = machine.heap.word(object);
        let shape = machine.process.shapes.of_header(header);
        let words = &machine.heap.words()[object as usize..(object + shape.size(header)) as usize];
        let locked = words[1] & !MARKS != 0;
        let at = self.words.len();
        self.push(header as u32 | if locked { HAS_LOCK_WORD } else { 0 });
        if shape.is_array() {
            self.push((header >> 32) as u32);
        }
        if locked {
            let lock = self.lock_word(words[1]);
            self.push_wide(lock);
        }
        let mut contents = words[HEADER_WORDS as usize..].to_vec();
        if shape.is_array() {
            if shape.is_reference_array() {
                contents.iter_mut().for_each(|word| *word = map_pair(*word, &mut |reference| self.visit(reference)));
            }
            return contents.iter().for_each(|word| self.push_wide(*word));
        }
        self.leave_out(object, &mut contents);
        for offset in shape.references() {
            let word = &mut contents[(offset - HEADER_WORDS) as usize];
            *word = u64::from(self.visit(*word as u32));
        }
        shape.caches().iter().for_each(|offset| contents[(offset - HEADER_WORDS) as usize] = 0);
        contents.iter().for_each(|word| self.push(*word as u32));
        if push_upper_halves(contents.iter().copied(), &mut self.words) {
            self.words[at] |= HAS_WIDE;
        }
    }

    /// Takes out what nobody asks for: the name of a thread, its number, the list of a thread group.
    fn leave_out(&self, object: u32, contents: &mut [u64]) {
        let machine = self.machine;
        let class = machine.peek_class(crate::state::reference::Reference(object));
        if class.is_subclass_of(machine.known.thread) {
            contents[(machine.known.thread_name - HEADER_WORDS) as usize] = 0;
            let number = &mut contents[(machine.known.thread_id - HEADER_WORDS) as usize];
            *number = u64::from(*number != 0);
        }
        if let Some(list) = self.left_out.group_list.filter(|_| class.is_subclass_of(machine.known.thread_group)) {
            contents[(list - HEADER_WORDS) as usize] = 0;
        }
    }
}
