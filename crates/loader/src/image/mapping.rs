//! The one unsafe act of this room: mapping a file of the JDK for the rest of the process.
#![expect(unsafe_code, reason = "a memory map is only sound while nobody changes the file, which no type can express")]

use memmap2::Mmap;
use std::fs::File;
use std::io;
use std::path::Path;

/// Maps `path` read-only and never unmaps it.
///
/// What the caller relies on, and why it holds:
/// - the bytes do not change while they are borrowed: the file belongs to an installed JDK, which every Java process of
///   the machine maps in the same way; an upgrade replaces the file (a new inode) instead of writing into it;
/// - the borrow may last for ever: the map is leaked, so it is never unmapped;
/// - the slice is in bounds: its length is the one the map was made with.
///
/// A file cut short by another process would end this process with a signal (SIGBUS), never with wrong bytes.
pub(super) fn map_for_ever(path: &Path) -> io::Result<&'static [u8]> {
    let file = File::open(path)?;
    // SAFETY: see the obligations above; the map is private to this process and read-only.
    let map = unsafe { Mmap::map(&file)? };
    Ok(Box::leak(Box::new(map)))
}
