//! Reflective calls against those of core reflection, by `ReflectiveDriver.java`.

use synth::reflective_call::{Failures, Receiver, ReflectiveCall, synthesize};

use crate::java::Workshop;

const DRIVER: &str = "ReflectiveDriver";
const SHAPE: &str = "ReflectiveDriver$Shape";

fn call(class_name: &str, owner: &str, method: (&str, &str), receiver: Receiver) -> ReflectiveCall {
    ReflectiveCall {
        class_name: class_name.to_owned(),
        owner: owner.to_owned(),
        owner_is_interface: owner == SHAPE,
        name: method.0.to_owned(),
        descriptor: method.1.to_owned(),
        receiver,
        failures: Failures::Wrapped,
    }
}

fn calls() -> Vec<ReflectiveCall> {
    let results = [("z", "Z"), ("b", "B"), ("c", "C"), ("s", "S"), ("i", "I"), ("l", "J"), ("f", "F"), ("d", "D")];
    let other = [("array", "[I"), ("nothing", "V")];
    let mut calls: Vec<ReflectiveCall> = results
        .iter()
        .chain(&other)
        .map(|(name, result)| call(&format!("Result_{name}"), DRIVER, (name, &format!("(){result}")), Receiver::None))
        .collect();
    let instance = "(Ljava/lang/Object;[Ljava/lang/String;)Ljava/lang/String;";
    calls.extend([
        call("Primitives", DRIVER, ("primitives", "(ZBCSIJFD)Ljava/lang/String;"), Receiver::None),
        call("Default", SHAPE, ("name", "()Ljava/lang/String;"), Receiver::Given),
        // A static interface method needs a class file of version 52, which has no frames for jumps and handlers.
        ReflectiveCall {
            failures: Failures::Plain,
            ..call("Corners", SHAPE, ("corners", "()Ljava/lang/String;"), Receiver::None)
        },
        call("Abstract", SHAPE, ("area", "(I)I"), Receiver::Given),
        call("Virtual", "ReflectiveDriver$Square", ("area", "(I)I"), Receiver::Given),
        call("Private", DRIVER, ("instance", instance), Receiver::Given),
        call("Failing", DRIVER, ("failing", "(Ljava/lang/Object;)V"), Receiver::None),
        call("Constructor", DRIVER, ("<init>", "(Ljava/lang/String;J)V"), Receiver::Allocated(DRIVER.to_owned())),
    ]);
    calls
}

#[test]
fn calls_are_those_of_reflection() {
    let workshop = Workshop::new("reflective-call");
    for call in calls() {
        workshop.add(&call.class_name, &synthesize(&call).unwrap());
    }
    workshop.compare(DRIVER, 17, 10 + 6 + 4 + 1 + 2 + 3);
}
