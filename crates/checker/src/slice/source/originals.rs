//! The source files of a program, read and cut into statements.

use super::syntax::Syntax;
use crate::error::Error;
use crate::source_files::sources_of;
use crate::target::Target;
use loader::compile::CacheLocation;
use loader::error::LoadError;
use loader::outline::{Outline, outlines};
use loader::recompilation::Recompilation;
use program::source::SourceError;
use std::path::{Path, PathBuf};

/// One source file.
pub(in crate::slice) struct Original {
    pub(super) file: PathBuf,
    /// With the folders of its package: `shop/Buffer.java`.
    pub(super) path: String,
    /// None where the file stays as it is.
    pub(super) syntax: Option<Syntax>,
    pub(super) text: String,
}

/// All source files of a program, and how they are compiled.
pub(in crate::slice) struct Originals {
    pub(super) files: Vec<Original>,
    pub(super) recompilation: Recompilation,
}

impl Originals {
    /// Reads those that were compiled, and those beside the classes of the TARGETs.
    pub(in crate::slice) fn read(target: &Target, recompilation: Recompilation) -> Result<Originals, Error> {
        let mut paths = recompilation.all_sources()?;
        for path in target.files.iter().flat_map(|target| sources_of(target)) {
            let same = |known: &PathBuf| known.canonicalize().ok() == path.canonicalize().ok();
            if !paths.iter().any(same) && path.file_name().is_none_or(|name| name != "module-info.java") {
                paths.push(path);
            }
        }
        let texts = paths.iter().map(|path| read(path)).collect::<Result<Vec<String>, LoadError>>()?;
        let outlines = if paths.is_empty() {
            Vec::new()
        } else {
            outlines(&recompilation, &paths, &CacheLocation::of_this_process())?
        };
        let files = paths.into_iter().zip(texts).zip(&outlines);
        let files = files.map(|((file, text), outline)| Original::new(file, text, outline)).collect();
        Ok(Originals { files, recompilation })
    }
}

impl Original {
    fn new(file: PathBuf, text: String, outline: &Outline) -> Original {
        let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let folders = if outline.package.is_empty() { String::new() } else { outline.package.replace('.', "/") + "/" };
        Original { path: folders + &name, syntax: Syntax::of(text.clone(), outline), file, text }
    }
}

fn read(path: &Path) -> Result<String, LoadError> {
    let unreadable = |reason: String| LoadError::Unreadable(SourceError { place: path.display().to_string(), reason });
    let bytes = std::fs::read(path).map_err(|error| unreadable(error.to_string()))?;
    String::from_utf8(bytes).map_err(|_| unreadable(String::from("it is not written in UTF-8")))
}
