//! `sojourner analyze` on small programs, and how `check --guided` ends what it suspects.

use crate::json_reader::{Value, read};
use crate::programs::{DEADLOCK, LOST_UPDATE, ORDERED};
use crate::session::{Ended, Session};

fn run(command: &str, program: (&str, &str), arguments: &[&str]) -> Ended {
    let session = Session::new();
    session.write(program.0, program.1);
    session.run(&[&[command, program.0], arguments].concat())
}

fn items(value: &Value) -> &[Value] {
    match value {
        Value::List(items) => items,
        _ => &[],
    }
}

fn text(text: &str) -> Value {
    Value::Text(text.to_string())
}

#[test]
fn a_race_of_a_run_is_a_violation_with_both_sites_and_their_locks() {
    let ended = run("analyze", LOST_UPDATE, &["--format", "json"]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(1)), "{}", ended.stdout);
    let report = read(&ended.stdout);
    assert_eq!(*report.member("verdict"), text("violated"));
    let races = items(report.member("violations")).iter().filter(|found| *found.member("property") == text("race"));
    for race in races {
        assert_eq!(*race.member("analysis"), text("happens-before"));
        assert_eq!(items(race.member("sites")).len(), 2);
        assert_eq!(*race.member("sites").item(0).member("locks"), Value::List(Vec::new()));
    }
}

#[test]
fn opposite_orders_of_locks_are_suspected_and_confirmed() {
    let ended = run("check", DEADLOCK, &["--guided", "--format", "json"]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(1)), "{}", ended.stdout);
    let suspicion = read(&ended.stdout).member("suspicions").item(0).clone();
    assert_eq!(*suspicion.member("kind"), text("lock-order"));
    assert_eq!(*suspicion.member("status"), text("confirmed"));
}

#[test]
fn silence_is_no_proof_and_no_failure() {
    let ended = run("analyze", ORDERED, &["--strict"]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(0)), "{}", ended.stdout);
    assert!(ended.stdout.starts_with("unknown: "), "{}", ended.stdout);
}

#[test]
fn findings_can_be_had_as_sarif() {
    let ended = run("analyze", DEADLOCK, &["--format", "sarif"]);
    let log = read(&ended.stdout);
    assert_eq!(*log.member("version"), text("2.1.0"));
    let results = items(log.member("runs").item(0).member("results")).to_vec();
    let order = results.iter().find(|result| *result.member("ruleId") == text("lock-order"));
    let location = order.map(|order| order.member("locations").item(0).member("physicalLocation").clone());
    let file = location.map(|location| location.member("artifactLocation").member("uri").clone());
    assert_eq!(file, Some(text("Locks.java")));
}
