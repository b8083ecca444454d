//! `java.lang.ClassLoader`: defining classes from bytes (JVMS 5.3.5).

use super::class::by_name::initialize_in_place;
use crate::arguments::{int, reference};
use vm::class_definition::ClassRequest;
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/ClassLoader.registerNatives()V" => nothing,
    implements "java/lang/ClassLoader.defineClass1(Ljava/lang/ClassLoader;Ljava/lang/String;[BIILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;" => define_bytes,
    implements "java/lang/ClassLoader.defineClass2(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/nio/ByteBuffer;IILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;" => define_direct_buffer,
    implements "java/lang/ClassLoader.defineClass0(Ljava/lang/ClassLoader;Ljava/lang/Class;Ljava/lang/String;[BIILjava/security/ProtectionDomain;ZILjava/lang/Object;)Ljava/lang/Class;" => define_for_lookup,
    implements "jdk/internal/misc/Unsafe.defineClass0(Ljava/lang/String;[BIILjava/lang/ClassLoader;Ljava/security/ProtectionDomain;)Ljava/lang/Class;" => define_by_unsafe,
    implements "java/lang/ClassLoader.retrieveDirectives()Ljava/lang/AssertionStatusDirectives;" => retrieve_directives,
];

/// Flags of `defineClass0`, as `java.lang.invoke.MethodHandleNatives.Constants` names them.
const NESTMATE_CLASS: i32 = 1;
const HIDDEN_CLASS: i32 = 2;

fn nothing(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

/// Where the bytes of a definition lie in a `byte[]`.
struct Range {
    array: Reference,
    offset: i32,
    length: i32,
}

fn define_bytes(machine: &mut Machine, arguments: &[u64]) -> Native {
    let range = Range { array: reference(arguments, 2), offset: int(arguments, 3), length: int(arguments, 4) };
    let request = plain_request(reference(arguments, 0), reference(arguments, 5));
    defined(machine, reference(arguments, 1), &range, &request).into()
}

fn define_by_unsafe(machine: &mut Machine, arguments: &[u64]) -> Native {
    let range = Range { array: reference(arguments, 2), offset: int(arguments, 3), length: int(arguments, 4) };
    let request = plain_request(reference(arguments, 5), reference(arguments, 6));
    defined(machine, reference(arguments, 1), &range, &request).into()
}

fn define_direct_buffer(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.unsupported("a class defined from a direct byte buffer").into()
}

fn plain_request(loader: Reference, protection_domain: Reference) -> ClassRequest {
    ClassRequest {
        loader,
        lookup: None,
        hidden: false,
        nestmate: false,
        protection_domain,
        class_data: Reference::NULL,
    }
}

fn define_for_lookup(machine: &mut Machine, arguments: &[u64]) -> Native {
    let range = Range { array: reference(arguments, 3), offset: int(arguments, 4), length: int(arguments, 5) };
    let flags = int(arguments, 8);
    let request = ClassRequest {
        loader: reference(arguments, 0),
        lookup: Some(machine.class_of_mirror(reference(arguments, 1))),
        hidden: flags & HIDDEN_CLASS != 0,
        nestmate: flags & NESTMATE_CLASS != 0,
        protection_domain: reference(arguments, 6),
        class_data: reference(arguments, 9),
    };
    define_once(machine, &range, &request, int(arguments, 7) != 0).unwrap_or_else(Native::from)
}

/// Defines a class and then, in the native's place, initialises it: the definition must not be repeated.
fn define_once(machine: &mut Machine, range: &Range, request: &ClassRequest, initialize: bool) -> Detoured<Native> {
    let mirror = defined(machine, Reference::NULL, range, request)?;
    if !initialize {
        return Ok(Native::Return(mirror.slot()));
    }
    let class = machine.class_of_mirror(mirror);
    initialize_in_place(machine, class, Reference::NULL)
}

/// The mirror of a new class; `name`, if given, must be the one its bytes have.
fn defined(machine: &mut Machine, name: Reference, range: &Range, request: &ClassRequest) -> Detoured<Reference> {
    let bytes = machine.bytes(range.array);
    let (Ok(offset), Ok(length)) = (usize::try_from(range.offset), usize::try_from(range.length)) else {
        return Err(machine.throw_bare("java/lang/ArrayIndexOutOfBoundsException"));
    };
    let Some(bytes) = offset.checked_add(length).and_then(|end| bytes.get(offset..end)) else {
        return Err(machine.throw_bare("java/lang/ArrayIndexOutOfBoundsException"));
    };
    if !name.is_null() {
        check_name(machine, name, bytes)?;
    }
    let class = machine.define_class(bytes, request)?;
    machine.mirror(class)
}

fn check_name(machine: &mut Machine, name: Reference, bytes: &[u8]) -> Detoured<()> {
    let wanted = machine.text(name).replace('.', "/");
    let found = machine.class_file_name(bytes)?;
    if wanted == found {
        return Ok(());
    }
    Err(machine.throw_new("java/lang/NoClassDefFoundError", &format!("{wanted} (wrong name: {found})")))
}

/// No `-ea:` options: the settings alone decide.
fn retrieve_directives(machine: &mut Machine, _arguments: &[u64]) -> Native {
    directives(machine).into()
}

fn directives(machine: &mut Machine) -> Detoured<Reference> {
    let class = machine.program.load("java/lang/AssertionStatusDirectives");
    let class = machine.linked(class)?;
    let object = machine.allocate_object(class)?;
    let names = machine.new_reference_array(machine.known.string_array, &[])?;
    let flags = machine.program.load("[Z");
    let flags = machine.linked(flags)?;
    let flags = machine.allocate_array(flags, 0)?;
    for (field, value) in [("classes", names), ("classEnabled", flags), ("packages", names), ("packageEnabled", flags)]
    {
        machine.set_named_field(object, field, value.slot());
    }
    machine.set_named_field(object, "deflt", u64::from(machine.settings.assertions));
    Ok(object)
}
