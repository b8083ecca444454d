//! The VM's own class for loading by name: what `Class.forName` runs where Java code has a say.
//!
//! `load` asks a class loader, as HotSpot does from inside its native; `finish` is a native of the VM that makes an array class
//! of the answer where one was asked for, and initialises it. `enter` is for a class that is known and only has to be
//! initialised.

use crate::class_writer::{ACC_STATIC, ClassWriter};
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
pub const FINISH: &str = "finish";

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
    class.finish()
}
