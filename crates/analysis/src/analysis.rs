//! The questions: what may still happen from where a thread stands.
//!
//! Protocol. The graph knows the classes that reachable code instantiates, but code that may do anything (reflection)
//! can instantiate others, and hand their objects to threads whose code is known. So before it asks again, whoever
//! explores has to tell [`Analysis::tell_initialized`] every class that has been initialised in some state since.
//! Answers that were given before stay right: as long as another thread may do anything, its effects are everything,
//! and a thread that does not move makes no objects.
//!
//! [`Facts::unlikely`] is an assumption: the library formats messages for exceptions that hardly ever happen, by code
//! that reaches everything. Under it the program is another one, in which such a call ends the exploration; a reduction
//! that is sound for that program finds out if the call can be reached at all. So whoever explores has to ask about
//! each thread that has moved, and to begin again without the assumption once [`Analysis::is_refuted`] says so. A call
//! that ran through unobserved, between two questions, has done nothing that others could see.

use crate::body::{Resumption, Start};
use crate::closure::Closure;
use crate::effects::Effects;
use crate::effects::flag::Flag;
use crate::explain;
use crate::facts::Facts;
use crate::graph::{Event, Graph, NodeId};
use crate::section::{self, Block, Section};
use crate::summary;
use crate::tracing::Trace;
use program::{ClassId, ClassRef, MethodId, MethodRef, Program};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// A frame of a thread's stack.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub method: MethodRef,
    /// The instruction to execute next, or the call that is running.
    pub index: u32,
    /// The instruction is a call that is running: the next frame delivers its result here. Not so if the next frame was
    /// pushed for a class initialiser or the like, after which the instruction is executed again.
    pub calling: bool,
}

/// The analysis of a program.
pub struct Analysis {
    graph: Graph,
    closure: Closure,
    everything: Rc<Effects>,
    refuted: bool,
    /// How often answers have been forgotten.
    generation: u64,
    positions: FxHashMap<(MethodId, Start), Rc<Effects>>,
    /// The numbers of stacks by what lies below and by their topmost frame; the empty one is number 0.
    known_stacks: FxHashMap<(u32, MethodId, Start), u32>,
    stacks: Vec<Stack>,
    /// The may-effects of stacks in which exactly these classes are still to be initialised.
    resolved: FxHashMap<(u32, Vec<ClassId>), Rc<Effects>>,
    /// Which methods are short sections.
    sections: FxHashMap<MethodId, Option<Rc<Section>>>,
    /// Which of their blocks are.
    blocks: FxHashMap<MethodId, Rc<[Block]>>,
    /// Which calls have results that are dropped, by caller and instruction.
    dropping: FxHashMap<(MethodId, u32), bool>,
}

/// The number of the stack without frames.
const EMPTY: u32 = 0;

/// What may happen on a stack, before it is known which classes are initialised.
struct Stack {
    effects: Rc<Effects>,
    /// How many frames it has.
    frames: u32,
    /// The classes that may have to be initialised, for this or by an initialiser.
    classes: Rc<[ClassRef]>,
    /// Anything may happen, whatever the state.
    is_anything: bool,
}

impl Analysis {
    /// Analyses everything that is reachable from the roots; what threads are in comes in when they are asked about.
    pub fn new(program: &'static Program, facts: Facts, roots: &[MethodRef]) -> Analysis {
        let mut graph = Graph::new(program, facts);
        for root in roots {
            graph.method(root);
        }
        let closure = Closure::new(&graph.numbering);
        let mut everything = Effects::none(&graph.numbering);
        everything.add_flags(Flag::ANYTHING);
        let mut analysis = Analysis {
            graph,
            closure,
            everything: Rc::new(everything),
            refuted: false,
            generation: 0,
            positions: FxHashMap::default(),
            known_stacks: FxHashMap::default(),
            stacks: Vec::new(),
            resolved: FxHashMap::default(),
            sections: FxHashMap::default(),
            blocks: FxHashMap::default(),
            dropping: FxHashMap::default(),
        };
        analysis.catch_up();
        analysis
    }

    /// Whether so much is reachable that the analysis gave up: then everything may happen everywhere.
    pub fn is_too_big(&self) -> bool {
        self.graph.too_big
    }

    /// Whether a method of [`Facts::unlikely`] was seen on a stack. Then everything may happen everywhere, and what was
    /// answered before was wrong: whatever relied on it has to be done again without that assumption.
    pub fn is_refuted(&self) -> bool {
        self.refuted
    }

    /// How many methods are reachable.
    pub fn method_count(&self) -> usize {
        self.graph.method_count()
    }

    /// There may be objects of this class, although no code that was read makes any.
    pub fn instantiate(&mut self, class: ClassRef) {
        self.graph.instantiate(class);
        self.catch_up();
    }

    /// Whether there may be objects of a type whose class is not the one given, as far as code was read that makes
    /// objects.
    pub fn has_other_objects(&self, of: ClassRef, except: ClassRef) -> bool {
        self.graph.has_other_receivers(of, except)
    }

    /// A class has been initialised in some state. Code that was not read may have made objects of it; if all code was
    /// read, there is nothing to learn from this.
    pub fn tell_initialized(&mut self, class: ClassRef) {
        if class.initializer().is_some_and(|initializer| self.graph.is_heavy(initializer)) {
            self.graph.release_all();
        }
        if self.graph.has_unread_code {
            self.graph.instantiate(class);
        }
        self.catch_up();
    }

    /// Everything that a thread with these frames, the outermost first, may still do, whichever classes are
    /// initialised.
    pub fn may_effects(&mut self, frames: &[Position]) -> Rc<Effects> {
        self.may_effects_in(frames, &mut |_| false)
    }

    /// The same in a state in which some classes are completely initialised (or have failed to be), so that their
    /// initialisers never run again.
    pub fn may_effects_in(
        &mut self,
        frames: &[Position],
        is_initialized: &mut dyn FnMut(ClassRef) -> bool,
    ) -> Rc<Effects> {
        self.may_effects_for(frames, is_initialized).0
    }

    /// Counts up whenever answers may have changed.
    pub fn generation(&self) -> u64 {
        self.generation
    }

    /// The same, and whether it is the answer whatever is initialised, as long as the generation stays.
    pub fn may_effects_for(
        &mut self,
        frames: &[Position],
        is_initialized: &mut dyn FnMut(ClassRef) -> bool,
    ) -> (Rc<Effects>, bool) {
        if self.graph.too_big || self.refuted {
            return (Rc::clone(&self.everything), true);
        }
        let Some(stack) = self.stack_of(frames) else { return (Rc::clone(&self.everything), false) };
        let classes = Rc::clone(&self.stacks[stack as usize].classes);
        let effects = self.initializing(stack, &classes, is_initialized);
        (effects, classes.is_empty())
    }

    fn initializing(
        &mut self,
        stack: u32,
        classes: &[ClassRef],
        is_initialized: &mut dyn FnMut(ClassRef) -> bool,
    ) -> Rc<Effects> {
        let pending: Vec<ClassId> =
            classes.iter().filter(|class| !is_initialized(class)).map(|class| class.id).collect();
        let key = (stack, pending);
        if let Some(known) = self.resolved.get(&key) {
            return Rc::clone(known);
        }
        let effects = Rc::new(self.with_initializers(stack, &key.1));
        self.resolved.insert(key, Rc::clone(&effects));
        effects
    }

    /// The short section that a method is, if it is one.
    pub fn section(&mut self, method: MethodRef) -> Option<Rc<Section>> {
        let program = self.graph.program;
        let known = self.sections.entry(method.id);
        known.or_insert_with(|| section::of(program, method).map(Rc::new)).clone()
    }

    /// The short section that a synchronized block is, by the instruction that enters its monitor.
    pub fn section_of_block(&mut self, method: MethodRef, index: u32) -> Option<Rc<Section>> {
        let program = self.graph.program;
        let blocks = self.blocks.entry(method.id).or_insert_with(|| section::blocks(program, method).into());
        blocks.iter().find(|block| block.enter == index as usize).map(|block| Rc::clone(&block.section))
    }

    /// Whether a call only adds to a field: the caller drops what it answers.
    pub fn adds_only(&mut self, method: MethodRef, caller: &Position) -> bool {
        summary::field_added_to(method).is_some() && self.drops_result(caller.method, caller.index)
    }

    fn drops_result(&mut self, method: MethodRef, index: u32) -> bool {
        let graph = &self.graph;
        *self.dropping.entry((method.id, index)).or_insert_with(|| {
            let body = graph.body(method);
            let next = body.as_ref().and_then(|body| body.instructions().get(index as usize + 1));
            next.is_some_and(|next| summary::drops_result(next.opcode))
        })
    }

    /// The frames up to the first whose effects its caller tells, and the call of that one instead of what lies above.
    fn resumptions(&mut self, frames: &[Position]) -> Vec<Resumption> {
        let mut resumptions: Vec<Resumption> = Vec::with_capacity(frames.len());
        let mut caller: Option<&Position> = None;
        for frame in frames {
            if let Some(caller) = caller
                && caller.calling
                && (summary::is_told_by_caller(frame.method, caller.method.class)
                    || self.adds_only(frame.method, caller))
            {
                resumptions.push(Resumption { method: caller.method, start: Start::At(caller.index) });
                return resumptions;
            }
            let start = if frame.calling { Start::Within(frame.index) } else { Start::Before(frame.index) };
            resumptions.push(Resumption { method: frame.method, start });
            caller = Some(frame);
        }
        resumptions
    }

    /// A shortest chain of calls from a method to something that may do one of these, by signature; empty if there is
    /// none.
    pub fn why(&mut self, method: MethodRef, flags: Flag) -> Vec<String> {
        let node = self.graph.method(method);
        self.catch_up();
        explain::chain(&self.graph, node, flags)
    }

    /// Reads what has become reachable; forgets answers that it may have changed, and tells whether it did.
    fn catch_up(&mut self) -> bool {
        self.graph.complete();
        let outdated = self.graph.outdated;
        if outdated {
            self.generation += 1;
            self.closure.clear();
            self.positions.clear();
            self.known_stacks.clear();
            self.stacks.clear();
            self.resolved.clear();
        }
        self.graph.settle();
        if self.stacks.is_empty() {
            let effects = Rc::new(Effects::none(&self.graph.numbering));
            self.stacks.push(Stack { effects, frames: 0, classes: Rc::default(), is_anything: false });
        }
        outdated
    }

    /// The number of a stack; `None` if anything may happen on it.
    fn stack_of(&mut self, frames: &[Position]) -> Option<u32> {
        let resumptions = self.resumptions(frames);
        let (mut stack, mut next) = (EMPTY, 0);
        while let Some(place) = resumptions.get(next) {
            let generation = self.generation;
            let above = self.stack(stack, place)?;
            // What has become reachable by a frame may have changed the meaning of those below.
            (stack, next) = if generation == self.generation { (above, next + 1) } else { (EMPTY, 0) };
        }
        Some(stack)
    }

    /// The stack with one more frame on top; `None` if anything may happen on it. Without meaning if answers were
    /// forgotten.
    fn stack(&mut self, below: u32, place: &Resumption) -> Option<u32> {
        let key = (below, place.method.id, place.start);
        if let Some(known) = self.known_stacks.get(&key) {
            return (!self.stacks[*known as usize].is_anything).then_some(*known);
        }
        self.refuted |= (self.graph.facts.unlikely)(place.method);
        self.graph.frame(place.method, place.start);
        let forgotten = self.catch_up();
        if self.graph.too_big || self.refuted {
            return None;
        }
        if forgotten {
            return Some(EMPTY);
        }
        let number = u32::try_from(self.stacks.len()).unwrap_or(u32::MAX);
        let stack = self.new_stack(below, place);
        let is_anything = stack.is_anything;
        self.stacks.push(stack);
        self.known_stacks.insert(key, number);
        (!is_anything).then_some(number)
    }

    fn new_stack(&mut self, below: u32, place: &Resumption) -> Stack {
        let mut effects = Effects::clone(&self.stacks[below as usize].effects);
        let (position, frame) = (self.position(place.method, place.start), self.stacks[below as usize].frames);
        effects.unite_frame(&position, frame);
        let classes = self.classes_from(&effects);
        // What a call that is running still does is in the frames above.
        let runs_anything = !self.graph.is_part(place.method) && self.runs_anything(place);
        let is_anything = effects.has(Flag::ANYTHING) || runs_anything;
        Stack { effects: Rc::new(effects), frames: frame + 1, classes, is_anything }
    }

    /// Whether the call that is running in a frame may do anything: then the frames above are not worth reading.
    fn runs_anything(&mut self, place: &Resumption) -> bool {
        match place.start {
            Start::Within(index) => self.position(place.method, Start::At(index)).has(Flag::ANYTHING),
            Start::Before(_) | Start::At(_) => false,
        }
    }

    /// What may still happen in a frame.
    fn position(&mut self, method: MethodRef, start: Start) -> Rc<Effects> {
        if let Some(known) = self.positions.get(&(method.id, start)) {
            return Rc::clone(known);
        }
        let node = self.graph.frame(method, start);
        let effects = match self.graph.body(method) {
            Some(body) if self.graph.node(node).has_code => Rc::new(self.rest_of(node, start, &body.reachable(start))),
            // One operation as a whole.
            _ => self.closure.of(&self.graph, node),
        };
        self.positions.insert((method.id, start), Rc::clone(&effects));
        effects
    }

    fn rest_of(&mut self, node: NodeId, start: Start, reachable: &[bool]) -> Effects {
        let mut effects = Effects::none(&self.graph.numbering);
        let mut trace = Trace::new(&self.graph, node, Some(start));
        for (index, event) in &self.graph.node(node).code {
            if !reachable.get(*index as usize).is_some_and(|reachable| *reachable) {
                continue;
            }
            if let Event::Call(callee) = event {
                self.closure.of(&self.graph, *callee);
            }
            self.closure.add_at(&mut effects, *index, *event, &mut trace);
        }
        effects
    }

    /// All classes that may come to be initialised, by way of other initialisers too.
    fn classes_from(&mut self, effects: &Effects) -> Rc<[ClassRef]> {
        let mut all: Vec<ClassRef> = effects.classes().collect();
        let mut known: FxHashSet<ClassId> = all.iter().map(|class| class.id).collect();
        let mut next = 0;
        while let Some(class) = all.get(next).copied() {
            if let Some(further) = self.initializer(class) {
                all.extend(further.classes().filter(|class| known.insert(class.id)));
            }
            next += 1;
        }
        all.into()
    }

    /// The effects of a stack where exactly these classes are still to be initialised.
    fn with_initializers(&mut self, stack: u32, pending: &[ClassId]) -> Effects {
        let mut effects = Effects::clone(&self.stacks[stack as usize].effects);
        let mut waiting: Vec<ClassRef> = effects.classes().collect();
        let pending: FxHashSet<ClassId> = pending.iter().copied().collect();
        let mut known: FxHashSet<ClassId> = FxHashSet::default();
        let mut reached: Vec<ClassRef> = Vec::new();
        while let Some(class) = waiting.pop() {
            if !pending.contains(&class.id) || !known.insert(class.id) {
                continue;
            }
            reached.push(class);
            if let Some(initializer) = self.initializer(class) {
                waiting.extend(initializer.classes());
                effects.unite_called(&initializer, &[]);
            }
        }
        effects.initializing_only(&reached)
    }

    fn initializer(&mut self, class: ClassRef) -> Option<Rc<Effects>> {
        let node = self.graph.method(class.initializer()?);
        Some(self.closure.of(&self.graph, node))
    }
}
