//! Enumerations (JLS 8.9): each constant is an object with its ordinal and its name, which never change.

use crate::body::Body;
use crate::expression::Expression;
use flow::form::{Statement, StatementId};
use program::{ClassRef, MethodRef};

/// What a method of `Enum` does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Make,
    Ordinal,
    Name,
    CompareTo,
}

/// What a method is; nothing for those that models do not have.
pub(crate) fn known(method: MethodRef) -> Option<Use> {
    Some(match (method.class.name, method.name) {
        ("java/lang/Enum", "<init>") => Use::Make,
        ("java/lang/Enum", "ordinal") => Use::Ordinal,
        ("java/lang/Enum", "name" | "toString") => Use::Name,
        ("java/lang/Enum", "compareTo") => Use::CompareTo,
        _ => return None,
    })
}

/// Whether a method is the one that gives all constants of an enumeration.
pub(crate) fn is_values(method: MethodRef) -> bool {
    is_enumeration(method.class) && method.name == "values" && method.descriptor.starts_with("()")
}

/// Whether a class is an enumeration.
pub(crate) fn is_enumeration(class: ClassRef) -> bool {
    class.super_class.is_some_and(|parent| parent.name == "java/lang/Enum")
}

impl Body<'_, '_> {
    pub(crate) fn call_enum(&mut self, id: StatementId, statement: &Statement, what: Use) {
        self.cx.asked.borrow_mut().enums = true;
        if what == Use::Make {
            let parts: Vec<Expression> = statement.operands.iter().map(|operand| self.take_local(*operand)).collect();
            let [this, name, ordinal] = parts.as_slice() else { return };
            let text = format!("Enum_name({0}) = {1}; Enum_ordinal({0}) = {2}", this.text, name.text, ordinal.text);
            self.writer.statement(&format!("d_step {{ {text} }};"), self.line(id), None);
            return;
        }
        if what == Use::CompareTo {
            let other = self.take_simple(statement.operands[1], "other", id);
            let object = self.take_receiver(id, statement.operands[0]);
            if !self.cx.exceptions.non_null.is_object(self.place(id), 1) {
                self.raise_if(id, &format!("{} == null", other.part()), "java/lang/NullPointerException");
            }
            let text = format!("Enum_ordinal({}) - Enum_ordinal({})", object.text, other.text);
            self.define(id, Expression::of(text, &[&object, &other]));
            return;
        }
        let object = self.take_receiver(id, statement.operands[0]);
        let field = if what == Use::Ordinal { "Enum_ordinal" } else { "Enum_name" };
        let value = Expression::atom(format!("{field}({})", object.text));
        self.define(id, Expression { variables: object.variables, ..value });
    }
}

/// The fields of enumerations.
pub(crate) fn lines(first: u32, last: u32) -> Vec<String> {
    let count = last - first + 1;
    vec![
        format!("short Enum_ordinal_of[{count}];"),
        format!("#define Enum_ordinal(o) Enum_ordinal_of[(o) - {first}]"),
        format!("ref Enum_name_of[{count}];"),
        format!("#define Enum_name(o) Enum_name_of[(o) - {first}]"),
    ]
}
