//! The class file itself (JVMS 4.1): its parts in order, and accessors for the attributes of classes.

use std::borrow::Cow;

use crate::attributes::{self, Attribute, BootstrapMethod, EnclosingMethod, InnerClass, RecordComponent};
use crate::error::{ClassFileError, ErrorKind};
use crate::member::{self, MemberInfo};
use crate::pool::ConstantPool;
use crate::reader::Reader;
use crate::version;

const MAGIC: u32 = 0xCAFE_BABE;

/// A parsed class file that borrows from its bytes.
#[derive(Clone, Debug)]
pub struct ClassFile<'a> {
    /// The bytes it was parsed from.
    pub bytes: &'a [u8],
    /// The minor version.
    pub minor: u16,
    /// The major version, 45 to 69.
    pub major: u16,
    /// The constant pool.
    pub pool: ConstantPool<'a>,
    /// The access flags (JVMS table 4.1-B).
    pub access: u16,
    /// The pool index of the class itself.
    pub this_class: u16,
    /// The pool index of the superclass, 0 for `java/lang/Object` and for modules.
    pub super_class: u16,
    /// The pool indices of the direct superinterfaces.
    pub interfaces: Vec<u16>,
    /// The declared fields.
    pub fields: Vec<MemberInfo<'a>>,
    /// The declared methods.
    pub methods: Vec<MemberInfo<'a>>,
    /// The attributes of the class.
    pub attributes: Vec<Attribute<'a>>,
}

impl<'a> ClassFile<'a> {
    /// Parses and checks a whole class file; bytes after its end are an error.
    pub fn parse(bytes: &'a [u8]) -> Result<ClassFile<'a>, ClassFileError> {
        let mut reader = Reader::new(bytes, "class file");
        let (major, minor) = read_version(&mut reader)?;
        let pool = ConstantPool::parse(bytes, &mut reader)?;
        let class = ClassFile {
            bytes,
            minor,
            major,
            access: reader.u16()?,
            this_class: reader.u16()?,
            super_class: reader.u16()?,
            interfaces: reader.indices()?,
            fields: member::read_fields(&mut reader, &pool)?,
            methods: member::read_methods(&mut reader, &pool)?,
            attributes: attributes::read(&mut reader, &pool)?,
            pool,
        };
        reader.finish()?;
        class.check_classes()?;
        Ok(class)
    }

    /// The name of the class in internal form.
    pub fn name(&self) -> Result<Cow<'a, str>, ClassFileError> {
        self.pool.class_name(self.this_class)
    }

    /// The name of the superclass, if there is one.
    pub fn super_name(&self) -> Result<Option<Cow<'a, str>>, ClassFileError> {
        match self.super_class {
            0 => Ok(None),
            index => self.pool.class_name(index).map(Some),
        }
    }

    /// The data of the first attribute with this name.
    pub fn attribute(&self, name: &str) -> Option<&'a [u8]> {
        attributes::find(&self.attributes, name)
    }

    /// The bootstrap methods, empty without the attribute.
    pub fn bootstrap_methods(&self) -> Result<Vec<BootstrapMethod>, ClassFileError> {
        self.attribute("BootstrapMethods").map_or(Ok(Vec::new()), attributes::bootstrap_methods)
    }

    /// The member, local and anonymous classes that the class mentions, empty without the attribute.
    pub fn inner_classes(&self) -> Result<Vec<InnerClass>, ClassFileError> {
        self.attribute("InnerClasses").map_or(Ok(Vec::new()), attributes::inner_classes)
    }

    /// The method around a local or anonymous class.
    pub fn enclosing_method(&self) -> Result<Option<EnclosingMethod>, ClassFileError> {
        self.attribute("EnclosingMethod").map(attributes::enclosing_method).transpose()
    }

    /// The pool index of the nest host, unless the class is its own host.
    pub fn nest_host(&self) -> Result<Option<u16>, ClassFileError> {
        self.attribute("NestHost").map(attributes::nest_host).transpose()
    }

    /// The pool indices of the nest members, empty without the attribute.
    pub fn nest_members(&self) -> Result<Vec<u16>, ClassFileError> {
        self.attribute("NestMembers").map_or(Ok(Vec::new()), attributes::nest_members)
    }

    /// The components of a record (there may be none), `None` for other classes.
    pub fn record_components(&self) -> Result<Option<Vec<RecordComponent<'a>>>, ClassFileError> {
        let parse = |data| attributes::record_components(data, &self.pool);
        self.attribute("Record").map(parse).transpose()
    }

    /// The pool indices of the permitted subclasses of a sealed class, `None` for other classes.
    pub fn permitted_subclasses(&self) -> Result<Option<Vec<u16>>, ClassFileError> {
        self.attribute("PermittedSubclasses").map(attributes::permitted_subclasses).transpose()
    }

    /// The name of the source file.
    pub fn source_file(&self) -> Result<Option<Cow<'a, str>>, ClassFileError> {
        self.text_of(self.attribute("SourceFile").map(attributes::source_file))
    }

    /// The generic signature.
    pub fn signature(&self) -> Result<Option<Cow<'a, str>>, ClassFileError> {
        self.text_of(self.attribute("Signature").map(attributes::signature))
    }

    /// The main class of a module, in internal form.
    pub fn module_main_class(&self) -> Result<Option<Cow<'a, str>>, ClassFileError> {
        let index = self.attribute("ModuleMainClass").map(attributes::module_main_class).transpose()?;
        index.map(|index| self.pool.class_name(index)).transpose()
    }

    fn text_of(&self, index: Option<Result<u16, ClassFileError>>) -> Result<Option<Cow<'a, str>>, ClassFileError> {
        index.transpose()?.map(|index| self.pool.text(index)).transpose()
    }

    /// Whether it depends on the preview features of its release.
    pub fn is_preview(&self) -> bool {
        version::is_preview(self.major, self.minor)
    }

    /// The class, its superclass and its interfaces must be class constants, and none of them an array type.
    fn check_classes(&self) -> Result<(), ClassFileError> {
        let superclass = (self.super_class != 0).then_some(self.super_class);
        let mut indices = [self.this_class].into_iter().chain(superclass).chain(self.interfaces.iter().copied());
        indices.try_for_each(|index| match self.pool.class_name(index)? {
            name if name.starts_with('[') => Err(self.pool.wrong(index, "Class that is not an array")),
            _ => Ok(()),
        })
    }
}

fn read_version(reader: &mut Reader<'_>) -> Result<(u16, u16), ClassFileError> {
    let magic = reader.u32()?;
    if magic != MAGIC {
        return Err(reader.error_at(0, ErrorKind::WrongMagic(magic)));
    }
    let offset = reader.position();
    let minor = reader.u16()?;
    let major = reader.u16()?;
    version::check(major, minor).map_err(|kind| reader.error_at(offset, kind))?;
    Ok((major, minor))
}

#[cfg(test)]
mod tests;
