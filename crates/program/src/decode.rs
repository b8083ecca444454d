//! From class-file bytecode to the VM's instructions (JVMS chapter 6).
//!
//! Decoding also checks what the interpreter relies on: known opcodes, targets on instruction starts, locals within
//! `max_locals`, constant-pool entries that exist. A violation is a `VerifyError` or `ClassFormatError` of that method.
//! Subroutines (`jsr`, `ret`) have been inlined before, see `body`.

use crate::code::{Code, CodeParts, Switch};
use crate::error::{LinkError, LinkErrorKind};
use crate::instruction::{Instruction, Op};
use crate::method::Method;
use crate::superinstructions;
use crate::visits::Visits;
use classfile::code::{Instruction as Raw, Operand};
use classfile::{ClassFile, Constant, opcode};
use flow::Body;

/// Decodes the code of a method that has some. Where visits are noted, every instruction stays on its own.
pub(crate) fn decode(method: &Method, notes_visits: bool) -> Result<Code, LinkError> {
    let subject = method.in_file()?;
    let Body { attribute, instructions: raw, positions, handlers, .. } = Body::read(subject)?;
    let (file, max_locals) = (subject.file, attribute.max_locals);
    let mut decoder = Decoder { method, file, raw: &raw, max_locals, switches: vec![], wide: vec![], sites: 0 };
    let decoded = raw.iter().enumerate().map(|(index, raw)| decoder.instruction(index, raw));
    let mut instructions = decoded.collect::<Result<Vec<_>, _>>()?;
    if !notes_visits {
        superinstructions::fuse(&mut instructions);
    }
    let visits = notes_visits.then(|| Visits::new(instructions.len(), &decoder.switches));
    let entry_values = u16::try_from(method.entry_values().len()).unwrap_or(u16::MAX);
    Ok(Code::new(CodeParts {
        max_stack: attribute.max_stack,
        max_locals: attribute.max_locals.saturating_add(entry_values),
        entry_values,
        instructions,
        positions,
        handlers,
        switches: decoder.switches,
        wide_constants: decoder.wide,
        site_count: decoder.sites,
        lines: lines(method, &attribute)?,
        visits,
    }))
}

fn lines(method: &Method, code: &classfile::attributes::Code<'_>) -> Result<Vec<(u16, u16)>, LinkError> {
    let mut all = Vec::new();
    for attribute in code.attributes.iter().filter(|attribute| attribute.name == b"LineNumberTable") {
        let table = classfile::attributes::line_numbers(attribute.data)
            .map_err(|error| malformed(method, &error.to_string()))?;
        all.extend(table.iter().map(|entry| (entry.start, entry.line)));
    }
    Ok(all)
}

fn malformed(method: &Method, reason: &str) -> LinkError {
    LinkError::new(LinkErrorKind::ClassFormat, format!("{reason} in method {}", method.signature()))
}

struct Decoder<'a> {
    method: &'a Method,
    file: &'a ClassFile<'a>,
    raw: &'a [Raw],
    max_locals: u16,
    switches: Vec<Switch>,
    wide: Vec<u64>,
    sites: u32,
}

impl Decoder<'_> {
    fn instruction(&mut self, index: usize, raw: &Raw) -> Result<Instruction, LinkError> {
        match &raw.operand {
            Operand::None => self.plain(raw),
            Operand::Local(local) => self.local(raw, *local),
            Operand::Increment { local, amount } => {
                self.check_local(*local, 1)?;
                Ok(Instruction::new(Op::Iinc, 0, *local, i32::from(*amount) as u32))
            }
            Operand::Immediate(value) => Ok(Instruction::new(Op::Push, 0, 0, *value as u32)),
            Operand::Pool(entry) => self.pool(raw, *entry),
            Operand::Interface { pool, .. } => Ok(self.unresolved(Op::InvokeInterface, *pool, 0)),
            Operand::MultiArray { pool, dimensions } => Ok(self.unresolved(Op::MultiNewArray, *pool, *dimensions)),
            Operand::NewArray(code) => Ok(Instruction::new(Op::NewArray, 0, u16::from(*code), 0)),
            Operand::Branch(target) => self.branch(index, raw, *target),
            Operand::TableSwitch(switch) => {
                let targets = switch.targets.clone();
                self.switch(Op::TableSwitch, switch.default, vec![switch.low], &targets)
            }
            Operand::LookupSwitch(switch) => {
                let (keys, targets): (Vec<i32>, Vec<u32>) = switch.pairs.iter().copied().unzip();
                if !keys.is_sorted() {
                    return Err(self.error("lookupswitch keys are not sorted"));
                }
                self.switch(Op::LookupSwitch, switch.default, keys, &targets)
            }
        }
    }

    fn error(&self, reason: &str) -> LinkError {
        LinkError::new(LinkErrorKind::Verify, format!("{reason} in method {}", self.method.signature()))
    }

    fn plain(&mut self, raw: &Raw) -> Result<Instruction, LinkError> {
        use opcode::*;
        let simple = |op: Op| Ok(Instruction::new(op, 0, 0, 0));
        match raw.opcode {
            ACONST_NULL => Ok(Instruction::new(Op::Push, 0, 0, 0)),
            ICONST_M1..=ICONST_5 => {
                Ok(Instruction::new(Op::Push, 0, 0, (i32::from(raw.opcode) - i32::from(ICONST_0)) as u32))
            }
            LCONST_0..=LCONST_1 => Ok(Instruction::new(Op::PushLong, 0, 0, u32::from(raw.opcode - LCONST_0))),
            FCONST_0..=FCONST_2 => Ok(Instruction::new(Op::Push, 0, 0, f32::from(raw.opcode - FCONST_0).to_bits())),
            DCONST_0..=DCONST_1 => Ok(self.push_wide(f64::from(raw.opcode - DCONST_0).to_bits())),
            _ => match plain_operation(raw.opcode) {
                Some(op) => simple(op),
                None => Err(self.error(&format!("unknown opcode {:#04x}", raw.opcode))),
            },
        }
    }

    fn push_wide(&mut self, bits: u64) -> Instruction {
        if i64::from(bits as i32) as u64 == bits {
            return Instruction::new(Op::PushLong, 0, 0, bits as u32);
        }
        self.wide.push(bits);
        Instruction::new(Op::PushWide, 0, 0, self.wide.len() as u32 - 1)
    }

    fn check_local(&self, local: u16, slots: u16) -> Result<(), LinkError> {
        if u32::from(local) + u32::from(slots) > u32::from(self.max_locals) {
            return Err(self.error(&format!("local {local} outside of max_locals {}", self.max_locals)));
        }
        Ok(())
    }

    fn local(&mut self, raw: &Raw, local: u16) -> Result<Instruction, LinkError> {
        use opcode::*;
        let (op, slots) = match raw.opcode {
            ILOAD | FLOAD | ALOAD | ILOAD_0..=ILOAD_3 | FLOAD_0..=FLOAD_3 | ALOAD_0..=ALOAD_3 => (Op::Load, 1),
            LLOAD | DLOAD | LLOAD_0..=LLOAD_3 | DLOAD_0..=DLOAD_3 => (Op::LoadWide, 2),
            ISTORE | FSTORE | ASTORE | ISTORE_0..=ISTORE_3 | FSTORE_0..=FSTORE_3 | ASTORE_0..=ASTORE_3 => {
                (Op::Store, 1)
            }
            LSTORE | DSTORE | LSTORE_0..=LSTORE_3 | DSTORE_0..=DSTORE_3 => (Op::StoreWide, 2),
            _ => return Err(self.error("a local operand on an instruction that has none")),
        };
        self.check_local(local, slots)?;
        Ok(Instruction::new(op, 0, local, 0))
    }

    fn unresolved(&mut self, op: Op, entry: u16, count: u8) -> Instruction {
        self.sites += 1;
        Instruction::new(op, count, entry, self.sites - 1)
    }

    fn pool(&mut self, raw: &Raw, entry: u16) -> Result<Instruction, LinkError> {
        use opcode::*;
        let op = match raw.opcode {
            LDC | LDC_W | LDC2_W => return self.constant(entry),
            GETSTATIC => Op::GetStatic,
            PUTSTATIC => Op::PutStatic,
            GETFIELD => Op::GetField,
            PUTFIELD => Op::PutField,
            INVOKEVIRTUAL => Op::InvokeVirtual,
            INVOKESPECIAL => Op::InvokeSpecial,
            INVOKESTATIC => Op::InvokeStatic,
            INVOKEDYNAMIC => Op::InvokeDynamic,
            NEW => Op::New,
            ANEWARRAY => Op::NewReferenceArray,
            CHECKCAST => Op::CheckCast,
            INSTANCEOF => Op::InstanceOf,
            _ => return Err(self.error("a constant-pool operand on an instruction that has none")),
        };
        Ok(self.unresolved(op, entry, 0))
    }

    fn constant(&mut self, entry: u16) -> Result<Instruction, LinkError> {
        let constant = self.file.pool.get(entry).map_err(|error| malformed(self.method, &error.to_string()))?;
        Ok(match constant {
            Constant::Integer(value) => Instruction::new(Op::Push, 0, 0, value as u32),
            Constant::Float(bits) => Instruction::new(Op::Push, 0, 0, bits),
            Constant::Long(value) => self.push_wide(value as u64),
            Constant::Double(bits) => self.push_wide(bits),
            Constant::Dynamic { name_and_type, .. } => {
                let (_, descriptor) =
                    self.file.pool.name_and_type(name_and_type).map_err(|e| malformed(self.method, &e.to_string()))?;
                let op = if matches!(&*descriptor, "J" | "D") { Op::LdcWide } else { Op::Ldc };
                self.unresolved(op, entry, 0)
            }
            Constant::String(_) | Constant::Class(_) | Constant::MethodHandle { .. } | Constant::MethodType(_) => {
                self.unresolved(Op::Ldc, entry, 0)
            }
            _ => return Err(self.error(&format!("ldc of constant {entry}, which is not loadable"))),
        })
    }

    fn index_of(&self, position: u32) -> Result<u32, LinkError> {
        match self.raw.binary_search_by_key(&position, |raw| raw.pc) {
            Ok(index) => Ok(index as u32),
            Err(_) => Err(self.error(&format!("a jump to {position}, where no instruction starts"))),
        }
    }

    fn branch(&mut self, index: usize, raw: &Raw, target: u32) -> Result<Instruction, LinkError> {
        let op = branch_operation(raw.opcode)
            .ok_or_else(|| self.error("a branch operand on an instruction that has none"))?;
        let target = self.index_of(target)?;
        Ok(Instruction::new(op, u8::from(target as usize <= index), 0, target))
    }

    fn switch(&mut self, op: Op, default: u32, keys: Vec<i32>, targets: &[u32]) -> Result<Instruction, LinkError> {
        let targets = targets.iter().map(|target| self.index_of(*target)).collect::<Result<_, _>>()?;
        self.switches.push(Switch { default: self.index_of(default)?, keys: keys.into(), targets });
        Ok(Instruction::new(op, 0, 0, self.switches.len() as u32 - 1))
    }
}

fn branch_operation(code: u8) -> Option<Op> {
    use opcode::*;
    Some(match code {
        IFEQ => Op::Ifeq,
        IFNE => Op::Ifne,
        IFLT => Op::Iflt,
        IFGE => Op::Ifge,
        IFGT => Op::Ifgt,
        IFLE => Op::Ifle,
        IF_ICMPEQ => Op::IfIcmpeq,
        IF_ICMPNE => Op::IfIcmpne,
        IF_ICMPLT => Op::IfIcmplt,
        IF_ICMPGE => Op::IfIcmpge,
        IF_ICMPGT => Op::IfIcmpgt,
        IF_ICMPLE => Op::IfIcmple,
        IF_ACMPEQ => Op::IfAcmpeq,
        IF_ACMPNE => Op::IfAcmpne,
        IFNULL => Op::Ifnull,
        IFNONNULL => Op::Ifnonnull,
        GOTO | GOTO_W => Op::Goto,
        _ => return None,
    })
}

/// The instructions without operands, by opcode.
const PLAIN: &[(u8, Op)] = {
    use opcode::*;
    &[
        (NOP, Op::Nop),
        (IALOAD, Op::ArrayLoad32),
        (LALOAD, Op::ArrayLoad64),
        (FALOAD, Op::ArrayLoad32),
        (DALOAD, Op::ArrayLoad64),
        (AALOAD, Op::ArrayLoad32),
        (BALOAD, Op::ArrayLoad8),
        (CALOAD, Op::ArrayLoadChar),
        (SALOAD, Op::ArrayLoadShort),
        (IASTORE, Op::ArrayStore32),
        (LASTORE, Op::ArrayStore64),
        (FASTORE, Op::ArrayStore32),
        (DASTORE, Op::ArrayStore64),
        (AASTORE, Op::ArrayStoreReference),
        (BASTORE, Op::ArrayStore8),
        (CASTORE, Op::ArrayStore16),
        (SASTORE, Op::ArrayStore16),
        (POP, Op::Pop),
        (POP2, Op::Pop2),
        (DUP, Op::Dup),
        (DUP_X1, Op::DupX1),
        (DUP_X2, Op::DupX2),
        (DUP2, Op::Dup2),
        (DUP2_X1, Op::Dup2X1),
        (DUP2_X2, Op::Dup2X2),
        (SWAP, Op::Swap),
        (IADD, Op::Iadd),
        (LADD, Op::Ladd),
        (FADD, Op::Fadd),
        (DADD, Op::Dadd),
        (ISUB, Op::Isub),
        (LSUB, Op::Lsub),
        (FSUB, Op::Fsub),
        (DSUB, Op::Dsub),
        (IMUL, Op::Imul),
        (LMUL, Op::Lmul),
        (FMUL, Op::Fmul),
        (DMUL, Op::Dmul),
        (IDIV, Op::Idiv),
        (LDIV, Op::Ldiv),
        (FDIV, Op::Fdiv),
        (DDIV, Op::Ddiv),
        (IREM, Op::Irem),
        (LREM, Op::Lrem),
        (FREM, Op::Frem),
        (DREM, Op::Drem),
        (INEG, Op::Ineg),
        (LNEG, Op::Lneg),
        (FNEG, Op::Fneg),
        (DNEG, Op::Dneg),
        (ISHL, Op::Ishl),
        (LSHL, Op::Lshl),
        (ISHR, Op::Ishr),
        (LSHR, Op::Lshr),
        (IUSHR, Op::Iushr),
        (LUSHR, Op::Lushr),
        (IAND, Op::Iand),
        (LAND, Op::Land),
        (IOR, Op::Ior),
        (LOR, Op::Lor),
        (IXOR, Op::Ixor),
        (LXOR, Op::Lxor),
        (I2L, Op::I2l),
        (I2F, Op::I2f),
        (I2D, Op::I2d),
        (L2I, Op::L2i),
        (L2F, Op::L2f),
        (L2D, Op::L2d),
        (F2I, Op::F2i),
        (F2L, Op::F2l),
        (F2D, Op::F2d),
        (D2I, Op::D2i),
        (D2L, Op::D2l),
        (D2F, Op::D2f),
        (I2B, Op::I2b),
        (I2C, Op::I2c),
        (I2S, Op::I2s),
        (LCMP, Op::Lcmp),
        (FCMPL, Op::Fcmpl),
        (FCMPG, Op::Fcmpg),
        (DCMPL, Op::Dcmpl),
        (DCMPG, Op::Dcmpg),
        (IRETURN, Op::ReturnOne),
        (LRETURN, Op::ReturnTwo),
        (FRETURN, Op::ReturnOne),
        (DRETURN, Op::ReturnTwo),
        (ARETURN, Op::ReturnOne),
        (RETURN, Op::Return),
        (ARRAYLENGTH, Op::ArrayLength),
        (ATHROW, Op::Throw),
        (MONITORENTER, Op::MonitorEnter),
        (MONITOREXIT, Op::MonitorExit),
    ]
};

const PLAIN_BY_OPCODE: [Option<Op>; 256] = {
    let mut table = [None; 256];
    let mut index = 0;
    while index < PLAIN.len() {
        table[PLAIN[index].0 as usize] = Some(PLAIN[index].1);
        index += 1;
    }
    table
};

fn plain_operation(code: u8) -> Option<Op> {
    PLAIN_BY_OPCODE[code as usize]
}
