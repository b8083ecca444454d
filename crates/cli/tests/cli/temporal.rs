//! `--ltl`, `--automaton`, `--fairness`, termination and livelock: what is refused, what is reported, what is replayed.

use crate::json_reader::{Value, read};
use crate::session::{Session, complaint};
use std::fs;

const SIGNAL: &str = "
public class Signal {
    static volatile boolean go;
    static volatile boolean gone;
    static final class Walker extends Thread {
        public void run() {
            while (!go) { }
            gone = true;
        }
    }
    public static void main(String[] arguments) {
        new Walker().start();
        go = true;
    }
}
";

/// Accepts the runs in which the walker is gone some day; deterministic.
const GONE: &str = "HOA: v1 States: 2 Start: 0 AP: 1 \"Signal.gone\" Acceptance: 1 Inf(0) --BODY--
State: 0 [!0] 0 [0] 1 State: 1 {0} [t] 1 --END--";

fn session() -> Session {
    let session = Session::new();
    session.write("Signal.java", SIGNAL);
    session.write("gone.hoa", GONE);
    session.write("guess.hoa", GONE.replace("[!0] 0", "[t] 0"));
    session.write("broken.hoa", GONE.replace("Inf(0)", "Fin(0)"));
    session
}

#[test]
fn mistakes_are_pointed_at() {
    let session = session();
    for (arguments, words) in [
        (&["--ltl", "[] (Signal.go -> )"][..], "--ltl: column 18: an operand is missing before this parenthesis"),
        (&["--ltl", "<> Signal.gone = 1"], "--ltl: column 16: a single = is no operator here; write =="),
        (&["--ltl", "<> Signal.went"], "--ltl: column 11: Signal has no static field went"),
        (&["--ltl", "<> at(Signal.main:99)"], "--ltl: column 14: Signal.main has no code in line 99"),
        (&["--ltl", "<> thread(main).gone"], "--ltl: column 17: a thread is blocked, waiting or ended, not gone"),
        (&["--automaton", "none.hoa"], "--automaton none.hoa: No such file or directory (os error 2)"),
        (
            &["--automaton", "broken.hoa"],
            "--automaton broken.hoa: line 1: only Büchi and generalised Büchi acceptance are read",
        ),
        (
            &["--automaton", "guess.hoa"],
            "--automaton guess.hoa: only a deterministic automaton can be negated; give the automaton of the runs that must \
             not be, with ! before the name of the file",
        ),
        (
            &["--ltl", "<> Signal.gone", "--search", "bfs"],
            "--ltl, --automaton and --property termination and livelock need --search dfs, without --guided",
        ),
    ] {
        let ended = session.run(&[&["check", "Signal.java"], arguments].concat());
        assert!(ended.stderr.starts_with(&format!("sojourner: {words}\n")), "{arguments:?}: {ended:?}");
        assert_eq!((ended.stdout.as_str(), ended.status), ("", Some(2)), "{arguments:?}");
    }
    let pointed = "sojourner: --ltl: column 11: Signal has no static field went\n<> Signal.went\n          ^\n";
    assert_eq!(session.run(&["check", "Signal.java", "--ltl", "<> Signal.went"]), complaint(pointed, 2));
}

#[test]
fn a_run_and_its_loop_are_told_and_replayed() {
    let session = session();
    let question = ["--ltl", "<> Signal.gone", "--fairness", "none"];
    let check = [&["check", "Signal.java", "--save-schedule", "s"], &question[..]].concat();
    let report = session.run(&check).stdout;
    assert!(report.starts_with("violated: ltl: <> Signal.gone does not hold\n"), "{report}");
    assert!(report.contains("  Then for ever, this step:\n") && report.contains("while (!go)"), "{report}");
    assert!(fs::read_to_string(session.path("s")).unwrap().trim_end().ends_with("| 1"));
    let again = session.run(&[&["replay", "Signal.java", "--schedule", "s"], &question[..]].concat());
    assert_eq!((again.stderr.as_str(), again.status), ("", Some(1)), "{}", again.stdout);
    let table = |report: &str| report[..report.find("\nTo see it").unwrap_or(report.len())].replace("\nThe search", "");
    assert!(table(&report).starts_with(table(&again.stdout).trim_end()), "{}", again.stdout);
}

#[test]
fn a_loop_that_breaks_nothing_is_no_violation() {
    let session = session();
    let question = ["--ltl", "<> Signal.gone", "--fairness", "none", "--save-schedule", "s"];
    session.run(&[&["check", "Signal.java"], &question[..]].concat());
    // The same loop is unfair: it does not count.
    let fair = session.run(&["replay", "Signal.java", "--schedule", "s", "--ltl", "<> Signal.gone"]);
    assert_eq!(fair.status, Some(3), "{}", fair.stdout);
    session.write("s", "1 |");
    let early = session.run(&["replay", "Signal.java", "--schedule", "s", "--ltl", "<> Signal.gone"]);
    let words = "sojourner: s: the schedule does not fit the program: the loop does not lead back to where it began\n";
    assert_eq!(early, complaint(words, 2));
}

#[test]
fn the_json_tells_the_loop() {
    let session = session();
    let ended =
        session.run(&["check", "Signal.java", "--property", "livelock", "--fairness", "none", "--format", "json"]);
    let report = read(&ended.stdout);
    let violation = report.member("violations").item(0);
    assert_eq!(*violation.member("property"), Value::Text(String::from("livelock")));
    assert!(matches!(violation.member("repeats_from"), Value::Number(_)), "{}", ended.stdout);
    assert!(ended.stdout.contains("\"repeated\": true"), "{}", ended.stdout);
}

#[test]
fn automata_are_read_both_ways() {
    let session = session();
    for (automaton, status) in [("gone.hoa", 0), ("!gone.hoa", 1), ("!guess.hoa", 1)] {
        let ended = session.run(&["check", "Signal.java", "--automaton", automaton]);
        assert_eq!(ended.status, Some(status), "{automaton}: {ended:?}");
    }
    let ended = session.run(&["check", "Signal.java", "--automaton", "gone.hoa", "--fairness", "none"]);
    assert!(ended.stdout.starts_with("violated: ltl: there is a run that gone.hoa does not accept\n"), "{ended:?}");
}

#[test]
fn single_steps_are_warned_about() {
    let ended = session().run(&["check", "Signal.java", "--ltl", "X true"]);
    assert_eq!(ended.status, Some(0), "{ended:?}");
    assert!(ended.stdout.contains("warning: X true: X speaks of single steps"), "{ended:?}");
}
