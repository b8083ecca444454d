//! `jdk.internal.reflect`: who called.

use crate::arguments::reference;
use vm::{Machine, Native, NativeEntry, natives};

pub const NATIVES: &[NativeEntry] = natives![
    implements "jdk/internal/reflect/Reflection.getCallerClass()Ljava/lang/Class;" => get_caller_class,
    implements "jdk/internal/reflect/Reflection.getClassAccessFlags(Ljava/lang/Class;)I" => get_class_access_flags,
];

/// The class whose method called the method that asks.
fn get_caller_class(machine: &mut Machine, _arguments: &[u64]) -> Native {
    let frames = &machine.thread().frames;
    let visible = frames.iter().rev().filter(|frame| machine.is_visible(frame.method));
    let caller = visible.skip(1).find(|frame| !is_reflective(frame.method)).map(|frame| frame.method.class);
    match caller {
        Some(class) => machine.mirror(class).into(),
        None => Native::Return(0),
    }
}

/// Frames of reflection itself are skipped, as in HotSpot (`Method.invoke` and its accessors).
fn is_reflective(method: program::MethodRef) -> bool {
    (method.class.name == "java/lang/reflect/Method" && method.name == "invoke")
        || method.class.name.starts_with("jdk/internal/reflect/")
}

fn get_class_access_flags(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = machine.class_of_mirror(reference(arguments, 0));
    Native::Return(u64::from(class.access & !program::access::SUPER))
}
