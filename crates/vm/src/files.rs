//! The only files a program can see: data of the JDK itself below `conf` and `lib` of its home, read-only, and `/dev/random`.
//!
//! The class library reads some of its own data from there (time zones, security providers). Everything else is outside and
//! refused by the natives that ask here first. A descriptor is computed from the path, so it means the same in every state
//! and process; the position of a stream is part of the state and lies in its `FileDescriptor`.
//! `/dev/random` and `/dev/urandom` are one fixed sequence of bytes: runs are reproducible, and nothing here is secret.

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

/// What is visible at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Outside of what a program may see.
    Hidden,
    /// Among the JDK's own files, but not there.
    Missing,
    Directory,
    File {
        length: u64,
    },
    /// A device that gives fixed bytes without end.
    Device,
}

/// The files opened so far.
#[derive(Clone, Debug)]
pub struct Files {
    home: PathBuf,
    opened: BTreeMap<i32, (String, Content)>,
}

#[derive(Clone, Debug)]
enum Content {
    Bytes(Vec<u8>),
    Random,
}

/// Descriptors below are those of the standard streams, and of nobody.
const FIRST_DESCRIPTOR: i32 = 16;

const DEVICES: [&str; 2] = ["/dev/random", "/dev/urandom"];

impl Files {
    /// No open files; those of the JDK at `home` can be opened.
    pub fn new(home: &str) -> Files {
        Files { home: PathBuf::from(home), opened: BTreeMap::new() }
    }

    /// What is visible at an absolute path.
    pub fn look(&self, path: &str) -> Sight {
        if DEVICES.contains(&path) {
            return Sight::Device;
        }
        if !self.is_visible(Path::new(path)) {
            return Sight::Hidden;
        }
        match std::fs::metadata(path) {
            Ok(data) if data.is_dir() => Sight::Directory,
            Ok(data) => Sight::File { length: data.len() },
            Err(_) => Sight::Missing,
        }
    }

    /// Data of the JDK, without its class library, which is megabytes of no use to Java code.
    fn is_visible(&self, path: &Path) -> bool {
        let Ok(inside) = path.strip_prefix(&self.home) else { return false };
        let plain = inside.components().all(|part| matches!(part, Component::Normal(_)));
        plain && (inside.starts_with("conf") || inside.starts_with("lib")) && inside != Path::new("lib/modules")
    }

    /// The names in a visible directory, in order.
    pub fn list(&self, path: &str) -> Option<Vec<String>> {
        if self.look(path) != Sight::Directory {
            return None;
        }
        let entries = std::fs::read_dir(path).ok()?;
        let mut names: Vec<String> = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
        names.sort();
        Some(names)
    }

    /// Opens a visible file; the answer is its descriptor.
    pub fn open(&mut self, path: &str) -> Option<i32> {
        let descriptor = self.descriptor(path);
        if !self.opened.contains_key(&descriptor) {
            let content = self.content(path)?;
            self.opened.insert(descriptor, (path.to_owned(), content));
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

    fn content(&self, path: &str) -> Option<Content> {
        match self.look(path) {
            Sight::Device => Some(Content::Random),
            Sight::File { .. } => std::fs::read(path).ok().map(Content::Bytes),
            Sight::Hidden | Sight::Missing | Sight::Directory => None,
        }
    }

    fn opened(&self, descriptor: i32) -> Option<&Content> {
        self.opened.get(&descriptor).map(|(_, content)| content)
    }

    /// Whether a descriptor is one of an opened file.
    pub fn is_open(&self, descriptor: i32) -> bool {
        self.opened(descriptor).is_some()
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

    /// A home with one file, in a folder of this test's own.
    fn home(name: &str) -> PathBuf {
        let home = std::env::temp_dir().join(format!("sojourner-files-{name}-{}", std::process::id()));
        std::fs::create_dir_all(home.join("lib")).unwrap();
        std::fs::write(home.join("lib/data"), b"0123456789").unwrap();
        std::fs::write(home.join("release"), b"x").unwrap();
        home
    }

    #[test]
    fn only_the_data_of_the_jdk_is_visible() {
        let home = home("visible");
        let mut files = Files::new(home.to_str().unwrap());
        let at = |path: &str| home.join(path).to_str().unwrap().to_owned();
        assert_eq!(files.look(&at("lib/data")), Sight::File { length: 10 });
        assert_eq!(files.look(&at("lib")), Sight::Directory);
        assert_eq!(files.list(&at("lib")), Some(vec![String::from("data")]));
        assert_eq!(files.list(home.to_str().unwrap()), None);
        assert_eq!(files.look(&at("lib/none")), Sight::Missing);
        for hidden in
            [at("release"), at("lib/../release"), at("lib/modules"), String::from("/etc/passwd"), String::from("x")]
        {
            assert_eq!(files.look(&hidden), Sight::Hidden, "{hidden}");
            assert_eq!(files.open(&hidden), None, "{hidden}");
        }
        std::fs::remove_dir_all(home).unwrap();
    }

    #[test]
    fn a_file_has_one_descriptor_and_ends() {
        let home = home("descriptor");
        let mut files = Files::new(home.to_str().unwrap());
        let path = home.join("lib/data").to_str().unwrap().to_owned();
        let descriptor = files.open(&path).unwrap();
        assert_eq!(files.open(&path), Some(descriptor));
        assert_eq!(files.read(descriptor, 8, 5), b"89");
        assert!(files.read(descriptor, 10, 5).is_empty() && files.read(descriptor, u64::MAX, 5).is_empty());
        std::fs::remove_dir_all(home).unwrap();
    }

    #[test]
    fn random_bytes_depend_on_the_position_only() {
        let mut files = Files::new("/nowhere");
        let descriptor = files.open("/dev/urandom").unwrap();
        let whole = files.read(descriptor, 3, 100);
        assert_eq!(files.read(descriptor, 50, 10), whole[47..57]);
        assert!(whole.iter().collect::<std::collections::BTreeSet<_>>().len() > 50);
    }
}
