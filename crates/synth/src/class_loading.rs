//! The VM's own class for loading by name: what `Class.forName` runs where Java code has a say.
//!
//! `load` asks a class loader, as HotSpot does from inside its native; `finish` is a native of the VM that makes an
//! array class of the answer where one was asked for, and initialises it. `enter` is for a class that is known and only
//! has to be initialised. `resolve` asks the loader of a class that mentions another one (JVMS 5.3.2); the native
//! `accept` looks whether it got what it wanted.

use crate::class_writer::{ACC_STATIC, ClassWriter, CodeWriter};
use crate::descriptor::Type;
use crate::error::SynthesisError;

/// The internal name of the class.
pub const CLASS: &str = "sojourner/ClassLoading";
/// `(ClassLoader loader, String element, String name, boolean initialize) => Class`
pub const LOAD: (&str, &str) =
    ("load", "(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/String;Z)Ljava/lang/Class;");
/// `(Class class, String name, boolean initialize) => Class`
pub const ENTER: (&str, &str) = ("enter", FINISH_DESCRIPTOR);
/// The native with the same descriptor.
pub(crate) const FINISH: &str = "finish";
/// `(ClassLoader loader, String binaryName, String internalName)`: returns when the class is there, throws otherwise.
pub const RESOLVE: (&str, &str) = ("resolve", "(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/String;)V");
/// The native `(Class class, String internalName)`.
pub(crate) const ACCEPT: (&str, &str) = ("accept", "(Ljava/lang/Class;Ljava/lang/String;)V");

const NOT_DEFINED: &str = "java/lang/NoClassDefFoundError";
const FINISH_DESCRIPTOR: &str = "(Ljava/lang/Class;Ljava/lang/String;Z)Ljava/lang/Class;";

/// The class file.
pub fn synthesize() -> Result<Vec<u8>, SynthesisError> {
    let result = Type::reference("java/lang/Class");
    let mut class = ClassWriter::new(CLASS);
    class.native_method(ACC_STATIC, FINISH, FINISH_DESCRIPTOR);
    class.method(ACC_STATIC, LOAD.0, LOAD.1, |code| {
        code.load_reference(0).load_reference(1);
        code.invoke_virtual("java/lang/ClassLoader", "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;");
        code.load_reference(2).load(&Type::Boolean, 3).invoke_static(CLASS, FINISH, FINISH_DESCRIPTOR);
        code.return_value(&result);
    });
    class.method(ACC_STATIC, ENTER.0, ENTER.1, |code| {
        code.load_reference(0).load_reference(1).load(&Type::Boolean, 2);
        code.invoke_static(CLASS, FINISH, FINISH_DESCRIPTOR).return_value(&result);
    });
    class.native_method(ACC_STATIC, ACCEPT.0, ACCEPT.1);
    class.method(ACC_STATIC, RESOLVE.0, RESOLVE.1, write_resolve);
    class.finish()
}

/// What the loader does not find is a `NoClassDefFoundError` for the class that mentions it.
fn write_resolve(code: &mut CodeWriter<'_>) {
    let (start, end, handler) = (code.new_label(), code.new_label(), code.new_label());
    code.bind(start).load_reference(0).load_reference(1);
    code.invoke_virtual("java/lang/ClassLoader", "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;").bind(end);
    code.load_reference(2).invoke_static(CLASS, ACCEPT.0, ACCEPT.1).return_void();
    code.catch(start, end, handler, Some("java/lang/ClassNotFoundException")).bind(handler);
    let cause = Type::reference("java/lang/Throwable");
    let local = code.new_local(&cause);
    code.store(&cause, local).new_object(NOT_DEFINED).dup().load_reference(2);
    code.invoke_special(NOT_DEFINED, "<init>", "(Ljava/lang/String;)V").load_reference(local);
    code.invoke_virtual(NOT_DEFINED, "initCause", "(Ljava/lang/Throwable;)Ljava/lang/Throwable;").throw();
}
