//! Limits are kept wherever the time and the memory go: in one long step, in `javac`, in work that does not stop.

use crate::json_reader::{Value, read};
use crate::programs::{LOST_UPDATE, ORDERED};
use crate::session::{Ended, Session, end};
use std::process::{Command, Stdio};

/// One thread, no end, and ever more memory: all of it happens before the first choice.
const GROWING: (&str, &str) = (
    "Growing.java",
    "public class Growing {
    public static void main(String[] arguments) {
        java.util.List<Object> kept = new java.util.ArrayList<>();
        while (true) kept.add(new byte[100_000]);
    }
}
",
);

/// Strings that double: single instructions that need more memory than all before.
const DOUBLING: (&str, &str) = (
    "Doubling.java",
    "public class Doubling {
    public static void main(String[] arguments) {
        String text = \"x\";
        while (true) text = text + text;
    }
}
",
);

/// One thread that computes for ever in memory of its own.
const COMPUTING: (&str, &str) = (
    "Computing.java",
    "public class Computing {
    public static void main(String[] arguments) {
        long[] numbers = new long[1 << 16];
        for (long step = 0; ; step++) numbers[(int) (step * 31 & 0xffff)] += step;
    }
}
",
);

fn check(program: (&str, &str), arguments: &[&str]) -> (Session, Command) {
    let session = Session::new();
    session.write(program.0, program.1);
    let asked = ["check", program.0, "--property", "exception", "--format", "json"];
    let command = session.command(&[&asked, arguments].concat());
    (session, command)
}

fn report(ended: &Ended, status: i32) -> Value {
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(status)), "{}", ended.stdout);
    read(&ended.stdout)
}

fn text(text: &str) -> Value {
    Value::Text(text.to_string())
}

fn unknown(ended: &Ended, reason: &str) -> Value {
    let report = report(ended, 3);
    assert_eq!((report.member("verdict"), report.member("reason")), (&text("unknown"), &text(reason)));
    report
}

#[test]
fn the_memory_of_the_program_counts() {
    for program in [GROWING, DOUBLING] {
        // The program itself may have more than the process: it never gets to its OutOfMemoryError.
        let (_session, mut command) = check(program, &["--memory-limit", "300m", "--max-heap", "1g"]);
        unknown(&end(&mut command), "memory-limit");
    }
}

#[test]
fn a_program_that_has_less_memory_than_the_search_runs_out_of_its_own() {
    let (_session, mut command) = check(GROWING, &["--memory-limit", "1g", "--max-heap", "8m"]);
    let report = report(&end(&mut command), 1);
    let violation = report.member("violations").item(0);
    assert_eq!(*violation.member("exception"), text("java.lang.OutOfMemoryError"));
}

#[test]
fn time_is_up_before_the_first_choice() {
    let (_session, mut command) = check(COMPUTING, &["--time-limit", "3s"]);
    unknown(&end(&mut command), "time-limit");
}

#[test]
fn the_time_of_the_compiler_counts() {
    // No javac is done by then.
    let (session, mut command) = check(ORDERED, &["--time-limit", "20ms"]);
    let report = unknown(&end(&mut command), "time-limit");
    assert_eq!(*report.member("main"), Value::Null);
    let kept = std::fs::read_dir(session.path("cache/sojourner/javac")).unwrap().flatten();
    let kept: Vec<String> = kept.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    assert!(kept.iter().all(|name| name.starts_with("api-")), "javac was ended: {kept:?}");
}

#[test]
fn a_signal_reaches_into_the_compiler_and_into_a_step() {
    for patience in [0, 4_000] {
        let (_session, mut command) = check(COMPUTING, &[]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        crate::interruption::wait_until_signals_are_caught(&mut child);
        std::thread::sleep(std::time::Duration::from_millis(patience));
        assert!(Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap().success());
        let output = child.wait_with_output().unwrap();
        let [stdout, stderr] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        unknown(&Ended { stdout, stderr, status: output.status.code() }, "interrupted");
    }
}

#[test]
fn a_table_that_is_too_large_is_refused() {
    let (_session, mut command) = check(ORDERED, &["--store", "bitstate", "--store-size", "100000g"]);
    let ended = end(&mut command);
    let complaint = "sojourner: --store-size: this machine has no memory for a table of 107374182400000 bytes\n";
    assert_eq!(ended, crate::session::complaint(complaint, 2));
}

/// The command hangs at this point: nobody looks at the flag any more.
#[cfg(debug_assertions)]
fn hanging(program: (&str, &str), at: &str, property: &str) -> Ended {
    let session = Session::new();
    session.write(program.0, program.1);
    let arguments = ["check", program.0, "--property", property, "--format", "json", "--time-limit", "6s"];
    end(&mut session.provoked(&format!("hang {at}"), &arguments))
}

#[cfg(debug_assertions)]
#[test]
fn work_that_does_not_stop_is_ended_with_a_report() {
    for at in ["starting the virtual machine", "exploring the runs of the program"] {
        unknown(&hanging(ORDERED, at, "deadlock"), "time-limit");
    }
}

/// An error of an abstraction, which the program does not have, is not published when the time is over before it was
/// followed.
#[cfg(debug_assertions)]
#[test]
fn what_was_found_in_an_abstraction_is_not_reported_before_it_was_followed() {
    let session = Session::new();
    let text = "\
public class Three {
    static int number;

    public static void main(String[] arguments) {
        number = 3;
        assert number == 3;
    }
}
";
    session.write("Three.java", text);
    let arguments = ["check", "Three.java", "--abstract", "--remove", "Three.number", "--format", "json"];
    for at in ["telling the runs that were found", "following the schedule"] {
        let limited = [&arguments[..], &["--time-limit", "6s"]].concat();
        let ended = end(&mut session.provoked(&format!("hang {at}"), &limited));
        let report = unknown(&ended, "time-limit");
        assert_eq!(*report.member("violations"), Value::List(Vec::new()), "{at}");
    }
}

#[cfg(debug_assertions)]
#[test]
fn what_was_found_is_reported_though_there_is_no_time_to_tell_it() {
    let ended = hanging(LOST_UPDATE, "telling the runs that were found", "assertion");
    let report = report(&ended, 1);
    assert_eq!(*report.member("verdict"), text("violated"));
    let violation = report.member("violations").item(0);
    assert_eq!(*violation.member("exception"), text("java.lang.AssertionError"));
    let told = report.member("warnings").item(0);
    assert_eq!(*told, text("there was no time left to tell the run that leads there"));
}
