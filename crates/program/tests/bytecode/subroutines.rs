//! Subroutines (`jsr`, `ret`): their inlined code computes what the JVM computes, and its frame maps hold at every
//! step.

use crate::assembler::{self, Method};
use crate::{evaluator, installed, java};
use classfile::ClassFile;
use classfile::opcode::{JSR, RET};
use flow::emit::{Emission, OwnShape};
use flow::form::Form;
use flow::rewrite::Rewriting;
use flow::{Body, Hierarchy, MethodInFile};
use program::registry::Definition;
use program::source::{ClassBytes, ClassSource, Origin, SourceError};
use program::superinstructions::first_part;
use program::{ClassRef, Program};

/// Methods `(ILjava/lang/Object;)I` with six locals; the comment says what is special.
const METHODS: &[(&str, &str)] = &[
    // The subroutine leaves local 2 alone, an int in one caller and a reference in the other.
    (
        "differentLocals",
        "iload 0, ifeq other, iconst_3, istore 2, jsr sub, iload 2, iload 0, iadd, ireturn,
         other: aload 1, astore 2, jsr sub, aload 2, pop, iload 0, ireturn,
         sub: astore 5, iinc 0 10, ret 5",
    ),
    // What an old compiler makes of try, finally.
    (
        "tryFinally",
        "iconst_0, istore 2,
         start: iload 0, ifeq fail, iinc 2 1, jsr finally, goto done, fail: aconst_null, athrow,
         caught: astore 3, jsr finally, aload 3, athrow,
         finally: astore 4, iinc 2 100, ret 4,
         done: iload 2, ireturn, .catch start caught caught",
    ),
    // The same within a try, catch that goes on.
    (
        "tryFinallyInTryCatch",
        "iconst_0, istore 2,
         start: iload 0, ifeq fail, iinc 2 1, jsr finally, goto done, fail: aconst_null, athrow,
         caught: astore 3, jsr finally, aload 3, athrow,
         finally: astore 4, iinc 2 100, iload 0, ifeq back, iload 0, iconst_m1, iadd, ifeq throw, back: ret 4,
         throw: aconst_null, athrow,
         outer: pop, iinc 2 20,
         done: iload 2, ireturn, .catch start caught caught, .catch start outer outer",
    ),
    // A subroutine that calls another one twice, and is called twice.
    (
        "nested",
        "iconst_0, istore 2, jsr first, jsr first, iload 2, ireturn,
         first: astore 4, iinc 2 1, jsr second, iinc 2 3, jsr second, ret 4,
         second: astore 5, iload 2, iload 2, iadd, iload 0, iadd, istore 2, ret 5",
    ),
    (
        "calledInALoop",
        "iconst_0, istore 2, iload 0, istore 3,
         head: iload 3, ifeq out, jsr sub, iinc 3 -1, goto head,
         out: jsr sub, iload 2, ireturn,
         sub: astore 4, iload 2, iload 3, iadd, iconst_1, iadd, istore 2, ret 4",
    ),
    // Leaves the subroutine by a jump out of the loop that it was called in, then calls another one.
    (
        "leftByAJump",
        "iconst_0, istore 2, iload 0, istore 3,
         head: jsr sub, iinc 2 5, goto head,
         sub: astore 4, iload 3, ifeq out, iinc 3 -1, ret 4,
         out: iload 2, iconst_m1, iadd, istore 2, jsr other, jsr other, iload 2, ireturn,
         other: astore 4, iinc 2 50, ret 4",
    ),
    // Leaves it by an exception, handled outside, and goes on to call it from there.
    (
        "leftByAnException",
        "iload 0, istore 2,
         start: jsr sub, iinc 2 7, goto done,
         sub: astore 4, iload 2, ifeq fail, iinc 2 -1, ret 4, fail: aconst_null, athrow,
         caught: pop, iinc 2 3, jsr sub, iinc 2 50,
         done: iload 2, ireturn, .catch start caught caught",
    ),
    ("neverReturns", "iload 0, jsr sub, sub: pop, iconst_1, iadd, ireturn"),
    ("addressCopied", "jsr sub, iload 0, ireturn, sub: dup, astore 4, astore 3, iinc 0 4, ret 3"),
    ("addressAboveAValue", "iload 0, jsr sub, iadd, ireturn, sub: swap, istore 2, astore 3, iload 2, iload 2, ret 3"),
    (
        "branches",
        "iload 0, istore 2, jsr sub, jsr sub, iload 2, ireturn,
         sub: astore 4, iload 2, ifeq zero, iinc 2 -1, goto back, zero: iconst_5, istore 2, back: ret 4",
    ),
    // Each is called while the stale address of the other is still in its local.
    (
        "twoInALoop",
        "iconst_0, istore 2, iload 0, istore 3,
         head: jsr left, jsr right, iload 3, ifeq out, iinc 3 -1, goto head, out: iload 2, ireturn,
         left: astore 4, iinc 2 1, ret 4,
         right: astore 5, iinc 2 10, ret 5",
    ),
    // The inner subroutine returns for the outer one.
    (
        "returnsForItsCaller",
        "iload 0, istore 2, jsr outer, iload 2, ireturn,
         outer: astore 4, iinc 2 1, jsr inner, iinc 2 100, ret 4,
         inner: astore 5, iinc 2 10, ret 4",
    ),
];

#[test]
fn inlined_subroutines_compute_what_the_jvm_computes() {
    let class = define(&class_file());
    let mut ours = Vec::new();
    for method in class.methods() {
        let (code, maps) = (PROGRAM.code(method).unwrap(), PROGRAM.frame_maps(method).unwrap());
        assert_eq!(code.len(), maps.len(), "{}", method.name);
        ours.extend(
            (0..5).map(|argument| format!("{} {argument} {}", method.name, evaluator::run(code, maps, argument))),
        );
    }
    ours.sort();
    for home in installed::homes() {
        let mut theirs: Vec<String> = run_by_java(&home, &class_file()).lines().map(str::to_owned).collect();
        theirs.sort();
        assert_eq!(ours, theirs, "{}", home.display());
    }
}

#[test]
fn code_without_subroutines_computes_the_same() {
    let bytes = class_file();
    let rewritten = without_subroutines(&bytes);
    let file = ClassFile::parse(&rewritten).unwrap();
    for method in &file.methods {
        let code = method.code(&file.pool).unwrap().unwrap().instructions().unwrap();
        assert!(code.iter().all(|instruction| !matches!(instruction.opcode, JSR | RET)));
    }
    for home in installed::homes() {
        assert_eq!(run_by_java(&home, &rewritten), run_by_java(&home, &bytes), "{}", home.display());
    }
}

/// The class through the three-address form and back.
fn without_subroutines(bytes: &[u8]) -> Vec<u8> {
    let file = ClassFile::parse(bytes).unwrap();
    let mut rewriting = Rewriting::of(&file).unwrap();
    for (number, info) in file.methods.iter().enumerate() {
        let subject = MethodInFile { file: &file, info };
        let body = Body::read(subject).unwrap();
        let form = Form::of_body(subject, &body).unwrap();
        let shape = OwnShape::of(subject).unwrap();
        let emission = Emission { shape: shape.shape(), form: &form, body: &body, hierarchy: &OnlyObject };
        let code = emission.code(&mut rewriting.pool).unwrap();
        rewriting.replace_code(number, code);
    }
    rewriting.finish().unwrap()
}

impl Hierarchy for OnlyObject {
    fn superclass(&self, _name: &str) -> Option<String> {
        None
    }

    fn is_interface(&self, _name: &str) -> bool {
        false
    }
}

#[test]
fn a_subroutine_is_copied_once_for_each_call() {
    let class = define(&class_file());
    let method = class.declared_method("differentLocals", "(ILjava/lang/Object;)I").unwrap();
    let code = PROGRAM.code(method).unwrap();
    let increments = (0..code.len()).filter(|index| first_part(code.at(*index)).op == program::Op::Iinc);
    let positions: Vec<u32> = increments.map(|index| code.positions[index]).collect();
    assert_eq!(positions.len(), 2);
    assert_eq!(positions[0], positions[1]);
    assert_eq!(code.index_of(positions[0]).map(|index| first_part(code.at(index)).op), Some(program::Op::Iinc));
}

#[test]
fn malformed_subroutines_are_refused() {
    let message = |code: &str| crate::verification::verify(code).unwrap_err();
    assert!(
        message("ret 0").starts_with("Bad local variable type: a return address is needed in 0, an int"),
        "{}",
        message("ret 0")
    );
    assert!(
        message("jsr sub, sub: ireturn").starts_with("Bad type on operand stack: an int is needed, a return address")
    );
    assert!(
        message("jsr sub, sub: astore 1, aload 1, pop, iconst_0, ireturn")
            .starts_with("Bad local variable type: a reference")
    );
    assert!(message("sub: astore 1, ret 1").starts_with("Operand stack underflow"));
    let falls = message("goto call, sub: astore 1, ret 1, call: jsr sub");
    assert!(falls.starts_with("Control flow falls through code end at bytecode position 5 (ret)"), "{falls}");
    let twice = message("jsr sub, ret 1, sub: astore 1, ret 1");
    assert!(twice.starts_with("Bad local variable type: a return address is needed in 1, nothing"), "{twice}");
}

fn class_file() -> Vec<u8> {
    let descriptor = "(ILjava/lang/Object;)I";
    let method =
        |(name, code): &(&'static str, &'static str)| Method { name, descriptor, max_stack: 3, max_locals: 6, code };
    assembler::class("Subroutines", &METHODS.iter().map(method).collect::<Vec<_>>())
}

fn run_by_java(home: &std::path::Path, class: &[u8]) -> String {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bytecode/Calls.java");
    let directory = java::compile(home, source, "-g");
    std::fs::write(directory.path().join("Subroutines.class"), class).unwrap();
    java::run(home, directory.path(), "Calls").output
}

/// Has no class but `java/lang/Object`.
struct OnlyObject;

impl ClassSource for OnlyObject {
    fn find_class(&self, name: &str) -> Result<Option<ClassBytes>, SourceError> {
        let object = || ClassBytes { bytes: assembler::class(name, &[]).leak(), origin: Origin::Application };
        Ok((name == "java/lang/Object").then(object))
    }

    fn find_resource(&self, _name: &str) -> Result<Option<ClassBytes>, SourceError> {
        Ok(None)
    }
}

static PROGRAM: std::sync::LazyLock<Program> = std::sync::LazyLock::new(|| Program::new(Box::new(OnlyObject)));

fn define(bytes: &[u8]) -> ClassRef {
    let definition = Definition { origin: Origin::Application, hidden: true, host: None };
    PROGRAM.define(bytes.to_vec().leak(), definition).unwrap()
}
