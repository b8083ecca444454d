//! `java.lang.Thread`: which threads there are, and where they stand.

use super::throwable::fill_element;
use super::virtual_threads::is_virtual;
use crate::arguments::reference;
use vm::stack_traces::Detail;
use vm::{Detoured, Machine, Native, NativeEntry, Phase, Reference, ThreadId, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/Thread.getThreads()[Ljava/lang/Thread;" => get_threads,
    implements "java/lang/Thread.dumpThreads([Ljava/lang/Thread;)[[Ljava/lang/StackTraceElement;" => dump_threads,
    implements "java/lang/Thread.getStackTrace0()Ljava/lang/Object;" since 19 => get_stack_trace,
];

/// Every thread that has not ended, without virtual ones.
fn get_threads(machine: &mut Machine, _arguments: &[u64]) -> Native {
    let alive = machine.threads.iter().filter(|thread| !thread.is_terminated() && thread.phase < Phase::Draining);
    let objects: Vec<Reference> =
        alive.map(|thread| thread.object).filter(|object| !is_virtual(machine, *object)).collect();
    let class = machine.program.array_of(machine.known.thread);
    machine.new_reference_array(class, &objects).into()
}

/// Unlike other stack traces, dumps have hidden frames, and their elements show every version and loader.
fn dump_threads(machine: &mut Machine, arguments: &[u64]) -> Native {
    dumped(machine, reference(arguments, 0)).into()
}

fn dumped(machine: &mut Machine, threads: Reference) -> Detoured<Reference> {
    if threads.is_null() {
        return Err(machine.throw_bare("java/lang/NullPointerException"));
    }
    let mut traces = Vec::new();
    for thread in machine.references(threads) {
        traces.push(match machine.threads.thread_of(thread) {
            Some(id) => {
                refuse_others(machine, id)?;
                stack_trace(machine, id, Detail::WithHidden)?
            }
            None => Reference::NULL,
        });
    }
    let class = machine.program.load("[[Ljava/lang/StackTraceElement;");
    let class = machine.linked(class)?;
    machine.new_reference_array(class, &traces)
}

fn get_stack_trace(machine: &mut Machine, arguments: &[u64]) -> Native {
    match machine.threads.thread_of(reference(arguments, 0)) {
        Some(id) => refuse_others(machine, id).and_then(|()| stack_trace(machine, id, Detail::AsInTraces)).into(),
        None => Native::Return(0),
    }
}

/// An exploration stops threads before what others could observe, which a stack trace is not: it shows them anywhere.
/// Only where every instruction is a step there is a state for each place.
fn refuse_others(machine: &mut Machine, id: ThreadId) -> Detoured<()> {
    let exploring = &machine.exploring;
    if !exploring.is_active() || exploring.configuration().every_instruction || id == machine.current {
        return Ok(());
    }
    Err(machine.unsupported("the stack trace of another thread, which may stand at any instruction"))
}

/// The `StackTraceElement`s of a thread, the innermost first.
fn stack_trace(machine: &mut Machine, id: ThreadId, detail: Detail) -> Detoured<Reference> {
    let class = machine.program.load("java/lang/StackTraceElement");
    let class = machine.linked(class)?;
    let mut elements = Vec::new();
    for (method, instruction) in machine.stack_of(id, detail) {
        let element = machine.allocate_object(class)?;
        fill_element(machine, element, method, instruction)?;
        elements.push(element);
    }
    let array = machine.program.array_of(class);
    machine.new_reference_array(array, &elements)
}
