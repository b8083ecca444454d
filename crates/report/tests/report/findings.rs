//! Findings made by hand.

use evidence::{CodeLocation, Fault, FixedAnswer, Moment, Property, Site, Trace};
use model::{Choice, Reason, Schedule, Statistics, Verdict};
use report::{Assurance, Costs, Counterexample, Replay, Report, Sources};
use std::time::Duration;

/// One source file, `Main.java`, of the class `Main`.
pub(crate) struct MainSource(pub(crate) &'static [&'static str]);

impl Sources for MainSource {
    fn line(&self, class: &str, file: &str, line: u32) -> Option<&str> {
        (class == "Main" && file == "Main.java").then(|| self.0.get(line as usize - 1).copied())?
    }
}

pub(crate) fn at(line: u32) -> CodeLocation {
    let (class, method, file) = (String::from("Main"), String::from("run"), Some(String::from("Main.java")));
    CodeLocation { class, method, file, line: Some(line), inside: None }
}

/// A moment of a thread at a line of `Main.java`.
pub(crate) fn moment(thread: usize, line: u32, event: &str) -> Moment {
    Moment { thread, place: Some(at(line)), event: event.to_string(), printed: Vec::new(), details: Vec::new() }
}

/// A moment in a method of the class library that a line of `Main.java` calls.
pub(crate) fn inside(thread: usize, line: u32, method: &str, event: &str) -> Moment {
    let place = CodeLocation { inside: Some(method.to_string()), ..at(line) };
    Moment { place: Some(place), ..moment(thread, line, event) }
}

pub(crate) fn trace(threads: &[&str], moments: Vec<Moment>) -> Trace {
    Trace { threads: threads.iter().map(|name| (*name).to_string()).collect(), moments, ..Trace::default() }
}

/// A deadlock at the end of a trace.
pub(crate) fn deadlock(trace: Trace) -> Counterexample {
    let site = |thread: &str, line, what: &str| Site {
        thread: thread.to_string(),
        place: at(line),
        what: what.to_string(),
        within: Vec::new(),
        callers: Vec::new(),
    };
    let sites = vec![
        site("main", 2, "waits for the monitor of Object@2, held by worker; holds Object@1"),
        site("worker", 4, "waits for the monitor of Object@1, held by main; holds Object@2"),
    ];
    let message = String::from("no thread can move: 2 threads wait for ever");
    let choices: Vec<Choice> = trace.moments.iter().map(|moment| Choice::of(moment.thread as u32)).collect();
    let fault = Fault { property: Property::Deadlock, exception: None, message, sites };
    Counterexample { fault, schedule: Schedule::from(choices), trace, film: None, passing: None, interruptions: None }
}

pub(crate) fn report(verdict: Verdict, violations: Vec<Counterexample>) -> Report {
    let search = Statistics {
        states: 1_234,
        revisited: 56,
        transitions: 2_345,
        max_depth: 78,
        store_bytes: 12_340,
        peak_bytes: 45_678,
        elapsed: Duration::from_millis(90),
        ..Statistics::default()
    };
    let incomplete = match &verdict {
        Verdict::Holds => None,
        Verdict::Violated => Some(Reason::FirstViolation),
        Verdict::Unknown(reason) => Some(reason.clone()),
    };
    let replay = violations.first().map(|_| Replay { command: String::from("sojourner replay"), is_saved: true });
    Report {
        version: String::from("0.1.0"),
        command: String::from("check"),
        target: vec![String::from("Main.java")],
        main: String::from("Main"),
        jdk: String::from("17.0.15"),
        properties: Property::ALL[..4].to_vec(),
        verdict,
        assurance: Assurance::Jmm,
        violations,
        incomplete,
        unsupported: Vec::new(),
        warnings: Vec::new(),
        assumptions: Vec::new(),
        challenge: None,
        fixed: Vec::new(),
        restrictions: Vec::new(),
        suspected: Vec::new(),
        branching: Vec::new(),
        guide: None,
        slice: None,
        second_opinion: None,
        coverage: None,
        skipped: false,
        replay,
        costs: Costs { search, instructions: 34_567, threads: 2 },
    }
}

/// Two answers that a proof takes as given.
pub(crate) fn fixed_answers() -> Vec<FixedAnswer> {
    let answer = |name, words, sentence: &str| FixedAnswer { name, words, sentence: sentence.to_string() };
    vec![answer("random", "random numbers", "One sequence."), answer("clock", "clock", "It stood still.")]
}
