//! Calls: which nodes an `invoke` instruction leads to.

use super::{EffectReader, Question, array_kind_of};
use crate::effects::flag::Flag;
use crate::effects::manner::Manner;
use crate::graph::{Event, FieldRefEq};
use crate::summary;
use classfile::descriptor;
use classfile::opcode::{INVOKESPECIAL, INVOKESTATIC};
use library::Effect;
use library::clock::keeps_to_calls;
use program::{ClassRef, MethodRef, dispatch};

/// How a method is called.
#[derive(Clone, Copy)]
pub(super) enum Call {
    /// Exactly this method runs.
    Certain(MethodRef),
    /// The class of the receiver decides.
    Selected { holder: ClassRef, resolved: MethodRef },
}

impl Call {
    /// The method that the call names.
    pub(super) fn resolved(&self) -> MethodRef {
        match self {
            Call::Certain(method) | Call::Selected { resolved: method, .. } => method,
        }
    }
}

impl EffectReader<'_> {
    /// An `invoke` instruction other than `invokedynamic`.
    pub(super) fn call(&mut self, code: u8, entry: u16) {
        let program = self.graph.program;
        let Ok(resolved) = program.resolve_method(self.class(), entry) else { return };
        let holder = program.member_reference(self.class(), entry);
        let holder = holder.and_then(|reference| program.resolve_class(self.class(), reference.class_index));
        let holder = holder.unwrap_or(resolved.class);
        if resolved.signature_polymorphic {
            return self.polymorphic(resolved, entry);
        }
        if summary::is_memory_access(resolved) && self.class() != resolved.class {
            return self.ask_for_memory(resolved);
        }
        if self.next.is_some_and(summary::drops_result)
            && let Some(field) = summary::field_added_to(resolved)
        {
            return self.tell(Event::Update(FieldRefEq(field), Manner::Any));
        }
        if (self.graph.facts.native)(resolved) == Some(Effect::Clock) && keeps_to_calls(self.class().name) {
            return self.flag(Flag::CLOCK_WITHIN);
        }
        if summary::asks_before_start(self.method, resolved) {
            return;
        }
        if summary::tells_cause(self.method, resolved)
            && let Some(throwable) = program.loaded("java/lang/Throwable")
        {
            return self.call_of_object(throwable, "toString", "()Ljava/lang/String;").unwrap_or_default();
        }
        match code {
            INVOKESTATIC => self.call_static(resolved),
            INVOKESPECIAL => self.call_special(resolved),
            _ if summary::takes_text(resolved) => self.ask(Question::Text(Call::Selected { holder, resolved })),
            // What javac knows of the receiver is lost where it calls a method of `Object`.
            _ if holder.super_class.is_none() => self.ask(Question::Receiver(resolved)),
            _ if self.receiver_tells(holder) && !holder.is_array() => {
                self.ask(Question::Call(Call::Selected { holder, resolved }));
            }
            _ => self.call_virtual(holder, resolved),
        }
    }

    /// A call of exactly this method.
    pub(crate) fn call_method(&mut self, method: MethodRef) {
        let target = self.graph.method(method);
        self.tell(Event::Call(target));
    }

    /// A call of a declared method of the JDK; `None` if there is no such method.
    pub(crate) fn call_named(&mut self, class: &str, name: &str, descriptor: &str) -> Option<()> {
        let class = self.graph.program.load(class).ok()?;
        let method = class.declared_method(name, descriptor)?;
        if method.is_static() {
            self.initialize(class);
        }
        self.call_method(method);
        Some(())
    }

    fn call_static(&mut self, method: MethodRef) {
        self.initialize(method.class);
        match (method.class.name, method.name, method.descriptor) {
            ("java/lang/System", "arraycopy", _) if self.is_copy(method) => self.ask(Question::Copy),
            _ => self.call_certain(method),
        }
    }

    /// `super.m()`, private methods and constructors: not selected by the class of the object.
    fn call_special(&mut self, resolved: MethodRef) {
        let parent = self.class().super_class;
        let is_super_call =
            !resolved.is_constructor() && !resolved.class.is_interface() && resolved.class != self.class();
        let selected = match parent.filter(|_| is_super_call) {
            Some(parent) => dispatch::select(parent, resolved).unwrap_or(resolved),
            None => resolved,
        };
        self.call_certain(selected);
    }

    fn call_certain(&mut self, method: MethodRef) {
        match summary::takes_text(method) {
            true => self.ask(Question::Text(Call::Certain(method))),
            false if !method.is_static() && self.receiver_tells(method.class) => {
                self.ask(Question::Call(Call::Certain(method)));
            }
            false => self.call_method(method),
        }
    }

    pub(crate) fn call_virtual(&mut self, holder: ClassRef, resolved: MethodRef) {
        if let Some(kind) = array_kind_of(holder)
            && resolved.name == "clone"
        {
            return self.flag(Flag::array_read(kind));
        }
        let target = self.graph.dispatch(holder, resolved);
        self.tell(Event::Call(target));
    }

    /// A call of `toString` and the like on an object of a static type; `None` if there is no such method.
    pub(crate) fn call_of_object(&mut self, class: ClassRef, name: &str, descriptor: &str) -> Option<()> {
        let object = self.graph.program.loaded("java/lang/Object")?;
        let resolved = object.declared_method(name, descriptor)?;
        // Interfaces are not verified: the object may be any.
        self.call_virtual(if class.is_interface() { object } else { class }, resolved);
        Some(())
    }

    pub(super) fn ask(&mut self, question: Question) {
        self.questions.push((self.at as usize, question));
    }

    fn ask_for_memory(&mut self, method: MethodRef) {
        let depth = usize::from(descriptor::parameter_slots(method.descriptor)).saturating_sub(1);
        self.ask(Question::Memory {
            depth,
            write: !method.name.starts_with("get") || method.name.starts_with("getAnd"),
        });
    }

    fn is_copy(&self, method: MethodRef) -> bool {
        matches!((self.graph.facts.native)(method), Some(Effect::Contents { .. }))
    }

    /// Method handles run whatever they lead to; variable handles access memory.
    fn polymorphic(&mut self, method: MethodRef, entry: u16) {
        if method.class.name != "java/lang/invoke/VarHandle" {
            return self.flag(Flag::ANYTHING);
        }
        let reference = self.graph.program.member_reference(self.class(), entry);
        match reference.ok().and_then(|reference| coordinates(&reference.name, &reference.descriptor)) {
            Some(Coordinates::Object(name)) => {
                let class = self.graph.program.load(&name).ok();
                self.memory_of(class, writes(method.name));
            }
            Some(Coordinates::Elements(kind)) => {
                let written = if writes(method.name) { Flag::array_write(kind) } else { Flag::NONE };
                self.flag(Flag::array_read(kind) | written);
            }
            None => self.flag(Flag::ANY_MEMORY_READ | Flag::ANY_MEMORY_WRITE),
        }
    }
}

/// What a call of a variable handle says about the variable (`java.lang.invoke.VarHandle`).
#[derive(PartialEq, Eq, Debug)]
enum Coordinates {
    /// A field of an object of this class.
    Object(String),
    /// An element of an array of this kind.
    Elements(u8),
}

/// What the types of a call tell about the variable: whatever precedes the values that the access takes. Nothing for
/// static fields.
fn coordinates(mode: &str, descriptor: &str) -> Option<Coordinates> {
    let parameters = descriptor::parse_method(descriptor).ok()?.parameters;
    let count = parameters.len().checked_sub(values(mode))?;
    let first = parameters.first()?;
    match (count, first.component()) {
        (1, None) => Some(Coordinates::Object(first.class_name()?.to_owned())),
        (2, Some(component)) => Some(Coordinates::Elements(component.text().as_bytes()[0])),
        _ => None,
    }
}

/// How many values an access takes: none to read, two to compare and set, one else.
fn values(mode: &str) -> usize {
    match mode {
        _ if mode.contains("ompareAnd") => 2,
        _ if writes(mode) => 1,
        _ => 0,
    }
}

/// Whether an access may write.
fn writes(mode: &str) -> bool {
    !mode.starts_with("get") || mode.starts_with("getAnd")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_of_a_call_tell_the_variable() {
        let object = |name: &str| Some(Coordinates::Object(name.to_owned()));
        assert_eq!(coordinates("compareAndSet", "(La/B;II)Z"), object("a/B"));
        assert_eq!(coordinates("weakCompareAndSetPlain", "(La/B;La/C;La/C;)Z"), object("a/B"));
        assert_eq!(coordinates("getAcquire", "(La/B;)J"), object("a/B"));
        assert_eq!(coordinates("getAndAdd", "(La/B;J)J"), object("a/B"));
        assert_eq!(
            coordinates("setRelease", "([Ljava/lang/Object;ILjava/lang/Object;)V"),
            Some(Coordinates::Elements(b'L'))
        );
        assert_eq!(coordinates("getVolatile", "([JI)J"), Some(Coordinates::Elements(b'J')));
        // Static fields, whose values come first.
        assert_eq!(coordinates("set", "(La/B;)V"), None);
        assert_eq!(coordinates("compareAndExchange", "(La/B;La/B;)La/B;"), None);
        assert_eq!(coordinates("get", "()I"), None);
        // A buffer is a view of memory elsewhere.
        assert_eq!(coordinates("get", "(Ljava/nio/ByteBuffer;I)I"), None);
    }
}
