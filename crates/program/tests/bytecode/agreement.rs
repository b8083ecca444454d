//! Compares frame maps with the stack maps of a class file.
//!
//! They may differ only where the stack map says nothing about a local that is not live: `javac` forgets a variable at
//! the end of its scope, data flow remembers what the slot still holds.

use crate::stack_map_table::{self, Slot, StackMapFrame};
use classfile::attributes::Code;
use classfile::descriptor::{self, BaseType};
use classfile::{ClassFile, MemberInfo};
use program::FrameMaps;

/// Compares all frames of a method; how many there were.
pub(crate) fn check(
    file: &ClassFile<'_>,
    method: &MemberInfo<'_>,
    code: &Code<'_>,
    maps: &FrameMaps,
) -> Result<usize, String> {
    let Some(data) = code.attribute("StackMapTable") else { return Ok(0) };
    let frames = stack_map_table::read(data, parameters(file, method));
    let positions: Vec<u32> = code.instructions().unwrap().iter().map(|instruction| instruction.pc).collect();
    for frame in &frames {
        let index =
            positions.binary_search(&frame.position).map_err(|_| format!("no instruction at {}", frame.position))?;
        compare(frame, maps, index, code.max_locals.into()).map_err(|reason| {
            let name = file.pool.text(method.name).unwrap();
            format!("{name} at {}: {reason}", frame.position)
        })?;
    }
    Ok(frames.len())
}

fn parameters(file: &ClassFile<'_>, method: &MemberInfo<'_>) -> Vec<Vec<Slot>> {
    let text = file.pool.text(method.descriptor).unwrap();
    let types = descriptor::parse_method(&text).unwrap().parameters;
    let receiver = (method.access & program::access::STATIC == 0).then(|| vec![Slot::Reference]);
    let slots = |base: BaseType| match (base, base.slots()) {
        (BaseType::Reference, _) => vec![Slot::Reference],
        (_, 2) => vec![Slot::Value, Slot::Top],
        _ => vec![Slot::Value],
    };
    receiver.into_iter().chain(types.iter().map(|parameter| slots(parameter.base()))).collect()
}

fn compare(frame: &StackMapFrame, maps: &FrameMaps, index: usize, max_locals: u32) -> Result<(), String> {
    let map = maps.at(index);
    if !map.is_reachable() {
        return Err("a stack map in code that cannot be reached".to_owned());
    }
    if map.depth() as usize != frame.stack.len() {
        return Err(format!("depth {} and {:?}", map.depth(), frame.stack));
    }
    for (slot, known) in (max_locals..).zip(&frame.stack) {
        if map.is_reference(slot) != (*known == Slot::Reference) {
            return Err(format!("operand slot {slot} is {known:?}"));
        }
    }
    for local in 0..max_locals {
        let known = frame.locals.get(local as usize).copied().unwrap_or(Slot::Top);
        let agrees = match known {
            Slot::Reference => map.is_reference(local),
            Slot::Value => !map.is_reference(local),
            Slot::Top => !(map.is_reference(local) && map.is_live(local)),
        };
        if !agrees {
            return Err(format!("local {local} is {known:?}"));
        }
    }
    Ok(())
}
