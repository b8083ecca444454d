//! Decoding of single methods, written out as bytes.

use super::*;
use crate::opcode;

fn operands(bytecode: &[u8]) -> Vec<Operand> {
    decode(bytecode).unwrap().into_iter().map(|instruction| instruction.operand).collect()
}

fn failure(bytecode: &[u8]) -> ErrorKind {
    decode(bytecode).unwrap_err().kind
}

#[test]
fn locals_are_named_by_operand_or_opcode() {
    let code = [opcode::ILOAD, 200, opcode::ASTORE_3, opcode::WIDE, opcode::RET, 1, 0];
    let decoded = decode(&code).unwrap();
    assert_eq!(decoded.iter().map(|found| found.pc).collect::<Vec<_>>(), [0, 2, 3]);
    assert_eq!(decoded.iter().map(|found| found.opcode).collect::<Vec<_>>(), [21, opcode::ASTORE_3, opcode::RET]);
    assert_eq!(operands(&code), [Operand::Local(200), Operand::Local(3), Operand::Local(256)]);
}

#[test]
fn amounts_are_signed() {
    let code = [opcode::IINC, 1, 0xff, opcode::WIDE, opcode::IINC, 1, 1, 0x80, 0, opcode::BIPUSH, 0x80, 17, 0x80, 0];
    let expected = [
        Operand::Increment { local: 1, amount: -1 },
        Operand::Increment { local: 257, amount: -32768 },
        Operand::Immediate(-128),
        Operand::Immediate(-32768),
    ];
    assert_eq!(operands(&code), expected);
}

#[test]
fn branches_are_absolute() {
    let code = [opcode::NOP, opcode::GOTO, 0xff, 0xff, opcode::GOTO_W, 0, 0, 0, 0];
    assert_eq!(operands(&code), [Operand::None, Operand::Branch(0), Operand::Branch(4)]);
}

#[test]
fn a_table_switch_is_aligned() {
    let mut code = vec![opcode::NOP, opcode::TABLESWITCH, 0, 0];
    for word in [23i32, -1, 0, -1, 23] {
        code.extend(word.to_be_bytes());
    }
    code.push(opcode::RETURN);
    let expected = TableSwitch { default: 24, low: -1, high: 0, targets: vec![0, 24] };
    assert_eq!(operands(&code)[1], Operand::TableSwitch(Box::new(expected)));
}

#[test]
fn a_lookup_switch_must_be_sorted() {
    let lookup = |first: i32, second: i32| {
        let mut code = vec![opcode::LOOKUPSWITCH, 0, 0, 0];
        for word in [28i32, 2, first, 28, second, 0] {
            code.extend(word.to_be_bytes());
        }
        code.push(opcode::RETURN);
        code
    };
    let expected = LookupSwitch { default: 28, pairs: vec![(-5, 28), (9, 0)] };
    assert_eq!(operands(&lookup(-5, 9))[0], Operand::LookupSwitch(Box::new(expected)));
    assert!(matches!(failure(&lookup(9, 9)), ErrorKind::InvalidOperand { mnemonic: "lookupswitch", .. }));
}

#[test]
fn jumps_into_an_instruction_are_refused() {
    let code = [opcode::SIPUSH, 0, 0, opcode::GOTO, 0xff, 0xfe];
    assert_eq!(failure(&code), ErrorKind::InvalidTarget { target: 1 });
    assert_eq!(failure(&[opcode::GOTO, 0xff, 0xff]), ErrorKind::InvalidTarget { target: -1 });
    assert_eq!(failure(&[opcode::GOTO, 0, 3]), ErrorKind::InvalidTarget { target: 3 });
}

#[test]
fn malformed_operands_are_refused() {
    assert_eq!(failure(&[0xfe]), ErrorKind::UnknownOpcode(0xfe));
    assert_eq!(failure(&[opcode::WIDE, opcode::IADD]), ErrorKind::NotWidenable(opcode::IADD));
    assert_eq!(failure(&[opcode::SIPUSH, 1]), ErrorKind::Truncated { needed: 2, available: 1 });
    assert_eq!(failure(&[]), ErrorKind::InvalidCodeLength { length: 0 });
    assert_eq!(failure(&vec![0; 65536]), ErrorKind::InvalidCodeLength { length: 65536 });
    let shapes: [&[u8]; 6] = [
        &[opcode::NEWARRAY, 3],
        &[opcode::MULTIANEWARRAY, 0, 1, 0],
        &[opcode::INVOKEINTERFACE, 0, 1, 0, 0],
        &[opcode::INVOKEINTERFACE, 0, 1, 1, 1],
        &[opcode::INVOKEDYNAMIC, 0, 1, 0, 1],
        &[opcode::TABLESWITCH, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
    ];
    assert!(shapes.iter().all(|code| matches!(failure(code), ErrorKind::InvalidOperand { .. })));
}

#[test]
fn a_forged_switch_length_reserves_nothing() {
    let mut code = vec![opcode::TABLESWITCH, 0, 0, 0, 0, 0, 0, 0];
    code.extend(i32::MIN.to_be_bytes());
    code.extend(i32::MAX.to_be_bytes());
    assert!(matches!(failure(&code), ErrorKind::Truncated { .. }));
}

#[test]
fn instructions_stay_small() {
    assert!(size_of::<Instruction>() <= 24, "methods are decoded by the thousand");
}
