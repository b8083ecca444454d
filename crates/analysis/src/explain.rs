//! Why something may happen: a shortest chain of calls to it, for people who wonder about a missing reduction.

use crate::effects::flag::Flag;
use crate::graph::{Event, Graph, NodeId, Subject};
use std::collections::VecDeque;

/// Signatures from the starting method to one that may itself do one of these; empty if none can be reached.
pub(crate) fn chain(graph: &Graph, start: NodeId, flags: Flag) -> Vec<String> {
    let mut callers: Vec<Option<NodeId>> = vec![None; graph.nodes.len()];
    let mut waiting = VecDeque::from([start]);
    callers[start.0 as usize] = Some(start);
    while let Some(node) = waiting.pop_front() {
        let events = || graph.node(node).entry.iter().chain(graph.node(node).code.iter().map(|(_, event)| event));
        if events().any(|event| does(*event, flags)) {
            return way_to(graph, node, &callers);
        }
        for callee in events().flat_map(|event| callees(graph, *event)) {
            if callers[callee.0 as usize].is_none() {
                callers[callee.0 as usize] = Some(node);
                waiting.push_back(callee);
            }
        }
    }
    Vec::new()
}

/// Whether an instruction may do one of these by itself.
fn does(event: Event, flags: Flag) -> bool {
    match event {
        Event::Flags(own) => own.meets(flags),
        Event::Element { kind, write: false } => Flag::array_read(kind).meets(flags),
        Event::Element { kind, write: true } => Flag::array_write(kind).meets(flags),
        _ => false,
    }
}

fn callees(graph: &Graph, event: Event) -> Option<NodeId> {
    match event {
        Event::Call(callee) => Some(callee),
        Event::Initialize(class) => class.initializer().and_then(|method| graph.known_method(method)),
        _ => None,
    }
}

fn way_to(graph: &Graph, end: NodeId, callers: &[Option<NodeId>]) -> Vec<String> {
    let mut way = vec![name(graph, end)];
    let mut node = end;
    while let Some(caller) = callers[node.0 as usize].filter(|caller| *caller != node) {
        way.push(name(graph, caller));
        node = caller;
    }
    way.reverse();
    way
}

fn name(graph: &Graph, node: NodeId) -> String {
    match graph.node(node).subject {
        Subject::Method { method, .. } => method.signature(),
        Subject::Dispatch { class, resolved, .. } => format!("{} on {}", resolved.signature(), class.name),
        Subject::Lambda => String::from("a lambda"),
    }
}
