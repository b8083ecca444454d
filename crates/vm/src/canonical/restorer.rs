//! From a canonical form back to the state: objects are laid out in the order of their numbers.

use super::encoder::{CLOCK_AT, FIRST_THREAD_AT, HAS_LOCK_WORD, HASH_AT, MAIN_FAILED, OBJECTS_AT, THREADS_AT};
use super::thread_words::{StatusWords, on_return_of, set_flags};
use crate::fast::stack_end;
use crate::machine::Machine;
use crate::raw::Block;
use crate::reference::Reference;
use crate::shape::map_pair;
use crate::thread::{Frame, Thread};
use crate::word_kinds::WordKind;
use program::layout::HEADER_WORDS;
use program::{LinkError, MethodId};

/// Fills a machine that has just been reset.
pub(super) fn restore(machine: &mut Machine, words: &[u64], layout: Option<Layout<'_>>) -> Result<(), LinkError> {
    let objects = &words[words[OBJECTS_AT] as usize..];
    let places = match layout {
        Some(layout) => Places { start: machine.heap.dynamic_start(), places: layout.places.to_vec(), end: layout.end },
        None => Places::of(machine, objects),
    };
    let mut reader = Reader { words, at: FIRST_THREAD_AT, places };
    machine.heap.reach(reader.places.end);
    machine.heap.set_top(reader.places.end);
    write_objects(machine, objects, &reader.places);
    machine.clock = words[CLOCK_AT];
    machine.next_hash = words[HASH_AT] as u32;
    machine.main_failed = words[HASH_AT] & MAIN_FAILED != 0;
    machine.threads.clear();
    for _ in 0..words[THREADS_AT] {
        let thread = reader.thread(machine)?;
        machine.threads.push(thread);
    }
    machine.sync_word_kinds();
    reader.immortals(machine);
    machine.blocks = reader.blocks();
    Ok(())
}

/// Where objects lie that are not to be laid out one after the other: by number, and the end of the heap.
#[derive(Clone, Copy, Debug)]
pub struct Layout<'a> {
    pub places: &'a [u32],
    pub end: u32,
}

/// Where the objects go.
struct Places {
    start: u32,
    places: Vec<u32>,
    end: u32,
}

impl Places {
    fn of(machine: &Machine, objects: &[u64]) -> Places {
        let start = machine.heap.dynamic_start();
        let mut places = Places { start, places: Vec::new(), end: start };
        let mut at = 0;
        while let Some(header) = objects.get(at) {
            let size = machine.shapes.of_header(header & !HAS_LOCK_WORD).size(header & !HAS_LOCK_WORD);
            places.places.push(places.end);
            places.end += size;
            at += (1 + u32::from(header & HAS_LOCK_WORD != 0) + size - HEADER_WORDS) as usize;
        }
        places
    }

    /// The place of an object by its number.
    #[inline]
    fn of_number(&self, number: u32) -> u32 {
        if number < self.start { number } else { self.places[(number - self.start) as usize] }
    }
}

fn write_objects(machine: &mut Machine, objects: &[u64], places: &Places) {
    let heap = machine.heap.words_mut();
    let mut at = 0;
    for place in &places.places {
        let header = objects[at] & !HAS_LOCK_WORD;
        let has_lock_word = objects[at] & HAS_LOCK_WORD != 0;
        let shape = machine.shapes.of_header(header);
        let object = &mut heap[*place as usize..(*place + shape.size(header)) as usize];
        object[0] = header;
        object[1] = if has_lock_word { objects[at + 1] } else { 0 };
        at += 1 + usize::from(has_lock_word);
        let contents = &mut object[HEADER_WORDS as usize..];
        contents.copy_from_slice(&objects[at..at + contents.len()]);
        at += contents.len();
        shape.map_references(object, &mut |number| places.of_number(number));
    }
}

/// Reads the roots one after the other.
struct Reader<'a> {
    words: &'a [u64],
    at: usize,
    places: Places,
}

impl Reader<'_> {
    fn word(&mut self) -> u64 {
        self.at += 1;
        self.words[self.at - 1]
    }

    fn reference(&self, number: u64) -> Reference {
        Reference(self.places.of_number(number as u32))
    }

    fn thread(&mut self, machine: &Machine) -> Result<Thread, LinkError> {
        let [who, values, on, flags, deadline] = std::array::from_fn(|_| self.word());
        let mut thread = Thread::new(self.reference(who));
        thread.pending = self.reference(who >> 32);
        thread.scoped_values = self.reference(values);
        let (on, number) = (self.reference(on), (on >> 32) as u32);
        let mut status = StatusWords { tag: 0, on, number, wake: None, deadline: Some(deadline) };
        set_flags(&mut thread, flags, &mut status);
        thread.status = status.status(machine.program);
        for _ in 0..values >> 32 {
            self.frame(machine, &mut thread)?;
        }
        Ok(thread)
    }

    fn frame(&mut self, machine: &Machine, thread: &mut Thread) -> Result<(), LinkError> {
        let (place, rest) = (self.word(), self.word());
        let method = machine.program.method(MethodId(place as u32));
        let code = machine.program.code(method)?;
        let base = thread.frame().map_or(0, |frame| frame.top);
        let operands = (rest >> 32) as u32 & 0x00ff_ffff;
        let top = base + u32::from(code.max_locals) + operands;
        let frame = Frame {
            method,
            code,
            pc: (place >> 32) as u32,
            base,
            top,
            lock: self.reference(rest),
            on_return: on_return_of(rest >> 56),
        };
        thread.frames.push(frame);
        let end = stack_end(base, code) as usize;
        thread.slots.resize(thread.slots.len().max(end), 0);
        self.slots(machine, &frame, &mut thread.slots)
    }

    fn slots(&mut self, machine: &Machine, frame: &Frame, slots: &mut [u64]) -> Result<(), LinkError> {
        let maps = machine.program.frame_maps(frame.method)?;
        let map = maps.at(frame.pc as usize);
        let locals = u32::from(frame.code.max_locals);
        for (slot, word) in (0..).zip(&mut slots[frame.base as usize..frame.top as usize]) {
            *word = 0;
            if slot < locals && !map.is_live(slot) {
                continue;
            }
            let found = self.word();
            *word = if map.is_reference(slot) { self.reference(found).slot() } else { found };
        }
        Ok(())
    }

    fn immortals(&mut self, machine: &mut Machine) {
        loop {
            let index = self.word() as u32;
            if index == 0 {
                return;
            }
            let word = self.word();
            let word = match machine.word_kinds[index as usize] {
                WordKind::Reference => self.reference(word).slot(),
                WordKind::Pair => map_pair(word, &mut |number| self.places.of_number(number)),
                WordKind::Plain | WordKind::Lock | WordKind::Initialization | WordKind::Cache => word,
            };
            machine.heap.set_word(index, word);
        }
    }

    fn blocks(&mut self) -> Vec<Block> {
        let count = self.word();
        let mut block = || {
            let (address, array) = (self.word(), self.word());
            Block { address, array: self.reference(array) }
        };
        (0..count).map(|_| block()).collect()
    }
}
