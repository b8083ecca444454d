//! `sojourner check` on small programs: verdicts, exit statuses, and both shapes of the report.

use crate::json_reader::{Value, read};
use crate::programs::{ARGUMENT, DEADLOCK, LOST_UPDATE, ORDERED};
use crate::session::{Ended, Session, default_jdk};
use std::fs;

fn check(program: (&str, &str), arguments: &[&str]) -> (Session, Ended) {
    let session = Session::new();
    session.write(program.0, program.1);
    let ended = session.run(&[&["check", program.0], arguments].concat());
    (session, ended)
}

/// The report of a check as JSON; nothing may be on standard error.
fn json(program: (&str, &str), arguments: &[&str], status: i32) -> Value {
    let (_, ended) = check(program, &[&["--format", "json"], arguments].concat());
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(status)), "{}", ended.stdout);
    read(&ended.stdout)
}

fn text(text: &str) -> Value {
    Value::Text(text.to_string())
}

#[test]
fn a_deadlock_is_found_with_both_threads_and_the_way_there() {
    let (_, ended) = check(DEADLOCK, &[]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(1)), "{}", ended.stdout);
    assert!(ended.stdout.starts_with("violated: deadlock: "), "{}", ended.stdout);
    for part in [
        "\n            at Locks.main (Locks.java:15)\n",
        "  15 | synchronized (a) {\n",
        "at Locks.lambda$main$0 (Locks.java:8)\n",
        "   8 | synchronized (b) {\n",
        "\nTo see it again, save its schedule with --save-schedule FILE and run:\n",
        "\n  sojourner replay Locks.java --schedule FILE\n",
    ] {
        let part = part.trim_start_matches("\n            ");
        assert!(ended.stdout.contains(part), "{part:?} is missing:\n{}", ended.stdout);
    }
    let table = ended.stdout.split("How it happens").nth(1).unwrap_or_default();
    assert!(table.contains("| main ") && table.contains("| worker"), "{table}");
    assert!(table.contains("synchronized (b) {") && table.contains("· locks "), "{table}");
}

#[test]
fn every_search_and_store_finds_the_deadlock() {
    for arguments in [
        &["--search", "dfs"][..],
        &["--search", "bfs"],
        &["--search", "heuristic", "--prefer", "blocked,accesses"],
        &["--guided"],
        &["--search", "context-bound"],
        &["--search", "pct", "--seed", "1"],
        &["--search", "random", "--runs", "5000"],
        &["--store", "hash"],
        &["--store", "bitstate", "--store-size", "1m"],
        &["--por", "off"],
        &["--all"],
    ] {
        let report = json(DEADLOCK, arguments, 1);
        assert_eq!(*report.member("verdict"), text("violated"), "{arguments:?}");
        let violation = report.member("violations").item(0);
        assert_eq!(*violation.member("property"), text("deadlock"), "{arguments:?}");
        assert_eq!(*report.member("warnings"), Value::List(Vec::new()), "{arguments:?}");
    }
}

#[test]
fn the_json_report_says_what_was_asked_about_what() {
    let report = json(LOST_UPDATE, &["--property", "assertion"], 1);
    assert_eq!(*report.member("target"), Value::List(vec![text("Counter.java")]));
    assert_eq!((report.member("main"), report.member("command")), (&text("Counter"), &text("check")));
    assert_eq!(*report.member("jdk"), text(&default_jdk().version));
    assert!(!report.has("assurance"));
    let violation = report.member("violations").item(0);
    assert_eq!(*violation.member("exception"), text("java.lang.AssertionError"));
    assert_eq!(*violation.member("message"), text("java.lang.AssertionError: lost:\n1"));
    let site = violation.member("sites").item(0);
    assert_eq!((site.member("file"), site.member("line")), (&text("Counter.java"), &Value::Number(9.0)));
    let Value::List(trace) = violation.member("trace") else { panic!("{violation:?}") };
    let Value::List(schedule) = violation.member("schedule") else { panic!("{violation:?}") };
    // What the program did before there was a choice comes first, as step 0.
    assert_eq!(trace.len(), schedule.len() + 1);
    assert_eq!(*trace[0].member("step"), Value::Number(0.0));
    let quoted = trace.iter().filter(|moment| *moment.member("text") == text("count++;"));
    assert!(quoted.count() >= 2, "{trace:?}");
}

#[test]
fn a_race_is_reported_where_nothing_graver_is_looked_for() {
    let report = json(LOST_UPDATE, &["--property", "race"], 1);
    let Value::List(sites) = report.member("violations").item(0).member("sites") else { panic!("{report:?}") };
    let lines: Vec<&Value> = sites.iter().map(|site| site.member("line")).collect();
    assert_eq!(sites.len(), 2);
    assert!(lines.contains(&&Value::Number(5.0)) && lines.contains(&&Value::Number(7.0)), "{lines:?}");
}

#[test]
fn a_correct_program_is_proved_and_the_proof_names_its_memory_model() {
    let (_, ended) = check(ORDERED, &[]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(0)), "{}", ended.stdout);
    assert!(ended.stdout.starts_with("holds: Ordered has no deadlock, "), "{}", ended.stdout);
    assert!(ended.stdout.contains("(assurance: jmm)"), "{}", ended.stdout);
    let report = json(LOST_UPDATE, &["--property", "deadlock"], 0);
    assert_eq!((report.member("verdict"), report.member("assurance")), (&text("holds"), &text("sc")));
}

#[test]
fn less_than_everything_is_never_a_proof() {
    for (arguments, reason) in [
        (&["--search", "random", "--runs", "3"][..], "sampling"),
        (&["--search", "pct", "--runs", "3"], "sampling"),
        (&["--store", "hash"], "omission-possible"),
        (&["--store", "bitstate", "--store-size", "64k"], "omission-possible"),
        (&["--max-states", "3"], "state-limit"),
        (&["--max-depth", "3"], "depth-limit"),
        (&["--memory-limit", "1"], "memory-limit"),
        (&["--search", "context-bound", "--max-preemptions", "0"], "preemption-limit"),
    ] {
        let report = json(ORDERED, arguments, 3);
        assert_eq!(*report.member("verdict"), text("unknown"), "{arguments:?}");
        assert_eq!(*report.member("reason"), text(reason), "{arguments:?}");
        assert_eq!(*report.member("stats").member("complete"), Value::Bool(false), "{arguments:?}");
    }
}

#[test]
fn a_state_that_is_looked_for_is_found() {
    let find = |words| json(LOST_UPDATE, &["--property", "deadlock", "--find", words], 1);
    let report = find("Counter.count == 2");
    assert_eq!(*report.member("violations").item(0).member("property"), text("find"));
    let never = json(LOST_UPDATE, &["--property", "deadlock", "--find", "Counter.count == 3"], 0);
    assert_eq!(*never.member("verdict"), text("holds"));
}

#[test]
fn arguments_of_the_program_follow_two_dashes() {
    let report = json(ARGUMENT, &["--", "--all"], 1);
    let message = report.member("violations").item(0).member("message");
    assert_eq!(*message, text("java.lang.IllegalStateException: --all"));
    json(ARGUMENT, &[], 0);
}

#[test]
fn the_report_goes_where_it_should() {
    let (session, ended) = check(DEADLOCK, &["--format", "json", "--output", "report.json"]);
    let verdict = ended.stdout.lines().next().unwrap_or_default().to_string();
    assert!(verdict.starts_with("violated: deadlock: ") && ended.stdout.lines().count() == 1, "{}", ended.stdout);
    let report = read(&fs::read_to_string(session.path("report.json")).unwrap());
    assert_eq!(*report.member("verdict"), text("violated"));

    let quiet = session.run(&["check", DEADLOCK.0, "--quiet"]);
    assert_eq!((quiet.stdout, quiet.status), (format!("{verdict}\n"), Some(1)));
    let silent = session.run(&["check", DEADLOCK.0, "--quiet", "--output", "report.txt"]);
    assert_eq!((silent.stdout.as_str(), silent.status), ("", Some(1)));
    let report = fs::read_to_string(session.path("report.txt")).unwrap();
    assert!(report.starts_with(&verdict) && report.contains("How it happens"), "{report}");
}
