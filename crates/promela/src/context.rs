//! What all parts of a translation share: the program with what is known of it, names, and what was asked for so far.

use crate::call_graph::Plan;
use crate::claims::Claims;
use crate::concurrent::Slot;
use crate::contention::Contention;
use crate::edges;
use crate::endings::Endings;
use crate::held_up::HeldUp;
use crate::model::{Bounds, Request, Site};
use crate::names::{self, Unique};
use crate::objects::{Demand, Objects, Source};
use crate::raised::Exceptions;
use analysis::whole::{MethodNumber, Place, World};
use program::{ClassRef, FieldRef, Program};
use slicing::Setting;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

/// Names that were given.
#[derive(Default)]
struct Names {
    unique: Unique,
    classes: BTreeMap<u32, String>,
    methods: BTreeMap<MethodNumber, String>,
    fields: BTreeMap<(u32, u16), String>,
    variables: BTreeMap<(MethodNumber, String, &'static str), String>,
    /// Calls of sections have numbers, for each section from 1 on.
    section_calls: BTreeMap<(MethodNumber, String), u32>,
}

/// What was asked for so far.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Asked {
    pub(crate) demand: Demand,
    pub(crate) fields: BTreeMap<(u32, u16), FieldRef>,
    pub(crate) tests: BTreeMap<u32, ClassRef>,
    pub(crate) elements: BTreeSet<&'static str>,
    /// What lambdas have captured: the statement that makes them, and how many values of which types.
    pub(crate) captures: BTreeMap<Place, Vec<(String, &'static str)>>,
    /// Classes with an initialiser.
    pub(crate) initialised: BTreeMap<u32, ClassRef>,
    pub(crate) target_of_threads: bool,
    /// Whether monitors of threads are used.
    pub(crate) monitors_of_threads: bool,
    /// What objects of `java.util.concurrent` hold.
    pub(crate) slots: BTreeSet<Slot>,
    /// Whether there are read-write locks, and barriers.
    pub(crate) read_write: bool,
    pub(crate) barriers: bool,
    /// Whether threads hand objects over (`SynchronousQueue`).
    pub(crate) hand_offs: bool,
    /// Whether the program parks threads, and whether it uses classes that do.
    pub(crate) parks: bool,
    pub(crate) queues: bool,
    /// Whether there are fair locks or semaphores.
    pub(crate) is_fair: bool,
    /// The numbers of permits that threads wait for; none stands for numbers that are not constant.
    pub(crate) permits: BTreeSet<Option<i32>>,
    /// Whether some wait keeps an interrupt to itself, and whether threads look at the interrupts of others.
    pub(crate) keeps_interrupts: bool,
    pub(crate) looks_at_interrupts: bool,
    /// Types of arrays whose cells are copied.
    pub(crate) copied: BTreeSet<&'static str>,
    /// Whether `equals` is asked of boxed values or texts, and whether `==` may tell such objects apart.
    pub(crate) equals: bool,
    pub(crate) identities: bool,
    /// What is asked of texts, and whether hashes are asked for of any object.
    pub(crate) of_texts: BTreeSet<crate::texts::Use>,
    pub(crate) hashes: bool,
    /// Whether there are enumerations.
    pub(crate) enums: bool,
    /// Whether there are numbers of type `long`.
    pub(crate) longs: bool,
    /// Whether something may not be known.
    pub(crate) told: bool,
    /// Whether the program puts texts together.
    pub(crate) makes_texts: bool,
    /// Whether there are handlers of uncaught exceptions.
    pub(crate) handlers: bool,
}

/// A program on its way into Promela.
pub(crate) struct Context<'a> {
    pub(crate) setting: &'a Setting<'a>,
    pub(crate) request: &'a Request,
    pub(crate) claims: &'a Claims,
    /// Whether somebody asks for threads by names that the program gives.
    pub(crate) names_threads: bool,
    /// Where the program states formulas.
    pub(crate) stated: Vec<Place>,
    pub(crate) exceptions: Exceptions<'a>,
    pub(crate) objects: Objects,
    pub(crate) contention: Contention,
    /// Whether objects that nobody can reach are used again.
    pub(crate) reuses: bool,
    pub(crate) thread: Option<ClassRef>,
    /// Whether others may go on while threads wait for each other for ever.
    pub(crate) circles: bool,
    /// What may end a program before all of its threads have ended.
    pub(crate) endings: Endings,
    /// Whether threads are stopped or suspended.
    pub(crate) held_up: HeldUp,
    /// Whether the program uses monitors of threads, as far as the model was written before.
    pub(crate) thread_monitors: bool,
    /// Whether there are fair locks or semaphores, as far as the model was written before.
    pub(crate) known_fair: bool,
    /// Which methods are expanded, and which are sections.
    pub(crate) plan: Plan,
    pub(crate) asked: RefCell<Asked>,
    names: RefCell<Names>,
    refusals: RefCell<BTreeSet<String>>,
    /// What adopted code has that a model does not have.
    pub(crate) unmodelled: RefCell<Vec<String>>,
    /// Such a thing, until it is written where it would happen.
    trap: Cell<Option<usize>>,
}

impl<'a> Context<'a> {
    pub(crate) fn new(setting: &'a Setting<'a>, request: &'a Request, claims: &'a Claims) -> Context<'a> {
        let thread = setting.program().load("java/lang/Thread").ok();
        let endings = Endings::of(&setting.world);
        let mut context = Context {
            setting,
            request,
            claims,
            names_threads: claims.atoms.iter().any(|(_, atom)| crate::thread_names::asks_for_name(atom)),
            stated: Vec::new(),
            exceptions: Exceptions::of(setting),
            objects: Objects::of((setting.program(), &setting.world), thread, &Demand::default(), &Bounds::default()),
            contention: Contention::of(&setting.world),
            reuses: false,
            thread,
            circles: false,
            endings,
            held_up: HeldUp::of(&setting.world),
            thread_monitors: false,
            known_fair: false,
            plan: Plan::default(),
            asked: RefCell::default(),
            names: RefCell::default(),
            refusals: RefCell::default(),
            unmodelled: RefCell::default(),
            trap: Cell::default(),
        };
        context.stated = crate::stated::places(&context);
        context.circles = request.deadlocks
            && (endings.daemons || setting.world.methods().any(|method| edges::may_not_end(&context, method)));
        match context.is_watched() {
            true => Context { contention: Contention::of(&setting.world).watched(), ..context },
            false => context,
        }
    }

    /// Whether somebody looks at every state: then steps are not put together.
    pub(crate) fn is_watched(&self) -> bool {
        !self.claims.claims.is_empty() || !self.stated.is_empty() || self.has_class_properties()
    }

    /// The type of the number of times that a thread has entered a monitor or a lock: where methods do not call
    /// themselves these are few, but for locks, which are entered as often as one likes.
    pub(crate) fn entries(&self) -> &'static str {
        let calls_itself = self.world().methods().any(|method| self.plan.is_section(method));
        let has_locks =
            ["ReentrantLock", "ReentrantReadWriteLock"].iter().any(|lock| self.objects.of_tool(lock).is_some());
        if calls_itself || has_locks { "int" } else { "byte" }
    }

    pub(crate) fn world(&self) -> &'a World {
        &self.setting.world
    }

    pub(crate) fn program(&self) -> &'a Program {
        self.setting.program()
    }

    /// Begins the next writing, with the objects that the one before has asked for.
    pub(crate) fn begin(&mut self, bounds: &Bounds) {
        let asked = self.asked.take();
        self.reuses = bounds.reuse && crate::reuse::is_followed(&asked) && !self.has_class_properties();
        self.known_fair = asked.is_fair;
        self.thread_monitors = asked.monitors_of_threads;
        self.objects = Objects::of((self.program(), self.world()), self.thread, &asked.demand, bounds);
        self.refusals.take();
    }

    /// Something that a model does not have. A run of the model ends where adopted code would do it.
    pub(crate) fn refuse(&self, what: &str, place: Option<Place>) {
        let is_adopted =
            |place: Place| self.world().adoption().is_adopted(self.world().method(place.method).method.class);
        let words = match place {
            Some(place) => format!("{what} at {}", self.setting.words(place)),
            None => what.to_owned(),
        };
        if !place.is_some_and(is_adopted) {
            self.refusals.borrow_mut().insert(words);
            return;
        }
        self.trap.set(Some(self.unmodelled(words)));
    }

    /// The number of something that a model does not have, where a run of it ends.
    pub(crate) fn unmodelled(&self, words: String) -> usize {
        let unmodelled = &mut *self.unmodelled.borrow_mut();
        let known = unmodelled.iter().position(|known| *known == words);
        if known.is_none() {
            unmodelled.push(words);
        }
        known.unwrap_or(unmodelled.len() - 1)
    }

    /// What was refused since it was asked before, of adopted code.
    pub(crate) fn take_trap(&self) -> Option<usize> {
        self.trap.take()
    }

    pub(crate) fn refusals(&self) -> Vec<String> {
        self.refusals.borrow().iter().cloned().collect()
    }

    /// Where a statement is in Java.
    pub(crate) fn site(&self, place: Place) -> Site {
        let known = self.world().method(place.method);
        Site {
            class: known.method.class.java_name(),
            method: known.method.name.to_owned(),
            line: known.line(place.statement),
        }
    }

    pub(crate) fn class_name(&self, class: ClassRef) -> String {
        let names = &mut *self.names.borrow_mut();
        let unique = &mut names.unique;
        names.classes.entry(class.id.0).or_insert_with(|| unique.name(&names::of_class(&class.java_name()))).clone()
    }

    pub(crate) fn method_name(&self, number: MethodNumber) -> String {
        if let Some(name) = self.names.borrow().methods.get(&number) {
            return name.clone();
        }
        let method = self.world().method(number).method;
        let class = self.class_name(method.class);
        let own = match method.name {
            "<init>" => String::from("init"),
            "<clinit>" => String::from("clinit"),
            name => name.replace('$', "_"),
        };
        let names = &mut *self.names.borrow_mut();
        let name = names.unique.name(&[format!("{class}_{own}")]);
        names.methods.insert(number, name.clone());
        name
    }

    /// A field: of objects it is a macro that takes the object.
    pub(crate) fn field_name(&self, field: FieldRef) -> String {
        let key = (field.class.id.0, field.index);
        self.asked.borrow_mut().fields.insert(key, field);
        if let Some(name) = self.names.borrow().fields.get(&key) {
            return name.clone();
        }
        let class = self.class_name(field.class);
        let names = &mut *self.names.borrow_mut();
        let name = names.unique.name(&[format!("{class}_{}", field.name)]);
        names.fields.insert(key, name.clone());
        name
    }

    /// The number of a call of a section, by the label behind it.
    pub(crate) fn section_call(&self, callee: MethodNumber, label: &str) -> u32 {
        let calls = &mut self.names.borrow_mut().section_calls;
        let next = calls.keys().filter(|(known, _)| *known == callee).count() as u32 + 1;
        *calls.entry((callee, label.to_owned())).or_insert(next)
    }

    /// A variable of a method; those of one name and type are one.
    pub(crate) fn variable_name(&self, method: MethodNumber, base: &str, kind: &'static str) -> String {
        let key = (method, base.to_owned(), kind);
        if let Some(name) = self.names.borrow().variables.get(&key) {
            return name.clone();
        }
        let known = self.world().method(method).method;
        let (of_method, class) = (known.name.replace(['<', '>', '$'], "_"), self.class_name(known.class));
        // `this` alone is what a thread runs.
        let alone = if base == "this" { None } else { Some(base.to_owned()) };
        let wanted: Vec<String> = alone
            .into_iter()
            .chain([
                format!("{}_{base}", of_method.trim_matches('_')),
                format!("{class}_{}_{base}", of_method.trim_matches('_')),
            ])
            .collect();
        let names = &mut *self.names.borrow_mut();
        let name = names.unique.name(&wanted);
        names.variables.insert(key, name.clone());
        name
    }

    /// The object that stands for the exceptions of a class.
    pub(crate) fn failure(&self, name: &str) -> String {
        match self.program().load(name) {
            Ok(class) => self.failure_of(class),
            Err(_) => {
                self.refuse(&format!("{name}, which this JDK does not have"), None);
                String::from("null")
            }
        }
    }

    pub(crate) fn failure_of(&self, class: ClassRef) -> String {
        self.asked.borrow_mut().demand.failures.insert(class.id.0, class);
        self.row_name(&Source::Failure, Some(class))
    }

    pub(crate) fn mirror(&self, class: ClassRef) -> String {
        self.asked.borrow_mut().demand.mirrors.insert(class.id.0, class);
        self.row_name(&Source::Mirror, Some(class))
    }

    pub(crate) fn text(&self, text: &str) -> String {
        self.asked.borrow_mut().demand.texts.insert(text.to_owned());
        let row = self.objects.rows.iter().find(|row| row.source == Source::Text(text.to_owned()));
        row.map_or_else(|| String::from("null"), |row| row.name.clone())
    }

    /// What only the library knows, declared to be of a class; nobody looks into it.
    pub(crate) fn library_object(&self, class: &str) -> String {
        match self.program().load(class) {
            Ok(class) => {
                self.asked.borrow_mut().demand.library.insert(class.id.0, class);
                self.row_name(&Source::Library, Some(class))
            }
            Err(_) => {
                self.refuse(&format!("{class}, which cannot be found"), None);
                String::from("null")
            }
        }
    }

    fn row_name(&self, source: &Source, class: Option<ClassRef>) -> String {
        self.objects.with(source, class).map_or_else(|| String::from("null"), |row| row.name.clone())
    }

    /// A condition that holds for objects of a class.
    pub(crate) fn test(&self, class: ClassRef, object: &str) -> String {
        self.asked.borrow_mut().tests.insert(class.id.0, class);
        format!("is_{}({object})", self.class_name(class))
    }
}

/// The type of a field or variable in Promela, by its descriptor; nothing for those that Promela does not have.
pub(crate) fn promela_type(descriptor: &str) -> Option<&'static str> {
    Some(match descriptor.as_bytes().first()? {
        b'Z' => "bool",
        b'B' | b'S' => "short",
        b'C' | b'I' => "int",
        b'J' => crate::long::INT64,
        b'L' | b'[' => "ref",
        _ => return None,
    })
}
