//! The VM's own instructions: the JVM's opcodes, normalised and pre-decoded into eight bytes each.
//!
//! One table, [`Op`], is the whole instruction set. Typed twins that do the same to untyped slots are one instruction
//! (`iload`, `fload` and `aload` are [`Op::Load`]); an unresolved instruction names its constant-pool entry in `a` and
//! its site in `b`, and is overwritten ("quickened") by its resolved form on first execution. Quickening is idempotent:
//! whoever does it writes the same bits, so code is shared without locks.

/// A decoded instruction: operation, a small operand `c`, a middle one `a`, a large one `b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instruction {
    pub op: Op,
    pub c: u8,
    pub a: u16,
    pub b: u32,
}

impl Instruction {
    pub fn new(op: Op, c: u8, a: u16, b: u32) -> Instruction {
        Instruction { op, c, a, b }
    }

    /// The eight bytes that stand in the code.
    #[inline(always)]
    pub fn pack(self) -> u64 {
        self.op as u64 | u64::from(self.c) << 8 | u64::from(self.a) << 16 | u64::from(self.b) << 32
    }

    /// The instruction of eight bytes that [`Instruction::pack`] made.
    #[inline(always)]
    pub(crate) fn unpack(word: u64) -> Instruction {
        Instruction {
            op: Op::from_byte(word as u8),
            c: (word >> 8) as u8,
            a: (word >> 16) as u16,
            b: (word >> 32) as u32,
        }
    }
}

macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        /// Every operation the interpreter knows. Adding one: a line here, its decoding in `decode`, its handler in
        /// `vm`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Op { $($(#[$doc])* $name),* }

        /// The operations' numbers, for the interpreter's dispatch.
        #[expect(non_upper_case_globals, reason = "each is the number of the operation of the same name")]
        pub mod number {
            $(pub const $name: u8 = super::Op::$name as u8;)*
        }

        impl Op {
            const ALL: &'static [Op] = &[$(Op::$name),*];

            /// The operation with this number.
            #[inline(always)]
            pub(crate) fn from_byte(byte: u8) -> Op {
                match Self::TABLE.get(byte as usize) { Some(op) => *op, None => Op::Nop }
            }

            const TABLE: [Op; 256] = {
                let mut table = [Op::Nop; 256];
                let mut index = 0;
                while index < Self::ALL.len() {
                    table[index] = Self::ALL[index];
                    index += 1;
                }
                table
            };
        }
    };
}

operations! {
    Nop,
    /// Pushes `b`, zero-extended: int and float constants, null, references that never move.
    Push,
    /// Pushes `b`, sign-extended, as a long.
    PushLong,
    /// Pushes the two-slot constant number `b` of the code.
    PushWide,
    /// Unresolved `ldc` of entry `a`.
    Ldc,
    /// Unresolved `ldc2_w` of a dynamic constant.
    LdcWide,
    /// Pushes the reference in the immortal cell at word `b`; an empty cell is filled first: `c` is 0 and `a` the entry
    /// of the constant pool, or `c` is 1 and `a` the site of a dynamic call that always gives the same object.
    LdcCell,
    /// Pushes local `a`.
    Load,
    /// Pushes the two-slot local `a`.
    LoadWide,
    /// Pops into local `a`.
    Store,
    /// Pops a two-slot value into local `a`.
    StoreWide,
    ArrayLoad8,
    ArrayLoadChar,
    ArrayLoadShort,
    ArrayLoad32,
    ArrayLoad64,
    ArrayStore8,
    ArrayStore16,
    ArrayStore32,
    ArrayStore64,
    ArrayStoreReference,
    Pop,
    Pop2,
    Dup,
    DupX1,
    DupX2,
    Dup2,
    Dup2X1,
    Dup2X2,
    Swap,
    Iadd, Ladd, Fadd, Dadd,
    Isub, Lsub, Fsub, Dsub,
    Imul, Lmul, Fmul, Dmul,
    Idiv, Ldiv, Fdiv, Ddiv,
    Irem, Lrem, Frem, Drem,
    Ineg, Lneg, Fneg, Dneg,
    Ishl, Lshl, Ishr, Lshr, Iushr, Lushr,
    Iand, Land, Ior, Lor, Ixor, Lxor,
    /// Adds `b` (signed) to the int local `a`.
    Iinc,
    I2l, I2f, I2d, L2i, L2f, L2d, F2i, F2l, F2d, D2i, D2l, D2f, I2b, I2c, I2s,
    Lcmp, Fcmpl, Fcmpg, Dcmpl, Dcmpg,
    /// Branches to instruction `b`; `c` is 1 where the jump goes backwards.
    Ifeq, Ifne, Iflt, Ifge, Ifgt, Ifle,
    IfIcmpeq, IfIcmpne, IfIcmplt, IfIcmpge, IfIcmpgt, IfIcmple,
    IfAcmpeq, IfAcmpne, Ifnull, Ifnonnull,
    Goto,
    /// Switch number `b` of the code.
    TableSwitch, LookupSwitch,
    Return, ReturnOne, ReturnTwo,
    /// Unresolved accesses of the field at entry `a`.
    GetStatic, PutStatic, GetField, PutField,
    /// Static field at word `b`, `a` words into its mirror, whose class may still have to be initialised; `c`:
    /// [`FieldFlags`].
    GetStaticOne, GetStaticTwo, PutStaticOne, PutStaticTwo,
    /// Instance field at word offset `a` of the object; `c`: [`FieldFlags`].
    GetFieldOne, GetFieldTwo, PutFieldOne, PutFieldTwo,
    /// Unresolved calls of entry `a`, site `b`.
    InvokeVirtual, InvokeSpecial, InvokeStatic, InvokeInterface, InvokeDynamic,
    /// Calls slot `a` of the receiver's dispatch table; `c` argument slots; site `b` has the resolved method.
    CallVirtual,
    /// Calls the method of site `b` after a null check of the receiver; `c` argument slots.
    CallSpecial,
    /// Calls the static method of site `b`, whose class may still have to be initialised; `c` argument slots.
    CallStatic,
    /// Calls the selection of the interface method of site `b`; `c` argument slots.
    CallInterface,
    /// Calls the linked method of a signature-polymorphic or dynamic site `b`; `c` argument slots (as on the stack).
    CallLinked,
    /// Calls the implementation of an access mode that the `VarHandle` has; polymorphic site `b`; `c` argument slots.
    CallAccess,
    /// `MethodHandle.invokeExact` (`a` is 0) or `invoke`; polymorphic site `b`; `c` argument slots.
    CallHandle,
    /// `MethodHandle.invokeBasic`; `c` argument slots.
    CallBasic,
    /// `MethodHandle.linkToStatic` and its siblings by the constant pool's name for the call: `a` is the `REF_` kind;
    /// `c` argument slots, the `MemberName` last.
    CallMember,
    /// Calls what a bootstrap method of the program linked the site to; polymorphic site `b`; `c` argument slots.
    CallDynamic,
    /// Pushes the dynamic constant `a`, whose value or box is in the cell at word `b`; `c` is its type's letter.
    LdcDynamic,
    /// Unresolved; entry `a`, site `b`.
    New, NewReferenceArray, CheckCast, InstanceOf, MultiNewArray,
    /// Resolved; site `b` has the class (for arrays: the array class). Multi: `c` dimensions.
    NewObject, NewArrayOf, CheckCastTo, InstanceOfClass, MultiNewArrayOf,
    /// Primitive array, `a` is the JVM's type code.
    NewArray,
    ArrayLength,
    Throw,
    MonitorEnter,
    MonitorExit,
    /// Superinstructions, see `fuse`. Pushes locals `a` and `b`.
    LoadLoad,
    /// Pushes element local `c` of the array in local `a`.
    LoadElement8,
    LoadElement32,
    LoadElement64,
    /// Compares the int locals `a` and `c` and branches to `b`.
    IfLocalsEq,
    IfLocalsNe,
    IfLocalsLt,
    IfLocalsGe,
    IfLocalsGt,
    IfLocalsLe,
    /// Compares the two longs on top and branches to `b`.
    IfLongsEq,
    IfLongsNe,
    IfLongsLt,
    IfLongsGe,
    IfLongsGt,
    IfLongsLe,
    /// Adds `c` (signed) to the int local `a` and jumps to `b`.
    IincGoto,
}

/// Facts about a field that stand in `c` of its quickened accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldFlags(pub u8);

impl FieldFlags {
    pub const VOLATILE: u8 = 1;
    pub const FINAL: u8 = 2;
    pub const REFERENCE: u8 = 4;
    /// The class was initialised before the heap was frozen: no check needed.
    pub const INITIALIZED: u8 = 8;
    /// The field is never written once its object is constructed, or its class initialised.
    pub const CONSTANT: u8 = 16;
    /// The field holds nothing but what can be computed again from constants (a string's hash).
    pub const CACHE: u8 = 32;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packing_is_reversible() {
        for (number, op) in Op::ALL.iter().enumerate() {
            assert_eq!(*op as usize, number);
            let instruction = Instruction::new(*op, 7, 0xfffe, 0xdead_beef);
            assert_eq!(Instruction::unpack(instruction.pack()), instruction);
        }
    }

    #[test]
    fn instructions_are_eight_bytes() {
        assert_eq!(size_of::<Instruction>(), 8);
    }
}
