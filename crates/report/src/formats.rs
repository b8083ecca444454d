//! The formats of reports. To add one is to write a file with its `RENDERER` and to list it here; the command line
//! offers what is listed.

pub(crate) mod abstraction_page;
mod analysis_document;
pub(crate) mod analysis_page;
pub(crate) mod chart_text;
pub(crate) mod coverage;
pub(crate) mod document;
pub(crate) mod html;
mod junit;
pub(crate) mod live;
pub(crate) mod part;
pub(crate) mod sarif;
mod second_opinion;
pub(crate) mod slices;
mod static_page;
pub(crate) mod suite_page;
pub(crate) mod suites;
mod svg;
pub(crate) mod text;

use crate::analysis::Analysis;
use crate::report::Report;
use crate::sources::Sources;
use text::Layout;

/// A format: how it is asked for, and how reports are written in it.
#[derive(Debug)]
pub struct Renderer {
    /// The name of the format.
    pub name: &'static str,
    /// What it is, for whoever has to choose.
    pub help: &'static str,
    /// Whether it is read by people: who wants it brief is content with the verdict.
    pub is_for_people: bool,
    /// Whether it shows more of a run with a film than without.
    pub shows_states: bool,
    /// The report of a check or a replay.
    pub report: fn(&Report, &dyn Sources, Layout) -> String,
    /// The report of an analysis.
    pub analysis: fn(&Analysis, &dyn Sources, Layout) -> String,
}

/// Every format; the first one is usual.
pub const RENDERERS: &[Renderer] =
    &[text::RENDERER, document::RENDERER, sarif::RENDERER, svg::RENDERER, chart_text::RENDERER];
