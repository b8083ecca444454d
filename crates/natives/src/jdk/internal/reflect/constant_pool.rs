//! `jdk.internal.reflect.ConstantPool`: the constant pool of a class, for the annotation parser.
//!
//! Every native gets the mirror of the class and an index. An index out of range, or of another kind of constant, is an
//! `IllegalArgumentException` as in HotSpot.

use crate::arguments::{int, reference};
use crate::java::lang::reflect::members::{new_constructor, new_field, new_method};
use classfile::{ClassFile, Constant};
use program::ClassRef;
use vm::{Detour, Detoured, Machine, Native, NativeEntry, Reference, natives};

pub const NATIVES: &[NativeEntry] = natives![
    implements "jdk/internal/reflect/ConstantPool.getSize0(Ljava/lang/Object;)I" => get_size,
    implements "jdk/internal/reflect/ConstantPool.getClassAt0(Ljava/lang/Object;I)Ljava/lang/Class;" => get_class,
    implements "jdk/internal/reflect/ConstantPool.getClassAtIfLoaded0(Ljava/lang/Object;I)Ljava/lang/Class;" => get_class,
    implements "jdk/internal/reflect/ConstantPool.getClassRefIndexAt0(Ljava/lang/Object;I)I" => get_class_index,
    implements "jdk/internal/reflect/ConstantPool.getMethodAt0(Ljava/lang/Object;I)Ljava/lang/reflect/Member;" => get_method,
    implements "jdk/internal/reflect/ConstantPool.getMethodAtIfLoaded0(Ljava/lang/Object;I)Ljava/lang/reflect/Member;" => get_method,
    implements "jdk/internal/reflect/ConstantPool.getFieldAt0(Ljava/lang/Object;I)Ljava/lang/reflect/Field;" => get_field,
    implements "jdk/internal/reflect/ConstantPool.getFieldAtIfLoaded0(Ljava/lang/Object;I)Ljava/lang/reflect/Field;" => get_field,
    implements "jdk/internal/reflect/ConstantPool.getMemberRefInfoAt0(Ljava/lang/Object;I)[Ljava/lang/String;" => get_member_info,
    implements "jdk/internal/reflect/ConstantPool.getNameAndTypeRefIndexAt0(Ljava/lang/Object;I)I" => get_name_and_type_index,
    implements "jdk/internal/reflect/ConstantPool.getNameAndTypeRefInfoAt0(Ljava/lang/Object;I)[Ljava/lang/String;" => get_name_and_type,
    implements "jdk/internal/reflect/ConstantPool.getIntAt0(Ljava/lang/Object;I)I" => get_number,
    implements "jdk/internal/reflect/ConstantPool.getLongAt0(Ljava/lang/Object;I)J" => get_number,
    implements "jdk/internal/reflect/ConstantPool.getFloatAt0(Ljava/lang/Object;I)F" => get_number,
    implements "jdk/internal/reflect/ConstantPool.getDoubleAt0(Ljava/lang/Object;I)D" => get_number,
    implements "jdk/internal/reflect/ConstantPool.getStringAt0(Ljava/lang/Object;I)Ljava/lang/String;" => get_string,
    implements "jdk/internal/reflect/ConstantPool.getUTF8At0(Ljava/lang/Object;I)Ljava/lang/String;" => get_utf8,
    implements "jdk/internal/reflect/ConstantPool.getTagAt0(Ljava/lang/Object;I)B" => get_tag,
];

/// The class asked about, its file, and the constant at the index.
struct Entry {
    class: ClassRef,
    file: &'static ClassFile<'static>,
    index: u16,
    constant: Constant,
}

fn entry(machine: &mut Machine, arguments: &[u64]) -> Detoured<Entry> {
    let class = machine.class_of_mirror(reference(arguments, 1));
    let index = u16::try_from(int(arguments, 2)).ok();
    let found =
        index.zip(class.file.as_ref()).and_then(|(index, file)| Some((index, file, file.pool.get(index).ok()?)));
    match found {
        Some((index, file, constant)) => Ok(Entry { class, file, index, constant }),
        None => Err(machine.throw_new("java/lang/IllegalArgumentException", "Constant pool index out of bounds")),
    }
}

fn wrong_kind(machine: &mut Machine) -> Detour {
    machine.throw_new("java/lang/IllegalArgumentException", "Wrong type at constant pool index")
}

fn get_size(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = machine.class_of_mirror(reference(arguments, 1));
    Native::Return(class.file.as_ref().map_or(0, |file| file.pool.len() as u64))
}

fn get_class(machine: &mut Machine, arguments: &[u64]) -> Native {
    class_at(machine, arguments).into()
}

fn class_at(machine: &mut Machine, arguments: &[u64]) -> Detoured<Reference> {
    let entry = entry(machine, arguments)?;
    if !matches!(entry.constant, Constant::Class(_)) {
        return Err(wrong_kind(machine));
    }
    let class = machine.program.resolve_class(entry.class, entry.index);
    let class = machine.linked(class)?;
    machine.mirror(class)
}

/// The class and the name and type of a member reference.
fn member_parts(machine: &mut Machine, arguments: &[u64]) -> Detoured<(u16, u16)> {
    match entry(machine, arguments)?.constant {
        Constant::FieldRef { class, name_and_type }
        | Constant::MethodRef { class, name_and_type }
        | Constant::InterfaceMethodRef { class, name_and_type } => Ok((class, name_and_type)),
        _ => Err(wrong_kind(machine)),
    }
}

fn get_class_index(machine: &mut Machine, arguments: &[u64]) -> Native {
    member_parts(machine, arguments).map(|(class, _)| u64::from(class)).into()
}

fn get_name_and_type_index(machine: &mut Machine, arguments: &[u64]) -> Native {
    member_parts(machine, arguments).map(|(_, name_and_type)| u64::from(name_and_type)).into()
}

fn get_method(machine: &mut Machine, arguments: &[u64]) -> Native {
    method_at(machine, arguments).into()
}

fn method_at(machine: &mut Machine, arguments: &[u64]) -> Detoured<Reference> {
    let entry = entry(machine, arguments)?;
    if !matches!(entry.constant, Constant::MethodRef { .. } | Constant::InterfaceMethodRef { .. }) {
        return Err(wrong_kind(machine));
    }
    let method = machine.program.resolve_method(entry.class, entry.index);
    let method = machine.linked(method)?;
    if method.is_constructor() { new_constructor(machine, method) } else { new_method(machine, method) }
}

fn get_field(machine: &mut Machine, arguments: &[u64]) -> Native {
    field_at(machine, arguments).into()
}

fn field_at(machine: &mut Machine, arguments: &[u64]) -> Detoured<Reference> {
    let entry = entry(machine, arguments)?;
    if !matches!(entry.constant, Constant::FieldRef { .. }) {
        return Err(wrong_kind(machine));
    }
    let field = machine.program.resolve_field(entry.class, entry.index);
    let field = machine.linked(field)?;
    new_field(machine, field)
}

fn get_member_info(machine: &mut Machine, arguments: &[u64]) -> Native {
    member_info(machine, arguments).into()
}

fn member_info(machine: &mut Machine, arguments: &[u64]) -> Detoured<Reference> {
    let entry = entry(machine, arguments)?;
    match entry.file.pool.member(entry.index) {
        Ok(member) => strings(machine, &[&member.class_name, &member.name, &member.descriptor]),
        Err(_) => Err(wrong_kind(machine)),
    }
}

fn get_name_and_type(machine: &mut Machine, arguments: &[u64]) -> Native {
    name_and_type(machine, arguments).into()
}

fn name_and_type(machine: &mut Machine, arguments: &[u64]) -> Detoured<Reference> {
    let entry = entry(machine, arguments)?;
    match entry.file.pool.name_and_type(entry.index) {
        Ok((name, descriptor)) => strings(machine, &[&name, &descriptor]),
        Err(_) => Err(wrong_kind(machine)),
    }
}

fn strings(machine: &mut Machine, texts: &[&str]) -> Detoured<Reference> {
    let mut elements = Vec::with_capacity(texts.len());
    for text in texts {
        elements.push(machine.new_string(text)?);
    }
    machine.new_reference_array(machine.known.string_array, &elements)
}

/// All numbers: a slot is untyped, so the constant's bits are the answer whatever its type.
fn get_number(machine: &mut Machine, arguments: &[u64]) -> Native {
    let constant = match entry(machine, arguments) {
        Ok(entry) => entry.constant,
        Err(detour) => return detour.into(),
    };
    match constant {
        Constant::Integer(value) => Native::Return(u64::from(value as u32)),
        Constant::Float(bits) => Native::Return(u64::from(bits)),
        Constant::Long(value) => Native::Return(value as u64),
        Constant::Double(bits) => Native::Return(bits),
        _ => wrong_kind(machine).into(),
    }
}

fn get_string(machine: &mut Machine, arguments: &[u64]) -> Native {
    text_at(machine, arguments, |constant| match constant {
        Constant::String(text) => Some(text),
        _ => None,
    })
    .into()
}

fn get_utf8(machine: &mut Machine, arguments: &[u64]) -> Native {
    let index = int(arguments, 2) as u16;
    text_at(machine, arguments, |constant| matches!(constant, Constant::Utf8 { .. }).then_some(index)).into()
}

fn text_at(
    machine: &mut Machine,
    arguments: &[u64],
    text_index: impl Fn(Constant) -> Option<u16>,
) -> Detoured<Reference> {
    let entry = entry(machine, arguments)?;
    match text_index(entry.constant).and_then(|index| entry.file.pool.utf8(index).ok()) {
        Some(bytes) => machine.intern_utf16(&classfile::modified_utf8::to_utf16(bytes)),
        None => Err(wrong_kind(machine)),
    }
}

fn get_tag(machine: &mut Machine, arguments: &[u64]) -> Native {
    entry(machine, arguments).map(|entry| u64::from(tag(entry.constant))).into()
}

/// JVMS table 4.4-A; 0 for what is no entry.
fn tag(constant: Constant) -> u8 {
    match constant {
        Constant::Unusable => 0,
        Constant::Utf8 { .. } => 1,
        Constant::Integer(_) => 3,
        Constant::Float(_) => 4,
        Constant::Long(_) => 5,
        Constant::Double(_) => 6,
        Constant::Class(_) => 7,
        Constant::String(_) => 8,
        Constant::FieldRef { .. } => 9,
        Constant::MethodRef { .. } => 10,
        Constant::InterfaceMethodRef { .. } => 11,
        Constant::NameAndType { .. } => 12,
        Constant::MethodHandle { .. } => 15,
        Constant::MethodType(_) => 16,
        Constant::Dynamic { .. } => 17,
        Constant::InvokeDynamic { .. } => 18,
        Constant::Module(_) => 19,
        Constant::Package(_) => 20,
    }
}
