//! Help texts and versions, word for word.

use crate::session::{Ended, Session, complaint};

fn help(text: &str) -> Ended {
    Ended { stdout: text.to_string(), stderr: String::new(), status: Some(0) }
}

#[test]
fn every_command_explains_itself() {
    let session = Session::new();
    assert_eq!(session.run(&["--help"]), help(include_str!("help/sojourner.txt")));
    assert_eq!(session.run(&["abstract", "--help"]), help(include_str!("help/abstract.txt")));
    assert_eq!(session.run(&["analyze", "--help"]), help(include_str!("help/analyze.txt")));
    assert_eq!(session.run(&["check", "--help"]), help(include_str!("help/check.txt")));
    assert_eq!(session.run(&["debug", "--help"]), help(include_str!("help/debug.txt")));
    assert_eq!(session.run(&["explore", "--help"]), help(include_str!("help/explore.txt")));
    assert_eq!(session.run(&["replay", "--help"]), help(include_str!("help/replay.txt")));
    assert_eq!(session.run(&["slice", "--help"]), help(include_str!("help/slice.txt")));
    assert_eq!(session.run(&["promela", "--help"]), help(include_str!("help/promela.txt")));
    assert_eq!(session.run(&["test", "--help"]), help(include_str!("help/test.txt")));
    assert_eq!(session.run(&["run", "--help"]), help(include_str!("help/run.txt")));
    assert_eq!(session.run(&["help", "doctor"]), help(include_str!("help/doctor.txt")));
    assert_eq!(session.run(&["--version"]), help(concat!("sojourner ", env!("CARGO_PKG_VERSION"), "\n")));
}

#[test]
fn without_a_command_the_help_is_a_complaint() {
    assert_eq!(Session::new().run(&[]), complaint(include_str!("help/sojourner.txt"), 2));
}

#[test]
fn wrong_command_lines_end_with_two() {
    let session = Session::new();
    let unknown_command = "\
error: unrecognized subcommand 'frobnicate'

Usage: sojourner <COMMAND>

For more information, try '--help'.
";
    assert_eq!(session.run(&["frobnicate"]), complaint(unknown_command, 2));
    let no_target = "\
error: the following required arguments were not provided:
  <TARGET>...

Usage: sojourner run <TARGET>... [-- <ARGS>...]

For more information, try '--help'.
";
    assert_eq!(session.run(&["run"]), complaint(no_target, 2));
    let wrong_size = "\
error: invalid value '1x' for '--max-heap <SIZE>': a size is a number of bytes, or a number followed by k, m or g

For more information, try '--help'.
";
    assert_eq!(session.run(&["run", "A.java", "--max-heap", "1x"]), complaint(wrong_size, 2));
    for wrong in [&["run", "A.java", "--frob"][..], &["run", "A.java", "--seed", "x"], &["doctor", "--format", "xml"]] {
        assert_eq!(session.run(wrong).status, Some(2), "{wrong:?}");
    }
}
