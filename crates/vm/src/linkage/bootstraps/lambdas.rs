//! Lambdas and method references: call sites of `LambdaMetafactory`.

use super::Target;
use crate::interpreter::detour::Detoured;
use crate::linkage::{Bootstrap, BootstrapArgument as Argument, synthesized_name};
use crate::machine::Machine;
use program::ClassRef;
use synth::descriptor::MethodDescriptor;
use synth::lambda::{self, LambdaSpec};

const FLAG_SERIALIZABLE: i32 = 1;
const FLAG_MARKERS: i32 = 2;
const FLAG_BRIDGES: i32 = 4;

impl Machine {
    pub(super) fn link_lambda(&mut self, caller: ClassRef, bootstrap: &Bootstrap) -> Detoured<Option<Target>> {
        let Some(spec) = lambda_spec(caller, bootstrap) else { return Ok(None) };
        let class = self.define_synthesized(caller, lambda::synthesize(&spec))?;
        if spec.captured.is_empty() {
            return Ok(Some(Target::Instance(class)));
        }
        Ok(Some(Target::Method(self.synthesized_method(class, lambda::FACTORY)?)))
    }
}

/// None if the site is not as `javac` makes it.
fn lambda_spec(caller: ClassRef, bootstrap: &Bootstrap) -> Option<LambdaSpec> {
    let site = MethodDescriptor::parse(&bootstrap.descriptor).ok()?;
    let (fixed, rest) = bootstrap.arguments.split_at_checked(3)?;
    let [Argument::MethodType(erased), Argument::Handle(implementation), Argument::MethodType(instantiated)] = fixed
    else {
        return None;
    };
    let mut spec = LambdaSpec {
        class_name: synthesized_name(caller, "Lambda"),
        interface: site.result.class_name()?.to_owned(),
        extra_interfaces: Vec::new(),
        serializable_in: None,
        method_name: bootstrap.name.clone(),
        erased_descriptor: erased.clone(),
        instantiated_descriptor: instantiated.clone(),
        bridges: Vec::new(),
        captured: site.parameters.iter().map(synth::descriptor::Type::descriptor).collect(),
        implementation: implementation.clone(),
    };
    if bootstrap.method == "altMetafactory" {
        read_options(&mut spec, caller, rest)?;
    }
    Some(spec)
}

/// The further arguments of `altMetafactory`: flags, then counted lists of marker interfaces and of bridges.
fn read_options(spec: &mut LambdaSpec, caller: ClassRef, arguments: &[Argument]) -> Option<()> {
    let (Argument::Integer(flags), mut rest) = arguments.split_first()? else { return None };
    if flags & FLAG_SERIALIZABLE != 0 {
        spec.serializable_in = Some(caller.name.to_owned());
    }
    if flags & FLAG_MARKERS != 0 {
        let (markers, after) = counted(rest)?;
        for marker in markers {
            let Argument::Class(name) = marker else { return None };
            spec.extra_interfaces.push(name.clone());
        }
        rest = after;
    }
    if flags & FLAG_BRIDGES != 0 {
        for bridge in counted(rest)?.0 {
            let Argument::MethodType(descriptor) = bridge else { return None };
            spec.bridges.push(descriptor.clone());
        }
    }
    Some(())
}

fn counted(arguments: &[Argument]) -> Option<(&[Argument], &[Argument])> {
    let (Argument::Integer(count), rest) = arguments.split_first()? else { return None };
    rest.split_at_checked(usize::try_from(*count).ok()?)
}
