//! Compressed images that `jlink` made: every entry is that of the uncompressed image, and damage never panics.

use crate::corrupted::index_length;
use crate::random::Random;
use crate::{jdk, linked};
use jimage::{Image, ImageError};
use std::borrow::Cow;

/// Zip for all entries, and shared strings for some (for all it takes `jlink` a long time).
const LEVELS: [&str; 2] = ["2", "1:filter=/java.base/java/util/*,/java.base/java/lang/invoke/*"];

/// How the header of a layer begins.
const MAGIC: [u8; 4] = [0xfa, 0xfa, 0xfe, 0xca];

const OBJECT: &str = "/java.base/java/lang/Object.class";

/// Plain and compressed images of all JDKs that can link; at least one has to.
fn images() -> Vec<(Vec<u8>, Vec<u8>)> {
    let mut images = Vec::new();
    for home in jdk::all() {
        for level in LEVELS {
            images.extend(linked::image_bytes(&home, "0").zip(linked::image_bytes(&home, level)));
        }
    }
    assert!(!images.is_empty(), "no JDK here can link a run-time image");
    images
}

#[test]
fn every_entry_is_that_of_the_plain_image() {
    for (plain, compressed) in images() {
        let (plain, compressed) = (Image::parse(&plain).unwrap(), Image::parse(&compressed).unwrap());
        let count = compressed.entries().count();
        assert_eq!(plain.entries().count(), count);
        let mut decompressed = 0;
        for entry in plain.entries().map(Result::unwrap) {
            let path = entry.path();
            let found = compressed.find(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
            decompressed += usize::from(matches!(found, Some(Cow::Owned(_))));
            // Tables of offsets into the strings, which are different ones.
            if !path.starts_with("/packages") && !path.starts_with("/modules") {
                assert!(found == Some(plain.content(&entry).unwrap()), "{path}");
            }
        }
        assert!(decompressed > 400, "only {decompressed} of {count} entries are compressed");
        assert_eq!(compressed.package_module("java/lang"), Some("java.base"));
    }
}

#[test]
fn damaged_contents_never_panic() {
    let mut random = Random(0xdec0de);
    for (_, mut bytes) in images() {
        let start = index_length(&bytes);
        for _ in 0..20_000 {
            let place = start + random.below(bytes.len() - start);
            bytes[place] = random.next() as u8;
        }
        let image = Image::parse(&bytes).unwrap();
        let damaged = image.entries().flatten().filter(|entry| image.content(entry).is_err()).count();
        assert!(damaged > 50, "{damaged} damaged entries noticed");
    }
}

/// Damage in the header of a layer is what leads a reader astray: each byte of some of them, with several values.
#[test]
fn damaged_headers_never_panic() {
    for (_, mut bytes) in images() {
        let start = index_length(&bytes);
        let layers = bytes[start..].windows(4).enumerate().filter(|(_, window)| *window == MAGIC);
        let places: Vec<usize> = layers.map(|(place, _)| start + place).step_by(97).collect();
        for offset in 0..29 {
            for value in [0x00, 0x01, 0x7f, 0x80, 0xff] {
                let kept: Vec<u8> = places.iter().map(|place| bytes[place + offset]).collect();
                places.iter().for_each(|place| bytes[place + offset] = value);
                exercise(&bytes);
                places.iter().zip(kept).for_each(|(place, kept)| bytes[place + offset] = kept);
            }
        }
    }
}

/// Asks for a few entries, those with changed headers among them.
fn exercise(bytes: &[u8]) {
    let image = Image::parse(bytes).unwrap();
    for entry in image.entries().flatten().step_by(41) {
        let _ = image.content(&entry);
    }
}

#[test]
fn what_is_wrong_is_named() {
    let (_, bytes) = images().swap_remove(0);
    let changed = |change: &dyn Fn(&mut [u8])| {
        let mut copy = bytes.clone();
        change(&mut copy);
        let image = Image::parse(&copy).unwrap();
        image.find(OBJECT).map(|_| ()).unwrap_err()
    };
    let start = layer(&bytes, OBJECT);
    let longer = changed(&|copy| copy[start + 12] ^= 1);
    assert_eq!(longer, ImageError::InvalidCompression { part: "zip stream" });
    let endless = changed(&|copy| copy[start + 12..start + 20].fill(0xff));
    assert_eq!(endless, ImageError::InvalidCompression { part: "zip stream" });
    let beyond = changed(&|copy| copy[start + 9] = 0xff);
    assert_eq!(beyond, ImageError::InvalidCompression { part: "header" });
    let none = changed(&|copy| copy[start] = 0);
    assert_eq!(none, ImageError::InvalidCompression { part: "length" });
    let nameless = changed(&|copy| copy[start + 20..start + 24].fill(0));
    assert_eq!(nameless, ImageError::UnknownDecompressor { name: String::new() });
}

/// Where the layer of an entry begins: the one without which the entry cannot be read.
fn layer(bytes: &[u8], path: &str) -> usize {
    let length = Image::parse(bytes).unwrap().find(path).unwrap().unwrap().len() as u64;
    let claims_length =
        |place: &usize| bytes[*place..].starts_with(&MAGIC) && bytes[place + 12..place + 20] == length.to_le_bytes();
    let is_needed = |place: &usize| {
        let mut copy = bytes.to_vec();
        copy[*place] = 0;
        Image::parse(&copy).unwrap().find(path).is_err()
    };
    let mut candidates = (index_length(bytes)..bytes.len() - 29).filter(claims_length);
    candidates.find(is_needed).unwrap()
}
