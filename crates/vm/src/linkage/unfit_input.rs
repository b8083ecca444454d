//! Errors of linking that the input is to blame for and not the program: a class that is on no class path, and a class
//! file that is newer than the JDK. A program may catch them; one that ends a thread says that something is missing,
//! not that the program is wrong.
//!
//! What a program asks for by name (`Class.forName`) is its own affair: it gets a `ClassNotFoundException`, which is no
//! such error.

use crate::machine::Machine;
use crate::state::reference::Reference;
use program::{LinkError, LinkErrorKind};
use rustc_hash::FxHashSet;

/// The messages of such errors so far; no part of the state, because what the input has does not depend on the run.
#[derive(Default)]
pub(crate) struct UnfitInput(FxHashSet<(LinkErrorKind, String)>);

impl UnfitInput {
    pub(crate) fn note(&mut self, error: &LinkError) {
        // The message is a name and nothing else where a class is missing: there are other reasons for that error.
        let is_missing = error.kind == LinkErrorKind::NoClassDefFound && !error.message.contains(' ');
        if is_missing || error.kind == LinkErrorKind::UnsupportedClassVersion {
            self.0.insert((error.kind, error.message.clone()));
        }
    }
}

impl Machine {
    /// What is wrong with the input, where this exception says so.
    pub fn unfit_input(&self, exception: Reference) -> Option<String> {
        let class = self.peek_class(exception).name;
        let kinds = [LinkErrorKind::NoClassDefFound, LinkErrorKind::UnsupportedClassVersion];
        let kind = kinds.into_iter().find(|kind| kind.class_name() == class)?;
        let error = (kind, self.message_of(exception)?);
        let (kind, message) = self.process.unfit.0.get(&error)?;
        Some(match kind {
            LinkErrorKind::NoClassDefFound => format!("class {}, which is on no class path", message.replace('/', ".")),
            _ => message.clone(),
        })
    }
}
