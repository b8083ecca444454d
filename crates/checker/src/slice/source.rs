//! The slice as Java source that compiles, for programs whose sources are known.
//!
//! A source file is cut into statements by the compiler of the user's JDK (`loader::outline`). A statement of whose
//! code anything is kept is kept as a whole, with everything that all of it depends on (`rounding`, `Slice::rounded`):
//! the source may keep more than the class files of the slice, never less. The rest is blanked out (`rendering`). What
//! is written is compiled; where `javac` complains, what is missing there is put back (`putting_back`).
//!
//! Code is found by its lines (`code`): what shares a line is kept together.

mod code;
mod lexing;
mod originals;
mod putting_back;
mod rendering;
mod rounding;
mod syntax;

pub(super) use originals::Originals;

use super::SliceRequest;
use crate::error::{Error, QuestionError};
use code::Code;
use putting_back::Attempt;
use report::SourceReport;
use slicing::Setting;
use std::path::PathBuf;

/// A source file of a slice.
#[derive(Clone, Debug)]
pub struct SlicedSource {
    /// With the folders of its package: `shop/Buffer.java`.
    pub path: String,
    pub text: String,
    /// The file that it was made from.
    pub original: PathBuf,
}

/// A slice as source; the report says how much of each file is left.
pub(super) fn sources(
    setting: &Setting<'_>,
    request: &SliceRequest,
    originals: &Originals,
) -> Result<(Vec<SlicedSource>, SourceReport), Error> {
    let code = Code::of(setting, originals);
    match setting.world.main() {
        Some(main) if code.file_of(main).is_none() => {
            let class = setting.world.method(main).method.class.java_name();
            Err(QuestionError::NoSource { class }.into())
        }
        _ => Attempt::new(setting, request, originals, code).compiling(),
    }
}
