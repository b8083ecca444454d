//! Pattern switches: the static method behind the call sites of `SwitchBootstraps.typeSwitch` and `enumSwitch`.
//!
//! Follows `java.lang.runtime.SwitchBootstraps` of JDK 21 to 25: `null` selects -1, otherwise the first label at or
//! after `restart` that matches, otherwise the number of labels; a `restart` outside of that range throws. An integer
//! label matches any `Number` by `intValue` and a `Character` by its code.
//!
//! Deviates: an enum label is recognised by the class of the target and the *name* of the constant, which is the same
//! as identity with the constant of that name and needs no look-up; a constant that no longer exists never matches. If
//! the enum *class* no longer exists, the test throws `NoClassDefFoundError` where the JDK treats it as no match.
//!
//! A primitive target (JDK 23 on, for components of records) comes with labels of the very same type, which always
//! match. Conversions between primitive types and constants other than `int` and `String` belong to the
//! primitive-pattern preview and are not modelled.

use crate::class_writer::{ACC_STATIC, ClassWriter, CodeWriter, Label};
use crate::conversion::Wrapper;
use crate::descriptor::{MethodDescriptor, Type};
use crate::error::SynthesisError;

/// The name of the synthesised static method; its descriptor is that of the call site, `(Target, int) => int`.
pub const METHOD: &str = "select";

const ENUM: &str = "java/lang/Enum";
const NUMBER: &str = "java/lang/Number";
const CHARACTER: &str = "java/lang/Character";
const TARGET: u16 = 0;

/// What a case of a switch asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LabelSpec {
    /// An instance of the class or array type with this internal name.
    Class(String),
    /// A value of this primitive type.
    Primitive(Type),
    /// A string equal to this one, UTF-16.
    Text(Vec<u16>),
    /// A number or character with this value.
    Integer(i32),
    /// The constant `name` of the enum `class`. For `enumSwitch` the class is that of the call site's target.
    EnumConstant { class: String, name: String },
}

/// One call site of `typeSwitch` or `enumSwitch`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwitchSpec {
    /// The internal name of the class to make.
    pub class_name: String,
    /// The descriptor of the call site.
    pub descriptor: String,
    /// The labels in order.
    pub labels: Vec<LabelSpec>,
}

/// The class of a switch.
pub fn synthesize(spec: &SwitchSpec) -> Result<Vec<u8>, SynthesisError> {
    let target = target_type(&spec.descriptor)?;
    if let Some(label) = spec.labels.iter().find(|label| !is_modelled(label, &target)) {
        return Err(SynthesisError::Unsupported(format!(
            "the label {label:?} of a switch over {}",
            target.descriptor()
        )));
    }
    let mut class = ClassWriter::new(&spec.class_name);
    class.method(ACC_STATIC, METHOD, &spec.descriptor, |code| write_select(code, &target, &spec.labels));
    class.finish()
}

fn target_type(descriptor: &str) -> Result<Type, SynthesisError> {
    let parsed = MethodDescriptor::parse(descriptor)?;
    match (parsed.parameters.as_slice(), parsed.result) {
        ([target, Type::Int], Type::Int) => Ok(target.clone()),
        _ => Err(SynthesisError::Unsupported(format!("a switch of the shape {descriptor}"))),
    }
}

/// Between a primitive target and a label there is either nothing to test or something that is not modelled.
fn is_modelled(label: &LabelSpec, target: &Type) -> bool {
    match label {
        LabelSpec::Primitive(_) => always_matches(label, target),
        _ => !target.is_primitive() || always_matches(label, target),
    }
}

/// Whether the static types alone decide; `null` is out of the way by then.
fn always_matches(label: &LabelSpec, target: &Type) -> bool {
    match label {
        LabelSpec::Primitive(of_type) => of_type == target,
        LabelSpec::Class(class) => Wrapper::of(target).is_some_and(|wrapper| wrapper.class == class),
        _ => false,
    }
}

fn write_select(code: &mut CodeWriter<'_>, target: &Type, labels: &[LabelSpec]) {
    let count = labels.len() as i32;
    code.load(&Type::Int, target.slots()).push_int(count.saturating_add(1));
    code.invoke_static("java/util/Objects", "checkIndex", "(II)I").pop(&Type::Int);
    if !target.is_primitive() {
        let not_null = code.new_label();
        code.load_reference(TARGET).if_not_null(not_null).push_int(-1).return_value(&Type::Int).bind(not_null);
    }
    write_tests(code, target, labels);
    code.push_int(count).return_value(&Type::Int);
}

/// One test per label, entered at `restart`; a test that fails falls through to the next.
fn write_tests(code: &mut CodeWriter<'_>, target: &Type, labels: &[LabelSpec]) {
    if labels.is_empty() {
        return;
    }
    let tests: Vec<Label> = labels.iter().map(|_| code.new_label()).collect();
    let none = code.new_label();
    code.load(&Type::Int, target.slots()).table_switch(&tests, none);
    for (index, label) in labels.iter().enumerate() {
        code.bind(tests[index]);
        if !always_matches(label, target) {
            jump_unless_match(code, label, tests.get(index + 1).copied().unwrap_or(none));
        }
        code.push_int(index as i32).return_value(&Type::Int);
    }
    code.bind(none);
}

fn jump_unless_match(code: &mut CodeWriter<'_>, label: &LabelSpec, next: Label) {
    match label {
        LabelSpec::Class(class) => {
            code.load_reference(TARGET).instance_of(class).if_zero(next);
        }
        LabelSpec::Text(units) => {
            code.push_string(units).load_reference(TARGET);
            code.invoke_virtual("java/lang/Object", "equals", "(Ljava/lang/Object;)Z").if_zero(next);
        }
        // Either it always matches or it is not modelled.
        LabelSpec::Primitive(_) => {}
        LabelSpec::Integer(value) => jump_unless_integer(code, *value, next),
        LabelSpec::EnumConstant { class, name } => jump_unless_constant(code, class, name, next),
    }
}

fn jump_unless_integer(code: &mut CodeWriter<'_>, value: i32, next: Label) {
    let (not_number, compare) = (code.new_label(), code.new_label());
    code.load_reference(TARGET).instance_of(NUMBER).if_zero(not_number);
    code.load_reference(TARGET).check_cast(NUMBER).invoke_virtual(NUMBER, "intValue", "()I").goto(compare);
    code.bind(not_number).load_reference(TARGET).instance_of(CHARACTER).if_zero(next);
    code.load_reference(TARGET).check_cast(CHARACTER).invoke_virtual(CHARACTER, "charValue", "()C");
    code.bind(compare).push_int(value).if_ints_differ(next);
}

/// A target that is no enum at all must not even load the label's class.
fn jump_unless_constant(code: &mut CodeWriter<'_>, class: &str, name: &str, next: Label) {
    code.load_reference(TARGET).instance_of(ENUM).if_zero(next);
    code.load_reference(TARGET).instance_of(class).if_zero(next);
    code.push_text(name).load_reference(TARGET).check_cast(ENUM);
    code.invoke_virtual(ENUM, "name", "()Ljava/lang/String;");
    code.invoke_virtual("java/lang/Object", "equals", "(Ljava/lang/Object;)Z").if_zero(next);
}
