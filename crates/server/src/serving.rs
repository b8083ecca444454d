//! Connections: each is read by a thread of its own, and answered in turn by whoever serves.

use crate::guard::Guard;
use crate::request::{Refused, Request, read};
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// Connections that are open at once.
const MOST_CONNECTIONS: usize = 32;
/// How long a connection may keep its thread waiting.
const PATIENCE: Duration = Duration::from_secs(5);
/// What is read and dropped of a request that was refused, so that the other side reads the answer.
const MOST_DROPPED: usize = 16 << 20;

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub status: u16,
    pub kind: &'static str,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn page(text: String) -> Answer {
        Answer { status: 200, kind: "text/html; charset=utf-8", body: text.into_bytes() }
    }

    pub fn json(text: String) -> Answer {
        Answer { status: 200, kind: "application/json", body: text.into_bytes() }
    }

    pub fn text(text: String) -> Answer {
        Answer { status: 200, kind: "text/plain; charset=utf-8", body: text.into_bytes() }
    }

    /// A refusal, in a sentence.
    pub fn refusal(status: u16, sentence: &str) -> Answer {
        Answer { status, kind: "text/plain; charset=utf-8", body: format!("{sentence}\n").into_bytes() }
    }
}

type Turn = (Request, Sender<Answer>);

/// Serves until `handle` answers nothing, or the port is gone.
pub fn serve(
    listener: TcpListener,
    guard: &Guard,
    handle: &mut dyn FnMut(&Request) -> Option<Answer>,
) -> io::Result<()> {
    let (sender, turns): (Sender<Turn>, Receiver<Turn>) = channel();
    let guard = Arc::new(guard.clone());
    thread::Builder::new().name(String::from("connections")).spawn(move || accept(&listener, &guard, &sender))?;
    for (request, reply) in turns {
        let Some(answer) = handle(&request) else { return Ok(()) };
        // Who has gone away needs no answer.
        let _ = reply.send(answer);
    }
    Ok(())
}

fn accept(listener: &TcpListener, guard: &Arc<Guard>, turns: &Sender<Turn>) {
    let open = Arc::new(AtomicUsize::new(0));
    for stream in listener.incoming() {
        let Ok(mut stream) = stream else { continue };
        let _ = stream.set_read_timeout(Some(PATIENCE)).and(stream.set_write_timeout(Some(PATIENCE)));
        if open.fetch_add(1, Ordering::SeqCst) >= MOST_CONNECTIONS {
            open.fetch_sub(1, Ordering::SeqCst);
            let _ = write(&mut stream, &Answer::refusal(503, "too many connections at once"));
            continue;
        }
        let (guard, turns, counted) = (Arc::clone(guard), turns.clone(), Arc::clone(&open));
        let spawned = thread::Builder::new().name(String::from("connection")).spawn(move || {
            connection(&mut stream, &guard, &turns);
            counted.fetch_sub(1, Ordering::SeqCst);
        });
        if spawned.is_err() {
            open.fetch_sub(1, Ordering::SeqCst);
        }
    }
}

fn connection(stream: &mut TcpStream, guard: &Guard, turns: &Sender<Turn>) {
    let answer = match read(stream) {
        Err(Refused::Gone) => return,
        Err(Refused::Status(status, sentence)) => {
            let _ = write(stream, &Answer::refusal(status, sentence));
            return drop_rest(stream);
        }
        Ok(request) if !guard.admits(&request) => Answer::refusal(403, "open the link that sojourner has printed"),
        Ok(request) => {
            let (reply, answers) = channel();
            match turns.send((request, reply)).ok().and_then(|()| answers.recv().ok()) {
                Some(answer) => answer,
                None => return,
            }
        }
    };
    let _ = write(stream, &answer);
}

/// A connection that is closed while the other side still writes is reset, and the answer lost.
fn drop_rest(stream: &mut TcpStream) {
    let _ = stream.shutdown(std::net::Shutdown::Write);
    let mut piece = [0; 1 << 14];
    let mut dropped = 0;
    while dropped < MOST_DROPPED {
        match stream.read(&mut piece) {
            Ok(0) | Err(_) => return,
            Ok(count) => dropped += count,
        }
    }
}

fn write(stream: &mut TcpStream, answer: &Answer) -> io::Result<()> {
    let Answer { status, kind, body } = answer;
    let reason = match status {
        200 => "OK",
        400 => "Bad Request",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        413 => "Content Too Large",
        431 => "Request Header Fields Too Large",
        501 => "Not Implemented",
        503 => "Service Unavailable",
        _ => "Refused",
    };
    let head = format!(
        "HTTP/1.1 {status} {reason}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\
         Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nX-Frame-Options: DENY\r\n\
         Referrer-Policy: no-referrer\r\nCross-Origin-Resource-Policy: same-origin\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(body)?;
    stream.flush()
}
