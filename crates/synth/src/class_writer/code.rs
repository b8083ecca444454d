//! Writes the bytecode of one method and keeps count of the operand stack, so that `max_stack` is exact.
//!
//! Follows JVMS §4.7.3 and §6.5. The depth after an unconditional transfer is unknown until a label is bound that some
//! jump has already reached; the generators of this crate only jump forward, so that is always the right depth.

mod branches;
mod members;

use super::constant_pool::ConstantPool;
use crate::descriptor::Type;
use crate::error::SynthesisError;
use classfile::opcode::*;

pub use branches::Label;

/// The operand of `newarray` for `byte` (JVMS table 6.5.newarray-A).
const ATYPE_BYTE: u8 = 8;

use branches::{Handler, Jump, LabelState};

/// The code of one method under construction; every call appends instructions and returns the writer.
#[derive(Debug)]
pub struct CodeWriter<'class> {
    pool: &'class mut ConstantPool,
    bytes: Vec<u8>,
    stack: u16,
    max_stack: u16,
    max_locals: u16,
    labels: Vec<LabelState>,
    jumps: Vec<Jump>,
    handlers: Vec<Handler>,
    error: Option<SynthesisError>,
}

impl<'class> CodeWriter<'class> {
    pub(super) fn new(pool: &'class mut ConstantPool, parameter_slots: u16) -> Self {
        Self {
            pool,
            bytes: Vec::new(),
            stack: 0,
            max_stack: 0,
            max_locals: parameter_slots,
            labels: Vec::new(),
            jumps: Vec::new(),
            handlers: Vec::new(),
            error: None,
        }
    }

    /// Reserves a local variable for a value of this type.
    pub fn new_local(&mut self, of_type: &Type) -> u16 {
        let local = self.max_locals;
        self.max_locals = local.saturating_add(of_type.slots());
        local
    }

    /// Pushes a local variable.
    pub fn load(&mut self, of_type: &Type, local: u16) -> &mut Self {
        self.push(of_type.slots());
        self.local_access(ILOAD, ILOAD_0, of_type, local)
    }

    /// Pushes a local variable that holds a reference.
    pub fn load_reference(&mut self, local: u16) -> &mut Self {
        self.load(&Type::Reference(String::new()), local)
    }

    /// Pops the top of the stack into a local variable.
    pub fn store(&mut self, of_type: &Type, local: u16) -> &mut Self {
        self.pop_slots(of_type.slots());
        self.local_access(ISTORE, ISTORE_0, of_type, local)
    }

    /// Pushes an `int` constant by the shortest instruction.
    pub fn push_int(&mut self, value: i32) -> &mut Self {
        self.push(1);
        if (-1..=5).contains(&value) {
            self.byte((i32::from(ICONST_0) + value) as u8)
        } else if let Ok(small) = i8::try_from(value) {
            self.byte(BIPUSH).byte(small as u8)
        } else if let Ok(short) = i16::try_from(value) {
            self.byte(SIPUSH).short(short as u16)
        } else {
            let index = self.pool.int(value);
            self.load_constant(index)
        }
    }

    /// Pushes a `long` constant.
    pub fn push_long(&mut self, value: i64) -> &mut Self {
        self.push(2);
        match value {
            0 | 1 => self.byte(LCONST_0 + value as u8),
            _ => {
                let index = self.pool.long(value);
                self.byte(LDC2_W).short(index)
            }
        }
    }

    /// Pushes a `float` constant, bit for bit.
    pub fn push_float(&mut self, value: f32) -> &mut Self {
        self.push(1);
        if value.to_bits() == 0 {
            return self.byte(FCONST_0);
        }
        let index = self.pool.float(value);
        self.load_constant(index)
    }

    /// Pushes a `double` constant, bit for bit.
    pub fn push_double(&mut self, value: f64) -> &mut Self {
        self.push(2);
        if value.to_bits() == 0 {
            return self.byte(DCONST_0);
        }
        let index = self.pool.double(value);
        self.byte(LDC2_W).short(index)
    }

    /// Pushes the zero, `false` or `null` of a type; nothing for `void`.
    pub(crate) fn push_zero(&mut self, of_type: &Type) -> &mut Self {
        match of_type {
            Type::Void => self,
            Type::Long => self.push_long(0),
            Type::Float => self.push_float(0.0),
            Type::Double => self.push_double(0.0),
            Type::Reference(_) => self.push_null(),
            _ => self.push_int(0),
        }
    }

    /// Pushes `null`.
    pub(crate) fn push_null(&mut self) -> &mut Self {
        self.push(1);
        self.byte(ACONST_NULL)
    }

    /// Pushes a string constant given as text.
    pub(crate) fn push_text(&mut self, text: &str) -> &mut Self {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.push_string(&units)
    }

    /// Pushes a string constant given as UTF-16 units, which may hold lone surrogates.
    pub(crate) fn push_string(&mut self, units: &[u16]) -> &mut Self {
        self.push(1);
        let index = self.pool.string(units);
        self.load_constant(index)
    }

    /// Pushes the `Class` object of a class or array.
    pub(crate) fn push_class(&mut self, name: &str) -> &mut Self {
        self.push(1);
        let index = self.pool.class(name);
        self.load_constant(index)
    }

    /// Pushes a `MethodType`; only in class files of version 51 and later.
    pub(crate) fn push_method_type(&mut self, descriptor: &str) -> &mut Self {
        self.push(1);
        let index = self.pool.method_type(descriptor);
        self.load_constant(index)
    }

    /// `..., value => ..., value, value` for a one-slot value.
    pub fn dup(&mut self) -> &mut Self {
        self.push(1);
        self.byte(DUP)
    }

    /// `..., a, b => ..., b, a` for one-slot values.
    pub fn swap(&mut self) -> &mut Self {
        self.byte(SWAP)
    }

    /// Drops a value of this type.
    pub fn pop(&mut self, of_type: &Type) -> &mut Self {
        let slots = of_type.slots();
        self.pop_slots(slots);
        match slots {
            0 => self,
            1 => self.byte(POP),
            _ => self.byte(POP2),
        }
    }

    /// `..., array, index => ..., reference`
    pub fn load_array_reference(&mut self) -> &mut Self {
        self.pop_slots(2);
        self.push(1);
        self.byte(AALOAD)
    }

    /// `..., array, index, reference => ...`
    pub(crate) fn store_array_reference(&mut self) -> &mut Self {
        self.pop_slots(3);
        self.byte(AASTORE)
    }

    /// `..., array, index, int => ...`, keeping the low byte.
    pub(crate) fn store_array_byte(&mut self) -> &mut Self {
        self.pop_slots(3);
        self.byte(BASTORE)
    }

    /// `..., array => ..., length`
    pub(crate) fn array_length(&mut self) -> &mut Self {
        self.byte(ARRAYLENGTH)
    }

    /// `..., length => ..., array` of bytes.
    pub fn new_byte_array(&mut self) -> &mut Self {
        self.byte(NEWARRAY).byte(ATYPE_BYTE)
    }

    /// `..., a, b => ..., a + b` for `int`s.
    pub(crate) fn add_ints(&mut self) -> &mut Self {
        self.pop_slots(1);
        self.byte(IADD)
    }

    /// `..., a, b => ..., a * b` for `int`s.
    pub(crate) fn multiply_ints(&mut self) -> &mut Self {
        self.pop_slots(1);
        self.byte(IMUL)
    }

    /// `..., a, b => ..., sign` for `long`s.
    pub(crate) fn compare_longs(&mut self) -> &mut Self {
        self.pop_slots(3);
        self.byte(LCMP)
    }

    /// One conversion instruction between primitive types that take `from` and `to` slots.
    pub(crate) fn convert(&mut self, opcode: u8, from: u16, to: u16) -> &mut Self {
        self.pop_slots(from);
        self.push(to);
        self.byte(opcode)
    }

    /// Returns the value on the stack, or nothing for `void`.
    pub fn return_value(&mut self, of_type: &Type) -> &mut Self {
        if *of_type == Type::Void {
            return self.return_void();
        }
        self.pop_slots(of_type.slots());
        self.byte(IRETURN + of_type.opcode_offset())
    }

    /// Returns from a `void` method.
    pub fn return_void(&mut self) -> &mut Self {
        self.byte(RETURN)
    }

    /// Throws the reference on the stack.
    pub fn throw(&mut self) -> &mut Self {
        self.pop_slots(1);
        self.byte(ATHROW)
    }

    /// The content of the `Code` attribute.
    pub(super) fn finish(mut self) -> Result<Vec<u8>, SynthesisError> {
        if self.bytes.len() > usize::from(u16::MAX) {
            self.fail(SynthesisError::TooLarge("65,535 bytes of code in one method"));
        }
        self.resolve_jumps();
        let handlers = self.handler_table();
        if let Some(error) = self.error {
            return Err(error);
        }
        let mut out = Vec::with_capacity(self.bytes.len() + 16);
        out.extend(self.max_stack.to_be_bytes());
        out.extend(self.max_locals.to_be_bytes());
        out.extend((self.bytes.len() as u32).to_be_bytes());
        out.extend(&self.bytes);
        out.extend(handlers);
        out.extend([0, 0]);
        Ok(out)
    }

    fn local_access(&mut self, general: u8, first_short: u8, of_type: &Type, local: u16) -> &mut Self {
        let offset = of_type.opcode_offset();
        match u8::try_from(local) {
            Ok(index @ 0..=3) => self.byte(first_short + 4 * offset + index),
            Ok(index) => self.byte(general + offset).byte(index),
            Err(_) => self.byte(WIDE).byte(general + offset).short(local),
        }
    }

    fn load_constant(&mut self, index: u16) -> &mut Self {
        match u8::try_from(index) {
            Ok(short) => self.byte(LDC).byte(short),
            Err(_) => self.byte(LDC_W).short(index),
        }
    }

    fn byte(&mut self, byte: u8) -> &mut Self {
        self.bytes.push(byte);
        self
    }

    fn short(&mut self, short: u16) -> &mut Self {
        self.bytes.extend(short.to_be_bytes());
        self
    }

    fn push(&mut self, slots: u16) {
        self.stack = self.stack.saturating_add(slots);
        self.max_stack = self.max_stack.max(self.stack);
    }

    fn pop_slots(&mut self, slots: u16) {
        debug_assert!(self.stack >= slots || self.error.is_some(), "operand stack underflow while writing code");
        self.stack = self.stack.saturating_sub(slots);
    }

    fn fail(&mut self, error: SynthesisError) {
        self.error.get_or_insert(error);
    }
}
