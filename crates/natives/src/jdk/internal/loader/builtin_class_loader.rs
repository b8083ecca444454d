//! `jdk.internal.loader.BuiltinClassLoader`: classes and resources come from the run's own source, not from files.
//!
//! What a built-in loader would read from the image or the class path, the VM has already found by name
//! (`findLoadedClass0`): a class that gets here does not exist. Resources are URLs whose streams the VM fills; a name
//! that several places of the class path have is found once.

use crate::arguments::reference;
use program::source::{ClassBytes, Origin};
use synth::resources::{self, URL, URLS};
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    overrides "jdk/internal/loader/BuiltinClassLoader.findClassOnClassPathOrNull(Ljava/lang/String;)Ljava/lang/Class;" => null,
    overrides "jdk/internal/loader/BuiltinClassLoader.findClassInModuleOrNull(Ljdk/internal/loader/BuiltinClassLoader$LoadedModule;Ljava/lang/String;)Ljava/lang/Class;" => null,
    overrides "jdk/internal/loader/BuiltinClassLoader.findResourceAsStream(Ljava/lang/String;Ljava/lang/String;)Ljava/io/InputStream;" => find_as_stream,
    overrides "jdk/internal/loader/BuiltinClassLoader.findResource(Ljava/lang/module/ModuleReference;Ljava/lang/String;)Ljava/net/URL;" => find_in_module,
    overrides "jdk/internal/loader/BuiltinClassLoader.findResourceOnClassPath(Ljava/lang/String;)Ljava/net/URL;" => find_on_class_path,
    overrides "jdk/internal/loader/BuiltinClassLoader.findResourcesOnClassPath(Ljava/lang/String;)Ljava/util/Enumeration;" => find_all_on_class_path,
    overrides "jdk/internal/loader/BuiltinClassLoader.findMiscResource(Ljava/lang/String;)Ljava/util/List;" => find_outside_packages,
    implements "sojourner/Resources.open(Ljava/net/URL;)Ljava/io/InputStream;" => open,
];

fn null(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

/// A resource of the run by name.
fn resource(machine: &mut Machine, name: &str) -> Detoured<Option<ClassBytes>> {
    let found = machine.program.source().find_resource(name);
    found.map_err(|error| machine.throw_new("java/io/IOException", &format!("{}: {}", error.place, error.reason)))
}

/// A resource of one module of the JDK.
fn in_module(machine: &mut Machine, module: &str, name: &str) -> Detoured<Option<&'static [u8]>> {
    let found = resource(machine, name)?;
    Ok(found
        .filter(|found| matches!(found.origin, Origin::Jdk { module: home } if home == module))
        .map(|found| found.bytes))
}

/// A resource of the class path, which only the application loader has.
fn on_class_path(machine: &mut Machine, loader: Reference, name: &str) -> Detoured<Option<&'static [u8]>> {
    if loader != machine.process.boot.application_loader {
        return Ok(None);
    }
    let found = resource(machine, name)?;
    Ok(found.filter(|found| !matches!(found.origin, Origin::Jdk { .. })).map(|found| found.bytes))
}

fn find_as_stream(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (module, name) = (reference(arguments, 1), machine.text(reference(arguments, 2)));
    let found = if module.is_null() {
        on_class_path(machine, reference(arguments, 0), &name)
    } else {
        let module = machine.text(module);
        in_module(machine, &module, &name)
    };
    found.and_then(|found| stream(machine, found)).into()
}

/// A `ByteArrayInputStream` over some bytes, or null.
fn stream(machine: &mut Machine, bytes: Option<&[u8]>) -> Detoured<Reference> {
    let Some(bytes) = bytes else { return Ok(Reference::NULL) };
    let class = machine.program.load("java/io/ByteArrayInputStream");
    let class = machine.linked(class)?;
    machine.ensure_initialized(class)?;
    let buffer = machine.new_byte_array(bytes)?;
    let stream = machine.allocate_object(class)?;
    machine.set_named_field(stream, "buf", buffer.slot());
    machine.set_named_field(stream, "count", bytes.len() as u64);
    Ok(stream)
}

fn find_in_module(machine: &mut Machine, arguments: &[u64]) -> Native {
    let descriptor = Reference::from_slot(machine.named_field(reference(arguments, 1), "descriptor"));
    let module = machine.text(Reference::from_slot(machine.named_field(descriptor, "name")));
    let name = machine.text(reference(arguments, 2));
    let found = in_module(machine, &module, &name);
    found.and_then(|found| url(machine, found, &name, URL)).unwrap_or_else(Native::from)
}

fn find_on_class_path(machine: &mut Machine, arguments: &[u64]) -> Native {
    let name = machine.text(reference(arguments, 1));
    let found = on_class_path(machine, reference(arguments, 0), &name);
    found.and_then(|found| url(machine, found, &name, URL)).unwrap_or_else(Native::from)
}

fn find_all_on_class_path(machine: &mut Machine, arguments: &[u64]) -> Native {
    let name = machine.text(reference(arguments, 1));
    match on_class_path(machine, reference(arguments, 0), &name) {
        Ok(None) => call_static(machine, "emptyEnumeration", "()Ljava/util/Enumeration;"),
        found => found.and_then(|found| url(machine, found, &name, URLS)).unwrap_or_else(Native::from),
    }
}

/// The URL of a resource that exists, made by Java code in the native's place; null otherwise.
fn url(machine: &mut Machine, found: Option<&[u8]>, name: &str, maker: (&str, &str)) -> Detoured<Native> {
    if found.is_none() {
        return Ok(Native::Return(0));
    }
    let path = machine.new_string(&format!("/{name}"))?;
    let class = machine.own_class(resources::CLASS, resources::synthesize)?;
    let method = machine.own_method(class, maker)?;
    Ok(Native::Call(method, vec![path.slot()]))
}

/// Resources of the JDK's modules that are in no package: the program has no use for them.
fn find_outside_packages(machine: &mut Machine, _arguments: &[u64]) -> Native {
    call_static(machine, "emptyList", "()Ljava/util/List;")
}

fn call_static(machine: &mut Machine, name: &str, descriptor: &str) -> Native {
    let found = machine
        .program
        .load("java/util/Collections")
        .and_then(|class| machine.program.find_method(class, name, descriptor));
    match machine.linked(found) {
        Ok(method) => Native::Call(method, Vec::new()),
        Err(detour) => detour.into(),
    }
}

fn open(machine: &mut Machine, arguments: &[u64]) -> Native {
    let path = Reference::from_slot(machine.named_field(reference(arguments, 0), "path"));
    let name = machine.text(path);
    let found = resource(machine, name.trim_start_matches('/'));
    found.and_then(|found| stream(machine, found.map(|found| found.bytes))).into()
}
