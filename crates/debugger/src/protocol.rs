//! Messages on a stream: a header with the length, then JSON (Debug Adapter Protocol, "Base protocol").

use serde_json::{Value, json};
use std::io::{self, BufRead, Write};

/// The longest message that is read: requests of editors are a few kilobytes.
const LONGEST: usize = 8 << 20;

/// The next message; none where the stream ends. What is no message is an error: nothing after it can be trusted.
pub(crate) fn read(input: &mut dyn BufRead) -> io::Result<Option<Value>> {
    let mut length = None;
    loop {
        let mut line = String::new();
        if io::Read::take(&mut *input, 4096).read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let line = line.trim_end();
        if line.is_empty() {
            break;
        }
        let (name, value) = line.split_once(':').ok_or_else(|| wrong("a header without a colon"))?;
        if name.eq_ignore_ascii_case("Content-Length") {
            length = value.trim().parse::<usize>().ok();
        }
    }
    let length =
        length.filter(|length| *length <= LONGEST).ok_or_else(|| wrong("no length, or one that is too large"))?;
    let mut bytes = vec![0; length];
    input.read_exact(&mut bytes)?;
    serde_json::from_slice(&bytes).map(Some).map_err(|error| wrong(&error.to_string()))
}

fn wrong(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("not a message of the debug adapter protocol: {what}"))
}

/// Messages to the editor, numbered.
pub(crate) struct Sender<'a> {
    output: &'a mut dyn Write,
    number: u64,
}

impl<'a> Sender<'a> {
    pub(crate) fn new(output: &'a mut dyn Write) -> Sender<'a> {
        Sender { output, number: 0 }
    }

    pub(crate) fn respond(&mut self, request: &Value, answer: Result<Value, String>) -> io::Result<()> {
        let mut message = json!({
            "type": "response", "request_seq": request["seq"], "command": request["command"], "success": answer.is_ok(),
        });
        match answer {
            Ok(body) => message["body"] = body,
            Err(complaint) => {
                message["message"] = json!(complaint);
                message["body"] = json!({ "error": { "id": 1, "format": complaint } });
            }
        }
        self.send(message)
    }

    pub(crate) fn tell(&mut self, event: &str, body: Value) -> io::Result<()> {
        self.send(json!({ "type": "event", "event": event, "body": body }))
    }

    fn send(&mut self, mut message: Value) -> io::Result<()> {
        self.number += 1;
        message["seq"] = json!(self.number);
        let text = message.to_string();
        write!(self.output, "Content-Length: {}\r\n\r\n{text}", text.len())?;
        self.output.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::{Sender, read};
    use serde_json::json;

    #[test]
    fn what_is_written_is_read() {
        let mut bytes = Vec::new();
        Sender::new(&mut bytes).tell("stopped", json!({ "text": "ö\r\n\r\n" })).unwrap();
        let mut input = bytes.as_slice();
        assert_eq!(read(&mut input).unwrap().unwrap()["body"]["text"], "ö\r\n\r\n");
        assert!(read(&mut input).unwrap().is_none());
    }

    #[test]
    fn what_is_no_message_is_refused() {
        for text in ["Content-Length: 3\r\n\r\n{]}", "nonsense\r\n\r\n", "Content-Length: 99999999999\r\n\r\n", "\r\n"]
        {
            assert!(read(&mut text.as_bytes()).is_err(), "{text:?}");
        }
    }
}
