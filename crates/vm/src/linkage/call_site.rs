//! What a class file says about a dynamic call site or constant: its bootstrap method, name, type and static arguments.
//!
//! Follows JVMS 4.4.10 and 4.7.23. Nothing is resolved here: arguments are described, with the dynamic constants that
//! `javac` nests (an enum label of a switch) described in turn.

use classfile::{ClassFile, Constant};
use program::{ClassRef, LinkError, LinkErrorKind};
use synth::lambda::HandleSpec;

/// A bootstrap specifier.
#[derive(Clone, Debug)]
pub(crate) struct Bootstrap {
    /// The class of the bootstrap method, in internal form.
    pub(crate) owner: String,
    /// The name of the bootstrap method.
    pub(crate) method: String,
    /// The name given to the call site or constant.
    pub(crate) name: String,
    /// The descriptor of the call site or constant.
    pub(crate) descriptor: String,
    pub(crate) arguments: Vec<BootstrapArgument>,
}

/// A static argument of a bootstrap method.
#[derive(Clone, Debug)]
pub(crate) enum BootstrapArgument {
    Integer(i32),
    /// A long, float or double.
    OtherNumber,
    /// UTF-16 units.
    Text(Vec<u16>),
    /// An internal class name.
    Class(String),
    /// A descriptor.
    MethodType(String),
    Handle(HandleSpec),
    Dynamic(Box<Bootstrap>),
}

/// How deep dynamic constants may nest; a class file can be circular here.
const MAX_NESTING: u32 = 16;

impl Bootstrap {
    /// The specifier of a `Dynamic` or `InvokeDynamic` entry of a class's constant pool.
    pub(crate) fn of_entry(class: ClassRef, entry: u16) -> Result<Bootstrap, LinkError> {
        let bad =
            |reason: String| LinkError::new(LinkErrorKind::ClassFormat, format!("{reason} in class {}", class.name));
        let Some(file) = &class.file else { return Err(bad(String::from("no class file"))) };
        read(file, entry, 0).map_err(bad)
    }
}

fn read(file: &ClassFile<'static>, entry: u16, depth: u32) -> Result<Bootstrap, String> {
    if depth > MAX_NESTING {
        return Err(String::from("dynamic constants that nest too deeply"));
    }
    let pool = &file.pool;
    let (bootstrap, name_and_type) = match pool.get(entry).map_err(|error| error.to_string())? {
        Constant::Dynamic { bootstrap, name_and_type } | Constant::InvokeDynamic { bootstrap, name_and_type } => {
            (bootstrap, name_and_type)
        }
        _ => return Err(format!("constant {entry} is not dynamic")),
    };
    let (name, descriptor) = pool.name_and_type(name_and_type).map_err(|error| error.to_string())?;
    let methods = file.bootstrap_methods().map_err(|error| error.to_string())?;
    let specifier = methods.get(usize::from(bootstrap)).ok_or_else(|| format!("no bootstrap method {bootstrap}"))?;
    let handle = handle(file, specifier.method_handle)?;
    let arguments =
        specifier.arguments.iter().map(|argument| argument_of(file, *argument, depth)).collect::<Result<_, _>>()?;
    Ok(Bootstrap {
        owner: handle.owner,
        method: handle.name,
        name: name.into_owned(),
        descriptor: descriptor.into_owned(),
        arguments,
    })
}

fn handle(file: &ClassFile<'static>, entry: u16) -> Result<HandleSpec, String> {
    let Constant::MethodHandle { kind, reference } = file.pool.get(entry).map_err(|error| error.to_string())? else {
        return Err(format!("constant {entry} is no method handle"));
    };
    let member = file.pool.member(reference).map_err(|error| error.to_string())?;
    Ok(HandleSpec {
        kind,
        owner: member.class_name.into_owned(),
        name: member.name.into_owned(),
        descriptor: member.descriptor.into_owned(),
        is_interface: member.is_interface,
    })
}

fn argument_of(file: &ClassFile<'static>, entry: u16, depth: u32) -> Result<BootstrapArgument, String> {
    let text = |index: u16| file.pool.text(index).map(std::borrow::Cow::into_owned).map_err(|error| error.to_string());
    Ok(match file.pool.get(entry).map_err(|error| error.to_string())? {
        Constant::Integer(value) => BootstrapArgument::Integer(value),
        Constant::Long(_) | Constant::Float(_) | Constant::Double(_) => BootstrapArgument::OtherNumber,
        Constant::String(units) => {
            let bytes = file.pool.utf8(units).map_err(|error| error.to_string())?;
            BootstrapArgument::Text(classfile::modified_utf8::to_utf16(bytes))
        }
        Constant::Class(name) => BootstrapArgument::Class(text(name)?),
        Constant::MethodType(descriptor) => BootstrapArgument::MethodType(text(descriptor)?),
        Constant::MethodHandle { .. } => BootstrapArgument::Handle(handle(file, entry)?),
        Constant::Dynamic { .. } => BootstrapArgument::Dynamic(Box::new(read(file, entry, depth + 1)?)),
        _ => return Err(format!("constant {entry} is no bootstrap argument")),
    })
}
