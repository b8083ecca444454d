//! Everything that is known of a program before a criterion is asked: the ground on which slices are made.

use crate::actions::{Action, Call, Reader};
use crate::non_null::NonNull;
use crate::printing::may_print_otherwise;
use crate::roots::Roots;
use crate::settled::Settled;
use crate::termination::endless_loops;
use crate::throwing::Throwing;
use analysis::whole::{Adoption, DynamicSite, MethodNumber, ObjectSet, Place, World};
use classfile::opcode::NEW;
use flow::Control;
use flow::form::{Form, Operation, StatementId};
use library::Table;
use program::{ClassRef, MethodRef, Program};
use std::collections::BTreeSet;

/// Why a program cannot be sliced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What is not followed, in words, with its place.
    pub reasons: Vec<String>,
}

/// What every statement does.
pub(crate) struct Actions(Vec<Vec<Action>>);

impl Actions {
    pub(crate) fn at(&self, place: Place) -> Action {
        self.0[place.method.0 as usize][place.statement.0 as usize]
    }
}

/// A program with what is known of it.
pub struct Setting<'a> {
    pub(crate) program: &'a Program,
    pub world: World,
    pub(crate) actions: Actions,
    pub(crate) roots: Roots,
    pub(crate) settled: Settled,
    pub(crate) throwing: Throwing,
    /// For each method, with the exceptions that its statements may throw.
    pub(crate) controls: Vec<Control>,
    pub(crate) control_dependences: Vec<Vec<Vec<StatementId>>>,
    /// For each method the loops that may not end.
    pub(crate) endless: Vec<Vec<BTreeSet<StatementId>>>,
}

impl<'a> Setting<'a> {
    /// Looks at the program that begins with the main method of a class.
    pub fn of(program: &'a Program, table: &Table, class: ClassRef, main: MethodRef) -> Result<Setting<'a>, Refusal> {
        Setting::looked_at(program, table, (class, main), (Adoption::NONE, true))
    }

    /// The same for a model, where some classes of the library count as the program's own. A model calls handlers of
    /// uncaught exceptions where threads end.
    pub fn adopting(
        program: &'a Program,
        table: &Table,
        main: (ClassRef, MethodRef),
        adoption: Adoption,
    ) -> Result<Setting<'a>, Refusal> {
        Setting::looked_at(program, table, main, (adoption, false))
    }

    fn looked_at(
        program: &'a Program,
        table: &Table,
        (class, main): (ClassRef, MethodRef),
        (adoption, refuses_handlers): (Adoption, bool),
    ) -> Result<Setting<'a>, Refusal> {
        let world = World::adopting(program, class, main, adoption);
        let reasons = refusals(&world, refuses_handlers);
        if !reasons.is_empty() {
            return Err(Refusal { reasons });
        }
        let actions = actions(program, &world, table);
        let roots = Roots::of(&world);
        let settled = Settled::of(program, &world);
        let throwing = {
            let non_null = NonNull::of(program, &world, &settled);
            Throwing::of(program, &world, &actions, (&roots, &non_null))
        };
        let control = |method: MethodNumber| {
            Control::of(&world.method(method).form, |statement| throwing.may_throw(Place { method, statement }))
        };
        let controls: Vec<Control> = world.methods().map(control).collect();
        let control_dependences = controls.iter().map(Control::control_dependences).collect();
        let forms = world.methods().map(|method| &world.method(method).form);
        let endless = forms.zip(&controls).map(|(form, control)| endless_loops(form, control)).collect();
        Ok(Setting { program, world, actions, roots, settled, throwing, controls, control_dependences, endless })
    }

    pub fn program(&self) -> &'a Program {
        self.program
    }

    /// Which operands are surely objects.
    pub fn non_null(&self) -> NonNull<'_> {
        NonNull::of(self.program, &self.world, &self.settled)
    }

    /// Whether a statement is in a loop that is not known to end.
    pub fn may_not_end(&self, place: Place) -> bool {
        self.endless[place.method.0 as usize].iter().any(|statements| statements.contains(&place.statement))
    }

    /// Whether a statement is a call of the library that prints its arguments and does nothing else.
    pub fn only_prints(&self, place: Place) -> bool {
        matches!(self.actions.at(place), Action::Library(Call::Output))
    }

    /// Whether a statement may throw.
    pub fn may_throw(&self, place: Place) -> bool {
        self.throwing.may_throw(place)
    }

    pub(crate) fn form(&self, method: MethodNumber) -> &Form {
        &self.world.method(method).form
    }

    /// All statements of the program.
    pub(crate) fn places(&self) -> impl Iterator<Item = Place> {
        self.world.methods().flat_map(|method| self.world.places(method))
    }

    /// The statements of a method that count.
    pub fn counted(&self, method: MethodNumber) -> impl Iterator<Item = Place> {
        self.world.places(method).filter(|place| self.counts(*place))
    }

    /// Whether a statement is somebody's intention: jumps, catches and ends without a result stay wherever something
    /// leads to them.
    pub fn counts(&self, place: Place) -> bool {
        let statement = self.world.statement(place);
        match statement.operation {
            Operation::Jump | Operation::Catch => false,
            Operation::Return => !statement.operands.is_empty(),
            _ => true,
        }
    }

    /// A place in words: class, method, line.
    pub fn words(&self, place: Place) -> String {
        words(&self.world, place)
    }
}

fn words(world: &World, place: Place) -> String {
    let known = world.method(place.method);
    let (class, name) = (known.method.class.java_name(), known.method.name);
    match known.line(place.statement) {
        Some(line) => format!("{class}.{name}, line {line}"),
        None => format!("{class}.{name}"),
    }
}

fn refusals(world: &World, refuses_handlers: bool) -> Vec<String> {
    let word = |unfollowed: &analysis::whole::Unfollowed| match unfollowed.place {
        Some(place) => format!("{} ({}) at {}", unfollowed.what, unfollowed.subject, words(world, place)),
        None => format!("{} ({})", unfollowed.what, unfollowed.subject),
    };
    let places = world.methods().flat_map(|method| world.places(method)).filter(|_| refuses_handlers);
    let anywhere =
        places.filter_map(|place| Some(format!("{} at {}", from_anywhere(world, place)?, words(world, place))));
    world.unfollowed().iter().map(word).chain(anywhere).collect()
}

/// What a statement does by which control would leave every statement of other threads, if it does.
fn from_anywhere(world: &World, place: Place) -> Option<&'static str> {
    let called = world.resolved(place).filter(|called| called.class.name == "java/lang/Thread");
    match called.map(|called| called.name) {
        Some("stop") => Some("a thread that is stopped wherever it is,"),
        Some("suspend") => Some("a thread that is suspended wherever it is,"),
        _ => makes_handler(world, place).then_some("a handler of uncaught exceptions, made"),
    }
}

/// Whether a statement makes an object that the VM calls when an exception ends a thread: that would be control flow
/// from every statement that may throw.
fn makes_handler(world: &World, place: Place) -> bool {
    const HANDLER: &str = "java/lang/Thread$UncaughtExceptionHandler";
    let is_handler = |class: ClassRef| {
        let is_group =
            class.declared_method("uncaughtException", "(Ljava/lang/Thread;Ljava/lang/Throwable;)V").is_some();
        class.is_application() && (is_group || class.all_interfaces.iter().any(|one| one.name == HANDLER))
    };
    let by_lambda = match world.dynamic(place) {
        Some(DynamicSite::Lambda { interface, .. }) => interface.name == HANDLER,
        _ => false,
    };
    let points_to = world.points_to();
    let is_new = matches!(world.statement(place).operation, Operation::Pool(NEW, _));
    let made = world.statement(place).to.filter(|_| is_new).map(|to| points_to.of_variable(place.method, to));
    let by_class =
        |objects: &ObjectSet| objects.iter().filter_map(|object| points_to.object(object).class).any(is_handler);
    by_lambda || made.is_some_and(by_class)
}

fn actions(program: &Program, world: &World, table: &Table) -> Actions {
    let reader = Reader { program, world, table };
    let of_method = |method| world.places(method).map(|place| reader.action(place)).collect();
    let mut all: Vec<Vec<Action>> = world.methods().map(of_method).collect();
    if may_print_otherwise(world) {
        for action in all.iter_mut().flatten() {
            if matches!(action, Action::Library(Call::Output)) {
                *action = Action::Library(Call::Opaque);
            }
        }
    }
    Actions(all)
}
