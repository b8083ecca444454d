//! What each statement of the program does to what others can see.

use analysis::whole::{DynamicSite, MethodNumber, ObjectSet, Place, World};
use classfile::Constant;
use classfile::descriptor::{self, FieldType};
use classfile::opcode::*;
use flow::form::{Operation, Statement};
use library::{Claim, Table};
use program::{ClassRef, FieldRef, MethodRef, Program};

/// What a statement does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Action {
    /// Nothing that anybody else can see: moves, arithmetic, branches, new objects, lambdas.
    Local,
    /// Reads a field; its first operand is the object, unless the field is static.
    Read(FieldRef),
    Write(FieldRef),
    ReadElement,
    WriteElement,
    Enter,
    Exit,
    /// Calls own code, and nothing of the library.
    Own,
    /// Calls a method of the library.
    Library(Call),
}

/// What a call of the library is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    /// Reads and changes nothing.
    Pure,
    /// Reads and changes nothing, but may throw.
    Fallible,
    /// Reads and changes nothing but its receiver.
    Contained,
    /// Only prints.
    Output,
    /// Makes a thread, or says something about one before it is started.
    Thread,
    Start,
    /// `Object.wait`, `Thread.join`.
    Waits,
    /// `Object.notify`, `Object.notifyAll`.
    Notifies,
    /// Anything else.
    Opaque,
}

/// The objects that a call of the library may get at: what it is handed, and what the library holds.
pub(crate) fn reached_by_library(world: &World, call: Place) -> ObjectSet {
    let mut found = world.points_to().held().clone();
    for operand in &world.statement(call).operands {
        found.unite(&world.points_to().of(call.method, *operand));
    }
    found
}

/// Tells what statements do.
pub(crate) struct Reader<'a> {
    pub(crate) program: &'a Program,
    pub(crate) world: &'a World,
    pub(crate) table: &'a Table,
}

impl Reader<'_> {
    /// What the statement at a place does.
    pub(crate) fn action(&self, place: Place) -> Action {
        let statement = self.world.statement(place);
        match statement.operation {
            Operation::Plain(IALOAD..=SALOAD) => Action::ReadElement,
            Operation::Plain(IASTORE..=SASTORE) => Action::WriteElement,
            Operation::Plain(MONITORENTER) => Action::Enter,
            Operation::Plain(MONITOREXIT) => Action::Exit,
            Operation::Pool(code, entry) => self.of_pool(place, statement, code, entry),
            // What a record has instead of code reads its fields.
            Operation::Dynamic(_) if matches!(self.world.dynamic(place), Some(DynamicSite::Record { .. })) => {
                Action::Library(Call::Opaque)
            }
            Operation::Dynamic(_) if !self.world.targets(place).is_empty() => Action::Own,
            Operation::Dynamic(entry) if self.world.calls_library(place) && !self.is_plain_text(place, entry) => {
                Action::Library(Call::Opaque)
            }
            _ => Action::Local,
        }
    }

    /// Whether numbers and texts are joined, and nothing else.
    fn is_plain_text(&self, place: Place, entry: u16) -> bool {
        let class = self.world.method(place.method).method.class;
        let types = class.file.as_ref().and_then(|file| match file.pool.get(entry) {
            Ok(Constant::InvokeDynamic { name_and_type, .. }) => Some(file.pool.name_and_type(name_and_type).ok()?.1),
            _ => None,
        });
        let Some(types) = types else { return false };
        let is_plain = |one: &FieldType<'_>| {
            one.class_name().is_none() && !one.text().starts_with('[') || one.text() == "Ljava/lang/String;"
        };
        let joins = matches!(self.world.dynamic(place), Some(DynamicSite::Concatenation));
        joins && descriptor::parse_method(&types).is_ok_and(|types| types.parameters.iter().all(is_plain))
    }

    fn of_pool(&self, place: Place, statement: &Statement, code: u8, entry: u16) -> Action {
        let class = self.world.method(place.method).method.class;
        match code {
            GETSTATIC | GETFIELD => self.program.resolve_field(class, entry).map_or(Action::Local, Action::Read),
            PUTSTATIC | PUTFIELD => self.program.resolve_field(class, entry).map_or(Action::Local, Action::Write),
            INVOKEVIRTUAL..=INVOKEINTERFACE => match self.program.resolve_method(class, entry) {
                Ok(method) => self.of_call(place, statement, method),
                Err(_) => Action::Library(Call::Opaque),
            },
            _ => Action::Local,
        }
    }

    fn of_call(&self, place: Place, statement: &Statement, method: MethodRef) -> Action {
        // What runs in the thread is a call of the library then.
        if self.world.starts_library(place) {
            return Action::Library(Call::Opaque);
        }
        if !self.world.starts(place).is_empty() {
            return Action::Library(Call::Start);
        }
        let targets: &[MethodNumber] = self.world.targets(place);
        if !self.world.calls_library(place) && (!targets.is_empty() || self.world.is_own(method.class)) {
            return Action::Own;
        }
        if !targets.is_empty() {
            return Action::Library(Call::Opaque);
        }
        debug_assert!(!statement.operands.is_empty() || method.is_static());
        if self.makes_failure_of_text(place, method) {
            return Action::Library(Call::Pure);
        }
        Action::Library(self.library_call(method))
    }

    /// Whether it is what `assert` makes of a text. Anything else is asked for its text there, by own code.
    fn makes_failure_of_text(&self, place: Place, method: MethodRef) -> bool {
        let is_made = (method.class.name, method.descriptor) == ("java/lang/AssertionError", "(Ljava/lang/Object;)V");
        let points_to = self.world.points_to();
        let is_text = |object| points_to.object(object).class.is_some_and(|class| class.name == "java/lang/String");
        let message = self.world.statement(place).operands.get(1);
        let is_of_text = || message.is_some_and(|message| points_to.of(place.method, *message).iter().all(is_text));
        is_made && method.is_constructor() && is_of_text() && !self.replaces_stack_traces()
    }

    /// Whether own code may run where an exception is made.
    fn replaces_stack_traces(&self) -> bool {
        self.world.methods().any(|method| self.world.method(method).method.name == "fillInStackTrace")
    }

    fn library_call(&self, method: MethodRef) -> Call {
        match (method.class.name, method.name) {
            ("java/lang/Object", "wait") | ("java/lang/Thread", "join") => return Call::Waits,
            ("java/lang/Object", "notify" | "notifyAll") => return Call::Notifies,
            ("java/lang/Thread", "<init>" | "setDaemon" | "setName") => return Call::Thread,
            ("java/lang/Thread", "start") => return Call::Start,
            _ => {}
        }
        if method.is_constructor() && is_throwable(method.class) && self.replaces_stack_traces() {
            return Call::Opaque;
        }
        let rows = self.table.rows(method.class.name, method.name, method.descriptor);
        let known = rows.filter_map(|row| match row.claim {
            Claim::Pure => Some(Call::Pure),
            Claim::Fallible => Some(Call::Fallible),
            Claim::Contained => Some(Call::Contained),
            Claim::Output => Some(Call::Output),
            _ => None,
        });
        known.last().unwrap_or(Call::Opaque)
    }
}

fn is_throwable(class: ClassRef) -> bool {
    let above = |class: &ClassRef| class.super_class;
    std::iter::successors(Some(class), above).any(|class| class.name == "java/lang/Throwable")
}
