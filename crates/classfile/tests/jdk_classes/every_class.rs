//! Every class of every module of every installed JDK is read without complaint, down to the last instruction.

use classfile::{ClassFile, ErrorKind};

use crate::exercise::{self, Counts};
use crate::stack_depth;
use crate::{classes, jdk};

#[test]
fn every_class_is_read_completely() {
    for home in jdk::all() {
        let bytes = jdk::image_bytes(&home);
        let mut total = Counts::default();
        for class in classes::all(&bytes) {
            total.add(exercise::class(&class.bytes).unwrap_or_else(|error| panic!("{}: {error}", class.path)));
        }
        assert!(total.instructions > 1_000_000 && total.methods > 100_000, "{}: {total:?}", home.display());
        assert!(total.constants > total.methods && total.lines > total.methods, "{}: {total:?}", home.display());
    }
}

#[test]
fn stack_effects_agree_with_the_declared_stack_of_every_method() {
    for home in jdk::all() {
        let bytes = jdk::image_bytes(&home);
        let mut methods = 0;
        for class in classes::of_java_base(&bytes) {
            let parsed = ClassFile::parse(&class.bytes).unwrap();
            methods += stack_depth::check_class(&parsed).unwrap_or_else(|error| panic!("{}: {error}", class.path));
        }
        assert!(methods > 30_000, "only {methods} bodies in {}", home.display());
    }
}

#[test]
fn the_name_of_a_class_is_its_path() {
    let bytes = jdk::image_bytes(&jdk::all()[0]);
    for class in classes::of_java_base(&bytes) {
        let parsed = ClassFile::parse(&class.bytes).unwrap();
        assert_eq!(format!("/java.base/{}.class", parsed.name().unwrap()), class.path);
    }
}

#[test]
fn versions_and_magic_are_refused_by_name() {
    let bytes = jdk::image_bytes(&jdk::all()[0]);
    let object = classes::of_java_base(&bytes).into_iter().find(|class| class.path.ends_with("/lang/Object.class"));
    let object = object.unwrap().bytes;
    let changed = |place: usize, value: [u8; 2]| {
        let mut copy = object.to_vec();
        copy[place..place + 2].copy_from_slice(&value);
        let error = ClassFile::parse(&copy).unwrap_err();
        (error.kind.is_unsupported_version(), error.to_string())
    };
    let (unsupported, text) = changed(4, [0, 7]);
    assert!(unsupported && text.contains(".7 has an invalid minor version"), "{text}");
    let (unsupported, text) = changed(6, [0, 70]);
    assert!(unsupported && text.starts_with("class file version 70.0 is newer than Java 25"), "{text}");
    let (unsupported, text) = changed(0, [0, 0]);
    assert!(!unsupported && text.starts_with("not a class file: it starts with 0x0000babe"), "{text}");
}

#[test]
fn bytes_after_the_end_are_refused() {
    let bytes = jdk::image_bytes(&jdk::all()[0]);
    let mut copy = classes::of_java_base(&bytes)[0].bytes.to_vec();
    copy.push(0);
    assert_eq!(ClassFile::parse(&copy).unwrap_err().kind, ErrorKind::TrailingBytes { count: 1 });
}
