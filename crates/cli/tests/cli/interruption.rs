//! A search that is cut short tells what it has learned so far.

use crate::json_reader::{Value, read};
use crate::programs::ENDLESS;
use crate::session::{Ended, Session, end};
use std::process::{Child, Command, Stdio};

/// What an interrupted search printed: a report that admits to be incomplete.
fn check_report(ended: &Ended, reason: &str) {
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(3)), "{}", ended.stdout);
    let report = read(&ended.stdout);
    assert_eq!(*report.member("verdict"), Value::Text(String::from("unknown")));
    assert_eq!(*report.member("reason"), Value::Text(reason.to_string()));
    assert_eq!(*report.member("stats").member("complete"), Value::Bool(false));
    assert!(!report.has("assurance"));
    assert!(matches!(report.member("stats").member("states"), Value::Number(_)), "{report:?}");
}

fn endless(arguments: &[&str]) -> (Session, Command) {
    let session = Session::new();
    session.write(ENDLESS.0, ENDLESS.1);
    let property = ["--property", "deadlock", "--format", "json"];
    let command = session.command(&[&["check", ENDLESS.0], &property[..], arguments].concat());
    (session, command)
}

#[test]
fn a_time_limit_ends_an_endless_search() {
    let (_session, mut command) = endless(&["--time-limit", "4s"]);
    check_report(&end(&mut command), "time-limit");
}

#[test]
fn ctrl_c_ends_a_search_with_a_report() {
    let (_session, mut command) = endless(&["--memory-limit", "4g"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    wait_until_signals_are_caught(&mut child);
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let output = child.wait_with_output().unwrap();
    let [stdout, stderr] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    check_report(&Ended { stdout, stderr, status: output.status.code() }, "interrupted");
}

/// Before the process catches the signal it would just end. It may still compile then, or explore: it reports in either
/// case.
pub(crate) fn wait_until_signals_are_caught(child: &mut Child) {
    let status = format!("/proc/{}/status", child.id());
    loop {
        assert_eq!(child.try_wait().unwrap(), None, "the search has ended by itself");
        let text = std::fs::read_to_string(&status).unwrap_or_default();
        let caught = text.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
        if caught & 1 << 1 != 0 {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}
