//! How a lambda's arguments and result are adapted (specification of `java.lang.invoke.LambdaMetafactory`).
//!
//! An argument arrives with the erased type of the interface method, is first cast to the type the call site
//! instantiated (that is where heap pollution shows as a `ClassCastException`), then boxed, unboxed, widened or cast
//! to what the implementation takes. Whether the request is legal at all is not checked here.

use super::{CodeWriter, Type, Wrapper};

/// Converts the value on the stack from `argument` to `target`, through `instantiated` when both are references.
pub(crate) fn adapt(code: &mut CodeWriter<'_>, argument: &Type, target: &Type, instantiated: &Type) {
    match (Wrapper::of(argument), argument.class_name()) {
        (Some(wrapper), _) => adapt_primitive(code, wrapper, target),
        (None, Some(class)) => {
            let source = instantiated.class_name().unwrap_or(class);
            code.cast(class, source);
            adapt_reference(code, source, target);
        }
        // The absent value of a void method has nothing to convert.
        (None, None) => {}
    }
}

fn adapt_primitive(code: &mut CodeWriter<'_>, source: &Wrapper, target: &Type) {
    let Some(target_class) = target.class_name() else {
        code.widen(&source.primitive, target);
        return;
    };
    match Wrapper::of_class(target) {
        Some(wrapper) => code.widen(&source.primitive, &wrapper.primitive).box_as(wrapper),
        None => code.box_as(source).cast(source.class, target_class),
    };
}

fn adapt_reference(code: &mut CodeWriter<'_>, source: &str, target: &Type) {
    match (Wrapper::of(target), target.class_name()) {
        (Some(wrapper), _) => unbox(code, source, wrapper),
        (None, Some(class)) => {
            code.cast(source, class);
        }
        (None, None) => {}
    }
}

fn unbox(code: &mut CodeWriter<'_>, source: &str, target: &Wrapper) {
    match Wrapper::of_class(&Type::reference(source)) {
        Some(wrapper) if wrapper.is_number() => code.unbox_from(wrapper.class, target),
        Some(wrapper) => code.unbox_from(wrapper.class, wrapper).widen(&wrapper.primitive, &target.primitive),
        None if target.is_number() => code.cast(source, "java/lang/Number").unbox_from("java/lang/Number", target),
        None => code.cast(source, target.class).unbox_from(target.class, target),
    };
}
