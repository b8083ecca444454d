//! `java.lang.Process…` and the environment: a program cannot start processes, see them, or read environment variables.
//!
//! The class library itself asks for a few variables; for it none is set.

use crate::arguments::{reference, zero};
use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    overrides "java/lang/System.getenv(Ljava/lang/String;)Ljava/lang/String;" => get_variable,
    implements "java/lang/ProcessEnvironment.environ()[[B" => all_variables,
    overrides "java/lang/ProcessBuilder.start()Ljava/lang/Process;" => start_process,
    overrides "java/lang/Runtime.loadLibrary0(Ljava/lang/Class;Ljava/lang/String;)V" => load_library,
    overrides "java/lang/Runtime.load0(Ljava/lang/Class;Ljava/lang/String;)V" => load_library,
    overrides "jdk/internal/loader/BootLoader.loadLibrary(Ljava/lang/String;)V" => zero,
];

fn is_called_by_program(machine: &Machine) -> bool {
    machine.thread().frame().is_some_and(|frame| frame.method.class.is_application())
}

fn get_variable(machine: &mut Machine, arguments: &[u64]) -> Native {
    let name = reference(arguments, 0);
    if name.is_null() {
        return machine.throw_bare("java/lang/NullPointerException").into();
    }
    if !is_called_by_program(machine) {
        return Native::Return(0);
    }
    let name = machine.text(name);
    machine.refused(format_args!("the environment variable {name}")).into()
}

fn all_variables(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.refused("the environment variables").into()
}

fn start_process(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.refused("a process").into()
}

/// The libraries of the JDK itself are what the natives here stand for.
fn load_library(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = machine.class_of_mirror(reference(arguments, 1));
    if !class.is_application() {
        return Native::Return(0);
    }
    let name = machine.text(reference(arguments, 2));
    machine.refused(format_args!("the native library {name}")).into()
}
