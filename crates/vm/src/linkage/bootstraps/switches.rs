//! Pattern switches: call sites of `SwitchBootstraps`.

use crate::interpreter::detour::Detoured;
use crate::linkage::{Bootstrap, BootstrapArgument as Argument, synthesized_name};
use crate::machine::Machine;
use program::{ClassRef, MethodRef};
use synth::descriptor::{MethodDescriptor, Type};
use synth::switches::{self, LabelSpec, SwitchSpec};

impl Machine {
    pub(super) fn link_switch(&mut self, caller: ClassRef, bootstrap: &Bootstrap) -> Detoured<Option<MethodRef>> {
        let Some(labels) = labels(bootstrap) else { return Ok(None) };
        let class_name = synthesized_name(caller, "Switch");
        let spec = SwitchSpec { class_name, descriptor: bootstrap.descriptor.clone(), labels };
        let class = self.define_synthesized(caller, switches::synthesize(&spec))?;
        self.synthesized_method(class, switches::METHOD).map(Some)
    }
}

/// None if some label is not as `javac` makes it.
fn labels(bootstrap: &Bootstrap) -> Option<Vec<LabelSpec>> {
    if bootstrap.method == "enumSwitch" {
        let site = MethodDescriptor::parse(&bootstrap.descriptor).ok()?;
        let class = site.parameters.first()?.class_name()?;
        return bootstrap.arguments.iter().map(|label| enum_label(label, class)).collect();
    }
    bootstrap.arguments.iter().map(type_label).collect()
}

fn enum_label(label: &Argument, class: &str) -> Option<LabelSpec> {
    match label {
        Argument::Text(units) => {
            Some(LabelSpec::EnumConstant { class: class.to_owned(), name: String::from_utf16(units).ok()? })
        }
        other => type_label(other),
    }
}

fn type_label(label: &Argument) -> Option<LabelSpec> {
    match label {
        Argument::Class(name) => Some(LabelSpec::Class(name.clone())),
        Argument::Text(units) => Some(LabelSpec::Text(units.clone())),
        Argument::Integer(value) => Some(LabelSpec::Integer(*value)),
        Argument::Dynamic(constant) => primitive_class(constant).or_else(|| enum_description(constant)),
        Argument::OtherNumber | Argument::MethodType(_) | Argument::Handle(_) => None,
    }
}

/// A primitive class, which `javac` names by its descriptor (JDK 23 on, for components of records).
fn primitive_class(constant: &Bootstrap) -> Option<LabelSpec> {
    let by_name = constant.owner == "java/lang/invoke/ConstantBootstraps" && constant.method == "primitiveClass";
    if by_name { Type::parse(&constant.name).ok().map(LabelSpec::Primitive) } else { None }
}

/// `EnumDesc.of(ClassDesc.of("Color"), "RED")`, as `javac` writes it with `ConstantBootstraps.invoke`.
fn enum_description(constant: &Bootstrap) -> Option<LabelSpec> {
    let ("java/lang/Enum$EnumDesc", [Argument::Dynamic(class), Argument::Text(name)]) = invoked(constant, "of")? else {
        return None;
    };
    let ("java/lang/constant/ClassDesc", [Argument::Text(class_name)]) = invoked(class, "of")? else { return None };
    let class = String::from_utf16(class_name).ok()?.replace('.', "/");
    Some(LabelSpec::EnumConstant { class, name: String::from_utf16(name).ok()? })
}

/// The class and the arguments of a constant that is the result of calling a static method of this name.
fn invoked<'a>(constant: &'a Bootstrap, name: &str) -> Option<(&'a str, &'a [Argument])> {
    let by_invoke = constant.owner == "java/lang/invoke/ConstantBootstraps" && constant.method == "invoke";
    match constant.arguments.split_first()? {
        (Argument::Handle(handle), arguments) if by_invoke && handle.name == name => Some((&handle.owner, arguments)),
        _ => None,
    }
}
