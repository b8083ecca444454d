//! What is refused before a search starts.

use crate::workshop::{homes, started};
use expression::parse;

/// A condition that can be read, and what is wrong with it in this program.
const WRONG: &[(&str, &str)] = &[
    ("Zoo.cuont == 1", "column 5: Zoo has no static field cuont"),
    ("Zo.count == 1", "column 1: there is no class Zo on the class path"),
    ("a.b.Zoo.count == 1", "column 1: there is no class a.b.Zoo on the class path"),
    ("Zoo.Node.value == 1", "column 10: value is no static field of Zoo$Node, but one of its objects"),
    ("Zoo.Node == null", "column 5: Zoo$Node is a class; a field of it is needed"),
    ("Zoo.head.nxet == null", "column 10: Zoo$Node has no field nxet"),
    ("Zoo.head.next.vlaue > 1", "column 15: Zoo$Node has no field vlaue"),
    ("Zoo.nodes[0].vlaue > 1", "column 14: Zoo$Node has no field vlaue"),
    ("Zoo.numbers.size == 1", "column 13: [I has no field size"),
    ("Zoo.count", "column 1: a condition is needed here, and this is a number"),
    ("Zoo.yes && Zoo.name", "column 12: a condition is needed here, and this is an object of type java.lang.String"),
    ("Zoo.yes == 1", "column 9: a boolean and a number are never equal"),
    ("Zoo.name == 1", "column 10: an object of type java.lang.String and a number are never equal"),
    (r#"Zoo.head == "x""#, "column 10: an object of type Zoo$Node and a string are never equal"),
    ("Zoo.count == null", "column 11: a number and null are never equal"),
    ("Zoo.name < 1", "column 10: numbers are needed on both sides, and here is an object of type java.lang.String"),
    ("Zoo.yes + 1 == 2", "column 9: numbers are needed on both sides, and here is a boolean"),
    ("Zoo.count[0] == 1", "column 10: a number has no elements"),
    ("Zoo.head[0] == 1", "column 9: an object of type Zoo$Node has no elements"),
    ("Zoo.numbers[Zoo.half] == 1", "column 13: an index is a whole number, and this is a number"),
    ("Zoo.numbers[Zoo.yes] == 1", "column 13: an index is a whole number, and this is a boolean"),
    ("Zoo.count.x == 1", "column 11: a number has no fields"),
    ("in(Zoo.mian)", "column 8: Zoo has no method mian"),
    ("in(Zo.main)", "column 4: there is no class Zo on the class path"),
    ("at(Zoo.main:1)", "column 8: Zoo.main has no code in line 1"),
    ("at(Zoo.Node:1)", "column 4: Zoo$Node is a class"),
];

#[test]
fn names_and_types_are_checked_before_the_search() {
    for home in homes() {
        let machine = started(&home, "Zoo");
        for (text, complaint) in WRONG {
            let expression = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(
                expression.check(machine.program).map_err(|error| error.to_string()),
                Err((*complaint).to_owned()),
                "{text}"
            );
            assert!(!expression.holds(&machine, &[]), "{text}");
        }
    }
}
