//! The class files of a slice: runnable, with the line numbers of the original.

use crate::remainder::remainder;
use crate::setting::Setting;
use crate::slice::Slice;
use analysis::whole::{MethodNumber, Place, World};
use classfile::{ClassFile, descriptor};
use flow::emit::{Emission, OwnShape};
use flow::rewrite::Rewriting;
use flow::typing::Kind;
use flow::{Body, FlowError, Hierarchy};
use program::{ClassRef, Program};
use std::collections::BTreeMap;

/// The classes of which code may run, with the bytes of what is left of them, by name.
pub fn sliced_classes(setting: &Setting<'_>, slice: &Slice) -> Result<Vec<(ClassRef, Vec<u8>)>, FlowError> {
    let rewritten =
        |(class, methods): (ClassRef, Vec<MethodNumber>)| Ok((class, rewrite(setting, slice, class, &methods)?));
    methods_by_class(&setting.world).into_iter().map(rewritten).collect()
}

/// The methods that may run, with their classes, in the order of the classes.
pub fn methods_by_class(world: &World) -> Vec<(ClassRef, Vec<MethodNumber>)> {
    let mut by_class: BTreeMap<u32, (ClassRef, Vec<MethodNumber>)> = BTreeMap::new();
    for number in world.methods() {
        let class = world.method(number).method.class;
        by_class.entry(class.id.0).or_insert_with(|| (class, Vec::new())).1.push(number);
    }
    by_class.into_values().collect()
}

/// The class file of a class.
pub fn class_file(class: ClassRef) -> Result<&'static ClassFile<'static>, FlowError> {
    class.file.as_ref().ok_or_else(|| FlowError {
        kind: flow::FlowErrorKind::Unsupported,
        message: format!("{} is in no class file", class.java_name()),
    })
}

fn rewrite(
    setting: &Setting<'_>,
    slice: &Slice,
    class: ClassRef,
    methods: &[MethodNumber],
) -> Result<Vec<u8>, FlowError> {
    let hierarchy = Classes { program: setting.program, class };
    let mut rewriting = Rewriting::of(class_file(class)?)?;
    for number in methods {
        let known = setting.world.method(*number);
        // A constructor that is never called stays: without the call of the one above it would not be verified.
        if known.method.is_constructor() && !slice.enters(*number) {
            continue;
        }
        let Ok(subject) = known.method.in_file() else { continue };
        let body = Body::read(subject)?;
        let control = &setting.controls[number.0 as usize];
        let result =
            descriptor::parse_method(known.method.descriptor).ok().and_then(|types| Kind::of_type(types.result.base()));
        let left =
            remainder(&known.form, control, result, &|statement| slice.keeps(Place { method: *number, statement }));
        let shape = OwnShape::of(subject)?;
        let emission = Emission { shape: shape.shape(), form: &left, body: &body, hierarchy: &hierarchy };
        let code = emission.code(&mut rewriting.pool)?;
        rewriting.replace_code(known.method.index as usize, code);
    }
    rewriting.finish()
}

/// Who extends whom, seen from a class.
pub struct Classes<'a> {
    pub program: &'a Program,
    pub class: ClassRef,
}

impl Classes<'_> {
    fn find(&self, name: &str) -> Option<ClassRef> {
        self.program.resolve_descriptor(self.class, &format!("L{name};")).ok()
    }
}

impl Hierarchy for Classes<'_> {
    fn superclass(&self, name: &str) -> Option<String> {
        Some(self.find(name)?.super_class?.name.to_owned())
    }

    fn is_interface(&self, name: &str) -> bool {
        self.find(name).is_some_and(|class| class.is_interface())
    }
}
