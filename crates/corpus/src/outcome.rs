//! What one run of a program showed to the outside, and how a child process is run to get it.
//!
//! The time limit only ends runs that hang: it is no assertion about speed.

use crate::error::HarnessError;
use std::fmt;
use std::io::{self, Read};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long one program may run.
pub(crate) const TIME_LIMIT: Duration = Duration::from_secs(60);

/// How much of each stream is kept: a program that prints without end must not fill the memory.
const STREAM_LIMIT: u64 = 16 << 20;

/// How often a running child is looked at.
const POLL_INTERVAL: Duration = Duration::from_millis(2);

/// What a run showed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The bytes of standard output.
    pub stdout: Vec<u8>,
    /// The bytes of standard error.
    pub stderr: Vec<u8>,
    /// How the process ended.
    pub ending: Ending,
}

/// How a process ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// With this exit status.
    Status(i32),
    /// By this signal.
    Signal(i32),
    /// Not within [`TIME_LIMIT`]; it was killed.
    TimeLimit,
}

impl fmt::Display for Ending {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Status(status) => write!(formatter, "exit status {status}"),
            Self::Signal(signal) => write!(formatter, "killed by signal {signal}"),
            Self::TimeLimit => write!(formatter, "not finished after {} s", TIME_LIMIT.as_secs()),
        }
    }
}

impl Outcome {
    /// Runs `command` without input and in a fixed environment until it ends or the time limit is reached.
    pub fn of(command: &mut Command) -> Result<Self, HarnessError> {
        let program = command.get_program().to_string_lossy().into_owned();
        Self::observe(command).map_err(HarnessError::during(program))
    }

    fn observe(command: &mut Command) -> io::Result<Self> {
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        settle_environment(command);
        let mut child = command.spawn()?;
        let stdout = child.stdout.take().map(collect);
        let stderr = child.stderr.take().map(collect);
        let ending = wait(&mut child)?;
        Ok(Self { stdout: collected(stdout)?, stderr: collected(stderr)?, ending })
    }
}

/// The host's language, time zone and Java options must not reach a program that is compared.
fn settle_environment(command: &mut Command) {
    command.env("LC_ALL", "C.UTF-8").env("TZ", "UTC");
    for variable in ["JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "CLASSPATH"] {
        command.env_remove(variable);
    }
}

fn collect(stream: impl Read + Send + 'static) -> JoinHandle<io::Result<Vec<u8>>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        stream.take(STREAM_LIMIT).read_to_end(&mut bytes)?;
        Ok(bytes)
    })
}

fn collected(reader: Option<JoinHandle<io::Result<Vec<u8>>>>) -> io::Result<Vec<u8>> {
    match reader.map(JoinHandle::join) {
        Some(Ok(bytes)) => bytes,
        _ => Err(io::Error::other("an output stream could not be read")),
    }
}

fn wait(child: &mut Child) -> io::Result<Ending> {
    let start = Instant::now();
    while start.elapsed() < TIME_LIMIT {
        if let Some(status) = child.try_wait()? {
            return Ok(ending_of(status));
        }
        thread::sleep(POLL_INTERVAL);
    }
    child.kill()?;
    child.wait()?;
    Ok(Ending::TimeLimit)
}

fn ending_of(status: ExitStatus) -> Ending {
    match status.code() {
        Some(code) => Ending::Status(code),
        None => Ending::Signal(status.signal().unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_streams_and_the_status_are_seen() {
        let outcome = Outcome::of(Command::new("sh").args(["-c", "echo out; echo err >&2; exit 3"])).unwrap();
        assert_eq!((outcome.stdout.as_slice(), outcome.stderr.as_slice()), (&b"out\n"[..], &b"err\n"[..]));
        assert_eq!(outcome.ending, Ending::Status(3));
    }

    #[test]
    fn a_signal_is_not_an_exit_status() {
        let outcome = Outcome::of(Command::new("sh").args(["-c", "kill -9 $$"])).unwrap();
        assert_eq!(outcome.ending, Ending::Signal(9));
    }

    #[test]
    fn a_missing_program_names_itself() {
        let error = Outcome::of(&mut Command::new("/no/such/program")).unwrap_err();
        assert!(error.to_string().starts_with("/no/such/program: "));
    }
}
