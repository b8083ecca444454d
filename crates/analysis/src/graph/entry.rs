//! What a call of a method does before its code runs, or instead of it.

use super::{Event, FieldRefEq, Graph, weight};
use crate::effects::flag::Flag;
use crate::effects::manner::Manner;
use crate::effects::numbering::Monitor;
use crate::given::Given;
use crate::summary;
use classfile::descriptor;
use library::Effect;
use library::texts::{FORMATTING, MethodRow};
use program::MethodRef;

/// What happens when a method is called.
pub(super) struct Entry {
    pub(super) events: Vec<Event>,
    /// Whether its Java code runs then.
    pub(super) runs_code: bool,
}

impl Graph {
    /// What a call does of which this is known.
    pub(super) fn entry(&mut self, method: MethodRef, given: Given) -> Entry {
        if weight::seems_heavy(self, method) {
            self.heavy.insert(method.id);
            self.has_unread_code = true;
            return Entry { events: vec![Event::Flags(Flag::ANYTHING)], runs_code: false };
        }
        let entry = self.light_entry(method, given);
        entry.events.iter().for_each(|event| self.release(*event));
        entry
    }

    fn light_entry(&mut self, method: MethodRef, given: Given) -> Entry {
        if let Some(entry) = self.life(method) {
            return entry;
        }
        if summary::formats(method) {
            return Entry { events: self.format(), runs_code: false };
        }
        if (self.facts.unlikely)(method) {
            self.instantiate_result(method);
            return Entry { events: Vec::new(), runs_code: false };
        }
        match (self.facts.native)(method) {
            Some(effect) => Entry { events: self.native(method, effect, given), runs_code: false },
            None if method.is_native() => Entry { events: vec![Event::Flags(Flag::OPAQUE)], runs_code: false },
            None => Entry { events: monitor_of(method).into_iter().collect(), runs_code: true },
        }
    }

    /// Methods of `java.lang.Thread` that are one operation each.
    fn life(&mut self, method: MethodRef) -> Option<Entry> {
        if method.class.name != "java/lang/Thread" {
            return None;
        }
        match (method.name, method.descriptor) {
            ("<init>", _) => Some(Entry { events: vec![Event::Flags(Flag::MAKES)], runs_code: false }),
            ("start", "()V") => Some(Entry { events: self.start(), runs_code: false }),
            // Waits without limit: one operation, which does nothing before the thread it waits for has ended.
            ("join", "()V") => Some(Entry { events: vec![Event::Flags(Flag::JOINS)], runs_code: false }),
            ("join", "(J)V") => {
                let joins = Event::Flags(Flag::JOINS);
                Some(Entry { events: monitor_of(method).into_iter().chain([joins]).collect(), runs_code: true })
            }
            _ => None,
        }
    }

    /// Starting a thread: what it will do is yet to come for the one who starts it.
    fn start(&mut self) -> Vec<Event> {
        let mut events = vec![Event::Flags(Flag::STARTS)];
        let thread = self.program.load("java/lang/Thread").ok();
        let run = thread.and_then(|class| Some((class, class.declared_method("run", "()V")?)));
        match run {
            Some((class, run)) => events.push(Event::Call(self.dispatch(class, run))),
            None => events.push(Event::Flags(Flag::ANYTHING)),
        }
        events
    }

    /// Formatting asks for the texts of any objects and for the place where the program runs, and adds to something;
    /// what else it does nobody can see. What it is given lies in an array, whose elements it gets at one after the
    /// other.
    fn format(&mut self) -> Vec<Event> {
        let program = self.program;
        let method = |row: &MethodRow| program.load(row.class).ok()?.declared_method(row.name, row.descriptor);
        let calls = FORMATTING.iter().filter_map(method).map(|method| Event::Call(self.dispatch(method.class, method)));
        calls.chain([Event::Flags(Flag::array_read(b'L'))]).collect()
    }

    /// The access of a field of the JDK.
    fn access(&self, class: &str, field: &str, write: bool) -> Vec<Event> {
        let field = self.program.loaded(class).and_then(|class| class.field_named(field));
        match field.map(FieldRefEq) {
            Some(field) if write => vec![Event::Write(field, Manner::Any)],
            Some(field) => vec![Event::Read(field, Manner::Any)],
            None => vec![Event::Flags(Flag::OPAQUE)],
        }
    }

    fn native(&mut self, method: MethodRef, effect: Effect, given: Given) -> Vec<Event> {
        self.instantiate_result(method);
        let flags = match effect {
            Effect::Start => return self.start(),
            Effect::Referent { write } => return self.access("java/lang/ref/Reference", "referent", write),
            Effect::Life => return self.access("java/lang/Thread", "eetop", false),
            Effect::Local => Flag::NONE,
            Effect::Memory { write: false, .. } => Flag::ANY_MEMORY_READ,
            Effect::Memory { write: true, .. } => Flag::ANY_MEMORY_READ | Flag::ANY_MEMORY_WRITE,
            Effect::Contents { write: false } => Flag::ANY_MEMORY_READ,
            Effect::Contents { write: true } => Flag::ALL_ARRAY_READS | Flag::ALL_ARRAY_WRITES,
            Effect::Arrays => Flag::ALL_ARRAY_READS,
            Effect::Hash => Flag::HASHES,
            Effect::Wait => Flag::WAITS,
            Effect::Notify { .. } => Flag::NOTIFIES,
            Effect::Park => Flag::PARKS,
            Effect::Unpark => Flag::UNPARKS,
            Effect::Interrupt if given == Given::OwnThread => Flag::INTERRUPTS_ITSELF,
            Effect::Interrupt => Flag::INTERRUPTS,
            Effect::Sleep => Flag::SLEEPS,
            Effect::Clock => Flag::CLOCK,
            Effect::Choice => Flag::CHOOSES,
            Effect::Standing | Effect::Opaque => Flag::OPAQUE,
            Effect::Calls => Flag::ANYTHING,
        };
        // A synchronized native takes its monitor like any other method.
        monitor_of(method).into_iter().chain([Event::Flags(flags)]).collect()
    }

    /// What a native answers may be made by it.
    fn instantiate_result(&mut self, method: MethodRef) {
        let Ok(parsed) = descriptor::parse_method(method.descriptor) else { return };
        let element = parsed.result.text().trim_start_matches('[');
        if let Ok(class) = self.program.resolve_descriptor(method.class, element) {
            self.instantiate(class);
            // A copy is like its original.
            if method.name != "clone" && !class.is_primitive() {
                self.release_assignable(class);
            }
        }
    }
}

/// The monitor that a synchronized method enters.
fn monitor_of(method: MethodRef) -> Option<Event> {
    match method.is_synchronized() {
        true if method.is_static() => Some(Event::Enter(Monitor::Mirror(method.class))),
        true if method.class.is_interface() => Some(Event::Flags(Flag::LOCKS_ANY)),
        true => Some(Event::Enter(Monitor::Instance(method.class))),
        false => None,
    }
}
