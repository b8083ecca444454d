//! Launching: the first frame of the main thread.

use crate::interpreter::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::threads::thread::OnReturn;
use program::ClassRef;
use program::registry::Definition;
use program::source::Origin;
use std::fmt;
use synth::class_writer::{ACC_PUBLIC, ACC_STATIC, ClassWriter};

/// The main method of a program.
#[derive(Clone, Debug)]
pub struct MainMethod {
    /// The class that is started, in internal form.
    pub class: String,
    pub descriptor: &'static str,
    /// Whether an instance is made first.
    pub needs_instance: bool,
}

/// Why a main method could not be made ready to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LaunchError {
    /// Something that is not modelled.
    Unsupported(String),
    /// An exception of this class.
    Throws(String),
    /// It would have had to wait.
    Unfinished,
}

impl fmt::Display for LaunchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LaunchError::Unsupported(what) => f.write_str(what),
            LaunchError::Throws(class) => write!(f, "the launch throws {class}"),
            LaunchError::Unfinished => f.write_str("the launch did not finish"),
        }
    }
}

impl std::error::Error for LaunchError {}

impl Machine {
    /// Gets the main thread ready to run the main method. A small synthesised method makes the call, so that the class
    /// is initialised, and its failure reported, as the launcher of the JDK would.
    pub fn launch(&mut self, main: &MainMethod, arguments: &[String]) -> Detoured<()> {
        let mut strings = Vec::with_capacity(arguments.len());
        for argument in arguments {
            strings.push(self.new_string(argument)?);
        }
        let array = self.new_reference_array(self.known.string_array, &strings)?;
        let class = self.launcher(main)?;
        let method = self.selected(class, "launch", "([Ljava/lang/String;)V")?;
        self.push_frame(method, &[array.slot()], OnReturn::EndPhase)
    }

    /// The class that makes the call. Every launch of a class in one process uses the same.
    fn launcher(&mut self, main: &MainMethod) -> Detoured<ClassRef> {
        let name = format!("sojourner/launch/{}", main.class);
        if let Some(class) = self.program.loaded(&name) {
            return Ok(class);
        }
        let bytes = match launcher(main, &name) {
            Ok(bytes) => bytes,
            Err(error) => return Err(self.unsupported(format!("the main method of {}: {error}", main.class))),
        };
        let definition = Definition { origin: Origin::Jdk { module: "java.base" }, hidden: false, host: None };
        let class = self.program.define(Box::leak(bytes.into_boxed_slice()), definition);
        let class = self.linked(class)?;
        self.set_initialized_for_ever(class)?;
        Ok(class)
    }

    /// Like [`Machine::launch`], with a failure as a value.
    pub fn try_launch(&mut self, main: &MainMethod, arguments: &[String]) -> Result<(), LaunchError> {
        self.launch(main, arguments).map_err(|detour| match detour {
            Detour::Stop(crate::native::Stop::Unsupported { what, .. }) => LaunchError::Unsupported(what),
            Detour::Throw(exception) => LaunchError::Throws(self.peek_class(exception).java_name()),
            Detour::Stop(_) | Detour::Repeat | Detour::Collect => LaunchError::Unfinished,
        })
    }
}

fn launcher(main: &MainMethod, name: &str) -> Result<Vec<u8>, synth::error::SynthesisError> {
    let mut writer = ClassWriter::new(name);
    let with_arguments = main.descriptor != "()V";
    writer.method(ACC_PUBLIC | ACC_STATIC, "launch", "([Ljava/lang/String;)V", |code| {
        if main.needs_instance {
            code.new_object(&main.class).dup().invoke_special(&main.class, "<init>", "()V");
        }
        if with_arguments {
            code.load_reference(0);
        }
        if main.needs_instance {
            code.invoke_virtual(&main.class, "main", main.descriptor);
        } else {
            code.invoke_static(&main.class, "main", main.descriptor);
        }
        code.return_void();
    });
    writer.finish()
}
