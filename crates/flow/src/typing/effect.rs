//! What the plain instructions take from the operand stack and put on it, as one table (JVMS 6.5).
//!
//! A letter is a whole value: `I`, `J`, `F`, `D` as in descriptors, `A` a reference. Instructions whose effect depends
//! on a local variable, a constant or on what is on the stack are not here; `step` has them.

use classfile::opcode::*;

/// Letters taken (the last one from the top) and letters put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Effect {
    pub takes: &'static [u8],
    pub puts: &'static [u8],
}

/// The effect of an opcode that has a fixed one.
pub(super) fn of(opcode: u8) -> Option<Effect> {
    BY_OPCODE[usize::from(opcode)]
}

const fn row(first: u8, last: u8, takes: &'static [u8], puts: &'static [u8]) -> (u8, u8, Effect) {
    (first, last, Effect { takes, puts })
}

/// First opcode, last opcode and the effect that they share.
const TABLE: &[(u8, u8, Effect)] = &[
    row(NOP, NOP, b"", b""),
    row(ACONST_NULL, ACONST_NULL, b"", b"A"),
    row(ICONST_M1, ICONST_5, b"", b"I"),
    row(LCONST_0, LCONST_1, b"", b"J"),
    row(FCONST_0, FCONST_2, b"", b"F"),
    row(DCONST_0, DCONST_1, b"", b"D"),
    row(BIPUSH, SIPUSH, b"", b"I"),
    row(IALOAD, IALOAD, b"AI", b"I"),
    row(LALOAD, LALOAD, b"AI", b"J"),
    row(FALOAD, FALOAD, b"AI", b"F"),
    row(DALOAD, DALOAD, b"AI", b"D"),
    row(AALOAD, AALOAD, b"AI", b"A"),
    row(BALOAD, SALOAD, b"AI", b"I"),
    row(IASTORE, IASTORE, b"AII", b""),
    row(LASTORE, LASTORE, b"AIJ", b""),
    row(FASTORE, FASTORE, b"AIF", b""),
    row(DASTORE, DASTORE, b"AID", b""),
    row(AASTORE, AASTORE, b"AIA", b""),
    row(BASTORE, SASTORE, b"AII", b""),
    row(IADD, IADD, b"II", b"I"),
    row(LADD, LADD, b"JJ", b"J"),
    row(FADD, FADD, b"FF", b"F"),
    row(DADD, DADD, b"DD", b"D"),
    row(ISUB, ISUB, b"II", b"I"),
    row(LSUB, LSUB, b"JJ", b"J"),
    row(FSUB, FSUB, b"FF", b"F"),
    row(DSUB, DSUB, b"DD", b"D"),
    row(IMUL, IMUL, b"II", b"I"),
    row(LMUL, LMUL, b"JJ", b"J"),
    row(FMUL, FMUL, b"FF", b"F"),
    row(DMUL, DMUL, b"DD", b"D"),
    row(IDIV, IDIV, b"II", b"I"),
    row(LDIV, LDIV, b"JJ", b"J"),
    row(FDIV, FDIV, b"FF", b"F"),
    row(DDIV, DDIV, b"DD", b"D"),
    row(IREM, IREM, b"II", b"I"),
    row(LREM, LREM, b"JJ", b"J"),
    row(FREM, FREM, b"FF", b"F"),
    row(DREM, DREM, b"DD", b"D"),
    row(INEG, INEG, b"I", b"I"),
    row(LNEG, LNEG, b"J", b"J"),
    row(FNEG, FNEG, b"F", b"F"),
    row(DNEG, DNEG, b"D", b"D"),
    row(ISHL, ISHL, b"II", b"I"),
    row(LSHL, LSHL, b"JI", b"J"),
    row(ISHR, ISHR, b"II", b"I"),
    row(LSHR, LSHR, b"JI", b"J"),
    row(IUSHR, IUSHR, b"II", b"I"),
    row(LUSHR, LUSHR, b"JI", b"J"),
    row(IAND, IAND, b"II", b"I"),
    row(LAND, LAND, b"JJ", b"J"),
    row(IOR, IOR, b"II", b"I"),
    row(LOR, LOR, b"JJ", b"J"),
    row(IXOR, IXOR, b"II", b"I"),
    row(LXOR, LXOR, b"JJ", b"J"),
    row(I2L, I2L, b"I", b"J"),
    row(I2F, I2F, b"I", b"F"),
    row(I2D, I2D, b"I", b"D"),
    row(L2I, L2I, b"J", b"I"),
    row(L2F, L2F, b"J", b"F"),
    row(L2D, L2D, b"J", b"D"),
    row(F2I, F2I, b"F", b"I"),
    row(F2L, F2L, b"F", b"J"),
    row(F2D, F2D, b"F", b"D"),
    row(D2I, D2I, b"D", b"I"),
    row(D2L, D2L, b"D", b"J"),
    row(D2F, D2F, b"D", b"F"),
    row(I2B, I2S, b"I", b"I"),
    row(LCMP, LCMP, b"JJ", b"I"),
    row(FCMPL, FCMPG, b"FF", b"I"),
    row(DCMPL, DCMPG, b"DD", b"I"),
    row(IFEQ, IFLE, b"I", b""),
    row(IF_ICMPEQ, IF_ICMPLE, b"II", b""),
    row(IF_ACMPEQ, IF_ACMPNE, b"AA", b""),
    row(GOTO, GOTO, b"", b""),
    row(TABLESWITCH, LOOKUPSWITCH, b"I", b""),
    row(IRETURN, IRETURN, b"I", b""),
    row(LRETURN, LRETURN, b"J", b""),
    row(FRETURN, FRETURN, b"F", b""),
    row(DRETURN, DRETURN, b"D", b""),
    row(ARETURN, ARETURN, b"A", b""),
    row(RETURN, RETURN, b"", b""),
    row(NEW, NEW, b"", b"A"),
    row(NEWARRAY, ANEWARRAY, b"I", b"A"),
    row(ARRAYLENGTH, ARRAYLENGTH, b"A", b"I"),
    row(ATHROW, ATHROW, b"A", b""),
    row(CHECKCAST, CHECKCAST, b"A", b"A"),
    row(INSTANCEOF, INSTANCEOF, b"A", b"I"),
    row(MONITORENTER, MONITOREXIT, b"A", b""),
    row(IFNULL, IFNONNULL, b"A", b""),
    row(GOTO_W, GOTO_W, b"", b""),
];

const BY_OPCODE: [Option<Effect>; 256] = {
    let mut table = [None; 256];
    let mut number = 0;
    while number < TABLE.len() {
        let (first, last, effect) = TABLE[number];
        let mut opcode = first;
        while opcode <= last {
            table[opcode as usize] = Some(effect);
            opcode += 1;
        }
        number += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::typing::Kind;
    use classfile::opcode::OPCODES;

    fn words(letters: &[u8]) -> usize {
        let kinds = letters.iter().map(|letter| Kind::of_letter(*letter).expect("a letter of a kind"));
        kinds.map(|kind| 1 + usize::from(kind.high().is_some())).sum()
    }

    #[test]
    fn effects_agree_with_the_word_counts_of_the_opcode_table() {
        for row in OPCODES {
            if let (Some(effect), Some(counted)) = (of(row.number), row.stack) {
                let found = (words(effect.takes), words(effect.puts));
                assert_eq!(found, (counted.pops.into(), counted.pushes.into()), "{}", row.mnemonic);
            }
        }
    }
}
