//! Which statements of the bytecode belong to which lines of which source file.
//!
//! Errs towards keeping: a line that has code of several statements keeps all of them, and of code whose lines are not
//! known a method is kept as a whole.

use super::originals::Originals;
use super::rounding;
use analysis::whole::{MethodNumber, Place};
use slicing::{Setting, Slice};
use std::collections::{BTreeMap, BTreeSet};

/// The code of a program by files and lines.
pub(super) struct Code {
    /// For each method that may run the number of its file, if that is known.
    file_of: Vec<Option<usize>>,
    /// For each file its code by lines.
    by_line: Vec<BTreeMap<u32, Vec<Place>>>,
    /// Files of which some code has no line, or one that the file has not: they stay as they are.
    whole: BTreeSet<usize>,
}

impl Code {
    pub(super) fn of(setting: &Setting<'_>, originals: &Originals) -> Code {
        let file_of: Vec<Option<usize>> =
            setting.world.methods().map(|method| number_of_file(setting, originals, method)).collect();
        let mut by_line = vec![BTreeMap::<u32, Vec<Place>>::new(); originals.files.len()];
        let mut whole: BTreeSet<usize> =
            (0..originals.files.len()).filter(|file| originals.files[*file].syntax.is_none()).collect();
        for method in setting.world.methods() {
            let Some(file) = file_of[method.0 as usize] else { continue };
            let last = originals.files[file].syntax.as_ref().map_or(0, |syntax| syntax.line(syntax.text.len()));
            for place in setting.counted(method) {
                match setting.world.method(method).line(place.statement).filter(|line| *line <= last) {
                    Some(line) => by_line[file].entry(line).or_default().push(place),
                    None => _ = whole.insert(file),
                }
            }
        }
        Code { file_of, by_line, whole }
    }

    /// The number of the file of a method, if it is known.
    pub(super) fn file_of(&self, method: MethodNumber) -> Option<usize> {
        self.file_of[method.0 as usize]
    }

    /// Whether a file stays as it is.
    pub(super) fn is_whole(&self, file: usize) -> bool {
        self.whole.contains(&file)
    }

    /// For each file its nodes that are kept with a slice, where some must be.
    pub(super) fn kept(&self, originals: &Originals, forced: &[BTreeSet<usize>], slice: &Slice) -> Vec<Vec<bool>> {
        let of_file = |(file, original): (usize, &super::originals::Original)| {
            let has_kept = |places: &Vec<Place>| places.iter().any(|place| slice.keeps(*place));
            let lines = self.by_line[file].iter().filter(|(_, places)| has_kept(places)).map(|(line, _)| *line);
            let syntax = original.syntax.as_ref().filter(|_| !self.is_whole(file));
            syntax.map_or_else(Vec::new, |syntax| rounding::kept(syntax, &lines.collect(), &forced[file]))
        };
        originals.files.iter().enumerate().map(of_file).collect()
    }

    /// What else is to be kept with a slice: all code of what is kept of the sources.
    pub(super) fn more(
        &self,
        setting: &Setting<'_>,
        originals: &Originals,
        forced: &[BTreeSet<usize>],
        slice: &Slice,
    ) -> Vec<Place> {
        let mut more = Vec::new();
        for (file, kept) in self.kept(originals, forced, slice).iter().enumerate() {
            let Some(syntax) = &originals.files[file].syntax else { continue };
            let nodes = syntax.nodes.iter().zip(kept).filter(|(node, kept)| **kept && node.has_code());
            let lines: BTreeSet<u32> = nodes.flat_map(|(node, _)| node.lines.iter().copied()).collect();
            let places = lines.iter().filter_map(|line| self.by_line[file].get(line));
            more.extend(places.flatten().filter(|place| !slice.keeps(**place)));
        }
        let is_whole = |method: &MethodNumber| self.file_of(*method).is_none_or(|file| self.is_whole(file));
        let entered = setting.world.methods().filter(|method| is_whole(method) && slice.enters(*method));
        more.extend(entered.flat_map(|method| setting.counted(method)).filter(|place| !slice.keeps(*place)));
        more
    }
}

fn number_of_file(setting: &Setting<'_>, originals: &Originals, method: MethodNumber) -> Option<usize> {
    let class = setting.world.method(method).method.class;
    let name = crate::slice::source_file(setting, method)?;
    let path = class.name.rsplit_once('/').map_or_else(|| name.clone(), |(package, _)| format!("{package}/{name}"));
    originals.files.iter().position(|file| file.path == path)
}
