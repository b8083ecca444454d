//! The lines that reports quote: from the sources among the TARGETs and below them.

use report::Sources;
use std::path::PathBuf;

/// Source files that can be quoted.
pub(crate) struct SourceFiles {}

impl SourceFiles {
    /// The sources among the TARGETs, and those in directories among them.
    pub(crate) fn below(_targets: &[PathBuf]) -> SourceFiles {
        SourceFiles {}
    }
}

impl Sources for SourceFiles {
    fn line(&self, _class: &str, _file: &str, _line: u32) -> Option<&str> {
        None
    }
}
