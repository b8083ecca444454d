//! `sojourner.Verify`, through which programs talk to the checker. What is not here is Java code that comes down to this.

use crate::arguments::{int, long, reference};
use vm::{Detoured, Machine, Native, NativeEntry, natives};

pub const NATIVES: &[NativeEntry] = natives![
    overrides "sojourner/Verify.choose(J)J" => choose,
    overrides "sojourner/Verify.assume(Z)V" => assume,
    overrides "sojourner/Verify.beginAtomic()V" => begin_atomic,
    overrides "sojourner/Verify.endAtomic()V" => end_atomic,
    overrides "sojourner/Verify.print(Ljava/lang/String;)V" => print,
    overrides "sojourner/Verify.isChecking()Z" => is_checking,
];

/// One of so many alternatives; more than the machine can number are unsupported.
pub(crate) fn alternative(machine: &mut Machine, alternatives: i64) -> Detoured<u32> {
    match u32::try_from(alternatives) {
        Ok(alternatives) => machine.choose(alternatives),
        Err(_) => Err(machine.unsupported(format!("a choice among {alternatives} alternatives"))),
    }
}

fn choose(machine: &mut Machine, arguments: &[u64]) -> Native {
    alternative(machine, long(arguments, 0)).map(u64::from).into()
}

fn assume(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.assume(int(arguments, 0) != 0).into()
}

pub(crate) fn begin_atomic(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.begin_atomic().into()
}

pub(crate) fn end_atomic(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.end_atomic().into()
}

fn print(machine: &mut Machine, arguments: &[u64]) -> Native {
    let text = machine.text(reference(arguments, 0));
    machine.note(&text);
    Native::Return(0)
}

fn is_checking(machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(u64::from(machine.exploring.active))
}
