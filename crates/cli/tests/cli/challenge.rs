//! Every proof is challenged by simulated runs; what contradicts it takes it back.

use crate::json_reader::{Value, read};
use crate::programs::{LOST_UPDATE, ORDERED};
use crate::session::{Ended, Session};

/// Counters of `Verify` are no part of a state and go on counting from run to run: the search sees one run, in which
/// all is well, and a later simulated run fails. No proof about such a program may stand.
const COUNTED: (&str, &str) = (
    "Counted.java",
    "import gov.nasa.jpf.vm.Verify;

public class Counted {
    public static void main(String[] arguments) {
        assert Verify.getCounter(0) < 7;
        Verify.incrementCounter(0);
    }
}
",
);

fn check(program: (&str, &str), arguments: &[&str]) -> Ended {
    let session = Session::new();
    session.write(program.0, program.1);
    session.run(&[&["check", program.0], arguments].concat())
}

fn json(program: (&str, &str), arguments: &[&str], status: i32) -> Value {
    let ended = check(program, &[&["--format", "json"], arguments].concat());
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(status)), "{}", ended.stdout);
    read(&ended.stdout)
}

#[test]
fn a_proof_counts_the_runs_that_challenged_it() {
    let ended = check(ORDERED, &[]);
    assert!(ended.stdout.starts_with("holds: "), "{}", ended.stdout);
    assert!(
        ended.stdout.contains("\n30 simulated runs, made by other code than the search, did not"),
        "{}",
        ended.stdout
    );
    let report = json(ORDERED, &["--challenge", "4"], 0);
    let challenge = report.member("challenge");
    assert_eq!(
        (challenge.member("runs"), challenge.member("contradicted")),
        (&Value::Number(4.0), &Value::Bool(false))
    );
    let report = json(ORDERED, &["--challenge", "off"], 0);
    assert!(!report.has("challenge"));
}

#[test]
fn a_run_that_goes_wrong_takes_a_proof_back() {
    let ended = check(COUNTED, &[]);
    assert_eq!(ended.status, Some(3), "{}", ended.stdout);
    assert!(ended.stdout.starts_with("unknown: the tool contradicts itself: simulated run "), "{}", ended.stdout);
    assert!(ended.stdout.contains("Please report it, with the program and this output."), "{}", ended.stdout);
    let report = json(COUNTED, &[], 3);
    assert_eq!(*report.member("challenge").member("contradicted"), Value::Bool(true));
    let Value::Text(turns) = report.member("challenge").member("turns") else { panic!("no turns") };
    assert!(turns.starts_with("0*"), "{turns}");
    let Value::Text(reason) = report.member("reason") else { panic!("no reason") };
    assert!(reason.starts_with("the tool contradicts itself: "), "{reason}");
    assert_eq!(check(COUNTED, &["--challenge", "off"]).status, Some(0));
    assert_eq!(check(COUNTED, &["--challenge", "3"]).status, Some(0), "the first three runs are right");
}

#[test]
fn only_what_was_asked_for_contradicts_a_proof() {
    let report = json(LOST_UPDATE, &["--property", "deadlock"], 0);
    assert_eq!(*report.member("challenge").member("contradicted"), Value::Bool(false));
    let refused = check(ORDERED, &["--challenge", "often"]);
    assert_eq!(refused.status, Some(2), "{}", refused.stderr);
    assert!(refused.stderr.contains("expected a number, or off"), "{}", refused.stderr);
}

/// Gets stuck in the fifth simulated run: the third one, which is watched, counts more than once.
const STUCK: (&str, &str) = (
    "Stuck.java",
    "import gov.nasa.jpf.vm.Verify;

public class Stuck {
    public static void main(String[] arguments) throws InterruptedException {
        if (Verify.getCounter(0) >= 7) {
            synchronized (Stuck.class) {
                Stuck.class.wait();
            }
        }
        Verify.incrementCounter(0);
    }
}
",
);

/// Fails in the sixth simulated run, which is watched, and in no other.
const WATCHED: (&str, &str) = (
    "Watched.java",
    "import gov.nasa.jpf.vm.Verify;

public class Watched {
    public static void main(String[] arguments) {
        assert Verify.getCounter(0) != 8;
        Verify.incrementCounter(0);
    }
}
",
);

#[test]
fn deadlocks_and_what_is_watched_contradict_a_proof_too() {
    let statuses = |program, runs: [&str; 2]| runs.map(|runs| check(program, &["--challenge", runs]).status);
    assert_eq!(statuses(STUCK, ["4", "5"]), [Some(0), Some(3)]);
    assert_eq!(statuses(WATCHED, ["5", "6"]), [Some(0), Some(3)]);
}

/// The search sees one run, in which nothing is drawn; every simulated one draws a number, and one of them is wrong.
fn drawing(wrong: u32) -> String {
    format!(
        "import gov.nasa.jpf.vm.Verify;

public class Drawing {{
    public static void main(String[] arguments) {{
        assert Verify.getCounter(0) < 4 || Verify.getInt(0, 2) != {wrong};
        Verify.incrementCounter(0);
    }}
}}
"
    )
}

#[test]
fn simulated_runs_differ() {
    for wrong in 0..3 {
        let ended = check(("Drawing.java", &drawing(wrong)), &[]);
        assert_eq!(ended.status, Some(3), "no run draws {wrong}: {}", ended.stdout);
    }
}
