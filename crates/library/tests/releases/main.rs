//! Every row is true of the class libraries at hand as far as names go: a row about what is not there fails by name.

mod threads;

use library::{Member, stale};
use loader::image::JdkImage;
use loader::jdk::Jdk;
use loader::jdk::discovery::HostEnvironment;
use loader::source::ProgramSource;
use program::Program;
use std::collections::BTreeSet;
use std::env;
use std::path::PathBuf;

/// The class libraries found here, and the further ones that `RUNTIMES` names (`tests/runtimes` fetches some).
fn libraries() -> Vec<(Jdk, Program)> {
    let found = HostEnvironment::of_this_process().all_found().into_iter().filter_map(|found| found.jdk.ok());
    let homes = env::var_os("RUNTIMES").unwrap_or_default();
    let homes: Vec<PathBuf> = env::split_paths(&homes).filter(|home| !home.as_os_str().is_empty()).collect();
    let named = homes.into_iter().map(|home| Jdk::open(&home).unwrap());
    let open = |jdk: Jdk| {
        let source = ProgramSource::new(JdkImage::open(&jdk).unwrap(), Vec::new(), None);
        (jdk, Program::new(Box::new(source)))
    };
    found.chain(named).map(open).collect()
}

/// The methods and the fields that a class declares.
fn members(program: &Program, class: &str) -> Option<Vec<Member>> {
    let class = program.load(class).ok()?;
    let methods = class.methods().iter().map(|method| (method.name.to_owned(), method.descriptor.to_owned()));
    let fields = class.fields().iter().map(|field| (field.name.to_owned(), field.descriptor.to_owned()));
    Some(methods.chain(fields).collect())
}

#[test]
fn every_row_is_about_something_that_is_there() {
    let libraries = libraries();
    assert!(!libraries.is_empty(), "this test needs a JDK");
    let mut complaints = Vec::new();
    for feature in libraries.iter().map(|(jdk, _)| jdk.feature).collect::<BTreeSet<_>>() {
        let updates = libraries.iter().filter(|(jdk, _)| jdk.feature == feature);
        let missing = updates.map(|(_, program)| stale(feature, &mut |class| members(program, class)));
        let missing = missing.map(|missing| missing.into_iter().collect::<BTreeSet<_>>());
        // What came with an update of a release, earlier ones lack.
        let everywhere = missing.reduce(|all, one| all.intersection(&one).cloned().collect()).unwrap();
        complaints.extend(everywhere.iter().map(|missing| format!("JDK {feature}: {missing}")));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn every_row_has_its_reason() {
    for row in library::rows() {
        assert!(!row.reason.is_empty() && !row.methods.is_empty(), "{}", row.class);
    }
    for row in library::objects::FIELDS {
        assert!(!row.reason.is_empty(), "{}", row.class);
    }
}

/// A class, a method and a field that are not there are told by name.
#[test]
fn what_is_not_there_is_told() {
    let stop = |class: &str| {
        let is_there = ["java/lang/Thread", "java/util/TimerThread"].contains(&class);
        is_there.then(|| vec![(String::from("stop"), String::from("()V"))])
    };
    let missing: Vec<String> = stale(25, &mut { stop }).iter().map(ToString::to_string).collect();
    assert!(missing.contains(&String::from("java/lang/Thread.getState: no such method")), "{missing:?}");
    assert!(missing.contains(&String::from("java/util/concurrent/Semaphore: no such class")), "{missing:?}");
    assert!(missing.contains(&String::from("java/util/TimerThread.queue: no such field")), "{missing:?}");
    assert!(!missing.iter().any(|words| words.starts_with("java/lang/Thread.stop")), "{missing:?}");
}
