//! `explore`: the live page and its server. What the page does in a browser is tested by `tests/browser`.

use crate::programs::DEADLOCK;
use crate::session::Session;
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

/// A server that is ended with the test.
struct Server {
    process: Child,
    port: u16,
    token: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill().and_then(|()| self.process.wait());
    }
}

impl Server {
    fn start(session: &Session, words: &[&str]) -> Server {
        let mut process = session.command(words).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let link = lines
            .map_while(Result::ok)
            .find_map(|line| line.trim().strip_prefix("http://127.0.0.1:").map(str::to_owned));
        let link = link.expect("a link");
        let (port, token) = link.split_once("/?token=").unwrap();
        Server { process, port: port.parse().unwrap(), token: token.to_owned() }
    }

    /// Asks as the page does; answers the status and the content.
    fn ask(&self, path: &str, content: &str) -> (u16, String) {
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nX-Sojourner-Token: {}\r\nContent-Length: {}\r\n\r\n{content}",
            self.port,
            self.token,
            content.len()
        );
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
    }

    fn run(&self, path: &str, content: &str) -> Value {
        let (status, body) = self.ask(path, content);
        assert_eq!(status, 200, "{path} {content}: {body}");
        serde_json::from_str(&body).unwrap()
    }
}

#[test]
fn a_run_is_put_together_undone_searched_and_saved() {
    let session = Session::new();
    session.write(DEADLOCK.0, DEADLOCK.1);
    let server = Server::start(&session, &["explore", DEADLOCK.0]);
    let start = server.run("/api/find", "{\"state\":0,\"condition\":\"1 == 2\"}");
    assert!(start["said"].as_str().unwrap().contains("none is"), "{start}");
    let stuck = server.run("/api/error", "{\"state\":0}");
    assert!(stuck["fault"].as_str().unwrap().starts_with("deadlock"), "{stuck}");
    let (status, schedule) = server.ask("/api/schedule", "{}");
    assert_eq!(status, 200);
    session.write("live", &schedule);
    let replayed = session.run(&["replay", DEADLOCK.0, "--schedule", "live", "--quiet"]);
    assert!(replayed.status == Some(1) && replayed.stdout.starts_with("violated: deadlock"), "{replayed:?} {schedule}");
    let before = server.run("/api/undo", "{}");
    assert_eq!((&before["fault"], &before["canUndo"]), (&Value::Null, &Value::Bool(false)), "{before}");
    // Every state of the graph can be gone to, and has as many ways to go on as it has steps there.
    let graph = server.run("/api/graph", "{\"state\":0}");
    let arcs = graph["arcs"].as_array().unwrap();
    for (number, node) in graph["nodes"].as_array().unwrap().iter().enumerate() {
        let run = server.run("/api/node", &format!("{{\"node\":{number}}}"));
        let offers = run["offers"].as_array().unwrap();
        assert_eq!(offers.len() as u64 - 1, node["depth"].as_u64().unwrap(), "{number}");
        let leaving = arcs.iter().filter(|arc| arc[0] == number).count();
        assert_eq!(offers.last().unwrap().as_array().unwrap().len(), leaving, "{number}");
        assert_eq!(node["kind"] == "error", !run["fault"].is_null(), "{number}: {node}");
    }
}

#[test]
fn what_cannot_be_served_is_said_before() {
    let session = Session::new();
    session.write(DEADLOCK.0, DEADLOCK.1);
    session.write("wrong", "nonsense\n");
    let wrong = session.run(&["explore", DEADLOCK.0, "--schedule", "wrong"]);
    assert!(wrong.status == Some(2) && wrong.stderr.contains("wrong"), "{wrong:?}");
    let server = Server::start(&session, &["explore", DEADLOCK.0]);
    let taken = session.run(&["explore", DEADLOCK.0, "--port", &server.port.to_string()]);
    assert!(taken.status == Some(2) && taken.stderr.contains("port"), "{taken:?}");
}
