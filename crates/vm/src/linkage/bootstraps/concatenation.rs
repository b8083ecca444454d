//! String concatenation: call sites of `StringConcatFactory`.

use crate::interpreter::detour::Detoured;
use crate::linkage::{Bootstrap, BootstrapArgument as Argument, synthesized_name};
use crate::machine::Machine;
use program::{ClassRef, MethodRef};
use synth::concat::{self, ConcatSpec};

impl Machine {
    pub(super) fn link_concatenation(
        &mut self,
        caller: ClassRef,
        bootstrap: &Bootstrap,
    ) -> Detoured<Option<MethodRef>> {
        let Some(spec) = concat_spec(caller, bootstrap) else { return Ok(None) };
        let class = self.define_synthesized(caller, concat::synthesize(&spec))?;
        self.synthesized_method(class, concat::METHOD).map(Some)
    }
}

/// None if the site is not as `javac` makes it.
fn concat_spec(caller: ClassRef, bootstrap: &Bootstrap) -> Option<ConcatSpec> {
    let class_name = synthesized_name(caller, "Concatenation");
    if bootstrap.method == "makeConcat" {
        return ConcatSpec::of_arguments(&class_name, &bootstrap.descriptor).ok();
    }
    let (Argument::Text(recipe), constants) = bootstrap.arguments.split_first()? else { return None };
    let constants = constants.iter().map(constant_text).collect::<Option<_>>()?;
    Some(ConcatSpec { class_name, descriptor: bootstrap.descriptor.clone(), recipe: recipe.clone(), constants })
}

/// A constant as it prints.
fn constant_text(constant: &Argument) -> Option<Vec<u16>> {
    match constant {
        Argument::Text(units) => Some(units.clone()),
        Argument::Integer(value) => Some(value.to_string().encode_utf16().collect()),
        Argument::OtherNumber
        | Argument::Class(_)
        | Argument::MethodType(_)
        | Argument::Handle(_)
        | Argument::Dynamic(_) => None,
    }
}
