//! The call graph: rapid type analysis (Bacon and Sweeney, OOPSLA 1996) from the roots to a fixed point.
//!
//! A virtual call reaches what it selects for each class that some reachable code may instantiate, or of which there
//! were objects at the beginning. Class initialisers are reachable where their class may be initialised, but they are
//! no callees: whether one still runs depends on the state, so effects name the class instead (see
//! `Analysis::may_effects`). Errs towards more: one set of instantiated classes for the whole program, whichever thread
//! makes the objects.

mod entry;
mod held;
mod receivers;
mod values;
mod weight;

use crate::body::Start;
use crate::effects::flag::Flag;
use crate::effects::manner::Manner;
use crate::effects::numbering::{Monitor, Numbering};
use crate::facts::Facts;
use crate::given::{Given, GivenKey};
use crate::reader;
use crate::section;
use held::Held;
use program::{ClassId, ClassRef, FieldRef, MethodId, MethodRef, Program, access};
use receivers::Receivers;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// A node's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct NodeId(pub(crate) u32);

/// Something that may happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Flags(Flag),
    Read(FieldRefEq, Manner),
    Write(FieldRefEq, Manner),
    /// Something is added to the field, as a whole.
    Update(FieldRefEq, Manner),
    Enter(Monitor),
    /// The monitor is entered for a short section.
    Section(Monitor),
    /// Any field of objects of the class may be read, and written if so.
    Memory {
        class: ClassRef,
        write: bool,
    },
    /// An instruction accesses an element of an array of this kind.
    Element {
        kind: u8,
        write: bool,
    },
    /// The class may have to be initialised.
    Initialize(ClassRef),
    /// Everything that the node stands for.
    Call(NodeId),
}

/// A field, compared by identity.
#[derive(Clone, Copy)]
pub(crate) struct FieldRefEq(pub(crate) FieldRef);

impl PartialEq for FieldRefEq {
    fn eq(&self, other: &FieldRefEq) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for FieldRefEq {}

impl std::fmt::Debug for FieldRefEq {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.0.class.name, self.0.name)
    }
}

/// What a node stands for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Subject {
    /// A method, for calls of which this is known.
    Method { method: MethodRef, given: Given },
    /// A virtual or interface call of a method on an object of a static type.
    Dispatch { class: ClassRef, resolved: MethodRef, given: Given },
    /// The object that a lambda expression or method reference makes.
    Lambda,
}

/// A node of the call graph.
pub(crate) struct Node {
    pub(crate) subject: Subject,
    /// What happens whenever the node is called: of a method what comes before its code, of others all.
    pub(crate) entry: Vec<Event>,
    /// What the instructions of a method's code do.
    pub(crate) code: Vec<(u32, Event)>,
    /// What all of that is for callers, where the method is a short section.
    pub(crate) section: Option<Vec<Event>>,
    /// Whether the node is a method whose code runs and has been read.
    pub(crate) has_code: bool,
}

/// The call graph so far.
pub(crate) struct Graph {
    pub(crate) program: &'static Program,
    pub(crate) facts: Facts,
    pub(crate) numbering: Rc<Numbering>,
    pub(crate) nodes: Vec<Node>,
    methods: FxHashMap<(MethodId, GivenKey), NodeId>,
    /// Methods that nothing calls, as far as is known, but that threads are in: the instructions that they may still
    /// execute.
    parts: FxHashMap<MethodId, Vec<bool>>,
    dispatches: FxHashMap<(ClassId, MethodId, GivenKey), NodeId>,
    receivers: Receivers,
    held: Held,
    heavy: FxHashSet<MethodId>,
    /// Whether something that is reachable may do anything.
    pub(crate) has_unread_code: bool,
    targets: FxHashSet<(NodeId, NodeId)>,
    initialized: FxHashSet<ClassId>,
    /// Methods with code that only objects of these classes switch on.
    sleeping: FxHashMap<ClassId, Vec<NodeId>>,
    /// Methods whose code has not been read yet.
    waiting: Vec<NodeId>,
    /// Nodes below this number have been taken as complete by somebody.
    settled: u32,
    /// Whether one of those has changed since.
    pub(crate) outdated: bool,
    /// More methods are reachable than are worth an analysis.
    pub(crate) too_big: bool,
}

/// More reachable methods than this are not analysed.
const MOST_METHODS: usize = 20_000;

impl Graph {
    pub(crate) fn new(program: &'static Program, facts: Facts) -> Graph {
        let mut graph = Graph {
            program,
            facts,
            numbering: Rc::default(),
            nodes: Vec::new(),
            methods: FxHashMap::default(),
            parts: FxHashMap::default(),
            dispatches: FxHashMap::default(),
            receivers: Receivers::default(),
            held: Held::default(),
            heavy: FxHashSet::default(),
            has_unread_code: false,
            targets: FxHashSet::default(),
            initialized: FxHashSet::default(),
            sleeping: FxHashMap::default(),
            waiting: Vec::new(),
            settled: 0,
            outdated: false,
            too_big: false,
        };
        graph.held = Held::new(std::mem::take(&mut graph.facts.held));
        for class in std::mem::take(&mut graph.facts.instantiated) {
            graph.instantiate(class);
        }
        graph.instantiate_known();
        graph
    }

    /// How many methods are reachable.
    pub(crate) fn method_count(&self) -> usize {
        self.methods.len()
    }

    /// The node of a method. Its code is read when the graph is completed.
    pub(crate) fn method(&mut self, method: MethodRef) -> NodeId {
        self.method_with(method, Given::Nothing)
    }

    /// The node of a method for calls of which something is known.
    pub(crate) fn method_with(&mut self, method: MethodRef, given: Given) -> NodeId {
        let key = (method.id, given.key());
        if let Some(known) = self.methods.get(&key).copied() {
            if given == Given::Nothing && self.parts.remove(&method.id).is_some() {
                self.waiting.push(known);
            }
            return known;
        }
        let id = self.add(Subject::Method { method, given });
        self.methods.insert(key, id);
        self.waiting.push(id);
        id
    }

    /// The node of a method that a thread is in. As long as nothing calls it, only what the thread may still execute
    /// counts.
    pub(crate) fn frame(&mut self, method: MethodRef, start: Start) -> NodeId {
        let known = self.known_method(method);
        if let Some(known) = known.filter(|_| !self.parts.contains_key(&method.id)) {
            return known;
        }
        let Some(body) = self.body(method) else { return self.method(method) };
        let reachable = body.reachable(start);
        let node = known.unwrap_or_else(|| self.method(method));
        let part = self.parts.entry(method.id).or_insert_with(|| vec![false; reachable.len()]);
        if part.iter().zip(&reachable).any(|(old, new)| *new && !old) {
            part.iter_mut().zip(reachable).for_each(|(old, new)| *old |= new);
            self.waiting.push(node);
        }
        node
    }

    /// Whether only a part of a method counts, because nothing calls it.
    pub(crate) fn is_part(&self, method: MethodRef) -> bool {
        self.parts.contains_key(&method.id)
    }

    /// Whether an instruction of a method counts.
    pub(crate) fn counts(&self, method: MethodRef, index: usize) -> bool {
        self.parts.get(&method.id).is_none_or(|part| part.get(index).is_none_or(|counts| *counts))
    }

    /// The node of a method that has one.
    pub(crate) fn known_method(&self, method: MethodRef) -> Option<NodeId> {
        self.methods.get(&(method.id, GivenKey::Nothing)).copied()
    }

    /// The node of a virtual or interface call.
    pub(crate) fn dispatch(&mut self, class: ClassRef, resolved: MethodRef) -> NodeId {
        self.dispatch_with(class, resolved, Given::Nothing)
    }

    /// The node of a virtual or interface call of which something is known.
    pub(crate) fn dispatch_with(&mut self, class: ClassRef, resolved: MethodRef, given: Given) -> NodeId {
        let is_certain = resolved.is_private() || resolved.is_static() || resolved.access & access::FINAL != 0;
        if is_certain || class.is_array() {
            return self.method_with(resolved, given);
        }
        let key = (class.id, resolved.id, given.key());
        if let Some(known) = self.dispatches.get(&key) {
            return *known;
        }
        let id = self.add(Subject::Dispatch { class, resolved, given });
        self.dispatches.insert(key, id);
        self.find_targets(id, class, resolved, given);
        id
    }

    /// A node for what a lambda does when it is called.
    pub(crate) fn lambda(&mut self, entry: Vec<Event>) -> NodeId {
        let id = self.add(Subject::Lambda);
        self.nodes[id.0 as usize].entry = entry;
        id
    }

    fn add(&mut self, subject: Subject) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        self.nodes.push(Node { subject, entry: Vec::new(), code: Vec::new(), section: None, has_code: false });
        id
    }

    /// Lets a dispatch reach one more node.
    fn add_target(&mut self, dispatch: NodeId, target: NodeId) {
        if self.targets.insert((dispatch, target)) {
            self.nodes[dispatch.0 as usize].entry.push(Event::Call(target));
            self.outdated |= dispatch.0 < self.settled;
        }
    }

    /// The classes that have to be initialised together with a class (JVMS 5.5), without those that always are. Their
    /// initialisers become reachable.
    pub(crate) fn initialization(&mut self, class: ClassRef, events: &mut dyn FnMut(Event)) {
        if class.is_interface() {
            return self.initialization_of(class, events);
        }
        let mut walk = Some(class);
        while let Some(current) = walk {
            self.initialization_of(current, events);
            for interface in current.all_interfaces.iter().filter(|other| other.declares_default_methods()) {
                self.initialization_of(interface, events);
            }
            walk = current.super_class;
        }
    }

    fn initialization_of(&mut self, class: ClassRef, events: &mut dyn FnMut(Event)) {
        if (self.facts.initialized)(class) {
            return;
        }
        events(Event::Initialize(class));
        if self.initialized.insert(class.id)
            && let Some(initializer) = class.initializer()
        {
            self.method(initializer);
        }
    }

    /// Reads code until everything reachable has been read.
    pub(crate) fn complete(&mut self) {
        while let Some(id) = self.waiting.pop() {
            self.too_big |= self.methods.len() > MOST_METHODS;
            if self.too_big {
                return;
            }
            if let Subject::Method { method, given } = self.nodes[id.0 as usize].subject {
                self.read(id, method, given);
            }
        }
    }

    /// Reads a method, possibly once more because more of its code has become reachable.
    fn read(&mut self, id: NodeId, method: MethodRef, given: Given) {
        let entry = self.entry(method, given);
        let code = if entry.runs_code { reader::read(self, id, method, given) } else { Vec::new() };
        self.outdated |= id.0 < self.settled;
        let section = section::of(self.program, method).filter(|_| entry.runs_code);
        let section = section.map(|section| section.events(&entry.events, &code));
        let node = &mut self.nodes[id.0 as usize];
        (node.entry, node.code, node.has_code, node.section) = (entry.events, code, entry.runs_code, section);
    }

    /// The node with a number.
    pub(crate) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// From now on a change of a node that exists is noticed.
    pub(crate) fn settle(&mut self) {
        self.settled = u32::try_from(self.nodes.len()).unwrap_or(u32::MAX);
        self.outdated = false;
    }
}
