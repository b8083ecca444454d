//! Code that breaks the structural constraints is refused, with a message that names the place; odd valid code is not.

use crate::assembler::{self, Method};
use classfile::ClassFile;
use program::{FrameMaps, LinkErrorKind};

/// What verification says about a method `(I)I` with two operands and three locals.
pub(crate) fn verify(code: &str) -> Result<(), String> {
    verify_sized(code, "(I)I", 2, 3)
}

fn verify_sized(code: &str, descriptor: &str, max_stack: u16, max_locals: u16) -> Result<(), String> {
    let bytes = assembler::class("Odd", &[Method { name: "m", descriptor, max_stack, max_locals, code }]);
    let file = ClassFile::parse(&bytes).unwrap();
    match FrameMaps::compute(&file, &file.methods[0]) {
        Ok(_) => Ok(()),
        Err(error) => {
            assert_eq!(error.kind, LinkErrorKind::Verify, "{error}");
            Err(error.message)
        }
    }
}

/// Demands a refusal whose message begins so, and goes on with the place.
#[track_caller]
fn refused(code: &str, beginning: &str) {
    let message = verify(code).expect_err(code);
    assert!(message.starts_with(beginning) && message.contains("Odd.m(I)I"), "{code}: {message}");
}

#[test]
fn a_message_names_class_method_and_position() {
    let message = verify("iload 0, pop, iadd, ireturn").unwrap_err();
    assert_eq!(message, "Operand stack underflow at bytecode position 3 (iadd) of method Odd.m(I)I");
}

#[test]
fn the_operand_stack_has_limits() {
    refused("iadd, ireturn", "Operand stack underflow");
    refused("pop2, iconst_0, ireturn", "Operand stack underflow");
    refused("iload 0, dup, dup, ireturn", "Operand stack overflow (max_stack is 2)");
    refused("lconst_0, iconst_0, ireturn", "Operand stack overflow");
    assert_eq!(verify("iload 0, dup, iadd, ireturn"), Ok(()));
}

#[test]
fn locals_have_limits() {
    refused("iload 3, ireturn", "Local variable 3 does not exist (max_locals is 3)");
    refused("lconst_0, lstore 2, iconst_0, ireturn", "Local variable 3 does not exist");
    refused("iinc 7 1, iconst_0, ireturn", "Local variable 7 does not exist");
    assert_eq!(verify("lconst_0, lstore 1, iconst_0, ireturn"), Ok(()));
    let message = verify_sized("return", "(IJI)V", 0, 3).unwrap_err();
    assert_eq!(message, "Arguments can't fit into locals (4 slots, max_locals is 3) in method Odd.m(IJI)V");
}

#[test]
fn control_does_not_fall_off_the_end() {
    refused("nop", "Control flow falls through code end at bytecode position 0 (nop)");
    refused("iload 0, ifeq end_of_it, iconst_0, ireturn, end_of_it: iconst_0, pop", "Control flow falls through");
}

#[test]
fn stacks_have_the_same_depth_where_ways_meet() {
    let code = "iload 0, ifeq other, iconst_0, other: iconst_0, ireturn";
    refused(code, "Inconsistent stack depth at bytecode position 6: 0 and 1 at bytecode position 5 (iconst_0)");
    refused("start: iconst_0, goto start", "Inconsistent stack depth at bytecode position 0: 0 and 1");
    refused("iconst_0, iconst_0, handler: pop, ireturn, .catch handler end handler", "Inconsistent stack depth");
}

#[test]
fn operands_have_the_right_kind() {
    refused("fconst_0, ireturn", "Bad type on operand stack: an int is needed, a float is there");
    refused("iload 0, arraylength, ireturn", "Bad type on operand stack: a reference is needed, an int is there");
    refused("dconst_0, l2i, ireturn", "Bad type on operand stack: a long is needed, the second half of a double");
    refused("iload 0, iload 0, l2i, ireturn", "Bad type on operand stack: a long is needed, an int is there");
    refused("aconst_null, areturn", "Wrong return type in function");
    refused("return", "Wrong return type in function");
}

#[test]
fn wide_values_are_not_torn_apart() {
    refused("lconst_0, pop, ireturn", "Bad type on operand stack: a long or double would be split");
    refused("lconst_0, swap, ireturn", "Bad type on operand stack: a long or double would be split");
    refused(
        "lconst_0, lstore 1, iconst_0, istore 2, lload 1, l2i, ireturn",
        "Bad local variable type: a long is needed in 1",
    );
    refused(
        "lconst_0, lstore 1, iconst_0, istore 1, iload 2, ireturn",
        "Bad local variable type: an int is needed in 2",
    );
    refused(
        "lconst_0, lstore 1, lconst_0, lstore 0, iload 2, ireturn",
        "Bad local variable type: an int is needed in 2",
    );
    assert_eq!(verify("lconst_0, pop2, iconst_0, ireturn"), Ok(()));
}

#[test]
fn unwritten_and_ambiguous_locals_are_not_read() {
    refused("iload 1, ireturn", "Bad local variable type: an int is needed in 1, nothing usable is there");
    let ambiguous =
        "iload 0, ifeq other, iconst_0, istore 1, goto read, other: fconst_0, fstore 1, read: iload 1, ireturn";
    refused(ambiguous, "Bad local variable type: an int is needed in 1, nothing usable is there");
    let in_handler =
        "start: iconst_0, istore 1, iconst_0, ireturn, handler: pop, iload 1, ireturn, .catch start handler handler";
    refused(in_handler, "Bad local variable type: an int is needed in 1");
}

#[test]
fn constants_fit_their_instruction() {
    refused("getstatic method=Odd.m:(I)I, ireturn", "Illegal constant pool index");
    refused("invokestatic field=Odd.f:I, ireturn", "Illegal constant pool index");
    refused("invokevirtual interface=Odd.m:()I, ireturn", "Illegal constant pool index");
    refused("ldc long=7, ireturn", "Illegal constant pool index");
    refused("ldc2_w int=7, ireturn", "Illegal constant pool index");
    refused("ldc field=Odd.f:I, ireturn", "Illegal constant pool index");
    refused("new class=[I, pop, iconst_0, ireturn", "Illegal creation of an array by new");
    refused("iconst_0, multianewarray class=[I 2, pop, iconst_0, ireturn", "Illegal dimension in multianewarray");
    refused("aconst_null, invokeinterface interface=Odd.m:(J)V 2, iconst_0, ireturn", "Inconsistent args count");
    refused("aconst_null, invokevirtual method=Odd.<init>:()V, iconst_0, ireturn", "Illegal call to internal method");
    assert_eq!(verify("new class=Odd, dup, invokespecial method=Odd.<init>:()V, pop, ldc int=7, ireturn"), Ok(()));
}

#[test]
fn fields_and_calls_take_and_give_what_their_descriptors_say() {
    refused("iload 0, putstatic field=Odd.f:F, iconst_0, ireturn", "Bad type on operand stack: a float is needed");
    refused("iload 0, getfield field=Odd.f:I, ireturn", "Bad type on operand stack: a reference is needed");
    refused("getstatic field=Odd.f:Z, areturn", "Wrong return type");
    refused(
        "fconst_0, iload 0, invokestatic method=Odd.g:(II)I, ireturn",
        "Bad type on operand stack: an int is needed",
    );
    refused("invokestatic method=Odd.g:()V, ireturn", "Operand stack underflow");
    assert_eq!(verify("lconst_0, invokestatic method=Odd.g:(J)Z, ireturn"), Ok(()));
    assert_eq!(verify("getstatic field=Odd.f:J, l2i, ireturn"), Ok(()));
}

#[test]
fn what_cannot_be_reached_is_not_judged() {
    assert_eq!(verify("iconst_0, ireturn, iadd, fload 200"), Ok(()));
    assert_eq!(verify("iconst_0, ireturn, handler: pop, iadd, .catch handler end handler"), Ok(()));
}
