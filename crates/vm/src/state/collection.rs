//! Garbage collection of the dynamic heap, for simulations: precise, sliding, stop-the-world.
//!
//! Roots are the immortals, the threads, and their frames as the frame maps describe them; `java.lang.ref` references
//! count as strong. A search needs no collector: there, garbage is simply never visited by the canonical form. While
//! there are marks to return to, nothing moves; memory that is short is then made by counting what is alive (see
//! `heap/limits.rs`).
//!
//! Collections happen between instructions only, and for an instruction that could not allocate: it is undone as a
//! whole and executed again. Natives therefore never hold references across one, and allocate before they change
//! anything.

mod live;
mod roots;

use crate::interpreter::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::native::Stop;
use crate::state::reference::Reference;
use crate::threads::thread::Status;
use live::{Forwarding, Live};
use program::LinkError;

/// What the collector remembers between instructions; no part of the state.
#[derive(Default)]
pub struct Collector {
    /// Collect before every so many attempts to advance a thread; 0 collects only when memory is short. For tests.
    pub every: u32,
    passed: u32,
    /// An allocation failed that a collection may make possible.
    needed: bool,
    /// The instruction being executed could not allocate before the collection just done.
    retrying: bool,
}

impl Machine {
    /// An allocation does not fit: the detour that collects first, or throws where that has been done for this
    /// instruction.
    pub(crate) fn memory_is_short(&mut self) -> Detour {
        if self.halt().is_asked() {
            return Detour::Stop(Stop::Halted);
        }
        if self.heap.is_reserve_open() || !self.collector.retrying {
            self.collector.needed = true;
            return Detour::Collect;
        }
        self.throw_out_of_memory("Java heap space")
    }

    /// An `OutOfMemoryError`.
    pub(crate) fn throw_out_of_memory(&mut self, message: &str) -> Detour {
        self.throw_from_reserve("java/lang/OutOfMemoryError", message)
    }

    /// Like [`Machine::throw_new`], for moments at which nothing can be repeated; takes memory that nobody else gets.
    /// Where even that is used up, the `OutOfMemoryError` made at boot is thrown instead.
    pub(crate) fn throw_from_reserve(&mut self, class_name: &str, message: &str) -> Detour {
        self.heap.set_reserve_open(true);
        let detour = self.throw_new(class_name, message);
        self.heap.set_reserve_open(false);
        match detour {
            Detour::Collect | Detour::Repeat => Detour::Throw(self.process.boot.out_of_memory),
            Detour::Throw(_) | Detour::Stop(_) => detour,
        }
    }

    /// Like [`Machine::throw_from_reserve`], without a message.
    pub(crate) fn throw_bare_from_reserve(&mut self, class_name: &str) -> Detour {
        let detour = self.throw_from_reserve(class_name, "");
        if let Detour::Throw(exception) = detour
            && exception != self.process.boot.out_of_memory
        {
            self.heap.set_field(exception, self.known.throwable_message, 0);
        }
        detour
    }

    /// Executes instructions of the running thread; one that could not allocate is executed again after a collection.
    pub(crate) fn advance_collecting(&mut self, left: &mut u64) -> Detoured<()> {
        if self.halt().is_asked() {
            return Err(Detour::Stop(Stop::Halted));
        }
        if self.heap.wants_collection() || self.is_collection_due() {
            self.collect();
        }
        self.collector.needed = false;
        let outcome = self.advance_thread(left);
        let unfinished = matches!(outcome, Err(Detour::Collect | Detour::Repeat));
        if !self.collector.needed || !unfinished || self.thread().status != Status::Runnable {
            return outcome;
        }
        self.collect_in_need();
        self.collector.retrying = true;
        let mut one = 1;
        let outcome = self.advance_thread(&mut one);
        self.collector.retrying = false;
        *left = left.saturating_sub(1 - one);
        outcome
    }

    fn is_collection_due(&mut self) -> bool {
        self.collector.passed += 1;
        let due = self.collector.every != 0 && self.collector.passed >= self.collector.every;
        if due {
            self.collector.passed = 0;
        }
        due
    }

    /// Makes what room there is.
    fn collect_in_need(&mut self) {
        if !self.heap.has_history() {
            return self.collect();
        }
        if let Ok(live) = self.find_live()
            && !self.halt().is_asked()
        {
            let anchored = self.heap.dynamic_start() - self.heap.anchor_start();
            self.heap.open_room_above_garbage(live.words() + anchored);
        }
    }

    /// Collects garbage; does nothing while there is a mark to return to, or before the boot is over.
    pub fn collect(&mut self) {
        if self.heap.has_history() || !self.heap.is_frozen() {
            return;
        }
        // A method whose frames cannot be read keeps everything alive: only code that no JVM would verify is like that.
        let Ok(live) = self.find_live() else { return };
        if self.halt().is_asked() {
            return;
        }
        let forwarding = Forwarding::new(live);
        let moved = self.map_roots(&mut |object| forwarding.of(object));
        debug_assert!(moved.is_ok(), "frames were readable a moment ago");
        for thread in self.threads.iter_mut().filter(|thread| thread.is_terminated()) {
            thread.object = Reference::NULL;
        }
        self.slide(&forwarding);
        self.tell_places(&|object| forwarding.is_live(object.0).then(|| Reference(forwarding.of(object.0))));
        self.heap.set_top(forwarding.end());
    }

    /// Marks everything that can be reached; not all of it where somebody wants to stop.
    fn find_live(&mut self) -> Result<Live, LinkError> {
        self.process.shapes.sync(self.program);
        let start = self.heap.dynamic_start();
        let mut live = Live::none(start, self.heap.top());
        let mut waiting = Vec::new();
        self.map_roots(&mut |object| {
            waiting.push(object);
            object
        })?;
        let mut visited = 0_usize;
        while let Some(object) = waiting.pop().filter(|_| !self.halt().is_asked_at(visited)) {
            visited += 1;
            if object < start || live.contains(object) {
                continue;
            }
            let header = self.heap.word(object);
            let shape = self.process.shapes.of_header(header);
            let size = shape.size(header);
            live.mark(object, size);
            let words = &self.heap.words()[object as usize..(object + size) as usize];
            shape.for_each_reference(words, &mut |reference| {
                if reference >= start {
                    waiting.push(reference);
                }
            });
        }
        Ok(live)
    }

    /// Moves every live object to its new place, in ascending order, so that none overwrites another.
    fn slide(&mut self, forwarding: &Forwarding) {
        let mut next = forwarding.next_object(self.heap.dynamic_start());
        let words = self.heap.words_mut();
        while let Some(object) = next {
            let header = words[object as usize];
            let shape = self.process.shapes.of_header(header);
            let end = object + shape.size(header);
            shape.map_references(&mut words[object as usize..end as usize], &mut |reference| forwarding.of(reference));
            words.copy_within(object as usize..end as usize, forwarding.of(object) as usize);
            next = forwarding.next_object(end);
        }
    }
}
