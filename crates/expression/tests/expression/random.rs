//! Random texts: whatever is typed, there is an answer.

use crate::workshop::{finished, homes};
use expression::parse;

/// Pieces that make expressions likely, and some that break them.
const PIECES: &[&str] = &[
    "Zoo",
    ".",
    ".count",
    ".numbers",
    ".head",
    ".next",
    ".nodes",
    ".length",
    "Zoo.count",
    "Zoo.grid",
    "Zoo.yes",
    "[",
    "]",
    "(",
    ")",
    "!",
    "-",
    "+",
    "*",
    "/",
    "%",
    "==",
    "!=",
    "<",
    "<=",
    ">",
    ">=",
    "&&",
    "||",
    "=",
    "0",
    "1",
    "2",
    "-1",
    "0x7fffffffffffffffL",
    "-9223372036854775808",
    "1.5",
    "1e400",
    "'a'",
    "'\\u00e9'",
    "\"text\"",
    "\"",
    "'",
    "\\",
    "null",
    "true",
    "false",
    " ",
    "\t",
    "é",
    "☃",
    "\u{1F600}",
    "\0",
    "&",
    "|",
    "$",
    "_",
    "L",
    "..",
    "0x",
    "1_",
    ".5",
    "Zoo.name",
    "Zoo.anything",
    "Zoo.boxed",
    "java.lang.String",
    "java",
    "int",
];

struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }
}

fn random_text(dice: &mut Dice) -> String {
    let pieces = 1 + dice.roll(14);
    (0..pieces).map(|_| PIECES[dice.roll(PIECES.len())]).collect()
}

/// Well-formed conditions over numbers, with operands that may not exist.
fn random_condition(dice: &mut Dice, depth: usize) -> String {
    const OPERANDS: &[&str] = &[
        "Zoo.count",
        "Zoo.numbers[1]",
        "Zoo.numbers[Zoo.count]",
        "Zoo.head.next.value",
        "Zoo.head.next.next.value",
        "3",
        "Zoo.large",
        "Zoo.half",
        "Zoo.Never.changing",
        "-9223372036854775808",
        "Zoo.anything",
        "Zoo.boxed",
        "Zoo.noBox",
        "Zoo.shape.width",
        "Zoo.list.elementData[0]",
        "Zoo.nodes[2].value",
        "Zoo.nothing",
        "0",
    ];
    const OPERATORS: &[&str] = &["+", "-", "*", "/", "%"];
    const COMPARISONS: &[&str] = &["==", "!=", "<", "<=", ">", ">="];
    let mut operand = || OPERANDS[dice.roll(OPERANDS.len())];
    let (first, second, third) = (operand(), operand(), operand());
    let operator = OPERATORS[dice.roll(OPERATORS.len())];
    let atom = format!("{first} {operator} {second} {} {third}", COMPARISONS[dice.roll(COMPARISONS.len())]);
    match (depth, dice.roll(4)) {
        (0, _) | (_, 0) => atom,
        (_, 1) => format!("!({})", random_condition(dice, depth - 1)),
        (_, 2) => format!("{atom} && ({})", random_condition(dice, depth - 1)),
        _ => format!("{atom} || {}", random_condition(dice, depth - 1)),
    }
}

#[test]
fn no_text_is_too_strange() {
    let machine = finished(&homes()[0], "Zoo");
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    let mut read = 0;
    for _ in 0..200_000 {
        let text = random_text(&mut dice);
        match parse(&text) {
            Ok(expression) => {
                read += 1;
                let refused = expression.check(machine.program).is_err();
                let holds = expression.holds(&machine, &[]);
                assert!(!(refused && holds), "{text}: refused, and holds");
            }
            Err(error) => assert!((1..=text.chars().count() + 1).contains(&error.column), "{text}: {error}"),
        }
    }
    assert!(read > 1000, "only {read} texts could be read");
}

#[test]
fn a_condition_and_its_negation_never_agree() {
    let machine = finished(&homes()[0], "Zoo");
    let mut dice = Dice(7);
    let (mut true_ones, mut false_ones) = (0, 0);
    for _ in 0..20_000 {
        let text = random_condition(&mut dice, 3);
        let condition = parse(&text).unwrap_or_else(|error| panic!("{text}: {error}")).holds(&machine, &[]);
        let negation = parse(&format!("!({text})")).unwrap().holds(&machine, &[]);
        assert_ne!(condition, negation, "{text}");
        if condition { true_ones += 1 } else { false_ones += 1 }
    }
    assert!(true_ones > 1000 && false_ones > 1000, "{true_ones} true, {false_ones} false");
}
