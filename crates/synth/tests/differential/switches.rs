//! Pattern switches against `SwitchBootstraps` itself, by `SwitchDriver.java`: every label list from every restart
//! index.

use synth::descriptor::Type;
use synth::error::SynthesisError;
use synth::switches::{LabelSpec, SwitchSpec, synthesize};

use crate::java::Workshop;

const OBJECT: &str = "(Ljava/lang/Object;I)I";
const COLOUR: &str = "SwitchDriver$Colour";

fn class(name: &str) -> LabelSpec {
    LabelSpec::Class(name.to_owned())
}

fn text(text: &str) -> LabelSpec {
    LabelSpec::Text(text.encode_utf16().collect())
}

fn constant(class: &str, name: &str) -> LabelSpec {
    LabelSpec::EnumConstant { class: class.to_owned(), name: name.to_owned() }
}

fn spec(name: &str, descriptor: &str, labels: Vec<LabelSpec>) -> SwitchSpec {
    SwitchSpec { class_name: name.to_owned(), descriptor: descriptor.to_owned(), labels }
}

fn type_labels() -> Vec<LabelSpec> {
    let (string, integer) = ("java/lang/String", "java/lang/Integer");
    let others = ["[I", "SwitchDriver$Circle", "SwitchDriver$Shape", "java/util/List"];
    [string, string, integer, integer].into_iter().chain(others).map(class).collect()
}

fn specs() -> Vec<SwitchSpec> {
    let colour = format!("(L{COLOUR};I)I");
    let mixed = vec![
        constant(COLOUR, "GREEN"),
        constant("SwitchDriver$Other", "RED"),
        constant(COLOUR, "GONE"),
        class(COLOUR),
        text("RED"),
    ];
    let mut numbers: Vec<LabelSpec> = [1, 97, 70_000, -5].into_iter().map(LabelSpec::Integer).collect();
    numbers.extend([class("java/lang/Integer"), LabelSpec::Integer(65_536 + 97)]);
    let strings = vec![text("a"), text("€"), class("java/lang/String"), text("z")];
    let enums = vec![constant(COLOUR, "RED"), constant(COLOUR, "GONE"), class(COLOUR), constant(COLOUR, "GREEN")];
    let constants = vec![constant(COLOUR, "GREEN"), constant(COLOUR, "GONE"), constant(COLOUR, "RED")];
    vec![
        spec("Types", OBJECT, type_labels()),
        spec("Mixed", OBJECT, mixed),
        spec("Numbers", OBJECT, numbers),
        spec("Strings", "(Ljava/lang/String;I)I", strings),
        spec("Enums", &colour, enums),
        spec("Constants", &colour, constants),
        spec("Longs", "(JI)I", vec![LabelSpec::Primitive(Type::Long), class("java/lang/Long")]),
        spec("None", OBJECT, Vec::new()),
    ]
}

#[test]
fn switches_select_what_the_jdk_selects() {
    let workshop = Workshop::new("switch");
    for spec in specs() {
        workshop.add(&spec.class_name, &synthesize(&spec).unwrap());
    }
    workshop.compare("SwitchDriver", 23, 10 * 9 + 8 * 6 + 11 * 7 + 4 * 5 + 4 * 5 + 4 * 4 + 3 + 2 + 2);
}

#[test]
fn a_large_switch_is_either_right_or_refused() {
    let labels = |count| (0..count).map(LabelSpec::Integer).collect();
    assert!(synthesize(&spec("Large", OBJECT, labels(1_000))).is_ok());
    let result = synthesize(&spec("TooLarge", OBJECT, labels(10_000)));
    assert!(matches!(result, Err(SynthesisError::TooLarge(_))), "{result:?}");
}

#[test]
fn conversions_between_primitive_types_are_not_modelled() {
    for (descriptor, label) in [
        ("(II)I", LabelSpec::Primitive(Type::Long)),
        ("(II)I", LabelSpec::Integer(1)),
        (OBJECT, LabelSpec::Primitive(Type::Int)),
    ] {
        let result = synthesize(&spec("Primitive", descriptor, vec![label]));
        assert!(matches!(result, Err(SynthesisError::Unsupported(_))), "{result:?}");
    }
}
