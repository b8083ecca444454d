//! Programs of the corpus as slices for what they print: source that is compiled and run, and class files, verified
//! and run, print the same.
//!
//! For all lines that print, together with what is thrown, the slice prints and ends as the program does. For one of
//! these lines alone, which is made to print to standard error, it prints there what the program prints.
//!
//! By default a few programs, each on one of the JDKs, with `SOURCES=all` all, with `SOURCES=lambdas/` those of a
//! topic; `SOURCES_PART=2/4` is the second of four parts, and `SOURCES_JDK=17` leaves out others.

use crate::workshop::{self, target};
use crate::written::{Ended, Written, run_classes, run_source, sliced};
use checker::Target;
use corpus::jdk::Jdk;
use corpus::program::{Header, Program};
use loader::temporary::TemporaryDirectory;
use slicing::Criterion;
use std::collections::BTreeSet;
use std::path::Path;

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus/run");
/// One of so many programs is taken.
const USUAL_SHARE: u32 = 140;
const PRINTS: &str = "System.out.print";

/// What became of the programs.
#[derive(Default, Debug)]
struct Tally {
    compared: usize,
    refused: usize,
    lines: usize,
    left: usize,
    put_back: Vec<String>,
    complaints: Vec<String>,
}

#[test]
fn recompiled_slices_print_what_the_original_prints() {
    let programs = Program::<Header>::read_all(Path::new(CORPUS)).unwrap();
    let (part, parts) = part();
    let mut tally = Tally::default();
    let jdks = Jdk::find_all().unwrap();
    for (number, jdk) in jdks.iter().enumerate() {
        if std::env::var("SOURCES_JDK").is_ok_and(|asked| asked != jdk.feature.to_string()) {
            continue;
        }
        let is_meant = |program: &&Program| {
            let header = &program.header;
            let is_plain = header.skip.is_none() && header.release.is_none() && !program.source.contains("Verify");
            header.jdk.contains(jdk.feature)
                && is_plain
                && is_chosen(&program.label(), USUAL_SHARE)
                && (std::env::var("SOURCES").is_ok() || program.name.len() % jdks.len() == number)
        };
        for program in programs.iter().filter(is_meant).skip(part).step_by(parts) {
            compare(jdk, program, &mut tally);
        }
    }
    println!("{tally:#?}");
    assert!(tally.complaints.is_empty(), "{}", tally.complaints.join("\n"));
    assert!(tally.compared > 0 && tally.left <= tally.lines, "{tally:?}");
}

/// Compares what one program does with what its slices do.
fn compare(jdk: &Jdk, program: &Program, tally: &mut Tally) {
    let original = Target { arguments: program.header.args.clone(), ..target(&program.path, &jdk.home) };
    let everything = workshop::sliced(&original, &[Criterion::Exception], &[]);
    if !everything.report.is_sliced() {
        tally.refused += 1;
        return;
    }
    let name = format!("JDK {}, {}", jdk.feature, program.label());
    let with_code: BTreeSet<u32> =
        (everything.report.files.iter()).flat_map(|file| file.kept.iter().chain(&file.removed).copied()).collect();
    let printing = |(number, line): (usize, &str)| line.contains("print").then_some(number as u32 + 1);
    let lines = program.source.lines().enumerate().filter_map(printing).filter(|line| with_code.contains(line));
    let lines: Vec<u32> = lines.collect();
    let asked = |line: &u32| Criterion::Line { file: format!("{}.java", program.name), line: *line };
    let criteria: Vec<Criterion> = lines.iter().map(asked).chain([Criterion::Exception]).collect();
    let (found, classes, expected) = outcomes(jdk, program, &original, &criteria, tally);
    if found != expected {
        tally.complaints.push(format!("{name}, everything printed:\n{found:?}\n{expected:?}"));
    }
    let without_frames = |ended: &Ended| (ended.0.clone(), printed(&ended.1).join("\n"), ended.2);
    if without_frames(&classes) != without_frames(&expected) {
        tally.complaints.push(format!("{name}, everything printed, class files:\n{classes:?}\n{expected:?}"));
    }
    let single = lines.iter().filter(|line| program.source.lines().nth(**line as usize - 1).unwrap().contains(PRINTS));
    let single: Vec<u32> = single.copied().collect();
    if let Some(line) = single.get(single.len() / 2) {
        let directory = TemporaryDirectory::new().unwrap();
        let redirected = redirected(program, *line, directory.path());
        let original = Target { files: vec![redirected.path.clone()], ..original };
        let (found, classes, expected) = outcomes(jdk, &redirected, &original, &[asked(line)], tally);
        for found in [found, classes] {
            if printed(&found.1) != printed(&expected.1) {
                tally.complaints.push(format!("{name}, line {line}:\n{found:?}\n{expected:?}"));
            }
        }
    }
    tally.compared += 1;
}

/// What the slice of a program does as source and as class files, and what the program does.
fn outcomes(
    jdk: &Jdk,
    program: &Program,
    original: &Target,
    criteria: &[Criterion],
    tally: &mut Tally,
) -> (Ended, Ended, Ended) {
    let slice = sliced(original, criteria, &[]);
    let report = slice.report.source.as_ref().unwrap();
    tally.lines += report.files.iter().map(|file| file.lines).sum::<usize>();
    tally.left += report.files.iter().map(|file| file.left).sum::<usize>();
    if report.put_back > 0 {
        tally.put_back.push(format!("JDK {}, {}: {}", jdk.feature, program.label(), report.put_back));
    }
    let arguments: Vec<&str> = program.header.args.iter().map(String::as_str).collect();
    let expected = run_source(&original.files[0], &jdk.home, &arguments);
    let classes = run_classes(workshop::written(&slice.classes).path(), &slice.report.main, &jdk.home, &arguments);
    (Written::of(&slice).run(&jdk.home, &arguments), classes, expected)
}

/// The program with one line that prints elsewhere.
fn redirected(program: &Program, line: u32, directory: &Path) -> Program {
    let redirect = |(number, text): (usize, &str)| match number as u32 + 1 == line {
        true => text.replace(PRINTS, "System.err.print") + "\n",
        false => text.to_owned() + "\n",
    };
    let source: String = program.source.lines().enumerate().map(redirect).collect();
    let path = directory.join(format!("{}.java", program.name));
    std::fs::write(&path, &source).unwrap();
    Program { path, source, ..program.clone() }
}

/// What a program has printed to standard error, without what the machine says of uncaught exceptions.
fn printed(stderr: &str) -> Vec<&str> {
    let of_machine = ["Exception in thread", "\tat ", "Caused by: ", "\t... ", "\tSuppressed: "];
    stderr.lines().filter(|line| !of_machine.iter().any(|begin| line.starts_with(begin))).collect()
}

/// Whether a program is taken, by its name.
pub(crate) fn is_chosen(label: &str, usual_share: u32) -> bool {
    let hash = label.bytes().fold(0u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    match std::env::var("SOURCES").unwrap_or_default().as_str() {
        "" => hash.is_multiple_of(usual_share),
        "all" => true,
        part => label.starts_with(part),
    }
}

/// `SOURCES_PART=2/4`: the second of four parts.
pub(crate) fn part() -> (usize, usize) {
    let asked = std::env::var("SOURCES_PART").unwrap_or_else(|_| String::from("1/1"));
    let (part, parts) = asked.split_once('/').unwrap();
    (part.parse::<usize>().unwrap() - 1, parts.parse().unwrap())
}
