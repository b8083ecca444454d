//! From a canonical form back to the state: objects are laid out in the order of their numbers.
//!
//! First everything is put in its place with numbers where references will be; then numbers are replaced by places.

use super::encoder::{CLOCK_AT, FIRST_THREAD_AT, HAS_LOCK_WORD, HAS_WIDE, HASH_AT, IS_WIDE, MAIN_FAILED, THREADS_AT};
use super::thread_words::{FrameWord, StatusWords, ThreadHeader, set_flags};
use crate::interpreter::fast::stack_end;
use crate::machine::Machine;
use crate::state::lock_word::MARKS;
use crate::state::object_shapes::Shape;
use crate::state::raw_memory::Block;
use crate::state::reference::Reference;
use crate::state::word_kinds::WordKind;
use crate::threads::thread::{Frame, Thread};
use program::layout::HEADER_WORDS;
use program::{LinkError, MethodId};

/// Fills a machine that has just been reset.
pub(super) fn restore(machine: &mut Machine, words: &[u32], layout: Option<Layout<'_>>) -> Result<(), LinkError> {
    let mut reader = Reader { words, at: FIRST_THREAD_AT };
    machine.clock = u64::from(words[CLOCK_AT]) | u64::from(words[CLOCK_AT + 1]) << 32;
    machine.next_hash = words[HASH_AT];
    machine.main_failed = words[THREADS_AT] & MAIN_FAILED != 0;
    machine.threads.clear();
    for _ in 0..words[THREADS_AT] & !MAIN_FAILED {
        let thread = reader.thread(machine)?;
        machine.threads.push(thread);
    }
    machine.sync_word_kinds();
    reader.immortals(machine);
    machine.blocks = reader.blocks();
    let places = reader.objects(machine, layout);
    machine.map_roots(&mut |number| places.of_number(number))
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
}

impl Places {
    /// The place of an object by its number.
    #[inline]
    fn of_number(&self, number: u32) -> u32 {
        if number < self.start { number } else { self.places[(number - self.start) as usize] }
    }
}

/// Reads a form from its first thread on.
struct Reader<'a> {
    words: &'a [u32],
    at: usize,
}

impl Reader<'_> {
    fn word(&mut self) -> u32 {
        self.at += 1;
        self.words[self.at - 1]
    }

    fn wide(&mut self) -> u64 {
        u64::from(self.word()) | u64::from(self.word()) << 32
    }

    fn thread(&mut self, machine: &Machine) -> Result<Thread, LinkError> {
        let header = ThreadHeader::read(&mut || self.word());
        let mut thread = Thread::new(Reference(header.object));
        thread.pending = Reference(header.pending);
        thread.scoped_values = Reference(header.values);
        let (on, number, deadline) = (Reference(header.on), header.number, Some(header.deadline));
        let mut status = StatusWords { tag: 0, on, number, wake: None, deadline };
        set_flags(&mut thread, header.flags, &mut status);
        thread.status = status.status(machine.program);
        for _ in 0..header.frames {
            self.frame(machine, &mut thread)?;
        }
        Ok(thread)
    }

    fn frame(&mut self, machine: &Machine, thread: &mut Thread) -> Result<(), LinkError> {
        let (first, place) = (FrameWord::of(self.word()), self.word());
        let method = machine.program.method(MethodId(first.method));
        let code = machine.program.code(method)?;
        let base = thread.frame().map_or(0, |frame| frame.top);
        let top = base + u32::from(code.max_locals) + (place >> 16);
        let lock = Reference(if first.has_lock { self.word() } else { 0 });
        let FrameWord { on_return, overdue, .. } = first;
        let frame = Frame { method, code, pc: place & 0xffff, base, top, lock, on_return, overdue };
        thread.frames.push(frame);
        let end = stack_end(base, code) as usize;
        thread.slots.resize(thread.slots.len().max(end), 0);
        self.slots(machine, &frame, first.is_wide, &mut thread.slots)
    }

    fn slots(&mut self, machine: &Machine, frame: &Frame, wide: bool, slots: &mut [u64]) -> Result<(), LinkError> {
        let maps = machine.program.frame_maps(frame.method)?;
        let map = maps.at(frame.pc as usize);
        let locals = u32::from(frame.code.max_locals);
        let slots = &mut slots[frame.base as usize..frame.top as usize];
        slots.fill(0);
        let live = |(slot, _): &(u32, &mut u64)| *slot >= locals || map.is_live(*slot);
        (0..).zip(slots.iter_mut()).filter(live).for_each(|(_, word)| *word = u64::from(self.word()));
        if wide {
            self.upper_halves((0..).zip(slots).filter(live).map(|(_, word)| word).collect());
        }
        Ok(())
    }

    /// Completes words whose lower halves have been read.
    fn upper_halves(&mut self, words: Vec<&mut u64>) {
        let masks: Vec<u32> = (0..words.len().div_ceil(32)).map(|_| self.word()).collect();
        let wide = |number: usize| masks[number / 32] >> (number % 32) & 1 != 0;
        for (_, word) in words.into_iter().enumerate().filter(|(number, _)| wide(*number)) {
            *word |= u64::from(self.word()) << 32;
        }
    }

    fn immortals(&mut self, machine: &mut Machine) {
        loop {
            let index = self.word();
            if index == 0 {
                return;
            }
            let word = if index & IS_WIDE != 0 { self.wide() } else { u64::from(self.word()) };
            let index = index & !IS_WIDE;
            // What always counts as shared is not marked anew.
            let marks = if machine.word_kinds.of(index) == WordKind::Lock {
                machine.heap.pristine_word(index) & MARKS
            } else {
                0
            };
            machine.heap.set_word(index, word | marks);
        }
    }

    fn blocks(&mut self) -> Vec<Block> {
        let count = self.word();
        (0..count).map(|_| Block { address: self.wide(), array: Reference(self.word()) }).collect()
    }

    /// Reads the objects, and answers where they are.
    fn objects(&mut self, machine: &mut Machine, layout: Option<Layout<'_>>) -> Places {
        let start = machine.heap.dynamic_start();
        let mut places = Places { start, places: Vec::new() };
        let mut end = start;
        while self.at < self.words.len() {
            let place = layout.map_or(end, |layout| layout.places[places.places.len()]);
            end = place + self.object(machine, place);
            places.places.push(place);
        }
        machine.heap.set_top(layout.map_or(end, |layout| layout.end));
        for place in &places.places {
            let header = machine.heap.word(*place);
            let shape = machine.process.shapes.of_header(header);
            let object = *place as usize..(*place + shape.size(header)) as usize;
            shape.map_references(&mut machine.heap.words_mut()[object], &mut |number| places.of_number(number));
        }
        places
    }

    /// Reads one object, and answers its size.
    fn object(&mut self, machine: &mut Machine, place: u32) -> u32 {
        let first = self.word();
        let class = first & !(HAS_LOCK_WORD | HAS_WIDE);
        let shape = machine.process.shapes.of_header(u64::from(class));
        let length = if shape.is_array() { self.word() } else { 0 };
        let header = u64::from(class) | u64::from(length) << 32;
        let size = shape.size(header);
        machine.heap.reach(place + size);
        let object = &mut machine.heap.words_mut()[place as usize..(place + size) as usize];
        object[0] = header;
        object[1] = if first & HAS_LOCK_WORD != 0 { self.wide() } else { 0 };
        self.contents(shape, &mut object[HEADER_WORDS as usize..], first & HAS_WIDE != 0);
        size
    }

    fn contents(&mut self, shape: &Shape, contents: &mut [u64], wide: bool) {
        if shape.is_array() {
            return contents.iter_mut().for_each(|word| *word = self.wide());
        }
        contents.iter_mut().for_each(|word| *word = u64::from(self.word()));
        if wide {
            self.upper_halves(contents.iter_mut().collect());
        }
    }
}
