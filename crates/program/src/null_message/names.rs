//! How messages name methods, fields and local variables.

use crate::access;
use crate::resolve::external_type;
use classfile::attributes::{Code, LocalVariable};
use classfile::descriptor;
use classfile::{Constant, ConstantPool};
use flow::MethodInFile;
use std::borrow::Cow;

/// The names that a method's class file knows.
pub(crate) struct Names<'a> {
    subject: MethodInFile<'a>,
    variables: Vec<LocalVariable>,
}

impl<'a> Names<'a> {
    pub(crate) fn new(subject: MethodInFile<'a>, code: &Code<'a>) -> Names<'a> {
        Names { subject, variables: code.local_variables().unwrap_or_default() }
    }

    fn pool(&self) -> &'a ConstantPool<'a> {
        &self.subject.file.pool
    }

    /// Name and descriptor of a field, method or call site.
    pub(crate) fn name_and_type(&self, entry: u16) -> Option<(Cow<'a, str>, Cow<'a, str>)> {
        let name_and_type = match self.pool().get(entry).ok()? {
            Constant::FieldRef { name_and_type, .. }
            | Constant::MethodRef { name_and_type, .. }
            | Constant::InterfaceMethodRef { name_and_type, .. }
            | Constant::InvokeDynamic { name_and_type, .. }
            | Constant::Dynamic { name_and_type, .. } => name_and_type,
            _ => return None,
        };
        self.pool().name_and_type(name_and_type).ok()
    }

    /// Words that a value of a field takes.
    pub(crate) fn field_slots(&self, entry: u16) -> Option<usize> {
        let (_, text) = self.name_and_type(entry)?;
        Some(descriptor::parse_field(&text).ok()?.slots().into())
    }

    /// A field's name alone.
    pub(super) fn field(&self, entry: u16) -> Option<Cow<'a, str>> {
        self.name_and_type(entry).map(|(name, _)| name)
    }

    /// A static field with its class.
    pub(super) fn static_field(&self, entry: u16) -> Option<String> {
        Some(format!("{}.{}", self.class_of(entry)?, self.field(entry)?))
    }

    /// A method with its class and parameter types: `String.indexOf(String, int)`.
    pub(super) fn method(&self, entry: u16) -> Option<String> {
        let (name, types) = self.name_and_type(entry)?;
        let parsed = descriptor::parse_method(&types).ok()?;
        let parameters: Vec<String> = parsed.parameters.iter().map(|one| parameter_type(one.text())).collect();
        Some(format!("{}.{name}({})", self.class_of(entry)?, parameters.join(", ")))
    }

    fn class_of(&self, entry: u16) -> Option<String> {
        let name = self.pool().member(entry).ok()?.class_name.replace('/', ".");
        Some(match name.as_str() {
            "java.lang.Object" => "Object".to_owned(),
            "java.lang.String" => "String".to_owned(),
            _ => name,
        })
    }

    /// A local variable at a bytecode position; `untouched` if it still has what the caller put there.
    pub(super) fn local(&self, local: u16, position: u32, untouched: bool) -> String {
        if let Some(name) = self.variable(local, position) {
            return name.into_owned();
        }
        match self.parameter(local).filter(|_| untouched) {
            Some(0) => "this".to_owned(),
            Some(number) => format!("<parameter{number}>"),
            None => format!("<local{local}>"),
        }
    }

    fn variable(&self, local: u16, position: u32) -> Option<Cow<'a, str>> {
        let covers = |variable: &&LocalVariable| {
            let start = u32::from(variable.start);
            variable.local == local && (start..start + u32::from(variable.length)).contains(&position)
        };
        let name = self.variables.iter().find(covers)?.name;
        self.pool().text(name).ok()
    }

    /// The number of the parameter that lies in a local, the receiver being number 0.
    fn parameter(&self, local: u16) -> Option<usize> {
        let text = self.pool().text(self.subject.info.descriptor).ok()?;
        let parsed = descriptor::parse_method(&text).ok()?;
        let is_static = self.subject.info.access & access::STATIC != 0;
        let mut end = u16::from(!is_static);
        if local < end {
            return Some(0);
        }
        let holds = |slots: u16| {
            end += slots;
            local < end
        };
        parsed.parameters.iter().map(|parameter| parameter.slots()).position(holds).map(|index| index + 1)
    }
}

/// A parameter type; HotSpot drops the package of every type whose name *begins* with one of the two well-known ones,
/// so `java.lang.StringBuilder` loses it too.
fn parameter_type(descriptor: &str) -> String {
    let name = external_type(descriptor);
    match name.strip_prefix("java.lang.") {
        Some(rest) if rest.starts_with("Object") || rest.starts_with("String") => rest.to_owned(),
        _ => name,
    }
}
