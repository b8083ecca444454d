//! Automata as never claims.
//!
//! A transition-based generalised Büchi automaton becomes a never claim with states that remember which acceptance set
//! is waited for next, and an `accept` state whenever the last one was met (the usual counter).

use crate::writer::Writer;
use std::ops::Range;
use temporal::{Automaton, Guard, Transition};

/// Writes the never claim that accepts what an automaton accepts from the first state in which `begins` holds on.
pub(crate) fn write(
    name: &str,
    automaton: &Automaton,
    begins: Option<&str>,
    atom: &dyn Fn(u32) -> String,
    text: &mut Writer,
) {
    text.open(&format!("never {name} {{"));
    let levels = automaton.sets.max(1);
    if begins.is_some() || automaton.initial.len() != 1 {
        text.label("begin_of_run");
        text.begin("if");
        if let Some(begins) = begins {
            text.option(&format!("!{begins} -> goto begin_of_run"), None, None);
        }
        for state in &automaton.initial {
            for transition in &automaton.states[*state as usize] {
                let guard = guard(transition.guard, begins, atom);
                text.option(&format!("{guard} -> goto {}", target(automaton, transition, 0)), None, None);
            }
        }
        text.close("fi;");
    } else if let Some(initial) = automaton.initial.first() {
        text.line(&format!("goto {};", label(*initial, 0, false)));
    }
    for (state, transitions) in automaton.states.iter().enumerate() {
        for level in 0..levels {
            for accepts in [false, true] {
                // Only behind the last set a run is accepting.
                if accepts && level != 0 {
                    continue;
                }
                text.label(&label(state as u32, level, accepts));
                text.begin("if");
                for transition in transitions {
                    let guard = guard(transition.guard, None, atom);
                    text.option(&format!("{guard} -> goto {}", target(automaton, transition, level)), None, None);
                }
                if transitions.is_empty() {
                    text.option("false", None, None);
                }
                text.close("fi;");
            }
        }
    }
    text.close("}");
}

/// Where a transition leads from a level.
fn target(automaton: &Automaton, transition: &Transition, level: u32) -> String {
    let levels = automaton.sets.max(1);
    let mut next = level;
    while next < levels && (automaton.sets == 0 || transition.sets >> next & 1 == 1) {
        next += 1;
    }
    if next == levels { label(transition.target, 0, true) } else { label(transition.target, next, false) }
}

fn label(state: u32, level: u32, accepts: bool) -> String {
    match accepts {
        true => format!("accept_{state}"),
        false => format!("state_{state}_{level}"),
    }
}

fn guard(guard: Guard, also: Option<&str>, atom: &dyn Fn(u32) -> String) -> String {
    let bits = |bits: u64| (0..u64::BITS).filter(move |bit| bits >> bit & 1 == 1);
    let mut parts: Vec<String> = also.iter().map(|also| (*also).to_owned()).collect();
    parts.extend(bits(guard.positive).map(atom));
    parts.extend(bits(guard.negative).map(|bit| format!("!{}", atom(bit))));
    if parts.is_empty() { String::from("true") } else { parts.join(" && ") }
}

/// Accepts runs in which `progressed` is turned over no more from some point on, though somebody can move.
pub(crate) fn livelock(name: &str, processes: Range<u32>, text: &mut Writer) {
    let enabled: Vec<String> = processes.map(|process| format!("enabled({process})")).collect();
    text.line(&format!("#define somebody_moves ({})", enabled.join(" || ")));
    text.open(&format!("never {name} {{"));
    text.begin("do");
    text.option("true", None, None);
    text.option("progressed -> goto accept_on", None, None);
    text.option("!progressed -> goto accept_off", None, None);
    text.close("od;");
    text.label("accept_on");
    text.statement("do :: progressed && somebody_moves od;", None, None);
    text.label("accept_off");
    text.statement("do :: !progressed && somebody_moves od", None, None);
    text.close("}");
}
