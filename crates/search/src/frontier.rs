//! Searching by levels: a frontier of states still to be opened, each of which is restored when its turn comes.
//!
//! The loop is the same for every strategy of this kind; an `Order` says what a level is, which choices are taken now,
//! and which are left for the next level. The way to each state is kept as a tree of choices. Reduction, where the
//! order allows it: the persistent choices are taken first, the others only if none of those led to a new state.
//! That one is opened later, and what was left out is still enabled there. States are opened in the order in which they
//! are found or later, so a chain of states that leave something out ends at one that leaves nothing out.

use crate::session::{Moved, Session, Visit};
use crate::store::{Insertion, StateId};
use crate::trail::Trail;
use crate::visited::Visited;
use model::{Choice, Reason, Schedule, StateVector, TransitionSystem};
use std::collections::{BTreeMap, VecDeque};

/// What distinguishes one strategy by levels from another.
pub(crate) trait Order {
    /// When a state in which the system arrived is opened, if it is. `agent` made the step, and has not ended by it.
    fn arrived(
        &mut self,
        insertion: Insertion,
        agent: Option<u32>,
        visited: &mut Visited,
    ) -> Result<Option<Opening>, Reason>;

    /// Whether the entry added last comes first, within a level.
    fn last_comes_first(&self) -> bool {
        false
    }

    /// Keeps those choices of an entry that are to be taken now, all of them unless said otherwise; answers whether the
    /// others are left for the next level.
    fn select<S: TransitionSystem>(
        &mut self,
        _entry: &Entry,
        _choices: &mut Vec<Choice>,
        _system: &mut S,
        _visited: &mut Visited,
    ) -> Result<Others, Reason> {
        Ok(Others::Dropped)
    }

    /// Whether choices may be left out where others are persistent. `select` must then keep all of them.
    fn reduces(&self) -> bool {
        true
    }

    /// Whether, where choices are left out, others than the agent that made the last step are to come first.
    fn takes_turns(&self) -> bool {
        false
    }

    /// Whether it notes of states what single agents did there.
    fn tells_agents_apart(&self) -> bool {
        false
    }

    /// Whether steps may be made in this level.
    fn allows(&self, _level: u64) -> bool {
        true
    }

    /// Whether everything within a level has been explored when it ends.
    fn has_levels(&self) -> bool {
        true
    }
}

/// When a state in which the system arrived is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opening {
    ThisLevel,
    NextLevel,
    /// In this level, before all that promise less.
    ByPromise,
}

/// What happens to choices that are not taken now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Others {
    Dropped,
    Deferred,
}

/// A state to be opened.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) state: StateId,
    /// The way there, as a number of a node.
    node: u32,
    /// Who made the last step; nobody at the start, where that agent has ended, and where choices were deferred.
    pub(crate) agent: Option<u32>,
    visit: Visit,
    /// The state itself, where the store cannot give it back.
    vector: Option<Box<StateVector>>,
}

impl Entry {
    fn vector_bytes(&self) -> u64 {
        self.vector.as_ref().map_or(0, |vector| 4 * (vector.words().len() + vector.ends().len()) as u64)
    }
}

/// A search by levels.
pub(crate) struct Frontier<O> {
    order: O,
    level: u64,
    this_level: VecDeque<Entry>,
    next_level: VecDeque<Entry>,
    /// Those of this level that are opened by what they promise.
    promising: BTreeMap<u32, VecDeque<Entry>>,
    ways: Ways,
    /// The node in whose state the system stands, if any.
    standing: Option<u32>,
    /// The memory of the vectors in entries.
    vector_bytes: u64,
}

impl<O: Order> Frontier<O> {
    pub(crate) fn new(order: O) -> Frontier<O> {
        Frontier {
            order,
            level: 0,
            this_level: VecDeque::new(),
            next_level: VecDeque::new(),
            promising: BTreeMap::new(),
            ways: Ways::default(),
            standing: None,
            vector_bytes: 0,
        }
    }

    /// Explores everything from where the system stands.
    pub(crate) fn search<S: TransitionSystem>(
        mut self,
        session: &mut Session<'_, S>,
        visited: &mut Visited,
    ) -> Result<(), Reason> {
        if self.order.tells_agents_apart() {
            visited.tell_agents_apart();
        }
        let start = visited.arrive(session, &self.trail(None))?;
        let node = self.ways.add(None)?;
        self.standing = Some(node);
        let vector = visited.unkept_vector();
        self.push(Opening::ThisLevel, Entry { state: start.state, node, agent: None, visit: Visit::First, vector });
        let mut choices = Vec::new();
        loop {
            let complete = session.statistics.reduced == 0 && !visited.is_symmetric();
            while let Some(entry) = self.pop() {
                self.open(entry, &mut choices, session, visited)?;
            }
            if complete && self.order.allows(self.level) && self.order.has_levels() {
                session.cover(self.level);
            }
            if self.next_level.is_empty() {
                return Ok(());
            }
            std::mem::swap(&mut self.this_level, &mut self.next_level);
            self.level += 1;
        }
    }

    fn pop(&mut self) -> Option<Entry> {
        let last = self.order.last_comes_first();
        let entry = match self.pop_promising() {
            Some(entry) => entry,
            None if last => self.this_level.pop_back()?,
            None => self.this_level.pop_front()?,
        };
        self.vector_bytes -= entry.vector_bytes();
        Some(entry)
    }

    /// Of those that promise most the one that came first.
    fn pop_promising(&mut self) -> Option<Entry> {
        let mut best = self.promising.last_entry()?;
        let entry = best.get_mut().pop_front();
        if best.get().is_empty() {
            best.remove();
        }
        entry
    }

    fn push(&mut self, turn: Opening, entry: Entry) {
        self.vector_bytes += entry.vector_bytes();
        match turn {
            Opening::ThisLevel | Opening::ByPromise => self.this_level.push_back(entry),
            Opening::NextLevel => self.next_level.push_back(entry),
        }
    }

    /// Takes those choices of an entry whose turn it is.
    fn open<S: TransitionSystem>(
        &mut self,
        entry: Entry,
        choices: &mut Vec<Choice>,
        session: &mut Session<'_, S>,
        visited: &mut Visited,
    ) -> Result<(), Reason> {
        self.stand(&entry, session.system, visited);
        session.system.prefer_others(entry.agent.filter(|_| self.order.takes_turns()));
        let persistent = session.open(choices, &self.trail(Some((entry.node, None))), entry.visit)?;
        let others = self.order.select(&entry, choices, session.system, visited)?;
        if !choices.is_empty() && !self.order.allows(self.level) {
            return Err(Reason::PreemptionLimit);
        }
        let persistent = if self.order.reduces() { persistent } else { choices.len() };
        self.take_all(entry.node, choices, persistent, session, visited)?;
        if others == Others::Deferred {
            self.push(Opening::NextLevel, Entry { agent: None, visit: Visit::Again, ..entry });
        }
        Ok(())
    }

    /// Takes choices of the node in whose state the system stands: all of them, unless those of the persistent set led
    /// to a new state.
    fn take_all<S: TransitionSystem>(
        &mut self,
        from: u32,
        choices: &[Choice],
        persistent: usize,
        session: &mut Session<'_, S>,
        visited: &mut Visited,
    ) -> Result<(), Reason> {
        let mut new = false;
        for (index, &choice) in choices.iter().enumerate() {
            let mark = (index + 1 < choices.len()).then(|| session.system.mark());
            new |= self.take(from, choice, session, visited)?;
            let Some(mark) = mark else { break };
            if new && index + 1 == persistent {
                session.statistics.reduced += 1;
                session.system.forget();
                break;
            }
            session.system.undo(mark);
            self.standing = Some(from);
        }
        Ok(())
    }

    /// Brings the system to the state of an entry.
    fn stand(&mut self, entry: &Entry, system: &mut impl TransitionSystem, visited: &mut Visited) {
        if self.standing == Some(entry.node) {
            return;
        }
        match &entry.vector {
            Some(vector) => system.restore(vector),
            None => visited.restore(system, entry.state),
        }
        self.standing = Some(entry.node);
    }

    /// Makes one step from a node, and adds where it leads to the frontier. Answers whether that state is new.
    fn take<S: TransitionSystem>(
        &mut self,
        from: u32,
        choice: Choice,
        session: &mut Session<'_, S>,
        visited: &mut Visited,
    ) -> Result<bool, Reason> {
        self.standing = None;
        if session.advance(choice, &self.trail(Some((from, Some(choice)))))? == Moved::Nowhere {
            return Ok(false);
        }
        let agent = (!session.system.ended()).then_some(choice.agent);
        let insertion = visited.arrive(session, &self.trail(Some((from, Some(choice)))))?;
        let Some(turn) = self.order.arrived(insertion, agent, visited)? else { return Ok(insertion.new) };
        let node = self.ways.add(Some((from, choice)))?;
        self.standing = Some(node);
        let visit = if insertion.new { Visit::First } else { Visit::Again };
        let vector = visited.unkept_vector();
        let entry = Entry { state: insertion.state, node, agent, visit, vector };
        if turn == Opening::ByPromise {
            self.vector_bytes += entry.vector_bytes();
            self.promising.entry(session.system.promise()).or_default().push_back(entry);
        } else {
            self.push(turn, entry);
        }
        Ok(insertion.new)
    }

    fn trail(&self, end: Option<(u32, Option<Choice>)>) -> Way<'_> {
        let entries = self.this_level.capacity() + self.next_level.capacity();
        Way { ways: &self.ways, end, frontier_bytes: (entries * size_of::<Entry>()) as u64 + self.vector_bytes }
    }
}

/// All ways from the start, as a tree.
#[derive(Default)]
struct Ways {
    nodes: Vec<Node>,
}

/// A step on the way, from an earlier node.
struct Node {
    from: u32,
    depth: u32,
    choice: Choice,
}

impl Ways {
    /// Adds a step from a node, or the start.
    fn add(&mut self, step: Option<(u32, Choice)>) -> Result<u32, Reason> {
        let number = u32::try_from(self.nodes.len()).map_err(|_| Reason::MemoryLimit)?;
        let (from, choice) = step.unwrap_or((number, Choice::of(0)));
        let depth = step.map_or(0, |(from, _)| self.nodes[from as usize].depth + 1);
        self.nodes.push(Node { from, depth, choice });
        Ok(number)
    }
}

/// The way to a node, or to the step after it.
struct Way<'a> {
    ways: &'a Ways,
    end: Option<(u32, Option<Choice>)>,
    frontier_bytes: u64,
}

impl Trail for Way<'_> {
    fn schedule(&self) -> Schedule {
        let Some((mut node, last)) = self.end else { return Schedule::default() };
        let mut choices = Vec::from_iter(last);
        while self.ways.nodes[node as usize].depth > 0 {
            choices.push(self.ways.nodes[node as usize].choice);
            node = self.ways.nodes[node as usize].from;
        }
        choices.reverse();
        choices.into()
    }

    fn depth(&self) -> u64 {
        let Some((node, last)) = self.end else { return 0 };
        u64::from(self.ways.nodes[node as usize].depth) + u64::from(last.is_some())
    }

    fn bytes(&self) -> u64 {
        (self.ways.nodes.capacity() * size_of::<Node>()) as u64 + self.frontier_bytes
    }
}
