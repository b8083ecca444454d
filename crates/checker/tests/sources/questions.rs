//! Programs of the corpus as source slices for a property: the verdict about them is that about the program.
//!
//! `SOURCES=waiting/` takes those programs, `SOURCES=all` all of them; otherwise a few, by their names.
//! `SOURCES_PART=2/4` is the second of four parts.

use crate::plain::{feature, is_plain, runs_on};
use crate::runs::{is_chosen, part};
use crate::workshop::{homes, target, verdict};
use crate::written::{Written, sliced};
use checker::{Property, Target, Verdict};
use slicing::Criterion;
use std::path::{Path, PathBuf};

/// One of so many programs is taken.
const USUAL_SHARE: u32 = 600;

#[test]
fn recompiled_slices_have_the_verdict_of_the_original() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/check");
    let (part, parts) = part();
    let programs: Vec<PathBuf> = chosen(&folder).into_iter().skip(part).step_by(parts).collect();
    let (mut compared, mut put_back, mut complaints) = (0, Vec::new(), Vec::new());
    for (number, program) in programs.iter().enumerate() {
        // One JDK each: which it is decides little here.
        let able: Vec<PathBuf> = homes().into_iter().filter(|home| runs_on(program, feature(home))).collect();
        let Some(home) = able.get(number % able.len().max(1)) else { continue };
        let original = target(program, home);
        compare(&original, &mut compared, &mut put_back, &mut complaints);
    }
    println!("{compared} slices compared; put back: {put_back:#?}");
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    assert!(compared > 0);
}

fn compare(original: &Target, compared: &mut usize, put_back: &mut Vec<String>, complaints: &mut Vec<String>) {
    let questions = [
        (vec![Criterion::Assertion], vec![Property::Assertion]),
        (vec![Criterion::Deadlock], vec![Property::Deadlock]),
        (vec![Criterion::Exception, Criterion::Race], vec![Property::Exception, Property::Race]),
    ];
    for (criteria, properties) in questions {
        let slice = sliced(original, &criteria, &[]);
        if !slice.report.is_sliced() {
            continue;
        }
        let right = verdict(original.clone(), &properties);
        if !matches!(right, Verdict::Holds | Verdict::Violated) {
            continue;
        }
        *compared += 1;
        let name = original.files[0].display();
        let found = verdict(Written::of(&slice).target(original), &properties);
        if found != right && !matches!(found, Verdict::Unknown(_)) {
            complaints.push(format!("{name}: the source for {criteria:?}: {found:?}, not {right:?}"));
        }
        let statements = slice.report.source.unwrap().put_back;
        if statements > 0 {
            put_back.push(format!("{name} for {criteria:?}: {statements}"));
        }
    }
}

fn chosen(folder: &Path) -> Vec<PathBuf> {
    let files = |folder: &Path| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut all: Vec<PathBuf> = files(folder).filter(|path| path.is_dir()).flat_map(|path| files(&path)).collect();
    all.retain(|file| {
        let name = file.strip_prefix(folder).unwrap().display().to_string();
        name.ends_with(".java") && is_chosen(&name, USUAL_SHARE) && is_plain(file)
    });
    all.sort();
    all
}
