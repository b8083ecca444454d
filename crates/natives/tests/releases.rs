//! Every native fits every JDK of this machine, and no signature is listed twice for one release.

use loader::image::JdkImage;
use loader::jdk::Jdk;
use loader::jdk::discovery::Surroundings;
use loader::source::ProgramSource;
use program::Program;
use std::collections::BTreeSet;

fn jdks() -> Vec<Jdk> {
    let found: Vec<Jdk> =
        Surroundings::of_this_process().all_found().into_iter().filter_map(|found| found.jdk.ok()).collect();
    assert!(!found.is_empty(), "this test needs a JDK");
    found
}

#[test]
fn every_native_fits_every_jdk() {
    let mut complaints = Vec::new();
    for jdk in jdks() {
        let image = JdkImage::open(&jdk).unwrap();
        let program = Box::leak(Box::new(Program::new(Box::new(ProgramSource::new(image, Vec::new(), None)))));
        let found = natives::check::check(program, jdk.feature);
        complaints.extend(found.into_iter().map(|complaint| format!("JDK {}: {complaint}", jdk.version)));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn no_signature_is_listed_twice() {
    for feature in 17..=25 {
        let mut seen = BTreeSet::new();
        for entry in natives::TABLES.iter().flat_map(|list| list.iter()).filter(|entry| entry.is_for(feature)) {
            assert!(seen.insert(entry.signature), "{} is listed twice for {feature}", entry.signature);
        }
    }
}
