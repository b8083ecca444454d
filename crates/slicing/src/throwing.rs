//! Which statements may throw: what comes after them, or in a handler, depends on them.
//!
//! Errors of the machine (no memory, but for large arrays) and of linkage are taken not to happen; a proof by a slice
//! says so. What is not shown to be harmless may throw: an element by an index, a division, a cast, an array that may
//! be large, a use of what may be null, a call of the library without a row, one on a builder that threads share, a
//! call of own code that may throw, one that leads back to its method (no stack). Other calls are taken to find stack
//! enough.

use crate::actions::{Action, Call};
use crate::non_null::{NonNull, dereferenced};
use crate::roots::Roots;
use crate::setting::Actions;
use crate::shared_objects::calls_inside;
use analysis::whole::{MethodNumber, ObjectNumber, Place, World, WorldMethod};
use classfile::opcode::*;
use fixedbitset::FixedBitSet;
use flow::form::{Form, Operation, StatementId, Value};
use flow::{Control, Definition};
use program::{MethodRef, Program};
use std::collections::BTreeSet;

/// For each statement whether it may throw.
pub(crate) struct Throwing {
    statements: Vec<Vec<bool>>,
    /// Whether an exception may leave each method.
    methods: Vec<bool>,
    /// The calls that may go by way of a method reference.
    by_name: BTreeSet<Place>,
    /// The calls that may race inside an object of the library.
    inside: BTreeSet<Place>,
    /// For each method those that it leads to by calls.
    called: Vec<FixedBitSet>,
}

impl Throwing {
    pub(crate) fn of(
        program: &Program,
        world: &World,
        actions: &Actions,
        (roots, non_null): (&Roots, &NonNull<'_>),
    ) -> Throwing {
        let statements: Vec<Vec<bool>> =
            world.methods().map(|method| vec![false; world.method(method).form.statements.len()]).collect();
        let called = world.methods().map(|method| called_by(world, method)).collect();
        let by_name = calls_by_name(program, world);
        let inside = calls_inside(world, actions, roots);
        let mut found = Throwing { methods: vec![false; statements.len()], statements, by_name, inside, called };
        while found.pass(program, world, actions, non_null) {}
        found
    }

    fn pass(&mut self, program: &Program, world: &World, actions: &Actions, non_null: &NonNull<'_>) -> bool {
        let mut changed = false;
        for method in world.methods() {
            for place in world.places(method) {
                let known = self.statements[method.0 as usize][place.statement.0 as usize];
                if !known && self.throws(program, world, actions, non_null, place) {
                    self.statements[method.0 as usize][place.statement.0 as usize] = true;
                    changed = true;
                }
            }
            let form = &world.method(method).form;
            let leaves = form.statement_ids().any(|id| self.leaves(form, method, id));
            changed |= leaves && !std::mem::replace(&mut self.methods[method.0 as usize], true);
        }
        changed
    }

    /// Whether a call may go by way of a method reference: what it hands over may be used there, and be null.
    pub(crate) fn calls_by_name(&self, place: Place) -> bool {
        self.by_name.contains(&place)
    }

    /// Whether a call may race inside an object of the library.
    pub(crate) fn may_race_inside(&self, place: Place) -> bool {
        self.inside.contains(&place)
    }

    /// Whether a statement may throw.
    pub(crate) fn may_throw(&self, place: Place) -> bool {
        self.statements[place.method.0 as usize][place.statement.0 as usize]
    }

    /// Whether an exception of a statement may leave its method.
    pub(crate) fn leaves(&self, form: &Form, method: MethodNumber, id: StatementId) -> bool {
        let catches_all = || form.block(form.block_of(id)).handlers.iter().any(|catcher| catcher.catch_type == 0);
        self.statements[method.0 as usize][id.0 as usize] && !catches_all()
    }

    fn throws(
        &self,
        program: &Program,
        world: &World,
        actions: &Actions,
        non_null: &NonNull<'_>,
        place: Place,
    ) -> bool {
        let statement = world.statement(place);
        let by_null = dereferenced(statement).is_some_and(|operand| !non_null.is_object(place, operand));
        let by_initializer = world.initializers(place).iter().any(|method| self.methods[method.0 as usize]);
        let by_target = world.targets(place).iter().any(|method| self.methods[method.0 as usize]);
        let leads_back = |target: &MethodNumber| {
            *target == place.method || self.called[target.0 as usize].contains(place.method.0 as usize)
        };
        let by_recursion = || world.targets(place).iter().any(leads_back);
        let by_itself = || self.throws_itself(program, world, (actions, non_null), place);
        by_null || by_initializer || by_target || self.calls_by_name(place) || by_recursion() || by_itself()
    }

    fn throws_itself(
        &self,
        program: &Program,
        world: &World,
        (actions, non_null): (&Actions, &NonNull<'_>),
        place: Place,
    ) -> bool {
        let statement = world.statement(place);
        let is_other_than_zero = |value: &Value| match value {
            Value::Int(value) => *value != 0,
            Value::Long(value) => *value != 0,
            _ => false,
        };
        match (&statement.operation, actions.at(place)) {
            (Operation::Throw, _) => true,
            (Operation::Plain(IDIV | LDIV | IREM | LREM), _) => {
                !statement.operands.last().is_some_and(is_other_than_zero)
            }
            (_, Action::ReadElement | Action::WriteElement) => true,
            (Operation::NewArray(_) | Operation::MultiArray(_) | Operation::Pool(ANEWARRAY, _), _) => {
                !is_small(&statement.operands)
            }
            (Operation::Pool(CHECKCAST, entry), _) => !is_certain_cast(program, world, place, *entry),
            (_, Action::Library(Call::Contained)) => self.may_race_inside(place),
            (_, Action::Library(Call::Pure | Call::Output)) => false,
            (_, Action::Library(Call::Thread)) => !is_plain_thread(program, world, non_null, place),
            (_, Action::Library(Call::Start)) => !starts_once(world, place),
            (_, Action::Library(_)) => true,
            _ => false,
        }
    }
}

/// Arrays of more elements may find no memory.
const MOST_ELEMENTS: u64 = 1 << 16;

/// Whether an array has constant dimensions, and few elements.
fn is_small(dimensions: &[Value]) -> bool {
    let length = |value: &Value| match value {
        Value::Int(length) => u64::try_from(*length).ok(),
        _ => None,
    };
    let elements = dimensions.iter().map(length).try_fold(1_u64, |product, one| Some(product.saturating_mul(one?)));
    elements.is_some_and(|elements| elements <= MOST_ELEMENTS)
}

/// The calls of an interface's method that run one which does not implement it: a method reference. Its receiver may be
/// the first argument, and arguments and results may be unboxed on the way. What javac makes of a lambda expression has
/// the very types.
fn calls_by_name(program: &Program, world: &World) -> BTreeSet<Place> {
    let is_by_name = |place: &Place| {
        let Operation::Pool(INVOKEINTERFACE | INVOKEVIRTUAL, entry) = world.statement(*place).operation else {
            return false;
        };
        let Ok(named) = program.resolve_method(world.method(place.method).method.class, entry) else { return false };
        let mut targets = world.targets(*place).iter().map(|target| world.method(*target).method);
        let is_plain = |target: MethodRef| {
            let implements =
                target.class.is_subclass_of(named.class) || target.class.all_interfaces.contains(&named.class);
            target.name == named.name && !target.is_static() && implements
        };
        let is_reference = |target: MethodRef| !target.name.starts_with("lambda$") && !is_plain(target);
        named.class.is_interface() && targets.any(is_reference)
    };
    world.methods().flat_map(|method| world.places(method)).filter(is_by_name).collect()
}

/// The methods that a method leads to by calls.
fn called_by(world: &World, method: MethodNumber) -> FixedBitSet {
    let mut found = FixedBitSet::with_capacity(world.methods().count());
    let mut waiting = vec![method];
    while let Some(at) = waiting.pop() {
        for target in world.places(at).flat_map(|place| world.targets(place)) {
            if !found.put(target.0 as usize) {
                waiting.push(*target);
            }
        }
    }
    found
}

/// Whether a call makes a thread of a `Runnable` or of nothing, without a name or with one that is not null.
fn is_plain_thread(program: &Program, world: &World, non_null: &NonNull<'_>, place: Place) -> bool {
    let Operation::Pool(_, entry) = world.statement(place).operation else { return false };
    let called = program.resolve_method(world.method(place.method).method.class, entry);
    called.is_ok_and(|called| {
        called.is_constructor()
            && match called.descriptor {
                "()V" | "(Ljava/lang/Runnable;)V" => true,
                "(Ljava/lang/String;)V" => non_null.is_object(place, 1),
                "(Ljava/lang/Runnable;Ljava/lang/String;)V" => non_null.is_object(place, 2),
                _ => false,
            }
    })
}

/// Whether a thread is started that is new each time, and nowhere else: it cannot have been started before.
fn starts_once(world: &World, place: Place) -> bool {
    let Some(started) = world.started_objects(place) else { return false };
    let places = world.methods().flat_map(|method| world.places(method));
    let mut elsewhere = places
        .filter(|other| *other != place && world.started_objects(*other).is_some_and(|other| other.meets(started)));
    let is_new = world.executes_once(place) || made_just_before(world, place);
    is_new && elsewhere.next().is_none()
}

/// Whether the receiver was made by `new` in the same method, on every way since the place was last executed.
fn made_just_before(world: &World, place: Place) -> bool {
    let known = world.method(place.method);
    let mut at = (place.statement, 0);
    loop {
        let [number] = known.def_use.reaching(at.0, at.1) else { return false };
        let Definition::Statement(statement) = known.def_use.definition(*number).0 else { return false };
        match known.form.statement(statement).operation {
            Operation::Move => at = (statement, 0),
            // What reaches the use is this one alone, so it is executed again before each use.
            Operation::Pool(NEW, _) => return !is_between(known, statement, place.statement),
            _ => return false,
        }
    }
}

/// Whether a statement can be executed twice without another one in between.
fn is_between(known: &WorldMethod, made: StatementId, used: StatementId) -> bool {
    let control = Control::of(&known.form, |_| true);
    let mut seen = BTreeSet::new();
    let mut waiting: Vec<StatementId> = control.successors(used).collect();
    while let Some(at) = waiting.pop() {
        if at == used {
            return true;
        }
        if at != made && at != control.end() && seen.insert(at) {
            waiting.extend(control.successors(at));
        }
    }
    false
}

/// Whether everything that is cast is of the class, as far as points-to knows.
fn is_certain_cast(program: &Program, world: &World, place: Place, entry: u16) -> bool {
    let class = world.method(place.method).method.class;
    let Ok(wanted) = program.resolve_class(class, entry) else { return false };
    let objects = world.points_to().of(place.method, world.statement(place).operands[0]);
    let fits = |object: ObjectNumber| {
        let found = world.points_to().object(object).class;
        found.is_some_and(|found| found.is_subclass_of(wanted) || found.all_interfaces.contains(&wanted))
    };
    objects.iter().all(fits)
}
