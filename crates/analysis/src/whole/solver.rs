//! The solver: reads own methods as they are reached and solves their constraints on the way.
//!
//! One worklist of methods to read and one of sets that have grown. The result is the least solution, so the order in
//! which they are taken shows in the numbers of methods and objects only; it is fixed by the program.

use super::adoption::Adoption;
use super::calls::{Call, CallId, Caller};
use super::constraints::{Constraints, FilterId, NodeId};
use super::dynamic_sites::DynamicSite;
use super::lambdas::Lambda;
use super::objects::{Check, Filter, ObjectKind, ObjectNumber, Objects};
use super::place::{MethodNumber, Place};
use super::set::ObjectSet;
use super::unfollowed::Unfollowed;
use super::world::WorldMethod;
use flow::form::{BlockId, Value, VariableId};
use program::{ClassId, ClassRef, FieldRef, MethodId, MethodRef, Program};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::rc::Rc;

/// What has to be done for each object of a set.
#[derive(Clone, Copy, Debug)]
pub(super) enum Use {
    Load {
        field: FieldRef,
        to: NodeId,
    },
    Store {
        field: FieldRef,
        from: NodeId,
    },
    LoadElement {
        to: NodeId,
    },
    StoreElement {
        from: NodeId,
    },
    /// The receiver of a call: its class decides what runs.
    Receiver(CallId),
    /// The receiver of a call of exactly this library method.
    LibraryReceiver(CallId),
    /// What a thread is started with or runs.
    RunsTarget(CallId),
    /// What the library holds, and what it may call.
    Held,
    Called,
}

/// What a set of objects belongs to, besides variables.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Key {
    Result(MethodNumber),
    Thrown(MethodNumber),
    /// What the statements of a block throw.
    Raised(MethodNumber, BlockId),
    Static(ClassId, u16),
    Field(ObjectNumber, ClassId, u16),
    Elements(ObjectNumber),
    /// The `Runnable` that a thread was made with.
    Target(ObjectNumber),
    /// What the library may hand out as a value of a type.
    HeldAs(ClassId, Check),
    /// One object; of literals also texts that were interned.
    Alone(ObjectNumber),
}

/// What is known of a statement that calls.
#[derive(Clone, Debug, Default)]
pub(super) struct Site {
    pub(super) targets: BTreeSet<MethodNumber>,
    pub(super) starts: BTreeSet<MethodNumber>,
    pub(super) initializers: BTreeSet<MethodNumber>,
    /// Those that a thread which it starts may run before its own code.
    pub(super) started_initializers: BTreeSet<MethodNumber>,
    pub(super) started_objects: ObjectSet,
    pub(super) calls_library: bool,
    /// A thread that it starts may run code of the library.
    pub(super) starts_library: bool,
    /// It waits for the end of threads, for as long as it takes.
    pub(super) joins: bool,
    /// One execution may call several times.
    pub(super) repeats: bool,
}

/// The world while it grows.
pub(super) struct Solver<'a> {
    pub(super) program: &'a Program,
    pub(super) objects: Objects,
    pub(super) constraints: Constraints<Use>,
    pub(super) methods: Vec<WorldMethod>,
    pub(super) numbers: FxHashMap<MethodId, MethodNumber>,
    /// The set of each method's first variable; the others follow.
    pub(super) first_variables: Vec<NodeId>,
    pub(super) keyed: FxHashMap<Key, NodeId>,
    pub(super) held: NodeId,
    pub(super) called: NodeId,
    pub(super) calls: Vec<Call>,
    pub(super) linked: FxHashSet<(CallId, MethodNumber)>,
    pub(super) lambda_calls: FxHashMap<(Caller, ObjectNumber), CallId>,
    pub(super) linked_lambdas: FxHashSet<(CallId, ObjectNumber)>,
    /// What is thrown where a caller runs the target of a thread.
    pub(super) target_calls: FxHashMap<(Caller, ObjectNumber), NodeId>,
    pub(super) lambdas: FxHashMap<ObjectNumber, Lambda>,
    pub(super) callbacks: FxHashMap<MethodId, CallId>,
    pub(super) sites: FxHashMap<Place, Site>,
    pub(super) dynamic: FxHashMap<Place, DynamicSite>,
    pub(super) called_back: BTreeSet<MethodNumber>,
    pub(super) outside_initializers: BTreeSet<MethodNumber>,
    /// Those that the launcher runs before the main method.
    pub(super) launched_initializers: BTreeSet<MethodNumber>,
    pub(super) is_launching: bool,
    pub(super) fields: FxHashMap<Place, FieldRef>,
    pub(super) resolved: FxHashMap<Place, MethodRef>,
    pub(super) unfollowed: BTreeSet<Unfollowed>,
    pub(super) known_enums: FxHashSet<ClassId>,
    /// Objects that are made elsewhere than at their site.
    pub(super) several: BTreeSet<ObjectNumber>,
    /// Of library methods, which arguments they may keep.
    pub(super) keeping: FxHashMap<MethodId, Rc<[bool]>>,
    /// Uses that have to be told of objects.
    untold: Vec<(Use, ObjectSet)>,
    /// Methods whose statements have not been read.
    pub(super) unread: Vec<MethodNumber>,
    pub(super) adoption: Adoption,
}

impl<'a> Solver<'a> {
    pub(super) fn new(program: &'a Program, adoption: Adoption) -> Solver<'a> {
        let mut constraints = Constraints::new();
        let (held, called) = (constraints.node(), constraints.node());
        let mut solver = Solver {
            program,
            objects: Objects::new(program),
            constraints,
            methods: Vec::new(),
            numbers: FxHashMap::default(),
            first_variables: Vec::new(),
            keyed: FxHashMap::default(),
            held,
            called,
            calls: Vec::new(),
            linked: FxHashSet::default(),
            lambda_calls: FxHashMap::default(),
            linked_lambdas: FxHashSet::default(),
            target_calls: FxHashMap::default(),
            lambdas: FxHashMap::default(),
            callbacks: FxHashMap::default(),
            sites: FxHashMap::default(),
            dynamic: FxHashMap::default(),
            called_back: BTreeSet::new(),
            outside_initializers: BTreeSet::new(),
            launched_initializers: BTreeSet::new(),
            is_launching: false,
            fields: FxHashMap::default(),
            resolved: FxHashMap::default(),
            unfollowed: BTreeSet::new(),
            known_enums: FxHashSet::default(),
            several: BTreeSet::new(),
            keeping: FxHashMap::default(),
            untold: Vec::new(),
            unread: Vec::new(),
            adoption,
        };
        solver.flow(called, held);
        solver.give(held, ObjectNumber::LIBRARY);
        // The library may intern a text that is also a literal.
        solver.give(held, ObjectNumber::TEXT);
        solver.add_use(held, Use::Held);
        solver.add_use(called, Use::Called);
        solver
    }

    /// Reads and solves until nothing changes.
    pub(super) fn run(&mut self) {
        loop {
            if let Some(method) = self.unread.pop() {
                self.read(method);
            } else if let Some((one, objects)) = self.untold.pop() {
                self.tell(one, &objects);
            } else if let Some((uses, objects)) = self.constraints.next(&self.objects) {
                for one in uses {
                    self.tell(one, &objects);
                }
            } else {
                return;
            }
        }
    }

    fn tell(&mut self, one: Use, objects: &ObjectSet) {
        for object in objects.iter() {
            self.apply(one, object);
        }
    }

    fn apply(&mut self, one: Use, object: ObjectNumber) {
        match one {
            Use::Load { field, to } => self.load(object, field, to),
            Use::Store { field, from } => self.store(object, field, from),
            Use::LoadElement { to } => self.load_element(object, to),
            Use::StoreElement { from } => self.store_element(object, from),
            Use::Receiver(call) => self.receive(call, object),
            Use::LibraryReceiver(call) => self.library_receive(call, object),
            Use::RunsTarget(call) => self.receive_target(call, object),
            Use::Held => self.hold(object),
            Use::Called => self.call_back(object),
        }
    }

    /// The set that a key stands for, and whether it was made now.
    pub(super) fn keyed(&mut self, key: Key) -> (NodeId, bool) {
        if let Some(known) = self.keyed.get(&key) {
            return (*known, false);
        }
        let node = self.constraints.node();
        self.keyed.insert(key, node);
        (node, true)
    }

    pub(super) fn variable(&self, method: MethodNumber, variable: VariableId) -> NodeId {
        NodeId(self.first_variables[method.0 as usize].0 + variable.0)
    }

    /// The set of a value; none if it is no reference, or null.
    pub(super) fn value(&mut self, method: MethodNumber, value: Value) -> Option<NodeId> {
        match value {
            Value::Variable(variable) => {
                let kind = self.methods[method.0 as usize].form.variable(variable).kind;
                (kind == flow::typing::Kind::Reference).then(|| self.variable(method, variable))
            }
            Value::Text(_) => Some(self.alone(ObjectNumber::TEXT)),
            _ => None,
        }
    }

    /// A set of this object only.
    pub(super) fn alone(&mut self, object: ObjectNumber) -> NodeId {
        let (node, is_new) = self.keyed(Key::Alone(object));
        if is_new {
            self.give(node, object);
        }
        node
    }

    pub(super) fn give(&mut self, node: NodeId, object: ObjectNumber) {
        self.constraints.insert(node, &ObjectSet::of(object));
    }

    pub(super) fn flow(&mut self, from: NodeId, to: NodeId) {
        self.constraints.edge(from, to, None, &self.objects);
    }

    pub(super) fn flow_as(&mut self, from: NodeId, to: NodeId, filter: Filter) {
        let filter: FilterId = self.constraints.filter(filter);
        self.constraints.edge(from, to, Some(filter), &self.objects);
    }

    pub(super) fn add_use(&mut self, node: NodeId, one: Use) {
        let objects = self.constraints.add_use(node, one);
        if !objects.is_empty() {
            self.untold.push((one, objects));
        }
    }

    /// What the library may hand out as a value of a class.
    pub(super) fn held_as(&mut self, class: ClassRef, check: Check) -> NodeId {
        let (node, is_new) = self.keyed(Key::HeldAs(class.id, check));
        if is_new {
            self.flow_as(self.held, node, Filter { class, check });
        }
        node
    }

    /// The object that stands for the mirror of a class. The library can always find it.
    pub(super) fn mirror(&mut self, class: ClassRef) -> ObjectNumber {
        let object = self.objects.add(ObjectKind::Mirror(class), self.program.load("java/lang/Class").ok());
        self.give(self.held, object);
        object
    }

    pub(super) fn site(&mut self, place: Place) -> &mut Site {
        self.sites.entry(place).or_default()
    }

    /// The number of an own method that may run; reads it later. None if it has no code.
    pub(super) fn reach(&mut self, method: MethodRef) -> Option<MethodNumber> {
        if let Some(known) = self.numbers.get(&method.id) {
            return Some(*known);
        }
        match WorldMethod::read(method) {
            Ok(read) => {
                let number = MethodNumber(self.methods.len() as u32);
                let first = self.constraints.node();
                for _ in 1..read.form.variables.len().max(1) {
                    self.constraints.node();
                }
                self.first_variables.push(first);
                self.methods.push(read);
                self.numbers.insert(method.id, number);
                if method.is_static() && method.is_synchronized() {
                    self.mirror(method.class);
                }
                self.unread.push(number);
                Some(number)
            }
            // Adopted code ends there.
            Err(_) if self.adoption.is_adopted(method.class) => None,
            Err(what) => {
                self.unfollowed.insert(Unfollowed { place: None, what, subject: method.signature() });
                None
            }
        }
    }
}
