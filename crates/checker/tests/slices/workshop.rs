//! Checks a program as it is, and what a slice leaves of it.

use checker::{
    ChallengeRuns, Check, Conclusion, Manner, Property, Question, Replay, Search, Silent, SliceRequest, Sliced, Target,
    Unhurried, Verdict,
};
use loader::temporary::TemporaryDirectory;
use slicing::{Criterion, Dependence};
use std::path::{Path, PathBuf};
use std::process::Command;

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

/// Larger programs are not decided.
const MOST_STATES: u64 = 300_000;

/// The search of the tests. Nothing takes a proof back: a wrong slice has to show.
fn search() -> Search {
    let mut search = Search { challenge: ChallengeRuns::Off, ..Search::default() };
    search.plan.limits.states = Some(MOST_STATES);
    search
}

/// The verdict about some properties.
pub(crate) fn verdict(target: Target, properties: &[Property]) -> Verdict {
    verdict_and_states(target, properties).0
}

/// The verdict about some properties, and the number of states until then.
pub(crate) fn verdict_and_states(target: Target, properties: &[Property]) -> (Verdict, u64) {
    let question = Question { properties: properties.to_vec(), ..Question::default() };
    let check = Check::prepare(target, question, search()).unwrap();
    let report = on_large_stack(move || check.run(&Unhurried::default(), &mut Silent).unwrap().report);
    (report.verdict, report.costs.search.states)
}

/// What a check by way of a slice comes to.
pub(crate) fn sliced_check(target: &Target, question: &Question) -> Conclusion {
    let (target, question) = (target.clone(), question.clone());
    on_large_stack(move || {
        checker::check_slice(&target, &question, &search(), &Unhurried::default(), &mut Silent).unwrap()
    })
}

/// Executes the first violation of a conclusion again, on the program; answers whether it shows.
pub(crate) fn is_replayed(target: &Target, question: &Question, conclusion: &Conclusion) -> bool {
    let recorded = conclusion.recorded().unwrap();
    let replay = Replay::prepare(target.clone(), question, recorded, Manner::default()).unwrap();
    let report = on_large_stack(move || replay.run(&Unhurried::default(), &mut Silent).unwrap());
    report.violations.first().is_some_and(|again| again.fault == conclusion.report.violations[0].fault)
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

/// The slice of a program that was evaluated before.
pub(crate) fn evaluated_and_sliced(target: &Target, criteria: &[Criterion]) -> Sliced {
    let request = SliceRequest { criteria: criteria.to_vec(), evaluate: true, ..SliceRequest::default() };
    let target = target.clone();
    on_large_stack(move || checker::slice(&target, &request, &Unhurried::default(), &mut Silent).unwrap())
}

/// The program with what is known of it.
pub(crate) fn evaluated(target: &Target) -> Sliced {
    let target = target.clone();
    on_large_stack(move || checker::evaluated(&target, &Unhurried::default(), &mut Silent).unwrap())
}

/// A directory with classes.
pub(crate) fn written(classes: &[(String, Vec<u8>)]) -> TemporaryDirectory {
    let directory = TemporaryDirectory::new().unwrap();
    for (name, bytes) in classes {
        let file = directory.path().join(format!("{name}.class"));
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, bytes).unwrap();
    }
    directory
}

/// A directory with the classes of source files.
pub(crate) fn compiled(sources: &[PathBuf], home: &Path) -> TemporaryDirectory {
    let directory = TemporaryDirectory::new().unwrap();
    let mut command = Command::new(home.join("bin/javac"));
    command
        .args(["-g", "-nowarn", "-Xlint:none", "-proc:none", "-encoding", "UTF-8", "-d"])
        .arg(directory.path())
        .args(sources);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    directory
}

/// What the `java` of a JDK does with a class: its output, what it complains about, and its exit status.
pub(crate) fn run(home: &Path, classes: &Path, main: &str, arguments: &[&str]) -> (String, String, Option<i32>) {
    let mut command = Command::new(home.join("bin/java"));
    command.args(["-Xverify:all", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-ea", "-cp"]);
    let output = command.arg(classes).arg(main).args(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (text(output.stdout), text(output.stderr), output.status.code())
}

/// The verdict about a slice.
pub(crate) fn verdict_of_slice(sliced: &Sliced, original: &Target, properties: &[Property]) -> Verdict {
    let directory = written(&sliced.classes);
    let files = vec![directory.path().to_path_buf()];
    verdict(Target { files, main: Some(sliced.report.main.clone()), ..original.clone() }, properties)
}

/// Classes are loaded by functions that call themselves.
pub(crate) fn on_large_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(256 << 20).spawn_scoped(scope, work);
        thread.unwrap().join().unwrap()
    })
}
