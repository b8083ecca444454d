//! Which exceptions each statement of a program may raise in a model, and which leave each method.
//!
//! The least solution over the call graph. Exceptions are classes; [`Raised::anything`] stands for those of which only
//! the library knows. Errors of the machine (no memory, no stack) and of linkage are taken not to happen. Errs towards
//! more: a handler that is never reached is only text.

mod library;

use crate::library_calls::{Known, known};
use analysis::whole::{Locks, MethodNumber, ObjectNumber, Place, World};
use classfile::opcode::*;
use flow::Definition;
use flow::form::{BlockId, Catcher, Operation, StatementId, Value};
use program::{ClassRef, Program};
use slicing::{NonNull, Setting};
use std::collections::BTreeMap;

/// Exceptions, by their exact classes.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
pub(crate) struct Raised {
    classes: BTreeMap<u32, ClassRef>,
    /// Also others.
    pub(crate) anything: bool,
}

impl Raised {
    pub(crate) fn is_empty(&self) -> bool {
        self.classes.is_empty() && !self.anything
    }

    pub(crate) fn classes(&self) -> impl Iterator<Item = ClassRef> + '_ {
        self.classes.values().copied()
    }

    fn add(&mut self, class: ClassRef) {
        self.classes.insert(class.id.0, class);
    }

    pub(crate) fn add_all(&mut self, other: &Raised) {
        self.classes.extend(&other.classes);
        self.anything |= other.anything;
    }

    /// Whether a handler of a class may get one of them.
    pub(crate) fn reaches(&self, caught: ClassRef) -> bool {
        self.anything || self.classes().any(|class| class.is_subclass_of(caught))
    }

    /// What passes a handler.
    pub(crate) fn without(&self, caught: ClassRef) -> Raised {
        let passes = |(_, class): &(&u32, &ClassRef)| !class.is_subclass_of(caught);
        let classes = self.classes.iter().filter(passes).map(|(id, class)| (*id, *class)).collect();
        Raised { classes, anything: self.anything && caught.name != "java/lang/Throwable" }
    }
}

/// What a program may raise.
pub(crate) struct Exceptions<'a> {
    setting: &'a Setting<'a>,
    pub(crate) non_null: NonNull<'a>,
    locks: Locks,
    /// Whether some thread is interrupted.
    pub(crate) interrupts: bool,
    /// Whether some thread is stopped, and throws something wherever it is.
    stops: bool,
    statements: Vec<Vec<Raised>>,
    methods: Vec<Raised>,
    /// For each method the blocks that are reached, handlers only by exceptions that there are.
    reached: Vec<Vec<bool>>,
}

impl<'a> Exceptions<'a> {
    pub(crate) fn of(setting: &'a Setting<'a>) -> Exceptions<'a> {
        let world = &setting.world;
        let statements: Vec<Vec<Raised>> =
            world.methods().map(|one| vec![Raised::default(); world.method(one).form.statements.len()]).collect();
        let methods = vec![Raised::default(); statements.len()];
        let mut places = world.methods().flat_map(|method| world.places(method));
        let interrupts = places.any(|place| called(world, place) == Some(Known::Interrupt));
        let stops = crate::held_up::HeldUp::of(world).stops;
        let reached = world.methods().map(|one| vec![false; world.method(one).form.blocks.len()]).collect();
        let (non_null, locks) = (setting.non_null(), Locks::of(world));
        let mut found = Exceptions { setting, non_null, locks, interrupts, stops, statements, methods, reached };
        while found.pass() {}
        found
    }

    fn world(&self) -> &'a World {
        &self.setting.world
    }

    fn program(&self) -> &'a Program {
        self.setting.program()
    }

    /// What a statement may raise.
    pub(crate) fn at(&self, place: Place) -> &Raised {
        &self.statements[place.method.0 as usize][place.statement.0 as usize]
    }

    /// What may leave a method.
    pub(crate) fn leaving(&self, method: MethodNumber) -> &Raised {
        &self.methods[method.0 as usize]
    }

    /// The class that a handler catches.
    pub(crate) fn caught(&self, method: MethodNumber, catcher: &Catcher) -> Option<ClassRef> {
        match catcher.catch_type {
            0 => self.program().load("java/lang/Throwable").ok(),
            entry => self.program().resolve_class(self.world().method(method).method.class, entry).ok(),
        }
    }

    fn pass(&mut self) -> bool {
        let mut changed = false;
        for method in self.world().methods() {
            let reached = self.reach(method);
            changed |= self.reached[method.0 as usize] != reached;
            self.reached[method.0 as usize] = reached;
            for place in self.world().places(method) {
                if !self.is_reached(place) {
                    continue;
                }
                let raised = self.raises(place);
                let known = &mut self.statements[method.0 as usize][place.statement.0 as usize];
                changed |= *known != raised;
                *known = raised;
            }
            let leaving = self.leaves(method);
            changed |= self.methods[method.0 as usize] != leaving;
            self.methods[method.0 as usize] = leaving;
        }
        changed
    }

    fn is_reached(&self, place: Place) -> bool {
        let block = self.world().method(place.method).form.block_of(place.statement);
        self.reached[place.method.0 as usize][block.0 as usize]
    }

    /// The blocks of a method that are reached, as far as is known.
    fn reach(&self, method: MethodNumber) -> Vec<bool> {
        let form = &self.world().method(method).form;
        let mut reached = vec![false; form.blocks.len()];
        let mut waiting = vec![BlockId(0)];
        while let Some(block) = waiting.pop() {
            if reached.get(block.0 as usize) != Some(&false) {
                continue;
            }
            reached[block.0 as usize] = true;
            let known = form.block(block);
            waiting.extend(&known.targets);
            for statement in known.statement_ids() {
                let mut left = self.at(Place { method, statement }).clone();
                for catcher in &known.handlers {
                    let Some(caught) = self.caught(method, catcher) else { continue };
                    if left.reaches(caught) {
                        waiting.push(catcher.block);
                    }
                    left = left.without(caught);
                }
            }
        }
        reached
    }

    fn leaves(&self, method: MethodNumber) -> Raised {
        let form = &self.world().method(method).form;
        let mut leaving = Raised::default();
        for block in &form.blocks {
            for statement in block.statement_ids() {
                let mut raised = self.at(Place { method, statement }).clone();
                for catcher in &block.handlers {
                    if let Some(caught) = self.caught(method, catcher) {
                        raised = raised.without(caught);
                    }
                }
                leaving.add_all(&raised);
            }
        }
        leaving
    }

    fn raises(&self, place: Place) -> Raised {
        let world = self.world();
        let statement = world.statement(place);
        let mut raised = Raised::default();
        if self.stops && statement.operation != Operation::Catch {
            self.add(&mut raised, crate::held_up::DEATH);
        }
        if self.may_be_null(place) {
            self.add(&mut raised, "java/lang/NullPointerException");
        }
        for method in world.targets(place) {
            raised.add_all(self.leaving(*method));
        }
        for method in world.initializers(place) {
            raised.add_all(&self.of_initialiser(*method));
        }
        if crate::stores::may_not_fit(world, place) {
            self.add(&mut raised, "java/lang/ArrayStoreException");
        }
        match &statement.operation {
            Operation::Throw => raised.add_all(&self.thrown(place)),
            Operation::Plain(IDIV | IREM | LDIV | LREM) => {
                let is_zero = match statement.operands[1] {
                    Value::Int(divisor) => divisor == 0,
                    Value::Long(divisor) => divisor == 0,
                    _ => true,
                };
                if is_zero {
                    self.add(&mut raised, "java/lang/ArithmeticException");
                }
            }
            Operation::Plain(IALOAD..=SALOAD | IASTORE..=SASTORE) if !is_inside(world, place) => {
                self.add(&mut raised, "java/lang/ArrayIndexOutOfBoundsException");
            }
            Operation::NewArray(_) | Operation::Pool(ANEWARRAY, _) | Operation::MultiArray(_) => {
                if !statement.operands.iter().all(|length| matches!(length, Value::Int(0..))) {
                    self.add(&mut raised, "java/lang/NegativeArraySizeException");
                }
            }
            Operation::Pool(INVOKEVIRTUAL | INVOKEINTERFACE, _) if crate::lambdas::may_need_objects(world, place) => {
                self.add(&mut raised, "java/lang/NullPointerException");
                self.add_of_library(place, &mut raised);
            }
            Operation::Pool(CHECKCAST, _) if self.setting.may_throw(place) => {
                self.add(&mut raised, "java/lang/ClassCastException");
            }
            _ => self.add_of_library(place, &mut raised),
        }
        raised
    }

    /// What a class that is needed may raise (JLS 12.4.2): errors of its initialiser, other exceptions as an error, and
    /// for those who come later that the class has failed.
    pub(crate) fn of_initialiser(&self, initializer: MethodNumber) -> Raised {
        let leaving = self.leaving(initializer);
        let mut raised = Raised { anything: leaving.anything, ..Raised::default() };
        if leaving.is_empty() {
            return raised;
        }
        let error = self.program().load("java/lang/Error").ok();
        for class in leaving.classes() {
            match error.is_some_and(|error| class.is_subclass_of(error)) {
                true => raised.add(class),
                false => self.add(&mut raised, "java/lang/ExceptionInInitializerError"),
            }
        }
        self.add(&mut raised, "java/lang/NoClassDefFoundError");
        raised
    }

    fn add(&self, raised: &mut Raised, name: &str) {
        match self.program().load(name) {
            Ok(class) => raised.add(class),
            Err(_) => raised.anything = true,
        }
    }

    /// Whether what a statement uses as an object may be null.
    pub(crate) fn may_be_null(&self, place: Place) -> bool {
        let statement = self.world().statement(place);
        slicing::dereferenced(statement).is_some_and(|operand| !self.non_null.is_object(place, operand))
            && !(statement.operation == Operation::Plain(MONITOREXIT) && self.was_entered(place))
    }

    /// Whether a monitor is left by the copy that was made of a variable just before its monitor was entered, as
    /// `javac` does; then it is none of null. Takes structured locking for granted (JVMS 2.11.10).
    fn was_entered(&self, place: Place) -> bool {
        let form = &self.world().method(place.method).form;
        let exited = form.statement(place.statement).operands.first().and_then(|operand| operand.variable());
        let mut copies = form.statement_ids().filter(|id| form.statement(*id).to == exited && exited.is_some());
        let (Some(copy), None) = (copies.next(), copies.next()) else { return false };
        let is_entered = |id: StatementId| {
            let statement = form.statement(id);
            let copied = form.statement(copy).operands.first().copied();
            statement.operation == Operation::Plain(MONITORENTER)
                && (statement.operands.first().copied() == copied
                    || statement.operands.first().and_then(|one| one.variable()) == exited)
        };
        form.statement(copy).operation == Operation::Move
            && form.block(form.block_of(copy)).statement_ids().any(|id| id > copy && is_entered(id))
    }

    /// What is thrown by `throw`: what its handler has caught, or else what is known of the variable.
    fn thrown(&self, place: Place) -> Raised {
        let world = self.world();
        if let Some(caught) = self.caught_before(place) {
            return caught;
        }
        let points_to = world.points_to();
        let mut raised = Raised::default();
        for object in points_to.of(place.method, world.statement(place).operands[0]).iter() {
            match points_to.object(object).class {
                Some(class) if object != ObjectNumber::LIBRARY => raised.add(class),
                _ => raised.anything = true,
            }
        }
        raised
    }

    /// What the handlers may have caught whose exception is thrown again; nothing if it may be another one.
    fn caught_before(&self, place: Place) -> Option<Raised> {
        let known = self.world().method(place.method);
        let mut raised = Raised::default();
        let mut waiting = vec![(place.statement, 0)];
        let mut seen: Vec<StatementId> = Vec::new();
        while let Some((statement, operand)) = waiting.pop() {
            for number in known.def_use.reaching(statement, operand) {
                let Definition::Statement(definition) = known.def_use.definition(*number).0 else { return None };
                if seen.contains(&definition) {
                    continue;
                }
                seen.push(definition);
                match known.form.statement(definition).operation {
                    Operation::Move => waiting.push((definition, 0)),
                    Operation::Catch => raised.add_all(&self.caught_by(place.method, definition)),
                    _ => return None,
                }
            }
        }
        Some(raised)
    }

    /// What a handler that begins with a statement may catch.
    pub(crate) fn caught_by(&self, method: MethodNumber, first: StatementId) -> Raised {
        let form = &self.world().method(method).form;
        let handler = form.block_of(first);
        let mut found = Raised::default();
        for block in &form.blocks {
            for statement in block.statement_ids() {
                let mut raised = self.at(Place { method, statement }).clone();
                for catcher in &block.handlers {
                    let Some(caught) = self.caught(method, catcher) else { continue };
                    if catcher.block == handler {
                        let kept = raised.without(caught);
                        raised.classes.retain(|id, _| !kept.classes.contains_key(id));
                        found.add_all(&raised);
                        break;
                    }
                    raised = raised.without(caught);
                }
            }
        }
        found
    }
}

/// Whether an index is constant and within all arrays that a statement may mean.
fn is_inside(world: &World, place: Place) -> bool {
    let [array, Value::Int(index), ..] = world.statement(place).operands.as_slice() else { return false };
    let points_to = world.points_to();
    points_to.of(place.method, *array).iter().all(|object| {
        let site = points_to.object(object).site().map(|site| world.statement(site));
        site.is_some_and(|made| match (&made.operation, made.operands.as_slice()) {
            (Operation::NewArray(_) | Operation::Pool(ANEWARRAY, _), [Value::Int(length)]) => {
                (0..*length).contains(index)
            }
            _ => false,
        })
    })
}

/// What is known of the library's method that a statement calls.
pub(crate) fn called(world: &World, place: Place) -> Option<Known> {
    known(world.resolved(place)?)
}
