//! Reports: what a check or a replay found out, as text for people and as JSON for programs.
//!
//! Read in this order: `report` (the plain value), `document` (its JSON), `text` (its text for people), `sources` (where quoted
//! lines come from). Not here: finding anything out, files, printing.

mod analysis;
mod analysis_document;
mod document;
pub mod json;
mod report;
mod sarif;
mod sources;
mod text;

pub use analysis::Analysis;
pub use analysis_document::analysis_document;
pub use document::document;
pub use report::{Assurance, Challenge, Costs, Counterexample, Replay, Report};
pub use sarif::{analysis_sarif, sarif};
pub use sources::{NoSources, Sources};
pub use text::{Layout, analysis_line, analysis_text, text, verdict_line};
