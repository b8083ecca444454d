//! Options that several commands share: their help texts, and what they mean to the checker.

pub(crate) mod abstraction;
mod choices;
pub(crate) mod coverage;
pub(crate) mod criteria;
mod malformed;
mod nondeterminism;
pub(crate) mod program;
pub(crate) mod properties;
pub(crate) mod report;
pub(crate) mod said;
pub(crate) mod search;
pub(crate) mod size;
pub(crate) mod slice_report;
pub(crate) mod suite_report;
pub(crate) mod time_span;
pub(crate) mod warnings;
