//! A process that is waited for only as long as somebody wants its answer, and that does not outlive the wait.

use std::io::{self, Read};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How long to sleep between two looks at the process.
const PAUSE: Duration = Duration::from_millis(5);

/// What a process printed and how it ended; nothing where `halt` became true before. The process is dead then.
pub(super) fn output(mut command: Command, halt: &AtomicBool) -> io::Result<Option<Output>> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    // Read while it runs: it would wait for ever before a full pipe.
    let streams = (reader(child.stdout.take()), reader(child.stderr.take()));
    loop {
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

fn contents(reader: JoinHandle<io::Result<Vec<u8>>>) -> io::Result<Vec<u8>> {
    reader.join().unwrap_or_else(|_| Err(io::Error::other("its output could not be read")))
}
