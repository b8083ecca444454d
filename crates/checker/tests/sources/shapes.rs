//! Shapes of the language: statements that are needed stay, others go, and what is left compiles and prints the same.
//!
//! What is printed on lines with `//~ asked` goes to standard error, and is what the slice is for. Nothing may be left
//! of the code of lines with `//~ gone`; lines with `//~ gone, partly` are other lines then. Each program is tried on
//! one of the JDKs, with `SOURCES=all` on all of them.

use crate::workshop::{compiled, homes, run, target};
use crate::written::{Written, run_source, sliced};
use loader::temporary::TemporaryDirectory;
use slicing::{Criterion, Dependence};
use std::path::{Path, PathBuf};

const SHAPES: [&str; 7] = ["Branches", "Trying", "Captures", "Members", "Texts", "Resources", "Patterns"];
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sources/shapes");

fn lines_with<'a>(text: &'a str, mark: &'a str) -> impl Iterator<Item = u32> + 'a {
    let marked = text.lines().enumerate().filter(move |(_, line)| line.ends_with(mark));
    marked.map(|(number, _)| number as u32 + 1)
}

fn asked(name: &str, text: &str) -> Vec<Criterion> {
    let file = format!("{name}.java");
    lines_with(text, "//~ asked").map(|line| Criterion::Line { file: file.clone(), line }).collect()
}

/// Whether a program is tried on a JDK, which of the others differs from program to program.
fn is_tried(number: usize, text: &str, home: &Path, homes: &[PathBuf]) -> bool {
    let fits = |home: &&PathBuf| !text.starts_with("//@ jdk: 21") || !home.to_string_lossy().contains("17");
    let fitting: Vec<&PathBuf> = homes.iter().filter(fits).collect();
    let is_chosen = std::env::var("SOURCES").is_ok() || fitting[number % fitting.len()] == home;
    is_chosen && fitting.iter().any(|fitting| *fitting == home)
}

#[test]
fn what_is_left_compiles_and_does_the_same() {
    let homes = homes();
    for home in &homes {
        let programs: Vec<(&str, String)> = SHAPES.iter().map(|name| (*name, read(name))).collect();
        let tried = programs.into_iter().enumerate();
        let tried = tried.filter(|(number, (_, text))| is_tried(*number, text, home, &homes));
        compare(home, &tried.map(|(_, program)| program).collect::<Vec<_>>());
    }
}

/// Slices programs for what is asked, and compares; all of them are compiled together.
fn compare(home: &Path, programs: &[(&str, String)]) {
    let directory = TemporaryDirectory::new().unwrap();
    let mut sources = Vec::new();
    for (name, text) in programs {
        let file = directory.path().join(format!("{name}.java"));
        std::fs::write(&file, text).unwrap();
        let sliced = sliced(&target(&file, home), &asked(name, text), &[]);
        assert!(sliced.report.is_sliced(), "{:?}", sliced.report.refusals);
        compare_lines(name, text, &sliced.sources[0].text);
        assert_eq!(sliced.report.source.as_ref().unwrap().put_back, 0, "{name}");
        sources.push((file, Written::of(&sliced)));
    }
    let originals = compiled(&sources.iter().map(|(file, _)| file.clone()).collect::<Vec<_>>(), home);
    let slices = compiled(&sources.iter().map(|(_, written)| written.files[0].clone()).collect::<Vec<_>>(), home);
    for (name, _) in programs {
        let (_, expected, status) = run(home, originals.path(), name, &[]);
        let (_, found, found_status) = run(home, slices.path(), name, &[]);
        assert_eq!((found, found_status), (expected, status), "{name}");
    }
}

fn compare_lines(name: &str, text: &str, source: &str) {
    assert_eq!(text.split('\n').count(), source.split('\n').count(), "{name}:\n{source}");
    let line = |number: u32| source.lines().nth(number as usize - 1).unwrap().split("//").next().unwrap().trim();
    for number in lines_with(text, "//~ gone") {
        let left = line(number);
        assert!(left.is_empty() || left == "{ }" || left.starts_with("return"), "{name}:{number}: {left}\n{source}");
    }
    for number in lines_with(text, "//~ gone, partly") {
        assert_ne!(
            text.lines().nth(number as usize - 1).unwrap().split("//").next().unwrap().trim(),
            line(number),
            "{name}:{number}"
        );
    }
    for number in lines_with(text, "//~ asked") {
        assert_eq!(text.lines().nth(number as usize - 1), source.lines().nth(number as usize - 1));
    }
}

/// The text of a program; of one of them the lines end as on other machines.
fn read(name: &str) -> String {
    let text = std::fs::read_to_string(Path::new(FOLDER).join(format!("{name}.java"))).unwrap();
    if name == "Texts" { text.replace('\n', "\r\n") } else { text }
}

/// Without a dependence something that is needed goes, and this is seen.
#[test]
fn what_is_missing_shows() {
    let (home, name) = (homes().remove(0), "Members");
    let file = Path::new(FOLDER).join(format!("{name}.java"));
    let without = sliced(&target(&file, &home), &asked(name, &read(name)), &[Dependence::Data]);
    assert_ne!(Written::of(&without).run(&home, &[]).1, run_source(&file, &home, &[]).1);
}
