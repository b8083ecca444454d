//! A tool that fails says so: a panic ends with a report in the format that was asked for, a lost report with a status.

use crate::json_reader::{Value, read};
use crate::programs::{DEADLOCK, LOST_UPDATE, ORDERED};
use crate::session::{Ended, Session, end};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

fn session(program: (&str, &str)) -> Session {
    let session = Session::new();
    session.write(program.0, program.1);
    session
}

/// A command that panics at this point.
#[cfg(debug_assertions)]
fn panicking(session: &Session, arguments: &[&str], at: &str) -> Ended {
    end(session.provoked(&format!("panic {at}"), arguments).env_remove("RUST_BACKTRACE"))
}

/// The report says that this is a bug of the tool, where it is and what was being done.
#[cfg(debug_assertions)]
fn is_failure(ended: &Ended, at: &str) -> Value {
    let complaint = "sojourner: this is a bug of the tool, not of the program: please report it\nsojourner: panic at ";
    assert!(ended.stderr.starts_with(complaint), "{ended:?}");
    assert_eq!(ended.status, Some(3), "{ended:?}");
    let report = read(&ended.stdout);
    assert_eq!(*report.member("verdict"), Value::Text(String::from("unknown")));
    let Value::Text(reason) = report.member("reason") else { panic!("{report:?}") };
    assert!(reason.starts_with("a bug of the tool: panic at "), "{reason}");
    assert!(reason.ends_with(&format!(": on purpose while {at}")), "{reason}");
    report
}

#[cfg(debug_assertions)]
#[test]
fn a_panic_ends_with_a_report() {
    for at in [
        "reading the program",
        "starting the virtual machine",
        "running the program up to its first choice",
        "exploring the runs of the program",
        "telling the runs that were found",
        "publishing the report",
    ] {
        let session = session(ORDERED);
        is_failure(&panicking(&session, &["check", ORDERED.0, "--format", "json"], at), at);
        let human = panicking(&session, &["check", ORDERED.0], at);
        assert!(human.stdout.starts_with("unknown: the tool failed: panic at "), "{human:?}");
    }
}

#[cfg(debug_assertions)]
#[test]
fn a_panic_after_a_violation_is_no_violation_but_names_it() {
    let session = session(LOST_UPDATE);
    let at = "telling the runs that were found";
    let ended = panicking(&session, &["check", LOST_UPDATE.0, "--format", "json", "--property", "assertion"], at);
    let report = is_failure(&ended, at);
    let Value::Text(warning) = report.member("warnings").item(0) else { panic!("{report:?}") };
    assert!(warning.starts_with("before that, this was found: assertion: "), "{warning}");
}

#[cfg(debug_assertions)]
#[test]
fn panics_of_other_commands_end_alike() {
    let session = session(DEADLOCK);
    let at = "simulating runs of the program";
    is_failure(&panicking(&session, &["analyze", DEADLOCK.0, "--format", "json"], at), at);
    assert_eq!(session.run(&["check", DEADLOCK.0, "--save-schedule", "schedule"]).status, Some(1));
    let at = "following the schedule";
    let replay = ["replay", DEADLOCK.0, "--schedule", "schedule", "--format", "json"];
    is_failure(&panicking(&session, &replay, at), at);
    let run = panicking(&session, &["run", DEADLOCK.0], "starting the virtual machine");
    assert_eq!((run.stdout.as_str(), run.status), ("", Some(125)), "{run:?}");
}

#[test]
fn a_report_that_cannot_be_written_is_no_success() {
    let session = session(ORDERED);
    let full = File::options().write(true).open("/dev/full").unwrap();
    let output = session.command(&["check", ORDERED.0]).stdout(full).output().unwrap();
    let complaint = "sojourner: standard output: No space left on device (os error 28)\n";
    assert_eq!((String::from_utf8(output.stderr).unwrap().as_str(), output.status.code()), (complaint, Some(3)));
    let ended = session.run(&["check", ORDERED.0, "--output", "/dev/full"]);
    let complaint = "sojourner: /dev/full: No space left on device (os error 28); the report follows here\n";
    assert_eq!((ended.stderr.as_str(), ended.status), (complaint, Some(3)));
    assert!(ended.stdout.starts_with("holds: "), "{ended:?}");
}

#[test]
fn a_run_ends_when_its_reader_is_gone() {
    let session = session((
        "Talking.java",
        "class Talking {\n    public static void main(String[] a) {\n        \
        for (long n = 0; ; n++) System.out.println(n);\n    }\n}\n",
    ));
    let mut child = session.command(&["run", "Talking.java"]).stdout(Stdio::piped()).spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert_eq!(first, "0\n");
    // The pipe is closed by now; a run that went on would never end.
    assert_eq!(child.wait().unwrap().code(), None, "ended by a signal, as other programs are");
}

#[test]
fn a_run_whose_output_cannot_be_written_fails() {
    let session =
        session(("Hello.java", "class Hello { public static void main(String[] a) { System.out.println(1); } }"));
    let full = File::options().write(true).open("/dev/full").unwrap();
    let output = session.command(&["run", "Hello.java"]).stdout(full).output().unwrap();
    let complaint = "sojourner: the output of the program cannot be written: No space left on device (os error 28)\n";
    assert_eq!((String::from_utf8(output.stderr).unwrap().as_str(), output.status.code()), (complaint, Some(125)));
}

#[test]
fn a_search_for_races_alone_ends_with_the_first() {
    // Every state is new, and in every one there is the same race.
    let session = session((
        "Racing.java",
        "class Racing {\n    static long n;\n    public static void main(String[] a) {\n        \
        new Thread(() -> { while (true) n++; }).start();\n        while (true) n++;\n    }\n}\n",
    ));
    let arguments = ["check", "Racing.java", "--property", "race", "--format", "json", "--max-states", "20000"];
    let ended = session.run(&arguments);
    let report = read(&ended.stdout);
    assert_eq!(
        (report.member("violations").item(0).member("property"), ended.status),
        (&Value::Text(String::from("race")), Some(1))
    );
    let Value::Number(states) = report.member("stats").member("states") else { panic!("{report:?}") };
    assert!(*states < 20000.0, "{states}");
}

/// An empty class file of version 52.
fn empty_class(name: &str, super_name: &str) -> Vec<u8> {
    let text = |text: &str| [&[1, 0, text.len() as u8], text.as_bytes()].concat();
    let head = [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52, 0, 5];
    let pool = [text(name), vec![7, 0, 1], text(super_name), vec![7, 0, 3]].concat();
    [&head[..], &pool, &[0, 0x21, 0, 2, 0, 4], &[0; 8]].concat()
}

#[test]
fn deep_structures_do_not_overflow_the_stack_of_the_tool() {
    let session = session((
        "Deep.java",
        "class Deep { public static void main(String[] a) throws Exception { System.out.println(Class.forName(a[0])); } }",
    ));
    session.write("classes/C0.class", empty_class("C0", "java/lang/Object"));
    for number in 1..=5000 {
        let file = empty_class(&format!("C{number}"), &format!("C{}", number - 1));
        session.write(&format!("classes/C{number}.class"), file);
    }
    let ended = session.run(&["run", "Deep.java", "--cp", "classes", "--", "C5000"]);
    assert_eq!((ended.stdout.as_str(), ended.status), ("class C5000\n", Some(0)), "{}", ended.stderr);
}
