//! What linking needs Java code for: the JDK's own linkers, called in ordinary frames.
//!
//! A small class of the VM, `sojourner/Linkage`, calls a linker and puts its answer into an immortal cell; then the
//! instruction that asked is executed again and finds the cell filled. The first answer stays, as JVMS 5.4.3 wants it
//! when threads race; a linkage error is an answer too, and is thrown again at every later attempt.

mod linkers;

use crate::interpreter::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::threads::thread::OnReturn;
use program::ClassRef;
use synth::class_writer::ClassWriter;
use synth::descriptor::MethodDescriptor;

const FAILURE: &str = "sojourner/LinkageFailure";

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

    /// Throws the error that is recorded in a cell instead of a value. Like HotSpot, a new error of the same class and
    /// message; only constants keep its cause.
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
        let class = self.own_class(FAILURE, || {
            let mut writer = ClassWriter::new(FAILURE);
            writer.field(0, "error", "Ljava/lang/Throwable;");
            Ok(vec![writer.finish()?])
        })?;
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
        let natives = self.program.load("java/lang/invoke/MethodHandleNatives");
        let natives = self.linked(natives)?;
        self.own_class(linkers::CLASS, || Ok(vec![linkers::synthesize(natives)?]))
    }
}
