//! Lambdas against javac's own, by `LambdaDriver.java`.

use synth::error::SynthesisError;
use synth::lambda::{HandleSpec, LambdaSpec, synthesize};

use crate::java::{Workshop, jdks};

const DRIVER: &str = "LambdaDriver";

/// `interface.method`, its erased and instantiated descriptor.
type Shape<'a> = (&'a str, &'a str, &'a str, &'a str);
/// Kind, owner, name, descriptor.
type Handle<'a> = (u8, &'a str, &'a str, &'a str);

const OBJECT_FUNCTION: &str = "(Ljava/lang/Object;)Ljava/lang/Object;";

fn spec(name: &str, shape: Shape<'_>, captured: &[&str], handle: Handle<'_>) -> LambdaSpec {
    let (interface, method, erased, instantiated) = shape;
    let (kind, owner, handle_name, descriptor) = handle;
    LambdaSpec {
        class_name: name.to_owned(),
        interface: interface.to_owned(),
        extra_interfaces: Vec::new(),
        serializable_in: None,
        method_name: method.to_owned(),
        erased_descriptor: erased.to_owned(),
        instantiated_descriptor: instantiated.to_owned(),
        bridges: Vec::new(),
        captured: captured.iter().map(|&text| text.to_owned()).collect(),
        implementation: HandleSpec {
            kind,
            owner: owner.to_owned(),
            name: handle_name.to_owned(),
            descriptor: descriptor.to_owned(),
            is_interface: kind == 9,
        },
    }
}

fn function<'a>(instantiated: &'a str) -> Shape<'a> {
    ("java/util/function/Function", "apply", OBJECT_FUNCTION, instantiated)
}

fn supplier<'a>(instantiated: &'a str) -> Shape<'a> {
    ("java/util/function/Supplier", "get", "()Ljava/lang/Object;", instantiated)
}

fn references() -> Vec<LambdaSpec> {
    let string = "Ljava/lang/String;";
    vec![
        spec(
            "StaticMax",
            ("java/util/function/IntBinaryOperator", "applyAsInt", "(II)I", "(II)I"),
            &[],
            (6, "java/lang/Math", "max", "(II)I"),
        ),
        spec(
            "UnboundLength",
            function("(Ljava/lang/String;)Ljava/lang/Integer;"),
            &[],
            (5, "java/lang/String", "length", "()I"),
        ),
        spec(
            "BoundConcat",
            function("(Ljava/lang/String;)Ljava/lang/String;"),
            &[string],
            (5, "java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;"),
        ),
        spec("NewList", supplier("()Ljava/util/ArrayList;"), &[], (8, "java/util/ArrayList", "<init>", "()V")),
        spec(
            "NewSizedList",
            function("(Ljava/lang/Integer;)Ljava/util/ArrayList;"),
            &[],
            (8, "java/util/ArrayList", "<init>", "(I)V"),
        ),
        spec(
            "InterfaceSize",
            function("(Ljava/util/List;)Ljava/lang/Integer;"),
            &[],
            (9, "java/util/List", "size", "()I"),
        ),
        spec(
            "Everything",
            (
                "java/util/function/BiFunction",
                "apply",
                "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
                "(Ljava/lang/Object;Ljava/lang/Byte;)Ljava/lang/String;",
            ),
            &["J", "D", "I", string],
            (6, DRIVER, "everything", "(JDILjava/lang/String;Ljava/lang/Object;B)Ljava/lang/String;"),
        ),
        spec(
            "PrivateInstance",
            function("(Ljava/lang/String;)Ljava/lang/String;"),
            &["LLambdaDriver;"],
            (5, DRIVER, "describe", "(Ljava/lang/String;)Ljava/lang/String;"),
        ),
    ]
}

fn argument_conversions() -> Vec<LambdaSpec> {
    let to_int =
        |instantiated| ("java/util/function/ToIntFunction", "applyAsInt", "(Ljava/lang/Object;)I", instantiated);
    vec![
        spec(
            "WidenArgument",
            ("java/util/function/IntToLongFunction", "applyAsLong", "(I)J", "(I)J"),
            &[],
            (6, DRIVER, "twice", "(J)J"),
        ),
        spec("UnboxCharacter", to_int("(Ljava/lang/Character;)I"), &[], (6, DRIVER, "code", "(I)I")),
        spec("UnboxByte", to_int("(Ljava/lang/Byte;)I"), &[], (6, DRIVER, "code", "(I)I")),
        spec(
            "UnboxWiden",
            ("java/util/function/ToDoubleFunction", "applyAsDouble", "(Ljava/lang/Object;)D", "(Ljava/lang/Integer;)D"),
            &[],
            (6, DRIVER, "half", "(D)D"),
        ),
        spec(
            "UnboxBoolean",
            ("java/util/function/Predicate", "test", "(Ljava/lang/Object;)Z", "(Ljava/lang/Boolean;)Z"),
            &[],
            (6, DRIVER, "truth", "(Z)Z"),
        ),
        spec(
            "BoxArgument",
            ("java/util/function/IntFunction", "apply", "(I)Ljava/lang/Object;", "(I)Ljava/lang/Number;"),
            &[],
            (6, DRIVER, "number", "(Ljava/lang/Number;)Ljava/lang/Number;"),
        ),
        spec(
            "BoxWide",
            ("java/util/function/LongFunction", "apply", "(J)Ljava/lang/Object;", "(J)Ljava/lang/String;"),
            &[],
            (6, DRIVER, "wide", "(Ljava/lang/Long;)Ljava/lang/String;"),
        ),
    ]
}

fn result_conversions() -> Vec<LambdaSpec> {
    let int_supplier = ("java/util/function/IntSupplier", "getAsInt", "()I", "()I");
    let double_supplier = ("java/util/function/DoubleSupplier", "getAsDouble", "()D", "()D");
    let boxed = (6, DRIVER, "boxed", "()Ljava/lang/Integer;");
    vec![
        spec(
            "DropResult",
            ("java/util/function/Consumer", "accept", "(Ljava/lang/Object;)V", "(Ljava/lang/String;)V"),
            &["Ljava/util/ArrayList;"],
            (5, "java/util/ArrayList", "add", "(Ljava/lang/Object;)Z"),
        ),
        spec("UnboxResult", int_supplier, &[], boxed),
        spec("UnboxWidenResult", double_supplier, &[], boxed),
        spec("UnboxCharResult", int_supplier, &[], (6, DRIVER, "boxedChar", "()Ljava/lang/Character;")),
        spec(
            "GenericResult",
            ("java/util/function/LongSupplier", "getAsLong", "()J", "()J"),
            &[],
            (6, DRIVER, "generic", "()Ljava/lang/Object;"),
        ),
        spec(
            "GenericCharResult",
            ("LambdaDriver$CharSupplier", "get", "()C", "()C"),
            &[],
            (6, DRIVER, "genericChar", "()Ljava/lang/Object;"),
        ),
        spec("BoxResult", supplier("()Ljava/lang/Object;"), &[], (6, DRIVER, "plain", "()I")),
        spec("WidenResult", double_supplier, &[], (6, DRIVER, "plain", "()I")),
    ]
}

fn interfaces() -> Vec<LambdaSpec> {
    let string_function = "(Ljava/lang/String;)Ljava/lang/String;";
    let mut in_interface = spec(
        "StaticInInterface",
        function(string_function),
        &[],
        (6, "LambdaDriver$WithStatic", "twice", string_function),
    );
    in_interface.implementation.is_interface = true;
    let mut bridged = spec(
        "Bridged",
        ("LambdaDriver$StringText", "of", string_function, string_function),
        &[],
        (5, "java/lang/String", "trim", "()Ljava/lang/String;"),
    );
    bridged.bridges.push("(Ljava/lang/Object;)Ljava/lang/String;".to_owned());
    let mut marked = spec("Marked", ("java/lang/Runnable", "run", "()V", "()V"), &[], (6, DRIVER, "plain", "()I"));
    marked.extra_interfaces = vec!["java/io/Serializable".to_owned(), "java/lang/Runnable".to_owned()];
    let self_shape = ("LambdaDriver$Self", "get", "()LLambdaDriver$Self;", "()LLambdaDriver$Self;");
    let same_name = spec("SameName", self_shape, &[], (6, DRIVER, "noSelf", "()LLambdaDriver$Self;"));
    vec![in_interface, bridged, marked, same_name]
}

#[test]
fn lambdas_do_what_javacs_do() {
    let workshop = Workshop::new("lambda");
    for spec in [references(), argument_conversions(), result_conversions(), interfaces()].concat() {
        workshop.add(&spec.class_name, &synthesize(&spec).unwrap());
    }
    workshop.compare(DRIVER, 17, 32);
}

#[test]
fn private_methods_of_old_class_files_run_by_invokespecial() {
    let workshop = Workshop::new("lambda-special");
    let string_function = "(Ljava/lang/String;)Ljava/lang/String;";
    let special = spec(
        "Special",
        function(string_function),
        &["LSpecialDriver;"],
        (7, "SpecialDriver", "describe", string_function),
    );
    workshop.add("Special", &synthesize(&special).unwrap());
    workshop.compile(&jdks(17)[0], "SpecialDriver");
    // The verifier allows invokespecial only on the current class and its superclasses; our VM has no verifier.
    let options = ["-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote"];
    for jdk in jdks(17) {
        assert_eq!(workshop.run(&jdk, "SpecialDriver", &options), "base private x\n");
    }
}

#[test]
fn what_the_metafactory_refuses_is_an_error() {
    let shape = ("java/lang/Runnable", "run", "()V", "()V");
    let field = spec("Field", shape, &[], (2, "A", "f", "()V"));
    assert!(matches!(synthesize(&field), Err(SynthesisError::Unsupported(_))));
    let arity = spec("Arity", shape, &["I"], (6, "A", "m", "()V"));
    assert!(matches!(synthesize(&arity), Err(SynthesisError::Inconsistent(_))));
    let void = spec("Void", supplier("()Ljava/lang/Object;"), &[], (6, "A", "m", "()V"));
    assert!(matches!(synthesize(&void), Err(SynthesisError::Inconsistent(_))));
    let malformed = spec("Malformed", shape, &["Q"], (6, "A", "m", "(I)V"));
    assert_eq!(synthesize(&malformed), Err(SynthesisError::BadDescriptor("Q".to_owned())));
}
