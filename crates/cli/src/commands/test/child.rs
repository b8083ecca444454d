//! One test, checked by a process of its own: `sojourner check` of the program that starts it.
//!
//! A test that takes all memory, or brings the tool down, ends its own process only; and what a check keeps for ever
//! (class files, linked classes) goes away with it.

use super::TestOptions;
use crate::watchdog::Watchdog;
use checker::TestCase;
use report::{PART, PART_WITH_STATES, Part, TestVerdict, read_part};
use std::ffi::OsString;
use std::io::{self, Read};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How long after its limit a process that does not end is ended.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long to sleep between two looks at the process.
const PAUSE: Duration = Duration::from_millis(5);

/// What the check of a test says.
pub(super) fn check(test: &TestCase, options: &TestOptions, left: Option<Duration>, watchdog: &Watchdog) -> Part {
    let limit = left.map_or(options.time_limit.0, |left| left.min(options.time_limit.0));
    let began = Instant::now();
    let answer = command(test, options, limit).and_then(|command| answer(command, limit + PATIENCE, watchdog));
    let part = match answer {
        Ok(text) => read_part(&text).unwrap_or_else(|| unknown(complaint(&text))),
        Err(error) => unknown(format!("the check of this test could not be started: {error}")),
    };
    // As a test runner counts: with everything that comes before the search.
    Part { elapsed: began.elapsed(), ..part }
}

fn unknown(reason: impl Into<String>) -> Part {
    Part::without_check(TestVerdict::Unknown, reason)
}

/// What a process has printed that did not come to a report.
fn complaint(text: &str) -> String {
    let line = text.lines().find(|line| !line.trim().is_empty());
    line.map_or_else(|| String::from("the check of this test ended without a report"), str::to_owned)
}

fn command(test: &TestCase, options: &TestOptions, limit: Duration) -> io::Result<Command> {
    let target = &test.target;
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("check").args(&target.files);
    command.arg("--main").arg(target.main.as_deref().unwrap_or_default());
    command.arg("--classpath").arg(target.classpath.as_deref().unwrap_or_default());
    command.arg("--time-limit").arg(format!("{}ms", limit.as_millis().max(1)));
    let format = if options.html.is_some() { PART_WITH_STATES } else { PART };
    command.args(["--format", format.name]);
    command.args(said(&options.said.options));
    command.args(options.memory_limit.iter().flat_map(|size| [String::from("--memory-limit"), size.0.to_string()]));
    command.args(options.max_states.iter().flat_map(|states| [String::from("--max-states"), states.to_string()]));
    command.args(options.search.iter().flat_map(|order| ["--search", order.as_str()]));
    if let Some(directory) = &options.save_schedules {
        command.arg("--save-schedule").arg(directory.join(file_name(test)));
    }
    command.arg("--").args(&target.arguments);
    Ok(command)
}

/// The name of a test as that of a file.
fn file_name(test: &TestCase) -> String {
    let name = format!("{}.{}", test.class, test.name);
    let letter = |letter: char| if letter.is_alphanumeric() || "._$-".contains(letter) { letter } else { '_' };
    format!("{}.schedule", name.chars().map(letter).collect::<String>())
}

/// What was said about the question and the JDK; the class path is that of the test.
fn said(options: &[OsString]) -> Vec<&OsString> {
    let mut words = Vec::new();
    let mut given = options.iter();
    while let Some(word) = given.next() {
        if word == "--classpath" {
            given.next();
        } else {
            words.push(word);
        }
    }
    words
}

/// What a process prints to standard output; its progress and its complaints go where ours do.
fn answer(mut command: Command, patience: Duration, watchdog: &Watchdog) -> io::Result<String> {
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
    let mut stream = child.stdout.take();
    let reader = thread::spawn(move || {
        let mut text = String::new();
        // What cannot be read is no report.
        let _ = stream.as_mut().map(|stream| stream.read_to_string(&mut text));
        text
    });
    wait(&mut child, patience, watchdog)?;
    Ok(reader.join().unwrap_or_default())
}

/// Whoever interrupts this process interrupts the other, too, which then says what it knows.
fn wait(child: &mut Child, patience: Duration, watchdog: &Watchdog) -> io::Result<()> {
    let began = Instant::now();
    let mut asked = None;
    while child.try_wait()?.is_none() {
        if watchdog.reason().is_some() {
            asked.get_or_insert_with(Instant::now);
        }
        let is_late = asked.is_some_and(|asked: Instant| asked.elapsed() > PATIENCE) || began.elapsed() > patience;
        if is_late {
            child.kill()?;
        }
        thread::sleep(PAUSE);
    }
    Ok(())
}
