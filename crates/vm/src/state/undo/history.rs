//! What is needed to take a machine back, in the order in which it was saved.

use crate::state::heap::HeapMark;
use crate::state::raw_memory::Block;
use crate::state::reference::Reference;
use crate::threads::thread::{Frame, Phase, Status, Thread, ThreadId, Wake};

/// A moment that a machine can be taken back to; see [`crate::Machine::mark`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// How many marks lie before it.
    pub(super) depth: usize,
    pub(super) stamp: u64,
}

/// The state at a mark, apart from what is saved when it changes.
#[derive(Clone, Copy)]
pub(super) struct Point {
    pub(super) stamp: u64,
    pub(super) heap: HeapMark,
    pub(super) saves: usize,
    pub(super) threads: usize,
    pub(super) current: ThreadId,
    pub(super) clock: u64,
    pub(super) next_hash: u32,
    pub(super) main_failed: bool,
    pub(super) draws: u64,
    pub(super) emitted: u64,
}

/// Something as it was before it changed.
pub(super) enum Save {
    Thread {
        thread: ThreadId,
        kept: Kept,
    },
    /// The frame's slots are the last in the pool.
    Frame {
        thread: ThreadId,
        index: usize,
        frame: Frame,
    },
    Blocks {
        blocks: Vec<Block>,
        saved_at: u64,
    },
}

/// The marks and everything saved since the first of them.
#[derive(Default)]
pub(crate) struct History {
    pub(super) points: Vec<Point>,
    pub(super) saves: Vec<Save>,
    slots: Vec<u64>,
    /// The piece of history now being written: since the last mark, or since the last return to one. Never used twice,
    /// so what was saved in another piece is known to be so.
    pub(super) stamp: u64,
    last_stamp: u64,
    pub(super) blocks_saved_at: u64,
}

impl History {
    /// Begins a new piece of history.
    pub(super) fn begin_piece(&mut self) -> u64 {
        self.last_stamp += 1;
        self.stamp = self.last_stamp;
        self.stamp
    }

    /// Forgets all marks.
    pub(crate) fn clear(&mut self) {
        self.points.clear();
        self.saves.clear();
        self.slots.clear();
    }

    pub(super) fn save_frame(&mut self, thread: &Thread, id: ThreadId, index: usize) {
        let frame = thread.frames[index];
        self.slots.extend_from_slice(&thread.slots[frame.base as usize..frame.top as usize]);
        self.saves.push(Save::Frame { thread: id, index, frame });
    }

    /// Puts the frame saved last back; the frames below it are right already.
    pub(super) fn restore_frame(&mut self, thread: &mut Thread, index: usize, frame: Frame) {
        let slots = &mut thread.slots[frame.base as usize..frame.top as usize];
        let start = self.slots.len() - slots.len();
        slots.copy_from_slice(&self.slots[start..]);
        self.slots.truncate(start);
        thread.frames.truncate(index);
        thread.frames.push(frame);
    }
}

/// The fields of a thread, and how many frames it had.
pub(super) struct Kept {
    object: Reference,
    status: Status,
    phase: Phase,
    permit: bool,
    ticket: u32,
    wake: Option<Wake>,
    pending: Reference,
    suspended: bool,
    daemon: bool,
    alternatives: u32,
    opaque: bool,
    atomic: u32,
    begun: bool,
    scoped_values: Reference,
    version: u64,
    saved_from: usize,
    saved_at: u64,
    depth: usize,
}

impl Kept {
    pub(super) fn of(thread: &Thread) -> Kept {
        Kept {
            object: thread.object,
            status: thread.status,
            phase: thread.phase,
            permit: thread.permit,
            ticket: thread.ticket,
            wake: thread.wake,
            pending: thread.pending,
            suspended: thread.suspended,
            daemon: thread.daemon,
            alternatives: thread.alternatives,
            opaque: thread.opaque,
            atomic: thread.atomic,
            begun: thread.begun,
            scoped_values: thread.scoped_values,
            version: thread.version,
            saved_from: thread.saved_from,
            saved_at: thread.saved_at,
            depth: thread.frames.len(),
        }
    }

    /// Makes a whole thread, so that the compiler finds a field that is forgotten here.
    pub(super) fn restore(self, thread: &mut Thread) {
        let mut frames = std::mem::take(&mut thread.frames);
        frames.truncate(self.depth);
        *thread = Thread {
            object: self.object,
            status: self.status,
            phase: self.phase,
            frames,
            slots: std::mem::take(&mut thread.slots),
            permit: self.permit,
            ticket: self.ticket,
            wake: self.wake,
            pending: self.pending,
            suspended: self.suspended,
            daemon: self.daemon,
            alternatives: self.alternatives,
            opaque: self.opaque,
            atomic: self.atomic,
            begun: self.begun,
            scoped_values: self.scoped_values,
            version: self.version,
            saved_from: self.saved_from,
            saved_at: self.saved_at,
        };
    }
}
