//! Checks a program as it is, and what a slice leaves of it.

use checker::{Check, Property, Question, Search, Silent, SliceRequest, Sliced, Target, Unhurried, Verdict};
use loader::temporary::TemporaryDirectory;
use slicing::{Criterion, Dependence};
use std::path::{Path, PathBuf};

/// The homes of all installed JDKs that have a run-time image, in order.
pub(crate) fn homes() -> Vec<PathBuf> {
    let installed = std::fs::read_dir("/usr/lib/jvm").unwrap();
    let paths = installed.map(|entry| entry.unwrap().path().canonicalize().unwrap());
    let mut homes: Vec<PathBuf> = paths.filter(|path| path.join("lib/modules").is_file()).collect();
    homes.sort();
    homes.dedup();
    assert!(!homes.is_empty(), "no JDK in /usr/lib/jvm");
    homes
}

/// The verdict about some properties.
pub(crate) fn verdict(target: Target, properties: &[Property]) -> Verdict {
    let question = Question { properties: properties.to_vec(), ..Question::default() };
    let check = Check::prepare(target, question, Search::default()).unwrap();
    on_large_stack(move || check.run(&Unhurried::default(), &mut Silent).unwrap().report.verdict)
}

/// A program on a JDK.
pub(crate) fn target(file: &Path, home: &Path) -> Target {
    Target { jdk: Some(home.to_path_buf()), ..Target::new([file]) }
}

/// The slice of a program without some dependences.
pub(crate) fn sliced(target: &Target, criteria: &[Criterion], left_out: &[Dependence]) -> Sliced {
    let request = SliceRequest { criteria: criteria.to_vec(), left_out: left_out.to_vec(), ..SliceRequest::default() };
    let target = target.clone();
    on_large_stack(move || checker::slice(&target, &request, &Unhurried::default(), &mut Silent).unwrap())
}

/// The verdict about a slice.
pub(crate) fn verdict_of_slice(sliced: &Sliced, original: &Target, properties: &[Property]) -> Verdict {
    let directory = TemporaryDirectory::new().unwrap();
    for (name, bytes) in &sliced.classes {
        let file = directory.path().join(format!("{name}.class"));
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, bytes).unwrap();
    }
    let files = vec![directory.path().to_path_buf()];
    verdict(Target { files, main: Some(sliced.report.main.clone()), ..original.clone() }, properties)
}

/// Classes are loaded by functions that call themselves.
fn on_large_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(256 << 20).spawn_scoped(scope, work);
        thread.unwrap().join().unwrap()
    })
}
