//! Inlines subroutines: rewrites a body so that `jsr` and `ret` (class files up to version 50) are plain jumps.
//!
//! Each call of a subroutine gets its own copy of what it runs through, as far as its return address is still needed.
//! So one frame map per instruction is enough, also for locals that a subroutine leaves alone and that hold different
//! kinds of values in different callers (JVMS 4.10.2.5). A copy is an instruction together with the return addresses
//! that are in its frame: following them through the code (`copies`) needs no notion of where a subroutine begins or
//! ends, and is exact for nested subroutines, for those left by a jump or an exception, and for code shared by several.
//! Then the copies are put in a row (`layout`).

mod copies;
mod layout;

use super::Body;
use crate::error::FlowError;
use crate::method_in_file::MethodInFile;

/// The body without `jsr` and `ret`.
pub(super) fn inline<'a>(subject: MethodInFile<'a>, original: Body<'a>) -> Result<Body<'a>, FlowError> {
    let copies = copies::find(subject, &original)?;
    Ok(layout::arrange(original, &copies))
}
