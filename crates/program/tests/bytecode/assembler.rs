//! A small assembler, so that tests can show code that no compiler writes: invalid code and subroutines.
//!
//! Instructions are separated by commas or line ends, `name:` before one marks it, `.catch start end handler` protects
//! a range. Constants are written out: `field=C.f:I`, `method=C.m:()V`, `interface=C.m:()V`, `class=C`, `int=5`,
//! `long=5`. Class files have version 49, the last one that needs no stack maps and may have subroutines.

mod constants;

use classfile::opcode::{Format, OPCODES, OpcodeInfo};
use constants::Constants;
use std::collections::BTreeMap;

/// A static method to assemble.
pub(crate) struct Method<'a> {
    pub(crate) name: &'a str,
    pub(crate) descriptor: &'a str,
    pub(crate) max_stack: u16,
    pub(crate) max_locals: u16,
    pub(crate) code: &'a str,
}

/// The class file of a class with these methods, and with nothing above it if it is `java/lang/Object`.
pub(crate) fn class(name: &str, methods: &[Method<'_>]) -> Vec<u8> {
    let mut constants = Constants::default();
    let this = constants.class(name);
    let parent = if name == "java/lang/Object" { 0 } else { constants.class("java/lang/Object") };
    let bodies: Vec<Vec<u8>> = methods.iter().map(|method| member(method, &mut constants)).collect();
    let mut file = 0xcafe_babe_u32.to_be_bytes().to_vec();
    put(&mut file, &[0, 49]);
    constants.write_to(&mut file);
    put(&mut file, &[0x21, this, parent, 0, 0, u16::try_from(bodies.len()).unwrap()]);
    file.extend(bodies.concat());
    put(&mut file, &[0]);
    file
}

const PUBLIC_STATIC: u16 = 9;

fn member(method: &Method<'_>, constants: &mut Constants) -> Vec<u8> {
    let (code, handlers) = assemble(method.code, constants);
    let mut attribute = Vec::new();
    put(&mut attribute, &[method.max_stack, method.max_locals]);
    attribute.extend(u32::try_from(code.len()).unwrap().to_be_bytes());
    attribute.extend(code);
    put(&mut attribute, &[u16::try_from(handlers.len()).unwrap()]);
    handlers.iter().for_each(|handler| put(&mut attribute, handler));
    put(&mut attribute, &[0]);
    let mut member = Vec::new();
    let (name, descriptor) = (constants.text(method.name), constants.text(method.descriptor));
    put(&mut member, &[PUBLIC_STATIC, name, descriptor, 1, constants.text("Code")]);
    member.extend(u32::try_from(attribute.len()).unwrap().to_be_bytes());
    member.extend(attribute);
    member
}

fn put(bytes: &mut Vec<u8>, numbers: &[u16]) {
    bytes.extend(numbers.iter().flat_map(|number| number.to_be_bytes()));
}

/// The bytecode and the handlers: start, end, target and the catch-all type.
fn assemble(text: &str, constants: &mut Constants) -> (Vec<u8>, Vec<[u16; 4]>) {
    let (mut labels, mut lines, mut catches, mut size) = (BTreeMap::new(), Vec::new(), Vec::new(), 0);
    for part in text.split([',', '\n']) {
        let mut words = part.split_whitespace().peekable();
        while let Some(label) = words.peek().and_then(|word| word.strip_suffix(':')) {
            labels.insert(label, u16::try_from(size).unwrap());
            words.next();
        }
        match words.next() {
            Some(".catch") => catches.push(words.collect::<Vec<_>>()),
            Some(mnemonic) => {
                let info = OPCODES.iter().find(|row| row.mnemonic == mnemonic).unwrap_or_else(|| panic!("{mnemonic}"));
                lines.push((info, words.collect::<Vec<_>>()));
                size += 1 + operand_size(info.format);
            }
            None => {}
        }
    }
    labels.insert("end", u16::try_from(size).unwrap());
    let mut code = Vec::new();
    lines.iter().for_each(|(info, operands)| instruction(info, operands, &labels, constants, &mut code));
    let handlers = catches.iter().map(|names| [labels[names[0]], labels[names[1]], labels[names[2]], 0]).collect();
    (code, handlers)
}

fn operand_size(format: Format) -> usize {
    match format {
        Format::None | Format::ImplicitLocal(_) => 0,
        Format::Local | Format::Byte | Format::PoolByte | Format::NewArray => 1,
        Format::Increment | Format::Short | Format::Pool | Format::Branch => 2,
        Format::MultiArray => 3,
        Format::Interface | Format::Dynamic => 4,
        other => panic!("the assembler does not know {other:?}"),
    }
}

fn instruction(
    info: &OpcodeInfo,
    operands: &[&str],
    labels: &BTreeMap<&str, u16>,
    constants: &mut Constants,
    code: &mut Vec<u8>,
) {
    let start = u16::try_from(code.len()).unwrap();
    let number = |place: usize| operands[place].parse::<i16>().unwrap_or_else(|_| panic!("{operands:?}")).to_be_bytes();
    code.push(info.number);
    match info.format {
        Format::Local | Format::Byte | Format::NewArray => code.push(number(0)[1]),
        Format::Increment => code.extend([number(0)[1], number(1)[1]]),
        Format::Short => code.extend(number(0)),
        Format::Branch => put(code, &[labels[operands[0]].wrapping_sub(start)]),
        Format::PoolByte => code.push(u8::try_from(constants.parse(operands[0])).unwrap()),
        Format::Pool => put(code, &[constants.parse(operands[0])]),
        Format::MultiArray => {
            put(code, &[constants.parse(operands[0])]);
            code.push(number(1)[1]);
        }
        Format::Interface => {
            put(code, &[constants.parse(operands[0])]);
            code.extend([number(1)[1], 0]);
        }
        _ => {}
    }
}
