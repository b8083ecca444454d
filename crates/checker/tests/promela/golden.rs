//! The text of six models is kept in `docs/models`, beside the Java text that the page shows; and the message sequence
//! chart that Spin draws of one of them.
//!
//! `PROMELA_BLESS=1` writes them anew; then they are to be read.

use crate::workshop::{homes, on_large_stack};
use checker::{Property, Question, Silent, Target, Translation, Unhurried};
use loader::temporary::TemporaryDirectory;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programs, and what is claimed of endless runs.
const MODELS: &[(&str, Option<&str>)] = &[
    ("docs/examples/BufferEvents.java", None),
    ("docs/examples/Forks.java", None),
    ("docs/examples/Purse.java", None),
    ("docs/examples/Shapes.java", None),
    ("docs/examples/Signal.java", Some("<> Signal.gone")),
    ("docs/examples/Turnstile.java", None),
    ("tests/corpus/check/seeds/LockTable.java", None),
];

#[test]
fn models_are_what_was_read() {
    for (file, ltl) in MODELS {
        compare(&golden(file, "pml"), &model(file, *ltl));
    }
}

/// What the page shows of the models is there, in that order; lines may be broken, and the numbers of lines stand
/// closer.
#[test]
fn the_page_shows_what_is_kept() {
    let page = std::fs::read_to_string(root().join("docs/promela.md")).unwrap();
    let blocks: Vec<&str> = page.split("```promela\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(blocks.len() >= MODELS.len(), "{} blocks", blocks.len());
    for block in blocks {
        let (name, lines) = block.split_once('\n').unwrap();
        let name = name.trim_start_matches("/* ").trim_end_matches(" */");
        let kept = bare(&std::fs::read_to_string(root().join("docs/models").join(name)).unwrap());
        let mut rest = kept.as_str();
        for line in lines.lines().map(bare) {
            let at = rest.find(&line).unwrap_or_else(|| panic!("{name} does not have {line:?} there"));
            rest = &rest[at + line.len()..];
        }
    }
}

/// A text without what is empty.
fn bare(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace()).collect()
}

/// Seed 000, Fig. 28: what `Verify.print` says in the run that Spin has found, a column for each thread.
#[test]
fn spin_draws_what_the_program_prints() {
    let file = "docs/examples/BufferEvents.java";
    let directory = TemporaryDirectory::new().unwrap();
    std::fs::write(directory.path().join("model.pml"), larger_model(file)).unwrap();
    run(directory.path(), "spin", &["-a", "model.pml"]);
    run(directory.path(), "cc", &["-O1", "-w", "-fwrapv", "-DSAFETY", "-o", "pan", "pan.c"]);
    run(directory.path(), "./pan", &[]);
    let told = run(directory.path(), "spin", &["-t", "-c", "model.pml"]);
    let chart: Vec<&str> = told.lines().filter(|line| line.starts_with("proc ") || line.contains("MSC:")).collect();
    compare(&golden(file, "chart"), &format!("{}\n", chart.join("\n")));
}

/// The model of a program, with the path of the program as people would write it.
fn model(file: &str, ltl: Option<&str>) -> String {
    translated(file, ltl, &Translation::default())
}

/// The same with room for all items.
fn larger_model(file: &str) -> String {
    let mut translation = Translation::default();
    translation.bounds.objects = 8;
    translated(file, None, &translation)
}

fn translated(file: &str, ltl: Option<&str>, translation: &Translation) -> String {
    let path = root().join(file);
    let target = Target { jdk: Some(homes()[0].clone()), ..Target::new([&path]) };
    let properties = vec![Property::Deadlock, Property::Assertion, Property::Exception];
    let question = Question { properties, ltl: ltl.into_iter().map(str::to_owned).collect(), ..Question::default() };
    let modelled =
        on_large_stack(|| checker::model(&target, &question, translation, &Unhurried::default(), &mut Silent).unwrap());
    modelled.model.unwrap().text.replace(&path.display().to_string(), file)
}

fn compare(kept: &Path, text: &str) {
    if std::env::var_os("PROMELA_BLESS").is_some() {
        std::fs::write(kept, text).unwrap();
    }
    let known = std::fs::read_to_string(kept).unwrap_or_default();
    let difference = known.lines().zip(text.lines()).zip(1..).find(|((one, other), _)| one != other);
    assert!(known == text, "{} is another: {difference:?}; PROMELA_BLESS=1 writes it anew", kept.display());
}

fn golden(file: &str, extension: &str) -> PathBuf {
    let name = Path::new(file).file_stem().unwrap();
    root().join("docs/models").join(name).with_extension(extension)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn run(directory: &Path, command: &str, arguments: &[&str]) -> String {
    let output = Command::new(command).args(arguments).current_dir(directory).output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned()
}
