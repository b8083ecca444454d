//! Record methods against those of the JDK, by `RecordDriver.java`.

use synth::error::SynthesisError;
use synth::record_methods::{ComponentSpec, RecordSpec, synthesize};

use crate::java::Workshop;

fn spec(simple_name: &str, components: &[(&str, &str)]) -> RecordSpec {
    let component =
        |&(name, descriptor): &(&str, &str)| ComponentSpec { name: name.to_owned(), descriptor: descriptor.to_owned() };
    RecordSpec {
        class_name: format!("{simple_name}Methods"),
        record: format!("RecordDriver${simple_name}"),
        simple_name: simple_name.to_owned(),
        components: components.iter().map(component).collect(),
    }
}

#[test]
fn record_methods_do_what_the_jdk_does() {
    let noisy = "LRecordDriver$Noisy;";
    let everything = [
        ("z", "Z"),
        ("b", "B"),
        ("c", "C"),
        ("s", "S"),
        ("i", "I"),
        ("j", "J"),
        ("f", "F"),
        ("d", "D"),
        ("text", "Ljava/lang/String;"),
        ("any", "Ljava/lang/Object;"),
        ("array", "[I"),
    ];
    let workshop = Workshop::new("record");
    for spec in [
        spec("Empty", &[]),
        spec("Everything", &everything),
        spec("Traced", &[("first", noisy), ("second", noisy), ("third", noisy)]),
        spec("Generic", &[("value", "Ljava/lang/Object;"), ("values", "Ljava/util/List;")]),
    ] {
        workshop.add(&spec.class_name, &synthesize(&spec).unwrap());
    }
    workshop.compare("RecordDriver", 17, 37);
}

#[test]
fn a_malformed_component_is_an_error() {
    let result = synthesize(&spec("Bad", &[("x", "int")]));
    assert_eq!(result, Err(SynthesisError::BadDescriptor("int".to_owned())));
}
