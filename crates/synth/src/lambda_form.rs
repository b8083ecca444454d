//! A `LambdaForm` as one static method: every name of the form is a call, in order.
//!
//! Follows `java.lang.invoke.LambdaForm`: values have one of five basic types (all small integers are `int`, all
//! references `Object`), the first names are the parameters, each further name applies a function to earlier names and
//! constants. Where a function wants more than a basic type says, the argument is cast or cut to size, as the JDK's own
//! compiler of forms does. A form that has constant objects takes them in an `Object[]` behind its other parameters, so
//! the class depends on the shape of the form only.
//!
//! Of the idioms only those that catch exceptions are special here (see `idiom`); the others (`selectAlternative`,
//! loops) are calls like any other, and their functions must do the work.

mod function;
mod idiom;

pub use function::FunctionSpec;

use crate::class_writer::{ACC_STATIC, CLASS_FILE_WITH_INTERFACE_CALLS, ClassWriter, CodeWriter};
use crate::conversion::OBJECT;
use crate::descriptor::{MethodDescriptor, Type};
use crate::error::SynthesisError;

/// The name of the synthesised static method; its descriptor is [`LambdaFormSpec::entry_descriptor`].
pub const METHOD: &str = "run";

const CONSTANTS: &str = "[Ljava/lang/Object;";

/// What a value of a lambda form can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BasicType {
    /// Any reference.
    L,
    /// `boolean`, `byte`, `char`, `short` and `int`.
    I,
    /// `long`.
    J,
    /// `float`.
    F,
    /// `double`.
    D,
    /// No value; only as the result of a function.
    V,
}

/// Where an argument of a function comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ArgumentSpec {
    /// The parameter or earlier name with this number; parameters come first.
    Name(usize),
    /// The constant object with this number.
    Constant(u32),
    /// An `int`.
    Int(i32),
    /// A `long`.
    Long(i64),
    /// A `float`.
    Float(f32),
    /// A `double`.
    Double(f64),
}

/// One step of a form.
#[derive(Clone, Debug, PartialEq)]
pub struct NameSpec {
    /// What is called.
    pub function: FunctionSpec,
    /// With what.
    pub arguments: Vec<ArgumentSpec>,
    /// The basic type of the function's result.
    pub result: BasicType,
}

/// A lambda form.
#[derive(Clone, Debug, PartialEq)]
pub struct LambdaFormSpec {
    /// The internal name of the class to make.
    pub class_name: String,
    /// The basic types of the parameters; their number is the arity.
    pub parameters: Vec<BasicType>,
    /// The steps, numbered from the arity on.
    pub names: Vec<NameSpec>,
    /// The parameter or name that is returned; `None` for `void`.
    pub result: Option<usize>,
    /// How many constant objects the form has.
    pub constants: u32,
}

impl LambdaFormSpec {
    /// The descriptor of the synthesised method, in basic types, with the array of constants if there are some.
    pub fn entry_descriptor(&self) -> Result<String, SynthesisError> {
        let basic = self.parameters.iter().map(|parameter| parameter.as_type());
        let parameters = basic.chain((self.constants > 0).then(|| Type::reference(CONSTANTS))).collect();
        Ok(MethodDescriptor { parameters, result: self.result_type()?.as_type() }.descriptor())
    }

    fn result_type(&self) -> Result<BasicType, SynthesisError> {
        let Some(index) = self.result else { return Ok(BasicType::V) };
        let parameter = self.parameters.get(index).copied();
        let name = || self.names.get(index.checked_sub(self.parameters.len())?).map(|name| name.result);
        parameter.or_else(name).ok_or_else(|| self.inconsistent(&format!("no name {index} to return")))
    }

    fn inconsistent(&self, what: &str) -> SynthesisError {
        SynthesisError::Inconsistent(format!("{}: {what}", self.class_name))
    }
}

/// The class of a lambda form.
pub fn synthesize(spec: &LambdaFormSpec) -> Result<Vec<u8>, SynthesisError> {
    let descriptor = spec.entry_descriptor()?;
    let mut class = ClassWriter::new(&spec.class_name);
    if !spec.names.iter().any(|name| name.function.branches()) {
        class.version(CLASS_FILE_WITH_INTERFACE_CALLS);
    }
    let mut outcome = Ok(());
    class.method(ACC_STATIC, METHOD, &descriptor, |code| {
        outcome = FormWriter { spec, values: Vec::new(), code }.write();
    });
    outcome.and_then(|()| class.finish())
}

impl BasicType {
    /// The basic type that holds values of a Java type.
    pub fn of(of_type: &Type) -> Self {
        match of_type {
            Type::Reference(_) => Self::L,
            Type::Long => Self::J,
            Type::Float => Self::F,
            Type::Double => Self::D,
            Type::Void => Self::V,
            _ => Self::I,
        }
    }

    /// The widest Java type that it holds.
    pub fn as_type(self) -> Type {
        match self {
            Self::L => Type::reference(OBJECT),
            Self::I => Type::Int,
            Self::J => Type::Long,
            Self::F => Type::Float,
            Self::D => Type::Double,
            Self::V => Type::Void,
        }
    }
}

/// Writes one form; `values` are the names so far with their local variables.
struct FormWriter<'form, 'code, 'class> {
    spec: &'form LambdaFormSpec,
    values: Vec<(BasicType, u16)>,
    code: &'code mut CodeWriter<'class>,
}

impl FormWriter<'_, '_, '_> {
    fn write(mut self) -> Result<(), SynthesisError> {
        let spec = self.spec;
        self.number_parameters();
        for (index, name) in spec.names.iter().enumerate() {
            self.apply(name)?;
            if index + 1 == spec.names.len() && spec.result == Some(self.values.len()) {
                self.code.return_value(&name.result.as_type());
                return Ok(());
            }
            self.keep(name.result);
        }
        if let Some(index) = spec.result {
            self.load_name(index)?;
        }
        self.code.return_value(&spec.result_type()?.as_type());
        Ok(())
    }

    fn number_parameters(&mut self) {
        let mut local = 0;
        for &parameter in &self.spec.parameters {
            self.values.push((parameter, local));
            local += parameter.as_type().slots();
        }
    }

    /// Stores the result on the stack as the next name.
    fn keep(&mut self, result: BasicType) {
        let as_type = result.as_type();
        let local = self.code.new_local(&as_type);
        if result != BasicType::V {
            self.code.store(&as_type, local);
        }
        self.values.push((result, local));
    }

    /// Pushes an argument and gives its basic type.
    fn load(&mut self, argument: ArgumentSpec) -> Result<BasicType, SynthesisError> {
        let result = match argument {
            ArgumentSpec::Name(index) => return self.load_name(index),
            ArgumentSpec::Constant(index) => {
                self.load_constant(index)?;
                BasicType::L
            }
            ArgumentSpec::Int(value) => {
                self.code.push_int(value);
                BasicType::I
            }
            ArgumentSpec::Long(value) => {
                self.code.push_long(value);
                BasicType::J
            }
            ArgumentSpec::Float(value) => {
                self.code.push_float(value);
                BasicType::F
            }
            ArgumentSpec::Double(value) => {
                self.code.push_double(value);
                BasicType::D
            }
        };
        Ok(result)
    }

    fn load_name(&mut self, index: usize) -> Result<BasicType, SynthesisError> {
        match self.values.get(index) {
            Some(&(basic, local)) if basic != BasicType::V => {
                self.code.load(&basic.as_type(), local);
                Ok(basic)
            }
            _ => Err(self.spec.inconsistent(&format!("name {index} has no value where it is used"))),
        }
    }

    fn load_constant(&mut self, index: u32) -> Result<(), SynthesisError> {
        if index >= self.spec.constants {
            return Err(self.spec.inconsistent(&format!("no constant {index}")));
        }
        let array = self.spec.parameters.iter().map(|parameter| parameter.as_type().slots()).sum();
        self.code.load_reference(array).push_int(index.cast_signed()).load_array_reference();
        Ok(())
    }
}
