//! Whole programs with every `invokedynamic` replaced by a call of a synthesised class must print what they printed.
//!
//! The classes that javac made are rewritten: each call site becomes `invokestatic` (and two `nop`s), and private
//! members become public, since a synthesised class is no nest mate on a real JVM.

mod rewrite;

use std::fs;
use std::path::{Path, PathBuf};

use crate::java::{Jdk, Workshop, jdks};

/// Compiles `driver` for each JDK, runs it as it is and relinked; at least `sites` call sites must have been replaced.
fn check(driver: &str, oldest: u32, sites: usize) {
    for jdk in jdks(oldest) {
        let workshop = Workshop::new(&format!("relink-{driver}-{}", jdk.feature));
        workshop.compile(&jdk, driver);
        compare(&workshop, &jdk, driver, sites);
    }
}

fn compare(workshop: &Workshop, jdk: &Jdk, driver: &str, sites: usize) {
    let expected = workshop.run(jdk, driver, &[]);
    let replaced: usize = class_files(workshop.directory()).iter().map(|file| relink(file)).sum();
    assert!(replaced >= sites, "only {replaced} call sites in {driver}");
    // Version 49 and the old verifier still check the synthesised classes.
    assert_eq!(workshop.run(jdk, driver, &[]), expected, "{driver} on JDK {}", jdk.feature);
}

/// Rewrites a class file in place, writes the classes of its call sites beside it and gives their number.
fn relink(file: &Path) -> usize {
    let bytes = fs::read(file).unwrap();
    let relinked = rewrite::relink(&bytes).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    for (name, bytes) in &relinked.sites {
        let simple_name = name.rsplit('/').next().unwrap();
        fs::write(file.with_file_name(format!("{simple_name}.class")), bytes).unwrap();
    }
    fs::write(file, relinked.class).unwrap();
    relinked.sites.len()
}

fn class_files(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|kind| kind == "class")).collect();
    files.sort();
    files
}

#[test]
fn lambdas_records_and_concatenations_of_a_program() {
    check("RelinkedProgram", 17, 60);
}

#[test]
fn pattern_switches_of_a_program() {
    check("RelinkedSwitches", 21, 20);
}
