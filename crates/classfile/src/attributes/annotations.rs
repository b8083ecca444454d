//! Annotations, as far as they are names with texts (JVMS 4.7.16, 4.7.18).

use crate::error::ClassFileError;
use crate::reader::Reader;

/// One annotation; values that are no texts are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotation {
    /// The pool index of its type descriptor.
    pub descriptor: u16,
    /// The pool indices of the name and the value of each text.
    pub texts: Vec<(u16, u16)>,
}

/// The annotations of a `RuntimeVisibleAnnotations` or `RuntimeInvisibleAnnotations` attribute.
pub fn annotations(data: &[u8]) -> Result<Vec<Annotation>, ClassFileError> {
    let mut reader = Reader::new(data, "annotations attribute");
    table(&mut reader)
}

/// The annotations of each parameter in a `RuntimeVisibleParameterAnnotations` or
/// `RuntimeInvisibleParameterAnnotations` attribute.
pub fn parameter_annotations(data: &[u8]) -> Result<Vec<Vec<Annotation>>, ClassFileError> {
    let mut reader = Reader::new(data, "parameter annotations attribute");
    (0..reader.u8()?).map(|_| table(&mut reader)).collect()
}

fn table(reader: &mut Reader<'_>) -> Result<Vec<Annotation>, ClassFileError> {
    (0..reader.u16()?).map(|_| annotation(reader, 0)).collect()
}

/// Nesting beyond this is refused: no compiler writes it, and skipping it must not exhaust the stack.
const DEEPEST: u32 = 64;

fn annotation(reader: &mut Reader<'_>, depth: u32) -> Result<Annotation, ClassFileError> {
    let mut annotation = Annotation { descriptor: reader.u16()?, texts: Vec::new() };
    for _ in 0..reader.u16()? {
        let name = reader.u16()?;
        if let Some(text) = value(reader, depth)? {
            annotation.texts.push((name, text));
        }
    }
    Ok(annotation)
}

/// The pool index of a text; nothing for another value, which is skipped.
fn value(reader: &mut Reader<'_>, depth: u32) -> Result<Option<u16>, ClassFileError> {
    match reader.u8()? {
        b's' => return reader.u16().map(Some),
        b'e' => {
            reader.u16()?;
            reader.u16()?;
        }
        b'@' if depth < DEEPEST => {
            annotation(reader, depth + 1)?;
        }
        b'[' if depth < DEEPEST => {
            for _ in 0..reader.u16()? {
                value(reader, depth + 1)?;
            }
        }
        _ => {
            reader.u16()?;
        }
    }
    Ok(None)
}
