//! `Class.forName` and the loaders' own look-ups: finding classes by name (JVMS 5.3).
//!
//! One namespace: which loader asks decides only whether a class is visible to it. The loaders of the JDK are answered
//! at once; other loaders, and names that are not found, go through the loader's Java code, so that its overrides run
//! and the exception has the frames of the JDK.

use crate::arguments::{int, reference};
use program::{ClassRef, LinkErrorKind};
use synth::class_loading::{self, ENTER, LOAD};
use vm::class_definition::two_classes;
use vm::{Detour, Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/Class.forName0(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;" => for_name,
    implements "java/lang/ClassLoader.findLoadedClass0(Ljava/lang/String;)Ljava/lang/Class;" => find_loaded_class,
    implements "java/lang/ClassLoader.findBootstrapClass(Ljava/lang/String;)Ljava/lang/Class;" => find_bootstrap_class,
    implements "sojourner/ClassLoading.finish(Ljava/lang/Class;Ljava/lang/String;Z)Ljava/lang/Class;" => finish,
    implements "sojourner/ClassLoading.accept(Ljava/lang/Class;Ljava/lang/String;)V" => accept,
];

fn for_name(machine: &mut Machine, arguments: &[u64]) -> Native {
    named(machine, arguments).unwrap_or_else(Native::from)
}

fn named(machine: &mut Machine, arguments: &[u64]) -> Detoured<Native> {
    let (name, initialize, loader) = (reference(arguments, 0), int(arguments, 1) != 0, reference(arguments, 2));
    if name.is_null() {
        return Err(machine.throw_bare("java/lang/NullPointerException"));
    }
    let java_name = machine.text(name);
    if java_name.contains('/') {
        return Err(not_found(machine, &java_name));
    }
    let internal = java_name.replace('.', "/");
    if !is_class_name(&internal) {
        return Err(not_found(machine, &internal));
    }
    if let Some(class) = visible(machine, loader, &internal)? {
        return enter(machine, class, name, initialize);
    }
    if loader.is_null() {
        return Err(not_found(machine, &internal));
    }
    let element = element_name(&java_name);
    let element = machine.new_string(element)?;
    let own = machine.own_class(class_loading::CLASS, || Ok(vec![class_loading::synthesize()?]))?;
    let load = machine.own_method(own, LOAD)?;
    shown_as_native(machine, load);
    Ok(Native::Call(load, vec![loader.slot(), element.slot(), name.slot(), u64::from(initialize)]))
}

/// Whether a name could be one of a class: of an array class as a descriptor, of others without `;`, `[` and empty
/// parts.
fn is_class_name(name: &str) -> bool {
    let element = name.trim_start_matches('[');
    if element.len() == name.len() {
        return is_binary_name(name);
    }
    match element.strip_prefix('L') {
        Some(class) => class.strip_suffix(';').is_some_and(is_binary_name),
        None => matches!(element, "Z" | "B" | "C" | "S" | "I" | "J" | "F" | "D"),
    }
}

fn is_binary_name(name: &str) -> bool {
    name.split('/').all(|part| !part.is_empty() && !part.contains([';', '[']))
}

fn not_found(machine: &mut Machine, name: &str) -> Detour {
    machine.throw_new("java/lang/ClassNotFoundException", name)
}

/// Stack traces show the running native in the place of one of the VM's own methods.
fn shown_as_native(machine: &Machine, method: program::MethodRef) {
    if let Some(native) = machine.running_native() {
        method.set_stands_for(native);
    }
}

/// A class that was found, initialised first where that is asked for and has not happened yet.
fn enter(machine: &mut Machine, class: ClassRef, name: Reference, initialize: bool) -> Detoured<Native> {
    if !initialize || machine.is_initialized(class)? {
        return Ok(Native::Return(machine.mirror(class)?.slot()));
    }
    let native = initialize_in_place(machine, class, name)?;
    if let Native::Call(enter, _) = &native {
        shown_as_native(machine, enter);
    }
    Ok(native)
}

/// Answers a native with a class, after its initialisation. `name` is what was asked for, or null.
pub(crate) fn initialize_in_place(machine: &mut Machine, class: ClassRef, name: Reference) -> Detoured<Native> {
    let mirror = machine.mirror(class)?;
    let own = machine.own_class(class_loading::CLASS, || Ok(vec![class_loading::synthesize()?]))?;
    let enter = machine.own_method(own, ENTER)?;
    Ok(Native::Call(enter, vec![mirror.slot(), name.slot(), 1]))
}

/// The class a loader is asked for when an array class is wanted: `[[Lshop.Cart;` needs `shop.Cart`.
fn element_name(name: &str) -> &str {
    let element = name.trim_start_matches('[');
    if element.len() == name.len() {
        return name;
    }
    element.strip_prefix('L').and_then(|rest| rest.strip_suffix(';')).unwrap_or(name)
}

/// The class of this internal name, where the JDK's loaders, or the loader itself, have it.
fn visible(machine: &mut Machine, loader: Reference, name: &str) -> Detoured<Option<ClassRef>> {
    let Some(class) = known(machine, name)? else { return Ok(None) };
    let owner = defining_loader(machine, class)?;
    Ok(sees(machine, loader, owner).then_some(class))
}

/// The class of this internal name in this state; primitive types have no name that counts.
fn known(machine: &mut Machine, name: &str) -> Detoured<Option<ClassRef>> {
    if let Some(class) = machine.defined_class(name) {
        return Ok(Some(class));
    }
    if machine.is_defined_elsewhere(name) {
        return Ok(None);
    }
    match machine.program.load(name) {
        Ok(class) if class.is_primitive() => Ok(None),
        Ok(class) => Ok(Some(class)),
        Err(error) if error.kind == LinkErrorKind::NoClassDefFound && error.message == element_name(name) => Ok(None),
        Err(error) => Err(machine.throw_link_error(&error)),
    }
}

fn defining_loader(machine: &mut Machine, class: ClassRef) -> Detoured<Reference> {
    let mirror = machine.mirror(class)?;
    Ok(Reference::from_slot(machine.heap.field(mirror, machine.known.class_loader)))
}

/// Whether `loader` is one of the JDK's that delegates to `owner`, or `owner` itself.
fn sees(machine: &Machine, loader: Reference, owner: Reference) -> bool {
    if loader == owner {
        return true;
    }
    let builtin = !loader.is_null() && machine.is_builtin_loader(loader);
    builtin && sees(machine, Reference::from_slot(machine.named_field(loader, "parent")), owner)
}

fn find_loaded_class(machine: &mut Machine, arguments: &[u64]) -> Native {
    let name = machine.text(reference(arguments, 1)).replace('.', "/");
    owned(machine, reference(arguments, 0), &name).into()
}

fn find_bootstrap_class(machine: &mut Machine, arguments: &[u64]) -> Native {
    let name = machine.text(reference(arguments, 0)).replace('.', "/");
    owned(machine, Reference::NULL, &name).into()
}

/// The mirror of the class of this name that `loader` itself defines, or null.
fn owned(machine: &mut Machine, loader: Reference, name: &str) -> Detoured<Reference> {
    match known(machine, name)? {
        Some(class) if defining_loader(machine, class)? == loader => machine.mirror(class),
        Some(_) | None => Ok(Reference::NULL),
    }
}

/// The last part of `forName`: the loader's answer becomes the class that was asked for.
fn finish(machine: &mut Machine, arguments: &[u64]) -> Native {
    finished(machine, arguments).into()
}

fn finished(machine: &mut Machine, arguments: &[u64]) -> Detoured<Reference> {
    let name = machine.text(reference(arguments, 1));
    let element = reference(arguments, 0);
    if element.is_null() {
        return Err(not_found(machine, &name));
    }
    let class = machine.class_of_mirror(element);
    if class.is_array() {
        return Ok(element);
    }
    let dimensions = name.bytes().take_while(|byte| *byte == b'[').count();
    let class = (0..dimensions).fold(class, |class, _| machine.program.array_of(class));
    if int(arguments, 2) != 0 {
        machine.ensure_initialized(class)?;
    }
    machine.mirror(class)
}

/// The loader of a class that mentions another one has answered: the answer must be what the name now leads to.
fn accept(machine: &mut Machine, arguments: &[u64]) -> Native {
    let name = machine.text(reference(arguments, 1));
    let found = machine.program.load(&name).ok();
    if found.and_then(|class| class.mirror()).is_some_and(|mirror| u64::from(mirror) == arguments[0]) {
        return Native::Return(0);
    }
    let answer = reference(arguments, 0);
    if !answer.is_null() && machine.class_of_mirror(answer).name == name {
        let class = machine.class_of_mirror(answer);
        return machine.unsupported(two_classes(class)).into();
    }
    machine.throw_new("java/lang/NoClassDefFoundError", &name).into()
}
