//! What the program that starts a test (`crates/loader/junit`) tells the checker: where the test begins, and how it has
//! ended.

use crate::arguments::zero;
use vm::{Machine, Native, NativeEntry, Stop, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    overrides "sojourner/junit/Outcome.begin()V" => begin,
    overrides "sojourner/junit/Outcome.complete()V" => complete,
    overrides "sojourner/junit/Outcome.aborted()V" => aborted,
    overrides "sojourner/junit/Outcome.exit()V" => exit,
];

fn begin(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.begin_test().map(|()| 0).into()
}

fn complete(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.totals.tests.complete = true;
    Native::Return(0)
}

fn aborted(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.totals.tests.aborted = true;
    Native::Return(0)
}

/// A simulation ends with the test, whatever threads it has left behind; in an exploration they go on.
fn exit(machine: &mut Machine, arguments: &[u64]) -> Native {
    if machine.exploring.is_active() { zero(machine, arguments) } else { Native::Stop(Stop::Exit(0)) }
}
