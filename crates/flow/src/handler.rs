//! An entry of the exception table, by instruction instead of by position.

/// A protected range and where an exception in it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handler {
    pub start: u32,
    pub end: u32,
    pub target: u32,
    /// Constant-pool entry of the caught class; 0 catches everything.
    pub catch_type: u16,
}

impl Handler {
    /// Whether an instruction lies in the protected range.
    pub fn protects(&self, index: usize) -> bool {
        (self.start as usize..self.end as usize).contains(&index)
    }
}
