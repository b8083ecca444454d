//! The programs of the corpus, through the form and back: they print the same and end in the same way.
//!
//! By default a stable part of them, with `ALL_PROGRAMS` all of them.

use crate::classes::Classes;
use crate::java::{Directory, class_files};
use crate::library::hash;
use crate::link::link;
use crate::round_trip;
use classfile::ClassFile;
use corpus::comparison::differences;
use corpus::compilation::compile;
use corpus::expectation::Expectation;
use corpus::jdk::Jdk;
use corpus::outcome::Outcome;
use corpus::parallel::{for_each, workers};
use corpus::program::{Header, Heading, Program};
use corpus::reference;
use corpus::selection::target_folder;
use corpus::warnings::Expected;
use flow::MethodInFile;
use flow::form::Form;
use jimage::Image;
use std::path::{Path, PathBuf};

/// Programs that do not, and why.
const EXCEPTIONS: [(&str, &str); 1] = [(
    "exceptions/HelpfulNullFields",
    "names what was null: an operand of a conditional expression, which is a local variable afterwards",
)];

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus");

#[test]
fn programs_behave_as_before() {
    let store = target_folder().unwrap().join("corpus");
    std::fs::create_dir_all(&store).unwrap();
    let mut programs = Program::<Header>::read_all(&Path::new(CORPUS).join("run")).unwrap();
    programs.retain(|program| program.header.skip.is_none());
    for jdk in Jdk::find_all().unwrap() {
        let classes = compile(&jdk, &programs, &store).unwrap();
        let rewritten = rewrite(&jdk, &classes);
        let chosen: Vec<&Program> =
            programs.iter().filter(|program| program.header.jdk.contains(jdk.feature) && is_chosen(program)).collect();
        let mut complaints = Vec::new();
        let work = |program: &&Program| {
            let expected = reference::outcome(&jdk, program, &classes, &store).unwrap();
            let is_exception = EXCEPTIONS.iter().any(|(name, _)| *name == program.label());
            let found = Outcome::of(&mut reference::command(&jdk, program, rewritten.path())).unwrap();
            let differences = differences(&expected, &found);
            let complaints = match (is_exception, differences.is_empty()) {
                (true, true) => vec!["is no exception any more".to_owned()],
                (true, false) => vec![],
                (false, _) => differences,
            };
            complaints.iter().map(|line| format!("{}: {line}", program.label())).collect()
        };
        for_each(&chosen, workers(), work, |mut found: Vec<String>| complaints.append(&mut found));
        assert!(complaints.is_empty(), "JDK {}:\n{}", jdk.feature, complaints.join("\n"));
        assert!(!chosen.is_empty());
    }
}

#[test]
fn programs_with_verdicts_pass_the_verifier() {
    check_all::<Expectation>("check");
    check_all::<Expected>("analyze");
}

/// Links what is written for the programs below a folder of the corpus.
fn check_all<H: Heading>(folder: &str) {
    let store = target_folder().unwrap().join("corpus");
    std::fs::create_dir_all(&store).unwrap();
    let mut programs = Program::<H>::read_all(&Path::new(CORPUS).join(folder)).unwrap();
    programs.retain(is_chosen);
    for jdk in Jdk::find_all().unwrap() {
        let classes = compile(&jdk, &programs, &store).unwrap();
        let rewritten = rewrite(&jdk, &classes);
        let files = class_files(rewritten.path());
        let name = |path: &PathBuf| path.with_extension("").to_string_lossy().into_owned();
        let names: Vec<String> = files.iter().map(name).collect();
        let linked = link(&jdk.home, &["--enable-preview".to_owned()], Some(rewritten.path()), &names);
        assert_eq!(linked, names.len(), "{folder}, JDK {}", jdk.feature);
    }
}

fn is_chosen<H>(program: &Program<H>) -> bool {
    std::env::var_os("ALL_PROGRAMS").is_some() || hash(&program.name).is_multiple_of(16)
}

/// Writes all classes of a directory anew, into another one.
fn rewrite(jdk: &Jdk, classes: &Path) -> Directory {
    let directory = Directory::new();
    let image = std::fs::read(jdk.home.join("lib/modules")).unwrap();
    let hierarchy = Classes::of(Image::parse(&image).unwrap());
    let contents: Vec<_> =
        class_files(classes).into_iter().map(|path| (std::fs::read(classes.join(&path)).unwrap(), path)).collect();
    contents.iter().for_each(|(bytes, _)| hierarchy.add(&ClassFile::parse(bytes).unwrap()));
    for (bytes, path) in &contents {
        let file = ClassFile::parse(bytes).unwrap();
        let new = round_trip::class(&file, &hierarchy).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        read_again(&new);
        let place = directory.path().join(path);
        std::fs::create_dir_all(place.parent().unwrap()).unwrap();
        std::fs::write(place, new).unwrap();
    }
    directory
}

/// What was written can be read like what it was written from.
fn read_again(bytes: &[u8]) {
    let file = ClassFile::parse(bytes).unwrap();
    for info in file.methods.iter().filter(|info| info.attribute("Code").is_some()) {
        Form::of(MethodInFile { file: &file, info }).unwrap();
    }
}
