//! `java.io.ObjectStreamClass`.

use crate::arguments::{reference, zero};
use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/io/ObjectStreamClass.initNative()V" => zero,
    implements "java/io/ObjectStreamClass.hasStaticInitializer(Ljava/lang/Class;)Z" => has_static_initializer,
];

fn has_static_initializer(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = machine.class_of_mirror(reference(arguments, 0));
    Native::Return(u64::from(class.initializer().is_some()))
}
