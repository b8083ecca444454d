//! Files that natives have opened for reading: contents by descriptor.
//!
//! A descriptor is computed from the path, so it means the same in every state and process, and the table is no part of
//! the state: contents never change. The position of a stream is state, and lies in its `FileDescriptor`. Which files
//! there are is not decided here but by the natives, who read them.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// The files opened so far.
#[derive(Clone, Debug, Default)]
pub struct Files {
    opened: BTreeMap<i32, (String, Content)>,
}

/// What is in a file.
#[derive(Clone, Debug)]
pub enum Content {
    Bytes(Vec<u8>),
    /// One fixed sequence of bytes without end: runs are reproducible, and nothing here is secret.
    Random,
}

/// Descriptors below are those of the standard streams, and of nobody.
const FIRST_DESCRIPTOR: i32 = 16;

impl Files {
    /// The descriptor of a path, which is read if it has not been opened before; `None` where it cannot be read.
    pub fn open(&mut self, path: &str, read: impl FnOnce() -> Option<Content>) -> Option<i32> {
        let descriptor = self.descriptor(path);
        if let Entry::Vacant(place) = self.opened.entry(descriptor) {
            place.insert((path.to_owned(), read()?));
        }
        Some(descriptor)
    }

    /// The descriptor of a path: its hash (FNV-1a), and where two open files share that, the next one.
    fn descriptor(&self, path: &str) -> i32 {
        let hash = path.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        let mut descriptor = FIRST_DESCRIPTOR + (hash & 0x3fff_ffff) as i32;
        while self.opened.get(&descriptor).is_some_and(|(name, _)| name != path) {
            descriptor += 1;
        }
        descriptor
    }

    fn opened(&self, descriptor: i32) -> Option<&Content> {
        self.opened.get(&descriptor).map(|(_, content)| content)
    }

    /// Whether a descriptor is one of an opened file.
    pub fn is_open(&self, descriptor: i32) -> bool {
        self.opened(descriptor).is_some()
    }

    /// Whether a descriptor is one of a device that gives random bytes.
    pub fn is_random(&self, descriptor: i32) -> bool {
        matches!(self.opened(descriptor), Some(Content::Random))
    }

    /// The length of an opened file; a device has none.
    pub fn length(&self, descriptor: i32) -> u64 {
        match self.opened(descriptor) {
            Some(Content::Bytes(bytes)) => bytes.len() as u64,
            Some(Content::Random) | None => 0,
        }
    }

    /// At most `count` bytes from `position` on; none at the end.
    pub fn read(&self, descriptor: i32, position: u64, count: usize) -> Vec<u8> {
        match self.opened(descriptor) {
            Some(Content::Bytes(bytes)) => {
                let start = usize::try_from(position).unwrap_or(usize::MAX).min(bytes.len());
                bytes[start..(start + count.min(bytes.len() - start))].to_vec()
            }
            Some(Content::Random) => (position..position + count as u64).map(random_byte).collect(),
            None => Vec::new(),
        }
    }
}

/// The byte at a position of the fixed random sequence: SplitMix64 (Steele, Lea, Flood 2014) of the position's eighth.
fn random_byte(position: u64) -> u8 {
    let mut word = (position / 8).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (word ^ (word >> 31)).to_le_bytes()[(position % 8) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_once_and_ends() {
        let mut files = Files::default();
        let descriptor = files.open("/a", || Some(Content::Bytes(b"0123456789".to_vec()))).unwrap();
        assert_eq!(files.open("/a", || None), Some(descriptor));
        assert_eq!(files.open("/b", || None), None);
        assert_eq!(files.read(descriptor, 8, 5), b"89");
        assert!(files.read(descriptor, 10, 5).is_empty() && files.read(descriptor, u64::MAX, 5).is_empty());
        assert!(files.is_open(descriptor) && !files.is_open(1) && files.length(descriptor) == 10);
    }

    #[test]
    fn random_bytes_depend_on_the_position_only() {
        let mut files = Files::default();
        let descriptor = files.open("/dev/urandom", || Some(Content::Random)).unwrap();
        let whole = files.read(descriptor, 3, 100);
        assert_eq!(files.read(descriptor, 50, 10), whole[47..57]);
        assert!(whole.iter().collect::<std::collections::BTreeSet<_>>().len() > 50);
    }
}
