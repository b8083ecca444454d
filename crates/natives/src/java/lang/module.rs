//! `java.lang.Module`: the VM's side of the module graph.
//!
//! The module graph itself is the JDK's own: descriptors, readability and exports are ordinary Java objects made at
//! boot.

use crate::arguments::reference;
use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/Module.defineModule0(Ljava/lang/Module;ZLjava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V" => define_module,
    implements "java/lang/Module.addReads0(Ljava/lang/Module;Ljava/lang/Module;)V" => nothing,
    implements "java/lang/Module.addExports0(Ljava/lang/Module;Ljava/lang/String;Ljava/lang/Module;)V" => nothing,
    implements "java/lang/Module.addExportsToAll0(Ljava/lang/Module;Ljava/lang/String;)V" => nothing,
    implements "java/lang/Module.addExportsToAllUnnamed0(Ljava/lang/Module;Ljava/lang/String;)V" => nothing,
];

fn nothing(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

fn define_module(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.define_module(reference(arguments, 0), reference(arguments, 4)).into()
}
