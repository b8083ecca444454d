//! What of a program was seen: whether somebody wants to know, and where it is written to.

use clap::Args;
use report::{COVERAGE_RENDERERS, CoverageRenderer};
use std::path::{Path, PathBuf};

/// Coverage.
#[derive(Args, Clone, Debug)]
pub(crate) struct CoverageOptions {
    /// Report what of the program the explored runs have come to
    ///
    /// Lines, branches and methods; pairs of accesses that were seen in both orders, synchronisation
    /// that was contended, waits that were entered. After a complete search, what was not reached
    /// is unreachable.
    #[arg(long, verbatim_doc_comment, conflicts_with = "slice")]
    coverage: bool,

    /// Write coverage to this file, too, in the format of its ending: .html, .json, .xml (JaCoCo), .info (LCOV)
    ///
    /// Implies --coverage. May be given several times.
    #[arg(long, value_name = "FILE", value_parser = coverage_file, conflicts_with = "slice")]
    coverage_file: Vec<CoverageFile>,
}

/// A file for coverage.
#[derive(Clone, Debug)]
pub(crate) struct CoverageFile {
    pub(crate) path: PathBuf,
    pub(crate) renderer: &'static CoverageRenderer,
}

impl CoverageOptions {
    /// Whether it has to be noted what is seen.
    pub(crate) fn is_wanted(&self) -> bool {
        let CoverageOptions { coverage, coverage_file } = self;
        *coverage || !coverage_file.is_empty()
    }

    pub(crate) fn files(&self) -> impl Iterator<Item = &Path> {
        self.coverage_file.iter().map(|file| file.path.as_path())
    }

    pub(crate) fn written(&self) -> &[CoverageFile] {
        &self.coverage_file
    }
}

fn coverage_file(text: &str) -> Result<CoverageFile, String> {
    let path = PathBuf::from(text);
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    match COVERAGE_RENDERERS.iter().find(|renderer| renderer.extension == extension) {
        Some(renderer) => Ok(CoverageFile { path, renderer }),
        None => {
            let known = COVERAGE_RENDERERS.iter().map(|known| format!(".{} ({})", known.extension, known.help));
            Err(format!("its ending says the format: {}", known.collect::<Vec<_>>().join(", ")))
        }
    }
}
