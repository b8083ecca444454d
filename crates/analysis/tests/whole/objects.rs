//! What variables may refer to, and which methods may run.

use crate::workshop::{Subject, on_every_jdk};
use analysis::whole::{DynamicSite, Entry, ObjectNumber};
use flow::form::{Value, VariableId};

/// Checks variables of the main method of `Objects$Class`.
fn check_variables(class: &str, expected: &[(&str, &[&str])]) {
    on_every_jdk(&format!("Objects${class}"), |subject| {
        for (variable, objects) in expected {
            assert_eq!(subject.variable(&format!("{class}.main"), variable), *objects, "{class}: {variable}");
        }
        assert!(subject.world.unfollowed().is_empty(), "{:?}", subject.world.unfollowed());
    });
}

fn check_methods(class: &str, expected: &[&str]) {
    on_every_jdk(&format!("Objects${class}"), |subject| {
        assert_eq!(subject.names(), expected, "{class}");
    });
}

fn callbacks(subject: &Subject) -> Vec<String> {
    let callbacks = subject.world.entries().iter().filter_map(|entry| match entry {
        Entry::Callback(method) => Some(subject.name(*method)),
        _ => None,
    });
    let mut names: Vec<String> = callbacks.collect();
    names.sort();
    names
}

#[test]
fn a_call_runs_what_the_receivers_class_selects() {
    check_variables(
        "Overriding",
        &[
            ("circle", &["Circle@32"]),
            ("any", &["Circle@32", "Square@33"]),
            ("one", &["[I@13"]),
            ("either", &["[I@13", "[J@19"]),
            ("arguments", &["library"]),
        ],
    );
    let methods = ["Circle.<init>", "Circle.area", "Overriding.main", "Square.<init>", "Square.area"];
    check_methods("Overriding", &methods);
    on_every_jdk("Objects$Overriding", |subject| {
        assert_eq!(subject.targets("Overriding.main", 34), ["Circle.area"]);
        assert_eq!(subject.targets("Overriding.main", 35), ["Circle.area", "Square.area"]);
        let area = subject.method("Circle.area");
        let lines: Vec<u32> = subject.world.callers(area).iter().map(|place| subject.line(*place)).collect();
        assert_eq!(lines, [34, 35]);
        let calls = subject.at_line("Overriding.main", 34);
        assert!(!calls.iter().any(|place| subject.world.calls_library(*place)));
    });
}

#[test]
fn a_lambda_runs_where_its_interface_is_called() {
    check_variables(
        "Lambdas",
        &[("supplier", &["lambda@43"]), ("got", &["Circle@42"]), ("same", &["Square@48"]), ("made", &["Square@46"])],
    );
    // The body of what nobody calls does not run.
    check_methods(
        "Lambdas",
        &["Circle.<init>", "Lambdas.lambda$main$0", "Lambdas.lambda$main$1", "Lambdas.main", "Square.<init>"],
    );
    on_every_jdk("Objects$Lambdas", |subject| {
        assert_eq!(subject.targets("Lambdas.main", 43), [""; 0]);
        assert_eq!(subject.targets("Lambdas.main", 47), ["Lambdas.lambda$main$0"]);
        assert_eq!(subject.targets("Lambdas.main", 49), ["Square.<init>"]);
        let made = subject.at_line("Lambdas.main", 43);
        let is_lambda = |site: &DynamicSite| matches!(site, DynamicSite::Lambda { .. });
        assert!(made.iter().any(|place| subject.world.dynamic(*place).is_some_and(is_lambda)));
        assert_eq!(callbacks(subject), [""; 0]);
    });
}

#[test]
fn what_goes_into_the_library_comes_back() {
    check_variables(
        "Lists",
        &[
            ("list", &["ArrayList@56"]),
            ("any", &["ArrayList@56", "Circle@57", "Square@58", "library", "text"]),
            ("circle", &["Circle@57"]),
            ("kept", &["Circle@61"]),
            ("shape", &["Circle@57", "Square@58"]),
        ],
    );
}

#[test]
fn elements_belong_to_their_array() {
    check_variables(
        "Arrays",
        &[
            ("circle", &["Circle@71"]),
            ("square", &["Square@72"]),
            ("copy", &["copy of Object;@74"]),
            ("copied", &["Circle@71", "Square@72"]),
            ("inner", &["Object;@77"]),
        ],
    );
    on_every_jdk("Objects$Arrays", |subject| {
        let points_to = subject.world.points_to();
        let (one, several): (Vec<_>, Vec<_>) =
            points_to.objects().partition(|object| !points_to.may_be_several(*object));
        let word = |objects: Vec<_>| objects.into_iter().map(|object| subject.word(object)).collect::<Vec<_>>();
        let arrays = ["Object;@69", "Object;@70", "Circle@71", "Square@72", "Object;@77", "copy of Object;@74"];
        assert_eq!(word(one), arrays);
        assert_eq!(word(several), ["library", "text", "Object;@77"], "the inner arrays are several");
    });
}

#[test]
fn fields_belong_to_their_object() {
    check_variables("Fields", &[("first", &["Circle@99"]), ("second", &["Square@100"]), ("third", &["Square@100"])]);
}

#[test]
fn fields_and_elements_can_be_asked_for() {
    on_every_jdk("Objects$Fields", |subject| {
        let points_to = subject.world.points_to();
        let main = subject.method("Fields.main");
        let named = |name: &str| {
            let variables = &subject.world.method(main).form.variables;
            let number = variables.iter().position(|variable| variable.name.as_deref() == Some(name)).unwrap();
            Value::Variable(VariableId(number as u32))
        };
        let cell = points_to.of(main, named("one")).only().unwrap();
        let class = points_to.object(cell).class.unwrap();
        let content = class.field_named("content").unwrap();
        assert_eq!(subject.words(points_to.of_field(cell, content)), ["Circle@99"]);
        let last = class.field_named("last").unwrap();
        assert_eq!(subject.words(points_to.of_static(last)), ["Square@100"]);
        assert!(points_to.may_alias((main, named("second")), (main, named("third"))));
        assert!(!points_to.may_alias((main, named("first")), (main, named("third"))));
    });
    on_every_jdk("Objects$Arrays", |subject| {
        let points_to = subject.world.points_to();
        let copy = points_to.objects().find(|object| subject.word(*object) == "copy of Object;@74").unwrap();
        assert_eq!(subject.words(points_to.of_elements(copy)), ["Circle@71", "Square@72"]);
        assert_eq!(subject.words(points_to.of_elements(ObjectNumber::LIBRARY)), ["library", "text"]);
    });
}

#[test]
fn results_and_exceptions_can_be_asked_for() {
    on_every_jdk("Objects$Overriding", |subject| {
        let area = subject.method("Circle.area");
        assert_eq!(subject.words(subject.world.points_to().of_result(area)), ["[I@13"]);
    });
    on_every_jdk("Objects$Exceptions", |subject| {
        let fail = subject.method("Exceptions.fail");
        let thrown = subject.words(subject.world.points_to().of_thrown(fail));
        assert_eq!(thrown, ["Failure@150", "OtherFailure@150", "library"]);
    });
}

#[test]
fn what_happens_once_is_known() {
    on_every_jdk("Objects$Overriding", |subject| {
        let world = &subject.world;
        assert!(world.runs_once(subject.method("Overriding.main")));
        assert!(world.runs_once(subject.method("Square.area")), "one call");
        assert!(!world.runs_once(subject.method("Circle.area")), "two calls");
        let made = subject.at_line("Overriding.main", 32)[0];
        assert!(world.executes_once(made) && !world.method(made.method).is_in_loop(made.statement));
    });
    on_every_jdk("Objects$Texts", |subject| {
        let places = subject.at_line("Texts.main", 206);
        assert!(!places.iter().any(|place| subject.world.repeats_calls(*place)), "one object only");
    });
}

#[test]
fn the_library_calls_what_it_knows_on_what_it_has() {
    on_every_jdk("Objects$Callbacks", |subject| {
        // Of `compareTo` the bridge, which calls the other one.
        assert_eq!(callbacks(subject), ["Callbacks.lambda$main$1", "Item.compareTo", "Item.toString"]);
        assert!(!subject.names().contains(&"Kept.toString".to_owned()), "it was never handed over");
    });
}

#[test]
fn exceptions_reach_handlers_of_their_class() {
    check_variables("Exceptions", &[("failure", &["Failure@150"])]);
}

#[test]
fn initialisers_run_where_a_class_is_first_needed() {
    check_variables("Initialised", &[("made", &["Circle@165"])]);
    on_every_jdk("Objects$Initialised", |subject| {
        let at = |line: u32| -> Vec<String> {
            let places = subject.at_line("Initialised.main", line);
            let methods = places.iter().flat_map(|place| subject.world.initializers(*place));
            methods.map(|method| subject.name(*method)).collect()
        };
        assert_eq!(at(177), ["Child.<clinit>", "Parent.<clinit>"]);
        assert_eq!(at(178), ["Parent.<clinit>"]);
        assert!(!subject.names().contains(&"Never.<clinit>".to_owned()));
    });
}

#[test]
fn the_library_finds_constants_of_enumerations() {
    check_variables("Enumerations", &[("color", &["Color@183", "Color@183"])]);
}

#[test]
fn texts_are_asked_for() {
    on_every_jdk("Objects$Texts", |subject| {
        assert_eq!(subject.targets("Texts.main", 206), ["Item.<init>", "Item.toString"]);
        assert_eq!(subject.variable("Texts.main", "text"), ["library"]);
        assert!(subject.names().contains(&"Kept.toString".to_owned()), "a component of a record");
        assert!(!subject.names().contains(&"Pair.equals".to_owned()), "nobody has the pair but its own code");
        assert_eq!(callbacks(subject), ["Kept.toString"]);
    });
}

#[test]
fn what_opens_the_world_is_named() {
    on_every_jdk("Objects$Open", |subject| {
        let named: Vec<(u32, &str)> = subject
            .world
            .unfollowed()
            .iter()
            .map(|one| (one.place.map_or(0, |place| subject.line(place)), one.what))
            .collect();
        assert_eq!(named, [(214, "reflection"), (215, "reflection"), (215, "reflection")]);
    });
}

#[test]
fn literals_and_lambdas_may_be_more_than_they_say() {
    check_variables(
        "Unexpected",
        &[("literal", &["String@222", "text"]), ("serial", &["lambda@225"]), ("same", &["lambda@225"])],
    );
}
