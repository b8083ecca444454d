//! Damaged class files, bytecode and descriptors give errors or other meanings, but never a panic.

use classfile::{ClassFile, code, descriptor, modified_utf8};

use crate::{classes, exercise, jdk};

/// A small deterministic generator (xorshift, Marsaglia 2003).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    fn byte(&mut self) -> u8 {
        self.next() as u8
    }
}

/// Damages a file in one of the ways in which files get damaged.
fn mutate(bytes: &mut Vec<u8>, random: &mut Random) {
    let place = random.below(bytes.len());
    match random.below(7) {
        0 => bytes[place] ^= 1 << random.below(8),
        1 => bytes[place] = random.byte(),
        2 => bytes[place] = [0, 1, 0x7f, 0x80, 0xff][random.below(5)],
        3 => bytes.truncate(place.max(1)),
        4 => bytes.insert(place, random.byte()),
        5 => drop(bytes.remove(place)),
        _ => {
            let length = random.below(16).min(bytes.len() - place);
            let source = random.below(bytes.len() - length + 1);
            bytes.copy_within(source..source + length, place);
        }
    }
    if bytes.is_empty() {
        bytes.push(0);
    }
}

#[test]
fn damaged_class_files_never_panic() {
    let bytes = jdk::image_bytes(jdk::all().last().unwrap());
    let mut random = Random(0x50_4a_55_52);
    let (mut accepted, mut refused) = (0, 0);
    for class in classes::of_java_base(&bytes).iter().filter(|class| class.bytes.len() < 20_000).step_by(9) {
        for _ in 0..16 {
            let mut copy = class.bytes.to_vec();
            for _ in 0..=random.below(3) {
                mutate(&mut copy, &mut random);
            }
            match exercise::class(&copy) {
                Ok(_) => accepted += 1,
                Err(error) => {
                    refused += 1;
                    assert!(!error.to_string().is_empty());
                }
            }
        }
    }
    assert!(accepted > 500 && refused > 5_000, "{accepted} accepted, {refused} refused");
}

/// Damages only what follows the constant pool, where a damaged pool would hide the rest.
#[test]
fn damage_behind_the_pool_never_panics() {
    let bytes = jdk::image_bytes(jdk::all().last().unwrap());
    let mut random = Random(0xb0d1e5);
    for class in classes::of_java_base(&bytes).iter().filter(|class| class.bytes.len() < 20_000).step_by(17) {
        let start = behind_pool(&class.bytes);
        for _ in 0..16 {
            let mut copy = class.bytes.to_vec();
            for _ in 0..=random.below(3) {
                let place = start + random.below(copy.len() - start);
                copy[place] = random.byte();
            }
            let _ = exercise::class(&copy);
        }
    }
}

/// Where flags, name and superclass stand, which follow the pool; the same bytes further back serve as well.
fn behind_pool(bytes: &[u8]) -> usize {
    let class = ClassFile::parse(bytes).unwrap();
    let [flags, this, superclass] = [class.access, class.this_class, class.super_class].map(u16::to_be_bytes);
    let header = [flags, this, superclass].concat();
    bytes.windows(6).rposition(|window| window == header).unwrap()
}

#[test]
fn truncated_class_files_are_refused_at_every_length() {
    let bytes = jdk::image_bytes(&jdk::all()[0]);
    let classes = classes::of_java_base(&bytes);
    for class in classes.iter().filter(|class| class.bytes.len() < 3_000).step_by(211) {
        for length in 0..class.bytes.len() {
            assert!(ClassFile::parse(&class.bytes[..length]).is_err(), "{} cut to {length}", class.path);
        }
    }
}

#[test]
fn random_bytecode_never_panics() {
    let mut random = Random(0xc0de);
    let mut decoded = 0;
    for _ in 0..50_000 {
        let bytecode: Vec<u8> = (0..random.below(24)).map(|_| random.byte() % 208).collect();
        if let Ok(instructions) = code::decode(&bytecode) {
            assert!(instructions.is_sorted_by(|earlier, later| earlier.pc < later.pc));
            decoded += 1;
        }
    }
    assert!(decoded > 1_000, "{decoded}");
}

#[test]
fn random_descriptors_and_texts_never_panic() {
    let mut random = Random(0xde5c);
    let mut accepted = 0;
    for _ in 0..50_000 {
        let text: String =
            (0..random.below(12)).map(|_| char::from(b"()[[LLII;;VJDa/\x7f"[random.below(16)])).collect();
        let text = ["(", ""][random.below(2)].to_owned() + &text;
        descriptor::parameter_slots(&text);
        let _ = descriptor::parse_field(&text);
        accepted += usize::from(descriptor::parse_method(&text).is_ok());
        let bytes: Vec<u8> = (0..random.below(9)).map(|_| random.byte()).collect();
        assert_eq!(modified_utf8::to_text(&bytes).is_empty(), bytes.is_empty());
        modified_utf8::is_valid(&bytes);
    }
    assert!(accepted > 10, "{accepted}");
}
