//! `jdk.internal.loader.BootLoader`: the packages of the JDK itself.

use crate::arguments::reference;
use program::source::Origin;
use std::collections::BTreeSet;
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "jdk/internal/loader/BootLoader.setBootLoaderUnnamedModule0(Ljava/lang/Module;)V" => nothing,
    implements "jdk/internal/loader/BootLoader.getSystemPackageNames()[Ljava/lang/String;" => get_system_package_names,
    implements "jdk/internal/loader/BootLoader.getSystemPackageLocation(Ljava/lang/String;)Ljava/lang/String;" => get_system_package_location,
];

/// The boot loader's unnamed module has no classes here.
fn nothing(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

/// The packages, in internal form, of the JDK's classes that have a mirror and the boot loader.
fn boot_packages(machine: &Machine) -> BTreeSet<(&'static str, &'static str)> {
    let classes = (0..machine.program.class_count()).map(|id| machine.program.class(program::ClassId(id as u32)));
    classes
        .filter(|class| class.file.is_some() && !class.name.starts_with("sojourner/"))
        .filter_map(|class| match (class.origin, class.mirror()) {
            (Origin::Jdk { module }, Some(mirror)) => Some((class.package(), module, Reference(mirror))),
            _ => None,
        })
        .filter(|(_, _, mirror)| machine.heap.field(*mirror, machine.known.class_loader) == 0)
        .map(|(package, module, _)| (package, module))
        .collect()
}

fn get_system_package_names(machine: &mut Machine, _arguments: &[u64]) -> Native {
    package_names(machine).into()
}

fn package_names(machine: &mut Machine) -> Detoured<Reference> {
    let mut names = Vec::new();
    for (package, _) in boot_packages(machine) {
        names.push(machine.new_string(package)?);
    }
    machine.new_reference_array(machine.known.string_array, &names)
}

fn get_system_package_location(machine: &mut Machine, arguments: &[u64]) -> Native {
    let name = machine.text(reference(arguments, 0));
    match boot_packages(machine).into_iter().find(|(package, _)| *package == name) {
        Some((_, module)) => machine.new_string(&format!("jrt:/{module}")).into(),
        None => Native::Return(0),
    }
}
