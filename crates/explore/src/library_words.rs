//! What a thread waits for in a call of the class library, and who could end that: words for people, nothing depends on
//! them.
//!
//! Looks at the method that the program has called and, where that is known, at the state of the synchroniser. Says
//! less where the JDK's classes are not as expected.

use crate::lock_words;
use crate::naming::{Names, simple};
use program::{HandedOn, MethodRef};
use vm::{Frame, Machine, OnReturn, Reference, ThreadId};

/// Calls by class and method, and what they wait for. `@` stands for the object, `#` for a counter in it,
/// `&` for how far its task is.
const CALLS: &[(&str, &str, &str)] = &[
    ("java/util/concurrent/ExecutorService", "close", "waits for the tasks of @, which do not end"),
    ("java/util/concurrent/ThreadPerTaskExecutor", "awaitTermination", "waits for the tasks of @, which do not end"),
    ("Executor", "awaitTermination", "waits for the end of @: a task does not end, or nobody has called shutdown()"),
    ("Pool", "awaitTermination", "waits for the end of @: a task does not end, or nobody has called shutdown()"),
    ("java/util/concurrent/CountDownLatch", "await", "waits for @ with its count at #, and nobody can count it down"),
    ("java/util/concurrent/CyclicBarrier", "await", "waits at @ for # more to come, and nobody comes"),
    ("java/util/concurrent/Phaser", "", "waits at @ for # more to arrive, and nobody arrives"),
    ("java/util/concurrent/Exchanger", "", "waits for somebody to exchange with at @"),
    ("java/util/concurrent/Semaphore", "", "waits for a permit of @, which has # left, and nobody can release one"),
    ("java/util/concurrent/FutureTask", "get", "waits for the result of @, whose task &"),
    ("java/util/concurrent/CompletableFuture", "", "waits for @, which nobody can complete"),
    ("java/util/concurrent/ForkJoinTask", "", "waits for the result of @"),
    ("java/util/concurrent/LinkedTransferQueue", "transfer", "waits for somebody to take from @"),
    ("java/util/concurrent/SynchronousQueue", "put", "waits for somebody to take from @"),
    ("Queue", "put", "waits for room in @, and nobody can take anything from it"),
    ("Queue", "take", "waits for an item of @, and nobody can put one into it"),
    ("Deque", "put", "waits for room in @, and nobody can take anything from it"),
    ("Deque", "take", "waits for an item of @, and nobody can put one into it"),
    ("ConditionObject", "await", "waits for a signal on @, and nobody can give it"),
];

/// Methods in which threads of the library wait for work, and what the program has left out.
const WORKERS: &[(&str, &str, &str)] = &[
    (
        "java/util/concurrent/ThreadPoolExecutor",
        "getTask",
        "waits for tasks: its pool keeps the program alive until somebody calls shutdown() or close()",
    ),
    (
        "java/util/TimerThread",
        "mainLoop",
        "waits for tasks: its timer keeps the program alive until somebody calls cancel()",
    ),
];

/// What a parked or waiting thread waits for, if it is in a call of the library that is known.
pub(crate) fn waiting(machine: &Machine, names: &mut Names, id: ThreadId) -> Option<String> {
    let frames = &machine.threads[id.0 as usize].frames;
    let own = frames.iter().rposition(|frame| machine.is_own(frame.method)).map_or(0, |own| own + 1);
    let library = &frames[own..];
    let named = |list: &[(&str, &str, &'static str)], method: MethodRef| {
        let fits = |class: &str, name: &str| {
            (method.class.name == class || !class.contains('/') && method.class.name.ends_with(class))
                && method.name.starts_with(name)
        };
        list.iter().find(|(class, name, _)| fits(class, name)).map(|(_, _, words)| *words)
    };
    if let Some(words) = library.iter().find_map(|frame| named(WORKERS, frame.method)) {
        return Some(words.to_string());
    }
    let (call, words) = (0..library.len()).find_map(|call| Some((call, named(CALLS, library[call].method)?)))?;
    // A method that only hands over to another one of its class has no more use for its object.
    let class = library[call].method.class;
    let alike = library[call..].iter().take_while(|frame| frame.method.class == class);
    let parked = Reference::from_slot(machine.named_field(machine.threads[id.0 as usize].object, "parkBlocker"));
    let object = alike.filter_map(|frame| machine.object_of_frame(id, frame)).next().unwrap_or(parked);
    if object.is_null() {
        return None;
    }
    let count = counter(machine, object).map_or_else(|| String::from("some"), |count| count.to_string());
    let words = words.replace('@', &owner(machine, names, object)).replace('#', &count);
    Some(words.replace('&', &task_words(machine, object)))
}

/// How far the task of a `FutureTask` is.
fn task_words(machine: &Machine, future: Reference) -> String {
    let runner = Reference::from_slot(machine.named_field(future, "runner"));
    match runner.is_null() {
        true => String::from("has not begun, and nobody can begin it"),
        false => format!("{} has begun and does not end", machine.name_in_thread(runner)),
    }
}

/// What a step does that takes a call of the library as a whole.
pub(crate) fn call(machine: &Machine, names: &mut Names, id: ThreadId) -> Option<String> {
    let lowest = machine.atomic_block(id)?;
    let frame = &machine.threads[id.0 as usize].frames[lowest];
    if matches!(frame.on_return, OnReturn::Initializer { .. }) {
        return None;
    }
    let method = frame.method;
    Some(match object_of_call(machine, id, lowest) {
        _ if method.name == "<init>" => format!("makes a {}", simple(&method.class.java_name())),
        Some(object) => {
            let named = names.object(machine, object);
            format!("calls {} on {}{named}", method.name, side(method, &named))
        }
        None => format!("calls {}.{}", simple(&method.class.java_name()), method.name),
    })
}

/// The object whose method a frame executes. Where the method has no more use for it, it is looked for where the method
/// has handed it on; and where that was the synchroniser inside a lock, it stands for the lock.
fn object_of_call(machine: &Machine, id: ThreadId, depth: usize) -> Option<Reference> {
    let frames = &machine.threads[id.0 as usize].frames;
    let frame = frames.get(depth)?;
    let used = machine.object_of_frame(id, frame);
    if used.is_some() {
        return used;
    }
    // A variable handle passes on what it is handed to the code that makes the access.
    let is_of_handle = |above: &&Frame| above.method.class.name.starts_with("java/lang/invoke/");
    let above = frames.get(depth + 1).filter(|above| !is_of_handle(above));
    let handed = machine.program.handed_on(frame.method, frame.pc as usize, above.map(|above| above.method))?;
    let found = match (handed, above) {
        (HandedOn::Itself(0) | HandedOn::Field, Some(_)) => object_of_call(machine, id, depth + 1),
        (HandedOn::Itself(local), Some(above)) => machine.object_in_local(id, above, local.into()),
        (HandedOn::Itself(_), None) => machine.operation(id).object().filter(|object| !object.is_null()),
        (HandedOn::Field, None) => None,
    };
    found.filter(|object| match handed {
        HandedOn::Itself(_) => machine.peek_class(*object).is_subclass_of(frame.method.class),
        HandedOn::Field => lock_words::is_synchroniser(machine.peek_class(*object)),
    })
}

/// Which of the two locks of a read-write lock a method belongs to, if the name does not say so.
fn side(method: MethodRef, named: &str) -> &'static str {
    match method.class.name.rsplit_once('$') {
        Some((_, "ReadLock")) if !named.starts_with("the ") => "the read lock of ",
        Some((_, "WriteLock")) if !named.starts_with("the ") => "the write lock of ",
        _ => "",
    }
}

/// The state of the synchroniser behind a latch or a semaphore, or of the synchroniser itself; who is missing at a
/// barrier.
fn counter(machine: &Machine, object: Reference) -> Option<u64> {
    match machine.peek_class(object).name {
        "java/util/concurrent/CyclicBarrier" => return Some(machine.named_field(object, "count") & 0xffff_ffff),
        "java/util/concurrent/Phaser" => return Some(machine.named_field(object, "state") & 0xffff),
        _ => {}
    }
    let inner = Reference::from_slot(machine.named_field(object, "sync"));
    let sync = if inner.is_null() { object } else { inner };
    machine.peek_class(sync).field_named("state").map(|_| machine.named_field(sync, "state") & 0xffff_ffff)
}

/// The name of what a thread is parked for.
pub(crate) fn owner(machine: &Machine, names: &mut Names, object: Reference) -> String {
    let name = names.object(machine, object);
    match name.split_once('$') {
        Some((outer, inner)) if inner.starts_with("Signaller") => format!("a {outer}"),
        _ => name,
    }
}
