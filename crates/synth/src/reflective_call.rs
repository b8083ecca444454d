//! One method or constructor called with its arguments in an array: what core reflection needs natively.
//!
//! Follows the specifications of `java.lang.reflect.Method.invoke` and `Constructor.newInstance`: arguments are unboxed
//! and widened, the result is boxed, a void result is `null`. Arguments that do not fit throw what the method handles
//! of JDK 18 and later throw in this place, by the same methods of the JDK; a caller that must throw something else
//! checks them first.

use crate::class_writer::{ACC_STATIC, CLASS_FILE_WITH_INTERFACE_CALLS, ClassWriter, CodeWriter, MemberKind};
use crate::conversion::{OBJECT, Wrapper, as_type};
use crate::descriptor::{MethodDescriptor, Type};
use crate::error::SynthesisError;
use classfile::opcode::{INVOKEINTERFACE, INVOKESPECIAL, INVOKESTATIC, INVOKEVIRTUAL};

/// The name of the synthesised static method.
pub const METHOD: &str = "call";
/// Its descriptor: the receiver, which static methods and constructors ignore, and the arguments.
pub const DESCRIPTOR: &str = "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;";

const RECEIVER_LOCAL: u16 = 0;
const ARGUMENTS_LOCAL: u16 = 1;
const WRAPPER: &str = "java/lang/reflect/InvocationTargetException";

/// A method or constructor to be called reflectively.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReflectiveCall {
    /// The internal name of the class to make.
    pub class_name: String,
    /// The class that declares the method.
    pub owner: String,
    pub owner_is_interface: bool,
    /// `<init>` for a constructor.
    pub name: String,
    pub descriptor: String,
    pub receiver: Receiver,
    pub failures: Failures,
}

/// What the method is called on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Receiver {
    /// Nothing: it is static.
    None,
    /// The first argument of the synthesised method; the call is virtual.
    Given,
    /// A new instance of this class, for constructors. For serialization it is a subclass of the owner.
    Allocated(String),
}

/// What becomes of an exception that the method throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failures {
    /// It becomes the cause of an `InvocationTargetException`.
    Wrapped,
    /// It flies on.
    Plain,
}

/// The class with the method that makes the call.
pub fn synthesize(call: &ReflectiveCall) -> Result<Vec<u8>, SynthesisError> {
    let target = MethodDescriptor::parse(&call.descriptor)?;
    let mut class = ClassWriter::new(&call.class_name);
    if call.owner_is_interface && call.receiver == Receiver::None {
        class.version(CLASS_FILE_WITH_INTERFACE_CALLS);
    }
    class.method(ACC_STATIC, METHOD, DESCRIPTOR, |code| write_call(code, call, &target));
    class.finish()
}

fn write_call(code: &mut CodeWriter<'_>, call: &ReflectiveCall, target: &MethodDescriptor) {
    push_receiver(code, call);
    for (index, parameter) in target.parameters.iter().enumerate() {
        code.load_reference(ARGUMENTS_LOCAL).push_int(index as i32).load_array_reference();
        convert_argument(code, parameter);
    }
    let (start, end) = (code.new_label(), code.new_label());
    code.bind(start);
    let kind = if call.owner_is_interface { MemberKind::InterfaceMethod } else { MemberKind::Method };
    code.invoke(opcode(call), kind, &call.owner, &call.name, &call.descriptor).bind(end);
    if !matches!(call.receiver, Receiver::Allocated(_)) {
        as_type::convert(code, &boxable(&target.result), &Type::reference(OBJECT));
    }
    code.return_value(&Type::reference(OBJECT));
    if call.failures == Failures::Wrapped {
        let handler = code.new_label();
        code.catch(start, end, handler, None).bind(handler);
        wrap_failure(code);
    }
}

/// `..., object => ..., value`
fn convert_argument(code: &mut CodeWriter<'_>, parameter: &Type) {
    match (Wrapper::of(parameter), parameter.class_name()) {
        (Some(wrapper), _) => unbox(code, wrapper),
        (None, Some(class)) if class != OBJECT => {
            // `Class.cast` rather than `checkcast`, for its message.
            code.push_class(class).swap();
            code.invoke_virtual("java/lang/Class", "cast", "(Ljava/lang/Object;)Ljava/lang/Object;").check_cast(class);
        }
        (None, _) => {}
    }
}

/// The object's own class decides from what to widen; `null` and strangers are left to the JDK, which throws.
fn unbox(code: &mut CodeWriter<'_>, target: &Wrapper) {
    let done = code.new_label();
    for wrapper in Wrapper::widening_to(&target.primitive) {
        let next = code.new_label();
        code.dup().instance_of(wrapper.class).if_zero(next);
        code.check_cast(wrapper.class).unbox_from(wrapper.class, wrapper);
        code.widen(&wrapper.primitive, &target.primitive).goto(done).bind(next);
    }
    let name = format!("unbox{}", target.class.rsplit('/').next().unwrap_or(target.class));
    let descriptor = format!("(Ljava/lang/Object;Z){}", target.primitive.descriptor());
    code.push_int(0).invoke_static("sun/invoke/util/ValueConversions", &name, &descriptor).bind(done);
}

/// `asType` would turn an array into an `Object` by a cast that cannot fail; so does this.
fn boxable(result: &Type) -> Type {
    if result.is_primitive() { result.clone() } else { Type::reference(OBJECT) }
}

fn push_receiver(code: &mut CodeWriter<'_>, call: &ReflectiveCall) {
    match &call.receiver {
        Receiver::None => {}
        Receiver::Given => {
            code.load_reference(RECEIVER_LOCAL).check_cast(&call.owner);
        }
        Receiver::Allocated(class) => {
            code.new_object(class).dup();
        }
    }
}

fn opcode(call: &ReflectiveCall) -> u8 {
    match call.receiver {
        Receiver::None => INVOKESTATIC,
        Receiver::Given if call.owner_is_interface => INVOKEINTERFACE,
        Receiver::Given => INVOKEVIRTUAL,
        Receiver::Allocated(_) => INVOKESPECIAL,
    }
}

/// `exception => ` throws it inside an `InvocationTargetException`.
fn wrap_failure(code: &mut CodeWriter<'_>) {
    let exception = Type::reference("java/lang/Throwable");
    let local = code.new_local(&exception);
    code.store(&exception, local).new_object(WRAPPER).dup().load_reference(local);
    code.invoke_special(WRAPPER, "<init>", "(Ljava/lang/Throwable;)V").throw();
}
