//! The methods of records: call sites of `ObjectMethods`.

use crate::interpreter::detour::Detoured;
use crate::linkage::{Bootstrap, BootstrapArgument as Argument, synthesized_name};
use crate::machine::Machine;
use program::{ClassRef, MethodRef};
use synth::record_methods::{self, ComponentSpec, RecordSpec};

impl Machine {
    pub(super) fn link_record_method(
        &mut self,
        caller: ClassRef,
        bootstrap: &Bootstrap,
    ) -> Detoured<Option<MethodRef>> {
        let class = match self.process.linkage.records.get(&caller.id) {
            Some(class) => class,
            None => {
                let Some(spec) = record_spec(caller, bootstrap) else { return Ok(None) };
                self.define_synthesized(caller, record_methods::synthesize(&spec))?
            }
        };
        self.process.linkage.records.insert(caller.id, class);
        self.synthesized_method(class, &bootstrap.name).map(Some)
    }
}

/// None if the site is not as `javac` makes it: the record itself asks, with a getter of each component.
fn record_spec(caller: ClassRef, bootstrap: &Bootstrap) -> Option<RecordSpec> {
    let [Argument::Class(record), Argument::Text(_), getters @ ..] = bootstrap.arguments.as_slice() else {
        return None;
    };
    let own = caller.file.as_ref()?.name().ok()?;
    if *record != own {
        return None;
    }
    let component = |getter: &Argument| match getter {
        Argument::Handle(handle) => {
            Some(ComponentSpec { name: handle.name.clone(), descriptor: handle.descriptor.clone() })
        }
        _ => None,
    };
    Some(RecordSpec {
        class_name: synthesized_name(caller, "Record"),
        record: record.clone(),
        simple_name: simple_name(caller),
        components: getters.iter().map(component).collect::<Option<_>>()?,
    })
}

/// `Class.getSimpleName` of a record class: the name its InnerClasses attribute gives, else the last part of its name.
fn simple_name(class: ClassRef) -> String {
    let last = class.name.rsplit('/').next().unwrap_or(class.name);
    let Some(file) = &class.file else { return last.to_owned() };
    let inner = file.inner_classes().unwrap_or_default();
    let own = inner.iter().find(|inner| file.pool.class_name(inner.inner).ok() == file.name().ok());
    match own.and_then(|inner| file.pool.text(inner.name).ok()) {
        Some(name) => name.into_owned(),
        None => last.to_owned(),
    }
}
