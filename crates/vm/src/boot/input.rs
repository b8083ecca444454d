//! The standard streams at boot: `System.in`, and the charset of the others.

use super::{Booted, failed};
use crate::machine::Machine;

impl Machine {
    /// `System.in`, as the JDK makes it. Reading from it is refused when it happens, by the natives of
    /// `FileInputStream`.
    pub(super) fn set_input(&mut self) -> Booted<()> {
        let step = "System.in";
        let load = |machine: &Machine, name: &str| machine.program.load(name).map_err(|error| failed(step, &error));
        let descriptors = load(self, "java/io/FileDescriptor")?;
        self.initialize_early(descriptors.name)?;
        let descriptor = self.static_field(descriptors, "in");
        let descriptor = self.step(step, descriptor)?;
        let file = load(self, "java/io/FileInputStream")?;
        let file = self.construct(file, "(Ljava/io/FileDescriptor;)V", descriptor)?;
        let buffered = load(self, "java/io/BufferedInputStream")?;
        let stream = self.construct(buffered, "(Ljava/io/InputStream;)V", file)?;
        let system = self.known.system;
        for name in ["in", "initialIn"] {
            if system.field_named(name).is_some() {
                let set = self.set_static_field(system, name, stream);
                self.step(step, set)?;
            }
        }
        Ok(())
    }

    /// The charset of the standard streams.
    pub(super) fn utf8(&mut self) -> Booted<u64> {
        let step = "the charset of System.out";
        let class = self.program.load("sun/nio/cs/UTF_8").map_err(|error| failed(step, &error))?;
        self.initialize_early(class.name)?;
        let charset = self.static_field(class, "INSTANCE");
        self.step(step, charset)
    }

    /// Makes an object by a constructor with one argument.
    fn construct(&mut self, class: program::ClassRef, descriptor: &str, argument: u64) -> Booted<u64> {
        self.initialize_early(class.name)?;
        let step = format!("a {}", class.java_name());
        let object = self.allocate_object(class);
        let object = self.step(&step, object)?;
        let Some(constructor) = class.declared_method("<init>", descriptor) else {
            return Err(failed(&step, &format!("no constructor {descriptor}")));
        };
        self.run_method(constructor, &[object.slot(), argument], &step)?;
        Ok(object.slot())
    }
}
