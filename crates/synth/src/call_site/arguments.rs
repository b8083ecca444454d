//! The static arguments of a bootstrap method, read one after the other by kind (JVMS §4.7.23).

use classfile::attributes::BootstrapMethod;
use classfile::{ClassFile, Constant, modified_utf8};

use crate::descriptor::Type;
use crate::error::SynthesisError;
use crate::lambda::HandleSpec;
use crate::switches::LabelSpec;

/// The arguments that have not been read yet.
#[derive(Clone, Copy)]
pub(super) struct Arguments<'class> {
    class: &'class ClassFile<'class>,
    bootstraps: &'class [BootstrapMethod],
    method: u16,
    rest: &'class [u16],
}

impl<'class> Arguments<'class> {
    /// Those of entry `index` of the bootstrap methods.
    pub(super) fn new(
        class: &'class ClassFile<'class>,
        bootstraps: &'class [BootstrapMethod],
        index: u16,
    ) -> Result<Self, SynthesisError> {
        let found = bootstraps.get(usize::from(index));
        let found = found.ok_or_else(|| SynthesisError::Inconsistent(format!("no bootstrap method {index}")))?;
        Ok(Self { class, bootstraps, method: found.method_handle, rest: &found.arguments })
    }

    /// `owner.name` of the bootstrap method.
    pub(super) fn bootstrap_method(&self) -> Result<String, SynthesisError> {
        let handle = self.handle_at(self.method)?;
        Ok(format!("{}.{}", handle.owner, handle.name))
    }

    /// The class of the call site.
    pub(super) fn caller(&self) -> Result<String, SynthesisError> {
        Ok(self.class.name()?.into_owned())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Demands that every argument was read.
    pub(super) fn finish(&self) -> Result<(), SynthesisError> {
        if self.is_empty() { Ok(()) } else { Err(self.unexpected("too many arguments")) }
    }

    pub(super) fn class(&mut self) -> Result<String, SynthesisError> {
        let index = self.next()?;
        Ok(self.class.pool.class_name(index)?.into_owned())
    }

    pub(super) fn int(&mut self) -> Result<i32, SynthesisError> {
        match self.next_constant()? {
            Constant::Integer(value) => Ok(value),
            _ => Err(self.unexpected("an argument is no int")),
        }
    }

    pub(super) fn string(&mut self) -> Result<Vec<u16>, SynthesisError> {
        match self.next_constant()? {
            Constant::String(text) => self.units(text),
            _ => Err(self.unexpected("an argument is no string")),
        }
    }

    pub(super) fn method_type(&mut self) -> Result<String, SynthesisError> {
        match self.next_constant()? {
            Constant::MethodType(descriptor) => Ok(self.class.pool.text(descriptor)?.into_owned()),
            _ => Err(self.unexpected("an argument is no method type")),
        }
    }

    pub(super) fn method_handle(&mut self) -> Result<HandleSpec, SynthesisError> {
        let index = self.next()?;
        self.handle_at(index)
    }

    /// A constant of a concatenation, as it prints.
    pub(super) fn printed(&mut self) -> Result<Vec<u16>, SynthesisError> {
        match self.next_constant()? {
            Constant::String(text) => self.units(text),
            Constant::Integer(value) => Ok(value.to_string().encode_utf16().collect()),
            Constant::Long(value) => Ok(value.to_string().encode_utf16().collect()),
            other => Err(SynthesisError::Unsupported(format!("a concatenated constant {other:?}"))),
        }
    }

    /// A label of `typeSwitch`.
    pub(super) fn type_label(&mut self) -> Result<LabelSpec, SynthesisError> {
        let index = self.next()?;
        match self.class.pool.get(index)? {
            Constant::Class(_) => Ok(LabelSpec::Class(self.class.pool.class_name(index)?.into_owned())),
            Constant::String(text) => self.units(text).map(LabelSpec::Text),
            Constant::Integer(value) => Ok(LabelSpec::Integer(value)),
            Constant::Dynamic { bootstrap, name_and_type } => self.nested(bootstrap)?.computed_label(name_and_type),
            other => Err(SynthesisError::Unsupported(format!("a switch label {other:?}"))),
        }
    }

    /// A label of `enumSwitch` over the enum `class`.
    pub(super) fn enum_label(&mut self, class: &str) -> Result<LabelSpec, SynthesisError> {
        let first = { *self }.next_constant()?;
        match first {
            Constant::String(_) => {
                let name = String::from_utf16_lossy(&self.string()?);
                Ok(LabelSpec::EnumConstant { class: class.to_owned(), name })
            }
            _ => self.class().map(LabelSpec::Class),
        }
    }

    /// What `Class.getSimpleName` answers for a class that this class file mentions.
    pub(super) fn simple_name(&self, class: &str) -> Result<String, SynthesisError> {
        for inner in self.class.inner_classes()? {
            if inner.name != 0 && self.class.pool.class_name(inner.inner)? == class {
                return Ok(self.class.pool.text(inner.name)?.into_owned());
            }
        }
        Ok(class.rsplit('/').next().unwrap_or(class).to_owned())
    }

    /// A label that is a dynamic constant: a primitive class, named by its descriptor, or an enum constant.
    fn computed_label(self, name_and_type: u16) -> Result<LabelSpec, SynthesisError> {
        if self.bootstrap_method()? == "java/lang/invoke/ConstantBootstraps.primitiveClass" {
            let (descriptor, _) = self.class.pool.name_and_type(name_and_type)?;
            return Type::parse(&descriptor).map(LabelSpec::Primitive);
        }
        self.enum_description()
    }

    /// `ConstantBootstraps.invoke(EnumDesc::of, ConstantBootstraps.invoke(ClassDesc::of, "the.Enum"), "NAME")`.
    fn enum_description(mut self) -> Result<LabelSpec, SynthesisError> {
        self.expect_call_of("java/lang/Enum$EnumDesc.of")?;
        let Constant::Dynamic { bootstrap, .. } = self.next_constant()? else {
            return Err(self.unexpected("an argument is no class description"));
        };
        let mut description = self.nested(bootstrap)?;
        description.expect_call_of("java/lang/constant/ClassDesc.of")?;
        let class = String::from_utf16_lossy(&description.string()?).replace('.', "/");
        let name = String::from_utf16_lossy(&self.string()?);
        Ok(LabelSpec::EnumConstant { class, name })
    }

    /// This must be a `ConstantBootstraps.invoke` of that method; its arguments are next.
    fn expect_call_of(&mut self, method: &str) -> Result<(), SynthesisError> {
        let bootstrap = self.bootstrap_method()?;
        if bootstrap != "java/lang/invoke/ConstantBootstraps.invoke" {
            return Err(SynthesisError::Unsupported(format!("a switch label computed by {bootstrap}")));
        }
        let called = self.method_handle()?;
        if format!("{}.{}", called.owner, called.name) != method {
            return Err(SynthesisError::Unsupported(format!(
                "a switch label computed by {}.{}",
                called.owner, called.name
            )));
        }
        Ok(())
    }

    fn nested(&self, bootstrap: u16) -> Result<Self, SynthesisError> {
        Self::new(self.class, self.bootstraps, bootstrap)
    }

    fn handle_at(&self, index: u16) -> Result<HandleSpec, SynthesisError> {
        let Constant::MethodHandle { kind, reference } = self.class.pool.get(index)? else {
            return Err(SynthesisError::Inconsistent(format!("constant {index} is no method handle")));
        };
        let member = self.class.pool.member(reference)?;
        Ok(HandleSpec {
            kind,
            owner: member.class_name.into_owned(),
            name: member.name.into_owned(),
            descriptor: member.descriptor.into_owned(),
            is_interface: member.is_interface,
        })
    }

    fn units(&self, text: u16) -> Result<Vec<u16>, SynthesisError> {
        Ok(modified_utf8::to_utf16(self.class.pool.utf8(text)?))
    }

    fn next_constant(&mut self) -> Result<Constant, SynthesisError> {
        let index = self.next()?;
        Ok(self.class.pool.get(index)?)
    }

    fn next(&mut self) -> Result<u16, SynthesisError> {
        let (&first, rest) = self.rest.split_first().ok_or_else(|| self.unexpected("too few arguments"))?;
        self.rest = rest;
        Ok(first)
    }

    fn unexpected(&self, what: &str) -> SynthesisError {
        let method = self.bootstrap_method().unwrap_or_else(|_| "a bootstrap method".to_owned());
        SynthesisError::Inconsistent(format!("{method}: {what}"))
    }
}
