//! What an editor wants the run to stop for.

use super::{Session, number};
use crate::breakpoints::Stopper;
use crate::variables::Container;
use serde_json::{Value, json};

impl Session<'_> {
    /// Whether a run stops for it anywhere.
    fn is_met(&self, stopper: &Stopper) -> bool {
        let track = self.track();
        (1..=track.last()).any(|number| stopper.stops_at(track, number))
    }

    pub(super) fn set_lines(&mut self, arguments: &Value) -> Result<Value, String> {
        let file = arguments["source"]["path"].as_str().ok_or("a source without a path")?.to_owned();
        let asked = arguments["breakpoints"].as_array().cloned().unwrap_or_default();
        let one = |asked: &Value| Stopper::Line {
            file: file.clone(),
            line: number(&asked["line"]).and_then(|line| u32::try_from(line).ok()).unwrap_or(0),
            condition: asked["condition"].as_str().map(str::to_owned).filter(|text| !text.trim().is_empty()),
        };
        let stoppers: Vec<Stopper> = asked.iter().map(one).collect();
        let answers: Vec<Value> = stoppers
            .iter()
            .zip(&asked)
            .map(|(stopper, asked)| match self.is_met(stopper) {
                true => json!({ "verified": true, "line": asked["line"] }),
                false => json!({
                    "verified": false, "line": asked["line"],
                    "message": "this run does not come here, or the condition is never true",
                }),
            })
            .collect();
        self.stoppers.insert(format!("file {file}"), stoppers);
        Ok(json!({ "breakpoints": answers }))
    }

    pub(super) fn set_methods(&mut self, arguments: &Value) -> Value {
        let asked = arguments["breakpoints"].as_array().cloned().unwrap_or_default();
        let stoppers: Vec<Stopper> = asked
            .iter()
            .filter_map(|one| one["name"].as_str())
            .map(|name| match name.strip_prefix("lock ") {
                Some(lock) => Stopper::Lock { name: lock.trim().to_owned() },
                None => Stopper::Method { name: name.trim().to_owned() },
            })
            .collect();
        self.set("methods", stoppers)
    }

    pub(super) fn set_data(&mut self, arguments: &Value) -> Value {
        let asked = arguments["breakpoints"].as_array().cloned().unwrap_or_default();
        let ids = asked.iter().filter_map(|one| one["dataId"].as_str());
        let stoppers: Vec<Stopper> = ids.map(|path| Stopper::Change { path: path.to_owned() }).collect();
        self.set("data", stoppers)
    }

    /// Filters with or without the class of an exception.
    pub(super) fn set_exceptions(&mut self, arguments: &Value) -> Value {
        let plain = arguments["filters"].as_array().into_iter().flatten().map(|_| None);
        let options = arguments["filterOptions"].as_array().into_iter().flatten();
        let class = |option: &Value| option["condition"].as_str().map(|class| class.trim().to_owned());
        let options = options.map(class).map(|class| class.filter(|class| !class.is_empty()));
        let stoppers: Vec<Stopper> = plain.chain(options).map(|class| Stopper::Throw { class }).collect();
        self.set("exceptions", stoppers)
    }

    /// What is thrown where one stands, or the violation at the end.
    pub(super) fn exception_info(&self) -> Value {
        let violation = || self.run.violation().unwrap_or_else(|| String::from("no violation"));
        match self.track().thrown(self.at) {
            Some((_, class)) => json!({ "exceptionId": class, "breakMode": "always" }),
            None => json!({ "exceptionId": "violation", "description": violation(), "breakMode": "always" }),
        }
    }

    fn set(&mut self, owner: &str, stoppers: Vec<Stopper>) -> Value {
        let answers: Vec<Value> = stoppers.iter().map(|stopper| json!({ "verified": self.is_met(stopper) })).collect();
        self.stoppers.insert(owner.to_owned(), stoppers);
        json!({ "breakpoints": answers })
    }

    /// A field of an object can be watched; a local variable cannot.
    pub(super) fn data_info(&mut self, arguments: &Value) -> Result<Value, String> {
        let name = arguments["name"].as_str().unwrap_or_default();
        Ok(match self.containers.find(&arguments["variablesReference"]) {
            Some(Container::Object(object)) => {
                let owner = object.trim_start_matches("class ");
                let path = if name.starts_with('[') { format!("{owner}{name}") } else { format!("{owner}.{name}") };
                json!({ "dataId": path, "description": path, "accessTypes": ["write"] })
            }
            _ => json!({ "dataId": null, "description": "only fields and elements can be watched" }),
        })
    }
}
