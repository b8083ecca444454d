//! Which annotations a member has (JVMS 4.7.16), as far as the VM itself obeys some of them.
//!
//! Their elements are skipped, not read; malformed data ends the list, since annotations decide nothing but stack traces here.

use classfile::{ClassFile, MemberInfo};

/// Whether a member has a visible annotation of one of these types, given as descriptors.
pub(crate) fn has_annotation(file: &ClassFile<'_>, info: &MemberInfo<'_>, types: &[&str]) -> bool {
    let Some(data) = info.attribute("RuntimeVisibleAnnotations") else { return false };
    let mut data = Bytes(data);
    let count = data.u16().unwrap_or(0);
    for _ in 0..count {
        let name = data.u16().and_then(|index| file.pool.utf8(index).ok());
        if name.is_some_and(|name| types.iter().any(|known| known.as_bytes() == name)) {
            return true;
        }
        if data.skip_elements().is_none() {
            return false;
        }
    }
    false
}

struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn skip(&mut self, count: usize) -> Option<()> {
        self.0 = self.0.get(count..)?;
        Some(())
    }

    fn u16(&mut self) -> Option<u16> {
        let value = self.0.first_chunk().map(|bytes| u16::from_be_bytes(*bytes))?;
        self.skip(2)?;
        Some(value)
    }

    /// The name and value pairs of one annotation.
    fn skip_elements(&mut self) -> Option<()> {
        for _ in 0..self.u16()? {
            self.skip(2)?;
            self.skip_value()?;
        }
        Some(())
    }

    /// An element value (JVMS 4.7.16.1).
    fn skip_value(&mut self) -> Option<()> {
        let tag = *self.0.first()?;
        self.skip(1)?;
        match tag {
            b'e' => self.skip(4),
            b'@' => {
                self.skip(2)?;
                self.skip_elements()
            }
            b'[' => {
                for _ in 0..self.u16()? {
                    self.skip_value()?;
                }
                Some(())
            }
            _ => self.skip(2),
        }
    }
}
