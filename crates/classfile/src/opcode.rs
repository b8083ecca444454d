//! The instruction set as one table (JVMS 6.5 and 7): number, mnemonic, operand format, effect on the operand stack.
//!
//! Constants, names and formats all derive from the rows at the end of this file; a new fact about instructions is a
//! new column there. Stack effects count words: a long or double is two.

/// What follows the opcode in the bytecode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Nothing.
    None,
    /// Nothing: the opcode itself names the local variable.
    ImplicitLocal(u8),
    /// The number of a local variable in one byte, in two after `wide`.
    Local,
    /// A local variable and a signed amount, of one byte each, of two each after `wide`.
    Increment,
    /// A signed byte.
    Byte,
    /// A signed short.
    Short,
    /// A constant pool index of one byte.
    PoolByte,
    /// A constant pool index of two bytes.
    Pool,
    /// A constant pool index, an argument count and a zero byte.
    Interface,
    /// A constant pool index and two zero bytes.
    Dynamic,
    /// A constant pool index and a number of dimensions.
    MultiArray,
    /// The code of a primitive element type.
    NewArray,
    /// A signed distance of two bytes.
    Branch,
    /// A signed distance of four bytes.
    WideBranch,
    /// Padding, default, low, high and a distance for each value between.
    TableSwitch,
    /// Padding, default and pairs of value and distance.
    LookupSwitch,
    /// Another instruction in its wide form.
    Wide,
}

/// How many words an instruction takes from the operand stack and puts on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackEffect {
    /// Words taken.
    pub pops: u8,
    /// Words put.
    pub pushes: u8,
}

/// One row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpcodeInfo {
    /// The number of the instruction.
    pub number: u8,
    /// Its name in the specification.
    pub mnemonic: &'static str,
    /// What follows it.
    pub format: Format,
    /// Its effect on the operand stack, `None` where that depends on a descriptor or dimension.
    pub stack: Option<StackEffect>,
}

/// The row of an opcode, `None` for numbers that are not instructions of class files.
pub fn info(opcode: u8) -> Option<&'static OpcodeInfo> {
    OPCODES.get(usize::from(opcode))
}

/// The name of an opcode, for messages.
pub fn mnemonic(opcode: u8) -> &'static str {
    info(opcode).map_or("an unknown instruction", |info| info.mnemonic)
}

macro_rules! stack_effect {
    (varies) => {
        None
    };
    ($pops:literal => $pushes:literal) => {
        Some(StackEffect { pops: $pops, pushes: $pushes })
    };
}

macro_rules! opcodes {
    ($($number:literal $constant:ident $mnemonic:literal $format:ident $(($local:literal))? [$($effect:tt)+];)+) => {
        $(
            #[doc = concat!("The opcode of `", $mnemonic, "`.")]
            pub const $constant: u8 = $number;
        )+

        /// All instructions, in the order of their numbers.
        pub const OPCODES: &[OpcodeInfo] = &[$(OpcodeInfo {
            number: $number,
            mnemonic: $mnemonic,
            format: Format::$format $(($local))?,
            stack: stack_effect!($($effect)+),
        }),+];
    };
}

opcodes! {
    0 NOP "nop" None [0 => 0];
    1 ACONST_NULL "aconst_null" None [0 => 1];
    2 ICONST_M1 "iconst_m1" None [0 => 1];
    3 ICONST_0 "iconst_0" None [0 => 1];
    4 ICONST_1 "iconst_1" None [0 => 1];
    5 ICONST_2 "iconst_2" None [0 => 1];
    6 ICONST_3 "iconst_3" None [0 => 1];
    7 ICONST_4 "iconst_4" None [0 => 1];
    8 ICONST_5 "iconst_5" None [0 => 1];
    9 LCONST_0 "lconst_0" None [0 => 2];
    10 LCONST_1 "lconst_1" None [0 => 2];
    11 FCONST_0 "fconst_0" None [0 => 1];
    12 FCONST_1 "fconst_1" None [0 => 1];
    13 FCONST_2 "fconst_2" None [0 => 1];
    14 DCONST_0 "dconst_0" None [0 => 2];
    15 DCONST_1 "dconst_1" None [0 => 2];
    16 BIPUSH "bipush" Byte [0 => 1];
    17 SIPUSH "sipush" Short [0 => 1];
    18 LDC "ldc" PoolByte [0 => 1];
    19 LDC_W "ldc_w" Pool [0 => 1];
    20 LDC2_W "ldc2_w" Pool [0 => 2];
    21 ILOAD "iload" Local [0 => 1];
    22 LLOAD "lload" Local [0 => 2];
    23 FLOAD "fload" Local [0 => 1];
    24 DLOAD "dload" Local [0 => 2];
    25 ALOAD "aload" Local [0 => 1];
    26 ILOAD_0 "iload_0" ImplicitLocal(0) [0 => 1];
    27 ILOAD_1 "iload_1" ImplicitLocal(1) [0 => 1];
    28 ILOAD_2 "iload_2" ImplicitLocal(2) [0 => 1];
    29 ILOAD_3 "iload_3" ImplicitLocal(3) [0 => 1];
    30 LLOAD_0 "lload_0" ImplicitLocal(0) [0 => 2];
    31 LLOAD_1 "lload_1" ImplicitLocal(1) [0 => 2];
    32 LLOAD_2 "lload_2" ImplicitLocal(2) [0 => 2];
    33 LLOAD_3 "lload_3" ImplicitLocal(3) [0 => 2];
    34 FLOAD_0 "fload_0" ImplicitLocal(0) [0 => 1];
    35 FLOAD_1 "fload_1" ImplicitLocal(1) [0 => 1];
    36 FLOAD_2 "fload_2" ImplicitLocal(2) [0 => 1];
    37 FLOAD_3 "fload_3" ImplicitLocal(3) [0 => 1];
    38 DLOAD_0 "dload_0" ImplicitLocal(0) [0 => 2];
    39 DLOAD_1 "dload_1" ImplicitLocal(1) [0 => 2];
    40 DLOAD_2 "dload_2" ImplicitLocal(2) [0 => 2];
    41 DLOAD_3 "dload_3" ImplicitLocal(3) [0 => 2];
    42 ALOAD_0 "aload_0" ImplicitLocal(0) [0 => 1];
    43 ALOAD_1 "aload_1" ImplicitLocal(1) [0 => 1];
    44 ALOAD_2 "aload_2" ImplicitLocal(2) [0 => 1];
    45 ALOAD_3 "aload_3" ImplicitLocal(3) [0 => 1];
    46 IALOAD "iaload" None [2 => 1];
    47 LALOAD "laload" None [2 => 2];
    48 FALOAD "faload" None [2 => 1];
    49 DALOAD "daload" None [2 => 2];
    50 AALOAD "aaload" None [2 => 1];
    51 BALOAD "baload" None [2 => 1];
    52 CALOAD "caload" None [2 => 1];
    53 SALOAD "saload" None [2 => 1];
    54 ISTORE "istore" Local [1 => 0];
    55 LSTORE "lstore" Local [2 => 0];
    56 FSTORE "fstore" Local [1 => 0];
    57 DSTORE "dstore" Local [2 => 0];
    58 ASTORE "astore" Local [1 => 0];
    59 ISTORE_0 "istore_0" ImplicitLocal(0) [1 => 0];
    60 ISTORE_1 "istore_1" ImplicitLocal(1) [1 => 0];
    61 ISTORE_2 "istore_2" ImplicitLocal(2) [1 => 0];
    62 ISTORE_3 "istore_3" ImplicitLocal(3) [1 => 0];
    63 LSTORE_0 "lstore_0" ImplicitLocal(0) [2 => 0];
    64 LSTORE_1 "lstore_1" ImplicitLocal(1) [2 => 0];
    65 LSTORE_2 "lstore_2" ImplicitLocal(2) [2 => 0];
    66 LSTORE_3 "lstore_3" ImplicitLocal(3) [2 => 0];
    67 FSTORE_0 "fstore_0" ImplicitLocal(0) [1 => 0];
    68 FSTORE_1 "fstore_1" ImplicitLocal(1) [1 => 0];
    69 FSTORE_2 "fstore_2" ImplicitLocal(2) [1 => 0];
    70 FSTORE_3 "fstore_3" ImplicitLocal(3) [1 => 0];
    71 DSTORE_0 "dstore_0" ImplicitLocal(0) [2 => 0];
    72 DSTORE_1 "dstore_1" ImplicitLocal(1) [2 => 0];
    73 DSTORE_2 "dstore_2" ImplicitLocal(2) [2 => 0];
    74 DSTORE_3 "dstore_3" ImplicitLocal(3) [2 => 0];
    75 ASTORE_0 "astore_0" ImplicitLocal(0) [1 => 0];
    76 ASTORE_1 "astore_1" ImplicitLocal(1) [1 => 0];
    77 ASTORE_2 "astore_2" ImplicitLocal(2) [1 => 0];
    78 ASTORE_3 "astore_3" ImplicitLocal(3) [1 => 0];
    79 IASTORE "iastore" None [3 => 0];
    80 LASTORE "lastore" None [4 => 0];
    81 FASTORE "fastore" None [3 => 0];
    82 DASTORE "dastore" None [4 => 0];
    83 AASTORE "aastore" None [3 => 0];
    84 BASTORE "bastore" None [3 => 0];
    85 CASTORE "castore" None [3 => 0];
    86 SASTORE "sastore" None [3 => 0];
    87 POP "pop" None [1 => 0];
    88 POP2 "pop2" None [2 => 0];
    89 DUP "dup" None [1 => 2];
    90 DUP_X1 "dup_x1" None [2 => 3];
    91 DUP_X2 "dup_x2" None [3 => 4];
    92 DUP2 "dup2" None [2 => 4];
    93 DUP2_X1 "dup2_x1" None [3 => 5];
    94 DUP2_X2 "dup2_x2" None [4 => 6];
    95 SWAP "swap" None [2 => 2];
    96 IADD "iadd" None [2 => 1];
    97 LADD "ladd" None [4 => 2];
    98 FADD "fadd" None [2 => 1];
    99 DADD "dadd" None [4 => 2];
    100 ISUB "isub" None [2 => 1];
    101 LSUB "lsub" None [4 => 2];
    102 FSUB "fsub" None [2 => 1];
    103 DSUB "dsub" None [4 => 2];
    104 IMUL "imul" None [2 => 1];
    105 LMUL "lmul" None [4 => 2];
    106 FMUL "fmul" None [2 => 1];
    107 DMUL "dmul" None [4 => 2];
    108 IDIV "idiv" None [2 => 1];
    109 LDIV "ldiv" None [4 => 2];
    110 FDIV "fdiv" None [2 => 1];
    111 DDIV "ddiv" None [4 => 2];
    112 IREM "irem" None [2 => 1];
    113 LREM "lrem" None [4 => 2];
    114 FREM "frem" None [2 => 1];
    115 DREM "drem" None [4 => 2];
    116 INEG "ineg" None [1 => 1];
    117 LNEG "lneg" None [2 => 2];
    118 FNEG "fneg" None [1 => 1];
    119 DNEG "dneg" None [2 => 2];
    120 ISHL "ishl" None [2 => 1];
    121 LSHL "lshl" None [3 => 2];
    122 ISHR "ishr" None [2 => 1];
    123 LSHR "lshr" None [3 => 2];
    124 IUSHR "iushr" None [2 => 1];
    125 LUSHR "lushr" None [3 => 2];
    126 IAND "iand" None [2 => 1];
    127 LAND "land" None [4 => 2];
    128 IOR "ior" None [2 => 1];
    129 LOR "lor" None [4 => 2];
    130 IXOR "ixor" None [2 => 1];
    131 LXOR "lxor" None [4 => 2];
    132 IINC "iinc" Increment [0 => 0];
    133 I2L "i2l" None [1 => 2];
    134 I2F "i2f" None [1 => 1];
    135 I2D "i2d" None [1 => 2];
    136 L2I "l2i" None [2 => 1];
    137 L2F "l2f" None [2 => 1];
    138 L2D "l2d" None [2 => 2];
    139 F2I "f2i" None [1 => 1];
    140 F2L "f2l" None [1 => 2];
    141 F2D "f2d" None [1 => 2];
    142 D2I "d2i" None [2 => 1];
    143 D2L "d2l" None [2 => 2];
    144 D2F "d2f" None [2 => 1];
    145 I2B "i2b" None [1 => 1];
    146 I2C "i2c" None [1 => 1];
    147 I2S "i2s" None [1 => 1];
    148 LCMP "lcmp" None [4 => 1];
    149 FCMPL "fcmpl" None [2 => 1];
    150 FCMPG "fcmpg" None [2 => 1];
    151 DCMPL "dcmpl" None [4 => 1];
    152 DCMPG "dcmpg" None [4 => 1];
    153 IFEQ "ifeq" Branch [1 => 0];
    154 IFNE "ifne" Branch [1 => 0];
    155 IFLT "iflt" Branch [1 => 0];
    156 IFGE "ifge" Branch [1 => 0];
    157 IFGT "ifgt" Branch [1 => 0];
    158 IFLE "ifle" Branch [1 => 0];
    159 IF_ICMPEQ "if_icmpeq" Branch [2 => 0];
    160 IF_ICMPNE "if_icmpne" Branch [2 => 0];
    161 IF_ICMPLT "if_icmplt" Branch [2 => 0];
    162 IF_ICMPGE "if_icmpge" Branch [2 => 0];
    163 IF_ICMPGT "if_icmpgt" Branch [2 => 0];
    164 IF_ICMPLE "if_icmple" Branch [2 => 0];
    165 IF_ACMPEQ "if_acmpeq" Branch [2 => 0];
    166 IF_ACMPNE "if_acmpne" Branch [2 => 0];
    167 GOTO "goto" Branch [0 => 0];
    168 JSR "jsr" Branch [0 => 1];
    169 RET "ret" Local [0 => 0];
    170 TABLESWITCH "tableswitch" TableSwitch [1 => 0];
    171 LOOKUPSWITCH "lookupswitch" LookupSwitch [1 => 0];
    172 IRETURN "ireturn" None [1 => 0];
    173 LRETURN "lreturn" None [2 => 0];
    174 FRETURN "freturn" None [1 => 0];
    175 DRETURN "dreturn" None [2 => 0];
    176 ARETURN "areturn" None [1 => 0];
    177 RETURN "return" None [0 => 0];
    178 GETSTATIC "getstatic" Pool [varies];
    179 PUTSTATIC "putstatic" Pool [varies];
    180 GETFIELD "getfield" Pool [varies];
    181 PUTFIELD "putfield" Pool [varies];
    182 INVOKEVIRTUAL "invokevirtual" Pool [varies];
    183 INVOKESPECIAL "invokespecial" Pool [varies];
    184 INVOKESTATIC "invokestatic" Pool [varies];
    185 INVOKEINTERFACE "invokeinterface" Interface [varies];
    186 INVOKEDYNAMIC "invokedynamic" Dynamic [varies];
    187 NEW "new" Pool [0 => 1];
    188 NEWARRAY "newarray" NewArray [1 => 1];
    189 ANEWARRAY "anewarray" Pool [1 => 1];
    190 ARRAYLENGTH "arraylength" None [1 => 1];
    191 ATHROW "athrow" None [1 => 0];
    192 CHECKCAST "checkcast" Pool [1 => 1];
    193 INSTANCEOF "instanceof" Pool [1 => 1];
    194 MONITORENTER "monitorenter" None [1 => 0];
    195 MONITOREXIT "monitorexit" None [1 => 0];
    196 WIDE "wide" Wide [varies];
    197 MULTIANEWARRAY "multianewarray" MultiArray [varies];
    198 IFNULL "ifnull" Branch [1 => 0];
    199 IFNONNULL "ifnonnull" Branch [1 => 0];
    200 GOTO_W "goto_w" WideBranch [0 => 0];
    201 JSR_W "jsr_w" WideBranch [0 => 1];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_stands_at_its_number() {
        assert_eq!(OPCODES.len(), 202);
        for (index, row) in OPCODES.iter().enumerate() {
            assert_eq!(usize::from(row.number), index, "{}", row.mnemonic);
        }
        assert_eq!(info(202), None);
    }

    #[test]
    fn known_numbers_of_the_specification() {
        assert_eq!([IADD, GOTO, RETURN, INVOKEDYNAMIC, JSR_W], [0x60, 0xa7, 0xb1, 0xba, 0xc9]);
        assert_eq!((mnemonic(IF_ICMPLT), mnemonic(0xfe)), ("if_icmplt", "an unknown instruction"));
        assert_eq!(info(ALOAD_3).map(|row| row.format), Some(Format::ImplicitLocal(3)));
        assert_eq!(info(LALOAD).and_then(|row| row.stack), Some(StackEffect { pops: 2, pushes: 2 }));
    }
}
