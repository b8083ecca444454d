//! A session with an editor: requests and their answers (Debug Adapter Protocol 1.68).
//!
//! Threads have their number in the trace plus one. A step of a thread leads to its next position in the run, whatever
//! others do on the way; a step back undoes its last one. `continue` goes to the next breakpoint or to the end of the
//! run, where the violation is, and stays there: `reverseContinue` leads back.

mod breakpoint_requests;
mod choosing;
mod looking;
mod moving;

use crate::breakpoints::Stopper;
use crate::positions::{Positions, Track};
use crate::protocol::{Sender, read};
use crate::run::Run;
use crate::variables::Containers;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

/// Answers an editor until it has enough.
pub fn serve(run: &mut dyn Run, input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<()> {
    let positions = Positions::new(run.film());
    let mut session = Session {
        run,
        positions,
        at: 0,
        stoppers: BTreeMap::new(),
        containers: Containers::default(),
        sender: Sender::new(output),
    };
    while let Some(request) = read(input)? {
        if request["type"] == "request" && !session.handle(&request)? {
            break;
        }
    }
    Ok(())
}

struct Session<'a> {
    run: &'a mut dyn Run,
    positions: Positions,
    /// Where one stands.
    at: usize,
    /// By who set them: a file, `methods`, `data`, `exceptions`.
    stoppers: BTreeMap<String, Vec<Stopper>>,
    containers: Containers,
    sender: Sender<'a>,
}

/// Why a run has stopped.
struct Stop {
    reason: &'static str,
    thread: Option<usize>,
    text: Option<String>,
}

impl Session<'_> {
    /// The run, and where one can stand in it.
    fn track(&self) -> Track<'_> {
        Track { film: self.run.film(), positions: &self.positions }
    }

    /// Whether the session goes on.
    fn handle(&mut self, request: &Value) -> io::Result<bool> {
        let command = request["command"].as_str().unwrap_or_default();
        let arguments = &request["arguments"];
        if let Some(moved) = self.moved(command, arguments) {
            let stop = match moved {
                Ok(stop) => stop,
                Err(complaint) => return self.sender.respond(request, Err(complaint)).map(|()| true),
            };
            let answer = if command == "continue" { json!({ "allThreadsContinued": true }) } else { json!({}) };
            self.sender.respond(request, Ok(answer))?;
            self.stopped(&stop)?;
            return Ok(true);
        }
        let console =
            arguments["expression"].as_str().filter(|_| command == "evaluate" && arguments["context"] == "repl");
        if let Some(said) = console.map(str::to_owned).and_then(|text| self.console(&text)) {
            return self.said(request, said).map(|()| true);
        }
        let answer = self.answer(command, arguments);
        self.sender.respond(request, answer)?;
        match command {
            "initialize" => self.sender.tell("initialized", json!({}))?,
            "configurationDone" => self.stopped(&Stop { reason: "entry", thread: None, text: None })?,
            "disconnect" | "terminate" => {
                self.sender.tell("terminated", json!({}))?;
                return Ok(false);
            }
            _ => {}
        }
        Ok(true)
    }

    /// Answers words of the console that are no expression.
    fn said(&mut self, request: &Value, said: Result<(String, Option<Stop>), String>) -> io::Result<()> {
        let (stop, answer) = match said {
            Ok((text, stop)) => (stop, Ok(json!({ "result": text, "variablesReference": 0 }))),
            Err(complaint) => (None, Err(complaint)),
        };
        self.sender.respond(request, answer)?;
        stop.map_or(Ok(()), |stop| self.stopped(&stop))
    }

    fn stopped(&mut self, stop: &Stop) -> io::Result<()> {
        let track = self.track();
        let thread = stop.thread.or(track.at(self.at).mover).unwrap_or(0);
        let moment = track.moment(self.at);
        let told = moment.map(|moment| format!("step {}: {}", track.step(self.at), moment.event));
        self.sender.tell(
            "stopped",
            json!({
                "reason": stop.reason, "threadId": thread + 1, "allThreadsStopped": true, "text": stop.text,
                "description": stop.text.as_ref().or(told.as_ref()),
            }),
        )
    }

    /// What the program printed on the way forwards.
    fn tell_printed(&mut self, from: usize) {
        let track = self.track();
        let made = (from + 1..=self.at).filter(|number| track.at(*number).inside.is_none());
        let moments = made.filter_map(|number| track.moment(number));
        let lines: Vec<String> = moments.flat_map(|moment| &moment.printed).map(|line| format!("{line}\n")).collect();
        for line in lines {
            // Who does not want to hear it notices when the next answer cannot be sent.
            let _ = self.sender.tell("output", json!({ "category": "stdout", "output": line }));
        }
    }

    fn answer(&mut self, command: &str, arguments: &Value) -> Result<Value, String> {
        match command {
            "initialize" => Ok(capabilities()),
            "launch" | "attach" | "configurationDone" | "disconnect" | "terminate" => Ok(json!({})),
            "threads" => Ok(self.threads()),
            "stackTrace" => self.stack_trace(arguments),
            "scopes" => self.scopes(arguments),
            "variables" => self.variables(arguments),
            "evaluate" => self.evaluate(arguments),
            "setBreakpoints" => self.set_lines(arguments),
            "setFunctionBreakpoints" => Ok(self.set_methods(arguments)),
            "dataBreakpointInfo" => self.data_info(arguments),
            "setDataBreakpoints" => Ok(self.set_data(arguments)),
            "setExceptionBreakpoints" => Ok(self.set_exceptions(arguments)),
            "exceptionInfo" => Ok(self.exception_info()),
            "stepInTargets" => Ok(self.targets()),
            "sojourner/choices" => Ok(self.choices()),
            "sojourner/position" => Ok(self.position()),
            other => Err(format!("{other}: not supported")),
        }
    }
}

/// A number of the protocol.
fn number(value: &Value) -> Option<usize> {
    value.as_u64().and_then(|number| usize::try_from(number).ok())
}

fn capabilities() -> Value {
    json!({
        "supportsConfigurationDoneRequest": true, "supportsStepBack": true, "supportsConditionalBreakpoints": true,
        "supportsFunctionBreakpoints": true, "supportsDataBreakpoints": true, "supportsEvaluateForHovers": true,
        "supportsRestartRequest": true, "supportsExceptionInfoRequest": true, "supportsTerminateRequest": true,
        "supportsDelayedStackTraceLoading": true, "supportsSteppingGranularity": true, "supportsStepInTargetsRequest": true,
        "supportsExceptionFilterOptions": true,
        "exceptionBreakpointFilters": [{
            "filter": "thrown", "label": "Exceptions", "default": false, "supportsCondition": true,
            "description": "Stops where code of the program throws an exception, or one comes into it",
            "conditionDescription": "the class of the exception, with or without its package",
        }],
    })
}
