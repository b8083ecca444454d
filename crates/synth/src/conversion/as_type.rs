//! The conversions of `MethodHandle.asType`: which exist ([`convertible`]) and how they run.
//!
//! Follows the specification of `java.lang.invoke.MethodHandle.asType`. Whether two reference types are related does
//! not matter, the cast decides at run time; only the supertypes of the eight wrapper classes must be known, and those
//! are fixed by the platform (JDK 17 to 25 agree).

use super::{CodeWriter, MethodDescriptor, OBJECT, Type, Wrapper, widens};

/// Whether `asType` can turn a value of one type into the other; if not, linking throws `WrongMethodTypeException`.
pub fn convertible(from: &Type, to: &Type) -> bool {
    if from == to || *from == Type::Void || *to == Type::Void || is_object(from) || is_object(to) {
        return true;
    }
    match (Wrapper::of(from), Wrapper::of(to)) {
        (None, None) => true,
        (Some(_), Some(_)) => widens(from, to),
        (Some(wrapper), None) => is_supertype(to, wrapper),
        (None, Some(wrapper)) => is_supertype(from, wrapper) || unboxes(from, to),
    }
}

/// Whether a handle of the type `target` can be called at a site of the type `site`: arguments and result convert.
pub fn callable(target: &MethodDescriptor, site: &MethodDescriptor) -> bool {
    target.parameters.len() == site.parameters.len()
        && site.parameters.iter().zip(&target.parameters).all(|(from, to)| convertible(from, to))
        && convertible(&target.result, &site.result)
}

/// Converts the value on the stack; the types must be [`convertible`].
pub(crate) fn convert(code: &mut CodeWriter<'_>, from: &Type, to: &Type) {
    match (from, to) {
        _ if from == to => {}
        (_, Type::Void) => {
            code.pop(from);
        }
        (Type::Void, _) => {
            code.push_zero(to);
        }
        (Type::Reference(source), Type::Reference(target)) => {
            code.cast(source, target);
        }
        _ => convert_primitive(code, from, to),
    }
}

/// At least one of the types is primitive, none is void.
fn convert_primitive(code: &mut CodeWriter<'_>, from: &Type, to: &Type) {
    match (Wrapper::of(from), Wrapper::of(to), Wrapper::of_class(from)) {
        (Some(_), Some(_), _) => {
            code.widen(from, to);
        }
        (Some(wrapper), None, _) => {
            code.box_as(wrapper);
        }
        (None, Some(_), Some(source)) => {
            code.unbox_from(source.class, source).widen(&source.primitive, to);
        }
        (None, Some(target), None) => unbox_by_class(code, target),
        (None, None, _) => {}
    }
}

/// `..., object => ..., primitive`: the object's own class decides from what to widen; `null` and strangers throw.
fn unbox_by_class(code: &mut CodeWriter<'_>, target: &Wrapper) {
    let done = code.new_label();
    for wrapper in Wrapper::widening_to(&target.primitive) {
        let next = code.new_label();
        code.dup().instance_of(wrapper.class).if_zero(next);
        code.check_cast(wrapper.class).unbox_from(wrapper.class, wrapper);
        code.widen(&wrapper.primitive, &target.primitive).goto(done).bind(next);
    }
    // `Class.cast` rather than `checkcast`: the JDK's conversion fails with that method's message.
    code.push_class(target.class).swap();
    code.invoke_virtual("java/lang/Class", "cast", "(Ljava/lang/Object;)Ljava/lang/Object;");
    code.check_cast(target.class).unbox_from(target.class, target).bind(done);
}

fn is_object(of_type: &Type) -> bool {
    of_type.class_name() == Some(OBJECT)
}

fn unboxes(from: &Type, to: &Type) -> bool {
    Wrapper::of_class(from).is_some_and(|wrapper| widens(&wrapper.primitive, to))
}

/// Whether every instance of the wrapper class is an instance of `class`.
fn is_supertype(class: &Type, wrapper: &Wrapper) -> bool {
    match class.class_name() {
        Some(name) if name == wrapper.class => true,
        Some(OBJECT | "java/io/Serializable" | "java/lang/Comparable" | "java/lang/constant/Constable") => true,
        Some("java/lang/Number") => wrapper.is_number(),
        Some("java/lang/constant/ConstantDesc") => {
            matches!(wrapper.primitive, Type::Int | Type::Long | Type::Float | Type::Double)
        }
        _ => false,
    }
}
