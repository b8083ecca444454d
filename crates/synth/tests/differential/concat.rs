//! String concatenation against javac's own, by `ConcatDriver.java`.

use synth::concat::{ConcatSpec, synthesize};
use synth::error::SynthesisError;

use crate::java::Workshop;

fn units(text: &str) -> Vec<u16> {
    text.encode_utf16().collect()
}

fn spec(name: &str, descriptor: &str, recipe: &str, constants: &[Vec<u16>]) -> ConcatSpec {
    ConcatSpec {
        class_name: name.to_owned(),
        descriptor: descriptor.to_owned(),
        recipe: units(recipe),
        constants: constants.to_vec(),
    }
}

fn specs() -> Vec<ConcatSpec> {
    let all = "(ZBCSIJFDLjava/lang/Object;Ljava/lang/String;)Ljava/lang/String;";
    let objects = "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/String;";
    let awkward = [units("a\u{1}b"), units("\u{2}c"), vec![0xd800, 0, 0x20ac]];
    let many = format!("({})Ljava/lang/String;", "Ljava/lang/Object;".repeat(200));
    let argument = "\u{1}";
    vec![
        spec("AllTypes", all, &format!("<{}>", argument.repeat(10)), &[]),
        spec("Nulls", "(Ljava/lang/String;[CLjava/lang/Object;)Ljava/lang/String;", "\u{1} \u{1} \u{1}", &[]),
        ConcatSpec::of_arguments("Order", objects).unwrap(),
        spec("Constants", "(II)Ljava/lang/String;", "\u{2}\u{1}\u{2}\u{1}\u{2}", &awkward),
        ConcatSpec::of_arguments("Single", "(Ljava/lang/String;)Ljava/lang/String;").unwrap(),
        ConcatSpec::of_arguments("Plain", "(Ljava/lang/String;ILjava/lang/String;)Ljava/lang/String;").unwrap(),
        ConcatSpec::of_arguments("Many", &many).unwrap(),
    ]
}

#[test]
fn concatenations_print_what_javacs_print() {
    let workshop = Workshop::new("concat");
    for spec in specs() {
        workshop.add(&spec.class_name, &synthesize(&spec).unwrap());
    }
    workshop.compare("ConcatDriver", 17, 12);
}

#[test]
fn a_recipe_must_use_every_value_once() {
    let descriptor = "(I)Ljava/lang/String;";
    for (recipe, constants) in
        [("", vec![]), ("\u{1}\u{1}", vec![]), ("\u{1}\u{2}", vec![]), ("\u{1}", vec![units("x")])]
    {
        let result = synthesize(&spec("Bad", descriptor, recipe, &constants));
        assert!(matches!(result, Err(SynthesisError::Inconsistent(_))), "{recipe:?}: {result:?}");
    }
}

#[test]
fn a_constant_that_no_pool_can_hold_is_an_error() {
    let long = vec![0x41; 70_000];
    let result = synthesize(&spec("Long", "()Ljava/lang/String;", "\u{2}", &[long]));
    assert!(matches!(result, Err(SynthesisError::TooLarge(_))), "{result:?}");
}

#[test]
fn equal_requests_give_equal_bytes() {
    for spec in specs() {
        assert_eq!(synthesize(&spec), synthesize(&spec.clone()));
    }
}
