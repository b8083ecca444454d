//! Immortal cells: words of the heap that hold what a constant-pool entry or call site resolved to in *this* state.
//!
//! A string literal, method handle, method type, dynamic constant or call site is resolved once per run (JVMS 5.1,
//! 5.4.3.6). Where its cell lies is the same in every state; what it holds is part of the state and is undone with it.
//! The table of interned strings (JVMS 5.1) is made of such cells too, one for each text anybody asked about. Whether a
//! literal has been resolved yet is observable only by `s.intern() == s`, where JVMS allows either answer.

use crate::machine::Machine;
use crate::state::reference::Reference;
use program::ClassId;
use program::layout::HEADER_WORDS;
use rustc_hash::FxHashMap;

/// Where the cells lie.
#[derive(Default)]
pub(crate) struct Cells {
    strings: FxHashMap<Box<[u16]>, StringCell>,
    constants: FxHashMap<(ClassId, ConstantKey), u32>,
    chunk: Reference,
    used: u32,
}

/// The cell of a text, and the immortal string that literals of this text resolve to, once there is one.
#[derive(Clone, Copy)]
struct StringCell {
    cell: u32,
    literal: Reference,
}

/// Cells in one immortal chunk, an `Object[]`-like object with whole words.
const CHUNK: u32 = 62;

/// Which constant of a class a cell belongs to: a constant-pool entry, or a call site by method and instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ConstantKey {
    Entry(u16),
    Site { method: u16, instruction: u32 },
}

impl Machine {
    /// The word that holds the interned string of this text.
    pub(crate) fn string_cell(&mut self, text: &[u16]) -> Option<u32> {
        if let Some(cell) = self.process.cells.strings.get(text) {
            return Some(cell.cell);
        }
        let cell = self.new_cell()?;
        self.process.cells.strings.insert(text.into(), StringCell { cell, literal: Reference::NULL });
        Some(cell)
    }

    /// The immortal string that literals of this text resolve to, if it was made already.
    pub(crate) fn known_literal(&self, text: &[u16]) -> Option<Reference> {
        self.process.cells.strings.get(text).map(|cell| cell.literal).filter(|literal| !literal.is_null())
    }

    /// Records the immortal string of a text that has a cell.
    pub(crate) fn set_literal(&mut self, text: &[u16], literal: Reference) {
        if let Some(cell) = self.process.cells.strings.get_mut(text) {
            cell.literal = literal;
        }
    }

    /// The word that holds what a constant of `class` resolved to.
    pub(crate) fn constant_cell(&mut self, class: ClassId, key: ConstantKey) -> Option<u32> {
        if let Some(cell) = self.process.cells.constants.get(&(class, key)) {
            return Some(*cell);
        }
        let cell = self.new_cell()?;
        self.process.cells.constants.insert((class, key), cell);
        Some(cell)
    }

    /// A new empty cell.
    fn new_cell(&mut self) -> Option<u32> {
        if self.process.cells.chunk.is_null() || self.process.cells.used == CHUNK {
            let class = self.cell_class();
            self.process.cells.chunk =
                self.heap.allocate_immortal(class, 2 * CHUNK, u64::from(HEADER_WORDS + CHUNK))?;
            self.process.cells.used = 0;
        }
        self.process.cells.used += 1;
        Some(self.process.cells.chunk.0 + HEADER_WORDS + self.process.cells.used - 1)
    }

    /// Chunks are `Object[]`s whose every second element stays null: the collector and the canonical form need no
    /// special case.
    fn cell_class(&self) -> ClassId {
        self.known.object_array.id
    }
}
