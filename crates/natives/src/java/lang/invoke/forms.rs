//! `LambdaForm` and `MethodHandle`: what would generate bytecode in Java is done by the VM.

use crate::arguments::reference;
use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    overrides "java/lang/invoke/LambdaForm.prepare()V" => compile,
    overrides "java/lang/invoke/LambdaForm.compileToBytecode()V" => compile,
    overrides "java/lang/invoke/MethodHandle.maybeCustomize()V" => nothing,
    overrides "java/lang/invoke/MethodHandle.customize()V" => nothing,
];

fn compile(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.compile_form(reference(arguments, 0)).into()
}

/// A form compiled once more for one handle would do the same.
fn nothing(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}
