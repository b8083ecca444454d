//! Reading argument slots, and the answers many natives share.

use vm::{Machine, Native, Reference};

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

/// The double that starts at slot `index`.
pub fn double(arguments: &[u64], index: usize) -> f64 {
    f64::from_bits(arguments[index])
}

/// A slot that holds an int.
pub(crate) fn int_answer(value: i32) -> Native {
    Native::Return(u64::from(value as u32))
}

/// For natives with nothing to do here, and for those that answer 0, `false` or `null`.
pub fn zero(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

/// For natives that answer 1 or `true`.
pub fn one(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(1)
}
