//! Annotation tables, as far as telling which annotations are there (JVMS 4.7.16).

use crate::error::ClassFileError;
use crate::reader::Reader;

/// The type descriptors (constant-pool entries) of the annotations in a `RuntimeVisibleAnnotations` attribute.
pub fn annotation_types(data: &[u8]) -> Result<Vec<u16>, ClassFileError> {
    let mut reader = Reader::new(data, "RuntimeVisibleAnnotations attribute");
    let count = reader.u16()?;
    let mut types = Vec::new();
    for _ in 0..count {
        types.push(skip_annotation(&mut reader, 0)?);
    }
    Ok(types)
}

/// Nesting beyond this is refused: no compiler writes it, and skipping it must not exhaust the stack.
const DEEPEST: u32 = 64;

fn skip_annotation(reader: &mut Reader<'_>, depth: u32) -> Result<u16, ClassFileError> {
    let descriptor = reader.u16()?;
    for _ in 0..reader.u16()? {
        reader.u16()?;
        skip_value(reader, depth)?;
    }
    Ok(descriptor)
}

fn skip_value(reader: &mut Reader<'_>, depth: u32) -> Result<(), ClassFileError> {
    let tag = reader.u8()?;
    match tag {
        b'e' => {
            reader.u16()?;
            reader.u16()?;
        }
        b'@' if depth < DEEPEST => {
            skip_annotation(reader, depth + 1)?;
        }
        b'[' if depth < DEEPEST => {
            for _ in 0..reader.u16()? {
                skip_value(reader, depth + 1)?;
            }
        }
        _ => {
            reader.u16()?;
        }
    }
    Ok(())
}
