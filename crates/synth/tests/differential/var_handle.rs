//! `VarHandle` call sites and the conversions of `asType`, by `AccessDriver.java`: every type to every other.

use synth::conversion::as_type::{callable, convertible};
use synth::descriptor::{MethodDescriptor, Type};
use synth::error::SynthesisError;
use synth::invokers::var_handle::{AccessSpec, synthesize};

use crate::java::Workshop;

/// In the order of the driver.
const TYPES: [&str; 15] = [
    "Z",
    "B",
    "C",
    "S",
    "I",
    "J",
    "F",
    "D",
    "Ljava/lang/Object;",
    "Ljava/lang/Number;",
    "Ljava/lang/Integer;",
    "Ljava/lang/Character;",
    "Ljava/lang/Boolean;",
    "Ljava/lang/Comparable;",
    "Ljava/lang/String;",
];

fn spec(class_name: String, name: &str, implementation: (&str, &str), site: (&str, &str)) -> AccessSpec {
    AccessSpec {
        class_name,
        owner: "AccessDriver".to_owned(),
        name: name.to_owned(),
        implementation: format!("(Ljava/lang/invoke/VarHandle;{}){}", implementation.0, implementation.1),
        descriptor: format!("({}){}", site.0, site.1),
    }
}

fn specs() -> Vec<AccessSpec> {
    let mut specs = vec![spec("Dropped".to_owned(), "keep", ("D", "D"), ("D", "V"))];
    for (from_index, from) in TYPES.into_iter().enumerate() {
        specs.push(spec(format!("Zero_{from_index}"), "drop", ("J", "V"), ("J", from)));
        for (to_index, to) in TYPES.into_iter().enumerate() {
            let pair = format!("{from_index}_{to_index}");
            specs.push(spec(format!("Argument_{pair}"), "keep", (to, to), (from, to)));
            specs.push(spec(format!("Result_{pair}"), "keep", (from, from), (from, to)));
        }
    }
    specs
}

#[test]
fn conversions_are_those_of_as_type() {
    let workshop = Workshop::new("var-handle");
    for spec in specs() {
        match synthesize(&spec) {
            Ok(bytes) => {
                workshop.add(&spec.class_name, &bytes);
            }
            Err(SynthesisError::Inconsistent(_)) => {}
            Err(error) => panic!("{error}"),
        }
    }
    // 44 samples fit one of the 15 types; each goes to every type as argument and as result.
    workshop.compare("AccessDriver", 17, 44 * 15 * 2 + 15 + 1);
}

#[test]
fn narrowing_is_no_conversion() {
    let parse = |text| Type::parse(text).unwrap();
    assert!(convertible(&parse("I"), &parse("J")));
    assert!(!convertible(&parse("J"), &parse("I")));
    let method = |text| MethodDescriptor::parse(text).unwrap();
    assert!(callable(&method("(Ljava/lang/Object;J)Z"), &method("(LFoo;I)Ljava/lang/Boolean;")));
    assert!(!callable(&method("(Ljava/lang/Object;I)Z"), &method("(LFoo;J)Z")));
    assert!(!callable(&method("(Ljava/lang/Object;I)Z"), &method("(LFoo;)Z")));
}
