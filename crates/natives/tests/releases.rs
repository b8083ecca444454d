//! Every native fits every JDK of this machine, and no signature is listed twice for one release.

use loader::api::ApiClass;
use loader::image::JdkImage;
use loader::jdk::Jdk;
use loader::jdk::discovery::Surroundings;
use loader::source::ProgramSource;
use natives::check::{check, class_of};
use program::Program;
use std::collections::BTreeSet;
use vm::NativeEntry;

/// The feature releases found here, each with its class library.
fn libraries() -> Vec<(u32, &'static Program)> {
    let found = Surroundings::of_this_process().all_found().into_iter().filter_map(|found| found.jdk.ok());
    let libraries: Vec<_> = found.map(|jdk| (jdk.feature, library(&jdk))).collect();
    assert!(!libraries.is_empty(), "this test needs a JDK");
    libraries
}

fn library(jdk: &Jdk) -> &'static Program {
    let image = JdkImage::open(jdk).unwrap();
    Box::leak(Box::new(Program::new(Box::new(ProgramSource::new(image, Vec::new(), None)))))
}

fn entries() -> impl Iterator<Item = &'static NativeEntry> {
    natives::TABLES.iter().flat_map(|list| list.iter())
}

#[test]
fn every_native_fits_every_jdk() {
    let mut complaints = Vec::new();
    for (feature, library) in libraries() {
        let found = check(library, feature).into_iter();
        complaints.extend(found.map(|complaint| format!("JDK {feature}: {complaint}")));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Classes that Sojourner brings along; `choices` has those of the API.
fn is_own(entry: &NativeEntry) -> bool {
    let is_api = |api: &ApiClass| entry.signature.strip_prefix(api.name).is_some_and(|rest| rest.starts_with('.'));
    entry.signature.starts_with("sojourner/") || loader::api::CLASSES.iter().any(is_api)
}

/// A misspelt class would never be missed: its natives would simply never be called.
#[test]
fn every_class_is_in_some_jdk() {
    let libraries = libraries();
    for entry in entries().filter(|entry| !is_own(entry)) {
        let mut asked = libraries.iter().filter(|(feature, _)| entry.is_for(*feature)).peekable();
        let known = asked.peek().is_none() || asked.any(|(_, library)| class_of(library, entry).is_some());
        assert!(known, "no JDK here has the class of {}", entry.signature);
    }
}

#[test]
fn no_signature_is_listed_twice() {
    for feature in 17..=25 {
        let mut seen = BTreeSet::new();
        for entry in entries().filter(|entry| entry.is_for(feature)) {
            assert!(seen.insert(entry.signature), "{} is listed twice for {feature}", entry.signature);
        }
    }
}
