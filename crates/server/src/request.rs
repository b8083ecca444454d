//! From bytes to a request, within limits.

use std::io::{self, Read};

/// Bytes of the request line and the header fields together.
const LONGEST_HEAD: usize = 16 << 10;
/// Bytes of the content.
const LONGEST_BODY: usize = 64 << 10;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    Get,
    Post,
}

/// A request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub method: Method,
    /// The path, without the query.
    pub path: String,
    /// The query, without the question mark.
    pub query: String,
    /// Names in lower case, and values.
    pub fields: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Request {
    /// The value of a header field.
    pub fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The value of a parameter in the query, as it is written.
    pub fn parameter(&self, name: &str) -> Option<&str> {
        self.query.split('&').find_map(|part| part.strip_prefix(name)?.strip_prefix('='))
    }
}

/// Why there is no request: the status to answer with, or nothing where nobody listens.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    Status(u16, &'static str),
    Gone,
}

impl From<io::Error> for Refused {
    fn from(_: io::Error) -> Refused {
        Refused::Gone
    }
}

/// Reads one request.
pub(crate) fn read(stream: &mut impl Read) -> Result<Request, Refused> {
    let mut bytes = Vec::new();
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
        if bytes.len() > LONGEST_HEAD {
            return Err(Refused::Status(431, "Request Header Fields Too Large"));
        }
        let mut piece = [0; 2048];
        match stream.read(&mut piece)? {
            0 => return Err(Refused::Gone),
            count => bytes.extend_from_slice(&piece[..count]),
        }
    };
    let body = bytes.split_off(end + 4);
    let mut request = head(&bytes[..end])?;
    request.body = read_body(stream, &request, body)?;
    Ok(request)
}

fn head(bytes: &[u8]) -> Result<Request, Refused> {
    let bad = Refused::Status(400, "Bad Request");
    let Ok(text) = std::str::from_utf8(bytes) else { return Err(bad) };
    let mut lines = text.split("\r\n");
    let mut words = lines.next().unwrap_or_default().split(' ');
    let (Some(method), Some(target), Some(version), None) = (words.next(), words.next(), words.next(), words.next())
    else {
        return Err(bad);
    };
    if !matches!(version, "HTTP/1.1" | "HTTP/1.0") || !target.starts_with('/') {
        return Err(bad);
    }
    let method = match method {
        "GET" => Method::Get,
        "POST" => Method::Post,
        _ => return Err(Refused::Status(405, "Method Not Allowed")),
    };
    let mut fields = Vec::new();
    for line in lines {
        let Some((name, value)) = line.split_once(':').filter(|(name, _)| is_name(name)) else { return Err(bad) };
        fields.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
    let (path, query) = target.split_once('?').unwrap_or((target, ""));
    Ok(Request { method, path: path.to_owned(), query: query.to_owned(), fields, body: Vec::new() })
}

/// A token (RFC 9110, 5.6.2), as far as names of fields have them.
fn is_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

/// The content: as long as the request says, once, and in one piece.
fn read_body(stream: &mut impl Read, request: &Request, mut body: Vec<u8>) -> Result<Vec<u8>, Refused> {
    if request.field("transfer-encoding").is_some() {
        return Err(Refused::Status(501, "Not Implemented"));
    }
    let mut lengths = request.fields.iter().filter(|(name, _)| name == "content-length");
    let length = match (lengths.next(), lengths.next()) {
        (None, _) => 0,
        (Some((_, said)), None) if !said.is_empty() && said.bytes().all(|byte| byte.is_ascii_digit()) => {
            said.parse::<usize>().unwrap_or(usize::MAX)
        }
        _ => return Err(Refused::Status(400, "Bad Request")),
    };
    if length > LONGEST_BODY {
        return Err(Refused::Status(413, "Content Too Large"));
    }
    if body.len() > length {
        return Err(Refused::Status(400, "Bad Request"));
    }
    let mut rest = vec![0; length - body.len()];
    stream.read_exact(&mut rest)?;
    body.extend(rest);
    Ok(body)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(text: &str) -> Result<Request, Refused> {
        read(&mut text.as_bytes())
    }

    fn status(text: &str) -> u16 {
        match asked(text) {
            Err(Refused::Status(status, _)) => status,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_request_is_read_with_its_body() {
        let request =
            asked("POST /api/take?x=1&token=abc HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n{1}").unwrap();
        assert_eq!(
            (request.method, request.path.as_str(), request.body.as_slice()),
            (Method::Post, "/api/take", &b"{1}"[..])
        );
        assert_eq!((request.parameter("token"), request.field("host")), (Some("abc"), Some("a")));
    }

    #[test]
    fn what_is_no_request_is_refused() {
        assert_eq!(status("nonsense\r\n\r\n"), 400);
        assert_eq!(status("GET / HTTP/2\r\n\r\n"), 400);
        assert_eq!(status("GET http://elsewhere/ HTTP/1.1\r\n\r\n"), 400);
        assert_eq!(status("GET / HTTP/1.1\r\nno colon\r\n\r\n"), 400);
        assert_eq!(status("GET / HTTP/1.1\r\n folded: x\r\n\r\n"), 400);
        assert_eq!(status("DELETE / HTTP/1.1\r\n\r\n"), 405);
        assert_eq!(status("POST / HTTP/1.1\r\nContent-Length: 10485760\r\n\r\n"), 413);
        assert_eq!(status("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n"), 413);
        assert_eq!(status("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"), 400);
        assert_eq!(status("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"), 400);
        assert_eq!(status("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"), 501);
        assert_eq!(status(&format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "y".repeat(40_000))), 431);
        assert_eq!(asked("GET / HTT"), Err(Refused::Gone));
        assert_eq!(asked("POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nab"), Err(Refused::Gone));
    }
}
