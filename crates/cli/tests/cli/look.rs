//! Looking at a run: pages, charts, the debugger's command line. What pages do in a browser, and the debugger with a
//! client, is tested by `tests/browser`.

use crate::programs::{DEADLOCK, ORDERED};
use crate::session::{Session, end};
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// The first violation in the data of a page.
fn violation_of(page: &str) -> Value {
    let (_, rest) = page.split_once("\"violations\":").unwrap();
    let mut values = serde_json::Deserializer::from_str(rest).into_iter::<Value>();
    values.next().unwrap().unwrap()[0].clone()
}

#[test]
fn a_page_is_written_beside_the_report() {
    let session = Session::new();
    session.write(DEADLOCK.0, DEADLOCK.1);
    let plain = session.run(&["check", DEADLOCK.0]);
    let ended = session.run(&["check", DEADLOCK.0, "--html", "page.html", "--save-schedule", "s"]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(1)));
    let head = |text: &str| text.lines().take(8).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(head(&ended.stdout), head(&plain.stdout), "what is printed stays what it was");
    let page = fs::read_to_string(session.path("page.html")).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.len() < 2_000_000, "{}", page.len());
    assert!(page.contains("\"states\":{") && page.contains("\"waitsFor\":[1]"), "states and who waits for whom");
    let again = session.run(&["replay", DEADLOCK.0, "--schedule", "s", "--html", "again.html"]);
    assert_eq!(again.status, Some(1), "{again:?}");
    let again = fs::read_to_string(session.path("again.html")).unwrap();
    let (shown, seen) = (violation_of(&again), violation_of(&page));
    for part in ["chart", "message", "sites", "states", "waits"] {
        assert_eq!(shown[part], seen[part], "{part}: the same run");
    }
    assert!(
        seen["chart"].is_object() && seen["passing"].is_object() && shown["passing"].is_null(),
        "only a search knows others"
    );
}

#[test]
fn a_proof_has_a_page_too() {
    let session = Session::new();
    session.write(ORDERED.0, ORDERED.1);
    let ended = session.run(&["check", ORDERED.0, "--html", "page.html", "--quiet"]);
    assert_eq!(ended.status, Some(0), "{ended:?}");
    assert!(fs::read_to_string(session.path("page.html")).unwrap().contains("<h1>holds: "));
}

#[test]
fn a_page_that_cannot_be_written_is_refused_before_the_search() {
    let session = Session::new();
    session.write(DEADLOCK.0, DEADLOCK.1);
    let ended = session.run(&["check", DEADLOCK.0, "--html", "nowhere/page.html"]);
    assert_eq!((ended.stdout.as_str(), ended.status), ("", Some(2)), "{ended:?}");
    assert!(ended.stderr.contains("nowhere"), "{}", ended.stderr);
}

#[test]
fn the_chart_alone_is_text_or_a_picture() {
    let session = Session::new();
    session.write(DEADLOCK.0, DEADLOCK.1);
    let text = session.run(&["check", DEADLOCK.0, "--format", "text"]);
    assert!(text.status == Some(1) && text.stdout.contains('●') && text.stdout.contains('┊'), "{text:?}");
    assert!(!text.stdout.contains('\u{1b}'), "no colours where nobody sees them");
    let picture = session.run(&["check", DEADLOCK.0, "--format", "svg", "--output", "chart.svg"]);
    assert_eq!(picture.status, Some(1), "{picture:?}");
    let picture = fs::read_to_string(session.path("chart.svg")).unwrap();
    assert!(picture.starts_with("<svg ") && picture.contains("class=\"bar\""), "{picture}");
}

/// What a command prints to a terminal, by the tool `script`.
fn on_terminal(session: &Session, variables: &[(&str, &str)]) -> String {
    let binary = session.command(&[]).get_program().to_string_lossy().into_owned();
    let line = format!("'{binary}' check {}", DEADLOCK.0);
    let mut script = Command::new("script");
    script.args(["-qec", &line, "/dev/null"]).current_dir(session.path("")).stdin(Stdio::null());
    script
        .env_remove("JAVA_HOME")
        .env_remove("NO_COLOR")
        .env("TERM", "xterm")
        .env("XDG_CACHE_HOME", session.path("cache"));
    end(script.envs(variables.iter().copied())).stdout
}

#[test]
fn a_terminal_gets_a_short_run_as_a_chart_in_colours_if_it_wants_them() {
    let session = Session::new();
    session.write(DEADLOCK.0, DEADLOCK.1);
    let coloured = on_terminal(&session, &[]);
    assert!(coloured.contains("\u{1b}[36m●") && coloured.contains('┊'), "{coloured}");
    let plain = on_terminal(&session, &[("NO_COLOR", "1")]);
    assert!(plain.contains("● a step") && !plain.contains("\u{1b}[36m"), "{plain}");
}

#[test]
fn a_check_that_watches_checks_again_when_the_source_changes() {
    let session = Session::new();
    session.write(DEADLOCK.0, DEADLOCK.1);
    let mut command = session.command(&["check", DEADLOCK.0, "--watch", "--quiet"]);
    let mut watching = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(watching.stdout.take().unwrap()).lines();
    assert!(lines.next().unwrap().unwrap().starts_with("violated: deadlock"));
    session.write(DEADLOCK.0, format!("{}\n// changed\n", ORDERED.1.replace(class(ORDERED.0), class(DEADLOCK.0))));
    assert!(lines.next().unwrap().unwrap().starts_with("holds: "));
    watching.kill().unwrap();
    watching.wait().unwrap();
}

#[test]
fn a_check_that_watches_sees_sources_beside_the_target() {
    let session = Session::new();
    session
        .write("Counts.java", "public class Counts { public static void main(String[] a) { assert One.one() == 1; } }");
    session.write("One.java", "class One { static int one() { return 1; } }");
    let mut command = session.command(&["check", "Counts.java", "--watch", "--quiet"]);
    let mut watching = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(watching.stdout.take().unwrap()).lines();
    assert!(lines.next().unwrap().unwrap().starts_with("holds: "));
    session.write("One.java", "class One { static int one() { return 11; } }");
    assert!(lines.next().unwrap().unwrap().starts_with("violated: assertion"));
    watching.kill().unwrap();
    watching.wait().unwrap();
}

/// Whoever has only the report of a violation can see its run again.
#[test]
fn a_report_in_json_is_a_schedule() {
    let session = Session::new();
    session.write(DEADLOCK.0, DEADLOCK.1);
    let report = session.run(&["check", DEADLOCK.0, "--format", "json"]);
    session.write("report.json", &report.stdout);
    let again = session.run(&["replay", DEADLOCK.0, "--schedule", "report.json"]);
    assert!(again.status == Some(1) && again.stdout.starts_with("violated: deadlock"), "{again:?}");
    let silent = session.run(&["debug", DEADLOCK.0, "--schedule", "report.json"]);
    assert_eq!(silent.status, Some(0), "{silent:?}");
    session.write(ORDERED.0, ORDERED.1);
    let fine = session.run(&["check", ORDERED.0, "--format", "json"]);
    session.write("fine.json", &fine.stdout);
    let nothing = session.run(&["replay", ORDERED.0, "--schedule", "fine.json"]);
    let said = "neither a schedule nor a report in JSON with a violation";
    assert!(nothing.status == Some(2) && nothing.stderr.contains(said), "{nothing:?}");
}

fn class(file: &str) -> &str {
    file.trim_end_matches(".java")
}

#[test]
fn the_debugger_needs_a_schedule_that_fits() {
    let session = Session::new();
    session.write(DEADLOCK.0, DEADLOCK.1);
    let missing = session.run(&["debug", DEADLOCK.0, "--schedule", "missing"]);
    assert_eq!(missing.status, Some(2), "{missing:?}");
    session.write("wrong", "0 9 9\n");
    let wrong = session.run(&["debug", DEADLOCK.0, "--schedule", "wrong"]);
    assert!(wrong.status == Some(2) && wrong.stderr.contains("wrong"), "{wrong:?}");
    session.run(&["check", DEADLOCK.0, "--save-schedule", "s"]);
    // Whoever says nothing has ended the session.
    let silent = session.run(&["debug", DEADLOCK.0, "--schedule", "s"]);
    assert_eq!((silent.stdout.as_str(), silent.status), ("", Some(0)), "{silent:?}");
}
