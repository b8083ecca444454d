//! `sojourner check --slice`: what is said of the slice, and that the verdict and the run are those of the program.

use crate::json_reader::{Value, read};
use crate::session::{Session, end};

const NOISE: &str = include_str!("../../../../bench/programs/slices/Noise.java");
const VISITORS: &str = include_str!("../../../../docs/examples/Visitors.java");
const MIRROR: &str = include_str!("../../../../docs/examples/Mirror.java");

fn session(name: &str, text: &str) -> Session {
    let session = Session::new();
    session.write(name, text);
    session
}

/// The member `slice` of the report, and the verdict.
fn report(session: &Session, arguments: &[&str]) -> (Value, Value) {
    let ended = session.run(&[&["check", "--slice", "--format", "json"], arguments].concat());
    assert_eq!(ended.stderr, "", "{}", ended.stdout);
    let report = read(&ended.stdout);
    (report.member("slice").clone(), report.member("verdict").clone())
}

#[test]
fn a_violation_is_one_of_the_whole_program_and_can_be_replayed() {
    let session = session("Noise.java", NOISE);
    let saved = ["check", "Noise.java", "--property", "assertion", "--slice", "--save-schedule", "noise.schedule"];
    let ended = end(session.command(&saved).env("COLUMNS", "200"));
    assert_eq!(ended.status, Some(1), "{}{}", ended.stdout, ended.stderr);
    let words = ended.stdout.replace('\n', " ");
    assert!(words.contains("1 of 2 places that start threads), and executed on the whole program."), "{words}");
    assert!(words.contains("Left out as a whole: Noise.lambda$main$0(int) and Noise.work(int)."), "{words}");
    // The thread is the fourth that the program starts, and the first of the slice.
    assert!(ended.stdout.contains("Thread-3"), "{}", ended.stdout);
    let replay = ["replay", "Noise.java", "--schedule", "noise.schedule", "--property", "assertion", "--quiet"];
    let again = session.run(&replay);
    assert_eq!((again.stdout.as_str(), again.status), ("violated: assertion: java.lang.AssertionError\n", Some(1)));
}

#[test]
fn a_proof_says_what_it_is_about() {
    let session = session("Visitors.java", VISITORS);
    let asked = ["Visitors.java", "--property", "assertion", "--ltl", "[] (Visitors.count <= 2)"];
    let (slice, verdict) = report(&session, &asked);
    assert_eq!((&verdict, slice.member("decided_on")), (&Value::Text("holds".into()), &Value::Text("slice".into())));
    assert_eq!(*slice.member("starts_kept"), Value::Number(1.0));
    let ended = session.run(&[&["check", "--slice"], &asked[..]].concat());
    assert!(ended.stdout.contains("; the slice has ") && ended.stdout.contains("(assurance: sc)"), "{}", ended.stdout);
    assert!(ended.stdout.contains("What a slice leaves out cannot influence the answer"), "{}", ended.stdout);
}

#[test]
fn where_there_is_no_slice_the_program_is_explored() {
    let (slice, verdict) = report(&session("Mirror.java", MIRROR), &["Mirror.java", "--", "count"]);
    assert_eq!((&verdict, slice.member("decided_on")), (&Value::Text("holds".into()), &Value::Text("program".into())));
    let Value::Text(why) = slice.member("why") else { panic!("{slice:?}") };
    assert!(why.starts_with("there is no slice of it: reflection "), "{why}");
    let visitors = session("Visitors.java", VISITORS);
    for (question, words) in [
        (["--property", "stuck"], "threads are stuck"),
        (["--ltl", "[] (X (Visitors.count >= 0))"], "X speaks of single steps"),
        (["--find", "thread(guest).ended"], "it looks at where threads stand"),
    ] {
        let (slice, _) = report(&visitors, &[&["Visitors.java"], &question[..]].concat());
        let Value::Text(why) = slice.member("why") else { panic!("{slice:?}") };
        assert!(why.contains(words), "{why}");
    }
}
