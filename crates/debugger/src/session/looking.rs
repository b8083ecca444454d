//! What is to be seen where one stands: threads, stacks, variables, values of names.

use super::{Session, number};
use crate::look_up;
use crate::variables::{Container, frame_of};
use evidence::ThreadState;
use serde_json::{Value, json};

impl Session<'_> {
    /// Where one stands, who made the step that leads there and who makes the next, and the
    /// fingerprint of the canonical form of the state there.
    pub(super) fn position(&self) -> Value {
        let track = self.track();
        let fingerprint = format!("{:032x}", track.state(self.at).canonical);
        let at = track.at(self.at);
        let by = |number: usize| track.at(number.min(track.last())).mover.map(|thread| thread + 1);
        json!({
            "position": self.at, "last": track.last(), "step": track.step(self.at),
            "inside": at.inside, "by": by(self.at), "next": by(self.at + 1), "fingerprint": fingerprint,
        })
    }

    pub(super) fn threads(&self) -> Value {
        let threads = self.track().state(self.at).threads.iter().enumerate();
        let alive: Vec<Value> = threads
            .filter(|(_, thread)| thread.state != ThreadState::Ended)
            .map(|(number, thread)| json!({ "id": number + 1, "name": thread.name }))
            .collect();
        json!({ "threads": alive })
    }

    pub(super) fn stack_trace(&mut self, arguments: &Value) -> Result<Value, String> {
        let thread = number(&arguments["threadId"]).and_then(|id| id.checked_sub(1)).ok_or("which thread?")?;
        let state = self.track().state(self.at).clone();
        let view = state.threads.get(thread).ok_or("there is no such thread here")?;
        let first = number(&arguments["startFrame"]).unwrap_or(0);
        let levels = number(&arguments["levels"]).filter(|levels| *levels > 0).unwrap_or(usize::MAX);
        let mut frames = Vec::new();
        for (index, frame) in view.frames.iter().enumerate().skip(first).take(levels) {
            let id = self.containers.number(Container::Frame { thread, frame: index });
            let path = self.run.source(&frame.place).filter(|_| frame.is_own);
            let file = frame.place.file.as_deref().unwrap_or("unknown source");
            let source = match path {
                Some(path) => json!({ "name": file, "path": path }),
                None => json!({ "name": file, "presentationHint": "deemphasize" }),
            };
            let instruction = frame.instruction.as_ref().map_or(String::new(), |words| format!(" [{words}]"));
            frames.push(json!({
                "id": id, "name": format!("{}.{}{instruction}", frame.place.class, frame.place.method), "source": source,
                "line": frame.place.line.unwrap_or(0), "column": 1,
                "presentationHint": if frame.is_own { "normal" } else { "subtle" },
            }));
        }
        Ok(json!({ "stackFrames": frames, "totalFrames": view.frames.len() }))
    }

    fn frame(&self, arguments: &Value) -> Option<(usize, usize)> {
        match self.containers.find(&arguments["frameId"])? {
            Container::Frame { thread, frame } => Some((thread, frame)),
            _ => None,
        }
    }

    pub(super) fn scopes(&mut self, arguments: &Value) -> Result<Value, String> {
        let (thread, frame) = self.frame(arguments).ok_or("there is no such frame any more")?;
        let mut scope = |name: &str, hint: &str, container| {
            let reference = self.containers.number(container);
            json!({ "name": name, "presentationHint": hint, "variablesReference": reference, "expensive": false })
        };
        Ok(json!({ "scopes": [
            scope("Locals", "locals", Container::Locals { thread, frame }),
            scope("Locks", "registers", Container::Locks { thread }),
            scope("Static fields", "globals", Container::Classes),
        ] }))
    }

    pub(super) fn variables(&mut self, arguments: &Value) -> Result<Value, String> {
        let container = self.containers.find(&arguments["variablesReference"]).ok_or("it is not there any more")?;
        let state = self.track().state(self.at).clone();
        let all = self.containers.contents(&state, &container);
        Ok(json!({ "variables": all }))
    }

    pub(super) fn evaluate(&mut self, arguments: &Value) -> Result<Value, String> {
        let state = &self.track().state(self.at).clone();
        let frame = self.frame(arguments).and_then(|(thread, frame)| frame_of(state, thread, frame));
        let text = arguments["expression"].as_str().unwrap_or_default();
        let found = match look_up::value(state, frame, text) {
            Ok(found) => found,
            // A comparison, perhaps.
            Err(complaint) => match look_up::holds(state, frame, text) {
                Ok(holds) => return Ok(json!({ "result": holds.to_string(), "variablesReference": 0 })),
                Err(_) => return Err(complaint),
            },
        };
        let shown = self.containers.shown(state, &found);
        Ok(json!({ "result": shown["value"], "variablesReference": shown["variablesReference"] }))
    }
}
