//! Effects of nodes with everything that they call: strongly connected components (Tarjan 1972), callees first.

use crate::effects::Effects;
use crate::effects::flag::Flag;
use crate::effects::numbering::Numbering;
use crate::graph::{Event, Graph, Node, NodeId, Subject};
use crate::tracing::Trace;
use std::rc::Rc;

/// The effects found so far, by node.
pub(crate) struct Closure {
    numbering: Rc<Numbering>,
    found: Vec<Option<Rc<Effects>>>,
}

/// The state of a search.
#[derive(Default)]
struct Search {
    /// One more than the order of the first visit; 0 before it.
    order: Vec<u32>,
    lowest: Vec<u32>,
    visits: u32,
    /// Visited, but not yet in a component.
    open: Vec<NodeId>,
    path: Vec<Step>,
}

/// A node on the way, and how many of its calls have been followed.
struct Step {
    node: NodeId,
    next: usize,
}

impl Closure {
    pub(crate) fn new(numbering: &Rc<Numbering>) -> Closure {
        Closure { numbering: Rc::clone(numbering), found: Vec::new() }
    }

    /// Forgets everything, because the graph has changed.
    pub(crate) fn clear(&mut self) {
        self.found.clear();
    }

    /// The effects of a node of a complete graph.
    pub(crate) fn of(&mut self, graph: &Graph, node: NodeId) -> Rc<Effects> {
        self.found.resize(graph.nodes.len(), None);
        if let Some(known) = &self.found[node.0 as usize] {
            return Rc::clone(known);
        }
        self.search(graph, node);
        let found = self.found[node.0 as usize].clone();
        found.unwrap_or_else(|| Rc::new(Effects::none(&self.numbering)))
    }

    fn search(&mut self, graph: &Graph, root: NodeId) {
        let size = graph.nodes.len();
        let mut search = Search { order: vec![0; size], lowest: vec![0; size], ..Search::default() };
        search.visit(root);
        while let Some(step) = search.path.last_mut() {
            let node = step.node;
            match callee(graph, node, &mut step.next) {
                Some(callee) if self.found[callee.0 as usize].is_some() => {}
                Some(callee) if search.order[callee.0 as usize] == 0 => search.visit(callee),
                Some(callee) => search.lower(node, search.order[callee.0 as usize]),
                None => {
                    search.path.pop();
                    self.leave(graph, &mut search, node);
                }
            }
        }
    }

    /// All calls of a node have been followed.
    fn leave(&mut self, graph: &Graph, search: &mut Search, node: NodeId) {
        let lowest = search.lowest[node.0 as usize];
        if let Some(caller) = search.path.last() {
            search.lower(caller.node, lowest);
        }
        if lowest != search.order[node.0 as usize] {
            return;
        }
        let start = search.open.iter().rposition(|open| *open == node).unwrap_or(0);
        let component = search.open.split_off(start);
        let effects = Rc::new(self.unite(graph, &component));
        for member in component {
            self.found[member.0 as usize] = Some(Rc::clone(&effects));
        }
    }

    fn unite(&self, graph: &Graph, component: &[NodeId]) -> Effects {
        let mut effects = Effects::none(&self.numbering);
        for member in component {
            let node = &graph.nodes[member.0 as usize];
            if let Some(events) = &node.section {
                events.iter().for_each(|event| self.add(&mut effects, *event));
                continue;
            }
            node.entry.iter().for_each(|event| self.add_entry(&mut effects, graph, node, *event));
            let mut trace = Trace::new(graph, *member, None);
            node.code.iter().for_each(|(index, event)| self.add_at(&mut effects, *index, *event, &mut trace));
        }
        // Every round has frames of its own.
        let calls_itself = |member: &NodeId| calls(&graph.nodes[member.0 as usize], *member);
        if component.len() > 1 || component.iter().any(calls_itself) {
            effects.forget_indices();
        }
        effects
    }

    /// Adds what comes before the code of a node. Whatever a call selects is handed the same.
    fn add_entry(&self, effects: &mut Effects, graph: &Graph, node: &Node, event: Event) {
        let is_selected = |target: &Node| matches!(target.subject, Subject::Method { .. });
        match event {
            Event::Call(callee)
                if matches!(node.subject, Subject::Dispatch { .. }) && is_selected(&graph.nodes[callee.0 as usize]) =>
            {
                if let Some(Some(known)) = self.found.get(callee.0 as usize) {
                    effects.unite(known);
                }
            }
            event => self.add(effects, event),
        }
    }

    /// Adds what an instruction does, with what is known of its operands.
    pub(crate) fn add_at(&self, effects: &mut Effects, index: u32, event: Event, trace: &mut Trace<'_>) {
        match event {
            Event::Element { kind, write } if let Some(indices) = trace.indices(index) => {
                indices.into_iter().for_each(|term| effects.add_element(kind, write, term));
            }
            Event::Call(callee) if let Some(Some(known)) = self.found.get(callee.0 as usize) => {
                let known_calls = if known.has_elements() { trace.arguments(index, callee) } else { Vec::new() };
                if known_calls.is_empty() {
                    effects.unite_called(known, &[]);
                }
                known_calls.iter().for_each(|arguments| effects.unite_called(known, arguments));
            }
            event => self.add(effects, event),
        }
    }

    /// Adds what an event does; calls count as far as their effects are known.
    pub(crate) fn add(&self, effects: &mut Effects, event: Event) {
        match event {
            Event::Flags(flags) => effects.add_flags(flags),
            Event::Element { kind, write: false } => effects.add_flags(Flag::array_read(kind)),
            Event::Element { kind, write: true } => effects.add_flags(Flag::array_write(kind)),
            Event::Read(field, manner) => effects.add_read(field.0, manner),
            Event::Write(field, manner) => effects.add_write(field.0, manner),
            Event::Update(field, manner) => effects.add_update(field.0, manner),
            Event::Enter(monitor) => effects.add_monitor(monitor),
            Event::Section(monitor) => effects.add_section(monitor),
            Event::Memory { class, write } => effects.add_memory(class, write),
            Event::Initialize(class) => effects.add_class(class),
            Event::Call(callee) => {
                if let Some(Some(known)) = self.found.get(callee.0 as usize) {
                    effects.unite_called(known, &[]);
                }
            }
        }
    }
}

/// Whether a node calls another.
fn calls(node: &Node, other: NodeId) -> bool {
    let code = node.code.iter().map(|(_, event)| event);
    node.entry.iter().chain(code).any(|event| *event == Event::Call(other))
}

impl Search {
    fn visit(&mut self, node: NodeId) {
        self.visits += 1;
        self.order[node.0 as usize] = self.visits;
        self.lowest[node.0 as usize] = self.visits;
        self.open.push(node);
        self.path.push(Step { node, next: 0 });
    }

    fn lower(&mut self, node: NodeId, order: u32) {
        let lowest = &mut self.lowest[node.0 as usize];
        *lowest = (*lowest).min(order);
    }
}

/// The next call of a node from a position on.
fn callee(graph: &Graph, node: NodeId, next: &mut usize) -> Option<NodeId> {
    let node = &graph.nodes[node.0 as usize];
    let entries = node.entry.len();
    loop {
        let event = match next.checked_sub(entries) {
            None => &node.entry[*next],
            Some(position) => &node.code.get(position)?.1,
        };
        *next += 1;
        if let Event::Call(callee) = event {
            return Some(*callee);
        }
    }
}
