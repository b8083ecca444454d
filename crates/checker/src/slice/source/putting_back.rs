//! Trying whether the sources of a slice compile, and putting back what is missing where they do not.
//!
//! The smallest statement, member or class around a complaint of `javac` in which anything was removed is put back as a
//! whole, with everything that it depends on; where that is not enough soon, all files complained about, and at last
//! all files there are.

use super::SlicedSource;
use super::code::Code;
use super::originals::Originals;
use super::rendering;
use super::syntax::Syntax;
use crate::error::Error;
use crate::slice::SliceRequest;
use loader::error::{InputError, LoadError};
use loader::temporary::TemporaryDirectory;
use report::{SourceReport, WrittenFile};
use slicing::{Setting, Slice};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

/// So often what is put back is as small as possible.
const SMALL_STEPS: usize = 6;

/// A slice that is written, compiled and mended.
pub(super) struct Attempt<'a> {
    setting: &'a Setting<'a>,
    request: &'a SliceRequest,
    originals: &'a Originals,
    code: Code,
    /// For each file the nodes that were put back.
    forced: Vec<BTreeSet<usize>>,
    put_back: usize,
}

impl<'a> Attempt<'a> {
    pub(super) fn new(
        setting: &'a Setting<'a>,
        request: &'a SliceRequest,
        originals: &'a Originals,
        code: Code,
    ) -> Attempt<'a> {
        let forced = vec![BTreeSet::new(); originals.files.len()];
        Attempt { setting, request, originals, code, forced, put_back: 0 }
    }

    /// Sources that compile.
    pub(super) fn compiling(mut self) -> Result<(Vec<SlicedSource>, SourceReport), Error> {
        let mut step = 0;
        loop {
            let kept = self.kept();
            let sources = self.rendered(&kept);
            let Some((messages, places)) = self.complaints(&sources)? else {
                let report = self.report(&sources);
                return Ok((sources, report));
            };
            if !self.mend(&kept, &places, step < SMALL_STEPS) {
                return Err(LoadError::from(InputError::Compilation { messages }).into());
            }
            step += 1;
        }
    }

    /// For each file the nodes that are kept.
    fn kept(&self) -> Vec<Vec<bool>> {
        let SliceRequest { criteria, left_out, .. } = self.request;
        let more = &mut |slice: &Slice| self.code.more(self.setting, self.originals, &self.forced, slice);
        let slice = Slice::rounded(self.setting, criteria, left_out, more);
        self.code.kept(self.originals, &self.forced, &slice)
    }

    fn rendered(&self, kept: &[Vec<bool>]) -> Vec<SlicedSource> {
        let files = self.originals.files.iter().enumerate();
        let source = |(number, original): (usize, &super::originals::Original)| {
            let syntax = original.syntax.as_ref().filter(|_| !self.code.is_whole(number));
            let text = syntax.map_or_else(|| original.text.clone(), |syntax| rendering::text(syntax, &kept[number]));
            SlicedSource { path: original.path.clone(), text, original: original.file.clone() }
        };
        files.map(source).collect()
    }

    /// What `javac` says, and the files and lines that it names; nothing if it is content.
    #[expect(clippy::type_complexity, reason = "a message with its places")]
    fn complaints(&self, sources: &[SlicedSource]) -> Result<Option<(String, Vec<(usize, u32)>)>, Error> {
        let directory = TemporaryDirectory::new().map_err(|error| unwritten(&std::env::temp_dir(), &error))?;
        let mut files = Vec::new();
        for source in sources {
            let file = directory.path().join(&source.path);
            write(&file, &source.text).map_err(|error| unwritten(&file, &error))?;
            files.push(file);
        }
        match self.originals.recompilation.try_sources(&files) {
            Ok(()) => Ok(None),
            Err(LoadError::Input(InputError::Compilation { messages })) => {
                let places = places(&messages, &files);
                Ok(Some((messages, places)))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Puts back what may be missing; answers whether that is anything.
    fn mend(&mut self, kept: &[Vec<bool>], places: &[(usize, u32)], is_small: bool) -> bool {
        let mut mended = false;
        for (file, line) in places {
            let Some(syntax) = &self.originals.files[*file].syntax else { continue };
            let missing = if is_small { around(syntax, &kept[*file], *line) } else { None };
            mended |= self.put_back(*file, &missing.unwrap_or_else(|| (0..syntax.nodes.len()).collect()), kept);
        }
        if mended {
            return true;
        }
        let whole =
            |original: &super::originals::Original| original.syntax.as_ref().map_or(0, |syntax| syntax.nodes.len());
        let sizes: Vec<usize> = self.originals.files.iter().map(whole).collect();
        for (file, size) in sizes.into_iter().enumerate() {
            mended |= self.put_back(file, &(0..size).collect::<Vec<_>>(), kept);
        }
        mended
    }

    fn put_back(&mut self, file: usize, nodes: &[usize], kept: &[Vec<bool>]) -> bool {
        let Some(syntax) = self.originals.files[file].syntax.as_ref().filter(|_| !kept[file].is_empty()) else {
            return false;
        };
        let missing = nodes.iter().filter(|node| syntax.nodes[**node].has_code() && !kept[file][**node]);
        let missing: Vec<usize> = missing.copied().filter(|node| self.forced[file].insert(*node)).collect();
        self.put_back += missing.len();
        !missing.is_empty()
    }

    fn report(&self, sources: &[SlicedSource]) -> SourceReport {
        let file = |(source, original): (&SlicedSource, &super::originals::Original)| WrittenFile {
            path: source.path.clone(),
            lines: lines(&original.text),
            left: lines(&source.text),
        };
        SourceReport {
            directory: String::new(),
            files: sources.iter().zip(&self.originals.files).map(file).collect(),
            put_back: self.put_back,
        }
    }
}

/// The smallest part around a line in which anything was removed, with everything inside it.
fn around(syntax: &Syntax, kept: &[bool], line: u32) -> Option<Vec<usize>> {
    let covers = |node: &usize| {
        let span = &syntax.nodes[*node].span;
        (syntax.line(span.start)..=syntax.line(span.end)).contains(&line)
    };
    let mut parts: Vec<usize> = (0..syntax.nodes.len()).filter(covers).collect();
    parts.sort_by_key(|node| syntax.nodes[*node].span.len());
    let mut parts = parts.into_iter().map(|node| syntax.inside(node));
    parts.find(|part| part.iter().any(|node| syntax.nodes[*node].has_code() && !kept[*node]))
}

/// Lines that are not blank.
fn lines(text: &str) -> usize {
    text.lines().filter(|line| !line.trim().is_empty()).count()
}

/// The files and lines that messages of `javac` name: `FILE:LINE: `.
fn places(messages: &str, files: &[PathBuf]) -> Vec<(usize, u32)> {
    let place = |message: &str| {
        let named = |(number, file): (usize, &PathBuf)| {
            let rest = message.strip_prefix(&*file.to_string_lossy())?.strip_prefix(':')?;
            Some((number, rest.split(':').next()?.parse().ok()?))
        };
        files.iter().enumerate().find_map(named)
    };
    let found: BTreeSet<(usize, u32)> = messages.lines().filter_map(place).collect();
    found.into_iter().collect()
}

fn write(file: &Path, text: &str) -> io::Result<()> {
    file.parent().map_or(Ok(()), std::fs::create_dir_all)?;
    std::fs::write(file, text)
}

fn unwritten(path: &Path, error: &io::Error) -> LoadError {
    InputError::CannotWrite { path: path.to_path_buf(), reason: error.to_string() }.into()
}
