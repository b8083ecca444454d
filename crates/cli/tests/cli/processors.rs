//! `--processors`: what a program is told about the machine, in every command that executes it.

use crate::session::Session;

const SOURCE: &str = "class Main { public static void main(String[] arguments) {
    assert Runtime.getRuntime().availableProcessors() == 2;
    System.out.print(Runtime.getRuntime().availableProcessors()); } }";

#[test]
fn a_program_is_told_of_as_many_processors_as_asked_for() {
    let session = Session::new();
    session.write("Main.java", SOURCE);
    let told = session.run(&["run", "Main.java", "--processors", "3"]);
    assert_eq!((told.stdout.as_str(), told.status), ("3", Some(0)), "{told:?}");
    assert_eq!(session.run(&["check", "Main.java", "--quiet"]).status, Some(0));
    let found = session.run(&["check", "Main.java", "--processors", "1", "--save-schedule", "s"]);
    assert!(found.stdout.contains("--schedule s --processors 1"), "{found:?}");
    let replayed = session.run(&["replay", "Main.java", "--schedule", "s", "--processors", "1"]);
    assert_eq!((found.status, replayed.status), (Some(1), Some(1)), "{replayed:?}");
}

#[test]
fn there_is_at_least_one_processor() {
    let session = Session::new();
    session.write("Main.java", SOURCE);
    let refused = session.run(&["run", "Main.java", "--processors", "0"]);
    assert!(refused.stderr.contains("0 is not in 1..=1024") && refused.status == Some(2), "{refused:?}");
}
