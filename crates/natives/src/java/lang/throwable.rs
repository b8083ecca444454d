//! `java.lang.Throwable`, `StackTraceElement`: backtraces and the lines they become.

use crate::arguments::reference;
use program::source::Origin;
use program::{ClassRef, MethodId};
use vm::exceptions::NATIVE_INSTRUCTION;
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/Throwable.fillInStackTrace(I)Ljava/lang/Throwable;" => fill_in_stack_trace,
    implements "java/lang/StackTraceElement.initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Object;I)V" since 19 => from_backtrace,
    implements "java/lang/StackTraceElement.initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V" until 18 => from_throwable,
    overrides "java/lang/StackTraceElement.isHashedInJavaBase(Ljava/lang/Module;)Z" => is_hashed,
];

/// The JDK's own modules are all recorded in java.base, so traces never show their version; asking would need the
/// module graph.
fn is_hashed(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(1)
}

fn fill_in_stack_trace(machine: &mut Machine, arguments: &[u64]) -> Native {
    let exception = reference(arguments, 0);
    machine.fill_in_stack_trace(exception).map(|()| exception).into()
}

fn from_backtrace(machine: &mut Machine, arguments: &[u64]) -> Native {
    fill_elements(machine, reference(arguments, 0), reference(arguments, 1)).into()
}

fn from_throwable(machine: &mut Machine, arguments: &[u64]) -> Native {
    let backtrace = machine.heap.field(reference(arguments, 1), machine.known.throwable_backtrace);
    fill_elements(machine, reference(arguments, 0), Reference::from_slot(backtrace)).into()
}

fn fill_elements(machine: &mut Machine, elements: Reference, backtrace: Reference) -> Detoured<()> {
    for (index, element) in machine.references(elements).into_iter().enumerate() {
        let word = machine.heap.element(backtrace, index as u32, 3);
        fill_element(machine, element, MethodId((word >> 32) as u32), word as u32)?;
    }
    Ok(())
}

/// Sets the fields of one `StackTraceElement`; `computeFormat` of the JDK does the rest.
pub(crate) fn fill_element(
    machine: &mut Machine,
    element: Reference,
    method: MethodId,
    instruction: u32,
) -> Detoured<()> {
    let method = machine.program.method(method);
    let class = method.class;
    let mirror = machine.mirror(class)?;
    let name = machine.intern(&class.java_name())?;
    let method_name = machine.intern(method.name)?;
    machine.set_named_field(element, "declaringClassObject", mirror.slot());
    machine.set_named_field(element, "declaringClass", name.slot());
    machine.set_named_field(element, "methodName", method_name.slot());
    set_home(machine, element, class, mirror)?;
    if let Some(file) = class.file.as_ref().and_then(|file| file.source_file().ok().flatten()) {
        let file = machine.intern(&file)?;
        machine.set_named_field(element, "fileName", file.slot());
    }
    let line = if instruction == NATIVE_INSTRUCTION {
        -2
    } else {
        method.decoded().and_then(|code| code.line(instruction as usize)).map_or(-1, i32::from)
    };
    machine.set_named_field(element, "lineNumber", u64::from(line as u32));
    Ok(())
}

/// The names of the module and the loader, where they have one.
fn set_home(machine: &mut Machine, element: Reference, class: ClassRef, mirror: Reference) -> Detoured<()> {
    let module = Reference::from_slot(machine.heap.field(mirror, machine.known.class_module));
    if !module.is_null() {
        let name = machine.heap.field(module, machine.known.module_name);
        machine.set_named_field(element, "moduleName", name);
    }
    let loader = Reference::from_slot(machine.heap.field(mirror, machine.known.class_loader));
    if !loader.is_null() {
        let name = machine.named_field(loader, "name");
        machine.set_named_field(element, "classLoaderName", name);
    }
    if let Origin::Jdk { .. } = class.origin {
        let version = machine.settings.java_version.clone();
        let version = machine.intern(&version)?;
        machine.set_named_field(element, "moduleVersion", version.slot());
    }
    Ok(())
}
