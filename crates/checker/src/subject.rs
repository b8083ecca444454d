//! A program that is looked at as a whole: its classes, linked, and its main method.

use crate::control::Control;
use crate::machine::{self, Launch};
use crate::target::Target;
use explore::AboutClass;
use loader::prepare::Prepared;
use program::{ClassRef, MethodRef, Program};
use promela::About;
use slicing::Setting;
use vm::Machine;

/// A program that is ready to be looked at.
pub(crate) struct Subject {
    machine: Machine,
    table: library::Table,
    class: ClassRef,
    main: MethodRef,
}

impl Subject {
    /// Boots a machine with a program; the error says what is not followed.
    pub(crate) fn open(target: &Target, program: Prepared, control: &dyn Control) -> Result<Subject, Vec<String>> {
        let (feature, entry) = (program.jdk.feature, program.entry.clone());
        let launch = Launch { program, target, assertions: true, visits: false, halt: control.halt() };
        let machine = machine::launch(launch).map_err(|what| vec![what.to_string()])?;
        let main = main_method(&machine, &entry.class, &entry.declared_by, entry.kind.descriptor());
        let unknown = || vec![format!("the main method of {} cannot be found", entry.class.replace('/', "."))];
        let (class, main) = main.ok_or_else(unknown)?;
        Ok(Subject { machine, table: library::Table::new(feature), class, main })
    }

    pub(crate) fn program(&self) -> &'static Program {
        self.machine.program
    }

    /// Loads the classes of the program that its main class leads to.
    pub(crate) fn load_reached(&self) {
        explore::load_reached(self.machine.program, self.class);
    }

    /// Whether it has class properties; with `names_count` also those that are known by their names.
    pub(crate) fn has_class_properties(&self, names_count: bool) -> bool {
        explore::has_class_properties(&self.machine, names_count)
    }

    /// Its class properties, for a model; the error says which one is a mistake.
    pub(crate) fn class_properties(&self, names_count: bool) -> Result<Vec<promela::ClassProperty>, String> {
        let found = explore::class_properties(&self.machine, names_count)?;
        let property = |explore::ClassProperty { check, about }| {
            let about = match about {
                AboutClass::Objects => About::Objects,
                AboutClass::Entry(method) => About::Entry(method),
                AboutClass::Return { method, with_result, old } => About::Return { method, with_result, old },
            };
            promela::ClassProperty { check, about }
        };
        Ok(found.into_iter().map(property).collect())
    }

    /// What is known of it; the error says what is not followed.
    pub(crate) fn setting(&self) -> Result<Setting<'static>, Vec<String>> {
        let setting = Setting::of(self.machine.program, &self.table, self.class, self.main);
        setting.map_err(|refusal| refusal.reasons)
    }

    /// The same for a model, which has some classes of the library like the program's own.
    pub(crate) fn modelled_setting(&self) -> Result<Setting<'static>, Vec<String>> {
        let main = (self.class, self.main);
        let setting = Setting::adopting(self.machine.program, &self.table, main, promela::ADOPTION);
        setting.map_err(|refusal| refusal.reasons)
    }
}

/// The class that is started, and its main method, which it may have inherited.
fn main_method(machine: &Machine, class: &str, declared_by: &str, descriptor: &str) -> Option<(ClassRef, MethodRef)> {
    let declaring = machine.program.load(declared_by).ok()?;
    Some((machine.program.load(class).ok()?, declaring.declared_method("main", descriptor)?))
}
