//! `jdk.internal.reflect`: who called.

use crate::arguments::reference;
use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "jdk/internal/reflect/Reflection.getCallerClass()Ljava/lang/Class;" => get_caller_class,
    implements "jdk/internal/reflect/Reflection.getClassAccessFlags(Ljava/lang/Class;)I" => get_class_access_flags,
];

/// The class whose method called the method that asks.
fn get_caller_class(machine: &mut Machine, _arguments: &[u64]) -> Native {
    let frames = machine.thread().frames.iter().rev().skip(1);
    let caller = frames.map(|frame| frame.method).find(|method| !is_ignored(method)).map(|method| method.class);
    match caller {
        Some(class) => machine.mirror(class).into(),
        None => Native::Return(0),
    }
}

/// Frames of reflection itself and of the VM are skipped, as in HotSpot. Those of lambdas are not: they have the loader
/// and the module of their host.
fn is_ignored(method: program::MethodRef) -> bool {
    let class = method.class.name;
    let invoke = class == "java/lang/reflect/Method" && method.name == "invoke";
    invoke || class.starts_with("jdk/internal/reflect/") || class.starts_with("sojourner/") && method.class.is_of_jdk()
}

fn get_class_access_flags(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = machine.class_of_mirror(reference(arguments, 0));
    Native::Return(u64::from(class.access & !program::access::SUPER))
}
