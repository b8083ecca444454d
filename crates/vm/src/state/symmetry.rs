//! The symmetric form: the state as a vector in which it does not show which of several like threads is where.
//!
//! States with equal symmetric forms have the same future, but for who is who and for when main passes by threads that
//! have ended. A form cannot be turned back into a state. It is the canonical form (`canonical.rs`) but for this:
//!
//! | part of the state | how it is encoded |
//! | --- | --- |
//! | threads | in the order of what each of them leads to (`order.rs`); like ones in the order of their start |
//! | what lived at the anchor and is traced | by the number of its first visit, like all that was made later |
//! | names and numbers of threads | not at all; whoever asks for one raises `Question::Identities` |
//! | the list of threads of a `ThreadGroup` | not at all; the same |
//! | main in a loop of joins | how it goes on after the loop, and the threads it waits for, as a set (`join_row.rs`) |
//!
//! Why that is enough: the numbers of threads mean nothing to a program, so a state and one with its threads in another
//! order are isomorphic whatever the order is computed from: a bad order costs states and nothing else. The form
//! determines the state up to that, except for main in its loop. There nobody can tell how far it has come: nothing but
//! main leads to main (it owns no lock, nobody can join or interrupt it), what it reads is its own, and it goes on only
//! when all of the threads have ended. To pass by one that has ended leads to a state with the same form but for one
//! bit; until all have ended, other threads do whatever they do without it.
//! Errs towards more states.

mod join_row;
mod order;
mod writer;

use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::state::word_kinds::WordKind;
use crate::threads::thread::ThreadId;
use join_row::JoinRow;
use program::LinkError;
use program::layout::HEADER_WORDS;
use std::ops::Range;
use writer::Writer;

/// A symmetric form. Can be used again for the next one.
#[derive(Default)]
pub struct SymmetricForm {
    words: Vec<u32>,
    ends: Vec<usize>,
}

impl SymmetricForm {
    /// The form in its parts.
    pub fn parts(&self) -> impl Iterator<Item = &[u32]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, end)| &self.words[start..*end])
    }
}

/// What is left out of forms, wherever it is met.
#[derive(Default)]
struct LeftOut {
    /// The word of the list of threads in a thread group; there is none from JDK 19 on.
    group_list: Option<u32>,
    /// Immortal words that are, or hold, such a list.
    immortal: Vec<Range<u32>>,
}

impl Machine {
    /// Writes the symmetric form of a state whose canonical form has just been written.
    pub fn encode_symmetric(&mut self, form: &mut SymmetricForm) -> Result<(), LinkError> {
        let left_out = self.left_out_of_forms();
        let main_is_known = self.main_is_known_at_anchor(&left_out);
        let order = order::of_threads(self, &left_out);
        let row = if main_is_known { None } else { JoinRow::of_main(self)? };
        (form.words, form.ends) = match self.symmetric_form(&left_out, &order, row.as_ref()) {
            Some(parts) => parts,
            None => self.symmetric_form(&left_out, &order, None).unwrap_or_default(),
        };
        Ok(())
    }

    /// Nothing where main stands in a row of joins and somebody could tell how far it has come.
    fn symmetric_form(
        &self,
        left_out: &LeftOut,
        order: &[ThreadId],
        row: Option<&JoinRow>,
    ) -> Option<(Vec<u32>, Vec<usize>)> {
        let mut writer = Writer::new(self, order, left_out);
        writer.write_numbers();
        for id in order {
            match row.filter(|row| row.id == *id) {
                Some(row) => row.add_to(&mut writer),
                None => writer.write_thread(*id),
            }
        }
        writer.write_immortals();
        writer.write_blocks();
        writer.write_objects(usize::MAX);
        let is_gone = |object: &u32| writer.is_numbered(*object) && !writer.has(*object);
        let is_hidden = row.is_none_or(|row| !writer.main_is_known && row.ended.iter().all(is_gone));
        is_hidden.then(|| writer.into_parts())
    }

    /// Whether something that lived at the anchor, and still lives, leads to main.
    fn main_is_known_at_anchor(&mut self, left_out: &LeftOut) -> bool {
        if self.exploring.leads_to_main.is_none() {
            self.exploring.leads_to_main = Some(self.anchored_words_that_lead_to_main());
        }
        let lives = |index: u32| {
            let object = self.word_kinds.anchored_object(index);
            object.is_none_or(|object| self.exploring.sharing.labels.is_reached(object))
        };
        let mut words = self.exploring.leads_to_main.iter().flatten().copied();
        words.any(|index| !left_out.has(index) && lives(index))
    }

    fn anchored_words_that_lead_to_main(&self) -> Vec<u32> {
        let main = self.start.main_thread.0;
        let words = self.heap.changed_at_anchor().chain(self.heap.anchor_start()..self.heap.dynamic_start());
        let leads_there = |index: &u32| {
            let word = self.heap.pristine_word(*index);
            match self.word_kinds.of(*index) {
                WordKind::Reference => word as u32 == main,
                WordKind::Pair => word as u32 == main || (word >> 32) as u32 == main,
                WordKind::Plain | WordKind::Lock | WordKind::Initialization | WordKind::Cache => false,
            }
        };
        words.filter(leads_there).collect()
    }

    /// The thread that runs `main`, as long as it lives.
    fn living_main(&self) -> Option<ThreadId> {
        let is_main =
            |id: &ThreadId| !self.threads[*id].is_terminated() && self.threads[*id].object == self.start.main_thread;
        self.threads.ids().find(is_main)
    }

    fn left_out_of_forms(&mut self) -> LeftOut {
        let list = self.known.thread_group.field_named("threads").map(|field| HEADER_WORDS + field.word);
        let (Some(list), Some(group)) = (list, self.known.thread_group_field) else { return LeftOut::default() };
        let living = self.threads.iter().filter(|thread| !thread.is_terminated());
        let mut groups: Vec<u32> = living.map(|thread| self.heap.word(thread.object.0 + group) as u32).collect();
        groups.sort_unstable();
        groups.dedup();
        let mut immortal = self.thread_arrays_of_boot();
        for group in groups.into_iter().filter(|group| *group != 0) {
            let array = self.heap.word(group + list) as u32;
            immortal.push(group + list..group + list + 1);
            if array != 0 {
                let header = self.heap.word(array);
                immortal.push(array..array + self.process.shapes.of_header(header).size(header));
            }
        }
        LeftOut { group_list: Some(list), immortal }
    }
}

impl Machine {
    /// Arrays of threads that the boot made: lists of thread groups, also those that have become too short.
    fn thread_arrays_of_boot(&mut self) -> Vec<Range<u32>> {
        if let Some(known) = &self.exploring.thread_arrays_of_boot {
            return known.clone();
        }
        let mut found = Vec::new();
        let mut at = 2;
        while at < self.heap.immortal_top() {
            let size = self.immortal_size(Reference(at));
            let component = self.peek_class(Reference(at)).component();
            found.extend(component.is_some_and(|class| class == self.known.thread).then_some(at..at + size));
            at += size;
        }
        self.exploring.thread_arrays_of_boot = Some(found.clone());
        found
    }
}

impl LeftOut {
    fn has(&self, index: u32) -> bool {
        self.immortal.iter().any(|range| range.contains(&index))
    }
}
