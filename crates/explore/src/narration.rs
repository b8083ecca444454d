//! A run for people: what each step does that others could see, and where.

use crate::explorer::Explorer;
use crate::library_words;
use crate::naming::{Names, place, simple};
use crate::prefix::{Prefix, tell_company};
use crate::threads::{Numbering, living};
use evidence::{CodeLocation, Fault, Moment, Trace};
use model::{Choice, Schedule, Step, TransitionSystem};
use vm::exploring::{Access, Operation};
use vm::{Machine, Status, ThreadId, Wake};

impl Explorer {
    /// Where the thread stands that a choice calls so.
    pub fn place_of_agent(&self, agent: u32) -> Option<CodeLocation> {
        place(&self.machine, self.numbering.thread(&self.machine, agent)?)
    }

    /// The run that a schedule (numbered by start) describes, told step by step; the fault that it ends in, if any.
    pub fn tell(&mut self, schedule: &Schedule) -> (Trace, Option<Fault>) {
        self.restart(Numbering::Started);
        self.unfold();
        // While there is a mark, objects do not move, so that they keep their names.
        self.mark();
        self.machine.output.clear();
        let Prefix { moments, has_prologue, .. } = self.prefix();
        let mut trace = Trace { moments: moments.clone(), has_prologue: *has_prologue, ..Trace::default() };
        let mut fault = self.fault_here();
        for (step, choice) in schedule.choices().iter().enumerate() {
            if schedule.repeats_from() == Some(step) {
                trace.repeats_from = Some(trace.moments.len());
            }
            if !self.offers(*choice) {
                break;
            }
            let (mut moment, step) = self.tell_step(*choice);
            if trace.moments.is_empty() && moment.event.is_empty() {
                tell_company(&self.machine, &mut moment);
            }
            trace.moments.push(moment);
            fault = match step {
                Step::Violated(fault) => Some(fault),
                Step::Done => self.fault_here(),
                Step::Discarded | Step::Unsupported(_) => break,
            };
        }
        if schedule.repeats_from() == Some(schedule.len()) {
            trace.repeats_from = Some(trace.moments.len());
        }
        trace.threads = self.thread_names();
        (trace, fault)
    }

    /// Makes a step (numbered by start) and tells what it does.
    pub(crate) fn tell_step(&mut self, choice: Choice) -> (Moment, Step<Fault>) {
        let id = ThreadId(choice.agent);
        let place = place(&self.machine, id);
        let mut event = event(&self.machine, &mut self.names, id);
        let library_place = self.library_place(id);
        let access = access_of(&self.machine, id);
        let step = self.step(choice);
        add_value(&self.machine, &mut self.names, access, &mut event);
        add_alternative(&mut event, choice.alternative);
        let details = self.take_details(library_place, &event);
        let printed = self.take_printed();
        (Moment { thread: choice.agent as usize, place, event, printed, details }, step)
    }

    fn thread_names(&self) -> Vec<String> {
        (0..self.machine.threads.len() as u32).map(|number| self.machine.name_of_thread(ThreadId(number))).collect()
    }

    /// What is wrong with the state as such.
    fn fault_here(&mut self) -> Option<Fault> {
        let mut found = Vec::new();
        self.inspect(&mut found);
        let mut choices = Vec::new();
        self.choices(&mut choices);
        if choices.is_empty() {
            found.extend(self.end());
        }
        // A race shows on the way to graver faults: the run goes on.
        found.into_iter().find(model::Violation::stops_search)
    }

    pub(crate) fn offers(&mut self, choice: Choice) -> bool {
        let mut choices = Vec::new();
        self.choices(&mut choices);
        choices.contains(&choice)
    }

    fn take_printed(&mut self) -> Vec<String> {
        let printed: Vec<u8> = self.machine.output.drain(..).flat_map(|(_, bytes)| bytes).collect();
        let text = String::from_utf8_lossy(&printed).into_owned();
        let notes = self.signals.notes.drain(..);
        text.lines().map(str::to_owned).chain(notes).collect()
    }
}

fn access_of(machine: &Machine, id: ThreadId) -> Option<Access> {
    match machine.operation(id) {
        _ if machine.atomic_block(id).is_some() => None,
        Operation::Access(access) => Some(access),
        _ => None,
    }
}

/// What a thread is about to do.
pub(crate) fn event(machine: &Machine, names: &mut Names, id: ThreadId) -> String {
    if let Some(words) = library_words::call(machine, names, id) {
        return words;
    }
    operation_words(machine, names, id, machine.operation(id))
}

/// An operation of a thread in words.
pub(crate) fn operation_words(machine: &Machine, names: &mut Names, id: ThreadId, operation: Operation) -> String {
    let thread = &machine.threads[id.0 as usize];
    match operation {
        Operation::Local | Operation::Hash | Operation::Opaque => String::new(),
        Operation::Access(access) if access.write => format!("writes {}", names.location(machine, &access)),
        Operation::Access(access) => format!("reads {}", names.location(machine, &access)),
        Operation::Enter(on) => match thread.status {
            Status::Reacquiring { wake, .. } => {
                format!("{} and locks {} again", woken_words(wake), names.object(machine, on))
            }
            _ => format!("locks {}", names.object(machine, on)),
        },
        Operation::Exit(on) if thread.frame().is_some_and(|frame| frame.initializes(on)) => {
            format!("ends the initialisation of class {}", simple(&machine.class_of_mirror(on).java_name()))
        }
        Operation::Exit(on) => format!("unlocks {}", names.object(machine, on)),
        Operation::Wait(on) => format!("waits on {}", names.object(machine, on)),
        Operation::Notify { on, all: true, waiters } => {
            format!("notifies all on {} ({waiters} waiting)", names.object(machine, on))
        }
        Operation::Notify { on, waiters: 0, .. } => {
            format!("notifies on {}: nobody waits", names.object(machine, on))
        }
        Operation::Notify { on, .. } => format!("notifies one on {}", names.object(machine, on)),
        Operation::TimeOut(_) if thread.wake.is_some() => String::from("is woken up"),
        Operation::TimeOut(_) if matches!(thread.status, Status::Sleeping { .. }) => String::from("wakes up"),
        Operation::TimeOut(_) if thread.status == (Status::Parked { deadline: None }) => {
            String::from("goes on for no reason (a spurious wake-up)")
        }
        Operation::TimeOut(on) if on.is_null() => String::from("stops waiting: its time is over"),
        Operation::TimeOut(on) => match thread.status {
            Status::Waiting { deadline: Some(_), .. } if !machine.is_interrupted(id) => {
                format!("stops waiting on {}: its time is over", names.object(machine, on))
            }
            _ => format!("stops waiting on {}", names.object(machine, on)),
        },
        Operation::Make => String::from("makes a thread"),
        Operation::Join(object) => format!("joins {}", names.object(machine, object)),
        Operation::Start(object) => format!("starts {}", names.object(machine, object)),
        Operation::Park => String::from("parks"),
        Operation::Unpark(object) if object.is_null() => String::from("unparks nobody"),
        Operation::Unpark(object) => format!("unparks {}", names.object(machine, object)),
        Operation::Interrupt(object) => format!("interrupts {}", names.object(machine, object)),
        Operation::Sleep => String::from("gives way"),
        Operation::Initialize(class) => format!("initialises class {}", simple(&class.java_name())),
        Operation::Choose(count) => format!("chooses one of {count}"),
        Operation::End => String::from("ends"),
    }
}

fn woken_words(wake: Wake) -> &'static str {
    match wake {
        Wake::Notified => "is notified",
        Wake::TimedOut => "has waited long enough",
        Wake::Interrupted => "is interrupted",
    }
}

/// What is in the place after the step: what was read, or what was written.
fn add_value(machine: &Machine, names: &mut Names, access: Option<Access>, event: &mut String) {
    if living(machine).next().is_none() {
        return;
    }
    if let Some(access) = access
        && let Some(value) = names.value(machine, &access)
    {
        event.push_str(" = ");
        event.push_str(&value);
    }
}

/// What a thread does next, with the alternative that it takes.
pub(crate) fn event_with(machine: &Machine, names: &mut Names, id: ThreadId, alternative: u32) -> String {
    let mut event = event(machine, names, id);
    add_alternative(&mut event, alternative);
    event
}

fn add_alternative(event: &mut String, alternative: u32) {
    if event.starts_with("chooses") {
        event.push_str(&format!(": number {alternative}"));
    } else if event.starts_with("notifies one") && alternative > 0 {
        event.push_str(&format!(": waiter number {alternative}"));
    }
}
