//! Class properties as methods: `invariant()`, `pre_m(…)` and `post_m(…)` (Havelund, 1999, section 14.4).
//!
//! - `invariant()` holds for every object of its class that can be reached, in every state in which no thread is inside one of its
//!   methods.
//! - `pre_m` holds when `m` has been entered, for its arguments; `post_m` when `m` is about to return, for the arguments as they are then,
//!   and the result as one more argument where `post_m` has one. They have the parameters of `m`.
//!
//! A method without a result fails by an exception, one that answers a `boolean` by false. What it does is taken back (`vm::ask`).
//! Every instruction of `m` is a step then. The arguments of the methods in question are kept in the state, also where the code does not
//! need them any more. Not here: values that fields had when `m` was entered.

use crate::explorer::Explorer;
use crate::interference::application_classes;
use crate::words::place_of;
use evidence::{Fault, Place, Property, Site};
use program::{ClassRef, MethodId, MethodRef, Op, Program};
use std::collections::BTreeMap;
use vm::{Frame, Machine, Reference, ThreadId, Unanswered};

/// The class properties of a program.
#[derive(Default)]
pub(crate) struct Contracts {
    invariants: Vec<MethodRef>,
    conditions: Vec<Condition>,
}

/// What must hold when a method begins, or returns.
#[derive(Clone, Copy)]
struct Condition {
    method: MethodRef,
    check: MethodRef,
    moment: Moment,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    Entry,
    Return { with_result: bool },
}

impl Contracts {
    /// Those of all classes that the main class leads to. To be asked before any of their code has run.
    pub(crate) fn find(program: &Program, main: ClassRef) -> Result<Contracts, String> {
        let mut contracts = Contracts::default();
        let classes = application_classes(program, main);
        for class in &classes {
            class.methods().iter().filter(|method| !method.is_static()).for_each(|method| contracts.add(class, method));
        }
        contracts.keep_arguments(program, &classes)?;
        Ok(contracts)
    }

    /// Has the objects and arguments of all methods kept that matter.
    fn keep_arguments(&self, program: &Program, classes: &[ClassRef]) -> Result<(), String> {
        let related = |class: ClassRef| {
            let mut checked = self.invariants.iter().map(|check| check.class);
            checked.any(|checked| class.is_subclass_of(checked) || checked.is_subclass_of(class))
        };
        let of_invariants = classes.iter().filter(|class| related(class)).flat_map(|class| class.methods());
        let of_invariants =
            of_invariants.filter(|method| !method.is_static() && !method.is_abstract() && !method.is_native());
        let of_conditions = self.conditions.iter().map(|condition| condition.method);
        let methods: BTreeMap<MethodId, MethodRef> =
            of_invariants.chain(of_conditions).map(|method| (method.id, method)).collect();
        let late = methods.values().find(|method| !program.keep_arguments(method));
        late.map_or(Ok(()), |method| Err(format!("class properties of {}, which has run before", method.name)))
    }

    fn add(&mut self, class: ClassRef, check: MethodRef) {
        if check.name == "invariant" && matches!(check.descriptor, "()V" | "()Z") {
            self.invariants.push(check);
        }
        let named =
            |name: &str| class.methods().iter().filter(|method| method.name == name).collect::<Vec<MethodRef>>();
        let (parameters, result) = split(check.descriptor);
        if !matches!(result, "V" | "Z") {
            return;
        }
        for method in check.name.strip_prefix("pre_").map(named).unwrap_or_default() {
            if split(method.descriptor).0 == parameters {
                self.conditions.push(Condition { method, check, moment: Moment::Entry });
            }
        }
        for method in check.name.strip_prefix("post_").map(named).unwrap_or_default() {
            let (own, answer) = split(method.descriptor);
            let with_result = answer != "V" && format!("{own}{answer}") == parameters;
            if with_result || own == parameters {
                self.conditions.push(Condition { method, check, moment: Moment::Return { with_result } });
            }
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.invariants.is_empty() && self.conditions.is_empty()
    }

    /// The methods whose beginnings and returns must be seen.
    pub(crate) fn watched_methods(&self) -> impl Iterator<Item = MethodId> {
        self.conditions.iter().map(|condition| condition.method.id)
    }
}

/// The parameters and the result of a descriptor.
fn split(descriptor: &str) -> (&str, &str) {
    descriptor.trim_start_matches('(').split_once(')').unwrap_or(("", ""))
}

impl Explorer {
    /// Adds the class properties that do not hold in the present state.
    pub(crate) fn inspect_contracts(&mut self, found: &mut Vec<Fault>) {
        let questions = questions(&self.machine, &self.contracts);
        for Question { check, arguments, stands } in questions {
            let words = match self.machine.ask_method(check, &arguments) {
                Ok(answer) if check.result_slots() == 0 || answer & 1 == 1 => continue,
                Ok(_) => String::from("is false"),
                Err(Unanswered::Thrown { class, message, .. }) => {
                    format!("throws {class}{}", message.map_or_else(String::new, |message| format!(": {message}")))
                }
                Err(Unanswered::Refused(what)) => what,
            };
            found.push(broken(&self.machine, check, &words, stands));
        }
    }
}

/// A class property to be asked about, and who stands where because of it.
struct Question {
    check: MethodRef,
    arguments: Vec<u64>,
    stands: Option<(ThreadId, Place)>,
}

fn questions(machine: &Machine, contracts: &Contracts) -> Vec<Question> {
    let mut questions = Vec::new();
    for check in &contracts.invariants {
        for object in machine.objects_of(check.class).into_iter().filter(|object| !is_at_work(machine, *object)) {
            questions.push(Question { check, arguments: vec![object.slot()], stands: None });
        }
    }
    for id in crate::threads::living(machine) {
        let thread = &machine.threads[id.0 as usize];
        let Some(frame) = thread.frames.last() else { continue };
        for condition in contracts.conditions.iter().filter(|condition| condition.method.id == frame.method.id) {
            let Some(arguments) = arguments(frame, &thread.slots, condition) else { continue };
            let place = place_of(machine, frame.method, frame.pc);
            questions.push(Question { check: condition.check, arguments, stands: Some((id, place)) });
        }
    }
    questions
}

/// Whether some thread is inside a method of an object, or makes it.
fn is_at_work(machine: &Machine, object: Reference) -> bool {
    let living = machine.threads.iter().filter(|thread| !thread.is_terminated());
    living.flat_map(|thread| thread.frames.iter().map(|frame| (frame, &thread.slots))).any(|(frame, slots)| {
        if !frame.method.class.is_application() {
            return false;
        }
        let is_this = slots.get(frame.base as usize) == Some(&object.slot());
        !frame.method.is_static() && is_this && machine.peek_class(object).is_subclass_of(frame.method.class)
    })
}

/// The arguments of a condition, where it is time for it.
fn arguments(frame: &Frame, slots: &[u64], condition: &Condition) -> Option<Vec<u64>> {
    let count = usize::from(condition.method.argument_slots);
    let base = frame.base as usize;
    let mut arguments = slots[base..base + count].to_vec();
    match condition.moment {
        Moment::Entry if frame.pc == 0 => {}
        Moment::Return { with_result } if is_return(frame) => {
            let results = if with_result { condition.method.result_slots() } else { 0 };
            arguments.extend_from_slice(&slots[(frame.top - results) as usize..frame.top as usize]);
        }
        Moment::Entry | Moment::Return { .. } => return None,
    }
    Some(arguments)
}

fn is_return(frame: &Frame) -> bool {
    matches!(frame.code.at(frame.pc as usize).op, Op::Return | Op::ReturnOne | Op::ReturnTwo)
}

fn broken(machine: &Machine, check: MethodRef, words: &str, stands: Option<(ThreadId, Place)>) -> Fault {
    let (thread, place) = match stands {
        Some((id, place)) => (machine.name_of_thread(id), place),
        None => (String::from("any thread"), place_of(machine, check, 0)),
    };
    let message = format!("{}.{} does not hold: it {words}", check.class.java_name(), check.name);
    let site = Site { thread, place, what: message.clone(), within: Vec::new() };
    Fault { property: Property::Assertion, exception: None, message, sites: vec![site] }
}
