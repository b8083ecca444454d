//! What the fast path notes: one record for each access that an analysis could want.

use crate::state::reference::Reference;
use crate::threads::thread::Frame;
use program::instruction::FieldFlags;
use program::{ClassRef, MethodRef};

/// What of the code of a class is of interest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interest {
    pub accesses: Accesses,
    /// That it makes objects is noted.
    pub births: bool,
    /// What is accessed in its calls, by whatever code, is no caller's affair.
    pub internal: bool,
}

/// Which accesses by the code of a class are of interest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accesses {
    /// Only volatile accesses.
    Volatile,
    /// All accesses; the place is that of the access itself.
    Own,
    /// All accesses; the place is that in the program's own code that called.
    Callers,
}

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    Read,
    Write,
    /// The object was made.
    Born,
    /// A constructor of the object has returned.
    Built,
}

/// One access of memory.
#[derive(Clone, Copy, Debug)]
pub struct Record {
    /// Where in the program: the program's own code where there is some.
    pub method: MethodRef,
    pub pc: u32,
    /// The method of the class library that the place has called.
    pub library: Option<MethodRef>,
    pub what: What,
    /// The object, or the mirror of the class whose static field it is.
    pub object: Reference,
    /// Where in the object, in bytes from its beginning.
    pub offset: u32,
    /// How many bytes.
    pub size: u32,
    /// `FieldFlags`; 0 for elements of arrays.
    pub flags: u8,
    /// The lower half of what was written.
    pub value: u32,
}

/// The notes of the fast path.
#[derive(Default)]
pub struct Recorder {
    pub(crate) records: Vec<Record>,
    /// By the number of the class, as far as somebody has asked.
    interests: Vec<Option<Interest>>,
    judge: Option<fn(ClassRef) -> Interest>,
}

/// A place in memory that is accessed.
#[derive(Clone, Copy)]
pub(crate) struct Spot {
    pub(crate) object: Reference,
    pub(crate) offset: u32,
    pub(crate) size: u32,
    pub(crate) flags: u8,
}

impl Recorder {
    pub(crate) fn new(judge: fn(ClassRef) -> Interest) -> Recorder {
        Recorder { judge: Some(judge), ..Recorder::default() }
    }

    /// Notes an access by the top frame, whose position is `pc`.
    #[inline(never)]
    pub(crate) fn note(&mut self, frames: &[Frame], pc: u32, what: What, spot: Spot, value: u64) {
        let Some(frame) = frames.last() else { return };
        let accesses = self.interest(frame.method.class).accesses;
        let volatile = spot.flags & FieldFlags::VOLATILE != 0;
        if accesses == Accesses::Volatile && !volatile || spot.flags & FieldFlags::CACHE != 0 {
            return;
        }
        if accesses == Accesses::Callers && !volatile && self.is_made_internally(frames) {
            return;
        }
        let (method, pc, library) = place(frames, pc, accesses);
        let Spot { object, offset, size, flags } = spot;
        self.records.push(Record { method, pc, library, what, object, offset, size, flags, value: value as u32 });
    }

    /// Notes that an object was made.
    #[inline(never)]
    pub(crate) fn note_birth(&mut self, frames: &[Frame], pc: u32, object: Reference) {
        let Some(frame) = frames.last() else { return };
        if self.interest(frame.method.class).births {
            let spot = Spot { object, offset: 0, size: 0, flags: 0 };
            self.push(frame.method, pc, What::Born, spot);
        }
    }

    /// Notes that a constructor returns.
    #[inline(never)]
    pub(crate) fn note_built(&mut self, frames: &[Frame], pc: u32, object: u64) {
        let Some(frame) = frames.last() else { return };
        if frame.method.is_constructor() && self.interest(frame.method.class).accesses != Accesses::Volatile {
            let spot = Spot { object: Reference::from_slot(object), offset: 0, size: 0, flags: 0 };
            self.push(frame.method, pc, What::Built, spot);
        }
    }

    fn push(&mut self, method: MethodRef, pc: u32, what: What, spot: Spot) {
        let Spot { object, offset, size, flags } = spot;
        self.records.push(Record { method, pc, library: None, what, object, offset, size, flags, value: 0 });
    }

    /// Whether code of the class library accesses something for a part of itself.
    fn is_made_internally(&mut self, frames: &[Frame]) -> bool {
        let mut classes = frames.iter().rev().map(|frame| frame.method.class);
        let mut library = std::iter::from_fn(|| classes.next().filter(|class| !class.is_application()));
        library.any(|class| self.interest(class).internal)
    }

    fn interest(&mut self, class: ClassRef) -> Interest {
        let number = class.id.0 as usize;
        if let Some(Some(known)) = self.interests.get(number) {
            return *known;
        }
        let nothing = Interest { accesses: Accesses::Volatile, births: false, internal: false };
        let interest = self.judge.map_or(nothing, |judge| judge(class));
        self.interests.resize(self.interests.len().max(number + 1), None);
        self.interests[number] = Some(interest);
        interest
    }
}

/// The place that an access is told with.
fn place(frames: &[Frame], pc: u32, accesses: Accesses) -> (MethodRef, u32, Option<MethodRef>) {
    let top = frames.len() - 1;
    let at = |depth: usize| (frames[depth].method, if depth == top { pc } else { frames[depth].pc });
    let own = |frame: &Frame| frame.method.class.is_application();
    let caller = if accesses == Accesses::Callers { frames.iter().rposition(own) } else { None };
    match caller.filter(|depth| *depth < top) {
        Some(depth) => (at(depth).0, at(depth).1, Some(frames[depth + 1].method)),
        None => (at(top).0, at(top).1, None),
    }
}
