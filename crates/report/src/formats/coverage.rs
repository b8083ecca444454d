//! Coverage in every format: with the report in words and in JSON, and in files of its own, whose ending says which
//! format is meant. To add one is to write a file with its renderer and to list it here.

mod document;
mod jacoco;
mod lcov;
mod page;
mod sums;
mod words;

pub(super) use document::coverage_json;
pub(super) use words::{coverage_lines, coverage_value};

use crate::report::Report;
use crate::sources::Sources;
use evidence::Coverage;

/// A format of coverage alone.
#[derive(Debug)]
pub struct CoverageRenderer {
    /// How the names of its files end.
    pub extension: &'static str,
    /// What it is, for whoever has to choose.
    pub help: &'static str,
    pub render: fn(&Report, &Coverage, &dyn Sources) -> String,
}

/// Every format of coverage.
pub const COVERAGE_RENDERERS: &[CoverageRenderer] = &[
    CoverageRenderer { extension: "html", help: "a page with the source", render: page::page },
    CoverageRenderer {
        extension: "json",
        help: "one JSON object",
        render: |_, coverage, _| format!("{}\n", coverage_json(coverage)),
    },
    CoverageRenderer {
        extension: "xml",
        help: "JaCoCo's XML",
        render: |report, coverage, _| jacoco::xml(report, coverage),
    },
    CoverageRenderer { extension: "info", help: "LCOV's trace file", render: |_, coverage, _| lcov::trace(coverage) },
];
