//! Reports: what a check, a replay or an analysis found out, in every format that there is.
//!
//! Read in this order: `report` (the plain value), `renderer` (the list of formats), `document` (its JSON), `text` (its text for
//! people), `sarif`, `sources` (where quoted lines come from). Not here: finding anything out, files, printing.

mod analysis;
mod analysis_document;
mod document;
pub mod json;
mod renderer;
mod report;
mod sarif;
mod sources;
mod text;

pub use analysis::Analysis;
pub use document::document;
pub use renderer::{RENDERERS, Renderer};
pub use report::{Assurance, Challenge, Costs, Counterexample, Replay, Report};
pub use sarif::sarif;
pub use sources::{NoSources, Sources};
pub use text::{Layout, analysis_line, text, verdict_line};
