//! Pools written out as bytes: what the checks accept and what they refuse.

use super::*;

/// Parses a pool of these entries; an entry is its tag and what follows.
fn parse(entries: &[&[u8]]) -> Result<Vec<Constant>, ClassFileError> {
    let count = u16::try_from(entries.len() + 1).unwrap();
    parse_counted(count, entries)
}

fn parse_counted(count: u16, entries: &[&[u8]]) -> Result<Vec<Constant>, ClassFileError> {
    let mut bytes = vec![0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 69];
    bytes.extend(count.to_be_bytes());
    bytes.extend(entries.concat());
    let mut reader = Reader::new(&bytes, "class file");
    reader.take(8).unwrap();
    ConstantPool::parse(&bytes, &mut reader).map(|pool| pool.entries)
}

fn failure(entries: &[&[u8]]) -> ErrorKind {
    parse(entries).unwrap_err().kind
}

const NAME: &[u8] = &[1, 0, 1, b'a'];
const CLASS: &[u8] = &[7, 0, 1];
const FIELD_TYPE: &[u8] = &[1, 0, 1, b'I'];
const METHOD_TYPE: &[u8] = &[1, 0, 3, b'(', b')', b'V'];

#[test]
fn numbers_keep_their_bits_and_long_ones_take_two_places() {
    let long: &[u8] = &[5, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfe];
    let double: &[u8] = &[6, 0x7f, 0xf8, 0, 0, 0, 0, 0, 1];
    let entries = parse_counted(7, &[&[3, 0xff, 0xff, 0xff, 0xff], long, &[4, 0x7f, 0xc0, 0, 1], double]).unwrap();
    let expected = [
        Constant::Unusable,
        Constant::Integer(-1),
        Constant::Long(-2),
        Constant::Unusable,
        Constant::Float(0x7fc0_0001),
        Constant::Double(0x7ff8_0000_0000_0001),
        Constant::Unusable,
    ];
    assert_eq!(entries, expected);
    assert_eq!(parse_counted(2, &[long]).unwrap_err().kind, ErrorKind::NoSuchConstant { index: 2 });
}

#[test]
fn references_must_lead_to_the_right_kind() {
    assert!(parse(&[NAME, CLASS, &[12, 0, 1, 0, 4], FIELD_TYPE, &[9, 0, 2, 0, 3]]).is_ok());
    assert_eq!(failure(&[&[7, 0, 9]]), ErrorKind::NoSuchConstant { index: 9 });
    assert_eq!(failure(&[NAME, CLASS, &[8, 0, 2]]), ErrorKind::WrongConstant { index: 2, expected: "Utf8" });
    let field = [NAME, CLASS, &[12, 0, 1, 0, 4], METHOD_TYPE, &[9, 0, 2, 0, 3]];
    assert_eq!(failure(&field), ErrorKind::InvalidDescriptor("()V".to_owned()));
    let method = [NAME, CLASS, &[12, 0, 1, 0, 4], METHOD_TYPE, &[10, 0, 3, 0, 3]];
    assert_eq!(failure(&method), ErrorKind::WrongConstant { index: 3, expected: "Class" });
    assert_eq!(failure(&[NAME, &[18, 0, 0, 0, 1]]), ErrorKind::WrongConstant { index: 1, expected: "NameAndType" });
}

#[test]
fn method_handles_lead_to_the_member_of_their_kind() {
    let handle = |kind: u8| parse(&[NAME, CLASS, &[12, 0, 1, 0, 4], METHOD_TYPE, &[10, 0, 2, 0, 3], &[15, kind, 0, 5]]);
    let accepted: Vec<u8> = (0..12).filter(|&kind| handle(kind).is_ok()).collect();
    assert_eq!(accepted, [5, 6, 7, 8], "those of methods of classes");
    assert_eq!(handle(10).unwrap_err().kind, ErrorKind::InvalidReferenceKind(10));
    assert_eq!(handle(1).unwrap_err().kind, ErrorKind::WrongConstant { index: 5, expected: "FieldRef" });
}

#[test]
fn names_are_checked() {
    let class_named = |name: &[u8]| {
        let text = [&[1, 0, u8::try_from(name.len()).unwrap()], name].concat();
        parse(&[&text, CLASS]).map(|_| ()).map_err(|error| error.kind)
    };
    for valid in [&b"a/b"[..], b"[I", b"[[La/b;", b"module-info"] {
        assert_eq!(class_named(valid), Ok(()));
    }
    for invalid in [&b"a.b"[..], b"", b"/a", b"a//b", b"[V", b"[a", b"La;"] {
        let text = String::from_utf8(invalid.to_vec()).unwrap();
        assert_eq!(class_named(invalid), Err(ErrorKind::InvalidClassName(text)));
    }
    let bracketed: &[u8] = &[1, 0, 3, b'<', b'a', b'>'];
    let member = failure(&[bracketed, &[12, 0, 1, 0, 3], METHOD_TYPE]);
    assert_eq!(member, ErrorKind::InvalidMemberName("<a>".to_owned()));
}

#[test]
fn errors_name_the_offset_of_the_entry() {
    let error = parse(&[NAME, &[1, 0, 1, 0xff]]).unwrap_err();
    assert_eq!(error.to_string(), "constant pool entry 2 is not modified UTF-8 (at byte 14 of the class file)");
    let error = parse(&[NAME, &[2]]).unwrap_err();
    assert_eq!(error.to_string(), "unknown constant pool tag 2 (at byte 14 of the class file)");
    assert_eq!(parse_counted(0, &[]).unwrap_err().kind, ErrorKind::NoSuchConstant { index: 0 });
}

#[test]
fn constants_stay_small() {
    assert_eq!(size_of::<Constant>(), 16, "a program holds hundreds of thousands");
}
