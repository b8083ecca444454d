//! References and slots: how values lie in frames and fields.
//!
//! A slot is an untyped 64-bit word. Ints and floats are zero-extended 32 bits, references the zero-extended word index
//! of their object in the arena; a long or double takes two slots, its value in the lower one.

/// A reference: the arena index of an object's first header word; 0 is null.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Reference(pub u32);

impl Reference {
    pub const NULL: Reference = Reference(0);

    #[inline(always)]
    pub fn from_slot(slot: u64) -> Reference {
        Reference(slot as u32)
    }

    #[inline(always)]
    pub fn slot(self) -> u64 {
        u64::from(self.0)
    }

    #[inline(always)]
    pub fn is_null(self) -> bool {
        self.0 == 0
    }
}

/// The int in a slot.
#[inline(always)]
pub fn int(slot: u64) -> i32 {
    slot as u32 as i32
}

/// A slot holding an int.
#[inline(always)]
pub(crate) fn int_slot(value: i32) -> u64 {
    u64::from(value as u32)
}

/// The float in a slot.
#[inline(always)]
pub fn float(slot: u64) -> f32 {
    f32::from_bits(slot as u32)
}

/// A slot holding a float.
#[inline(always)]
pub(crate) fn float_slot(value: f32) -> u64 {
    u64::from(value.to_bits())
}

/// The double in a slot.
#[inline(always)]
pub fn double(slot: u64) -> f64 {
    f64::from_bits(slot)
}
