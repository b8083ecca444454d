//! Undoing: taking the whole machine back to a mark, at a cost in proportion to what has changed since.
//!
//! The heap has its own log (`heap/marks.rs`). Of a thread, the fields and the top frame are saved when it first
//! changes after a mark; a deeper frame is saved when the frame above returns into it, because until then it cannot
//! change. Threads started since are dropped; what is left of the state is a handful of numbers, kept with the mark.
//!
//! Not undone, because none of it is state: classes and their code (quickened or not), where immortals and cells lie,
//! the count of executed instructions, and output that somebody has already fetched.
//!
//! Invariant: whoever changes a thread other than the running one calls [`Machine::save_thread`] first.

mod history;

pub(crate) use history::History;
pub use history::Mark;

use crate::machine::Machine;
use crate::threads::thread::{Frame, Thread, ThreadId};
use history::{Kept, Point, Save};

impl Machine {
    /// Begins a new piece of history: [`Machine::undo_to`] can come back to here. Marks nest. To be called between
    /// turns.
    pub fn mark(&mut self) -> Mark {
        let form = self.form_to_check();
        let point = Point {
            stamp: self.history.begin_piece(),
            heap: self.heap.mark(),
            saves: self.history.saves.len(),
            threads: self.threads.len(),
            current: self.current,
            clock: self.clock,
            next_hash: self.next_hash,
            main_failed: self.main_failed,
            draws: self.draws,
            emitted: self.emitted,
        };
        self.history.points.push(point);
        self.keep_form(point.stamp, form);
        Mark { depth: self.history.points.len() - 1, stamp: point.stamp }
    }

    /// Takes everything back that has happened since `mark`, which stays valid, as do the marks before it. Those after
    /// it are void. A mark that is void is a mistake of the caller.
    pub fn undo_to(&mut self, mark: Mark) {
        let point = self.history.points.get(mark.depth).copied();
        let Some(point) = point.filter(|point| point.stamp == mark.stamp) else {
            debug_assert!(false, "the mark is void");
            return;
        };
        self.exploring.sharing.marked = false;
        self.history.points.truncate(mark.depth + 1);
        while self.history.saves.len() > point.saves {
            if let Some(save) = self.history.saves.pop() {
                self.take_back(save);
            }
        }
        self.heap.undo_to(point.heap);
        self.threads.truncate(point.threads);
        self.current = point.current;
        self.clock = point.clock;
        self.next_hash = point.next_hash;
        self.main_failed = point.main_failed;
        self.draws = point.draws;
        self.retract_output(point.emitted);
        self.history.begin_piece();
        self.check_undone(point.stamp);
    }

    /// Keeps the state and forgets all marks.
    pub fn forget_marks(&mut self) {
        self.heap.forget_history();
        self.history.clear();
        for thread in &mut self.threads {
            thread.saved_from = 0;
        }
    }

    /// Remembers a thread as it is before it changes for the first time since the last mark.
    pub(crate) fn save_thread(&mut self, id: ThreadId) {
        let thread = &mut self.threads[id];
        if self.history.points.is_empty() || thread.saved_at == self.history.stamp {
            return self.touch(id);
        }
        self.history.saves.push(Save::Thread { thread: id, kept: Kept::of(thread) });
        thread.saved_from = thread.frames.len().saturating_sub(1);
        thread.saved_at = self.history.stamp;
        if !thread.frames.is_empty() {
            self.history.save_frame(thread, id, thread.saved_from);
        }
        self.touch(id);
    }

    /// Another thread than the running one, to be changed.
    pub fn thread_to_change(&mut self, id: ThreadId) -> &mut Thread {
        self.save_thread(id);
        &mut self.threads[id]
    }

    /// Remembers the frame below the top one before the top one is left.
    pub(crate) fn before_pop(&mut self) {
        let thread = &mut self.threads[self.current];
        let Some(below) = thread.frames.len().checked_sub(2) else { return };
        if below < thread.saved_from {
            thread.saved_from = below;
            self.history.save_frame(thread, self.current, below);
        }
    }

    /// A frame of the running thread, to be changed wherever it lies. It is remembered first, and all that lie above
    /// it.
    pub(crate) fn frame_to_change(&mut self, depth: usize) -> Option<&mut Frame> {
        let thread = &mut self.threads[self.current];
        while depth < thread.saved_from {
            thread.saved_from -= 1;
            self.history.save_frame(thread, self.current, thread.saved_from);
        }
        thread.frames.get_mut(depth)
    }

    /// Remembers the list of off-heap blocks before it changes for the first time since the last mark.
    pub(crate) fn save_blocks(&mut self) {
        if !self.history.points.is_empty() && self.history.blocks_saved_at != self.history.stamp {
            let saved_at = std::mem::replace(&mut self.history.blocks_saved_at, self.history.stamp);
            self.history.saves.push(Save::Blocks { blocks: self.blocks.clone(), saved_at });
        }
    }

    fn take_back(&mut self, save: Save) {
        match save {
            Save::Thread { thread, kept } => kept.restore(&mut self.threads[thread]),
            Save::Frame { thread, index, frame } => {
                self.history.restore_frame(&mut self.threads[thread], index, frame);
            }
            Save::Blocks { blocks, saved_at } => {
                self.blocks = blocks;
                self.history.blocks_saved_at = saved_at;
            }
        }
    }

    /// Removes what was printed since so many bytes had been, as far as nobody has fetched it.
    fn retract_output(&mut self, emitted: u64) {
        let mut surplus = self.emitted - emitted;
        self.emitted = emitted;
        while surplus > 0 {
            let Some((_, last)) = self.output.last_mut() else { return };
            let kept = (last.len() as u64).saturating_sub(surplus);
            surplus -= last.len() as u64 - kept;
            last.truncate(kept as usize);
            if last.is_empty() {
                self.output.pop();
            }
        }
    }
}
