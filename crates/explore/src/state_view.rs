//! A state as people see it (`evidence::StateView`), and a run as a film of such states. Nothing depends on it.
//!
//! Shown is what the program itself made: its own frames with their variables, the static fields of its classes, the
//! objects that these lead to, and a little of what those keep in the class library. Objects have the names that the
//! trace gives them: a film is made in a second pass over the run, when all of these are known.

mod inside;
mod instruction;
mod locals;
mod objects;

use crate::explorer::Explorer;
use crate::faults::waiting_words;
use crate::lock_words;
use crate::naming::{Names, place_of};
use crate::narration::event;
use crate::thread_survey::ThreadStatus;
use crate::threads::Numbering;
use crate::waits_for::{Held, Wait, waits};
use evidence::{Fault, Film, FrameView, Inside, Offer, StateView, ThreadState, ThreadView};
use model::{Schedule, StateVector, Step, TransitionSystem};
use objects::Roots;
use std::sync::Arc;
use vm::exploring::{Grain, Operation};
use vm::{Machine, Reference, Status, ThreadId};
use xxhash_rust::xxh3::Xxh3;

/// A run, what is wrong at its end, and what could have come after each of its states.
pub struct Steered {
    pub film: Film,
    pub fault: Option<Fault>,
    pub offers: Vec<Vec<Offer>>,
}

/// How closely a run is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// The states between steps.
    Steps,
    /// Also those inside of steps, line by line.
    Lines,
    /// Also those inside of steps, instruction by instruction: of the first steps, up to about so many.
    Instructions { most: usize },
}

impl Detail {
    /// The places to look at in the next step, when so many have been.
    fn grain(self, looked_at: usize) -> Option<Grain> {
        match self {
            Detail::Steps => None,
            Detail::Lines => Some(Grain::Line),
            Detail::Instructions { most } => (looked_at < most).then_some(Grain::Instruction),
        }
    }
}

impl Explorer {
    /// The run that a schedule (numbered by start) describes, with its states.
    pub fn film(&mut self, schedule: &Schedule, detail: Detail) -> Film {
        self.film_with_offers(schedule, detail).film
    }

    /// The same, with the ways to go on from each state.
    pub fn film_with_offers(&mut self, schedule: &Schedule, detail: Detail) -> Steered {
        let (trace, fault) = self.tell(schedule);
        let names = self.names.clone();
        self.restart(Numbering::Started);
        self.names = names;
        // As in `tell`: while there is a mark, objects do not move.
        self.mark();
        let mut states = vec![self.view(&StateView::default())];
        let mut offers = vec![self.offered()];
        let mut inside = vec![Inside::default()];
        let mut flying = None;
        let mut looked_at = 0;
        for choice in schedule.choices() {
            if !self.offers(*choice) {
                break;
            }
            let before = states.len() - 1;
            let entered = match detail.grain(looked_at) {
                Some(grain) => self.enter(*choice, &states[before], grain, &mut flying),
                None => Inside::default(),
            };
            looked_at += entered.states.len();
            let (_, step) = self.tell_step(*choice);
            let state = self.view(entered.states.last().unwrap_or(&states[before]));
            states.push(state);
            offers.push(self.offered());
            inside.push(entered);
            if matches!(step, Step::Discarded | Step::Unsupported(_)) {
                break;
            }
        }
        let before = (trace.moments.len() + 1).saturating_sub(states.len());
        Steered { film: Film { before, trace, states, inside }, fault, offers }
    }

    /// The present state; what is as it was in the state before is shared with that.
    pub fn view(&mut self, before: &StateView) -> StateView {
        self.statuses();
        self.machine.sync_word_kinds();
        let canonical = self.canonical();
        let (machine, names, survey) = (&self.machine, &mut self.names, &self.survey);
        let waits = waits(machine, survey);
        let mut threads: Vec<ThreadView> = Vec::new();
        for number in 0..machine.threads.len() {
            let id = ThreadId(number as u32);
            let rank = survey.statuses.iter().position(|status| status.id == id);
            let wait = rank.and_then(|rank| waits.iter().find(|wait| wait.rank == rank));
            let waits_for =
                wait.iter().flat_map(|wait| wait.holders()).map(|rank| survey.statuses[*rank].id.0 as usize);
            let status = rank.map(|rank| &survey.statuses[rank]);
            let old = before.threads.get(number).map(Arc::as_ref);
            let mut view = thread(machine, names, id, (status, wait, old));
            view.waits_for = waits_for.collect();
            threads.push(view);
        }
        let (mut objects, has_more_objects) = Roots::of(machine).walk(machine, names);
        for object in &mut objects {
            let held = object.locked_by.and_then(|holder| threads.get_mut(holder));
            if let Some(holder) = held.filter(|holder| !holder.holds.contains(&object.name)) {
                holder.holds.push(object.name.clone());
            }
        }
        StateView {
            threads: threads.into_iter().enumerate().map(|(at, view)| shared(before.threads.get(at), view)).collect(),
            objects: objects
                .into_iter()
                .map(|view| shared(before.objects.iter().find(|old| old.name == view.name), view))
                .collect(),
            has_more_objects,
            canonical,
        }
    }

    /// A fingerprint of the present state's canonical form.
    pub fn canonical(&mut self) -> u128 {
        let mut vector = StateVector::new();
        self.encode(&mut vector);
        let mut hasher = Xxh3::new();
        vector.words().iter().for_each(|word| hasher.update(&word.to_le_bytes()));
        hasher.digest128()
    }
}

/// The old one where nothing has changed.
fn shared<T: PartialEq>(old: Option<&Arc<T>>, new: T) -> Arc<T> {
    match old {
        Some(old) if **old == new => Arc::clone(old),
        _ => Arc::new(new),
    }
}

fn thread(
    machine: &Machine,
    names: &mut Names,
    id: ThreadId,
    (status, wait, old): (Option<&ThreadStatus>, Option<&Wait>, Option<&ThreadView>),
) -> ThreadView {
    let state = status.map_or(ThreadState::Ended, |status| thread_state(machine, status, wait.is_some()));
    let words = match (state, wait.map(|wait| wait.held)) {
        (ThreadState::Ended, _) => String::from("has ended"),
        (ThreadState::Ready, _) => event(machine, names, id),
        (_, Some(Held::Lock(sync))) => crate::faults::lock_wait_words(machine, names, id, sync),
        _ => waiting_words(machine, names, id),
    };
    let lives = state != ThreadState::Ended;
    let held = if lives { machine.monitors_of(id) } else { Vec::new() };
    let holds = held.iter().map(|object| names.object(machine, *object)).collect();
    let wanted = status.filter(|_| state != ThreadState::Ready).and_then(|status| wanted(machine, status, wait));
    let wants = wanted.map(|object| names.object(machine, object));
    let frames = if lives { frames(machine, names, id, old) } else { Vec::new() };
    ThreadView { name: machine.name_of_thread(id), state, words, frames, holds, wants, waits_for: Vec::new() }
}

fn thread_state(machine: &Machine, status: &ThreadStatus, waits: bool) -> ThreadState {
    let thread = &machine.threads[status.id.0 as usize];
    match thread.status {
        Status::Terminated => ThreadState::Ended,
        Status::Waiting { .. } => ThreadState::Waiting,
        Status::Reacquiring { .. } => ThreadState::Notified,
        Status::Parked { .. } if thread.wake.is_none() => ThreadState::Parked,
        Status::Sleeping { .. } => ThreadState::Sleeping,
        Status::Initializing { .. } => ThreadState::Initializing,
        Status::Blocked { .. } => ThreadState::Blocked,
        Status::Parked { .. } | Status::Runnable => match status.operation {
            _ if waits => ThreadState::Blocked,
            _ if machine.can_move(status.id, status.operation, false) && !status.blocked_call => ThreadState::Ready,
            Operation::Initialize(_) => ThreadState::Initializing,
            Operation::Join(_) => ThreadState::Waiting,
            _ if machine.threads[status.id.0 as usize].frames.is_empty() => ThreadState::Waiting,
            _ => ThreadState::Blocked,
        },
    }
}

/// What a thread that cannot move wants.
fn wanted(machine: &Machine, status: &ThreadStatus, wait: Option<&Wait>) -> Option<Reference> {
    let thread = &machine.threads[status.id.0 as usize];
    if let Some(Held::Monitor(object) | Held::Lock(object)) = wait.map(|wait| wait.held) {
        return Some(object);
    }
    let blocker = || Reference::from_slot(machine.named_field(thread.object, "parkBlocker"));
    let object = match (thread.status, status.operation) {
        (Status::Blocked { on } | Status::Waiting { on, .. } | Status::Reacquiring { on, .. }, _) => on,
        (Status::Parked { .. }, _) => blocker(),
        (_, Operation::Enter(object) | Operation::Join(object)) => object,
        _ => Reference::NULL,
    };
    (!object.is_null()).then_some(object)
}

/// The program's own frames, and those of the class library between and above them that a stack trace would show.
fn frames(machine: &Machine, names: &mut Names, id: ThreadId, old: Option<&ThreadView>) -> Vec<FrameView> {
    let thread = &machine.threads[id.0 as usize];
    let shown = thread.frames.iter().filter(|frame| machine.is_visible(frame.method));
    let count = shown.clone().count();
    let mut views = Vec::new();
    for (depth, frame) in shown.enumerate() {
        let place = place_of(machine, frame.method, frame.pc);
        let is_own = machine.is_own(frame.method);
        // The same activation is as deep as it was, and of the same method.
        let same = old.and_then(|old| old.frames.get(old.frames.len().checked_sub(depth + 1)?));
        let same = same.filter(|same| same.place.class == place.class && same.place.method == place.method);
        let locals = if is_own { locals::of(machine, names, id, (frame, same)) } else { Vec::new() };
        views.push(FrameView { place, is_own, locals, instruction: None });
    }
    debug_assert_eq!(views.len(), count);
    views.reverse();
    views
}

/// The thread that holds an object: its monitor, or the lock of the class library that it is.
fn holder(machine: &Machine, object: Reference) -> Option<usize> {
    if let Some(owner) = machine.heap.lock_word(object).owner() {
        return Some(owner as usize);
    }
    let (_, _, sync) = lock_words::called(machine, object);
    let class = machine.peek_class(sync);
    let owner = if lock_words::has_owner(class) { lock_words::owner(machine, sync) } else { Reference::NULL };
    let is_owner = |thread: &vm::Thread| thread.object == owner;
    if owner.is_null() { None } else { machine.threads.iter().position(is_owner) }
}
