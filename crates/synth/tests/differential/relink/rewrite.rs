//! Rewrites one class file; the layout is that of JVMS §4.1.

use classfile::ClassFile;
use classfile::code::{Operand, decode};
use classfile::opcode::{INVOKEDYNAMIC, INVOKESTATIC, NOP};

use crate::call_site::{Read, describe};

const ACC_PUBLIC: u8 = 1;
const ACC_PRIVATE_OR_PROTECTED: u8 = 2 | 4;

/// A rewritten class and the classes that its call sites became.
pub(super) struct Relinked {
    pub(super) class: Vec<u8>,
    pub(super) sites: Vec<(String, Vec<u8>)>,
}

/// Replaces every call site of a class.
pub(super) fn relink(bytes: &[u8]) -> Read<Relinked> {
    let class = ClassFile::parse(bytes)?;
    let mut patched = bytes.to_vec();
    let mut added = PoolEntries { bytes: Vec::new(), next: class.pool.len() as u16 };
    let mut sites = Vec::new();
    for (place, constant) in call_sites(&class)? {
        let name = format!("{}$$Site{}", class.name()?, sites.len());
        let site = describe(&class, &class.bootstrap_methods()?, constant, &name)?;
        let entry = site.entry();
        let method = added.method(&name, &entry.name, &entry.descriptor).to_be_bytes();
        patched[place..place + 5].copy_from_slice(&[INVOKESTATIC, method[0], method[1], NOP, NOP]);
        sites.push((name, site.synthesize()?));
    }
    publish_members(&class, &mut patched);
    let end = pool_end(bytes);
    patched.splice(end..end, added.bytes);
    patched[8..10].copy_from_slice(&added.next.to_be_bytes());
    Ok(Relinked { class: patched, sites })
}

/// Where in the file each `invokedynamic` stands, with its constant.
fn call_sites(class: &ClassFile<'_>) -> Read<Vec<(usize, u16)>> {
    let mut found = Vec::new();
    for method in &class.methods {
        let Some(code) = method.code(&class.pool)? else { continue };
        let start = offset_of(class, code.bytecode);
        for instruction in decode(code.bytecode)? {
            if let (INVOKEDYNAMIC, Operand::Pool(index)) = (instruction.opcode, instruction.operand) {
                found.push((start + instruction.pc as usize, index));
            }
        }
    }
    Ok(found)
}

/// Makes every member public.
fn publish_members(class: &ClassFile<'_>, patched: &mut [u8]) {
    let mut place = pool_end(class.bytes) + 8 + 2 * class.interfaces.len();
    for members in [&class.fields, &class.methods] {
        place += 2;
        for member in members {
            patched[place + 1] = patched[place + 1] & !ACC_PRIVATE_OR_PROTECTED | ACC_PUBLIC;
            place += 8 + member.attributes.iter().map(|attribute| 6 + attribute.data.len()).sum::<usize>();
        }
    }
}

fn offset_of(class: &ClassFile<'_>, part: &[u8]) -> usize {
    part.as_ptr() as usize - class.bytes.as_ptr() as usize
}

/// The offset of the first byte after the constant pool.
fn pool_end(bytes: &[u8]) -> usize {
    let number = |place: usize| usize::from(u16::from_be_bytes([bytes[place], bytes[place + 1]]));
    let mut place = 10;
    let mut index = 1;
    while index < number(8) {
        let (length, indices) = match bytes[place] {
            1 => (3 + number(place + 1), 1),
            5 | 6 => (9, 2),
            7 | 8 | 16 | 19 | 20 => (3, 1),
            15 => (4, 1),
            _ => (5, 1),
        };
        place += length;
        index += indices;
    }
    place
}

/// Entries appended to a constant pool.
struct PoolEntries {
    bytes: Vec<u8>,
    next: u16,
}

impl PoolEntries {
    fn method(&mut self, owner: &str, name: &str, descriptor: &str) -> u16 {
        let owner = self.text(owner);
        let owner = self.entry(7, &owner.to_be_bytes());
        let (name, descriptor) = (self.text(name), self.text(descriptor));
        let name_and_type = self.entry(12, &[name.to_be_bytes(), descriptor.to_be_bytes()].concat());
        self.entry(10, &[owner.to_be_bytes(), name_and_type.to_be_bytes()].concat())
    }

    fn text(&mut self, text: &str) -> u16 {
        let length = (text.len() as u16).to_be_bytes();
        self.entry(1, &[&length, text.as_bytes()].concat())
    }

    fn entry(&mut self, tag: u8, content: &[u8]) -> u16 {
        self.bytes.push(tag);
        self.bytes.extend(content);
        self.next += 1;
        self.next - 1
    }
}
