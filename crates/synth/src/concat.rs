//! String concatenation: the static method behind a `StringConcatFactory` call site.
//!
//! Follows the specification of `java.lang.invoke.StringConcatFactory` and JLS §5.1.11: every argument becomes a string
//! first, in order, then all pieces are joined by one intrinsic of the VM, which must give a *new* string (JLS
//! §15.18.1). A reference is always converted as an `Object`, so a `char[]` prints as one and `null` as `null`; a
//! `toString` that answers `null` prints as `null` too. `byte` and `short` print as the `int` they are.

use crate::class_writer::{ACC_STATIC, ClassWriter, CodeWriter};
use crate::descriptor::{MethodDescriptor, Type};
use crate::error::SynthesisError;

/// The name of the synthesised static method; its descriptor is that of the call site.
pub const METHOD: &str = "concat";
/// The class that the VM provides, with the static native method [`JOIN`].
pub(crate) const INTRINSICS: &str = "sojourner/Intrinsics";
/// Joins strings, none of them `null`, into a new string.
pub(crate) const JOIN: &str = "join";
/// The descriptor of [`JOIN`].
pub(crate) const JOIN_DESCRIPTOR: &str = "([Ljava/lang/String;)Ljava/lang/String;";

const ARGUMENT: u16 = 1;
const CONSTANT: u16 = 2;
const STRING: &str = "java/lang/String";

/// One call site of `makeConcatWithConstants`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConcatSpec {
    /// The internal name of the class to make.
    pub class_name: String,
    /// The descriptor of the call site, which returns `String`.
    pub descriptor: String,
    /// UTF-16 text in which `\u{1}` stands for the next argument and `\u{2}` for the next constant.
    pub recipe: Vec<u16>,
    /// The constants as the strings they print as, UTF-16.
    pub constants: Vec<Vec<u16>>,
}

impl ConcatSpec {
    /// A call site of `makeConcat`: the arguments and nothing else.
    pub fn of_arguments(class_name: &str, descriptor: &str) -> Result<Self, SynthesisError> {
        let arguments = MethodDescriptor::parse(descriptor)?.parameters.len();
        Ok(Self {
            class_name: class_name.to_owned(),
            descriptor: descriptor.to_owned(),
            recipe: vec![ARGUMENT; arguments],
            constants: Vec::new(),
        })
    }
}

/// The class of a concatenation.
pub fn synthesize(spec: &ConcatSpec) -> Result<Vec<u8>, SynthesisError> {
    let descriptor = MethodDescriptor::parse(&spec.descriptor)?;
    let pieces = pieces(spec, &descriptor)?;
    let mut class = ClassWriter::new(&spec.class_name);
    class.method(ACC_STATIC, METHOD, &spec.descriptor, |code| {
        push_joined(code, &pieces);
        code.return_value(&descriptor.result);
    });
    class.finish()
}

/// A part of the result.
pub(crate) enum Piece {
    Literal(Vec<u16>),
    /// A local variable.
    Local(Type, u16),
    /// A local variable that holds a `char[]`, printed as its characters; `null` throws.
    Characters(u16),
    /// A field of the object in local variable 0.
    Field {
        owner: String,
        name: String,
        of_type: Type,
    },
}

/// Pushes the string that the pieces make together.
pub(crate) fn push_joined(code: &mut CodeWriter<'_>, pieces: &[Piece]) {
    code.push_int(pieces.len() as i32).new_reference_array(STRING);
    for (index, piece) in pieces.iter().enumerate() {
        code.dup().push_int(index as i32);
        push_piece(code, piece);
        code.store_array_reference();
    }
    code.invoke_static(INTRINSICS, JOIN, JOIN_DESCRIPTOR);
}

/// Pushes the string of one piece, never `null`.
pub(crate) fn push_piece(code: &mut CodeWriter<'_>, piece: &Piece) {
    match piece {
        Piece::Literal(units) => {
            code.push_string(units);
        }
        Piece::Local(of_type, local) => {
            code.load(of_type, *local);
            stringify(code, of_type);
        }
        Piece::Characters(local) => {
            code.load_reference(*local).invoke_static(STRING, "valueOf", "([C)Ljava/lang/String;");
        }
        Piece::Field { owner, name, of_type } => {
            code.load_reference(0).get_field(owner, name, &of_type.descriptor());
            stringify(code, of_type);
        }
    }
}

/// `..., value => ..., string`, never `null`.
fn stringify(code: &mut CodeWriter<'_>, of_type: &Type) {
    match of_type {
        Type::Reference(class) => {
            if class != STRING {
                code.invoke_static(STRING, "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;");
            }
            replace_null(code);
        }
        primitive => {
            let parameter = match primitive {
                Type::Byte | Type::Short => Type::Int,
                other => other.clone(),
            };
            code.invoke_static(STRING, "valueOf", &format!("({})Ljava/lang/String;", parameter.descriptor()));
        }
    }
}

fn replace_null(code: &mut CodeWriter<'_>) {
    let done = code.new_label();
    code.dup().if_not_null(done).pop(&Type::reference(STRING)).push_text("null").bind(done);
}

fn pieces(spec: &ConcatSpec, descriptor: &MethodDescriptor) -> Result<Vec<Piece>, SynthesisError> {
    let mut arguments = Locals { types: descriptor.parameters.iter(), next: 0 };
    let mut constants = spec.constants.iter();
    let mut pieces = Vec::new();
    for part in split_recipe(&spec.recipe) {
        let piece = match part {
            [ARGUMENT] => arguments.next_piece(),
            [CONSTANT] => constants.next().map(|units| Piece::Literal(units.clone())),
            literal => Some(Piece::Literal(literal.to_vec())),
        };
        pieces.push(piece.ok_or_else(|| mismatch(spec, "asks for more values than there are"))?);
    }
    if arguments.types.next().is_some() || constants.next().is_some() {
        return Err(mismatch(spec, "leaves values unused"));
    }
    Ok(pieces)
}

/// The parameters of a static method with the local variables they arrive in.
struct Locals<'types> {
    types: std::slice::Iter<'types, Type>,
    next: u16,
}

impl Locals<'_> {
    fn next_piece(&mut self) -> Option<Piece> {
        let of_type = self.types.next()?;
        let local = self.next;
        self.next = local.saturating_add(of_type.slots());
        Some(Piece::Local(of_type.clone(), local))
    }
}

/// Tags on their own and the literal text between them.
fn split_recipe(recipe: &[u16]) -> impl Iterator<Item = &[u16]> {
    recipe.chunk_by(|left, right| !is_tag(*left) && !is_tag(*right))
}

fn is_tag(unit: u16) -> bool {
    unit == ARGUMENT || unit == CONSTANT
}

fn mismatch(spec: &ConcatSpec, what: &str) -> SynthesisError {
    SynthesisError::Inconsistent(format!("{}: the recipe {what}", spec.class_name))
}
