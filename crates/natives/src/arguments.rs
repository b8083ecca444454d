//! Reading argument slots.

use vm::Reference;

/// The reference in slot `index`.
pub fn reference(arguments: &[u64], index: usize) -> Reference {
    Reference::from_slot(arguments[index])
}

/// The int in slot `index`.
pub fn int(arguments: &[u64], index: usize) -> i32 {
    arguments[index] as u32 as i32
}

/// The long that starts at slot `index`.
pub fn long(arguments: &[u64], index: usize) -> i64 {
    arguments[index] as i64
}
