//! What can go wrong, in words: deadlocks, exceptions, races, and the state that was looked for.

use crate::library_narration::{thrown_within, within};
use crate::library_words;
use crate::lock_words;
use crate::naming::{Names, place, place_of, simple};
use crate::thread_survey::Survey;
use crate::threads::living;
use crate::waits_for::{Circle, Held};
use evidence::{CodeLocation, Fault, Property, Site};
use program::MethodRef;
use vm::exploring::{Access, Operation, Uncaught};
use vm::{Machine, Phase, Reference, Status, ThreadId};

/// No thread can move, and not all have ended.
pub fn deadlock(machine: &Machine, names: &mut Names) -> Fault {
    let stuck: Vec<ThreadId> = living(machine).filter(|id| !is_draining(machine, *id)).collect();
    let sites = stuck.iter().map(|id| stuck_site(machine, names, *id)).collect();
    let threads = machine_threads(stuck.len());
    Fault { property: Property::Deadlock, exception: None, message: format!("no thread can move: {threads}"), sites }
}

/// Some threads wait for each other for ever, while others go on.
pub(crate) fn circle(machine: &Machine, names: &mut Names, survey: &Survey, circle: &Circle) -> Fault {
    let mut sites = Vec::new();
    for (number, wait) in circle.waits.iter().enumerate() {
        let id = survey.statuses[wait.rank].id;
        let waits = match wait.held {
            Held::Lock(sync) => lock_wait_words(machine, names, id, sync),
            Held::Monitor(object) => format!("waits for the monitor of {}", owned_words(machine, names, object)),
            Held::Initialization(_) => waiting_words(machine, names, id),
        };
        // What the one before waits for is what this one holds, or waits in front of.
        let before = &circle.waits[(number + circle.waits.len() - 1) % circle.waits.len()];
        sites.push(site(machine, id, with_held(waits, held_words(machine, names, id, before.held))));
    }
    let others = ", while others go on";
    let message = match sites.len() {
        1 => format!("1 thread waits for ever for itself{others}"),
        count => format!("{count} threads wait for ever for each other{others}"),
    };
    Fault { property: Property::Deadlock, exception: None, message, sites }
}

/// A thread can never move again, though others go on.
pub(crate) fn stuck(machine: &Machine, names: &mut Names, id: ThreadId) -> Fault {
    let message = format!("{} can never move again, though others go on", machine.name_of_thread(id));
    Fault { property: Property::Stuck, exception: None, message, sites: vec![stuck_site(machine, names, id)] }
}

/// The monitors that a thread of a circle holds, and what another one waits for.
fn held_words(machine: &Machine, names: &mut Names, id: ThreadId, awaited: Held) -> Vec<String> {
    let mut held: Vec<String> = machine.monitors_of(id).iter().map(|object| names.object(machine, *object)).collect();
    let object = machine.threads[id.0 as usize].object;
    match awaited {
        Held::Lock(sync) if lock_words::owner(machine, sync) == object => held.push(names.object(machine, sync)),
        Held::Lock(sync) if lock_words::is_reader(machine, object, sync) => {
            held.push(format!("{} for reading", names.object(machine, sync)));
        }
        Held::Initialization(class) => held.push(format!("the initialisation of class {}", class.java_name())),
        Held::Lock(_) | Held::Monitor(_) => {}
    }
    held
}

fn machine_threads(count: usize) -> String {
    if count == 1 { String::from("1 thread waits for ever") } else { format!("{count} threads wait for ever") }
}

fn is_draining(machine: &Machine, id: ThreadId) -> bool {
    machine.threads[id.0 as usize].phase == Phase::Draining
}

fn stuck_site(machine: &Machine, names: &mut Names, id: ThreadId) -> Site {
    let waits = waiting_words(machine, names, id);
    // Only an exploration knows which objects there are.
    let held = if machine.exploring.is_active() { machine.monitors_of(id) } else { Vec::new() };
    let mut held: Vec<String> = held.iter().map(|object| names.object(machine, *object)).collect();
    held.extend(library_locks(machine, id).iter().map(|sync| names.object(machine, *sync)));
    site(machine, id, with_held(waits, held))
}

/// The locks of the class library that a thread holds for itself alone.
fn library_locks(machine: &Machine, id: ThreadId) -> Vec<Reference> {
    if !machine.exploring.is_active() {
        return Vec::new();
    }
    let thread = machine.threads[id.0 as usize].object;
    let is_held = |object: &Reference| {
        lock_words::has_owner(machine.peek_class(*object)) && lock_words::owner(machine, *object) == thread
    };
    machine.dynamic_objects().filter(is_held).collect()
}

fn with_held(waits: String, held: Vec<String>) -> String {
    if held.is_empty() { waits } else { format!("{waits}; holds {}", held.join(", ")) }
}

/// What a thread does where it stands.
fn site(machine: &Machine, id: ThreadId, what: String) -> Site {
    let place = place(machine, id).unwrap_or_default();
    let frames = machine.threads[id.0 as usize].frames.iter().rev();
    let callers = callers(machine, frames.map(|frame| (frame.method, frame.pc)));
    Site { thread: machine.name_of_thread(id), place, what, within: within(machine, id), callers }
}

/// The calls of the program below the innermost one, without that which began the thread: everybody knows it.
fn callers(machine: &Machine, frames: impl Iterator<Item = (MethodRef, u32)>) -> Vec<CodeLocation> {
    let mut own: Vec<(MethodRef, u32)> = frames.filter(|(method, _)| machine.is_own(method)).collect();
    let begins = |method: MethodRef| {
        ["main", "run", "call", "get", "accept", "apply"].contains(&method.name) || method.name.starts_with("lambda$")
    };
    while own.last().is_some_and(|(method, _)| begins(method)) {
        own.pop();
    }
    own.into_iter().skip(1).map(|(method, pc)| place_of(machine, method, pc)).collect()
}

/// What a thread that cannot move waits for.
pub(crate) fn waiting_words(machine: &Machine, names: &mut Names, id: ThreadId) -> String {
    let thread = &machine.threads[id.0 as usize];
    if thread.suspended {
        return String::from("is suspended");
    }
    let waits = matches!(thread.status, Status::Waiting { .. } | Status::Parked { .. });
    if let Some(words) = library_words::waiting(machine, names, id).filter(|_| waits) {
        return words;
    }
    match (thread.status, machine.operation(id)) {
        (Status::Waiting { on, .. }, _) if machine.is_joining(thread, on) => {
            format!("waits for the end of {}", names.object(machine, on))
        }
        (Status::Waiting { on, .. }, _) => format!("waits to be notified on {}", names.object(machine, on)),
        (Status::Parked { .. }, _) => parked_words(machine, names, id),
        (_, Operation::Enter(on)) => format!("waits for the monitor of {}", owned_words(machine, names, on)),
        (_, Operation::Join(thread)) => format!("waits for the end of {}", names.object(machine, thread)),
        (_, Operation::Initialize(class)) => {
            let by = machine.initializer_of(class).map(|id| format!(" by {}", machine.name_of_thread(id)));
            format!("waits for the initialisation of class {}{}", class.java_name(), by.unwrap_or_default())
        }
        _ => String::from("cannot move"),
    }
}

fn owned_words(machine: &Machine, names: &mut Names, object: Reference) -> String {
    let mut name = names.object(machine, object);
    if name.starts_with("ConcurrentHashMap$") {
        name.push_str(" (entries of a map that are being changed)");
    }
    match machine.heap.lock_word(object).owner().and_then(|owner| machine.threads.get(owner as usize)) {
        Some(owner) if owner.is_terminated() => format!("{name}, held by a thread that has ended"),
        Some(owner) => format!("{name}, held by {}", machine.name_in_thread(owner.object)),
        None => name,
    }
}

fn parked_words(machine: &Machine, names: &mut Names, id: ThreadId) -> String {
    let thread = machine.threads[id.0 as usize].object;
    let blocker = Reference::from_slot(machine.named_field(thread, "parkBlocker"));
    if blocker.is_null() {
        return String::from("is parked");
    }
    lock_wait_words(machine, names, id, blocker)
}

/// What a thread waits for that is parked for this, or would be.
pub(crate) fn lock_wait_words(machine: &Machine, names: &mut Names, id: ThreadId, blocker: Reference) -> String {
    if let Some(words) = lock_words::waiting(machine, names, id, blocker) {
        return words;
    }
    let owner = Reference::from_slot(machine.named_field(blocker, "exclusiveOwnerThread"));
    let name = library_words::owner(machine, names, blocker);
    if owner.is_null() {
        return format!("is parked for {name}");
    }
    format!("waits for {name}, held by {}", machine.name_in_thread(owner))
}

/// What the input lacks, where a thread has ended for want of it. That is no fault of the program, unless it has a
/// handler for it.
pub fn unfit_input(machine: &Machine, uncaught: &Uncaught) -> Option<String> {
    let Uncaught { thread, exception, handled, .. } = *uncaught;
    let what = machine.unfit_input(exception).filter(|_| !handled)?;
    Some(format!("{what} (in thread {})", machine.name_of_thread(thread)))
}

/// An exception has left a thread, or the handler of another one.
pub fn uncaught(machine: &Machine, uncaught: &Uncaught) -> Option<Fault> {
    let Uncaught { thread: id, exception, by_handler, handled } = *uncaught;
    let class = machine.peek_class(exception);
    // The end of a stopped thread is no fault, and no JVM prints it.
    if handled || class.name == "java/lang/ThreadDeath" {
        return None;
    }
    let is_assertion = machine.program.load("java/lang/AssertionError").is_ok_and(|error| class.is_subclass_of(error));
    let property = if is_assertion { Property::Assertion } else { Property::Exception };
    let name = class.java_name();
    let message = match machine.message_of(exception) {
        Some(message) => format!("{name}: {message}"),
        None => name.clone(),
    };
    let thread = machine.name_of_thread(id);
    let handler = if by_handler { " in the handler of uncaught exceptions" } else { "" };
    let absent = absent_words(&name, machine.message_of(exception).as_deref());
    let what = format!("throws {}{handler}, which nobody catches{absent}", simple(&name));
    let frames = machine.places_of(exception).into_iter().map(|(method, pc)| (machine.program.method(method), pc));
    let callers = callers(machine, frames);
    let (place, within) = (thrown_at(machine, exception), thrown_within(machine, exception));
    let site = Site { thread, place, what, within, callers };
    Some(Fault { property, exception: Some(name), message, sites: vec![site] })
}

/// A class of `java` that is not there can be no fault of the class path: only the JDK has such classes.
fn absent_words(exception: &str, message: Option<&str>) -> &'static str {
    let is_absent = exception == "java.lang.NoClassDefFoundError"
        && message.is_some_and(|class| class.starts_with("java/") && !class.contains(' '));
    if is_absent { "; the JDK at hand does not have it (another release, or an image without that module)" } else { "" }
}

/// The innermost place of the program itself, and the method of the class library in which the exception was made.
fn thrown_at(machine: &Machine, exception: Reference) -> CodeLocation {
    let places = machine.places_of(exception);
    let methods: Vec<_> = places.iter().map(|(method, pc)| (machine.program.method(*method), *pc)).collect();
    let own = methods.iter().position(|(method, _)| machine.is_own(method));
    let Some(own) = own else {
        return methods.first().map(|(method, pc)| place_of(machine, method, *pc)).unwrap_or_default();
    };
    let (method, pc) = methods[own];
    let library = own.checked_sub(1).map(|index| methods[index].0);
    let inside = library.map(|method| format!("{}.{}", method.class.java_name(), method.name));
    CodeLocation { inside, ..place_of(machine, method, pc) }
}

/// Two threads race.
pub(crate) fn race(machine: &Machine, names: &mut Names, pair: &[(ThreadId, Access); 2]) -> Fault {
    let location = names.location(machine, &pair[0].1);
    let sites = pair.iter().map(|(id, access)| racing_site(machine, &location, *id, access)).collect();
    let message = format!("{location} is accessed by two threads without synchronisation");
    Fault { property: Property::Race, exception: None, message, sites }
}

fn racing_site(machine: &Machine, location: &str, id: ThreadId, access: &Access) -> Site {
    let what = format!("{} {location}", if access.write { "writes" } else { "reads" });
    site(machine, id, what)
}

/// The state that was looked for.
pub(crate) fn found(machine: &Machine, words: &str) -> Fault {
    let stands = living(machine).filter(|id| !is_draining(machine, *id));
    let sites = stands.map(|id| site(machine, id, String::from("stands here"))).collect();
    Fault { property: Property::Find, exception: None, message: format!("{words} holds"), sites }
}

/// An endless run that must not be; the machine stands where it comes back to for ever.
pub(crate) fn broken(machine: &Machine, names: &mut Names, property: Property, words: &str) -> Fault {
    let stands: Vec<ThreadId> = living(machine).filter(|id| !is_draining(machine, *id)).collect();
    let mut its_site = |id: ThreadId| match machine.can_move(id, machine.operation(id), false) {
        true => site(machine, id, String::from("goes on from here, or could")),
        false => stuck_site(machine, names, id),
    };
    let sites = stands.into_iter().map(&mut its_site).collect();
    Fault { property, exception: None, message: words.to_owned(), sites }
}
