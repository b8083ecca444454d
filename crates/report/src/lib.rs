//! Reports: what a check, a replay, an analysis or a slice found out, in every format that there is.
//!
//! Read in this order: `report`, `analysis` and `slice` (the plain values), `formats` (the list of formats, and each of
//! them), `json` (the syntax), `sources` (where quoted lines come from),
//! `chart` (a run as a message sequence chart). Not here: finding anything out, files,
//! printing.

mod abstraction;
mod analysis;
mod chart;
mod formats;
mod held_locks;
pub mod json;
mod report;
mod second_opinion;
mod slice;
mod sources;
mod suite;

pub use abstraction::{AbstractedStatement, AbstractionReport};
pub use analysis::Analysis;
pub use chart::{Arrow, ArrowKind, Bar, Chart, Life, Pause, Row};
pub use formats::abstraction_page::abstraction_page;
pub use formats::analysis_page::analysis_page;
pub use formats::chart_text::{chart_of, chart_text};
pub use formats::coverage::{COVERAGE_RENDERERS, CoverageRenderer};
pub use formats::document::document;
pub use formats::html::html;
pub use formats::live::{LiveView, inside_data, live_data, live_page};
pub use formats::part::{PART, PART_WITH_STATES, read_part};
pub use formats::sarif::sarif;
pub use formats::slices::{SLICE_PAGE, SLICE_RENDERERS, SliceRenderer, slice_line};
pub use formats::suite_page::suite_page;
pub use formats::suites::{SUITE_RENDERERS, SuiteRenderer, class_line, suite_line, test_line};
pub use formats::text::{Layout, analysis_line, text, verdict_line};
pub use formats::{RENDERERS, Renderer};
pub use report::{
    Assurance, Branching, Challenge, Costs, Counterexample, Fewest, Interruptions, Passing, Replay, Report,
};
pub use second_opinion::{Agreement, SecondOpinion};
pub use slice::{
    Decided, EvaluationReport, LineReason, SliceReport, SlicedCheck, SlicedClass, SlicedFile, SlicedMethod,
    SlicedPlace, SourceReport, Why, WhyStep, WrittenFile,
};
pub use sources::{NoSources, Sources};
pub use suite::{Part, SuiteReport, TestReport, TestVerdict};
