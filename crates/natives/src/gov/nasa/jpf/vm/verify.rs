//! `gov.nasa.jpf.vm.Verify`, with the meaning that Java PathFinder gives to it.
//!
//! These replace the methods of our own class of that name, or of the one that a user brings along. Counters and bit
//! sets are kept over the whole search. What only Java PathFinder could answer is unsupported and names itself.

use crate::arguments::{int, int_answer, one, reference, zero};
use crate::sojourner::verify::{alternative, begin_atomic, end_atomic};
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    overrides "gov/nasa/jpf/vm/Verify.getBoolean()Z" => get_boolean,
    overrides "gov/nasa/jpf/vm/Verify.getBoolean(Z)Z" => get_boolean_ordered,
    overrides "gov/nasa/jpf/vm/Verify.randomBool()Z" => get_boolean,
    overrides "gov/nasa/jpf/vm/Verify.getInt(II)I" => get_int,
    overrides "gov/nasa/jpf/vm/Verify.random(I)I" => random,
    overrides "gov/nasa/jpf/vm/Verify.breakTransition(Ljava/lang/String;II)I" => get_int_after_reason,
    overrides "gov/nasa/jpf/vm/Verify.getIntFromList([I)I" => from_list_of_words,
    overrides "gov/nasa/jpf/vm/Verify.getFloatFromList([F)F" => from_list_of_words,
    overrides "gov/nasa/jpf/vm/Verify.getLongFromList([J)J" => from_list_of_pairs,
    overrides "gov/nasa/jpf/vm/Verify.getDoubleFromList([D)D" => from_list_of_pairs,
    overrides "gov/nasa/jpf/vm/Verify.ignoreIf(Z)V" => ignore_if,
    overrides "gov/nasa/jpf/vm/Verify.beginAtomic()V" => begin_atomic,
    overrides "gov/nasa/jpf/vm/Verify.endAtomic()V" => end_atomic,
    overrides "gov/nasa/jpf/vm/Verify.breakTransition(Ljava/lang/String;)V" => zero,
    overrides "gov/nasa/jpf/vm/Verify.isRunningInJPF()Z" => one,
    overrides "gov/nasa/jpf/vm/Verify.vmIsMatchingStates()Z" => is_matching_states,
    overrides "gov/nasa/jpf/vm/Verify.addComment(Ljava/lang/String;)V" => add_comment,
    overrides "gov/nasa/jpf/vm/Verify.getCounter(I)I" => get_counter,
    overrides "gov/nasa/jpf/vm/Verify.incrementCounter(I)I" => increment_counter,
    overrides "gov/nasa/jpf/vm/Verify.setCounter(II)V" => set_counter,
    overrides "gov/nasa/jpf/vm/Verify.resetCounter(I)V" => reset_counter,
    overrides "gov/nasa/jpf/vm/Verify.getBitInBitSet(II)Z" => get_bit,
    overrides "gov/nasa/jpf/vm/Verify.setBitInBitSet(IIZ)V" => set_bit,
    overrides "gov/nasa/jpf/vm/Verify.terminateSearch()V" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.getInt(Ljava/lang/String;)I" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.getDouble(Ljava/lang/String;)D" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.getObject(Ljava/lang/String;)Ljava/lang/Object;" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.randomObject(Ljava/lang/String;)Ljava/lang/Object;" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.getHeuristicSearchValue()I" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.putValue(Ljava/lang/String;I)V" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.getValue(Ljava/lang/String;)I" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.setFieldAttribute(Ljava/lang/Object;Ljava/lang/String;I)V" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.getFieldAttribute(Ljava/lang/Object;Ljava/lang/String;)I" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.addFieldAttribute(Ljava/lang/Object;Ljava/lang/String;I)V" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.getFieldAttributes(Ljava/lang/Object;Ljava/lang/String;)[I" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.setLocalAttribute(Ljava/lang/String;I)V" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.getLocalAttribute(Ljava/lang/String;)I" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.addLocalAttribute(Ljava/lang/String;I)V" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.getLocalAttributes(Ljava/lang/String;)[I" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.setElementAttribute(Ljava/lang/Object;II)V" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.getElementAttribute(Ljava/lang/Object;I)I" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.addElementAttribute(Ljava/lang/Object;II)V" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.getElementAttributes(Ljava/lang/Object;I)[I" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.setObjectAttribute(Ljava/lang/Object;I)V" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.getObjectAttribute(Ljava/lang/Object;)I" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.addObjectAttribute(Ljava/lang/Object;I)V" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.getObjectAttributes(Ljava/lang/Object;)[I" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.isShared(Ljava/lang/Object;)Z" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.setShared(Ljava/lang/Object;Z)V" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.freezeSharedness(Ljava/lang/Object;Z)V" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.storeTrace(Ljava/lang/String;Ljava/lang/String;)V" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.setProperties([Ljava/lang/String;)V" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.getProperty(Ljava/lang/String;)Ljava/lang/String;" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.createFromJSON(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Object;" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.writeObjectToFile(Ljava/lang/Object;Ljava/lang/String;)V" => unsupported,
    overrides "gov/nasa/jpf/vm/Verify.readObjectFromFile(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Object;" => unsupported,
];

fn unsupported(machine: &mut Machine, _arguments: &[u64]) -> Native {
    let call = machine
        .running_native()
        .map_or(String::new(), |method| format!("{}.{}", method.class.java_name(), method.name));
    machine.unsupported(call).into()
}

fn get_boolean(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.choose(2).map(u64::from).into()
}

/// The argument tells whether `false` comes first.
fn get_boolean_ordered(machine: &mut Machine, arguments: &[u64]) -> Native {
    let first = u64::from(int(arguments, 0) == 0);
    machine.choose(2).map(|chosen| u64::from(chosen) ^ first).into()
}

fn get_int(machine: &mut Machine, arguments: &[u64]) -> Native {
    in_range(machine, int(arguments, 0), int(arguments, 1))
}

fn get_int_after_reason(machine: &mut Machine, arguments: &[u64]) -> Native {
    in_range(machine, int(arguments, 1), int(arguments, 2))
}

fn random(machine: &mut Machine, arguments: &[u64]) -> Native {
    in_range(machine, 0, int(arguments, 0))
}

/// A number between two bounds, both included.
fn in_range(machine: &mut Machine, from: i32, to: i32) -> Native {
    if from > to {
        let message = format!("no number lies between {from} and {to}");
        return machine.throw_new("java/lang/IllegalArgumentException", &message).into();
    }
    match alternative(machine, i64::from(to) - i64::from(from) + 1) {
        Ok(chosen) => int_answer(from.wrapping_add_unsigned(chosen)),
        Err(detour) => detour.into(),
    }
}

fn from_list_of_words(machine: &mut Machine, arguments: &[u64]) -> Native {
    element(machine, reference(arguments, 0), 2).into()
}

fn from_list_of_pairs(machine: &mut Machine, arguments: &[u64]) -> Native {
    element(machine, reference(arguments, 0), 3).into()
}

/// An element of an array whose elements have `1 << shift` bytes.
fn element(machine: &mut Machine, array: Reference, shift: u32) -> Detoured<u64> {
    if array.is_null() {
        return Err(machine.throw_bare("java/lang/NullPointerException"));
    }
    if machine.exploring.is_active() && machine.has_company(machine.current) && machine.heap.is_shared_array(array) {
        return Err(machine.unsupported("a choice from an array that other threads can reach"));
    }
    let length = machine.heap.length(array);
    if length == 0 {
        return Err(machine.throw_new("java/lang/IllegalArgumentException", "there is nothing to choose from"));
    }
    let chosen = machine.choose(length)?;
    Ok(machine.heap.element(array, chosen, shift))
}

fn ignore_if(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.assume(int(arguments, 0) == 0).into()
}

fn is_matching_states(machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(u64::from(machine.exploring.is_active()))
}

fn add_comment(machine: &mut Machine, arguments: &[u64]) -> Native {
    let text = machine.text(reference(arguments, 0));
    machine.note(&text);
    Native::Return(0)
}

fn get_counter(machine: &mut Machine, arguments: &[u64]) -> Native {
    int_answer(machine.totals.counters.get(&int(arguments, 0)).copied().unwrap_or(0))
}

fn increment_counter(machine: &mut Machine, arguments: &[u64]) -> Native {
    let counter = machine.totals.counters.entry(int(arguments, 0)).or_default();
    *counter = counter.wrapping_add(1);
    int_answer(*counter)
}

fn set_counter(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.totals.counters.insert(int(arguments, 0), int(arguments, 1));
    Native::Return(0)
}

fn reset_counter(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.totals.counters.remove(&int(arguments, 0));
    Native::Return(0)
}

fn get_bit(machine: &mut Machine, arguments: &[u64]) -> Native {
    let bit = (int(arguments, 0), int(arguments, 1));
    Native::Return(u64::from(machine.totals.bits.contains(&bit)))
}

fn set_bit(machine: &mut Machine, arguments: &[u64]) -> Native {
    let bit = (int(arguments, 0), int(arguments, 1));
    if int(arguments, 2) != 0 {
        machine.totals.bits.insert(bit);
    } else {
        machine.totals.bits.remove(&bit);
    }
    Native::Return(0)
}
