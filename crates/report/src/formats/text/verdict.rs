//! The answer in one line, and what it means.

use super::cells::clean;
use super::quantities::{counted, enumeration};
use crate::report::{Assurance, Report};
use crate::second_opinion::{Agreement, SecondOpinion};
use crate::slice::Decided;
use model::{Reason, Statistics, Verdict};

/// The answer in one line.
pub fn verdict_line(report: &Report) -> String {
    match &report.verdict {
        Verdict::Holds => format!("holds: {} has {}{}", clean(&report.main), absences(report), given(report)),
        Verdict::Violated => match report.violations.first() {
            Some(first) => format!("violated: {}: {}", first.fault.property.name(), clean(&first.fault.message)),
            None => String::from("violated"),
        },
        Verdict::Unknown(reason) => format!("unknown: {}", clean(&unknown(reason, report))),
    }
}

/// What the answer means, a paragraph each; nothing for a violation, which speaks for itself.
pub(crate) fn meaning(report: &Report) -> Vec<String> {
    match &report.verdict {
        Verdict::Holds => {
            let assumptions = report.assumptions.iter().cloned();
            let assured = assurance(report);
            [coverage(report)].into_iter().chain(assumptions).chain([assured]).chain(challenge(report)).collect()
        }
        Verdict::Violated => Vec::new(),
        Verdict::Unknown(reason) => vec![explanation(reason, report), advice(reason, report).to_string()],
    }
}

/// `no deadlock, no failing assertion and no data race`
fn absences(report: &Report) -> String {
    let names = report.properties.iter().map(|property| property.absence());
    enumeration(&names.collect::<Vec<_>>())
}

/// `, with fixed random numbers and clock`: what is not known to be so in every run.
pub(crate) fn given(report: &Report) -> String {
    let words: Vec<&str> = report.fixed.iter().map(|answer| answer.words).collect();
    let fixed = if words.is_empty() { String::new() } else { format!(", with fixed {}", enumeration(&words)) };
    let restrictions = report.restrictions.iter().map(|restriction| format!(", {}", clean(&restriction.words)));
    restrictions.chain([fixed]).collect()
}

/// What was tried against the proof.
fn challenge(report: &Report) -> Option<String> {
    let challenge = report.challenge.as_ref()?;
    Some(match challenge.runs {
        0 => String::from("No simulated run has challenged this."),
        runs => {
            format!("{}, made by other code than the search, did not contradict this.", counted(runs, "simulated run"))
        }
    })
}

fn coverage(report: &Report) -> String {
    let states = counted(report.costs.search.states, "state");
    let explored = match report.fixed.is_empty() {
        _ if !report.restrictions.is_empty() => "Every schedule and every choice that keeps to this was explored",
        true => "Every schedule and every choice was explored",
        false => "Every schedule was explored, with one answer to each question that the program asks its surroundings",
    };
    let is_slice = report.slice.as_ref().is_some_and(|check| check.decided == Decided::Slice);
    format!("{explored}; the {} has {states}.", if is_slice { "slice" } else { "program" })
}

fn assurance(report: &Report) -> String {
    let with = if report.fixed.is_empty() { "" } else { " with these answers" };
    match report.assurance {
        Assurance::Jmm => format!(
            "Without a data race every execution that the Java memory model allows{with} is one of those explored (assurance: jmm)."
        ),
        Assurance::Sc => String::from(
            "This holds for sequentially consistent executions. Data races, or accesses weaker than volatile, were not excluded, \
             and with one the Java memory model allows executions that were not explored (assurance: sc).",
        ),
    }
}

/// Why there is no answer, in a few words.
fn unknown(reason: &Reason, report: &Report) -> String {
    let search = &report.costs.search;
    match reason {
        Reason::TimeLimit => String::from("the time limit was reached; nothing wrong was found until then"),
        Reason::MemoryLimit => String::from("the memory limit was reached; nothing wrong was found until then"),
        Reason::DepthLimit => String::from("some runs were cut by the depth limit; nothing wrong was found before it"),
        Reason::StateLimit => String::from("the limit of states was reached; nothing wrong was found until then"),
        Reason::PreemptionLimit => format!(
            "nothing wrong was found in the runs with at most {}; there are others",
            counted(search.covered.unwrap_or(0), "preemption")
        ),
        Reason::Unsupported(what) => format!("the program needs something that is not modelled: {what}"),
        Reason::Interrupted => String::from("the search was interrupted; nothing wrong was found until then"),
        Reason::Sampling if report.command == "replay" => String::from("this run shows no violation"),
        Reason::Sampling => format!("nothing wrong was found in {}", counted(search.runs, "random run")),
        Reason::Omission => match search.omission {
            Some(omission) => {
                format!("nothing wrong was found; the probability that a state was missed is {omission:.2e}")
            }
            None => String::from("nothing wrong was found, but states may have been missed"),
        },
        Reason::Matching => String::from("nothing wrong was found; of states that match, only one was explored"),
        Reason::FirstViolation => String::from("the search was content with the first violation"),
        Reason::Contradiction(what) => format!("the tool contradicts itself: {what}"),
        Reason::Failure(what) => format!("the tool failed: {what}"),
        Reason::Unavailable(what) | Reason::Approximation(what) => what.clone(),
    }
}

/// What that means.
fn explanation(reason: &Reason, report: &Report) -> String {
    let unexplored = "Not every run was explored: this is neither a proof nor a violation.";
    match reason {
        Reason::Unsupported(_) => String::from(
            "This is not a bug of the program: the tool cannot follow the runs that need it, and says nothing about them.",
        ),
        Reason::Failure(_) => {
            String::from("This is a bug of the tool: it says nothing about the program. Please report it.")
        }
        Reason::Sampling if report.command == "replay" => {
            String::from("One run was executed: that says nothing about other runs.")
        }
        Reason::Sampling => String::from("Only some runs were tried: a violation in others is possible."),
        Reason::Contradiction(_) => contradiction(report),
        Reason::Unavailable(_) => String::from("Nothing was verified, so nothing is said about the program."),
        Reason::Omission if is_model(report) => String::from(
            "The verifier marked states by bits, or was given options with which it may leave something out: this is no proof.",
        ),
        Reason::Omission => String::from(
            "This store may take a new state for a known one, so some runs may not have been explored: this is no proof.",
        ),
        Reason::Matching => String::from(
            "Every run that was followed is one of the program, but states in which the expressions of --match have the same \
             values may behave differently (an under-approximation): this is no proof.",
        ),
        Reason::Approximation(_) => String::from(
            "Something else stood for a part of the program: this is neither a proof nor a violation of it.",
        ),
        Reason::DepthLimit
        | Reason::PreemptionLimit
        | Reason::TimeLimit
        | Reason::MemoryLimit
        | Reason::StateLimit
        | Reason::Interrupted
        | Reason::FirstViolation => match report.costs.search.covered {
            Some(bound) => {
                format!("{unexplored} The search was complete up to {}.", counted(bound, bound_name(reason)))
            }
            None => format!("{unexplored}{}{}", covered_beside(report), outlook(&report.costs.search)),
        },
    }
}

/// What the searches beside that depth first have covered.
fn covered_beside(report: &Report) -> String {
    let search = &report.costs.search;
    let sampled = match search.sampled {
        0 => String::new(),
        runs => format!(" {} went well.", counted(runs, "random run")),
    };
    match search.preemptions {
        Some(0) => format!("{sampled} All runs without preemption were explored."),
        Some(most) => format!("{sampled} All runs with at most {} were explored.", counted(most, "preemption")),
        None => sampled,
    }
}

/// Steps below which nothing is said of what is left.
const STEPS_FOR_OUTLOOK: u64 = 10_000;

/// How much is left: an estimate, from how many of the last quarter of the steps led to states that were not known.
/// Errs: a search may come to a part of the state graph that is new after one that it knows.
fn outlook(search: &Statistics) -> String {
    let steps = search.transitions;
    let late = search.growth.points().iter().find(|(at, _)| *at >= steps - steps / 4);
    let Some((at, known)) = late.filter(|(at, _)| steps >= STEPS_FOR_OUTLOOK && *at < steps) else {
        return String::new();
    };
    let percent = 100 * search.states.saturating_sub(*known) / (steps - at);
    let meaning = match percent {
        50.. => ": the end is not in sight",
        10..50 => "",
        0..10 => ": the end may be near",
    };
    format!(" Of the last {} {percent} % led to new states{meaning}.", counted(steps - at, "step"))
}

/// What a contradiction means, and how to show it to somebody.
fn contradiction(report: &Report) -> String {
    let is_contradicted = |opinion: &SecondOpinion| opinion.agreement == Agreement::Contradicts;
    if let Some(opinion) = report.second_opinion.as_ref().filter(|opinion| is_contradicted(opinion)) {
        return format!(
            "The search and {} have answered the same question, and not alike. One of them is mistaken, or the model that {} was \
             given: this is a bug of the tool, and neither a proof nor a violation.",
            opinion.engine, opinion.engine
        );
    }
    let turns = report.challenge.as_ref().and_then(|challenge| challenge.turns.as_deref());
    let turns = turns.map(|turns| format!(" Its turns: {turns}.")).unwrap_or_default();
    format!(
        "The search explored everything and found nothing wrong, but a simulated run of the same program did go wrong. One of them is \
         mistaken: this is a bug of the tool, and neither a proof nor a violation.{turns}"
    )
}

fn bound_name(reason: &Reason) -> &'static str {
    if *reason == Reason::PreemptionLimit { "preemption" } else { "level" }
}

/// Whether Spin has answered, which has options of its own.
fn is_model(report: &Report) -> bool {
    report.command == "promela"
}

/// What to try where Spin was to answer; nothing where that is the same as elsewhere.
fn advice_of_model(reason: &Reason) -> Option<&'static str> {
    Some(match reason {
        Reason::TimeLimit | Reason::Interrupted => {
            "Try: a longer --time-limit; --slice, which leaves out what cannot influence the properties; --swarm, which finds \
             most errors early and proves nothing; a smaller program (fewer threads, smaller data)."
        }
        Reason::MemoryLimit => {
            "Try: a larger --memory-limit; --compiler-option=-DCOLLAPSE, which needs less memory and more time; --slice; --swarm, \
             which proves nothing."
        }
        Reason::DepthLimit => "Try: --verifier-option=-m20000000, or more.",
        Reason::Unsupported(_) => {
            "Try: 'sojourner check', which needs no model; --slice, which leaves out what cannot influence the properties; \
             docs/promela.md says what a model has."
        }
        Reason::Failure(_) => "Try: 'sojourner check', which needs no model.",
        Reason::Omission => "Try: without --swarm and -DBITSTATE, or with --compiler-option=-DCOLLAPSE, for a proof.",
        _ => return None,
    })
}

/// What to try.
fn advice(reason: &Reason, report: &Report) -> &'static str {
    if let Some(advice) = advice_of_model(reason).filter(|_| is_model(report)) {
        return advice;
    }
    match reason {
        Reason::TimeLimit | Reason::Interrupted if !report.branching.is_empty() => {
            "Try: a longer --budget; fewer threads or smaller data at the places below."
        }
        Reason::TimeLimit | Reason::Interrupted => {
            "Try: --why-large, which tells where the states come from; a longer --budget; a smaller program (fewer threads, \
             smaller data)."
        }
        Reason::MemoryLimit => {
            "Try: a larger --memory-limit; --store hash or bitstate, which need less memory but never prove; a smaller program."
        }
        Reason::DepthLimit => {
            "Try: a larger --max-depth, or none: runs that come back to a known state end by themselves."
        }
        Reason::StateLimit => "Try: a larger --max-states, or none; a smaller program (fewer threads, smaller data).",
        Reason::PreemptionLimit => "Try: a larger --max-preemptions, or none.",
        Reason::Unsupported(_) => "Try: to leave that part of the program out of what is checked.",
        Reason::Sampling | Reason::FirstViolation => {
            "Try: 'sojourner check' without --search, which explores every run."
        }
        Reason::Contradiction(_) => {
            "Please report it, with the program and this output. Try: --library real or --por off; --challenge off shows what the \
             search said."
        }
        Reason::Unavailable(_) => "Try: to install it; 'sojourner check' needs none of it.",
        Reason::Failure(_) => "Try: other options (--search, --library real, --por off) may avoid it.",
        Reason::Approximation(_) => "Try: other contracts or classes for --replace; to check the program as it is.",
        Reason::Matching => {
            "Try: further expressions; --search bfs, which explores others of the states that match; --abstract with conditions as \
             predicates, which proves."
        }
        Reason::Omission => "Try: --store exact for a proof, or a larger --store-size.",
    }
}

#[cfg(test)]
mod tests {
    use super::outlook;
    use model::Statistics;

    /// A search whose every step leads to a new state up to a number of states, and then one in so many.
    fn search(all: u64, then: u64, steps: u64) -> Statistics {
        let mut search = Statistics::default();
        for step in 1..=steps {
            search.transitions = step;
            search.states += u64::from(step <= all || step % then == 0);
            search.growth.note(step, search.states);
        }
        search
    }

    #[test]
    fn how_much_is_left_is_said_by_the_last_steps() {
        assert_eq!(outlook(&search(100, 1, 500)), "");
        assert!(outlook(&search(20_000, 1, 20_000)).ends_with("100 % led to new states: the end is not in sight."));
        assert!(outlook(&search(10_000, 20, 20_000)).ends_with(" 5 % led to new states: the end may be near."));
        assert!(outlook(&search(10_000, 4, 20_000)).ends_with(" 25 % led to new states."));
    }
}
