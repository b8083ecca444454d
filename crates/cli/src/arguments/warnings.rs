//! Which warnings are shown: shared by `analyze` and `check --guided`, so that both leave out the same.

use crate::refusal::Refusal;
use checker::{Selection, read_suppressions};
use clap::Args;
use std::path::PathBuf;

/// The warnings that are wanted.
#[derive(Args, Clone, Debug)]
pub(crate) struct WarningOptions {
    /// Show only warnings with a place in this package or class; may be given several times
    #[arg(long, value_name = "PACKAGE")]
    pub(crate) include: Vec<String>,

    /// Leave out warnings whose places are all in this package or class; may be given several times
    #[arg(long, value_name = "PACKAGE")]
    pub(crate) exclude: Vec<String>,

    /// Leave out the warnings that this file explains, a line each: a kind, a place, the reason
    ///
    /// As in 'potential-race shop.Cart.count* only written to the log'. The kind may be *, and so
    /// may parts of the place, which is a class or a class and a method. A warning is left out if
    /// each of its places is explained; what is left out is counted, and lines without use are named.
    #[arg(verbatim_doc_comment, long, value_name = "FILE")]
    pub(crate) suppressions: Option<PathBuf>,
}

impl WarningOptions {
    /// What was asked for.
    pub(crate) fn selection(&self) -> Result<Selection, Refusal> {
        let mut selection =
            Selection { include: self.include.clone(), exclude: self.exclude.clone(), suppressions: Vec::new() };
        if let Some(file) = &self.suppressions {
            let name = file.display().to_string();
            let text =
                std::fs::read_to_string(file).map_err(|error| Refusal::Unreadable(format!("{name}: {error}")))?;
            let read = read_suppressions(&name, &text);
            selection.suppressions = read.map_err(|error| Refusal::Unreadable(format!("--suppressions: {error}")))?;
        }
        Ok(selection)
    }
}
