//! Asks a class file for everything that this crate can tell about it.

use classfile::attributes::Code;
use classfile::{ClassFile, ClassFileError, Constant, ConstantPool, MemberInfo, descriptor, modified_utf8};

/// How much there was to tell.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) constants: usize,
    pub(crate) methods: usize,
    pub(crate) instructions: usize,
    pub(crate) lines: usize,
}

impl Counts {
    pub(crate) fn add(&mut self, other: Counts) {
        self.constants += other.constants;
        self.methods += other.methods;
        self.instructions += other.instructions;
        self.lines += other.lines;
    }
}

/// Parses a class and follows everything in it; an error of any part is the error of the whole.
pub(crate) fn class(bytes: &[u8]) -> Result<Counts, ClassFileError> {
    let class = ClassFile::parse(bytes)?;
    let mut counts = Counts { constants: class.pool.len(), methods: class.methods.len(), ..Counts::default() };
    pool(&class.pool)?;
    header(&class)?;
    for field in &class.fields {
        member(field, &class.pool)?;
        descriptor::parse_field(&class.pool.text(field.descriptor)?)?;
        field.constant_value()?.map(|index| class.pool.get(index)).transpose()?;
    }
    for method in &class.methods {
        counts.add(self::method(method, &class.pool)?);
    }
    Ok(counts)
}

fn pool(pool: &ConstantPool<'_>) -> Result<(), ClassFileError> {
    for index in 0..=u16::MAX {
        let Ok(entry) = pool.get(index) else { return Ok(()) };
        match entry {
            Constant::Utf8 { .. } => {
                let bytes = pool.utf8(index)?;
                assert_eq!(modified_utf8::from_utf16(&modified_utf8::to_utf16(bytes)), bytes);
                pool.text(index)?;
            }
            Constant::Class(_) => drop(pool.class_name(index)?),
            Constant::NameAndType { .. } => drop(pool.name_and_type(index)?),
            Constant::FieldRef { .. } => drop(descriptor::parse_field(&pool.member(index)?.descriptor)?),
            Constant::MethodRef { .. } | Constant::InterfaceMethodRef { .. } => {
                let text = pool.member(index)?.descriptor;
                let parsed = descriptor::parse_method(&text)?;
                assert_eq!(parsed.parameter_slots(), descriptor::parameter_slots(&text));
            }
            _ => {}
        }
    }
    Ok(())
}

fn header(class: &ClassFile<'_>) -> Result<(), ClassFileError> {
    let pool = &class.pool;
    class.source_file()?;
    class.signature()?;
    class.module_main_class()?;
    for method in class.bootstrap_methods()? {
        pool.get(method.method_handle)?;
        method.arguments.iter().try_for_each(|&index| pool.get(index).map(drop))?;
    }
    for inner in class.inner_classes()? {
        pool.class_name(inner.inner)?;
    }
    if let Some(enclosing) = class.enclosing_method()? {
        pool.class_name(enclosing.class)?;
    }
    for component in class.record_components()?.unwrap_or_default() {
        descriptor::parse_field(&pool.text(component.descriptor)?)?;
    }
    let nest = class.nest_host()?.into_iter().chain(class.nest_members()?);
    let others = class.permitted_subclasses()?.unwrap_or_default();
    nest.chain(others).try_for_each(|index| pool.class_name(index).map(drop))
}

fn member<'a>(member: &MemberInfo<'a>, pool: &ConstantPool<'a>) -> Result<(), ClassFileError> {
    pool.text(member.name)?;
    member.signature(pool)?;
    Ok(())
}

fn method<'a>(method: &MemberInfo<'a>, pool: &ConstantPool<'a>) -> Result<Counts, ClassFileError> {
    member(method, pool)?;
    descriptor::parse_method(&pool.text(method.descriptor)?)?;
    method.exceptions()?.iter().try_for_each(|&index| pool.class_name(index).map(drop))?;
    for parameter in method.method_parameters()?.unwrap_or_default() {
        pool.get(parameter.name)?;
    }
    method.code(pool)?.map_or(Ok(Counts::default()), |code| self::code(&code, pool))
}

fn code<'a>(code: &Code<'a>, pool: &ConstantPool<'a>) -> Result<Counts, ClassFileError> {
    let instructions = code.instructions()?;
    for handler in code.handlers.iter().filter(|handler| handler.catch_type != 0) {
        pool.class_name(handler.catch_type)?;
    }
    for variable in code.local_variables()? {
        pool.text(variable.name)?;
        descriptor::parse_field(&pool.text(variable.descriptor)?)?;
    }
    let lines = code.line_numbers()?.len();
    Ok(Counts { instructions: instructions.len(), lines, ..Counts::default() })
}
