//! Where programs are explored: a machine that goes from one program to the next.

use crate::reference::{self, Found, Lives};
use crate::ways::{Answer, Way};
use crate::workshop::{self, Classes};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use vm::{Machine, Settings};

/// A booted machine for compiled programs.
pub(crate) struct Laboratory<'a> {
    classes: &'a Classes,
    home: PathBuf,
    processors: u32,
    /// Lost when the checker panics.
    machine: Option<Machine>,
}

impl Laboratory<'_> {
    /// Boots nothing yet.
    pub(crate) fn new(classes: &Classes, home: PathBuf) -> Laboratory<'_> {
        Laboratory { classes, home, processors: Settings::PROCESSORS, machine: None }
    }

    /// The same with another number of processors that programs are told of.
    pub(crate) fn with_processors(self, processors: u32) -> Self {
        Laboratory { processors, machine: None, ..self }
    }

    /// Explores a class in one way; the error is the message of a panic.
    pub(crate) fn explore(
        &mut self,
        class: &str,
        fields: &[&str],
        way: Way,
        most_states: u64,
    ) -> Result<Answer, String> {
        let mut machine = self.machine.take().unwrap_or_else(|| self.classes.boot(&self.home, class, self.processors));
        let explored = catch_unwind(AssertUnwindSafe(move || {
            workshop::start(&mut machine, class);
            way.explore(machine, class, fields, most_states)
        }));
        let (machine, answer) = explored.map_err(|panic| message(&*panic))?;
        self.machine = Some(machine);
        Ok(answer)
    }

    /// Searches a class by the reference; the error is the message of a panic.
    pub(crate) fn refer(
        &mut self,
        class: &str,
        fields: &[&str],
        most_states: usize,
        lives: Lives,
    ) -> Result<Found, String> {
        let mut machine = self.machine.take().unwrap_or_else(|| self.classes.boot(&self.home, class, self.processors));
        let searched = catch_unwind(AssertUnwindSafe(move || {
            workshop::start(&mut machine, class);
            let found = reference::search(&mut machine, class, fields, most_states, lives);
            (machine, found)
        }));
        let (machine, found) = searched.map_err(|panic| message(&*panic))?;
        self.machine = Some(machine);
        Ok(found)
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|text| text.to_string())).unwrap_or_default()
}
