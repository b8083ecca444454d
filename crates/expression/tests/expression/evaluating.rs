//! What holds, and what does not, in real states.

use crate::workshop::{finish, finished, homes, started};
use expression::parse;
use vm::Machine;

/// True when the program `Zoo` has ended.
const TRUE: &[&str] = &[
    "Zoo.yes",
    "!Zoo.no",
    "Zoo.yes == true && Zoo.no != true",
    "Zoo.small == -3 && Zoo.medium == -300",
    "Zoo.letter == 'x' && Zoo.letter == 120 && Zoo.letter > 'a'",
    "Zoo.count == 5",
    "Zoo.count + 1 == 6 && Zoo.count - 1 == 4 && Zoo.count * 2 == 10 && Zoo.count / 2 == 2 && Zoo.count % 2 == 1",
    "-Zoo.count == -5 && - -Zoo.count == 5",
    "1 + 2 * 3 == 7 && (1 + 2) * 3 == 9 && 7 - 2 - 1 == 4",
    "Zoo.count >= 5 && Zoo.count <= 5 && Zoo.count < 6 && Zoo.count > 4",
    "Zoo.large == -9223372036854775808",
    "Zoo.large == 0x8000000000000000L && -1 == 0xffffffff && 0xffffffffL == 4_294_967_295",
    "Zoo.half == 0.5 && Zoo.half < 1 && Zoo.half * 2 == 1",
    "Zoo.third > 0.333 && Zoo.third < .334 && 1e3 == 1000",
    "Zoo.nothing != Zoo.nothing && !(Zoo.nothing < 1) && !(Zoo.nothing >= 1)",
    r#"Zoo.name == "giraffe" && Zoo.name != "gnu" && "giraffe" == Zoo.name"#,
    r#"Zoo.snowman == "\u2603" && Zoo.snowman == "☃""#,
    r#"Zoo.noName == null && Zoo.noName != "x" && Zoo.name != null"#,
    "Zoo.boxed == 1000 && Zoo.boxed < 1001 && Zoo.boxedTruth && Zoo.boxed != null",
    "Zoo.noBox == null",
    "Zoo.anything == 7 && Zoo.anything + 1 == 8",
    "Zoo.numbers.length == 3 && Zoo.numbers[0] == 1 && Zoo.numbers[Zoo.numbers.length - 1] == 3",
    "Zoo.numbers[Zoo.numbers[0]] == 2 && Zoo.truths[1] && !Zoo.truths[0]",
    r"Zoo.bytes[0] == -1 && Zoo.letters[1] == '\uffff' && Zoo.letters[0] == 'a' && Zoo.shorts[0] == -2",
    "Zoo.longs[0] == 1099511627776 && Zoo.floats[0] == 1.5 && Zoo.doubles[0] == 2.5",
    "Zoo.grid[1][1] == 3 && Zoo.grid.length == 2 && Zoo.grid[0].length == 1",
    "Zoo.head.value == 1 && Zoo.head.next.value == 2 && Zoo.head.next.next == null",
    "Zoo.head == Zoo.twin && Zoo.head != Zoo.head.next && Zoo.nodes[0] == Zoo.head && Zoo.nodes[1] == null",
    "Zoo.nodes[2].value == 29 && (Zoo.nodes[0]).value == 1",
    "Zoo.shape.width == 9 && Zoo.shape.made == 1 && Zoo.Square.made == 1 && Zoo$Square.made == 1",
    r#"Zoo.list.size == 2 && Zoo.list.elementData[1] == "b" && Zoo.list.elementData.length >= 2"#,
    "Zoo.atomic.value == 4",
    "Zoo.colour == Zoo.Colour.GREEN && Zoo.colour != Zoo.Colour.RED && Zoo.colour.ordinal == 1",
    "Zoo.inherited == 11 && Base.inherited == 11",
    r#"Zoo.Never.CONSTANT == 42 && Zoo.Never.TEXT == "constant" && Zoo.Never.FLAG && Zoo.Shape.SIDES == 4 && Zoo.Square.SIDES == 4"#,
    "java.lang.Integer.MAX_VALUE == 2147483647",
    "(Zoo.count == 5) == Zoo.yes && (Zoo.count == 4) == false",
    "false || true",
    "Zoo.no || Zoo.count == 5 && Zoo.yes",
    // What cannot be evaluated is false, and its negation true.
    "!(Zoo.Never.changing == 1) && !(Zoo.Never.zero == 0) && !(Zoo.Never.zero != 0)",
    "!(Zoo.head.next.next.value == 1) && !(Zoo.head.next.next.value != 1) && !(Zoo.nodes[1].value == 0)",
    "!(Zoo.numbers[3] == 0) && !(Zoo.numbers[-1] == 0) && !(Zoo.numbers[3] != 0) && !Zoo.truths[2]",
    "!(Zoo.count / 0 == 0) && !(Zoo.count % 0 == 0) && 1.0 / 0 > Zoo.large",
    "!(Zoo.noBox == 0) && !(Zoo.noBox != 0) && !(Zoo.shape.height == 0) && !(Zoo.anything.length == 0)",
    "Zoo.Never.zero == 0 || Zoo.count == 5",
];

/// False when the program `Zoo` has ended.
const FALSE: &[&str] = &[
    "Zoo.no",
    "false",
    "Zoo.count == 4",
    "Zoo.count < 5",
    r#"Zoo.name == "gnu""#,
    "Zoo.name == null",
    "Zoo.head == Zoo.head.next",
    "Zoo.head.next.next.value == 0",
    "Zoo.truths[0]",
    "Zoo.anything == 7.5",
    r#"Zoo.anything == "7""#,
    "Zoo.nothing == Zoo.nothing",
    "Zoo.Never.changing == 1",
    "Zoo.colour == Zoo.Colour.RED",
];

fn holds(machine: &Machine, text: &str) -> bool {
    let expression = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    expression.check(machine.program).unwrap_or_else(|error| panic!("{text}: {error}"));
    let first = expression.holds(machine, &[]);
    assert_eq!(first, expression.holds(machine, &[]), "{text}: asked twice");
    first
}

#[test]
fn conditions_hold_as_in_java() {
    for home in homes() {
        let machine = finished(&home, "Zoo");
        TRUE.iter().for_each(|text| assert!(holds(&machine, text), "{}: {text}", home.display()));
        FALSE.iter().for_each(|text| assert!(!holds(&machine, text), "{}: {text}", home.display()));
    }
}

#[test]
fn nothing_holds_before_the_class_is_initialised() {
    let machine = started(&homes()[0], "Zoo");
    assert!(!holds(&machine, "Zoo.count == 0"));
    assert!(!holds(&machine, "Zoo.count != 0"));
    assert!(holds(&machine, "!(Zoo.count == 0)"));
    assert!(holds(&machine, "Zoo.Never.CONSTANT == 42"));
}

#[test]
fn every_value_on_the_way_is_seen_in_order() {
    let mut machine = started(&homes()[0], "Zoo");
    let expressions: Vec<_> = (0..=6).map(|n| parse(&format!("Zoo.count == {n}")).unwrap()).collect();
    let mut seen = Vec::new();
    finish(&mut machine, |machine| {
        let now = expressions.iter().position(|expression| expression.holds(machine, &[]));
        if let Some(now) = now.filter(|now| seen.last() != Some(now)) {
            seen.push(now);
        }
    });
    assert_eq!(seen, [0, 1, 2, 3, 4, 5]);
}

#[test]
fn looking_does_not_change_the_state() {
    let mut machine = finished(&homes()[0], "Zoo");
    let before = machine.canonical().unwrap();
    TRUE.iter().chain(FALSE).for_each(|text| _ = holds(&machine, text));
    assert_eq!(machine.canonical().unwrap(), before);
}

#[test]
fn an_expression_may_be_asked_about_another_program() {
    let expression = parse("Zoo.count == 5").unwrap();
    for home in homes() {
        assert!(!expression.holds(&started(&home, "Zoo"), &[]));
        assert!(expression.holds(&finished(&home, "Zoo"), &[]));
    }
}

#[test]
fn packages_and_member_classes_are_found() {
    let machine = finished(&homes()[0], "shop/Till");
    let texts = [
        "shop.Till.sum == 5",
        "shop.Till.Drawer.open == 1",
        "shop.Till$Drawer.open == 1",
        "!(shop.Till.Drawer.Lock.turns == 2)",
    ];
    texts.iter().for_each(|text| assert!(holds(&machine, text), "{text}"));
}
