//! What the program's own code names that changes how it must be explored, or how far a proof goes.
//!
//! `Thread.stop` and `Thread.suspend` strike between any two instructions, so that even steps nobody can observe must not be taken
//! together. Accesses weaker than volatile (`VarHandle.setOpaque`, `AtomicInteger.lazySet` and their like) are explored like
//! volatile ones, but the Java memory model allows more, even without a data race (`java.lang.invoke.VarHandle`, access modes).
//! Formulas that the program states look at every state. Who asks whether a thread waits sees calls that have begun to, and who asks
//! how many workers a pool has sees them leave.
//!
//! Looks at every class of the program that the main class leads to. Errs on the side of yes.

use classfile::{Constant, ConstantPool};
use program::{ClassRef, Program};
use std::collections::BTreeSet;

/// Methods of `java.lang.Thread` that act on another thread wherever it stands.
const STRIKING: &[&str] = &["stop", "suspend"];

/// How the names of weak accesses end, and one that is called otherwise.
const WEAK: &[&str] = &["Opaque", "Acquire", "Release", "Plain", "lazySet"];

/// What follows `get` and `set` in the names of reflective accesses.
const PRIMITIVES: &[&str] = &["Boolean", "Byte", "Char", "Short", "Int", "Long", "Float", "Double"];

/// Methods that tell who waits, or that make it matter who waited first.
const ASKING: &[&str] = &[
    "getState",
    "getStackTrace",
    "getAllStackTraces",
    "getBlocker",
    "getNumberOfDependents",
    "getQueueLength",
    "getQueuedThreads",
    "getFirstQueuedThread",
    "hasContended",
    "hasQueuedPredecessors",
    "hasQueuedThread",
    "hasQueuedThreads",
    "isQueued",
];

/// Methods that tell the states of threads, or print them.
const STATES: &[&str] = &["getState", "getThreadInfo", "dumpAllThreads", "findDeadlockedThreads"];

/// Methods by which a program sees the workers of a pool come and go, or decides when they do.
const WORKERS: &[&str] =
    &["allowCoreThreadTimeOut", "getActiveCount", "getLargestPoolSize", "getPoolSize", "setKeepAliveTime"];

/// Methods of `sojourner.Verify` that state a formula.
const FORMULAS: &[&str] = &["always", "eventually", "until", "response", "precedence", "implies", "and", "or", "not"];

/// Whether the program, beginning with this class, may stop or suspend a thread.
pub(crate) fn stops_threads(program: &Program, main: ClassRef) -> bool {
    names_method(program, main, &|_, name, descriptor| STRIKING.contains(&name) && descriptor == "()V")
}

/// Whether the program, beginning with this class, may access memory in a mode weaker than volatile.
pub(crate) fn weakens_accesses(program: &Program, main: ClassRef) -> bool {
    names_method(program, main, &|class, name, _| {
        let atomic = class == "java/lang/invoke/VarHandle" || class.starts_with("java/util/concurrent/atomic/");
        atomic && WEAK.iter().any(|end| name.ends_with(end))
            || class == "java/lang/reflect/Field" && accesses_field(name)
    })
}

/// Whether a method of `java.lang.reflect.Field` reads or writes the field. Later JDKs do that by natives, in which no race is seen.
fn accesses_field(name: &str) -> bool {
    let accessed = name.strip_prefix("get").or_else(|| name.strip_prefix("set"));
    accessed.is_some_and(|kind| kind.is_empty() || PRIMITIVES.contains(&kind))
}

/// Whether the program, beginning with this class, may ask who waits for a lock, a queue or a result, or for several permits at once.
pub(crate) fn asks_who_waits(program: &Program, main: ClassRef) -> bool {
    names_method(program, main, &|_, name, descriptor| {
        let permits = name.starts_with("acquire") && descriptor.starts_with("(I)");
        permits || ASKING.contains(&name)
    })
}

/// Whether the program, beginning with this class, may ask for the state of a thread.
pub(crate) fn asks_for_thread_states(program: &Program, main: ClassRef) -> bool {
    names_method(program, main, &|_, name, _| STATES.contains(&name))
}

/// Whether the program, beginning with this class, may see how many workers a pool has.
pub(crate) fn sees_workers(program: &Program, main: ClassRef) -> bool {
    names_method(program, main, &|_, name, _| WORKERS.contains(&name))
}

/// Whether the program, beginning with this class, may state formulas of temporal logic.
pub(crate) fn states_formulas(program: &Program, main: ClassRef) -> bool {
    names_method(program, main, &|_, name, descriptor| {
        FORMULAS.contains(&name) && descriptor.ends_with(")Lsojourner/Verify$Formula;")
    })
}

/// Whether some class of the program has a text like this.
pub(crate) fn names_text(program: &Program, main: ClassRef, is_it: &dyn Fn(&str) -> bool) -> bool {
    let files = application_classes(program, main).into_iter().filter_map(|class| class.file.as_ref());
    files.into_iter().any(|file| (0..file.pool.len() as u16).any(|index| is_text(&file.pool, index, is_it)))
}

fn is_text(pool: &ConstantPool<'_>, index: u16, is_it: &dyn Fn(&str) -> bool) -> bool {
    let Ok(Constant::String(text)) = pool.get(index) else { return false };
    pool.text(text).is_ok_and(|text| is_it(&text))
}

/// Whether some class of the program names a method like this: class, name, descriptor.
pub(crate) fn names_method(program: &Program, main: ClassRef, is_it: &dyn Fn(&str, &str, &str) -> bool) -> bool {
    let files = application_classes(program, main).into_iter().filter_map(|class| class.file.as_ref());
    files.into_iter().any(|file| (0..file.pool.len() as u16).any(|index| is_method(&file.pool, index, is_it)))
}

fn is_method(pool: &ConstantPool<'_>, index: u16, is_it: &dyn Fn(&str, &str, &str) -> bool) -> bool {
    let Ok(Constant::MethodRef { .. }) = pool.get(index) else { return false };
    pool.member(index).is_ok_and(|member| is_it(&member.class_name, &member.name, &member.descriptor))
}

/// The classes of the program that this one leads to, itself first.
pub(crate) fn application_classes(program: &Program, main: ClassRef) -> Vec<ClassRef> {
    let mut classes = vec![main];
    let mut seen = BTreeSet::from([main.name]);
    let mut next = 0;
    while let Some(class) = classes.get(next).copied() {
        next += 1;
        let Some(file) = &class.file else { continue };
        let named = (0..file.pool.len() as u16).filter_map(|index| class_named(program, &file.pool, index));
        classes.extend(named.filter(|class| seen.insert(class.name)));
    }
    classes
}

/// The class of the program that an entry names.
fn class_named(program: &Program, pool: &ConstantPool<'_>, index: u16) -> Option<ClassRef> {
    let Ok(Constant::Class(_)) = pool.get(index) else { return None };
    let class = program.load(&pool.class_name(index).ok()?).ok()?;
    (class.is_application() && !class.is_array()).then_some(class)
}
