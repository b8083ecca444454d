//! Which fields are never seen with the default value that they begin with (JVMS 2.3): whoever reads one, reads what
//! somebody has written.
//!
//! A static field: its class's initialiser writes it on every way, reads it only behind that, and nothing else that may
//! run while the class is being initialised reads it: what the initialiser and those above it call or initialise, in
//! circles too, and, where they call the library, whatever that calls. Other threads wait for the initialiser (JVMS
//! 5.5). An instance field: every constructor writes it, reads it only behind that, and uses `this` for nothing but
//! its fields and the constructor above. Errs towards fields that are seen too early. Without volatile and final, other
//! threads may see more than sequential consistency allows (JLS 17.5); that is not looked at, as in every search.

use analysis::whole::{Entry, MethodNumber, Place, World};
use classfile::opcode::*;
use flow::fixpoint::{self, DataFlow, Give, Order};
use flow::form::{Form, Operation, StatementId, Value};
use program::{ClassRef, FieldRef, Program};
use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

/// A field by the number of its class and its own.
pub(crate) type FieldKey = (u32, u16);

pub(crate) fn key(field: FieldRef) -> FieldKey {
    (field.class.id.0, field.index)
}

/// The constant that a static field has before any code runs (JVMS 4.7.2, 5.5), as an entry of its class's pool.
pub(crate) fn constant_entry(field: FieldRef) -> Option<u16> {
    let info = field.class.file.as_ref()?.fields.get(usize::from(field.index))?;
    info.constant_value().ok().flatten().filter(|_| field.is_static())
}

/// The fields that are settled.
pub(crate) struct Settled(BTreeSet<FieldKey>);

impl Settled {
    /// Finds all among the fields that own code accesses.
    pub(crate) fn of(program: &Program, world: &World) -> Settled {
        let mut finder = Finder { program, world, reads: BTreeMap::new() };
        let mut fields: BTreeMap<FieldKey, FieldRef> = BTreeMap::new();
        for place in world.methods().flat_map(|method| world.places(method)) {
            let Some(field) = world.field(place).filter(|field| world.is_own(field.class)) else { continue };
            fields.insert(key(field), field);
            if is_read(world, place) {
                finder.reads.entry(key(field)).or_default().push(place);
            }
        }
        let mut classes: BTreeMap<u32, (ClassRef, Vec<FieldRef>)> = BTreeMap::new();
        for field in fields.into_values() {
            classes.entry(field.class.id.0).or_insert_with(|| (field.class, Vec::new())).1.push(field);
        }
        let found = classes.into_values().flat_map(|(class, fields)| finder.of_class(class, &fields));
        Settled(found.map(key).collect())
    }

    pub(crate) fn contains(&self, field: FieldRef) -> bool {
        self.0.contains(&key(field))
    }
}

fn is_read(world: &World, place: Place) -> bool {
    matches!(world.statement(place).operation, Operation::Pool(GETFIELD | GETSTATIC, _))
}

struct Finder<'a> {
    program: &'a Program,
    world: &'a World,
    /// Where each field is read.
    reads: BTreeMap<FieldKey, Vec<Place>>,
}

impl Finder<'_> {
    /// The settled ones among fields of a class.
    fn of_class(&self, class: ClassRef, fields: &[FieldRef]) -> Vec<FieldRef> {
        let (of_class, of_objects): (Vec<FieldRef>, Vec<FieldRef>) = fields.iter().partition(|field| field.is_static());
        let mut found = self.of_class_itself(class, of_class);
        found.extend(self.of_objects(class, of_objects));
        found
    }

    fn of_class_itself(&self, class: ClassRef, fields: Vec<FieldRef>) -> Vec<FieldRef> {
        let (mut found, fields): (Vec<FieldRef>, Vec<FieldRef>) =
            fields.into_iter().partition(|field| constant_entry(field).is_some());
        let initializer = class.initializer().and_then(|method| self.world.number_of(method));
        let Some(initializer) = initializer.filter(|_| !fields.is_empty()) else { return found };
        let others = self.run_with(class, initializer);
        let written = Written::of(self, initializer, class);
        let is_seen = |field: FieldRef| {
            let reads = self.reads.get(&key(field));
            reads.is_some_and(|reads| reads.iter().any(|read| others.contains(&read.method)))
        };
        found.extend(fields.into_iter().filter(|field| written.settles(field) && !is_seen(field)));
        found
    }

    /// What else may run in the thread that initialises a class before that is done.
    fn run_with(&self, class: ClassRef, initializer: MethodNumber) -> BTreeSet<MethodNumber> {
        let above = std::iter::successors(class.super_class, |class| class.super_class);
        let initializers = above.chain(class.all_interfaces.iter().copied()).filter_map(|class| class.initializer());
        let mut waiting: Vec<MethodNumber> =
            initializers.filter_map(|method| self.world.number_of(method)).chain([initializer]).collect();
        let mut found = BTreeSet::new();
        while let Some(method) = waiting.pop() {
            if !found.insert(method) {
                continue;
            }
            for place in self.world.places(method) {
                waiting.extend(self.world.targets(place).iter().chain(self.world.initializers(place)));
                if self.world.calls_library(place) {
                    waiting.extend(self.world.entries().iter().filter_map(called_by_library));
                }
            }
        }
        found.remove(&initializer);
        found
    }

    fn of_objects(&self, class: ClassRef, fields: Vec<FieldRef>) -> Vec<FieldRef> {
        if fields.is_empty() || !self.is_kept_private(class) {
            return Vec::new();
        }
        let constructors: Vec<Written> =
            self.constructors(class).map(|method| Written::of(self, method, class)).collect();
        fields.into_iter().filter(|field| constructors.iter().all(|written| written.settles(field))).collect()
    }

    fn constructors(&self, class: ClassRef) -> impl Iterator<Item = MethodNumber> {
        self.world.methods().filter(move |method| {
            let method = self.world.method(*method).method;
            method.class == class && method.is_constructor()
        })
    }

    /// Whether nobody sees an object of a class before its constructors are done.
    fn is_kept_private(&self, class: ClassRef) -> bool {
        let above = class.super_class.is_none_or(|above| match above.name {
            "java/lang/Object" | "java/lang/Thread" | "java/lang/Enum" | "java/lang/Record" => true,
            _ => self.world.is_own(above) && self.is_kept_private(above),
        });
        above && self.constructors(class).all(|method| self.keeps_this(method))
    }

    fn keeps_this(&self, method: MethodNumber) -> bool {
        let known = self.world.method(method);
        let Some(this) = known.form.parameters.first().copied().map(Value::Variable) else { return false };
        known.form.statements.iter().all(|statement| {
            let uses = statement.operands.iter().enumerate().filter(|(_, value)| **value == this);
            let mut positions = uses.map(|(position, _)| position);
            positions.all(|position| match statement.operation {
                Operation::Pool(GETFIELD | PUTFIELD, _) => position == 0,
                Operation::Pool(INVOKESPECIAL, entry) => {
                    let called = self.program.resolve_method(known.method.class, entry);
                    position == 0 && called.is_ok_and(|called| called.is_constructor())
                }
                _ => false,
            })
        })
    }
}

fn called_by_library(entry: &Entry) -> Option<MethodNumber> {
    match entry {
        Entry::Callback(method) | Entry::Initializer { method, by_library: true, .. } => Some(*method),
        _ => None,
    }
}

/// What an initialiser or a constructor surely writes of its own class or object.
struct Written {
    /// On every way to a return; none if it never returns.
    at_return: Option<BTreeSet<FieldKey>>,
    /// Read where it may not have been written.
    too_early: BTreeSet<FieldKey>,
}

impl Written {
    fn of(finder: &Finder<'_>, method: MethodNumber, class: ClassRef) -> Written {
        let form = &finder.world.method(method).form;
        let mut pass = Pass { finder, method, class, form };
        let Ok(facts) = fixpoint::solve(&mut pass, form.blocks.len(), Order::LowestFirst, [(0, BTreeSet::default())]);
        let mut found = Written { at_return: None, too_early: BTreeSet::new() };
        for (block, fact) in form.blocks.iter().zip(facts) {
            let Some(mut fact) = fact else { continue };
            for id in block.statement_ids() {
                found.too_early.extend(pass.reads(id).filter(|read| !fact.contains(read)));
                pass.execute(id, &mut fact);
            }
            if form.statement(block.end()).operation == Operation::Return {
                found.at_return = Some(match found.at_return.take() {
                    Some(known) => known.intersection(&fact).copied().collect(),
                    None => fact,
                });
            }
        }
        found
    }

    fn settles(&self, field: FieldRef) -> bool {
        let key = key(field);
        self.at_return.as_ref().is_none_or(|written| written.contains(&key)) && !self.too_early.contains(&key)
    }
}

struct Pass<'a> {
    finder: &'a Finder<'a>,
    method: MethodNumber,
    class: ClassRef,
    form: &'a Form,
}

impl Pass<'_> {
    /// The own field that a statement accesses by an instruction for classes or for objects.
    fn own(&self, id: StatementId, of_class: u8, of_object: u8) -> Option<FieldKey> {
        let field = self.finder.world.field(Place { method: self.method, statement: id })?;
        let statement = self.form.statement(id);
        let is_meant = match statement.operation {
            Operation::Pool(code, _) if code == of_class => true,
            Operation::Pool(code, _) if code == of_object => statement.operands.first() == self.this().as_ref(),
            _ => false,
        };
        Some(key(field)).filter(|_| is_meant && field.class == self.class)
    }

    fn this(&self) -> Option<Value> {
        self.form.parameters.first().copied().map(Value::Variable)
    }

    fn reads(&self, id: StatementId) -> impl Iterator<Item = FieldKey> {
        self.own(id, GETSTATIC, GETFIELD).into_iter()
    }

    fn execute(&self, id: StatementId, fact: &mut BTreeSet<FieldKey>) {
        fact.extend(self.own(id, PUTSTATIC, PUTFIELD));
        if self.constructs_by_another(id) {
            // Every constructor of the class is asked the same.
            fact.extend(self.class.fields().iter().map(|field| (self.class.id.0, field.index)));
        }
    }

    /// Whether a statement is `this(…)`.
    fn constructs_by_another(&self, id: StatementId) -> bool {
        let statement = self.form.statement(id);
        let Operation::Pool(INVOKESPECIAL, entry) = statement.operation else { return false };
        let called = self.finder.program.resolve_method(self.class, entry);
        let is_own = called.is_ok_and(|called| called.is_constructor() && called.class == self.class);
        is_own && self.this().is_some_and(|this| statement.operands.first() == Some(&this))
    }
}

impl DataFlow for Pass<'_> {
    type Fact = BTreeSet<FieldKey>;
    type Error = Infallible;

    fn meet(
        &mut self,
        _: usize,
        known: &mut Option<BTreeSet<FieldKey>>,
        arriving: &BTreeSet<FieldKey>,
    ) -> Result<bool, Infallible> {
        let Some(known) = known else {
            *known = Some(arriving.clone());
            return Ok(true);
        };
        let before = known.len();
        known.retain(|field| arriving.contains(field));
        Ok(known.len() != before)
    }

    fn cross(&mut self, block: usize, fact: &BTreeSet<FieldKey>, give: &mut Give<'_, Self>) -> Result<(), Infallible> {
        let form = self.form;
        let block = &form.blocks[block];
        // What is written stays written: least is known where the block begins.
        for catcher in &block.handlers {
            give(self, catcher.block.0 as usize, fact)?;
        }
        let mut through = fact.clone();
        block.statement_ids().for_each(|id| self.execute(id, &mut through));
        for target in &block.targets {
            give(self, target.0 as usize, &through)?;
        }
        Ok(())
    }
}
