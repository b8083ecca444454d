//! `ClassSpecializer`: the classes of bound method handles that the JDK does not bring with it.

use crate::arguments::reference;
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    overrides "java/lang/invoke/ClassSpecializer$Factory.generateConcreteSpeciesCode(Ljava/lang/String;Ljava/lang/invoke/ClassSpecializer$SpeciesData;)Ljava/lang/Class;" => generate,
];

fn generate(machine: &mut Machine, arguments: &[u64]) -> Native {
    species(machine, reference(arguments, 1)).into()
}

fn species(machine: &mut Machine, name: Reference) -> Detoured<Reference> {
    let name = machine.text(name).replace('.', "/");
    let class = machine.own_class(&name, || Ok(vec![synth::bound_handle::synthesize(&name)?]))?;
    machine.mirror(class)
}
