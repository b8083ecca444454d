//! What a thread is about to do, in a form that is the same in a program and in what a slice leaves of it: the line,
//! the kind of operation, the names of classes and fields; no numbers of objects, threads or instructions.

use crate::naming::{place, place_of, type_name};
use evidence::CodeLocation;
use vm::exploring::{Access, Operation};
use vm::{Machine, Reference, ThreadId};

/// What a thread is about to do, and where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Landmark {
    pub place: Option<CodeLocation>,
    /// The kind of the operation, and what it works on.
    pub deed: String,
}

impl Landmark {
    /// What a thread is about to do.
    pub fn of(machine: &Machine, id: ThreadId) -> Landmark {
        Landmark { place: place(machine, id), deed: deed(machine, machine.operation(id)) }
    }
}

/// Where the program has started its first other threads, if it has.
pub fn first_start(machine: &Machine) -> Option<CodeLocation> {
    machine.exploring.facts.first_company.map(|(method, pc)| place_of(machine, method, pc))
}

fn deed(machine: &Machine, operation: Operation) -> String {
    let of_object = |verb: &str, object: Reference| match object.is_null() {
        true => verb.to_owned(),
        false => format!("{verb} {}", type_name(machine.peek_class(object))),
    };
    match operation {
        Operation::Access(access) if access.write => format!("write {}", memory(machine, &access)),
        Operation::Access(access) => format!("read {}", memory(machine, &access)),
        Operation::Enter(on) => of_object("enter", on),
        Operation::Exit(on) => of_object("exit", on),
        Operation::Wait(on) => of_object("wait", on),
        Operation::Notify { on, .. } => of_object("notify", on),
        Operation::TimeOut(on) => of_object("time out", on),
        Operation::Start(on) => of_object("start", on),
        Operation::Join(on) => of_object("join", on),
        Operation::Unpark(on) => of_object("unpark", on),
        Operation::Interrupt(on) => of_object("interrupt", on),
        Operation::Initialize(class) => format!("initialize {}", class.java_name()),
        Operation::Choose(count) => format!("choose {count}"),
        Operation::Local => String::from("local"),
        Operation::Make => String::from("make"),
        Operation::Park => String::from("park"),
        Operation::Sleep => String::from("sleep"),
        Operation::Hash => String::from("hash"),
        Operation::End => String::from("end"),
        Operation::Opaque => String::from("opaque"),
    }
}

/// A field by its class and name; of an array only its type.
fn memory(machine: &Machine, access: &Access) -> String {
    let class = machine.peek_class(access.object);
    let field = class.component().is_none().then(|| machine.field_in(access.object, access.word())).flatten();
    match field {
        Some(field) => format!("{}.{}", field.class.java_name(), field.name),
        None => type_name(class),
    }
}
