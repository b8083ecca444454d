//! Whole class files of one method, written out as bytes.

use super::*;

/// Class `A` with a method `a()V` that has these flags and attributes; entry 5 of the pool is `Code`.
fn class_with_method(access: u16, attributes: &[&[u8]]) -> Vec<u8> {
    let mut bytes = vec![0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 69, 0, 6];
    bytes.extend([1, 0, 1, b'A']);
    bytes.extend([7, 0, 1]);
    bytes.extend([1, 0, 1, b'a']);
    bytes.extend([1, 0, 3, b'(', b')', b'V']);
    bytes.extend([1, 0, 4, b'C', b'o', b'd', b'e']);
    bytes.extend([0, 0x21, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1]);
    bytes.extend(access.to_be_bytes());
    bytes.extend([0, 3, 0, 4, 0, u8::try_from(attributes.len()).unwrap()]);
    bytes.extend(attributes.concat());
    bytes.extend([0, 0]);
    bytes
}

/// A `Code` attribute of three instructions and one exception handler.
fn code(start: u8, end: u8, handler: u8) -> Vec<u8> {
    let mut bytes = vec![0, 5, 0, 0, 0, 24, 0, 1, 0, 0, 0, 0, 0, 4, 0x10, 7, 0x57, 0xb1, 0, 1];
    bytes.extend([0, start, 0, end, 0, handler, 0, 0, 0, 0]);
    bytes
}

#[test]
fn a_body_is_read_with_its_handlers() {
    let bytes = class_with_method(0x9, &[&code(0, 3, 3)]);
    let class = ClassFile::parse(&bytes).unwrap();
    assert_eq!((class.name().unwrap(), class.super_name().unwrap()), ("A".into(), None));
    let code = class.methods[0].code(&class.pool).unwrap().unwrap();
    assert_eq!((code.max_stack, code.bytecode), (1, &[0x10, 7, 0x57, 0xb1][..]));
    assert_eq!(code.handlers[0].handler, 3);
    assert_eq!(code.instructions().unwrap().len(), 3);
}

#[test]
fn handlers_must_lie_on_instructions() {
    let failure = |start, end, handler| {
        let bytes = class_with_method(0x9, &[&code(start, end, handler)]);
        let class = ClassFile::parse(&bytes).unwrap();
        let code = class.methods[0].code(&class.pool);
        code.and_then(|code| code.unwrap().instructions()).map(|_| ()).map_err(|error| error.kind)
    };
    assert_eq!(failure(0, 4, 0), Ok(()), "the range may end where the code does");
    assert_eq!(failure(2, 2, 0), Err(ErrorKind::InvalidHandlerRange { start: 2, end: 2 }));
    assert_eq!(failure(0, 5, 0), Err(ErrorKind::InvalidHandlerRange { start: 0, end: 5 }));
    assert_eq!(failure(0, 1, 0), Err(ErrorKind::InvalidHandlerRange { start: 0, end: 1 }));
    assert_eq!(failure(0, 4, 4), Err(ErrorKind::InvalidTarget { target: 4 }));
    assert_eq!(failure(0, 4, 1), Err(ErrorKind::InvalidTarget { target: 1 }));
}

#[test]
fn bodies_are_where_the_flags_say() {
    let count = |access, attributes: &[&[u8]]| {
        ClassFile::parse(&class_with_method(access, attributes)).map(|_| ()).map_err(|error| error.kind)
    };
    let body = code(0, 4, 0);
    let wrong = |expected, found| Err(ErrorKind::WrongCodeCount { method: "a".to_owned(), expected, found });
    assert_eq!(count(0x1, &[&body]), Ok(()));
    assert_eq!(count(0x401, &[]), Ok(()));
    assert_eq!(count(0x101, &[&body]), wrong(0, 1));
    assert_eq!(count(0x1, &[]), wrong(1, 0));
    assert_eq!(count(0x1, &[&body, &body]), wrong(1, 2));
}

#[test]
fn the_class_must_not_be_an_array() {
    let mut bytes = class_with_method(0x401, &[]);
    let name = bytes.windows(4).position(|window| window == [1, 0, 1, b'A']).unwrap();
    bytes.splice(name..name + 4, [1, 0, 2, b'[', b'I']);
    let error = ClassFile::parse(&bytes).unwrap_err().kind;
    assert_eq!(error, ErrorKind::WrongConstant { index: 2, expected: "Class that is not an array" });
}
