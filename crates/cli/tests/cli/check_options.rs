//! Command lines of `check` that make no sense: each is refused with two, and says why.

use crate::programs::{DEADLOCK, LOST_UPDATE};
use crate::session::{Session, complaint};

fn session() -> Session {
    let session = Session::new();
    session.write(DEADLOCK.0, DEADLOCK.1);
    session.write(LOST_UPDATE.0, LOST_UPDATE.1);
    session
}

#[test]
fn options_without_effect_are_refused() {
    let session = session();
    for (arguments, reason) in [
        (&["--search", "dfs", "--seed", "1"][..], "--seed needs --search portfolio, random or pct, or --guided"),
        (&["--runs", "1"], "--runs needs --search random or pct, or --guided"),
        (&["--search", "random", "--runs", "0"], "--runs needs at least one run"),
        (&["--guided", "--search", "random"], "--guided decides warnings: it needs a search that remembers states"),
        (&["--prefer", "accesses"], "--prefer accesses needs --search heuristic"),
        (&["--search", "bfs", "--max-preemptions", "1"], "--max-preemptions needs --search context-bound"),
        (&["--store-size", "1m"], "--store-size needs --store bitstate"),
        (
            &["--search", "pct", "--store", "hash"],
            "--store needs a search other than random and pct: sampling stores no states",
        ),
        (
            &["--search", "pct", "--max-states", "1"],
            "--max-states needs a search other than random and pct: sampling stores no states",
        ),
        (&["--output", "gone/report"], "gone/report: no such directory: gone"),
        (&["--save-schedule", "."], ".: cannot be written, it is a directory"),
    ] {
        let ended = session.run(&[&["check", DEADLOCK.0], arguments].concat());
        assert_eq!(ended, complaint(&format!("sojourner: {reason}\n"), 2), "{arguments:?}");
    }
}

#[test]
fn what_the_command_line_does_not_know_is_refused() {
    let session = session();
    for arguments in [
        &["--search", "oracle"][..],
        &["--store", "disk"],
        &["--por", "maybe"],
        &["--property", "beauty"],
        &["--time-limit", "10"],
        &["--memory-limit", "1x"],
        &["--max-depth", "-1"],
        &["--fairness", "fair"],
        &["--threads", "2"],
        &["--format", "junit"],
    ] {
        let ended = session.run(&[&["check", DEADLOCK.0], arguments].concat());
        assert!(ended.stderr.starts_with("error: ") && ended.stdout.is_empty(), "{ended:?}");
        assert_eq!(ended.status, Some(2), "{arguments:?}");
    }
}

#[test]
fn an_expression_that_means_nothing_is_refused() {
    let session = session();
    for (words, reason) in [("Counter.count = 2", "column 15: "), ("Counter.total == 2", "column ")] {
        let ended = session.run(&["check", LOST_UPDATE.0, "--find", words]);
        assert!(ended.stderr.starts_with(&format!("sojourner: --find: {reason}")), "{ended:?}");
        assert_eq!((ended.stdout.as_str(), ended.status), ("", Some(2)));
    }
}

#[test]
fn wrong_input_ends_with_two() {
    let session = session();
    let missing = "sojourner: Gone.java: no such file or directory\n";
    assert_eq!(session.run(&["check", "Gone.java"]), complaint(missing, 2));
    session.write("app.jar", "no jar");
    let damaged = "sojourner: app.jar: not a readable jar file: invalid Zip archive: Could not find EOCD\n";
    assert_eq!(session.run(&["check", "app.jar"]), complaint(damaged, 2));
    session.write("Wrong.java", "class Wrong {\n    int x = \"text\";\n}\n");
    let ended = session.run(&["check", "Wrong.java"]);
    assert!(ended.stderr.starts_with("Wrong.java:2: error: ") && ended.status == Some(2), "{ended:?}");
}
