//! From an `invokedynamic` constant of a class file to the request for the class that does its work.
//!
//! The VM has its own reader of call sites; this one exists so that the tests can relink real class files. It knows the
//! bootstrap methods that javac emits; any other is an error.

mod arguments;

use classfile::attributes::BootstrapMethod;
use classfile::{ClassFile, Constant};

use synth::concat::{self, ConcatSpec};
use synth::descriptor::{MethodDescriptor, Type};
use synth::error::SynthesisError;
use synth::lambda::{self, LambdaSpec};
use synth::record_methods::{self, ComponentSpec, RecordSpec};
use synth::switches::{self, LabelSpec, SwitchSpec};

use arguments::Arguments;

const FLAG_SERIALIZABLE: i32 = 1;
const FLAG_MARKERS: i32 = 2;
const FLAG_BRIDGES: i32 = 4;

/// A result whose error is a text for the test's message.
pub(crate) type Read<T> = Result<T, Box<dyn std::error::Error>>;

/// What a call site asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SiteSpec {
    /// A lambda expression or method reference.
    Lambda(LambdaSpec),
    /// A string concatenation.
    Concat(ConcatSpec),
    /// One of the three methods of a record; the class has all of them, so one class may serve three sites.
    Record {
        /// The record.
        spec: RecordSpec,
        /// `toString`, `hashCode` or `equals`.
        method: String,
        /// The descriptor of the site.
        descriptor: String,
    },
    /// A pattern switch.
    Switch(SwitchSpec),
}

/// The static method that a linked site calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Its name.
    pub(crate) name: String,
    /// Always the descriptor of the site.
    pub(crate) descriptor: String,
}

impl SiteSpec {
    /// The class file.
    pub(crate) fn synthesize(&self) -> Result<Vec<u8>, SynthesisError> {
        match self {
            Self::Lambda(spec) => lambda::synthesize(spec),
            Self::Concat(spec) => concat::synthesize(spec),
            Self::Record { spec, .. } => record_methods::synthesize(spec),
            Self::Switch(spec) => switches::synthesize(spec),
        }
    }

    /// The method to call with the arguments of the site.
    pub(crate) fn entry(&self) -> Entry {
        let (name, descriptor) = match self {
            Self::Lambda(spec) => {
                (lambda::FACTORY.to_owned(), format!("({})L{};", spec.captured.concat(), spec.interface))
            }
            Self::Concat(spec) => (concat::METHOD.to_owned(), spec.descriptor.clone()),
            Self::Record { method, descriptor, .. } => (method.clone(), descriptor.clone()),
            Self::Switch(spec) => (switches::METHOD.to_owned(), spec.descriptor.clone()),
        };
        Entry { name, descriptor }
    }
}

/// Reads the `InvokeDynamic` constant `index` of `class`; `bootstraps` are the class's own, `class_name` the name of
/// the class to make.
pub(crate) fn describe(
    class: &ClassFile<'_>,
    bootstraps: &[BootstrapMethod],
    index: u16,
    class_name: &str,
) -> Read<SiteSpec> {
    let Constant::InvokeDynamic { bootstrap, name_and_type } = class.pool.get(index)? else {
        return Err(format!("constant {index} is no call site").into());
    };
    let (name, descriptor) = class.pool.name_and_type(name_and_type)?;
    let site = Site { class_name, name: &name, descriptor: &descriptor };
    let mut arguments = Arguments::new(class, bootstraps, bootstrap)?;
    let spec = site.describe(&mut arguments)?;
    arguments.finish()?;
    Ok(spec)
}

/// The dynamic half of a call site.
struct Site<'class> {
    class_name: &'class str,
    name: &'class str,
    descriptor: &'class str,
}

impl Site<'_> {
    fn describe(&self, arguments: &mut Arguments<'_>) -> Read<SiteSpec> {
        let method = arguments.bootstrap_method()?;
        match method.as_str() {
            "java/lang/invoke/LambdaMetafactory.metafactory" => self.lambda(arguments).map(SiteSpec::Lambda),
            "java/lang/invoke/LambdaMetafactory.altMetafactory" => {
                let mut spec = self.lambda(arguments)?;
                read_extras(&mut spec, arguments)?;
                Ok(SiteSpec::Lambda(spec))
            }
            "java/lang/invoke/StringConcatFactory.makeConcatWithConstants" => self.concat(arguments),
            "java/lang/invoke/StringConcatFactory.makeConcat" => {
                Ok(SiteSpec::Concat(ConcatSpec::of_arguments(self.class_name, self.descriptor)?))
            }
            "java/lang/runtime/ObjectMethods.bootstrap" => self.record(arguments),
            "java/lang/runtime/SwitchBootstraps.typeSwitch" => self.switch(arguments, Arguments::type_label),
            "java/lang/runtime/SwitchBootstraps.enumSwitch" => {
                let target = self.switch_target()?;
                self.switch(arguments, |arguments| arguments.enum_label(&target))
            }
            _ => Err(format!("bootstrap method {method}").into()),
        }
    }

    fn lambda(&self, arguments: &mut Arguments<'_>) -> Read<LambdaSpec> {
        let site = MethodDescriptor::parse(self.descriptor)?;
        let Type::Reference(interface) = site.result else {
            return Err(format!("a lambda of type {}", self.descriptor).into());
        };
        let erased_descriptor = arguments.method_type()?;
        let implementation = arguments.method_handle()?;
        Ok(LambdaSpec {
            class_name: self.class_name.to_owned(),
            interface,
            extra_interfaces: Vec::new(),
            serializable_in: None,
            method_name: self.name.to_owned(),
            erased_descriptor,
            instantiated_descriptor: arguments.method_type()?,
            bridges: Vec::new(),
            captured: site.parameters.iter().map(Type::descriptor).collect(),
            implementation,
        })
    }

    fn concat(&self, arguments: &mut Arguments<'_>) -> Read<SiteSpec> {
        let recipe = arguments.string()?;
        let mut constants = Vec::new();
        while !arguments.is_empty() {
            constants.push(arguments.printed()?);
        }
        let (class_name, descriptor) = (self.class_name.to_owned(), self.descriptor.to_owned());
        Ok(SiteSpec::Concat(ConcatSpec { class_name, descriptor, recipe, constants }))
    }

    fn record(&self, arguments: &mut Arguments<'_>) -> Read<SiteSpec> {
        let record = arguments.class()?;
        // The names are redundant: each getter is a field of that name.
        arguments.string()?;
        let mut components = Vec::new();
        while !arguments.is_empty() {
            let getter = arguments.method_handle()?;
            components.push(ComponentSpec { name: getter.name, descriptor: getter.descriptor });
        }
        let simple_name = arguments.simple_name(&record)?;
        let spec = RecordSpec { class_name: self.class_name.to_owned(), record, simple_name, components };
        Ok(SiteSpec::Record { spec, method: self.name.to_owned(), descriptor: self.descriptor.to_owned() })
    }

    fn switch<'class>(
        &self,
        arguments: &mut Arguments<'class>,
        read: impl Fn(&mut Arguments<'class>) -> Read<LabelSpec>,
    ) -> Read<SiteSpec> {
        let mut labels = Vec::new();
        while !arguments.is_empty() {
            labels.push(read(arguments)?);
        }
        let (class_name, descriptor) = (self.class_name.to_owned(), self.descriptor.to_owned());
        Ok(SiteSpec::Switch(SwitchSpec { class_name, descriptor, labels }))
    }

    fn switch_target(&self) -> Read<String> {
        let site = MethodDescriptor::parse(self.descriptor)?;
        let target = site.parameters.first().and_then(Type::class_name).map(str::to_owned);
        target.ok_or_else(|| format!("an enum switch of type {}", self.descriptor).into())
    }
}

/// What `altMetafactory` takes beyond `metafactory`.
fn read_extras(spec: &mut LambdaSpec, arguments: &mut Arguments<'_>) -> Read<()> {
    let flags = arguments.int()?;
    if flags & FLAG_SERIALIZABLE != 0 {
        spec.serializable_in = Some(arguments.caller()?);
    }
    if flags & FLAG_MARKERS != 0 {
        for _ in 0..arguments.int()? {
            spec.extra_interfaces.push(arguments.class()?);
        }
    }
    if flags & FLAG_BRIDGES != 0 {
        for _ in 0..arguments.int()? {
            spec.bridges.push(arguments.method_type()?);
        }
    }
    Ok(())
}
