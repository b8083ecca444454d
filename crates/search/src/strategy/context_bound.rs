//! Iterative context bounding: all runs without preemption, then all runs with one, and so on.
//!
//! Follows: Musuvathi, Qadeer, "Iterative context bounding for systematic testing of multithreaded programs" (PLDI
//! 2007). A preemption is a switch away from an agent that could go on; where it is blocked, has ended, or gives way of
//! its own accord, a switch is free. Counting every switch instead would lose bugs. A level is a number of preemptions.
//! As in the paper, what is visited is a pair of a state and an agent that moves there: each is explored once, at the
//! first level that reaches it. No reduction: it keeps every violation, but the run it keeps may have more preemptions
//! than the one it leaves out, and would be lost within a bound (Coons, Musuvathi, McKinley, "Bounded partial-order
//! reduction", OOPSLA 2013). All choices are taken. Invariant: a pair is claimed by the entry that will explore it, in
//! the level in which it was first reached.

use crate::frontier::{Entry, Opening, Order, Others};
use crate::store::Insertion;
use crate::visited::Visited;
use model::{Choice, Reason, TransitionSystem};

/// Levels are numbers of preemptions.
pub(crate) struct ContextBound {
    most_preemptions: Option<u32>,
    /// The agents whose choices are taken; kept to reuse its memory.
    claimed: Vec<u32>,
}

/// The tag of states whose other agents have been left for a later level. No agent has this number.
const DEFERRED: u32 = u32::MAX;

/// The tag of states that were reached by the last step of an agent, so that everybody may go on there for free.
const FREE: u32 = u32::MAX - 1;

impl ContextBound {
    pub(crate) fn new(most_preemptions: Option<u32>) -> ContextBound {
        ContextBound { most_preemptions, claimed: Vec::new() }
    }
}

impl Order for ContextBound {
    /// The agent, or anybody if it has ended, goes on at once, unless somebody explores that already.
    fn arrived(
        &mut self,
        insertion: Insertion,
        agent: Option<u32>,
        visited: &mut Visited,
    ) -> Result<Option<Opening>, Reason> {
        let first = visited.store.tag(insertion.state, agent.unwrap_or(FREE))?;
        Ok(first.then_some(Opening::ThisLevel))
    }

    /// Going on with the same agent needs no restoring.
    fn last_comes_first(&self) -> bool {
        true
    }

    fn select<S: TransitionSystem>(
        &mut self,
        entry: &Entry,
        choices: &mut Vec<Choice>,
        system: &mut S,
        visited: &mut Visited,
    ) -> Result<Others, Reason> {
        let own = |agent: u32| entry.agent == Some(agent);
        let can_go_on = choices.iter().any(|choice| own(choice.agent));
        if let Some(agent) = entry.agent
            && can_go_on
            && !system.yields(agent)
        {
            let count = choices.len();
            choices.retain(|choice| own(choice.agent));
            let deferred = choices.len() < count && visited.store.tag(entry.state, DEFERRED)?;
            return Ok(if deferred { Others::Deferred } else { Others::Dropped });
        }
        self.claimed.clear();
        self.claimed.extend(entry.agent);
        for choice in choices.iter() {
            if !self.claimed.contains(&choice.agent) && visited.store.tag(entry.state, choice.agent)? {
                self.claimed.push(choice.agent);
            }
        }
        choices.retain(|choice| self.claimed.contains(&choice.agent));
        Ok(Others::Dropped)
    }

    fn reduces(&self) -> bool {
        false
    }

    fn tells_agents_apart(&self) -> bool {
        true
    }

    fn allows(&self, level: u64) -> bool {
        self.most_preemptions.is_none_or(|most| level <= u64::from(most))
    }
}
