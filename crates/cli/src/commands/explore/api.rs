//! What the page can ask for: a path, and a JSON object as content.

use crate::watchdog::Watchdog;
use checker::{Error, Kind, LiveRun, Node, Reached, SourceFiles, StateGraph, schedule_file};
use model::Choice;
use report::LiveView;
use serde_json::{Value, json};
use server::{Answer, Method, Request};
use std::collections::BTreeSet;

/// The most states that the graph shows.
const MOST_SHOWN: usize = 3_000;

/// The run, and who looks at it.
pub(super) struct Api<'a> {
    run: LiveRun,
    sources: &'a SourceFiles,
    watchdog: &'a Watchdog,
    /// The last graph that was shown, and the choices that lead to the state that it begins with.
    graph: Option<(Vec<Choice>, StateGraph)>,
}

impl<'a> Api<'a> {
    pub(super) fn new(run: LiveRun, sources: &'a SourceFiles, watchdog: &'a Watchdog) -> Api<'a> {
        Api { run, sources, watchdog, graph: None }
    }

    /// Answers a request of somebody who may ask.
    pub(super) fn answer(&mut self, request: &Request) -> Answer {
        match (request.method, request.path.as_str()) {
            (Method::Get, "/") => Answer::page(report::live_page(self.view(), self.sources)),
            (Method::Post, path) => {
                let content: Option<Value> = serde_json::from_slice(&request.body).ok();
                match content.filter(Value::is_object) {
                    Some(content) => self.act(path, &content).unwrap_or_else(|error| failed(&error)),
                    None => Answer::refusal(400, "the content is no JSON object"),
                }
            }
            _ => Answer::refusal(404, "there is nothing here"),
        }
    }

    fn act(&mut self, path: &str, content: &Value) -> Result<Answer, Error> {
        let state = number(content, "state").filter(|state| *state < self.run.offers().len());
        match (path, state) {
            ("/api/undo", _) => {
                let done = self.run.undo(self.watchdog)?;
                Ok(self.changed(done, "there is nothing to undo"))
            }
            ("/api/schedule", _) => Ok(Answer::text(schedule_file::write_alone(&self.run.recorded()))),
            ("/api/node", _) => self.go_to_node(content),
            ("/api/take", Some(state)) => self.take(state, content),
            ("/api/error", Some(state)) => {
                let reached = self.run.run_to_error(state, self.watchdog)?;
                Ok(self.reached(&reached, "an error"))
            }
            ("/api/find", Some(state)) => self.find(state, content),
            ("/api/graph", Some(state)) => {
                let graph = self.run.graph(state, MOST_SHOWN, self.watchdog);
                let answer = Answer::json(graph_json(&graph).to_string());
                self.graph = Some((self.run.choices()[..state].to_vec(), graph));
                Ok(answer)
            }
            ("/api/inside", Some(state)) => Ok(self.inside(state)),
            ("/api/take" | "/api/error" | "/api/find" | "/api/graph" | "/api/inside", None) => {
                Ok(Answer::refusal(400, "there is no such state"))
            }
            _ => Ok(Answer::refusal(404, "there is nothing here")),
        }
    }

    fn take(&mut self, state: usize, content: &Value) -> Result<Answer, Error> {
        let (agent, alternative) = (number(content, "agent"), number(content, "alternative"));
        let numbers = agent.zip(alternative).and_then(|(a, b)| Some((u32::try_from(a).ok()?, u32::try_from(b).ok()?)));
        let Some((agent, alternative)) = numbers else { return Ok(Answer::refusal(400, "which choice?")) };
        let done = self.run.take(state, Choice { agent, alternative }, self.watchdog)?;
        Ok(self.changed(done, "this choice is not there in that state"))
    }

    fn find(&mut self, state: usize, content: &Value) -> Result<Answer, Error> {
        let condition = content.get("condition").and_then(Value::as_str).unwrap_or_default();
        match self.run.run_to_condition(state, condition, self.watchdog)? {
            Ok(reached) => Ok(self.reached(&reached, "a state in which that holds")),
            Err(complaint) => Ok(Answer::refusal(400, &complaint)),
        }
    }

    fn go_to_node(&mut self, content: &Value) -> Result<Answer, Error> {
        let node = number(content, "node");
        let Some((before, way)) = self.graph.as_ref().and_then(|(before, graph)| {
            let node = node.filter(|node| *node < graph.nodes.len())?;
            Some((before, graph.way_to(node)))
        }) else {
            return Ok(Answer::refusal(400, "there is no such state"));
        };
        let state = before.len();
        if self.run.choices().get(..state) != Some(before) {
            return Ok(Answer::refusal(400, "the run has changed since the graph was drawn"));
        }
        self.run.go_along(state, &way, self.watchdog)?;
        Ok(self.changed(true, ""))
    }

    /// What is inside of the step that leads to a state.
    fn inside(&mut self, state: usize) -> Answer {
        let inside = self.run.instructions_before(state);
        match report::inside_data(self.run.film(), state, &inside, self.sources) {
            Some(data) => Answer::json(data),
            None => Answer::refusal(400, "no step leads there"),
        }
    }

    fn changed(&self, done: bool, complaint: &str) -> Answer {
        if done { Answer::json(report::live_data(self.view(), self.sources)) } else { Answer::refusal(400, complaint) }
    }

    fn reached(&self, reached: &Reached, what: &str) -> Answer {
        let said = match reached {
            Reached::Found => return self.changed(true, ""),
            Reached::Nowhere => format!("All states that can follow were visited: none is {what}."),
            Reached::GivenUp(states) => format!("Given up after {states} states: {what} was not found."),
        };
        Answer::json(json!({ "said": said }).to_string())
    }

    fn view(&self) -> LiveView<'_> {
        LiveView {
            main: self.run.main(),
            film: self.run.film(),
            fault: self.run.fault(),
            offers: self.run.offers(),
            choices: self.run.choices(),
            can_undo: self.run.can_undo(),
        }
    }
}

fn number(content: &Value, name: &str) -> Option<usize> {
    content.get(name).and_then(Value::as_u64).and_then(|number| usize::try_from(number).ok())
}

fn failed(error: &Error) -> Answer {
    Answer::refusal(500, &error.to_string())
}

fn graph_json(graph: &StateGraph) -> Value {
    let kind = |kind: Kind| match kind {
        Kind::Usual => "usual",
        Kind::Error => "error",
        Kind::End => "end",
    };
    let threads: Vec<&str> = named(graph.arcs.iter().map(|arc| arc.thread.as_str()), &graph.nodes);
    let places = graph.nodes.iter().flat_map(|node| &node.stands).map(|(_, place)| place.as_str());
    let places: Vec<&str> = places.collect::<BTreeSet<&str>>().into_iter().collect();
    let index = |all: &[&str], one: &str| all.iter().position(|known| *known == one);
    // For each thread the number of its place, where it lives.
    let stands = |node: &Node| {
        let stand = |thread: &&str| node.stands.iter().find(|(name, _)| name == thread);
        let place = |thread: &&str| stand(thread).and_then(|(_, place)| places.binary_search(&place.as_str()).ok());
        threads.iter().map(place).collect::<Vec<Option<usize>>>()
    };
    let node = |node: &Node| json!({ "depth": node.depth, "kind": kind(node.kind), "open": node.is_open, "words": node.words, "stands": stands(node) });
    let nodes: Vec<Value> = graph.nodes.iter().map(node).collect();
    let arcs = graph.arcs.iter().map(|arc| json!([arc.from, arc.to, index(&threads, &arc.thread)]));
    json!({
        "nodes": nodes, "arcs": arcs.collect::<Vec<_>>(), "threads": threads, "places": places,
        "complete": graph.is_complete,
    })
}

/// The names of threads, in the order in which they are met.
fn named<'a>(movers: impl Iterator<Item = &'a str>, nodes: &'a [Node]) -> Vec<&'a str> {
    let standing = nodes.iter().flat_map(|node| &node.stands).map(|(name, _)| name.as_str());
    let mut names = Vec::new();
    for name in standing.chain(movers) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}
