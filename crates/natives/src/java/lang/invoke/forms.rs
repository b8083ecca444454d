//! `LambdaForm` and `MethodHandle`: what would generate bytecode in Java is done by the VM.

use crate::arguments::reference;
use vm::{Machine, Native, NativeEntry, natives};

pub const NATIVES: &[NativeEntry] = natives![
    overrides "java/lang/invoke/LambdaForm.prepare()V" => compile,
    overrides "java/lang/invoke/LambdaForm.compileToBytecode()V" => compile,
    overrides "java/lang/invoke/MethodHandle.maybeCustomize()V" => nothing,
    overrides "java/lang/invoke/MethodHandle.customize()V" => nothing,
    overrides "java/lang/invoke/MethodHandleImpl.tryFinally(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;" => try_finally,
];

fn compile(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.compile_form(reference(arguments, 0)).into()
}

/// A form compiled once more for one handle would do the same.
fn nothing(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

/// The JDK only calls this where it does not compile forms, and then without the zero that the cleanup must get.
fn try_finally(machine: &mut Machine, arguments: &[u64]) -> Native {
    match machine.own_static_method(
        synth::try_finally::CLASS,
        synth::try_finally::METHOD,
        synth::try_finally::synthesize,
    ) {
        Ok(method) => Native::Call(method, arguments.to_vec()),
        Err(detour) => detour.into(),
    }
}
