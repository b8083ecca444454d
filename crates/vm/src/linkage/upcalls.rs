//! What linking needs Java code for: the JDK's own linkers, called in ordinary frames.
//!
//! A small class of the VM, `sojourner/Linkage`, calls a linker and puts its answer into an immortal cell; then the
//! instruction that asked is executed again and finds the cell filled. The first answer stays, as JVMS 5.4.3 wants it when
//! threads race; a linkage error is an answer too, and is thrown again at every later attempt.

use crate::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::reference::Reference;
use crate::thread::OnReturn;
use program::ClassRef;
use synth::class_writer::{ACC_STATIC, ClassWriter, CodeWriter};
use synth::descriptor::{MethodDescriptor, Type};

const LINKAGE: &str = "sojourner/Linkage";
const FAILURE: &str = "sojourner/LinkageFailure";
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

/// A value that Java code has to compute.
pub(super) enum Deferred<'a> {
    MethodType {
        descriptor: &'a str,
    },
    /// A handle to a method or constructor.
    MethodHandle {
        kind: u8,
        holder: ClassRef,
        name: &'a str,
        descriptor: &'a str,
    },
    /// A handle that reads or writes a field.
    FieldHandle {
        kind: u8,
        holder: ClassRef,
        name: &'a str,
        descriptor: &'a str,
    },
    /// A dynamic constant; arguments are null or an `Object[]`.
    Constant {
        bootstrap: Reference,
        name: &'a str,
        descriptor: &'a str,
        arguments: Reference,
    },
    /// A dynamic call site; its linked method goes into the cell, its appendix into the second one.
    CallSite {
        bootstrap: Reference,
        name: &'a str,
        descriptor: &'a str,
        arguments: Reference,
        appendix_cell: u32,
    },
}

impl Machine {
    /// Starts the Java code that computes a value for `caller` into a cell; the instruction is repeated afterwards.
    pub(super) fn defer(&mut self, caller: ClassRef, what: &Deferred<'_>, cell: u32) -> Detoured<()> {
        let linkage = self.linkage_class()?;
        let (method, arguments) = match what {
            Deferred::MethodType { descriptor } => {
                let (result, parameters) = self.type_mirrors(caller, descriptor)?;
                ("methodType", vec![u64::from(cell), result, parameters])
            }
            Deferred::MethodHandle { kind, holder, name, descriptor } => {
                let (result, parameters) = self.type_mirrors(caller, descriptor)?;
                let mut arguments = self.member_arguments(cell, caller, *kind, holder, name)?;
                arguments.extend([result, parameters]);
                ("methodHandle", arguments)
            }
            Deferred::FieldHandle { kind, holder, name, descriptor } => {
                let mut arguments = self.member_arguments(cell, caller, *kind, holder, name)?;
                arguments.push(self.descriptor_mirror(caller, descriptor)?);
                ("fieldHandle", arguments)
            }
            Deferred::Constant { bootstrap, name, descriptor, arguments } => {
                let caller_mirror = self.mirror(caller)?.slot();
                let (name, of_type) = (self.intern(name)?.slot(), self.descriptor_mirror(caller, descriptor)?);
                ("constant", vec![u64::from(cell), caller_mirror, bootstrap.slot(), name, of_type, arguments.slot()])
            }
            Deferred::CallSite { bootstrap, name, descriptor, arguments, appendix_cell } => {
                let caller_mirror = self.mirror(caller)?.slot();
                let name = self.intern(name)?.slot();
                let (result, parameters) = self.type_mirrors(caller, descriptor)?;
                let cells = [u64::from(cell), u64::from(*appendix_cell)];
                let rest = [caller_mirror, bootstrap.slot(), name, result, parameters, arguments.slot()];
                ("callSite", cells.into_iter().chain(rest).collect())
            }
        };
        let method = self.synthesized_method(linkage, method)?;
        self.push_frame(method, &arguments, OnReturn::Repeat)?;
        Err(Detour::Repeat)
    }

    fn member_arguments(
        &mut self,
        cell: u32,
        caller: ClassRef,
        kind: u8,
        holder: ClassRef,
        name: &str,
    ) -> Detoured<Vec<u64>> {
        let caller = self.mirror(caller)?.slot();
        let holder = self.mirror(holder)?.slot();
        let name = self.intern(name)?.slot();
        Ok(vec![u64::from(cell), caller, u64::from(kind), holder, name])
    }

    /// The mirror of the result and a `Class[]` of the parameters of a method descriptor, as `caller` sees them.
    fn type_mirrors(&mut self, caller: ClassRef, descriptor: &str) -> Detoured<(u64, u64)> {
        let parsed = MethodDescriptor::parse(descriptor);
        let parsed = parsed.map_err(|error| self.throw_new("java/lang/ClassFormatError", &error.to_string()))?;
        let mut mirrors = Vec::with_capacity(parsed.parameters.len());
        for parameter in &parsed.parameters {
            mirrors.push(Reference::from_slot(self.descriptor_mirror(caller, &parameter.descriptor())?));
        }
        let result = self.descriptor_mirror(caller, &parsed.result.descriptor())?;
        let parameters = self.new_reference_array(self.known.class_array, &mirrors)?;
        Ok((result, parameters.slot()))
    }

    fn descriptor_mirror(&mut self, caller: ClassRef, descriptor: &str) -> Detoured<u64> {
        let class = self.program.resolve_descriptor(caller, descriptor);
        let class = self.linked(class)?;
        Ok(self.mirror(class)?.slot())
    }

    /// Throws the error that is recorded in a cell instead of a value. Like HotSpot, a new error of the same class and message;
    /// only constants keep its cause.
    pub(super) fn rethrow_failure(&mut self, recorded: Reference, keeps_cause: bool) -> Detoured<()> {
        if self.peek_class(recorded).name != FAILURE {
            return Ok(());
        }
        let error = Reference::from_slot(self.named_field(recorded, "error"));
        let class = self.class_of(error);
        let message = Reference::from_slot(self.heap.field(error, self.known.throwable_message));
        let cause = self.heap.field(error, self.known.throwable_cause);
        let again = self.new_exception(class, None)?;
        self.heap.set_field(again, self.known.throwable_message, message.slot());
        if keeps_cause && cause != error.slot() {
            self.heap.set_field(again, self.known.throwable_cause, cause);
        } else {
            self.heap.set_field(again, self.known.throwable_cause, 0);
        }
        Err(Detour::Throw(again))
    }

    /// Records that computing the value of a cell failed.
    pub fn fail_cell(&mut self, cell: u32, error: Reference) -> Detoured<()> {
        let class = match self.program.loaded(FAILURE) {
            Some(class) => class,
            None => {
                let mut writer = ClassWriter::new(FAILURE);
                writer.field(0, "error", "Ljava/lang/Throwable;");
                self.define_own_class(writer.finish())?
            }
        };
        let failure = self.allocate_object(class)?;
        self.set_named_field(failure, "error", error.slot());
        self.fill_cell(cell, failure)
    }

    /// What a filled cell holds where the value is null: an object that no program can reach.
    pub(super) fn null_marker(&mut self) -> Detoured<Reference> {
        let class = self.linkage_class()?;
        self.mirror(class)
    }

    /// Puts a value into a cell that is still empty.
    pub fn fill_cell(&mut self, cell: u32, value: Reference) -> Detoured<()> {
        if self.heap.word(cell) == 0 {
            let value = if value.is_null() { self.null_marker()? } else { value };
            self.heap.set_word(cell, value.slot());
        }
        Ok(())
    }

    fn linkage_class(&mut self) -> Detoured<ClassRef> {
        if let Some(class) = self.program.loaded(LINKAGE) {
            return Ok(class);
        }
        let natives = self.program.load(NATIVES);
        let natives = self.linked(natives)?;
        let mut writer = ClassWriter::new(LINKAGE);
        writer.native_method(ACC_STATIC, "fill", "(ILjava/lang/Object;)V");
        writer.native_method(ACC_STATIC, "fill", "(IILjava/lang/Object;Ljava/lang/Object;)V");
        writer.native_method(ACC_STATIC, "fail", "(ILjava/lang/Throwable;)V");
        write_method_type(&mut writer);
        write_handles(&mut writer);
        write_constant(&mut writer, declared(natives, "linkDynamicConstant", CONSTANT));
        write_call_site(&mut writer, declared(natives, "linkCallSite", CALL_SITE));
        let class = self.define_own_class(writer.finish())?;
        self.set_initialized_for_ever(class)?;
        Ok(class)
    }
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
            code.invoke_static(LINKAGE, "fill", "(IILjava/lang/Object;Ljava/lang/Object;)V").return_void();
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
    code.invoke_static(LINKAGE, "fail", "(ILjava/lang/Throwable;)V").load_reference(local).throw();
}

/// `... => ..., MethodType` of the classes in two locals.
fn find_type(code: &mut CodeWriter<'_>, result: u16) {
    code.load_reference(result).load_reference(result + 1).invoke_static(NATIVES, "findMethodHandleType", FIND_TYPE);
}

/// `cell, value => ...`, and returns.
fn fill(code: &mut CodeWriter<'_>) {
    code.invoke_static(LINKAGE, "fill", "(ILjava/lang/Object;)V").return_void();
}
