//! `java.lang.Process…` and the environment: a program cannot start processes or see them, and no environment variable
//! is set. That another host has some is what a proof assumes not to be (`surroundings::readings`).

use crate::arguments::{reference, zero};
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/ProcessEnvironment.environ()[[B" => all_variables,
    // It gets ready to start processes, which none does.
    implements "java/lang/ProcessImpl.init()V" => zero,
    overrides "java/lang/ProcessBuilder.start()Ljava/lang/Process;" => start_process,
    overrides "java/lang/Runtime.loadLibrary0(Ljava/lang/Class;Ljava/lang/String;)V" => load_library,
    overrides "java/lang/Runtime.load0(Ljava/lang/Class;Ljava/lang/String;)V" => load_library,
    overrides "jdk/internal/loader/BootLoader.loadLibrary(Ljava/lang/String;)V" => zero,
];

fn all_variables(machine: &mut Machine, _arguments: &[u64]) -> Native {
    no_variables(machine).into()
}

/// Names and values, one after the other: none.
fn no_variables(machine: &mut Machine) -> Detoured<Reference> {
    let class = machine.program.load("[[B");
    let class = machine.linked(class)?;
    machine.new_reference_array(class, &[])
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
