//! `java.util.Random` and its like as choices (`--enumerate-random`); otherwise their own code runs.
//!
//! A bounded call answers with every value. An unbounded one has too many, so it is unsupported and names itself; what
//! is computed from one in the class library (`Math.random`, streams of numbers) ends there too. A generator of a class
//! of the program itself keeps its own code. The seed plays no part.

use crate::arguments::{int, long, reference};
use crate::sojourner::verify::alternative;
use vm::surroundings::Source;
use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    overrides "java/util/Random.nextBoolean()Z" => boolean,
    overrides "java/util/Random.nextInt(I)I" => int_below,
    overrides "java/util/Random.next(I)I" => unbounded,
    overrides "java/util/Random.nextInt()I" => unbounded,
    overrides "java/util/Random.nextLong()J" => unbounded,
    overrides "java/util/Random.nextFloat()F" => unbounded,
    overrides "java/util/Random.nextDouble()D" => unbounded,
    overrides "java/util/Random.nextGaussian()D" => unbounded,
    overrides "java/util/Random.nextBytes([B)V" => unbounded,
    overrides "java/util/random/RandomGenerator.nextInt(II)I" => int_between,
    overrides "java/util/random/RandomGenerator.nextLong(J)J" => long_below,
    overrides "java/util/random/RandomGenerator.nextLong(JJ)J" => long_between,
    overrides "java/util/concurrent/ThreadLocalRandom.nextBoolean()Z" => boolean,
    overrides "java/util/concurrent/ThreadLocalRandom.nextInt(I)I" => int_below,
    overrides "java/util/concurrent/ThreadLocalRandom.nextInt(II)I" => int_between,
    overrides "java/util/concurrent/ThreadLocalRandom.nextLong(J)J" => long_below,
    overrides "java/util/concurrent/ThreadLocalRandom.nextLong(JJ)J" => long_between,
    overrides "java/util/concurrent/ThreadLocalRandom.nextInt()I" => unbounded,
    overrides "java/util/concurrent/ThreadLocalRandom.nextLong()J" => unbounded,
];

/// Whether a call is a choice. If not, it may draw a number that no seed of the program decides.
fn is_choice(machine: &mut Machine, arguments: &[u64]) -> bool {
    let is_choice = is_enumerated(machine, arguments);
    if !is_choice && machine.has_generators_without_seed() {
        machine.reads(Source::Random);
    }
    is_choice
}

/// Whether every value is an answer: the program asks for it, and the generator is one of the JDK's `Random`s.
fn is_enumerated(machine: &Machine, arguments: &[u64]) -> bool {
    if !machine.exploring.configuration().nondeterminism.enumerate_random {
        return false;
    }
    let class = machine.peek_class(reference(arguments, 0));
    let random = machine.program.loaded("java/util/Random");
    class.is_of_jdk() && random.is_some_and(|random| class.is_subclass_of(random))
}

fn boolean(machine: &mut Machine, arguments: &[u64]) -> Native {
    if is_choice(machine, arguments) { machine.choose(2).map(u64::from).into() } else { Native::Original }
}

fn int_below(machine: &mut Machine, arguments: &[u64]) -> Native {
    number(machine, arguments, 0, i64::from(int(arguments, 1)))
}

fn int_between(machine: &mut Machine, arguments: &[u64]) -> Native {
    number(machine, arguments, i64::from(int(arguments, 1)), i64::from(int(arguments, 2)))
}

fn long_below(machine: &mut Machine, arguments: &[u64]) -> Native {
    number(machine, arguments, 0, long(arguments, 1))
}

fn long_between(machine: &mut Machine, arguments: &[u64]) -> Native {
    number(machine, arguments, long(arguments, 1), long(arguments, 3))
}

/// A number from `from` up to, and without, `to`; the class library itself says what it thinks of an empty range.
fn number(machine: &mut Machine, arguments: &[u64], from: i64, to: i64) -> Native {
    if from >= to || !is_choice(machine, arguments) {
        return Native::Original;
    }
    let Some(alternatives) = to.checked_sub(from) else { return unbounded(machine, arguments) };
    let wide = machine.running_native().is_some_and(|method| method.descriptor.ends_with('J'));
    match alternative(machine, alternatives) {
        Ok(chosen) if wide => Native::Return((from + i64::from(chosen)).cast_unsigned()),
        Ok(chosen) => Native::Return(u64::from((from + i64::from(chosen)) as u32)),
        Err(detour) => detour.into(),
    }
}

fn unbounded(machine: &mut Machine, arguments: &[u64]) -> Native {
    if !is_choice(machine, arguments) {
        return Native::Original;
    }
    let call = machine
        .running_native()
        .map_or(String::new(), |method| format!("{}.{}", method.class.java_name(), method.name));
    let what = format!("--enumerate-random with {call}, which has too many values");
    let is_direct = machine.thread().frame().is_some_and(|frame| frame.method.class.is_application());
    if is_direct { machine.unsupported(what).into() } else { machine.refused(what).into() }
}
