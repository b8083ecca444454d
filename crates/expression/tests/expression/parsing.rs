//! What can be read, and what is said about the rest.

use expression::{Remembered, parse};

/// A text, the column it goes wrong at, and why.
const WRONG: &[(&str, usize, &str)] = &[
    ("", 1, "a value is needed here, and the expression ends"),
    ("Main.c ==", 10, "a value is needed here, and the expression ends"),
    ("Main.c = 1", 8, "a single = is no operator here; write =="),
    ("Main.a & Main.b", 8, "a single & is no operator here; write &&"),
    ("Main.a | Main.b", 8, "a single | is no operator here; write ||"),
    ("c == 1", 1, "c stands alone; a static field is written with its class: Main.c"),
    ("Main.a and Main.b", 8, "an operator or the end is needed here, and there is the name and"),
    ("not Main.b", 1, "write ! for not"),
    ("(Main.a", 8, ") is needed here, and the expression ends"),
    ("Main.a)", 7, "an operator or the end is needed here, and there is )"),
    ("Main.a[1", 9, "] is needed here, and the expression ends"),
    ("Main.a.[1]", 8, "a name is needed here, and there is ["),
    ("Main. == 1", 7, "a name is needed here, and there is =="),
    ("Main.a == 'xy'", 11, "a character literal holds one character; strings stand in \"…\""),
    ("Main.a == \"x", 11, "the closing \" is missing"),
    (r#"Main.a == "\q""#, 12, "this is no escape sequence"),
    (r#"Main.a == "\u12""#, 12, "\\u needs four hexadecimal digits"),
    ("Main.a == 12abc", 11, "this is no number"),
    ("Main.a == 0x", 11, "this is no 64-bit number"),
    ("Main.a == 9223372036854775808", 11, "this number does not fit into 64 bits"),
    ("Main.a == 99999999999999999999999", 11, "this number does not fit into 64 bits"),
    ("Main.a == 1.5L", 11, "this is no number"),
    ("Main.a ? 1", 8, "'?' has no meaning here"),
    ("1", 1, "a condition is needed here, and this is a number"),
    ("Main.a + 1", 8, "a condition is needed here, and this is a number"),
    ("1 < 2 < 3", 7, "numbers are needed on both sides, and here is a boolean"),
    ("!5", 2, "a condition is needed here, and this is a number"),
    ("true == 1", 6, "a boolean and a number are never equal"),
    ("\"a\" + 1 == 2", 5, "numbers are needed on both sides, and here is a string"),
    ("Main.a[1.5] == 1", 8, "an index is a whole number, and this is a number"),
    ("äöü.é == § ", 10, "'§' has no meaning here"),
    ("at(Main.run)", 12, ": is needed here, and there is )"),
    ("at(Main.run:x)", 13, "the number of a line is needed here, and there is the name x"),
    ("in(run)", 4, "a method is written with its class: Main.run"),
    ("thread().ended", 8, "the name of a thread is needed here, and there is )"),
    ("thread(Thread-0).dead", 18, "a thread is blocked, waiting or ended, not dead"),
    ("thread(main).ended == true", 1, "this is a condition, and a value is needed here"),
    ("output contains Main.text", 17, "a text in \"…\" is needed here, and there is the name Main"),
    ("output contains \"\"", 1, "every output contains the empty text"),
];

#[test]
fn a_mistake_is_pointed_at() {
    for (text, column, message) in WRONG {
        let error = parse(text).err().unwrap_or_else(|| panic!("{text}: was read"));
        assert_eq!((error.column, error.message.as_str()), (*column, *message), "{text}");
    }
}

#[test]
fn the_mark_stands_below_the_mistake() {
    let text = "Main.c = 1";
    assert_eq!(parse(text).unwrap_err().pointing_into(text), "Main.c = 1\n       ^");
}

#[test]
fn what_must_be_remembered_is_told_once() {
    let text = "thread(Thread-0).ended && output contains \"x\" || thread(\"Thread-0\").ended && thread(a b).blocked";
    assert_eq!(parse(text).unwrap_err().message, ") is needed here, and there is the name b");
    let expression = parse(&text.replace("a b", "pool-1.a")).unwrap();
    let remembered = [Remembered::Lived(String::from("Thread-0")), Remembered::Printed(String::from("x"))];
    assert_eq!(expression.remembered(), remembered);
}

#[test]
fn depth_is_limited_and_length_is_not() {
    let deep = format!("{}true{}", "(".repeat(10_000), ")".repeat(10_000));
    assert_eq!(parse(&deep).unwrap_err().message, "too many levels in one another");
    assert_eq!(parse(&"!".repeat(10_000)).unwrap_err().message, "too many levels in one another");
    let long = format!("0 == 1{}", " + 1".repeat(10_000));
    assert_eq!(parse(&long).unwrap_err().message, "too many operators in one another");
    assert!(parse(&format!("Main.a == 0{}", " || Main.a == 1".repeat(10_000))).is_ok());
    assert!(parse(&format!("{}true{}", "(".repeat(50), ")".repeat(50))).is_ok());
}

#[test]
fn blanks_do_not_matter() {
    for text in ["Main.a==1&&!Main.b", " Main . a == 1 && ! Main . b\t", "Main.a==1\n&&\n!Main.b"] {
        assert!(parse(text).is_ok(), "{text}");
    }
    assert_eq!(parse("  true ").unwrap().text(), "true");
}
