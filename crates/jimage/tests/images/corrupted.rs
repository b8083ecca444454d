//! Corrupted images give errors or wrong contents, but never a panic.
//!
//! The copies are made of the index of a real image and a little of its contents, so that thousands are cheap.

use jimage::{Image, ImageError};

use crate::jdk;
use crate::random::Random;

const HEADER: usize = 28;

/// The length of everything before the contents.
pub(crate) fn index_length(bytes: &[u8]) -> usize {
    let word = |index: usize| u32::from_le_bytes(bytes[index * 4..index * 4 + 4].try_into().unwrap()) as usize;
    HEADER + word(4) * 8 + word(5) + word(6)
}

/// Asks a possibly corrupted image for everything that it can answer.
fn exercise(bytes: &[u8], entries: usize) {
    let Ok(image) = Image::parse(bytes) else { return };
    for path in ["/java.base/java/lang/Object.class", "/packages/java.lang", "", "/no/such/entry"] {
        let _ = image.find(path);
    }
    let _ = image.package_module("java/lang");
    for entry in image.entries().take(entries).flatten() {
        let _ = image.content(&entry);
        let _ = image.find(&entry.path());
    }
}

#[test]
fn a_corrupted_header_never_panics() {
    let bytes = jdk::image_bytes(&jdk::all()[0]);
    let mut copy = bytes[..index_length(&bytes) + 4096].to_vec();
    let mut random = Random(0x5eed);
    for _ in 0..3000 {
        let kept: [u8; HEADER] = copy[..HEADER].try_into().unwrap();
        for _ in 0..=random.below(3) {
            copy[8 + random.below(HEADER - 8)] = random.next() as u8;
        }
        exercise(&copy, 20);
        copy[..HEADER].copy_from_slice(&kept);
    }
}

#[test]
fn a_corrupted_index_never_panics() {
    let bytes = jdk::image_bytes(&jdk::all()[0]);
    let length = index_length(&bytes);
    let mut copy = bytes[..length + 4096].to_vec();
    let mut random = Random(0xabcdef);
    for _ in 0..200 {
        for _ in 0..2000 {
            let place = HEADER + random.below(length - HEADER);
            copy[place] = random.next() as u8;
        }
        exercise(&copy, 500);
    }
    exercise(&copy, usize::MAX);
}

#[test]
fn a_truncated_image_never_panics() {
    let bytes = jdk::image_bytes(&jdk::all()[0]);
    let length = index_length(&bytes);
    let mut random = Random(0x7a11);
    for end in (0..64).chain((0..500).map(|_| random.below(length + 4096))) {
        exercise(&bytes[..end], 20);
    }
    let image = Image::parse(&bytes[..length]).unwrap();
    let missing = image.find("/java.base/java/lang/Object.class");
    assert!(matches!(missing, Err(ImageError::Truncated { part: "content", .. })), "{missing:?}");
}

#[test]
fn other_files_are_refused_by_name() {
    let bytes = jdk::image_bytes(&jdk::all()[0]);
    let header = |change: fn(&mut Vec<u8>)| {
        let mut copy = bytes[..index_length(&bytes)].to_vec();
        change(&mut copy);
        Image::parse(&copy).map(|_| ()).unwrap_err().to_string()
    };
    assert!(header(|copy| copy[0] ^= 1).starts_with("not a JDK image: it starts with 0xcafedadb"));
    assert!(header(|copy| copy[..4].reverse()).contains("other byte order"));
    assert!(header(|copy| copy[4] = 7).contains("version 1.7, and only 1.0"));
    assert!(header(|copy| copy.truncate(27)).contains("its header would end at byte 28 of 27"));
    assert!(header(|copy| copy.truncate(2000)).contains("its redirect table would end at byte"));
}
