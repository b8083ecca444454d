//! `sojourner.Verify`, through which programs talk to the checker. What is not here is Java code that comes down to
//! this.

use crate::arguments::{int, long, reference};
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    overrides "sojourner/Verify.choose(J)J" => choose,
    overrides "sojourner/Verify.assume(Z)V" => assume,
    overrides "sojourner/Verify.beginAtomic()V" => begin_atomic,
    overrides "sojourner/Verify.endAtomic()V" => end_atomic,
    overrides "sojourner/Verify.print(Ljava/lang/String;)V" => print,
    overrides "sojourner/Verify.isChecking()Z" => is_checking,
    overrides "sojourner/Verify.progress()V" => progress,
    overrides "sojourner/Verify.state(Lsojourner/Verify$Formula;)V" => state,
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
    Native::Return(u64::from(machine.exploring.is_active()))
}

fn progress(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.signal_progress();
    Native::Return(0)
}

/// A formula is stated. One formula of a run is followed, any of those that are stated: whether it is this one is a
/// choice. A formula that becomes a part of a larger one was not meant by itself. Where that can be read off the code
/// it is not followed at all; otherwise, runs that follow it are of no interest once it has become one.
fn state(machine: &mut Machine, arguments: &[u64]) -> Native {
    stated(machine, reference(arguments, 0)).map(|()| 0).into()
}

fn stated(machine: &mut Machine, formula: Reference) -> Detoured<()> {
    if !machine.exploring.is_active() {
        return Ok(());
    }
    let class = machine.program.load("sojourner/Verify");
    let class = machine.linked(class)?;
    let followed = Reference::from_slot(machine.static_field(class, "followed")?);
    if !followed.is_null() {
        let operands =
            ["first", "second", "third"].map(|name| Reference::from_slot(machine.named_field(formula, name)));
        return machine.assume(!operands.contains(&followed));
    }
    if is_part_of_another(machine) || machine.choose(2)? == 0 {
        return Ok(());
    }
    let place = machine
        .own_frame(machine.current)
        .map_or(0, |(frame, _)| u64::from(frame.method.id.0) << 32 | u64::from(frame.pc));
    machine.set_named_field(formula, "place", place);
    machine.set_static_field(class, "followed", formula.slot())?;
    // What the conditions look at can be seen by others from now on.
    let marked = machine.mark_shared();
    machine.linked(marked)
}

/// Whether the formula that is being stated is an argument of another operator.
fn is_part_of_another(machine: &Machine) -> bool {
    let own = machine.own_frame(machine.current);
    let consumer = own.and_then(|(frame, _)| machine.program.consuming_call(frame.method, frame.pc));
    consumer.is_some_and(|consumer| {
        consumer.class == "sojourner/Verify" && consumer.descriptor.ends_with(")Lsojourner/Verify$Formula;")
    })
}
