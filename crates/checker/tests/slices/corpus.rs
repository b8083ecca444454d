//! Programs of the corpus: as they are, sliced for what is asked, and checked by way of a slice, one verdict.
//!
//! `SLICES=waiting/` takes those programs, `SLICES=all` all of them; otherwise a few, by their names, and a sixth of
//! `slices/`, all of which `./run-tests` checks by way of slices with the binary; `SLICES_PART=2/4` is the second of
//! four parts; `SLICES_JDK=17` takes one JDK. Programs that need options are for the way `slice` of the corpus
//! (`CORPUS_WAY=slice`), and searches that come to no end within `MOST_STATES` are left out and counted. Every
//! violation that is found by way of a slice is replayed on the program.

use crate::children::{self, Share};
use crate::plain::{feature, is_plain, runs_on};
use crate::workshop::{
    evaluated_and_sliced, homes, is_replayed, sliced, sliced_check, target, verdict, verdict_of_slice,
};
use checker::{Property, Question, Target, Verdict};
use report::Decided;
use slicing::Criterion;
use std::path::{Path, PathBuf};

/// How many were compared, have no slice, are too large, and of violations: were followed on the program, or found
/// there anew.
#[derive(Default, Debug)]
struct Tally {
    programs: usize,
    compared: usize,
    refused: usize,
    too_large: usize,
    retraced: usize,
    searched: usize,
    notes: Vec<String>,
    complaints: Vec<String>,
}

impl Tally {
    fn tell(&self) {
        let Tally { programs, compared, refused, too_large, retraced, searched, .. } = self;
        children::count("programs", *programs);
        children::count("compared", *compared);
        children::count("refused", *refused);
        children::count("too_large", *too_large);
        children::count("retraced", *retraced);
        children::count("searched", *searched);
    }

    fn expect(&mut self, is_right: bool, complaint: impl FnOnce() -> String) {
        if !is_right {
            self.complaints.push(complaint());
        }
    }
}

/// How many programs a process tries.
const AT_A_TIME: usize = 2;

#[test]
fn slices_have_the_verdict_of_the_original() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/check");
    let (part, parts) = part();
    let programs: Vec<PathBuf> = chosen(&folder).into_iter().skip(part).step_by(parts).collect();
    let programs = match children::share("corpus::slices_have_the_verdict_of_the_original", &programs, AT_A_TIME) {
        Share::Files(programs) => programs,
        Share::Counted(sums) => {
            println!("{sums:#?}");
            let sum = |name: &str| sums.get(name).copied().unwrap_or_default();
            assert!(sum("compared") > sum("refused") && sum("retraced") > sum("searched"), "{sums:?}");
            return;
        }
    };
    let mut tally = Tally::default();
    for home in homes() {
        let feature = feature(&home);
        for program in programs.iter().filter(|program| runs_on(program, feature)) {
            tally.programs += 1;
            compare(&target(program, &home), &mut tally);
        }
    }
    println!("{tally:#?}");
    tally.tell();
    assert!(tally.complaints.is_empty(), "{}", tally.complaints.join("\n"));
}

/// Compares the verdicts about one program for three questions.
fn compare(original: &Target, tally: &mut Tally) {
    let questions = [
        (vec![Criterion::Assertion], vec![Property::Assertion]),
        (vec![Criterion::Deadlock], vec![Property::Deadlock]),
        (vec![Criterion::Exception, Criterion::Race], vec![Property::Exception, Property::Race]),
    ];
    for (criteria, properties) in questions {
        let whole = sliced(original, &criteria, &[]);
        if !whole.report.is_sliced() {
            tally.refused += 1;
            continue;
        }
        let right = verdict(original.clone(), &properties);
        if !matches!(right, Verdict::Holds | Verdict::Violated) {
            tally.too_large += 1;
            continue;
        }
        tally.compared += 1;
        let found = verdict_of_slice(&whole, original, &properties);
        let name = name(original);
        // A slice may be of use to nobody (`check --slice` takes the program then), but never wrong.
        let is_right = |found: &Verdict| *found == right || matches!(found, Verdict::Unknown(_));
        tally.expect(is_right(&found), || format!("{name}: the slice for {criteria:?}: {found:?}"));
        let evaluated = verdict_of_slice(&evaluated_and_sliced(original, &criteria), original, &properties);
        let complaint = || format!("{name}: evaluated and sliced for {criteria:?}: {evaluated:?}");
        tally.expect(is_right(&evaluated), complaint);
        compare_check(original, properties, &right, tally);
    }
}

fn compare_check(original: &Target, properties: Vec<Property>, right: &Verdict, tally: &mut Tally) {
    let question = Question { properties, ..Question::default() };
    let conclusion = sliced_check(original, &question);
    let name = format!("{}, {:?}", name(original), question.properties);
    let found = &conclusion.report.verdict;
    tally.expect(found == right, || format!("{name}, by way of a slice: {found:?}"));
    if (found, right) == (&Verdict::Violated, &Verdict::Violated) {
        tally.expect(is_replayed(original, &question, &conclusion), || format!("{name}: is not replayed"));
        match conclusion.report.slice.map(|slice| slice.decided) {
            Some(Decided::Retraced) => tally.retraced += 1,
            other => {
                tally.notes.push(format!("{name}: {other:?}"));
                tally.searched += 1;
            }
        }
    }
}

/// The program and its JDK.
fn name(original: &Target) -> String {
    let home = original.jdk.as_deref().map(Path::display);
    format!("{} ({})", original.files[0].display(), home.map(|home| home.to_string()).unwrap_or_default())
}

/// `SLICES_PART=2/4`: the second of four parts.
fn part() -> (usize, usize) {
    let asked = std::env::var("SLICES_PART").unwrap_or_else(|_| String::from("1/1"));
    let (part, parts) = asked.split_once('/').unwrap();
    (part.parse::<usize>().unwrap() - 1, parts.parse().unwrap())
}

fn chosen(folder: &Path) -> Vec<PathBuf> {
    let asked = std::env::var("SLICES").unwrap_or_default();
    let files = |folder: &Path| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut all: Vec<PathBuf> = files(folder).filter(|path| path.is_dir()).flat_map(|path| files(&path)).collect();
    all.retain(|file| {
        let name = file.strip_prefix(folder).unwrap().display().to_string();
        let hash = name.bytes().fold(0u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let wanted = name.starts_with("slices/") && hash.is_multiple_of(12)
            || match asked.as_str() {
                "" => hash.is_multiple_of(240),
                "all" => true,
                part => name.starts_with(part),
            };
        wanted && name.ends_with(".java") && is_plain(file)
    });
    all.sort();
    all
}
