//! The lists about `java.lang.Thread` are what the code of every class library at hand does.

use crate::libraries;
use classfile::code::{Operand, decode};
use classfile::opcode::{GETFIELD, PUTFIELD};
use library::threads::{CLEARED, HOOKS, INHERITED, KEPT_BY_GROUPS, LIFE, PRIVATE, STARTED};
use program::{ClassRef, Field, Program};
use std::collections::BTreeSet;

const THREAD: &str = "java/lang/Thread";

/// What constructors and starts read and no list names, with the reason.
const READ_BESIDES: &[(&str, &str)] = &[
    ("holder", "its fields are all taken for anybody's business"),
    ("container", "only the start of the thread writes it"),
    ("scopedValueBindings", "that of the thread which starts; it alone writes it"),
];

type Names = BTreeSet<&'static str>;

/// The instance fields of `Thread` that some of its methods read and write, with all that they call within the class.
#[derive(Default)]
struct Touched {
    read: Names,
    written: Names,
}

fn fields(thread: ClassRef) -> impl Iterator<Item = &'static Field> {
    thread.fields().iter().filter(|field| !field.is_static())
}

fn touched(thread: ClassRef, begin: &str) -> Touched {
    let mut touched = Touched::default();
    let mut seen = BTreeSet::new();
    let is_begin = |method: &&program::Method| method.name == begin;
    let mut waiting: Vec<&program::Method> = thread.methods().iter().filter(is_begin).collect();
    assert!(!waiting.is_empty(), "no method {begin}");
    while let Some(method) = waiting.pop() {
        if !seen.insert((method.name, method.descriptor)) {
            continue;
        }
        let in_file = method.in_file().unwrap();
        let pool = &in_file.file.pool;
        let Some(code) = in_file.info.code(pool).unwrap() else { continue };
        for instruction in decode(code.bytecode).unwrap() {
            let Operand::Pool(index) = instruction.operand else { continue };
            let Ok(member) = pool.member(index) else { continue };
            if member.class_name != THREAD {
                continue;
            }
            let field = fields(thread).find(|field| field.name == member.name);
            match (instruction.opcode, field) {
                (GETFIELD, Some(field)) => drop(touched.read.insert(field.name)),
                (PUTFIELD, Some(field)) => drop(touched.written.insert(field.name)),
                _ => waiting.extend(
                    thread
                        .methods()
                        .iter()
                        .filter(|method| method.name == member.name && method.descriptor == member.descriptor),
                ),
            }
        }
    }
    touched
}

fn thread_of(program: &Program) -> ClassRef {
    program.load(THREAD).unwrap()
}

#[test]
fn what_the_end_of_a_thread_takes_from_it_is_listed() {
    for (jdk, program) in libraries() {
        let thread = thread_of(&program);
        let written = touched(thread, "exit").written;
        assert!(written.contains("threadLocals"), "JDK {}: {written:?}", jdk.feature);
        let listed: Names = CLEARED.iter().chain(PRIVATE).copied().collect();
        let missing: Vec<_> = written.difference(&listed).collect();
        assert!(missing.is_empty(), "JDK {}: not in CLEARED: {missing:?}", jdk.feature);
        let kept = fields(thread).filter(|field| CLEARED.contains(&field.name) && !written.contains(field.name));
        let kept: Vec<_> = kept.filter(|field| !field.is_final()).map(|field| field.name).collect();
        assert!(kept.is_empty(), "JDK {}: not taken at the end: {kept:?}", jdk.feature);
    }
}

#[test]
fn what_a_new_thread_takes_over_is_listed() {
    for (jdk, program) in libraries() {
        let thread = thread_of(&program);
        let read = touched(thread, "<init>").read;
        let besides = READ_BESIDES.iter().map(|(name, _)| name);
        let listed: Names = [INHERITED, CLEARED, LIFE, PRIVATE].into_iter().flatten().chain(besides).copied().collect();
        let missing: Vec<_> = read.difference(&listed).collect();
        assert!(missing.is_empty(), "JDK {}: not in INHERITED: {missing:?}", jdk.feature);
        let unread = fields(thread).filter(|field| INHERITED.contains(&field.name) && !read.contains(field.name));
        let unread: Vec<_> = unread.map(|field| field.name).collect();
        assert!(unread.is_empty(), "JDK {}: not taken over: {unread:?}", jdk.feature);
    }
}

/// The machine itself looks whether a thread is a daemon.
#[test]
fn what_a_start_looks_at_is_listed() {
    for (jdk, program) in libraries() {
        let read = touched(thread_of(&program), "start").read;
        let besides = READ_BESIDES.iter().map(|(name, _)| name);
        let listed: Names = [STARTED, CLEARED, LIFE].into_iter().flatten().chain(besides).copied().collect();
        let missing: Vec<_> = read.difference(&listed).collect();
        assert!(missing.is_empty(), "JDK {}: not in STARTED: {missing:?}", jdk.feature);
    }
}

#[test]
fn hooks_are_kept_where_it_is_said() {
    for (jdk, program) in libraries() {
        let runtime = program.load("java/lang/Runtime").unwrap();
        let method = runtime.methods().iter().find(|method| method.name == "addShutdownHook").unwrap();
        let in_file = method.in_file().unwrap();
        let pool = &in_file.file.pool;
        let code = in_file.info.code(pool).unwrap().unwrap();
        let called = decode(code.bytecode).unwrap().into_iter().filter_map(|instruction| match instruction.operand {
            Operand::Pool(index) => pool.member(index).ok(),
            _ => None,
        });
        let adds = called.filter(|member| member.class_name == HOOKS && member.name == "add").count();
        assert!(adds > 0, "JDK {}: no call of {HOOKS}.add", jdk.feature);
    }
}

#[test]
fn what_groups_keep_is_written_where_they_are_made_and_where_that_is_asked_for() {
    for (jdk, program) in libraries() {
        let group = program.load("java/lang/ThreadGroup").unwrap();
        let mut writers = Names::new();
        for method in group.methods() {
            let in_file = method.in_file().unwrap();
            let Some(code) = in_file.info.code(&in_file.file.pool).unwrap() else { continue };
            for instruction in decode(code.bytecode).unwrap() {
                let Operand::Pool(index) = instruction.operand else { continue };
                let Ok(member) = in_file.file.pool.member(index) else { continue };
                let is_kept = member.class_name == group.name && KEPT_BY_GROUPS.contains(&&*member.name);
                if instruction.opcode == PUTFIELD && is_kept {
                    writers.insert(method.name);
                }
            }
        }
        let others: Vec<_> = writers.iter().filter(|name| !["<init>", "setMaxPriority"].contains(*name)).collect();
        assert!(writers.contains("<init>") && others.is_empty(), "JDK {}: {others:?}", jdk.feature);
    }
}
