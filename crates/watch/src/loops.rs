//! Whether a call is repeated: some way through its method leads from behind the call back to it.
//!
//! Ways by exceptions are not followed. A loop that has nothing to do with what is waited for counts: such a wait is
//! not reported.

use flow::Body;
use program::{MethodId, MethodRef};
use rustc_hash::FxHashMap;

/// The calls that were asked for, with the answers.
#[derive(Default)]
pub(crate) struct Loops {
    known: FxHashMap<(MethodId, u32), bool>,
}

impl Loops {
    /// Whether the instruction lies on a cycle of its method; a method that cannot be read counts as one.
    pub(crate) fn repeat(&mut self, method: MethodRef, pc: u32) -> bool {
        let find = || {
            let body = method.in_file().ok().and_then(|subject| Body::read(subject).ok());
            body.is_none_or(|body| body.leads_back(pc as usize))
        };
        *self.known.entry((method.id, pc)).or_insert_with(find)
    }
}
