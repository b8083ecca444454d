//! A process that is waited for only as long as somebody wants its answer, and that does not outlive the wait.

use std::io::{self, BufRead, BufReader, Read};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How long to sleep between two looks at the process.
const PAUSE: Duration = Duration::from_millis(5);

/// What a process printed and how it ended; nothing where `halt` became true before. The process is dead then.
pub fn output(command: Command, halt: &AtomicBool) -> io::Result<Option<Output>> {
    output_and_lines(command, halt, &mut |_| {})
}

/// The same; each line of its standard output is also told while it runs.
pub fn output_and_lines(
    mut command: Command,
    halt: &AtomicBool,
    told: &mut dyn FnMut(&str),
) -> io::Result<Option<Output>> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    let (sender, lines) = mpsc::channel();
    // Read while it runs: it would wait for ever before a full pipe.
    let streams = (line_reader(child.stdout.take(), sender), reader(child.stderr.take()));
    loop {
        lines.try_iter().for_each(|line: String| told(&line));
        if halt.load(Ordering::Relaxed) {
            end(&mut child)?;
            return Ok(None);
        }
        if let Some(status) = child.try_wait()? {
            let (stdout, stderr) = (contents(streams.0)?, contents(streams.1)?);
            return Ok(Some(Output { status, stdout, stderr }));
        }
        thread::sleep(PAUSE);
    }
}

fn end(child: &mut Child) -> io::Result<()> {
    child.kill()?;
    child.wait().map(|_| ())
}

fn reader(stream: Option<impl Read + Send + 'static>) -> JoinHandle<io::Result<Vec<u8>>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        stream.map_or(Ok(0), |mut stream| stream.read_to_end(&mut bytes))?;
        Ok(bytes)
    })
}

/// Reads a stream, and sends its lines on as they come.
fn line_reader(
    stream: Option<impl Read + Send + 'static>,
    lines: mpsc::Sender<String>,
) -> JoinHandle<io::Result<Vec<u8>>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let Some(stream) = stream else { return Ok(bytes) };
        let mut stream = BufReader::new(stream);
        loop {
            let before = bytes.len();
            if stream.read_until(b'\n', &mut bytes)? == 0 {
                return Ok(bytes);
            }
            // Whoever waits may have stopped listening.
            let _ = lines.send(String::from_utf8_lossy(&bytes[before..]).into_owned());
        }
    })
}

fn contents(reader: JoinHandle<io::Result<Vec<u8>>>) -> io::Result<Vec<u8>> {
    reader.join().unwrap_or_else(|_| Err(io::Error::other("its output could not be read")))
}
