//! Builders of texts (`StringBuilder`): their calls keep nothing, and most of them give the builder itself.
//!
//! Only for those who ask for it (`Adoption::builders`), and of builders that the program's own code makes. A call that
//! is not listed is one of the library like any other.

use super::calls::Call;
use super::objects::ObjectNumber;
use super::solver::Solver;
use program::MethodRef;

/// Its methods are declared by itself, by the class above it, and one by an interface.
const CLASSES: [&str; 3] = ["java/lang/StringBuilder", "java/lang/AbstractStringBuilder", "java/lang/CharSequence"];

impl Solver<'_> {
    /// Whether a call was one of a builder that is known.
    pub(super) fn call_builder(&mut self, call: &Call, method: MethodRef, receiver: Option<ObjectNumber>) -> bool {
        let Some(builder) = receiver.filter(|one| *one != ObjectNumber::LIBRARY) else { return false };
        let is_one = self.objects.get(builder).class.is_some_and(|class| class.name == CLASSES[0]);
        let is_adopted = call.caller.place().is_none_or(|place| self.is_in_adopted(place));
        if !self.adoption.builders
            || !is_one
            || is_adopted
            || !CLASSES.contains(&method.class.name)
            || !keeps_nothing(method)
        {
            return false;
        }
        if method.descriptor.contains("Ljava/lang/Object;)") {
            self.ask_for_text(call);
        }
        match call.to.filter(|_| method.descriptor.ends_with("StringBuilder;")) {
            Some(to) => {
                self.give(to, builder);
                self.take_exceptions(call);
            }
            None => self.take_result(call, method),
        }
        true
    }

    /// The last argument is asked for `toString`.
    fn ask_for_text(&mut self, call: &Call) {
        let object = self.program.load("java/lang/Object").ok();
        let text = object.and_then(|object| object.declared_method("toString", "()Ljava/lang/String;"));
        if let (Some(resolved), Some(argument)) = (text, call.arguments.last()) {
            let inner = self.add_call(Call { resolved, arguments: vec![*argument], to: None, ..call.clone() });
            self.call_selected(inner);
        }
    }
}

fn keeps_nothing(method: MethodRef) -> bool {
    let given = method.descriptor.split(')').next().unwrap_or_default();
    let added = given.trim_start_matches('(');
    let is_value = |added: &str| matches!(added, "I" | "J" | "C" | "Z" | "Ljava/lang/String;" | "Ljava/lang/Object;");
    match method.name {
        "<init>" => matches!(added, "" | "I" | "Ljava/lang/String;"),
        "append" => is_value(added),
        "insert" => added.strip_prefix('I').is_some_and(is_value),
        "toString" | "length" | "isEmpty" | "charAt" | "setLength" | "deleteCharAt" | "setCharAt" => true,
        _ => false,
    }
}
