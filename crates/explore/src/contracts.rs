//! Class properties: invariants, and what holds before and after the calls of a method (Havelund, 1999, section 14.4).
//!
//! They are methods, known by their names (`invariant()`, `pre_m(…)`, `post_m(…)`) or by annotations (`declared`).
//! - An invariant holds for every object of its class that others may know, in every state in which no thread is inside
//!   one of its methods; and for every object when a thread is about to return from the outermost of its methods, if no
//!   other thread is inside one.
//! - A precondition holds when the method has been entered, for its arguments. A postcondition holds when the method is
//!   about to return: for the arguments it was called with, then the result, then values that fields had when it was
//!   entered, as far as it has parameters for them. Methods that override count too, and a check that is overridden is
//!   asked as the object has it.
//!
//! A check without a result fails by an exception, one that answers a `boolean` by false. What it does is taken back
//! (`vm::exploring::undone_call`). Every instruction of the method is a step then, and its frames remember their
//! beginning (`program::EntryValue`).

mod annotated;
mod declared;

use crate::explorer::Explorer;
use crate::interference::application_classes;
use crate::naming::place_of;
use classfile::descriptor;
use evidence::{CodeLocation, Fault, Property, Site};
use program::{ClassRef, EntryValue, FieldRef, MethodId, MethodRef, Program, dispatch};
use std::collections::{BTreeMap, BTreeSet};
use vm::{Frame, Machine, Reference, ThreadId, Unanswered};

/// The class properties of a program.
#[derive(Default)]
pub(crate) struct Contracts {
    invariants: Vec<MethodRef>,
    conditions: Vec<Condition>,
    /// The methods whose objects have invariants.
    returns: BTreeSet<MethodId>,
}

/// A class property, for those who ask about it in another way than by a search of states.
#[derive(Clone, Debug)]
pub struct ClassProperty {
    /// The method that answers.
    pub check: MethodRef,
    pub about: AboutClass,
}

/// What a class property is about.
#[derive(Clone, Debug)]
pub enum AboutClass {
    /// Objects at rest.
    Objects,
    /// The beginning of a method.
    Entry(MethodRef),
    /// The return of a method; whether the result is asked for, and the fields whose old values are.
    Return { method: MethodRef, with_result: bool, old: Vec<FieldRef> },
}

/// What must hold when a method begins, or returns.
struct Condition {
    method: MethodRef,
    check: MethodRef,
    moment: Moment,
    /// The fields whose old values are its last arguments.
    old: Vec<FieldRef>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    Entry,
    Return { with_result: bool },
}

/// Whether a program that stands at the beginning of `main` has class properties, right or wrong; with `names_count`
/// also those that are known by their names. The machine is of no use for an exploration afterwards.
pub fn has_class_properties(machine: &Machine, names_count: bool) -> bool {
    !class_properties(machine, names_count).is_ok_and(|found| found.is_empty())
}

/// The class properties of a program that stands at the beginning of `main`; the error says which one is a mistake. The
/// machine is of no use for an exploration afterwards.
pub fn class_properties(machine: &Machine, names_count: bool) -> Result<Vec<ClassProperty>, String> {
    let Some(main) = crate::explorer::started_class(machine) else { return Ok(Vec::new()) };
    let Contracts { invariants, conditions, .. } = Contracts::find(machine.program, main, names_count)?;
    let invariants = invariants.into_iter().map(|check| ClassProperty { check, about: AboutClass::Objects });
    let conditions = conditions.into_iter().map(|Condition { method, check, moment, old }| {
        let about = match moment {
            Moment::Entry => AboutClass::Entry(method),
            Moment::Return { with_result } => AboutClass::Return { method, with_result, old },
        };
        ClassProperty { check, about }
    });
    Ok(invariants.chain(conditions).collect())
}

impl Contracts {
    /// Those of all classes that the main class leads to; with `names_count` also those that are known by their names.
    /// To be asked before any of their code has run.
    pub(crate) fn find(program: &Program, main: ClassRef, names_count: bool) -> Result<Contracts, String> {
        let mut contracts = Contracts::default();
        let classes = application_classes(program, main);
        for check in classes.iter().flat_map(|class| class.methods()) {
            contracts.add(check, &classes, names_count)?;
        }
        // What a frame remembers changes its maps, so it comes first.
        contracts.record_beginnings(program)?;
        let methods = contracts.methods_under_invariants(&classes);
        contracts.returns = methods.iter().map(|method| method.id).collect();
        let late = methods.iter().find(|method| !program.keep_arguments(method));
        late.map_or(Ok(contracts), too_late)
    }

    /// Has the frames of methods with conditions remember what these ask for.
    fn record_beginnings(&self, program: &Program) -> Result<(), String> {
        let methods: BTreeMap<MethodId, MethodRef> =
            self.conditions.iter().map(|condition| (condition.method.id, condition.method)).collect();
        let late = methods.values().find(|method| !program.record(method, &self.recording(method)));
        late.map_or(Ok(()), too_late)
    }

    /// What the frames of a method remember: that they were entered, their arguments, and fields.
    fn recording(&self, method: MethodRef) -> Vec<EntryValue> {
        let mut recording = vec![EntryValue::Entered];
        if !method.is_static() {
            recording.push(EntryValue::Argument { slot: 0, reference: true });
        }
        for parameter in parameters(method.descriptor) {
            let slot = recording.len() as u16 - 1;
            recording.push(EntryValue::Argument { slot, reference: parameter.starts_with(['L', '[']) });
            recording.extend((1..slots(parameter)).map(|_| EntryValue::Nothing));
        }
        let conditions = self.conditions.iter().filter(|condition| condition.method.id == method.id);
        for field in conditions.flat_map(|condition| &condition.old) {
            if !recording.contains(&EntryValue::Field(field)) {
                recording.push(EntryValue::Field(field));
                recording.extend(field.is_wide().then_some(EntryValue::Nothing));
            }
        }
        recording
    }

    /// The methods whose objects have invariants.
    fn methods_under_invariants(&self, classes: &[ClassRef]) -> Vec<MethodRef> {
        let related = |class: ClassRef| {
            let mut checked = self.invariants.iter().map(|check| check.class);
            checked.any(|checked| class.is_subclass_of(checked) || checked.is_subclass_of(class))
        };
        let methods = classes.iter().filter(|class| related(class)).flat_map(|class| class.methods());
        let has_frames = |method: &MethodRef| !method.is_static() && !method.is_abstract() && !method.is_native();
        methods.filter(has_frames).collect()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.invariants.is_empty() && self.conditions.is_empty()
    }

    /// The methods whose returns must be seen.
    pub(crate) fn watched_returns(&self) -> &BTreeSet<MethodId> {
        &self.returns
    }

    /// The methods whose beginnings and returns must be seen.
    pub(crate) fn watched_methods(&self) -> impl Iterator<Item = MethodId> {
        self.conditions.iter().map(|condition| condition.method.id)
    }
}

fn too_late<T>(method: &MethodRef) -> Result<T, String> {
    Err(format!("class properties of {}, which has run before", method.name))
}

/// The parameters and the result of a descriptor.
fn split(descriptor: &str) -> (&str, &str) {
    descriptor.trim_start_matches('(').split_once(')').unwrap_or(("", ""))
}

/// The descriptors of the parameters.
fn parameters(descriptor: &str) -> Vec<&str> {
    let method = descriptor::parse_method(descriptor);
    method.map_or_else(|_| Vec::new(), |method| method.parameters.iter().map(|parameter| parameter.text()).collect())
}

/// The slots of a parameter.
fn slots(parameter: &str) -> u16 {
    descriptor::parse_field(parameter).map_or(1, |parameter| parameter.slots())
}

impl Explorer {
    /// Adds the class properties that do not hold in the present state.
    pub(crate) fn inspect_contracts(&mut self, found: &mut Vec<Fault>) {
        let questions = questions(&self.machine, &self.contracts);
        for Question { check, arguments, stands } in questions {
            let asker = stands.as_ref().map(|(id, _)| *id);
            let words = match self.machine.ask_method(check, &arguments, asker) {
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
    stands: Option<(ThreadId, CodeLocation)>,
}

fn questions(machine: &Machine, contracts: &Contracts) -> Vec<Question> {
    let mut questions = Vec::new();
    for check in &contracts.invariants {
        // What only one thread knows may still be under construction; it changes in methods, whose returns are seen.
        let at_rest = |object: &Reference| machine.heap.is_shared(*object) && at_work(machine, *object) == 0;
        for object in machine.objects_of(check.class).into_iter().filter(at_rest) {
            questions.push(Question { check, arguments: vec![object.slot()], stands: None });
        }
    }
    for id in crate::threads::living(machine) {
        let thread = &machine.threads[id.0 as usize];
        let Some(frame) = thread.frames.last() else { continue };
        if let Some(object) = left_object(machine, frame, &thread.slots) {
            let class = machine.peek_class(object);
            let checks = contracts.invariants.iter().filter(|check| class.is_subclass_of(check.class));
            let stands = || Some((id, place_of(machine, frame.method, frame.pc)));
            questions.extend(checks.map(|check| Question { check, arguments: vec![object.slot()], stands: stands() }));
        }
        for condition in contracts.conditions.iter().filter(|condition| condition.method.id == frame.method.id) {
            let Some(arguments) = arguments(frame, &thread.slots, condition) else { continue };
            let place = place_of(machine, frame.method, frame.pc);
            let check = as_overridden(machine, condition.check, &arguments);
            let is_asked = |asked: &Question| asked.check.id == check.id && asked.arguments == arguments;
            if !questions.iter().any(is_asked) {
                questions.push(Question { check, arguments, stands: Some((id, place)) });
            }
        }
    }
    questions
}

/// The object whose outermost method a frame is about to leave, where nobody else is inside one of them.
fn left_object(machine: &Machine, frame: &Frame, slots: &[u64]) -> Option<Reference> {
    let leaves = frame.is_at_return() && !frame.method.is_static() && frame.method.class.is_application();
    let object = Reference::from_slot(*slots.get(frame.base as usize)?);
    (leaves && !object.is_null() && at_work(machine, object) == 1).then_some(object)
}

/// How many frames are inside a method of an object, or make it.
fn at_work(machine: &Machine, object: Reference) -> usize {
    let living = machine.threads.iter().filter(|thread| !thread.is_terminated());
    let frames = living.flat_map(|thread| thread.frames.iter().map(|frame| (frame, &thread.slots)));
    let is_inside = |(frame, slots): &(&Frame, &Vec<u64>)| {
        let is_own = !frame.method.is_static() && frame.method.class.is_application();
        is_own
            && slots.get(frame.base as usize) == Some(&object.slot())
            && machine.peek_class(object).is_subclass_of(frame.method.class)
    };
    frames.filter(is_inside).count()
}

/// The check that the object itself has.
fn as_overridden(machine: &Machine, check: MethodRef, arguments: &[u64]) -> MethodRef {
    let receiver = arguments.first().filter(|_| !check.is_static() && !check.is_private());
    let class = receiver.map(|receiver| machine.peek_class(Reference::from_slot(*receiver)));
    class.and_then(|class| dispatch::select(class, check).ok()).unwrap_or(check)
}

/// The arguments of a condition, where it is time for it.
fn arguments(frame: &Frame, slots: &[u64], condition: &Condition) -> Option<Vec<u64>> {
    let recording = condition.method.entry_values();
    let entry_values = &slots[frame.operands() as usize - recording.len()..][..recording.len()];
    let mut arguments = entry_values[1..=usize::from(condition.method.argument_slots)].to_vec();
    match condition.moment {
        Moment::Entry if frame.pc == 0 && entry_values[0] == 1 => {}
        Moment::Return { with_result } if frame.is_at_return() => {
            let results = if with_result { condition.method.result_slots() } else { 0 };
            arguments.extend_from_slice(&slots[(frame.top - results) as usize..frame.top as usize]);
            for field in &condition.old {
                let first = recording.iter().position(|known| *known == EntryValue::Field(field))?;
                arguments.extend_from_slice(&entry_values[first..first + if field.is_wide() { 2 } else { 1 }]);
            }
        }
        Moment::Entry | Moment::Return { .. } => return None,
    }
    Some(arguments)
}

fn broken(machine: &Machine, check: MethodRef, words: &str, stands: Option<(ThreadId, CodeLocation)>) -> Fault {
    let (thread, place) = match stands {
        Some((id, place)) => (machine.name_of_thread(id), place),
        None => (String::from("any thread"), place_of(machine, check, 0)),
    };
    let message = format!("{}.{} does not hold: it {words}", check.class.java_name(), check.name);
    let site = Site { thread, place, what: message.clone(), within: Vec::new(), callers: Vec::new() };
    Fault { property: Property::Assertion, exception: None, message, sites: vec![site] }
}
