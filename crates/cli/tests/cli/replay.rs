//! `sojourner replay`: a saved schedule shows the same violation again, and one that does not fit says where.

use crate::json_reader::{Value, read};
use crate::programs::{ARGUMENT, DEADLOCK, LATCH, LOST_UPDATE, ORDERED};
use crate::session::{Session, complaint};
use std::fs;

/// A directory with a program and a schedule saved by a check of it.
fn saved(program: (&str, &str), arguments: &[&str]) -> (Session, String) {
    let session = Session::new();
    session.write(program.0, program.1);
    let ended = session.run(&[&["check", program.0, "--save-schedule", "found.schedule"], arguments].concat());
    assert_eq!(ended.status, Some(1), "{ended:?}");
    (session, ended.stdout)
}

/// The part of a report that tells the violation: without the remarks on the search and without the cost.
fn violation(report: &str) -> String {
    let end = report.find("\nThe search stopped there").or(report.find("\nTo see it again")).unwrap_or(report.len());
    report[..end].to_string()
}

#[test]
fn the_same_violation_is_reported_again() {
    for (program, property) in
        [(DEADLOCK, "deadlock"), (LOST_UPDATE, "assertion"), (LOST_UPDATE, "race"), (ARGUMENT, "exception")]
    {
        let options = ["--property", property];
        let arguments: &[&str] = if program == ARGUMENT { &["--", "a\nb"] } else { &[] };
        let (session, report) = saved(program, &[&options, arguments].concat());
        let replay = ["replay", program.0, "--schedule", "found.schedule"];
        let again = session.run(&[&replay, &options[..], arguments].concat());
        assert_eq!((again.stderr.as_str(), again.status), ("", Some(1)), "{}", again.stdout);
        assert_eq!(violation(&again.stdout), violation(&report));
        assert!(report.starts_with(&format!("violated: {property}: ")), "{report}");
        assert!(report.contains("How it happens"), "{report}");
    }
}

#[test]
fn the_json_of_a_replay_has_the_violation_of_the_check() {
    let (session, report) = saved(LOST_UPDATE, &["--format", "json"]);
    let again = session.run(&["replay", LOST_UPDATE.0, "--schedule", "found.schedule", "--format", "json"]);
    let [report, again] = [report, again.stdout].map(|text| read(&text));
    assert_eq!(*again.member("command"), Value::Text(String::from("replay")));
    assert_eq!(again.member("verdict"), report.member("verdict"));
    assert_eq!(again.member("violations").item(0), report.member("violations").item(0));
    assert!(!again.has("assurance"));
}

#[test]
fn the_file_says_where_it_comes_from() {
    let (session, _) = saved(LOST_UPDATE, &["--property", "assertion"]);
    let text = fs::read_to_string(session.path("found.schedule")).unwrap();
    let (head, choices): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.starts_with('#'));
    let version = concat!("# sojourner ", env!("CARGO_PKG_VERSION"), ": a schedule");
    assert_eq!([head[0], head[1], head[2]], [version, "# target: Counter.java", "# main: Counter"]);
    assert_eq!([head[4], head[5]], ["# property: assertion", "# message: java.lang.AssertionError: lost:\\n1"]);
    let replay = "# replay with: sojourner replay Counter.java --schedule found.schedule --property assertion";
    assert_eq!(head[6], replay);
    assert!(!choices.is_empty() && choices.iter().all(|line| line.starts_with(|first: char| first.is_ascii_digit())));
}

#[test]
fn a_schedule_that_does_not_fit_says_where_it_leaves_the_program() {
    let (session, _) = saved(DEADLOCK, &[]);
    session.write(ORDERED.0, ORDERED.1);
    session.write("wrong.schedule", "0\n77*3\n");
    let ended = session.run(&["replay", ORDERED.0, "--schedule", "wrong.schedule"]);
    let reason = "wrong.schedule: the schedule does not fit the program: after 1 steps, choice 77 is not possible";
    assert_eq!(ended, complaint(&format!("sojourner: {reason}\n"), 2));
    session.write("broken.schedule", "0 1\nx\n");
    let ended = session.run(&["replay", ORDERED.0, "--schedule", "broken.schedule"]);
    let reason = "broken.schedule: line 2: expected agent[.alternative][*count], found \"x\"";
    assert_eq!(ended, complaint(&format!("sojourner: {reason}\n"), 2));
    let ended = session.run(&["replay", ORDERED.0, "--schedule", "gone.schedule"]);
    assert!(ended.stderr.starts_with("sojourner: gone.schedule: ") && ended.status == Some(2), "{ended:?}");
    assert_eq!(session.run(&["replay", ORDERED.0]).status, Some(2));
}

#[test]
fn a_run_without_a_violation_proves_nothing() {
    let session = Session::new();
    session.write(ORDERED.0, ORDERED.1);
    session.write("short.schedule", "# nothing but the first step\n0\n");
    let ended = session.run(&["replay", ORDERED.0, "--schedule", "short.schedule"]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(3)));
    assert!(ended.stdout.starts_with("unknown: this run shows no violation\n"), "{}", ended.stdout);
}

#[test]
fn a_full_trace_tells_what_calls_do_inside() {
    let (session, folded) = saved(LATCH, &[]);
    let check = session.run(&["check", LATCH.0, "--trace", "full"]);
    let replay = session.run(&["replay", LATCH.0, "--schedule", "found.schedule", "--trace", "full"]);
    assert_eq!(violation(&check.stdout), violation(&replay.stdout));
    let inside = "- compares and sets CountDownLatch@1.state = 1";
    let waits = "in java.util.concurrent.locks.LockSupport.park (LockSupport.java:";
    for words in [inside, waits] {
        assert!(check.stdout.contains(words), "{}", check.stdout);
        assert!(!folded.contains(words), "{folded}");
    }
}

#[test]
fn a_schedule_says_what_the_program_asks() {
    let source = include_str!("../../../../tests/corpus/check/reduction/ClockReadByInvokeAll.java");
    let (session, _) = saved(("ClockReadByInvokeAll.java", source), &[]);
    let schedule = fs::read_to_string(session.path("found.schedule")).unwrap();
    assert!(schedule.contains("\n# the program asks: clock\n"), "{schedule}");
}
