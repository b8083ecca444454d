//! Reads one instruction: the opcode, its operand by the format of the opcode table, and `wide` forms.

use super::{Instruction, LookupSwitch, Operand, TableSwitch};
use crate::error::{ClassFileError, ErrorKind};
use crate::opcode::{self, Format, OpcodeInfo};
use crate::reader::Reader;

/// Reads the instruction at the current position.
pub(super) fn read_instruction(reader: &mut Reader<'_>) -> Result<Instruction, ClassFileError> {
    let start = reader.position();
    let info = read_opcode(reader)?;
    let (opcode, operand) = match info.format {
        Format::Wide => read_wide(reader)?,
        _ => (info.number, read_operand(reader, start, info)?),
    };
    Ok(Instruction { pc: absolute(reader, start, 0)?, opcode, operand })
}

fn read_opcode(reader: &mut Reader<'_>) -> Result<&'static OpcodeInfo, ClassFileError> {
    let offset = reader.position();
    let number = reader.u8()?;
    opcode::info(number).ok_or_else(|| reader.error_at(offset, ErrorKind::UnknownOpcode(number)))
}

fn read_operand(reader: &mut Reader<'_>, start: usize, info: &OpcodeInfo) -> Result<Operand, ClassFileError> {
    Ok(match info.format {
        Format::None | Format::Wide => Operand::None,
        Format::ImplicitLocal(local) => Operand::Local(local.into()),
        Format::Local => Operand::Local(reader.u8()?.into()),
        Format::Increment => Operand::Increment { local: reader.u8()?.into(), amount: reader.i8()?.into() },
        Format::Byte => Operand::Immediate(reader.i8()?.into()),
        Format::Short => Operand::Immediate(reader.i16()?.into()),
        Format::PoolByte => Operand::Pool(reader.u8()?.into()),
        Format::Pool => Operand::Pool(reader.u16()?),
        Format::Interface => read_interface(reader, start)?,
        Format::Dynamic => read_dynamic(reader, start)?,
        Format::MultiArray => read_multi_array(reader, start)?,
        Format::NewArray => read_new_array(reader, start)?,
        Format::Branch => Operand::Branch(read_target(reader, start, |reader| reader.i16().map(i32::from))?),
        Format::WideBranch => Operand::Branch(read_target(reader, start, Reader::i32)?),
        Format::TableSwitch => Operand::TableSwitch(Box::new(read_table_switch(reader, start)?)),
        Format::LookupSwitch => Operand::LookupSwitch(Box::new(read_lookup_switch(reader, start)?)),
    })
}

fn read_wide(reader: &mut Reader<'_>) -> Result<(u8, Operand), ClassFileError> {
    let offset = reader.position();
    let info = read_opcode(reader)?;
    let operand = match info.format {
        Format::Local => Operand::Local(reader.u16()?),
        Format::Increment => Operand::Increment { local: reader.u16()?, amount: reader.i16()? },
        _ => return Err(reader.error_at(offset, ErrorKind::NotWidenable(info.number))),
    };
    Ok((info.number, operand))
}

fn read_interface(reader: &mut Reader<'_>, start: usize) -> Result<Operand, ClassFileError> {
    let (pool, count, zero) = (reader.u16()?, reader.u8()?, reader.u8()?);
    if count == 0 {
        return Err(invalid(reader, start, "invokeinterface", "the argument count is zero"));
    }
    if zero != 0 {
        return Err(invalid(reader, start, "invokeinterface", "the fourth operand byte is not zero"));
    }
    Ok(Operand::Interface { pool, count })
}

fn read_dynamic(reader: &mut Reader<'_>, start: usize) -> Result<Operand, ClassFileError> {
    let (pool, zero) = (reader.u16()?, reader.u16()?);
    match zero {
        0 => Ok(Operand::Pool(pool)),
        _ => Err(invalid(reader, start, "invokedynamic", "the last two operand bytes are not zero")),
    }
}

fn read_multi_array(reader: &mut Reader<'_>, start: usize) -> Result<Operand, ClassFileError> {
    let (pool, dimensions) = (reader.u16()?, reader.u8()?);
    match dimensions {
        0 => Err(invalid(reader, start, "multianewarray", "the number of dimensions is zero")),
        _ => Ok(Operand::MultiArray { pool, dimensions }),
    }
}

fn read_new_array(reader: &mut Reader<'_>, start: usize) -> Result<Operand, ClassFileError> {
    match reader.u8()? {
        code @ 4..=11 => Ok(Operand::NewArray(code)),
        _ => Err(invalid(reader, start, "newarray", "the code is not that of a primitive type")),
    }
}

fn read_table_switch(reader: &mut Reader<'_>, start: usize) -> Result<TableSwitch, ClassFileError> {
    skip_padding(reader)?;
    let default = read_target(reader, start, Reader::i32)?;
    let (low, high) = (reader.i32()?, reader.i32()?);
    let count = usize::try_from(i64::from(high) - i64::from(low) + 1).unwrap_or(0);
    if count == 0 {
        return Err(invalid(reader, start, "tableswitch", "low is greater than high"));
    }
    let targets = reader.table(count, 4, |reader| read_target(reader, start, Reader::i32))?;
    Ok(TableSwitch { default, low, high, targets })
}

fn read_lookup_switch(reader: &mut Reader<'_>, start: usize) -> Result<LookupSwitch, ClassFileError> {
    skip_padding(reader)?;
    let default = read_target(reader, start, Reader::i32)?;
    let Ok(count) = usize::try_from(reader.i32()?) else {
        return Err(invalid(reader, start, "lookupswitch", "the number of pairs is negative"));
    };
    let pair = |reader: &mut Reader<'_>| Ok((reader.i32()?, read_target(reader, start, Reader::i32)?));
    let pairs = reader.table(count, 8, pair)?;
    if !pairs.is_sorted_by(|(earlier, _), (later, _)| earlier < later) {
        return Err(invalid(reader, start, "lookupswitch", "the values are not in increasing order"));
    }
    Ok(LookupSwitch { default, pairs })
}

/// Switches pad with up to three bytes, so that their table starts at a multiple of four.
fn skip_padding(reader: &mut Reader<'_>) -> Result<(), ClassFileError> {
    let padding = reader.position().wrapping_neg() % 4;
    reader.take(padding).map(|_| ())
}

fn read_target<'a>(
    reader: &mut Reader<'a>,
    start: usize,
    distance: impl FnOnce(&mut Reader<'a>) -> Result<i32, ClassFileError>,
) -> Result<u32, ClassFileError> {
    let distance = distance(reader)?;
    absolute(reader, start, distance)
}

/// The pc at a distance from `start`; whether an instruction starts there is checked once all are known.
fn absolute(reader: &Reader<'_>, start: usize, distance: i32) -> Result<u32, ClassFileError> {
    // A method body has at most 65535 bytes, so the sum cannot overflow.
    let target = i64::try_from(start).unwrap_or(i64::MAX).saturating_add(distance.into());
    u32::try_from(target).map_err(|_| reader.error_at(start, ErrorKind::InvalidTarget { target }))
}

fn invalid(reader: &Reader<'_>, start: usize, mnemonic: &'static str, reason: &'static str) -> ClassFileError {
    reader.error_at(start, ErrorKind::InvalidOperand { mnemonic, reason })
}
