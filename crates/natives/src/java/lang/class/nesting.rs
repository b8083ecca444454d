//! `java.lang.Class`: nested, local and anonymous classes (JVMS 4.7.6, 4.7.7) and nests (4.7.28, 4.7.29).

use super::receiver;
use crate::attribute_bytes::optional_text;
use classfile::ClassFile;
use classfile::attributes::InnerClass;
use program::ClassRef;
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/Class.getDeclaredClasses0()[Ljava/lang/Class;" => get_declared_classes,
    implements "java/lang/Class.getDeclaringClass0()Ljava/lang/Class;" => get_declaring_class,
    implements "java/lang/Class.getEnclosingMethod0()[Ljava/lang/Object;" => get_enclosing_method,
    implements "java/lang/Class.getSimpleBinaryName0()Ljava/lang/String;" => get_simple_binary_name,
    implements "java/lang/Class.getNestHost0()Ljava/lang/Class;" => get_nest_host,
    implements "java/lang/Class.getNestMembers0()[Ljava/lang/Class;" => get_nest_members,
    implements "jdk/internal/reflect/Reflection.areNestMates(Ljava/lang/Class;Ljava/lang/Class;)Z" => are_nest_mates,
];

/// The entry of the InnerClasses attribute that is about the class itself.
fn own_entry(file: &ClassFile<'static>) -> Option<InnerClass> {
    let own = file.name().ok()?;
    let entries = file.inner_classes().ok()?;
    entries.into_iter().find(|entry| file.pool.class_name(entry.inner).is_ok_and(|name| name == own))
}

fn get_declared_classes(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = receiver(machine, arguments);
    declared_classes(machine, class).into()
}

fn declared_classes(machine: &mut Machine, class: ClassRef) -> Detoured<Reference> {
    let mut members = Vec::new();
    if let Some(file) = &class.file {
        for entry in file.inner_classes().unwrap_or_default() {
            let outer = file.pool.class_name(entry.outer).ok();
            if entry.outer != 0 && outer == file.name().ok() {
                let member = machine.program.resolve_class(class, entry.inner);
                members.push(machine.linked(member)?);
            }
        }
    }
    super::mirrors(machine, &members)
}

fn get_declaring_class(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = receiver(machine, arguments);
    let outer = class.file.as_ref().and_then(own_entry).map_or(0, |entry| entry.outer);
    if outer == 0 {
        return Native::Return(0);
    }
    declaring_class(machine, class, outer).into()
}

/// The class that says it has `class` as a member, if it says so.
fn declaring_class(machine: &mut Machine, class: ClassRef, entry: u16) -> Detoured<Reference> {
    let outer = machine.program.resolve_class(class, entry);
    let outer = machine.linked(outer)?;
    if mentions(outer, class) {
        return machine.mirror(outer);
    }
    let message = format!("{} and {} disagree on InnerClasses attribute", outer.java_name(), class.java_name());
    Err(machine.throw_new("java/lang/IncompatibleClassChangeError", &message))
}

fn mentions(outer: ClassRef, inner: ClassRef) -> bool {
    let (Some(file), Some(inner)) = (&outer.file, inner.file.as_ref().and_then(|file| file.name().ok())) else {
        return false;
    };
    let entries = file.inner_classes().unwrap_or_default();
    entries.iter().any(|entry| file.pool.class_name(entry.inner).is_ok_and(|name| name == inner))
}

fn class_at(machine: &mut Machine, class: ClassRef, entry: u16) -> Detoured<Reference> {
    let found = machine.program.resolve_class(class, entry);
    let found = machine.linked(found)?;
    machine.mirror(found)
}

fn get_enclosing_method(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = receiver(machine, arguments);
    enclosing_method(machine, class).into()
}

/// `{class, name, descriptor}`; the last two are null outside of methods.
fn enclosing_method(machine: &mut Machine, class: ClassRef) -> Detoured<Reference> {
    let Some(file) = &class.file else { return Ok(Reference::NULL) };
    let Some(enclosing) = file.enclosing_method().ok().flatten() else { return Ok(Reference::NULL) };
    let outer = class_at(machine, class, enclosing.class)?;
    let method = file.pool.name_and_type(enclosing.method).ok();
    let name = optional_text(machine, method.as_ref().map(|(name, _)| name.as_ref()))?;
    let descriptor = optional_text(machine, method.as_ref().map(|(_, descriptor)| descriptor.as_ref()))?;
    machine.new_reference_array(machine.known.object_array, &[outer, name, descriptor])
}

fn get_simple_binary_name(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = receiver(machine, arguments);
    let name = class.file.as_ref().and_then(|file| file.pool.text(own_entry(file)?.name).ok());
    optional_text(machine, name.as_deref()).into()
}

/// The nest host of a class (JVMS 5.4.4): itself where the attribute is missing or the host does not agree.
fn nest_host(machine: &Machine, class: ClassRef) -> ClassRef {
    if class.hidden {
        return class.host.map_or(class, |host| nest_host(machine, host));
    }
    let Some(file) = &class.file else { return class };
    let Some(entry) = file.nest_host().ok().flatten() else { return class };
    match machine.program.resolve_class(class, entry) {
        Ok(host) if lists_member(host, class) && host.same_package(class) => host,
        Ok(_) | Err(_) => class,
    }
}

fn lists_member(host: ClassRef, member: ClassRef) -> bool {
    let Some(file) = &host.file else { return false };
    let members = file.nest_members().unwrap_or_default();
    members.iter().any(|entry| file.pool.class_name(*entry).is_ok_and(|name| name == member.name))
}

fn get_nest_host(machine: &mut Machine, arguments: &[u64]) -> Native {
    let host = nest_host(machine, receiver(machine, arguments));
    machine.mirror(host).into()
}

fn get_nest_members(machine: &mut Machine, arguments: &[u64]) -> Native {
    let host = nest_host(machine, receiver(machine, arguments));
    let mut members = vec![host];
    if let Some(file) = &host.file {
        let listed = file.nest_members().unwrap_or_default();
        let loaded = listed.iter().filter_map(|entry| machine.program.resolve_class(host, *entry).ok());
        members.extend(loaded.filter(|member| nest_host(machine, member) == host));
    }
    super::mirrors(machine, &members).into()
}

fn are_nest_mates(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = |index: usize| machine.class_of_mirror(crate::arguments::reference(arguments, index));
    let (left, right) = (class(0), class(1));
    Native::Return(u64::from(nest_host(machine, left) == nest_host(machine, right)))
}
