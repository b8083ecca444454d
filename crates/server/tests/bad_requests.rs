//! The server under bad requests: it refuses or answers, and goes on.

use server::{Answer, Guard, Request, serve};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::thread;

fn start() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    let guard = Guard::new(String::from("secret"), port);
    thread::spawn(move || {
        let mut handle = |request: &Request| Some(Answer::text(format!("{} {}", request.path, request.body.len())));
        serve(listener, &guard, &mut handle)
    });
    port
}

fn ask(port: u16, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
    let _ = stream.write_all(bytes);
    let _ = stream.shutdown(std::net::Shutdown::Write);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

fn status(port: u16, head: &str) -> String {
    ask(port, format!("{head}\r\n\r\n").as_bytes()).split(' ').nth(1).unwrap_or("none").to_owned()
}

#[test]
fn only_who_knows_the_token_at_this_host_and_origin_is_answered() {
    let port = start();
    let own = format!("Host: 127.0.0.1:{port}");
    assert_eq!(status(port, &format!("GET /?token=secret HTTP/1.1\r\n{own}")), "200");
    assert_eq!(status(port, &format!("GET / HTTP/1.1\r\nHost: localhost:{port}\r\nX-Sojourner-Token: secret")), "200");
    let origin = format!("Origin: http://127.0.0.1:{port}");
    assert_eq!(status(port, &format!("GET /?token=secret HTTP/1.1\r\n{own}\r\n{origin}")), "200");
    for refused in [
        format!("GET / HTTP/1.1\r\n{own}"),
        format!("GET /?token=guess HTTP/1.1\r\n{own}"),
        format!("GET /?token= HTTP/1.1\r\n{own}"),
        String::from("GET /?token=secret HTTP/1.1"),
        String::from("GET /?token=secret HTTP/1.1\r\nHost: evil.example"),
        format!("GET /?token=secret HTTP/1.1\r\nHost: evil.example:{port}"),
        format!("GET /?token=secret HTTP/1.1\r\n{own}\r\nHost: evil.example"),
        format!("GET /?token=secret HTTP/1.1\r\n{own}\r\nOrigin: http://evil.example"),
        format!("GET /?token=secret HTTP/1.1\r\n{own}\r\nOrigin: null"),
        format!("POST /?token=secret HTTP/1.1\r\n{own}\r\nOrigin: https://127.0.0.1:{port}\r\nContent-Length: 0"),
    ] {
        assert_eq!(status(port, &refused), "403", "{refused}");
    }
}

#[test]
fn large_broken_and_many_requests_are_survived() {
    let port = start();
    let own = format!("Host: 127.0.0.1:{port}\r\nX-Sojourner-Token: secret");
    let mut large = format!("POST / HTTP/1.1\r\n{own}\r\nContent-Length: 10485760\r\n\r\n").into_bytes();
    large.resize(large.len() + 10_485_760, b'x');
    assert!(ask(port, &large).starts_with("HTTP/1.1 413 "), "ten megabytes");
    assert_eq!(status(port, &format!("PUT / HTTP/1.1\r\n{own}")), "405");
    assert_eq!(status(port, "\u{0}\u{1}\u{2}"), "400");
    assert_eq!(ask(port, &[0xff; 300]), "", "no head at all");
    assert_eq!(
        status(port, &format!("GET /../../etc/passwd HTTP/1.1\r\n{own}")),
        "200",
        "a path is a word, not a file"
    );
    for number in 0..10_000 {
        let head = if number % 3 == 0 {
            format!("GET /{number} HTTP/1.1\r\n{own}")
        } else {
            format!("GET /{number} HTTP/1.1")
        };
        let expected = if number % 3 == 0 { "200" } else { "403" };
        assert_eq!(status(port, &head), expected, "{number}");
    }
}
