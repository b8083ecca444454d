//! A class under the name of another one: its class file, in which every mention of the class itself is the other name.
//!
//! Rewrites texts of the constant pool (JVMS 4.4.7) that are names of classes, descriptors or signatures; texts of the
//! program stay. A class with member classes of its own is refused: they would belong to the class it was.

use crate::predicate::{SpecificationError, complain};
use classfile::{ClassFile, modified_utf8};
use std::collections::BTreeSet;

/// Where the constant pool begins (JVMS 4.1): behind the magic number, two versions and the count of its entries.
const POOL: usize = 10;

const UTF8: u8 = 1;
const CLASS: u8 = 7;
const STRING: u8 = 8;

/// The bytes of the class `from` as those of the class `to`.
pub(super) fn renamed(file: &ClassFile<'_>, from: &str, to: &str) -> Result<Vec<u8>, SpecificationError> {
    let members = file.nest_members().unwrap_or_default();
    if !members.is_empty() {
        return complain(format!("{} has classes in it, so it cannot take another name", from.replace('/', ".")));
    }
    let Some(entries) = entries(file.bytes, file.pool.len()) else {
        return complain(format!("the class file of {} cannot be read", from.replace('/', ".")));
    };
    let named_by = |tag: u8| -> BTreeSet<u16> {
        entries
            .iter()
            .filter(|entry| entry.tag == tag)
            .filter_map(|entry| file.bytes.get(entry.start + 1..entry.end))
            .map(index)
            .collect()
    };
    let (classes, texts) = (named_by(CLASS), named_by(STRING));
    let mut out = file.bytes[..POOL].to_vec();
    for entry in &entries {
        let bytes = &file.bytes[entry.start..entry.end];
        let text = (entry.tag == UTF8).then(|| file.pool.text(entry.number).ok()).flatten();
        let other = text.as_ref().and_then(|text| {
            let is_name = classes.contains(&entry.number) && text == from;
            let other = if is_name { to.to_owned() } else { mentions(text, from, to) };
            (other != *text).then_some(other)
        });
        match other {
            None => out.extend(bytes),
            Some(_) if texts.contains(&entry.number) => {
                return complain(format!("{} has a text that is its own name", from.replace('/', ".")));
            }
            Some(other) => put_text(&mut out, &other),
        }
    }
    let end = entries.last().map_or(POOL, |entry| entry.end);
    out.extend(&file.bytes[end..]);
    Ok(out)
}

/// A text with the class under its other name, where that is part of a descriptor or a signature.
fn mentions(text: &str, from: &str, to: &str) -> String {
    let plain = text.replace(&format!("L{from};"), &format!("L{to};"));
    plain.replace(&format!("L{from}<"), &format!("L{to}<"))
}

fn put_text(out: &mut Vec<u8>, text: &str) {
    let encoded = modified_utf8::from_text(text);
    out.push(UTF8);
    out.extend((encoded.len() as u16).to_be_bytes());
    out.extend(encoded);
}

fn index(bytes: &[u8]) -> u16 {
    u16::from_be_bytes([bytes[0], bytes[1]])
}

/// An entry of the constant pool, and where it lies.
struct Entry {
    number: u16,
    tag: u8,
    start: usize,
    end: usize,
}

fn entries(bytes: &[u8], count: usize) -> Option<Vec<Entry>> {
    let (mut all, mut at, mut number) = (Vec::new(), POOL, 1);
    while number < count {
        let tag = *bytes.get(at)?;
        let size = match tag {
            UTF8 => 3 + usize::from(index(bytes.get(at + 1..at + 3)?)),
            3 | 4 | 9..=12 | 17 | 18 => 5,
            5 | 6 => 9,
            CLASS | STRING | 16 | 19 | 20 => 3,
            15 => 4,
            _ => return None,
        };
        all.push(Entry { number: number as u16, tag, start: at, end: at + size });
        at += size;
        number += if matches!(tag, 5 | 6) { 2 } else { 1 };
    }
    Some(all)
}
