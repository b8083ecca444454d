//! What was asked for otherwise than the program has it: other constants, other times, fewer warnings.

use crate::json_reader::read;
use crate::session::{Ended, Session};

const ROUNDS: (&str, &str) = (
    "Rounds.java",
    "public class Rounds {
    static final int ROUNDS =
        1_000
            * 1_000;
    static final boolean STRICT = false;

    public static void main(String[] arguments) {
        byte total = 0;
        for (int round = 0; round < ROUNDS; round++) {
            total++;
            assert !STRICT || total > 0;
        }
        assert total == ROUNDS;
    }
}
",
);

const PATIENCE: (&str, &str) = ("Patience.java", include_str!("../../../../docs/examples/Patience.java"));
const ACCOUNT: (&str, &str) = ("Account.java", include_str!("../../../../docs/examples/Account.java"));

fn run(program: (&str, &str), arguments: &[&str]) -> Ended {
    let session = Session::new();
    session.write(program.0, program.1);
    session.write("good.txt", "# accepted\nrace Account.deposit it is an example\n* gone.* old\n");
    session.write("bad.txt", "\nrace Account.deposit\n");
    session.run(arguments)
}

#[test]
fn a_verdict_about_another_constant_says_so() {
    let ended = run(ROUNDS, &["check", "Rounds.java", "--replace-constant", "Rounds.ROUNDS=3"]);
    assert!(ended.stdout.starts_with("holds: Rounds has no deadlock"), "{}", ended.stdout);
    let line = ended.stdout.lines().next().unwrap_or_default();
    assert!(line.ends_with(", with Rounds.ROUNDS = 3"), "{line}");
    assert!(ended.stdout.contains("Rounds.ROUNDS is 3 instead of 1_000 * 1_000"), "{}", ended.stdout);
    let arguments = ["check", "Rounds.java", "--format", "json", "--replace-constant", "Rounds.ROUNDS=3"];
    let assumptions = format!("{:?}", read(&run(ROUNDS, &arguments).stdout).member("assumptions"));
    assert!(assumptions.contains("Rounds.ROUNDS = 3 (--replace-constant)"), "{assumptions}");
}

#[test]
fn lines_stay_those_of_the_source() {
    let constants = ["--replace-constant", "Rounds.ROUNDS=200", "--replace-constant", "Rounds.STRICT=true"];
    let ended = run(ROUNDS, &[&["check", "Rounds.java"], &constants[..]].concat());
    assert_eq!(ended.status, Some(1), "{}", ended.stdout);
    assert!(ended.stdout.contains("11 | assert !STRICT || total > 0;"), "{}", ended.stdout);
}

#[test]
fn what_is_no_constant_is_refused_by_name() {
    for (constant, complaint) in [
        ("Rounds.GONE=1", "the sources have no field of this name with an initialiser"),
        ("Rounds.ROUNDS=many", "many is no literal of its type"),
        ("Rounds.STRICT=1", "1 is no literal of its type"),
        ("Other.ROUNDS=1", "the sources have no field of this name with an initialiser"),
    ] {
        let ended = run(ROUNDS, &["check", "Rounds.java", "--replace-constant", constant]);
        assert_eq!(ended.status, Some(2), "{constant}: {}", ended.stdout);
        assert!(ended.stderr.contains(complaint), "{constant}: {}", ended.stderr);
    }
}

#[test]
fn a_proof_without_early_time_outs_says_so_and_is_one_of_sequential_consistency() {
    assert_eq!(run(PATIENCE, &["check", "Patience.java"]).status, Some(1));
    for (when, words) in [("late", ", in runs whose time-outs come late"), ("never", ", in runs without time-outs")] {
        let ended = run(PATIENCE, &["check", "Patience.java", "--timeouts", when]);
        assert_eq!(ended.status, Some(0), "{}", ended.stdout);
        assert!(ended.stdout.lines().next().is_some_and(|line| line.ends_with(words)), "{}", ended.stdout);
        assert!(ended.stdout.contains("(assurance: sc)"), "{}", ended.stdout);
    }
    // Nothing was left out: nothing is said.
    let ended = run(ROUNDS, &["check", "Rounds.java", "--timeouts", "late", "--replace-constant", "Rounds.ROUNDS=3"]);
    assert!(!ended.stdout.contains("time-outs"), "{}", ended.stdout);
    for option in [["--property", "termination"], ["--ltl", "<> Patience.x"]] {
        let ended = run(PATIENCE, &[&["check", "Patience.java", "--timeouts", "late"], &option[..]].concat());
        assert_eq!(ended.status, Some(2), "{}", ended.stdout);
        assert!(ended.stderr.contains("are for runs that end"), "{}", ended.stderr);
    }
}

#[test]
fn warnings_that_are_explained_are_counted_and_lines_without_use_are_named() {
    let ended = run(ACCOUNT, &["analyze", "Account.java", "--suppressions", "good.txt"]);
    assert_eq!(ended.status, Some(0), "{}", ended.stdout);
    assert!(ended.stdout.starts_with("unknown: Account: nothing else went wrong"), "{}", ended.stdout);
    assert!(ended.stdout.contains("1 warning was left out because the suppressions explain"), "{}", ended.stdout);
    assert!(ended.stdout.contains("good.txt:3: this suppression fits no warning"), "{}", ended.stdout);
    let ended = run(ACCOUNT, &["analyze", "Account.java", "--suppressions", "bad.txt"]);
    assert_eq!((ended.status, ended.stdout.as_str()), (Some(2), ""));
    assert!(ended.stderr.contains("bad.txt:2: a reason is missing"), "{}", ended.stderr);
    // What a search has shown is never left out.
    let ended = run(ACCOUNT, &["check", "Account.java", "--guided", "--exclude", "Account"]);
    assert!(ended.stdout.contains("confirmed: "), "{}", ended.stdout);
}
