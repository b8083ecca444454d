//! The JDK's own `javap` as the judge: it must see the same instructions, handlers, lines, variables and constants.

use std::path::Path;
use std::process::Command;
use std::thread;

use classfile::ClassFile;

use crate::classes::ImageClass;
use crate::listing::{self, Member};
use crate::{classes, jdk, pool_listing};

/// How many classes one process of `javap` lists: few enough for a command line, many enough to start it rarely.
const BATCH: usize = 1_500;

/// The options that make `javap` start and finish faster.
const QUICKLY: [&str; 2] = ["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"];

/// Every how many classes are listed with all constants, which takes `javap` much longer.
const CONSTANTS_STEP: usize = 25;

#[test]
fn every_method_of_java_base_reads_as_in_javap() {
    for home in jdk::all() {
        let bytes = jdk::image_bytes(&home);
        let classes = classes::of_java_base(&bytes);
        let batches: Vec<&[ImageClass<'_>]> = classes.chunks(BATCH).collect();
        let (left, right) = batches.split_at(batches.len() / 2);
        thread::scope(|scope| {
            scope.spawn(|| left.iter().for_each(|batch| compare_members(&home, batch)));
            right.iter().for_each(|batch| compare_members(&home, batch));
        });
    }
}

#[test]
fn constants_read_as_in_javap() {
    for home in jdk::all() {
        let bytes = jdk::image_bytes(&home);
        let classes: Vec<_> = classes::of_java_base(&bytes).into_iter().step_by(CONSTANTS_STEP).collect();
        let output = javap(&home, &["-v", "-p"], &classes);
        let mut listings = output.split("\nConstant pool:\n").skip(1);
        for class in &classes {
            let listing = listings.next().unwrap_or_else(|| panic!("javap does not list {}", class.path));
            pool_listing::compare(&ClassFile::parse(&class.bytes).unwrap(), listing, &class.path);
        }
        assert!(listings.next().is_none(), "javap lists more than was asked for");
    }
}

fn compare_members(home: &Path, classes: &[ImageClass<'_>]) {
    let output = javap(home, &["-p", "-c", "-l", "-s"], classes);
    // The closing brace of a class is the only one that stands at the start of a line.
    let mut listings = output.split("\n}\n");
    for class in classes {
        let listing = listings.next().unwrap_or_else(|| panic!("javap does not list {}", class.path));
        let expected = listing::of_javap(listing);
        let found = listing::of_class(&ClassFile::parse(&class.bytes).unwrap());
        compare(&found, &expected, &class.path);
    }
    assert_eq!(listings.next(), Some(""), "javap lists more than was asked for");
}

fn compare(found: &[Member], expected: &[Member], path: &str) {
    for (found, expected) in found.iter().zip(expected) {
        assert_eq!(found, expected, "in {path}");
    }
    assert_eq!(found.len(), expected.len(), "the number of members of {path}");
}

fn javap(home: &Path, options: &[&str], classes: &[ImageClass<'_>]) -> String {
    let addresses = classes.iter().map(|class| format!("jrt:{}", class.path));
    let output = Command::new(home.join("bin/javap")).args(QUICKLY).args(options).args(addresses).output();
    let output = output.unwrap_or_else(|error| panic!("{} has no javap: {error}", home.display()));
    String::from_utf8(output.stdout).unwrap()
}
