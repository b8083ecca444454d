//! The constant pool as `javap -v` lists it, compared entry by entry with ours.

use classfile::{ClassFile, Constant, ConstantPool};

/// Compares the lines that follow `Constant pool:` with the constants of a class.
pub(crate) fn compare(class: &ClassFile<'_>, listing: &str, path: &str) {
    let mut lines = listing.lines().filter_map(entry_line).peekable();
    for index in 1..u16::try_from(class.pool.len()).unwrap() {
        let constant = class.pool.get(index).unwrap();
        if constant == Constant::Unusable {
            continue;
        }
        let (number, kind, value) = lines.next().unwrap_or_else(|| panic!("{path}: javap has no entry {index}"));
        assert_eq!(number, index.to_string(), "{path}");
        assert_eq!(kind, kind_name(constant), "{path}, entry {index}");
        assert!(has_value(constant, index, value, &class.pool), "{path}, entry {index}: {constant:?} is not {value:?}");
    }
    assert_eq!(lines.next(), None, "{path}: javap has more entries");
}

/// Number, kind and value of a line such as `  #7 = Class   #8   // java/lang/Object`.
fn entry_line(line: &str) -> Option<(&str, &str, &str)> {
    let (number, rest) = line.trim_start().strip_prefix('#')?.split_once(" = ")?;
    let (kind, value) = rest.split_once(' ').unwrap_or((rest, ""));
    Some((number, kind, value.trim_start()))
}

fn kind_name(constant: Constant) -> &'static str {
    match constant {
        Constant::Unusable => "",
        Constant::Utf8 { .. } => "Utf8",
        Constant::Integer(_) => "Integer",
        Constant::Float(_) => "Float",
        Constant::Long(_) => "Long",
        Constant::Double(_) => "Double",
        Constant::Class(_) => "Class",
        Constant::String(_) => "String",
        Constant::FieldRef { .. } => "Fieldref",
        Constant::MethodRef { .. } => "Methodref",
        Constant::InterfaceMethodRef { .. } => "InterfaceMethodref",
        Constant::NameAndType { .. } => "NameAndType",
        Constant::MethodHandle { .. } => "MethodHandle",
        Constant::MethodType(_) => "MethodType",
        Constant::Dynamic { .. } => "Dynamic",
        Constant::InvokeDynamic { .. } => "InvokeDynamic",
        Constant::Module(_) => "Module",
        Constant::Package(_) => "Package",
    }
}

fn has_value(constant: Constant, index: u16, value: &str, pool: &ConstantPool<'_>) -> bool {
    let indices = value.split(' ').next().unwrap_or_default();
    match constant {
        Constant::Unusable => false,
        Constant::Utf8 { .. } => is_text(&pool.text(index).unwrap(), value),
        Constant::Integer(number) => value == number.to_string(),
        Constant::Long(number) => value == format!("{number}l"),
        Constant::Float(bits) => value.strip_suffix('f').is_some_and(|text| same_float(text, f32::from_bits(bits))),
        Constant::Double(bits) => value.strip_suffix('d').is_some_and(|text| same_double(text, f64::from_bits(bits))),
        Constant::Class(name) | Constant::String(name) | Constant::Module(name) | Constant::Package(name) => {
            indices == format!("#{name}")
        }
        Constant::MethodType(descriptor) => indices == format!("#{descriptor}"),
        Constant::FieldRef { class, name_and_type }
        | Constant::MethodRef { class, name_and_type }
        | Constant::InterfaceMethodRef { class, name_and_type } => indices == format!("#{class}.#{name_and_type}"),
        Constant::NameAndType { name, descriptor } => indices == format!("#{name}:#{descriptor}"),
        Constant::MethodHandle { kind, reference } => indices == format!("{kind}:#{reference}"),
        Constant::Dynamic { bootstrap, name_and_type } | Constant::InvokeDynamic { bootstrap, name_and_type } => {
            indices == format!("#{bootstrap}:#{name_and_type}")
        }
    }
}

/// `javap` escapes what is not printable ASCII; such texts are compared by their first plain part.
fn is_text(text: &str, listed: &str) -> bool {
    let is_plain = |character: char| character.is_ascii_graphic() && !matches!(character, '\\' | '"' | '\'');
    if text.chars().all(is_plain) {
        return text == listed;
    }
    let prefix: String = text.chars().take_while(|&character| is_plain(character)).collect();
    listed.starts_with(&prefix)
}

fn same_float(text: &str, value: f32) -> bool {
    text.parse::<f32>().is_ok_and(|parsed| parsed == value || (parsed.is_nan() && value.is_nan()))
}

fn same_double(text: &str, value: f64) -> bool {
    text.parse::<f64>().is_ok_and(|parsed| parsed == value || (parsed.is_nan() && value.is_nan()))
}
