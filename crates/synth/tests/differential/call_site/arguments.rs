//! The static arguments of a bootstrap method, read one after the other by kind (JVMS §4.7.23).

use classfile::attributes::BootstrapMethod;
use classfile::{ClassFile, Constant, modified_utf8};

use synth::descriptor::Type;
use synth::lambda::HandleSpec;
use synth::switches::LabelSpec;

use super::Read;

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
    ) -> Read<Self> {
        let found = bootstraps.get(usize::from(index));
        let found = found.ok_or_else(|| format!("no bootstrap method {index}"))?;
        Ok(Self { class, bootstraps, method: found.method_handle, rest: &found.arguments })
    }

    /// `owner.name` of the bootstrap method.
    pub(super) fn bootstrap_method(&self) -> Read<String> {
        let handle = self.handle_at(self.method)?;
        Ok(format!("{}.{}", handle.owner, handle.name))
    }

    /// The class of the call site.
    pub(super) fn caller(&self) -> Read<String> {
        Ok(self.class.name()?.into_owned())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Demands that every argument was read.
    pub(super) fn finish(&self) -> Read<()> {
        if self.is_empty() { Ok(()) } else { Err(self.unexpected("too many arguments")) }
    }

    pub(super) fn class(&mut self) -> Read<String> {
        let index = self.next()?;
        Ok(self.class.pool.class_name(index)?.into_owned())
    }

    pub(super) fn int(&mut self) -> Read<i32> {
        match self.next_constant()? {
            Constant::Integer(value) => Ok(value),
            _ => Err(self.unexpected("an argument is no int")),
        }
    }

    pub(super) fn string(&mut self) -> Read<Vec<u16>> {
        match self.next_constant()? {
            Constant::String(text) => self.units(text),
            _ => Err(self.unexpected("an argument is no string")),
        }
    }

    pub(super) fn method_type(&mut self) -> Read<String> {
        match self.next_constant()? {
            Constant::MethodType(descriptor) => Ok(self.class.pool.text(descriptor)?.into_owned()),
            _ => Err(self.unexpected("an argument is no method type")),
        }
    }

    pub(super) fn method_handle(&mut self) -> Read<HandleSpec> {
        let index = self.next()?;
        self.handle_at(index)
    }

    /// A constant of a concatenation, as it prints.
    pub(super) fn printed(&mut self) -> Read<Vec<u16>> {
        match self.next_constant()? {
            Constant::String(text) => self.units(text),
            Constant::Integer(value) => Ok(value.to_string().encode_utf16().collect()),
            Constant::Long(value) => Ok(value.to_string().encode_utf16().collect()),
            other => Err(format!("a concatenated constant {other:?}").into()),
        }
    }

    /// A label of `typeSwitch`.
    pub(super) fn type_label(&mut self) -> Read<LabelSpec> {
        let index = self.next()?;
        match self.class.pool.get(index)? {
            Constant::Class(_) => Ok(LabelSpec::Class(self.class.pool.class_name(index)?.into_owned())),
            Constant::String(text) => self.units(text).map(LabelSpec::Text),
            Constant::Integer(value) => Ok(LabelSpec::Integer(value)),
            Constant::Dynamic { bootstrap, name_and_type } => self.nested(bootstrap)?.computed_label(name_and_type),
            other => Err(format!("a switch label {other:?}").into()),
        }
    }

    /// A label of `enumSwitch` over the enum `class`.
    pub(super) fn enum_label(&mut self, class: &str) -> Read<LabelSpec> {
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
    pub(super) fn simple_name(&self, class: &str) -> Read<String> {
        for inner in self.class.inner_classes()? {
            if inner.name != 0 && self.class.pool.class_name(inner.inner)? == class {
                return Ok(self.class.pool.text(inner.name)?.into_owned());
            }
        }
        Ok(class.rsplit('/').next().unwrap_or(class).to_owned())
    }

    /// A label that is a dynamic constant: a primitive class, named by its descriptor, or an enum constant.
    fn computed_label(self, name_and_type: u16) -> Read<LabelSpec> {
        if self.bootstrap_method()? == "java/lang/invoke/ConstantBootstraps.primitiveClass" {
            let (descriptor, _) = self.class.pool.name_and_type(name_and_type)?;
            return Ok(LabelSpec::Primitive(Type::parse(&descriptor)?));
        }
        self.enum_description()
    }

    /// `ConstantBootstraps.invoke(EnumDesc::of, ConstantBootstraps.invoke(ClassDesc::of, "the.Enum"), "NAME")`.
    fn enum_description(mut self) -> Read<LabelSpec> {
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
    fn expect_call_of(&mut self, method: &str) -> Read<()> {
        let bootstrap = self.bootstrap_method()?;
        if bootstrap != "java/lang/invoke/ConstantBootstraps.invoke" {
            return Err(format!("a switch label computed by {bootstrap}").into());
        }
        let called = self.method_handle()?;
        if format!("{}.{}", called.owner, called.name) != method {
            return Err(format!("a switch label computed by {}.{}", called.owner, called.name).into());
        }
        Ok(())
    }

    fn nested(&self, bootstrap: u16) -> Read<Self> {
        Self::new(self.class, self.bootstraps, bootstrap)
    }

    fn handle_at(&self, index: u16) -> Read<HandleSpec> {
        let Constant::MethodHandle { kind, reference } = self.class.pool.get(index)? else {
            return Err(format!("constant {index} is no method handle").into());
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

    fn units(&self, text: u16) -> Read<Vec<u16>> {
        Ok(modified_utf8::to_utf16(self.class.pool.utf8(text)?))
    }

    fn next_constant(&mut self) -> Read<Constant> {
        let index = self.next()?;
        Ok(self.class.pool.get(index)?)
    }

    fn next(&mut self) -> Read<u16> {
        let (&first, rest) = self.rest.split_first().ok_or_else(|| self.unexpected("too few arguments"))?;
        self.rest = rest;
        Ok(first)
    }

    fn unexpected(&self, what: &str) -> Box<dyn std::error::Error> {
        let method = self.bootstrap_method().unwrap_or_else(|_| "a bootstrap method".to_owned());
        format!("{method}: {what}").into()
    }
}
