//! The raw state of a machine, word for word, to compare what was undone with what was there.

use vm::{Machine, Status, Wake};

/// Everything that an undo must bring back.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Snapshot {
    /// A sum over each page of immortal words: there are many, and few change.
    immortals: Vec<u64>,
    objects: Vec<u64>,
    threads: Vec<ThreadSnapshot>,
    numbers: (u64, u32, bool),
    blocks: Vec<(u64, u32)>,
    output: Vec<u8>,
}

#[derive(Debug, PartialEq, Eq)]
struct ThreadSnapshot {
    status: Status,
    flags: (bool, bool, bool, Option<Wake>),
    /// What only an exploration sets.
    exploring: (u32, bool, u32, bool),
    references: [u32; 3],
    phase: String,
    frames: Vec<(u32, u32, u32, u32, u32, String, u8)>,
    slots: Vec<u64>,
}

impl Snapshot {
    /// The state now; of the immortals only the first ones, because later ones may have been made since.
    pub(crate) fn of(machine: &Machine, immortal_top: u32) -> Snapshot {
        let words = |from: u32, to: u32| (from..to).map(|index| machine.heap.word(index)).collect();
        Snapshot {
            immortals: (0..immortal_top)
                .step_by(64)
                .map(|start| sum(machine, start..immortal_top.min(start + 64)))
                .collect(),
            objects: words(machine.heap.dynamic_start(), machine.heap.top()),
            threads: machine.threads.iter().map(thread).collect(),
            numbers: (machine.clock, machine.next_hash, machine.main_failed),
            blocks: machine.blocks.iter().map(|block| (block.address, block.array.0)).collect(),
            output: machine.output.iter().flat_map(|(_, bytes)| bytes.iter().copied()).collect(),
        }
    }
}

fn sum(machine: &Machine, words: std::ops::Range<u32>) -> u64 {
    words.fold(0, |sum: u64, index| sum.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(5) ^ machine.heap.word(index))
}

/// Fails with the first difference: whole states are too long to read.
#[track_caller]
pub(crate) fn assert_same(left: &Snapshot, right: &Snapshot, when: &str) {
    assert_eq!(left.numbers, right.numbers, "{when}: clock, next hash, failure of main");
    assert_eq!(String::from_utf8_lossy(&left.output), String::from_utf8_lossy(&right.output), "{when}: output");
    assert_eq!(left.threads.len(), right.threads.len(), "{when}: number of threads");
    for (number, (left, right)) in left.threads.iter().zip(&right.threads).enumerate() {
        assert_eq!(left, right, "{when}: thread {number}");
    }
    assert_eq!(left.blocks, right.blocks, "{when}: blocks");
    assert_eq!(
        (left.immortals.len(), left.objects.len()),
        (right.immortals.len(), right.objects.len()),
        "{when}: sizes"
    );
    let words = |snapshot: &Snapshot| snapshot.immortals.iter().chain(&snapshot.objects).copied().collect::<Vec<u64>>();
    let (left, right) = (words(left), words(right));
    let differing = left.iter().zip(&right).position(|(left, right)| left != right);
    assert_eq!(
        differing,
        None,
        "{when}: word {:?} and {:?}",
        differing.map(|at| left[at]),
        differing.map(|at| right[at])
    );
}

fn thread(thread: &vm::Thread) -> ThreadSnapshot {
    let frames = thread.frames.iter().map(|frame| {
        let on_return = format!("{:?}", frame.on_return);
        (frame.method.id.0, frame.pc, frame.base, frame.top, frame.lock.0, on_return, frame.overdue)
    });
    let slots = thread.frames.iter().flat_map(|frame| &thread.slots[frame.base as usize..frame.top as usize]);
    ThreadSnapshot {
        status: thread.status,
        flags: (thread.permit, thread.suspended, thread.daemon, thread.wake),
        exploring: (thread.alternatives, thread.opaque, thread.atomic, thread.begun),
        references: [thread.object.0, thread.pending.0, thread.scoped_values.0],
        phase: format!("{:?}", thread.phase),
        frames: frames.collect(),
        slots: slots.copied().collect(),
    }
}
