//! Follows the depth of the operand stack through a method: a check of the stack effects in the opcode table.
//!
//! On code of a correct compiler the depth is the same on all ways to an instruction, never negative and never more
//! than the method declares.

use classfile::attributes::Code;
use classfile::code::{Instruction, Operand};
use classfile::descriptor::{self, BaseType};
use classfile::{ClassFile, ConstantPool, opcode};

/// Checks all bodies of a class; gives their number.
pub(crate) fn check_class(class: &ClassFile<'_>) -> Result<usize, String> {
    let mut bodies = 0;
    for method in &class.methods {
        let Some(code) = method.code(&class.pool).unwrap() else { continue };
        let name = class.pool.text(method.name).unwrap();
        check_method(&code, &class.pool).map_err(|error| format!("{name}: {error}"))?;
        bodies += 1;
    }
    Ok(bodies)
}

fn check_method(code: &Code<'_>, pool: &ConstantPool<'_>) -> Result<(), String> {
    let instructions = code.instructions().unwrap();
    let index_of = |pc: u32| instructions.binary_search_by_key(&pc, |instruction| instruction.pc).unwrap();
    let mut depths: Vec<Option<u16>> = vec![None; instructions.len()];
    let mut open = vec![(0, 0)];
    open.extend(code.handlers.iter().map(|handler| (index_of(handler.handler.into()), 1)));
    while let Some((index, depth)) = open.pop() {
        match depths[index].replace(depth) {
            Some(known) if known == depth => continue,
            Some(known) => return Err(format!("depths {known} and {depth} meet at {:?}", instructions[index])),
            None => {}
        }
        let after = depth_after(&instructions[index], depth, code.max_stack, pool)?;
        open.extend(targets(&instructions[index]).into_iter().map(|pc| (index_of(pc), after)));
        if falls_through(instructions[index].opcode) {
            open.push((index + 1, after));
        }
    }
    Ok(())
}

fn depth_after(instruction: &Instruction, depth: u16, limit: u16, pool: &ConstantPool<'_>) -> Result<u16, String> {
    let (pops, pushes) = effect(instruction, pool);
    let after = depth.checked_sub(pops).map(|rest| rest + pushes).filter(|&after| after <= limit);
    after.ok_or_else(|| format!("depth {depth} of at most {limit} at {instruction:?}"))
}

/// Words taken and put, from the table or, where they vary, from the operand.
fn effect(instruction: &Instruction, pool: &ConstantPool<'_>) -> (u16, u16) {
    if let Some(stack) = opcode::info(instruction.opcode).unwrap().stack {
        return (stack.pops.into(), stack.pushes.into());
    }
    match instruction.operand {
        Operand::MultiArray { dimensions, .. } => (dimensions.into(), 1),
        Operand::Interface { pool: index, count } => {
            let (pops, pushes) = call(&pool.member(index).unwrap().descriptor);
            assert_eq!(pops + 1, u16::from(count), "the count of {instruction:?}");
            (pops + 1, pushes)
        }
        Operand::Pool(index) => pool_effect(instruction.opcode, index, pool),
        _ => panic!("no effect known of {instruction:?}"),
    }
}

fn pool_effect(number: u8, index: u16, pool: &ConstantPool<'_>) -> (u16, u16) {
    if number == opcode::INVOKEDYNAMIC {
        let classfile::Constant::InvokeDynamic { name_and_type, .. } = pool.get(index).unwrap() else { panic!() };
        return call(&pool.name_and_type(name_and_type).unwrap().1);
    }
    let text = pool.member(index).unwrap().descriptor;
    let words = || descriptor::parse_field(&text).unwrap().slots();
    match number {
        opcode::GETSTATIC => (0, words()),
        opcode::PUTSTATIC => (words(), 0),
        opcode::GETFIELD => (1, words()),
        opcode::PUTFIELD => (1 + words(), 0),
        opcode::INVOKESTATIC => call(&text),
        _ => (call(&text).0 + 1, call(&text).1),
    }
}

fn call(text: &str) -> (u16, u16) {
    let method = descriptor::parse_method(text).unwrap();
    assert_eq!(method.result.slots() == 0, method.result.base() == BaseType::Void);
    (method.parameter_slots(), method.result.slots())
}

fn targets(instruction: &Instruction) -> Vec<u32> {
    match &instruction.operand {
        Operand::Branch(target) => vec![*target],
        Operand::TableSwitch(switch) => switch.targets.iter().copied().chain([switch.default]).collect(),
        Operand::LookupSwitch(switch) => {
            switch.pairs.iter().map(|(_, target)| *target).chain([switch.default]).collect()
        }
        _ => Vec::new(),
    }
}

fn falls_through(number: u8) -> bool {
    !matches!(number, opcode::GOTO | opcode::GOTO_W | opcode::ATHROW | opcode::TABLESWITCH | opcode::LOOKUPSWITCH)
        && !(opcode::IRETURN..=opcode::RETURN).contains(&number)
}
