//! Raw memory as `jdk.internal.misc.Unsafe` sees it: a base object and a byte offset, or an address without base.
//!
//! Offsets are HotSpot-like: elements of an array start at byte 16 and are packed; a field, and a static field in its
//! mirror, has eight bytes of its own. Memory without base ("off-heap") is made of `byte[]`s that the state owns, so it
//! is undone and compared like the rest; an address is the number of its block and the offset in it.
//!
//! Every access is looked at before it is made: what lies outside of the object, or would forge a reference
//! (`raw_memory/forgery.rs`), is not modelled.

mod forgery;

use crate::interpreter::detour::Detoured;
use crate::machine::Machine;
use crate::state::reference::Reference;
use program::layout::{Element, HEADER_BYTES};

/// An off-heap block: where its addresses start and the `byte[]` that holds it.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    pub address: u64,
    pub array: Reference,
}

/// First address of off-heap memory; addresses below belong to nobody.
const FIRST_ADDRESS: u64 = 1 << 32;

impl Machine {
    /// Reads a value as the JVM holds it in a slot.
    pub fn raw_get(&mut self, base: Reference, offset: i64, kind: Element) -> Detoured<u64> {
        let (object, offset) = self.locate(base, offset, kind)?;
        if !self.class_of(object).is_array() {
            return Ok(widen(self.heap.word(object.0 + (offset >> 3) as u32), kind));
        }
        let mut bits = 0;
        for index in 0..1u64 << kind.shift() {
            bits |= self.heap.element(object, (offset + index) as u32 - HEADER_BYTES, 0) << (8 * index);
        }
        Ok(widen(bits, kind))
    }

    /// Writes the value of a slot.
    pub fn raw_put(&mut self, base: Reference, offset: i64, kind: Element, value: u64) -> Detoured<()> {
        let (object, offset) = self.locate(base, offset, kind)?;
        if kind == Element::Reference {
            self.refuse_confusion(object, offset, Reference::from_slot(value))?;
        }
        if !self.class_of(object).is_array() {
            self.heap.set_word(object.0 + (offset >> 3) as u32, widen(value, kind));
            return Ok(());
        }
        let aligned = offset & ((1 << kind.shift()) - 1) == 0;
        if aligned {
            self.heap.set_element(object, (offset as u32 - HEADER_BYTES) >> kind.shift(), kind.shift(), value);
            return Ok(());
        }
        for index in 0..1u64 << kind.shift() {
            self.heap.set_element(object, (offset + index) as u32 - HEADER_BYTES, 0, value >> (8 * index));
        }
        Ok(())
    }

    /// The object and byte offset of an access; refuses what lies outside of it.
    fn locate(&mut self, base: Reference, offset: i64, kind: Element) -> Detoured<(Reference, u64)> {
        let (object, offset) = if base.is_null() { self.block_at(offset as u64)? } else { (base, offset as u64) };
        let class = self.class_of(object);
        let end = if class.is_array() {
            let shift = crate::state::heap::Heap::element_kind(class).map_or(0, Element::shift);
            u64::from(HEADER_BYTES) + (u64::from(self.heap.length(object)) << shift)
        } else if class == self.known.class {
            8 * u64::from(self.mirror_size(self.class_of_mirror(object)))
        } else {
            8 * crate::state::heap::Heap::size(class, 0)
        };
        let size = if class.is_array() { 1 << kind.shift() } else { 8 };
        let is_inside = offset.checked_add(size).is_some_and(|behind| behind <= end);
        if offset < u64::from(HEADER_BYTES) || !is_inside {
            return Err(
                self.unsupported(format!("Unsafe access at offset {offset} outside of a {}", class.java_name()))
            );
        }
        self.refuse_forgery(object, offset, kind)?;
        Ok((object, offset))
    }

    fn block_at(&mut self, address: u64) -> Detoured<(Reference, u64)> {
        let after = self.blocks.partition_point(|block| block.address <= address);
        match after.checked_sub(1).map(|index| self.blocks[index]) {
            Some(block) if address - block.address < u64::from(self.heap.length(block.array)) => {
                Ok((block.array, address - block.address + u64::from(HEADER_BYTES)))
            }
            Some(_) | None => Err(self.unsupported(format!("Unsafe access to memory address {address:#x}"))),
        }
    }

    /// Allocates off-heap memory.
    pub fn allocate_block(&mut self, bytes: u64) -> Detoured<u64> {
        if bytes > u64::from(i32::MAX as u32) {
            return Err(self.throw_new("java/lang/OutOfMemoryError", &format!("Unable to allocate {bytes} bytes")));
        }
        let array = self.allocate_array(self.known.byte_array, bytes as u32)?;
        let last = self.blocks.last().copied();
        let address = last.map_or(FIRST_ADDRESS, |last| {
            let end = last.address + u64::from(self.heap.length(last.array));
            (end + 31) & !15
        });
        self.save_blocks();
        self.blocks.push(Block { address, array });
        Ok(address)
    }

    /// Gives an off-heap block another size; its contents stay, as far as they fit.
    pub fn reallocate_block(&mut self, address: u64, bytes: u64) -> Detoured<u64> {
        if address == 0 {
            return self.allocate_block(bytes);
        }
        let old = self.blocks.iter().find(|block| block.address == address).copied();
        let Some(old) = old else {
            return Err(self.unsupported(format!("Unsafe.reallocateMemory of address {address:#x}")));
        };
        let kept = u64::from(self.heap.length(old.array)).min(bytes);
        let new = self.allocate_block(bytes)?;
        self.raw_copy((Reference::NULL, address as i64), (Reference::NULL, new as i64), kept)?;
        self.free_block(address);
        Ok(new)
    }

    /// Reads bytes of one array or block.
    pub fn raw_read(&mut self, from: (Reference, i64), count: usize) -> Detoured<Vec<u8>> {
        let Some((array, start)) = self.locate_range(from, count as u64)? else { return Ok(Vec::new()) };
        Ok((start..start + count as u32).map(|index| self.heap.element(array, index, 0) as u8).collect())
    }

    /// Writes bytes into one array or block.
    pub fn raw_write(&mut self, to: (Reference, i64), bytes: &[u8]) -> Detoured<()> {
        let Some((array, start)) = self.locate_range(to, bytes.len() as u64)? else { return Ok(()) };
        for (index, byte) in (start..).zip(bytes) {
            self.heap.set_element(array, index, 0, u64::from(*byte));
        }
        Ok(())
    }

    /// The array that holds a range of bytes, and the byte in it where the range starts; `None` for an empty range.
    fn locate_range(&mut self, (base, offset): (Reference, i64), bytes: u64) -> Detoured<Option<(Reference, u32)>> {
        let Some(last) = bytes.checked_sub(1) else { return Ok(None) };
        let (array, start) = self.locate(base, offset, Element::Byte)?;
        let last = offset.wrapping_add(last as i64);
        if self.locate(base, last, Element::Byte)?.0 != array || !self.class_of(array).is_array() {
            return Err(self.unsupported("an access by Unsafe outside of one array or block"));
        }
        Ok(Some((array, start as u32 - HEADER_BYTES)))
    }

    /// Copies bytes between arrays or off-heap blocks; overlapping ranges are copied as if at once.
    pub fn raw_copy(&mut self, from: (Reference, i64), to: (Reference, i64), bytes: u64) -> Detoured<()> {
        let (source, target) = (self.locate_range(from, bytes)?, self.locate_range(to, bytes)?);
        if let (Some((source, source_at)), Some((target, target_at))) = (source, target) {
            self.heap.copy_elements(source, source_at, target, target_at, bytes as u32, 0);
        }
        Ok(())
    }

    /// Frees off-heap memory.
    pub fn free_block(&mut self, address: u64) {
        self.save_blocks();
        self.blocks.retain(|block| block.address != address);
    }

    /// Compares and, if equal, sets; answers the value found.
    pub fn raw_compare_exchange(
        &mut self,
        base: Reference,
        offset: i64,
        kind: Element,
        expected: u64,
        value: u64,
    ) -> Detoured<(u64, bool)> {
        let found = self.raw_get(base, offset, kind)?;
        let equal = found == widen(expected, kind);
        if equal {
            self.raw_put(base, offset, kind, value)?;
        }
        Ok((found, equal))
    }
}

/// The slot form of raw bits: sub-int types are sign- or zero-extended to an int.
pub fn widen(bits: u64, kind: Element) -> u64 {
    match kind {
        Element::Boolean => bits & 1,
        Element::Byte => u64::from(i32::from(bits as u8 as i8) as u32),
        Element::Char => bits & 0xffff,
        Element::Short => u64::from(i32::from(bits as u16 as i16) as u32),
        Element::Int | Element::Float | Element::Reference => bits & 0xffff_ffff,
        Element::Long | Element::Double => bits,
    }
}
