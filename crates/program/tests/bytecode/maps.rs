//! Frame maps of hand-written code: what merges, handlers and two-slot values do to references and liveness.

use crate::assembler::{self, Method};
use classfile::ClassFile;
use program::{FrameMap, FrameMaps};

const LOCALS: u32 = 6;

/// The maps of a method with six locals and four operands.
pub(crate) fn maps(descriptor: &str, code: &str) -> FrameMaps {
    let max_locals = u16::try_from(LOCALS).unwrap();
    let bytes = assembler::class("Odd", &[Method { name: "m", descriptor, max_stack: 4, max_locals, code }]);
    let file = ClassFile::parse(&bytes).unwrap();
    FrameMaps::compute(&file, &file.methods[0]).unwrap()
}

/// Locals that hold references, then operands after a bar: `0 2 | 1`.
fn references(map: FrameMap<'_>) -> String {
    let list = |slots: std::ops::Range<u32>| {
        let start = slots.start;
        let found = slots
            .filter(|slot| map.is_reference(*slot))
            .map(|slot| (slot - if start == 0 { 0 } else { LOCALS }).to_string());
        found.collect::<Vec<_>>().join(" ")
    };
    format!("{} | {}", list(0..LOCALS), list(LOCALS..LOCALS + 4)).trim().to_owned()
}

fn live(map: FrameMap<'_>) -> String {
    (0..LOCALS).filter(|local| map.is_live(*local)).map(|local| local.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn parameters_and_operands_are_told_apart() {
    let maps = maps("(ILjava/lang/Object;J[I)V", "aload 1, lload 2, aload 4, pop, return");
    assert_eq!((maps.len(), references(maps.at(0)), maps.at(0).depth()), (5, "1 4 |".to_owned(), 0));
    assert_eq!((references(maps.at(3)), maps.at(3).depth()), ("1 4 | 0 3".to_owned(), 4));
    assert_eq!((references(maps.at(4)), maps.at(4).depth()), ("1 4 | 0".to_owned(), 3));
}

#[test]
fn a_new_object_is_a_reference_before_its_constructor_runs() {
    let maps = maps("()V", "new class=Odd, dup, astore 0, aconst_null, pop, pop, return");
    assert_eq!(references(maps.at(3)), "0 | 0");
}

#[test]
fn a_slot_with_different_kinds_on_different_ways_is_no_reference() {
    let code = "iload 0, ifeq other, aload 1, astore 2, goto meet, other: iconst_0, istore 2, meet: return";
    let maps = maps("(ILjava/lang/Object;)V", code);
    assert_eq!(references(maps.at(4)), "1 2 |");
    assert_eq!(references(maps.at(7)), "1 |");
}

#[test]
fn a_loop_brings_its_kinds_back() {
    let code = "aload 0, astore 1, head: iload 2, pop, iconst_0, istore 1, goto head";
    let maps = maps("(Ljava/lang/Object;II)V", code);
    assert_eq!(references(maps.at(2)), "0 |", "local 1 is a reference the first time only");
}

#[test]
fn half_overwritten_values_are_no_references() {
    let maps = maps("(Ljava/lang/Object;)V", "aload 0, astore 2, lconst_0, lstore 1, aload 0, astore 1, return");
    assert_eq!(references(maps.at(2)), "0 2 |");
    assert_eq!(references(maps.at(4)), "0 |");
    assert_eq!(references(maps.at(6)), "0 1 |");
}

#[test]
fn a_handler_starts_with_the_exception_and_the_locals_that_all_agree_on() {
    let code =
        "start: aload 0, astore 1, iconst_0, istore 1, return, handler: astore 2, return, .catch start handler handler";
    let maps = maps("(Ljava/lang/Object;)V", code);
    assert_eq!((references(maps.at(5)), maps.at(5).depth()), ("0 | 0".to_owned(), 1));
    assert_eq!(references(maps.at(6)), "0 2 |");
}

#[test]
fn locals_live_until_their_last_read() {
    let maps = maps("(ILjava/lang/Object;)V", "iload 0, istore 2, aload 1, astore 3, iinc 2 1, aload 3, pop, return");
    let found: Vec<String> = (0..8).map(|index| live(maps.at(index))).collect();
    assert_eq!(found, ["0 1", "1", "1 2", "2", "2 3", "3", "", ""]);
}

#[test]
fn both_halves_of_a_wide_value_live() {
    let maps = maps("(J)V", "lload 0, lstore 2, lload 2, pop2, return");
    assert_eq!(
        (live(maps.at(0)), live(maps.at(2)), live(maps.at(3))),
        ("0 1".to_owned(), "2 3".to_owned(), String::new())
    );
}

#[test]
fn what_a_handler_reads_lives_throughout_its_range() {
    let code = "nop, start: iconst_0, istore 1, iconst_0, pop, past: return, handler: pop, iload 0, pop, return, .catch start past handler";
    let maps = maps("(I)V", code);
    let found: Vec<String> = (0..6).map(|index| live(maps.at(index))).collect();
    assert_eq!(found, ["0", "0", "0", "0", "0", ""]);
}

#[test]
fn a_loop_keeps_alive_what_it_reads_again() {
    let code = "head: iload 0, ifeq out, iload 1, istore 0, goto head, out: return";
    let maps = maps("(II)V", code);
    assert_eq!((live(maps.at(4)), live(maps.at(5))), ("0 1".to_owned(), String::new()));
}

#[test]
fn unreachable_instructions_have_empty_maps() {
    let maps = maps("(Ljava/lang/Object;)V", "return, aload 0, pop, return");
    assert!(maps.at(0).is_reachable() && !maps.at(1).is_reachable());
    assert_eq!((references(maps.at(2)), live(maps.at(1)), maps.at(2).depth()), ("|".to_owned(), String::new(), 0));
    assert!(!maps.at(99).is_reachable() && !maps.at(99).is_reference(0));
}
