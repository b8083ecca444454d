//! Writes class files: the one place of this crate that knows the layout of JVMS §4.
//!
//! Files carry version 49 unless asked otherwise: no `StackMapTable` is needed there, so the code generators never
//! compute frames and a real JVM still verifies the result by type inference. Code without branches needs no frames in
//! any version, and [`CLASS_FILE_WITH_INTERFACE_CALLS`] is for such classes. Limits of the format are remembered while
//! writing and reported once, by [`ClassWriter::finish`]. Equal calls give equal bytes.

pub mod code;
mod constant_pool;

pub use code::{CodeWriter, Label};
pub use constant_pool::MemberKind;

use constant_pool::ConstantPool;

use crate::descriptor::MethodDescriptor;
use crate::error::SynthesisError;

// Access flags of classes, fields and methods (JVMS tables 4.1-B, 4.5-A and 4.6-A).

/// `public`
pub const ACC_PUBLIC: u16 = 0x0001;
/// `private`
pub(crate) const ACC_PRIVATE: u16 = 0x0002;
/// `static`
pub const ACC_STATIC: u16 = 0x0008;
/// `final`
pub(crate) const ACC_FINAL: u16 = 0x0010;
/// On a class: `invokespecial` has its modern meaning.
pub(crate) const ACC_SUPER: u16 = 0x0020;
/// On a method: the same bit as `ACC_SUPER`.
pub(crate) const ACC_SYNCHRONIZED: u16 = 0x0020;
/// A method that exists for the sake of erasure.
/// On a field: the same bit as `ACC_BRIDGE`.
pub(crate) const ACC_VOLATILE: u16 = 0x0040;
pub(crate) const ACC_BRIDGE: u16 = 0x0040;
/// `native`
pub const ACC_NATIVE: u16 = 0x0100;
/// Not in any source.
pub(crate) const ACC_SYNTHETIC: u16 = 0x1000;

/// The newest version whose code needs no stack map frames.
pub(crate) const CLASS_FILE_WITHOUT_FRAMES: u16 = 49;
/// The first version in which `invokestatic` and `invokespecial` may name interface methods; only for code without
/// branches.
pub(crate) const CLASS_FILE_WITH_INTERFACE_CALLS: u16 = 52;

/// A class file under construction: a final synthetic subclass of `Object` unless said otherwise.
#[derive(Debug)]
pub struct ClassWriter {
    version: u16,
    name: String,
    super_name: String,
    interfaces: Vec<String>,
    pool: ConstantPool,
    fields: Members,
    methods: Members,
    error: Option<SynthesisError>,
}

/// The `field_info` or `method_info` structures written so far.
#[derive(Debug, Default)]
struct Members {
    count: usize,
    bytes: Vec<u8>,
}

impl ClassWriter {
    /// Starts the class with this internal name.
    pub fn new(name: &str) -> Self {
        Self {
            version: CLASS_FILE_WITHOUT_FRAMES,
            name: name.to_owned(),
            super_name: "java/lang/Object".to_owned(),
            interfaces: Vec::new(),
            pool: ConstantPool::new(),
            fields: Members::default(),
            methods: Members::default(),
            error: None,
        }
    }

    /// Sets the major version of the file.
    pub fn version(&mut self, version: u16) -> &mut Self {
        self.version = version;
        self
    }

    /// Sets the superclass.
    pub fn extends(&mut self, super_name: &str) -> &mut Self {
        super_name.clone_into(&mut self.super_name);
        self
    }

    /// Adds an interface; a second mention of the same one changes nothing (JVMS forbids duplicates).
    pub fn implements(&mut self, interface: &str) -> &mut Self {
        if !self.interfaces.iter().any(|known| known == interface) {
            self.interfaces.push(interface.to_owned());
        }
        self
    }

    /// Adds a field without attributes.
    pub fn field(&mut self, flags: u16, name: &str, descriptor: &str) -> &mut Self {
        self.fields.start(&mut self.pool, flags, name, descriptor);
        self.fields.bytes.extend(0u16.to_be_bytes());
        self
    }

    /// Adds a native method.
    pub fn native_method(&mut self, flags: u16, name: &str, descriptor: &str) -> &mut Self {
        self.methods.start(&mut self.pool, flags | ACC_NATIVE, name, descriptor);
        self.methods.bytes.extend(0u16.to_be_bytes());
        self
    }

    /// Adds a method whose code `body` writes; the first locals are the receiver, unless static, and the parameters.
    pub fn method(
        &mut self,
        flags: u16,
        name: &str,
        descriptor: &str,
        body: impl FnOnce(&mut CodeWriter<'_>),
    ) -> &mut Self {
        let receiver = u16::from(flags & ACC_STATIC == 0);
        match MethodDescriptor::parse(descriptor) {
            Ok(parsed) => {
                let locals = parsed.parameter_slots().saturating_add(receiver);
                if locals > 255 {
                    self.fail(SynthesisError::TooLarge("255 parameter slots"));
                }
                self.write_method(flags, name, descriptor, locals, body);
            }
            Err(error) => self.fail(error),
        }
        self
    }

    /// The class file, or the first limit or malformed descriptor met on the way.
    pub fn finish(mut self) -> Result<Vec<u8>, SynthesisError> {
        let this_class = self.pool.class(&self.name);
        let super_class = self.pool.class(&self.super_name);
        let interfaces: Vec<u16> = self.interfaces.iter().map(|name| self.pool.class(name)).collect();
        self.check()?;
        let mut out = 0xcafe_babe_u32.to_be_bytes().to_vec();
        out.extend([0, 0]);
        out.extend(self.version.to_be_bytes());
        self.pool.write_to(&mut out);
        for item in [ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, this_class, super_class, interfaces.len() as u16] {
            out.extend(item.to_be_bytes());
        }
        out.extend(interfaces.into_iter().flat_map(u16::to_be_bytes));
        self.fields.write_to(&mut out);
        self.methods.write_to(&mut out);
        out.extend([0, 0]);
        Ok(out)
    }

    fn write_method(
        &mut self,
        flags: u16,
        name: &str,
        descriptor: &str,
        locals: u16,
        body: impl FnOnce(&mut CodeWriter<'_>),
    ) {
        self.methods.start(&mut self.pool, flags, name, descriptor);
        let attribute_name = self.pool.text("Code");
        let mut code = CodeWriter::new(&mut self.pool, locals);
        body(&mut code);
        match code.finish() {
            Ok(attribute) => self.methods.attribute(attribute_name, &attribute),
            Err(error) => self.fail(error),
        }
    }

    fn check(&self) -> Result<(), SynthesisError> {
        if let Some(error) = &self.error {
            return Err(error.clone());
        }
        if let Some(limit) = self.pool.overflow() {
            return Err(SynthesisError::TooLarge(limit));
        }
        let largest = self.interfaces.len().max(self.fields.count).max(self.methods.count);
        if largest > usize::from(u16::MAX) {
            return Err(SynthesisError::TooLarge("65,535 interfaces, fields or methods"));
        }
        Ok(())
    }

    fn fail(&mut self, error: SynthesisError) {
        self.error.get_or_insert(error);
    }
}

impl Members {
    fn start(&mut self, pool: &mut ConstantPool, flags: u16, name: &str, descriptor: &str) {
        self.count += 1;
        for item in [flags, pool.text(name), pool.text(descriptor)] {
            self.bytes.extend(item.to_be_bytes());
        }
    }

    /// Ends a member with its only attribute.
    fn attribute(&mut self, name: u16, content: &[u8]) {
        self.bytes.extend(1u16.to_be_bytes());
        self.bytes.extend(name.to_be_bytes());
        self.bytes.extend((content.len() as u32).to_be_bytes());
        self.bytes.extend(content);
    }

    fn write_to(&self, out: &mut Vec<u8>) {
        out.extend((self.count as u16).to_be_bytes());
        out.extend(&self.bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_error_is_reported() {
        let mut class = ClassWriter::new("A");
        class.method(ACC_STATIC, "m", "(Q)V", |_| {}).method(ACC_STATIC, "n", "(", |_| {});
        assert_eq!(class.finish(), Err(SynthesisError::BadDescriptor("(Q)V".to_owned())));
    }

    #[test]
    fn too_many_parameters_are_refused() {
        let descriptor = format!("({})V", "J".repeat(128));
        let mut class = ClassWriter::new("A");
        class.method(ACC_STATIC, "m", &descriptor, |code| {
            code.return_void();
        });
        assert_eq!(class.finish(), Err(SynthesisError::TooLarge("255 parameter slots")));
    }
}
