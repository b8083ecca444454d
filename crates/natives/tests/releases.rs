//! Every native fits every JDK of this machine, is a method of at least one of them, and is listed once for each release.

use loader::api::ApiClass;
use loader::image::JdkImage;
use loader::jdk::Jdk;
use loader::jdk::discovery::Surroundings;
use loader::source::ProgramSource;
use natives::check::{check, check_entries, is_known};
use program::Program;
use std::collections::BTreeSet;
use vm::{Native, NativeEntry, natives};

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

/// A misspelt name would never be missed: the native would simply never be called. One update may lack a method of its
/// release, so it is enough that one of the class libraries an entry is for has it; an entry that is for none of those
/// found here cannot be judged.
#[test]
fn every_native_is_a_method_of_some_jdk() {
    let libraries = libraries();
    let is_judged = |entry: &&NativeEntry| libraries.iter().any(|(feature, _)| entry.is_for(*feature));
    let is_there = |entry: &NativeEntry| {
        libraries.iter().any(|(feature, library)| entry.is_for(*feature) && is_known(library, entry))
    };
    let unknown: Vec<_> = entries().filter(|entry| !is_own(entry)).filter(is_judged).filter(|e| !is_there(e)).collect();
    let names: Vec<_> = unknown.iter().map(|entry| entry.signature).collect();
    assert!(names.is_empty(), "no JDK here has {}", names.join("\n"));
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

/// Entries that are wrong on purpose, and one that an update may lack.
const WRONG: &[NativeEntry] = natives![
    implements "java/lang/Object.hashCode()J" => |_, _| Native::Repeat,
    implements "java/lang/Object.toString()Ljava/lang/String;" => |_, _| Native::Repeat,
    overrides "java/lang/Object.getClass()Ljava/lang/Class;" => |_, _| Native::Repeat,
    overrides "java/lang/Object.noSuchMethod()V" => |_, _| Native::Repeat,
    implements "java/lang/Object.noSuchNative()V" => |_, _| Native::Repeat,
];

#[test]
fn what_is_wrong_is_said_and_what_an_update_lacks_is_not() {
    for (_, library) in libraries() {
        let expected = [
            "java/lang/Object.hashCode()J: its descriptor is ()I here",
            "java/lang/Object.toString()Ljava/lang/String;: not native",
            "java/lang/Object.getClass()Ljava/lang/Class;: native, not to be overridden",
            "java/lang/Object.noSuchMethod()V: no such method",
        ];
        assert_eq!(check_entries(library, WRONG), expected);
        let known: Vec<bool> = WRONG.iter().map(|entry| is_known(library, entry)).collect();
        assert_eq!(known, [false, true, true, false, false]);
    }
}
