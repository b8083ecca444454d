//! Reports: what a check, a replay, an analysis or a slice found out, in every format that there is.
//!
//! Read in this order: `report`, `analysis` and `slice` (the plain values), `formats` (the list of formats, and each of
//! them), `json` (the syntax), `sources` (where quoted lines come from). Not here: finding anything out, files,
//! printing.

mod analysis;
mod formats;
pub mod json;
mod report;
mod second_opinion;
mod slice;
mod sources;
mod suite;

pub use analysis::Analysis;
pub use formats::document::document;
pub use formats::part::{PART, read_part};
pub use formats::sarif::sarif;
pub use formats::slices::{SLICE_RENDERERS, SliceRenderer, slice_line};
pub use formats::suites::{SUITE_RENDERERS, SuiteRenderer, class_line, suite_line, test_line};
pub use formats::text::{Layout, analysis_line, text, verdict_line};
pub use formats::{RENDERERS, Renderer};
pub use report::{Assurance, Challenge, Costs, Counterexample, Replay, Report};
pub use second_opinion::{Agreement, SecondOpinion};
pub use slice::{
    Decided, EvaluationReport, LineReason, SliceReport, SlicedCheck, SlicedClass, SlicedFile, SlicedMethod,
    SlicedPlace, SourceReport, Why, WhyStep, WrittenFile,
};
pub use sources::{NoSources, Sources};
pub use suite::{Part, SuiteReport, TestReport, TestVerdict};
