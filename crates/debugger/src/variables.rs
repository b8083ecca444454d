//! What an editor is shown of a state: variables, and what they lead to when somebody opens them.

use evidence::{FrameView, ObjectView, StateView, Variable};
use serde_json::{Value, json};

/// Something that can be opened. Numbers of these are good until the run moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Container {
    /// A frame of a thread, the innermost being 0.
    Frame {
        thread: usize,
        frame: usize,
    },
    Locals {
        thread: usize,
        frame: usize,
    },
    /// The classes of the program.
    Classes,
    /// What a thread holds and wants.
    Locks {
        thread: usize,
    },
    Object(String),
}

/// The containers that were handed out.
#[derive(Default)]
pub(crate) struct Containers(Vec<Container>);

impl Containers {
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// The number of a container, counted from 1.
    pub(crate) fn number(&mut self, container: Container) -> usize {
        match self.0.iter().position(|known| *known == container) {
            Some(index) => index + 1,
            None => {
                self.0.push(container);
                self.0.len()
            }
        }
    }

    pub(crate) fn find(&self, number: &Value) -> Option<Container> {
        let index = number.as_u64()?.checked_sub(1)?;
        self.0.get(usize::try_from(index).ok()?).cloned()
    }

    /// A variable as the protocol has it.
    pub(crate) fn shown(&mut self, state: &StateView, variable: &Variable) -> Value {
        let is_there = variable.is_object && state.object(&variable.value).is_some();
        let reference = if is_there { self.number(Container::Object(variable.value.clone())) } else { 0 };
        let value =
            if variable.is_stale { format!("{} (no longer read)", variable.value) } else { variable.value.clone() };
        json!({ "name": variable.name, "value": value, "variablesReference": reference })
    }

    /// What is in a container.
    pub(crate) fn contents(&mut self, state: &StateView, container: &Container) -> Vec<Value> {
        match container {
            Container::Frame { .. } => Vec::new(),
            Container::Locals { thread, frame } => {
                let locals = frame_of(state, *thread, *frame).map_or(&[][..], |frame| &frame.locals);
                locals.iter().map(|local| self.shown(state, local)).collect()
            }
            Container::Classes => {
                let classes = state.objects.iter().filter(|object| object.name.starts_with("class "));
                let one = |class: &ObjectView| reference(class.name.trim_start_matches("class "), &class.name);
                classes.map(|class| self.shown(state, &one(class))).collect()
            }
            Container::Locks { thread } => {
                let Some(view) = state.threads.get(*thread) else { return Vec::new() };
                let holds = view.holds.iter().map(|lock| reference("holds", lock));
                let wants = view.wants.iter().map(|lock| reference("wants", lock));
                let all: Vec<Variable> = holds.chain(wants).collect();
                all.iter().map(|lock| self.shown(state, lock)).collect()
            }
            Container::Object(name) => state.object(name).map_or_else(Vec::new, |object| self.object(state, object)),
        }
    }

    fn object(&mut self, state: &StateView, object: &ObjectView) -> Vec<Value> {
        let mut shown: Vec<Value> = object.fields.iter().map(|field| self.shown(state, field)).collect();
        let name = |thread: &usize| state.threads.get(*thread).map_or("", |thread| thread.name.as_str());
        let list = |threads: &[usize]| threads.iter().map(name).collect::<Vec<&str>>().join(", ");
        let mut reached = list(&object.reached_by);
        if object.is_reached_statically {
            reached =
                if reached.is_empty() { String::from("static fields") } else { format!("{reached}, static fields") };
        }
        let locked = object.locked_by.as_ref().map(name).unwrap_or_default().to_owned();
        for (what, value) in [("locked by", locked), ("waiting on it", list(&object.waiters)), ("reached by", reached)]
        {
            if !value.is_empty() {
                let hint = json!({ "kind": "virtual" });
                shown.push(json!({ "name": format!("({what})"), "value": value, "variablesReference": 0, "presentationHint": hint }));
            }
        }
        if object.left_out > 0 {
            shown.push(json!({ "name": "…", "value": format!("{} more", object.left_out), "variablesReference": 0 }));
        }
        shown
    }
}

fn reference(name: &str, object: &str) -> Variable {
    Variable { name: name.to_owned(), value: object.to_owned(), is_object: true, is_stale: false }
}

/// A frame of a thread.
pub(crate) fn frame_of(state: &StateView, thread: usize, frame: usize) -> Option<&FrameView> {
    state.threads.get(thread)?.frames.get(frame)
}
