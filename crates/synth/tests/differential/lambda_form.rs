//! Lambda forms run for real: the classes are defined beside `MethodHandle` by `FormDriver.java`.

use synth::error::SynthesisError;
use synth::lambda_form::ArgumentSpec::{Constant, Double, Float, Int, Long, Name};
use synth::lambda_form::BasicType::{D, I, J, L, V};
use synth::lambda_form::{ArgumentSpec, BasicType, FunctionSpec, LambdaFormSpec, NameSpec, synthesize};

use crate::java::Workshop;

const DRIVER: &str = "FormDriver";
const STRING_TO_STRING: &str = "(Ljava/lang/String;)Ljava/lang/String;";

fn form(name: &str, parameters: &[BasicType], names: Vec<NameSpec>, result: Option<usize>) -> LambdaFormSpec {
    LambdaFormSpec {
        class_name: format!("java/lang/invoke/{name}"),
        parameters: parameters.to_vec(),
        names,
        result,
        constants: 2,
    }
}

fn name(function: FunctionSpec, arguments: &[ArgumentSpec], result: BasicType) -> NameSpec {
    NameSpec { function, arguments: arguments.to_vec(), result }
}

fn static_method(owner: &str, name: &str, descriptor: &str) -> FunctionSpec {
    FunctionSpec::Static {
        owner: owner.to_owned(),
        name: name.to_owned(),
        descriptor: descriptor.to_owned(),
        is_interface: owner == "FormDriver$Doubling",
    }
}

fn link_to(linker: &str, descriptor: &str) -> FunctionSpec {
    FunctionSpec::LinkTo { name: linker.to_owned(), descriptor: descriptor.to_owned() }
}

fn calls() -> Vec<LambdaFormSpec> {
    let max = name(static_method("java/lang/Math", "max", "(JJ)J"), &[Name(0), Name(1)], J);
    let twice = name(static_method("FormDriver$Doubling", "twice", "(J)J"), &[Name(2)], J);
    let all_types = static_method(DRIVER, "all", "(ZBCSIJFDLjava/lang/String;)Ljava/lang/String;");
    let arguments = [Name(0), Name(1), Name(2), Name(3), Int(-1), Long(5), Float(1.5), Double(-0.0), Name(4)];
    let named = FunctionSpec::Virtual {
        owner: "FormDriver$Doubling".to_owned(),
        name: "named".to_owned(),
        descriptor: "()Ljava/lang/String;".to_owned(),
        is_interface: true,
    };
    let concat = FunctionSpec::Virtual {
        owner: "java/lang/String".to_owned(),
        name: "replaceFirst".to_owned(),
        descriptor: "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;".to_owned(),
        is_interface: false,
    };
    let end = name(static_method("java/lang/String", "valueOf", "(C)Ljava/lang/String;"), &[Int(36)], L);
    let mark = name(static_method("java/lang/String", "valueOf", "(C)Ljava/lang/String;"), &[Int(33)], L);
    let virtual_names = vec![name(named, &[Name(0)], L), end, mark, name(concat, &[Name(1), Name(2), Name(3)], L)];
    let remember = name(static_method(DRIVER, "remember", "(Ljava/lang/String;)V"), &[Name(0)], V);
    vec![
        form("Arithmetic", &[J, J], vec![max, twice], Some(3)),
        form("AllTypes", &[I, I, I, I, L], vec![name(all_types, &arguments, L)], Some(5)),
        form("Virtual", &[L], virtual_names, Some(4)),
        form("Void", &[L], vec![remember], None),
        form("Parameter", &[J, D], Vec::new(), Some(1)),
    ]
}

fn handles() -> Vec<LambdaFormSpec> {
    let basic = "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;".to_owned();
    let handle = FunctionSpec::Handle { constant: 0, descriptor: basic };
    let invoke_basic = FunctionSpec::InvokeBasic { descriptor: "(Ljava/lang/Object;)I".to_owned() };
    let increment = name(static_method("java/lang/Math", "addExact", "(II)I"), &[Name(2), Int(1)], I);
    let get_type = FunctionSpec::GetField {
        owner: "java/lang/invoke/MethodHandle".to_owned(),
        name: "type".to_owned(),
        descriptor: "Ljava/lang/invoke/MethodType;".to_owned(),
    };
    let to_static = link_to("linkToStatic", "(IILjava/lang/invoke/MemberName;)I");
    let to_virtual = link_to("linkToVirtual", "(Ljava/lang/Object;Ljava/lang/invoke/MemberName;)I");
    let get_static = FunctionSpec::GetStatic {
        owner: "java/lang/Integer".to_owned(),
        name: "MAX_VALUE".to_owned(),
        descriptor: "I".to_owned(),
    };
    let guard = FunctionSpec::GuardWithCatch { descriptor: "(Ljava/lang/Object;)Ljava/lang/Object;".to_owned() };
    let guard = name(guard, &[Name(0), Constant(0), Name(1), Name(2)], L);
    let finally = FunctionSpec::TryFinally { descriptor: "(I)I".to_owned() };
    let finally = name(finally, &[Name(0), Name(1), Name(2)], I);
    let nothing = name(FunctionSpec::Nothing, &[], V);
    vec![
        form("GetStatic", &[], vec![name(get_static, &[], I)], Some(0)),
        form("GuardWithCatch", &[L, L, L], vec![guard], Some(3)),
        form("TryFinally", &[L, L, I], vec![nothing, finally], Some(4)),
        form("Handle", &[L], vec![name(handle, &[Name(0), Constant(1)], L)], Some(1)),
        form("InvokeBasic", &[L, L], vec![name(invoke_basic, &[Name(0), Name(1)], I), increment], Some(3)),
        form("LinkToStatic", &[I], vec![name(to_static, &[Name(0), Int(-9), Constant(0)], I)], Some(1)),
        form("LinkToVirtual", &[L], vec![name(to_virtual, &[Name(0), Constant(0)], I)], Some(1)),
        form("GetField", &[L], vec![name(get_type, &[Name(0)], L)], Some(1)),
    ]
}

#[test]
fn forms_compute_what_their_names_say() {
    let workshop = Workshop::new("lambda-form");
    for spec in calls().into_iter().chain(handles()) {
        let simple_name = spec.class_name.rsplit('/').next().unwrap().to_owned();
        workshop.add(&simple_name, &synthesize(&spec).unwrap());
    }
    // A class beside MethodHandle sees only what the boot loader sees.
    workshop.compare_with(&["-Xbootclasspath/a:.", "--add-reads", "java.base=ALL-UNNAMED"], DRIVER, 17, 19);
}

#[test]
fn forms_that_do_not_add_up_are_refused() {
    let take = |descriptor, arguments: &[ArgumentSpec]| name(static_method("A", "m", descriptor), arguments, L);
    let wrong = [
        form("NoName", &[], vec![take(STRING_TO_STRING, &[Name(0)])], None),
        form("NoConstant", &[], vec![take(STRING_TO_STRING, &[Constant(2)])], None),
        form("WrongType", &[I], vec![take(STRING_TO_STRING, &[Name(0)])], None),
        form("WrongResult", &[L], vec![take("(Ljava/lang/String;)I", &[Name(0)])], None),
        form("Arity", &[L], vec![take(STRING_TO_STRING, &[Name(0), Name(0)])], None),
        form("NoResult", &[L], Vec::new(), Some(1)),
    ];
    for spec in wrong {
        let result = synthesize(&spec);
        assert!(matches!(result, Err(SynthesisError::Inconsistent(_))), "{}: {result:?}", spec.class_name);
    }
}
