//! The class that calls the JDK's linkers: `sojourner/Linkage`.
//!
//! Each of its methods takes the cell first, computes a value by a method of `MethodHandleNatives`, and fills the cell;
//! what the JDK passes differs a little from release to release, and is seen from what its class declares.

use program::ClassRef;
use synth::class_writer::{ACC_STATIC, ClassWriter, CodeWriter};
use synth::descriptor::Type;
use synth::error::SynthesisError;

/// The internal name of the class.
pub(super) const CLASS: &str = "sojourner/Linkage";
const NATIVES: &str = "java/lang/invoke/MethodHandleNatives";
const FIND_TYPE: &str = "(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;";
const HANDLE: &str =
    "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/invoke/MethodHandle;";
/// JDK 17 also passes an index.
const CALL_SITE: [&str; 2] = [
    "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/invoke/MemberName;",
    "(Ljava/lang/Object;ILjava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/invoke/MemberName;",
];
const CONSTANT: [&str; 2] = [
    "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
    "(Ljava/lang/Object;ILjava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
];

/// The class, for a JDK whose `MethodHandleNatives` is given.
pub(super) fn synthesize(natives: ClassRef) -> Result<Vec<u8>, SynthesisError> {
    let mut writer = ClassWriter::new(CLASS);
    writer.native_method(ACC_STATIC, "fill", "(ILjava/lang/Object;)V");
    writer.native_method(ACC_STATIC, "fill", "(IILjava/lang/Object;Ljava/lang/Object;)V");
    writer.native_method(ACC_STATIC, "fail", "(ILjava/lang/Throwable;)V");
    write_method_type(&mut writer);
    write_handles(&mut writer);
    write_constant(&mut writer, declared(natives, "linkDynamicConstant", CONSTANT));
    write_call_site(&mut writer, declared(natives, "linkCallSite", CALL_SITE));
    writer.finish()
}

/// Which of two descriptors this JDK has: the first, or the one with an index.
fn declared(class: ClassRef, name: &str, descriptors: [&'static str; 2]) -> (&'static str, bool) {
    let indexed = class.declared_method(name, descriptors[1]).is_some();
    (descriptors[usize::from(indexed)], indexed)
}

fn write_method_type(writer: &mut ClassWriter) {
    writer.method(ACC_STATIC, "methodType", "(ILjava/lang/Class;[Ljava/lang/Class;)V", |code| {
        guarded(code, |code| {
            code.load(&Type::Int, 0);
            find_type(code, 1);
            fill(code);
        });
    });
}

fn write_handles(writer: &mut ClassWriter) {
    let common = "ILjava/lang/Class;ILjava/lang/Class;Ljava/lang/String;";
    writer.method(ACC_STATIC, "methodHandle", &format!("({common}Ljava/lang/Class;[Ljava/lang/Class;)V"), |code| {
        guarded(code, |code| {
            load_member(code);
            find_type(code, 5);
            code.invoke_static(NATIVES, "linkMethodHandleConstant", HANDLE);
            fill(code);
        });
    });
    writer.method(ACC_STATIC, "fieldHandle", &format!("({common}Ljava/lang/Class;)V"), |code| {
        guarded(code, |code| {
            load_member(code);
            code.load_reference(5).invoke_static(NATIVES, "linkMethodHandleConstant", HANDLE);
            fill(code);
        });
    });
}

fn load_member(code: &mut CodeWriter<'_>) {
    code.load(&Type::Int, 0).load_reference(1).load(&Type::Int, 2).load_reference(3).load_reference(4);
}

fn write_constant(writer: &mut ClassWriter, (linker, indexed): (&str, bool)) {
    let descriptor = "(ILjava/lang/Class;Ljava/lang/Object;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Object;)V";
    writer.method(ACC_STATIC, "constant", descriptor, |code| {
        guarded(code, |code| {
            code.load(&Type::Int, 0).load_reference(1);
            if indexed {
                code.push_int(0);
            }
            code.load_reference(2).load_reference(3).load_reference(4).load_reference(5);
            code.invoke_static(NATIVES, "linkDynamicConstant", linker);
            fill(code);
        });
    });
}

fn write_call_site(writer: &mut ClassWriter, (linker, indexed): (&str, bool)) {
    let descriptor = "(IILjava/lang/Class;Ljava/lang/Object;Ljava/lang/String;Ljava/lang/Class;[Ljava/lang/Class;Ljava/lang/Object;)V";
    writer.method(ACC_STATIC, "callSite", descriptor, |code| {
        guarded(code, |code| {
            let appendix = code.new_local(&Type::reference("[Ljava/lang/Object;"));
            code.push_int(1)
                .new_reference_array("java/lang/Object")
                .store(&Type::reference("[Ljava/lang/Object;"), appendix);
            code.load(&Type::Int, 0).load(&Type::Int, 1).load_reference(2);
            if indexed {
                code.push_int(0);
            }
            code.load_reference(3).load_reference(4);
            find_type(code, 5);
            code.load_reference(7).load_reference(appendix).invoke_static(NATIVES, "linkCallSite", linker);
            code.load_reference(appendix).push_int(0).load_array_reference();
            code.invoke_static(CLASS, "fill", "(IILjava/lang/Object;Ljava/lang/Object;)V").return_void();
        })
    });
}

/// Code that returns, or throws a linkage error, which is then recorded for the cell in local 0.
fn guarded(code: &mut CodeWriter<'_>, body: impl FnOnce(&mut CodeWriter<'_>)) {
    let error = Type::reference("java/lang/Throwable");
    let local = code.new_local(&error);
    let (start, end) = (code.new_label(), code.new_label());
    code.catch(start, end, end, Some("java/lang/LinkageError")).bind(start);
    body(code);
    code.bind(end).store(&error, local).load(&Type::Int, 0).load_reference(local);
    code.invoke_static(CLASS, "fail", "(ILjava/lang/Throwable;)V").load_reference(local).throw();
}

/// `... => ..., MethodType` of the classes in two locals.
fn find_type(code: &mut CodeWriter<'_>, result: u16) {
    code.load_reference(result).load_reference(result + 1).invoke_static(NATIVES, "findMethodHandleType", FIND_TYPE);
}

/// `cell, value => ...`, and returns.
fn fill(code: &mut CodeWriter<'_>) {
    code.invoke_static(CLASS, "fill", "(ILjava/lang/Object;)V").return_void();
}
