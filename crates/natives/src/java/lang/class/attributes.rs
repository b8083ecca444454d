//! `java.lang.Class`: what the attributes of its class file say (JVMS 4.7).

use super::receiver;
use crate::attribute_bytes::{class_attribute, optional_bytes, optional_text};
use program::{ClassRef, access};
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/Class.getGenericSignature0()Ljava/lang/String;" => get_generic_signature,
    implements "java/lang/Class.getRawAnnotations()[B" => get_raw_annotations,
    implements "java/lang/Class.getRawTypeAnnotations()[B" => get_raw_type_annotations,
    implements "java/lang/Class.getConstantPool()Ljdk/internal/reflect/ConstantPool;" => get_constant_pool,
    implements "java/lang/Class.isRecord0()Z" => is_record,
    implements "java/lang/Class.getPermittedSubclasses0()[Ljava/lang/Class;" => get_permitted_subclasses,
    implements "java/lang/Class.getClassFileVersion0()I" since 19 => get_class_file_version,
    implements "java/lang/Class.getClassAccessFlagsRaw0()I" since 19 => get_class_access_flags,
    implements "java/lang/Class.getProtectionDomain0()Ljava/security/ProtectionDomain;" until 24 => null,
    implements "java/lang/Class.getSigners()[Ljava/lang/Object;" until 24 => null,
    implements "java/lang/Class.setSigners([Ljava/lang/Object;)V" until 24 => null,
];

/// Nothing is signed here, and a class without a protection domain of its own gets the one with all permissions.
fn null(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

fn get_generic_signature(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = receiver(machine, arguments);
    let signature = class.file.as_ref().and_then(|file| file.signature().ok().flatten());
    optional_text(machine, signature.as_deref()).into()
}

fn get_raw_annotations(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = receiver(machine, arguments);
    optional_bytes(machine, class_attribute(class, "RuntimeVisibleAnnotations")).into()
}

fn get_raw_type_annotations(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = receiver(machine, arguments);
    optional_bytes(machine, class_attribute(class, "RuntimeVisibleTypeAnnotations")).into()
}

/// A `ConstantPool` is a handle: its one field leads back to the class.
fn get_constant_pool(machine: &mut Machine, arguments: &[u64]) -> Native {
    let made = constant_pool(machine, arguments[0]);
    made.into()
}

fn constant_pool(machine: &mut Machine, mirror: u64) -> Detoured<Reference> {
    let class = machine.program.load("jdk/internal/reflect/ConstantPool");
    let class = machine.linked(class)?;
    let pool = machine.allocate_object(class)?;
    machine.set_named_field(pool, "constantPoolOop", mirror);
    Ok(pool)
}

/// As HotSpot: a final direct subclass of `Record` with a `Record` attribute.
fn is_record(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = receiver(machine, arguments);
    let is_child = class.super_class.is_some_and(|parent| parent.name == "java/lang/Record");
    let is_final = class.access & access::FINAL != 0;
    Native::Return(u64::from(is_child && is_final && class_attribute(class, "Record").is_some()))
}

fn get_permitted_subclasses(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = receiver(machine, arguments);
    let entries = class.file.as_ref().and_then(|file| file.permitted_subclasses().ok().flatten());
    match entries {
        Some(entries) => permitted(machine, class, &entries).into(),
        None => Native::Return(0),
    }
}

/// Those that can be loaded and are direct subclasses.
fn permitted(machine: &mut Machine, class: ClassRef, entries: &[u16]) -> Detoured<Reference> {
    let is_direct = |found: &ClassRef| found.super_class == Some(class) || found.interfaces.contains(&class);
    let loaded = entries.iter().filter_map(|entry| machine.program.resolve_class(class, *entry).ok());
    let direct: Vec<ClassRef> = loaded.filter(is_direct).collect();
    super::mirrors(machine, &direct)
}

fn get_class_file_version(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = receiver(machine, arguments);
    let version = class.file.as_ref().map_or(0, |file| u64::from(file.minor) << 16 | u64::from(file.major));
    Native::Return(version)
}

fn get_class_access_flags(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = receiver(machine, arguments);
    Native::Return(u64::from(class.access))
}
