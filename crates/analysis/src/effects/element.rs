//! Elements of arrays that are picked by an index which the thread has in hand: the index as a term over what its frame
//! holds.
//!
//! A term says what an instruction will find, in what a frame holds now: a local variable or an operand, a field that
//! one leads to, the length of an array, and what is calculated from these. Whoever evaluates one looks at the present
//! state, so it tells the future only where nobody can change a field in it any more; that is for the evaluator to
//! find out ([`Values`]). Lengths of arrays never change, and slots of a frame only by its own code, which was followed
//! (`tracing`). What has no term is any element.

use super::Effects;
use super::flag::Flag;
use super::numbering::{Numbering, Table};
use program::FieldRef;
use std::cell::RefCell;

/// A term's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TermId(u32);

/// What a value is. Fields are named by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Term {
    Constant(i32),
    /// What a local variable of the frame holds.
    Local(u16),
    /// An operand of the frame, counted from the lowest.
    Operand(u16),
    Field(TermId, u32),
    Static(u32),
    Length(TermId),
    Sum(TermId, TermId),
    Difference(TermId, TermId),
    Product(TermId, TermId),
    Remainder(TermId, TermId),
    /// One or the other.
    Either(TermId, TermId),
}

/// An access of an element. Frames are counted from the outermost; one that is not known yet is that of the code that
/// makes the access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Element {
    kind: u8,
    write: bool,
    frame: Option<u32>,
    index: TermId,
}

/// All terms and elements so far.
#[derive(Default)]
pub(crate) struct Elements {
    terms: RefCell<Table<Term, (Term, u32)>>,
    elements: RefCell<Table<Element, Element>>,
}

/// What the frames of a thread hold, and what it leads to.
pub trait Values {
    /// A local variable of a frame, the outermost being number 0.
    fn local(&self, frame: u32, number: u16) -> Option<u64>;
    /// An operand of a frame, counted from the lowest.
    fn operand(&self, frame: u32, number: u16) -> Option<u64>;
    /// A field of an object, or a static one where there is none; nothing where somebody may still write it.
    fn field(&self, object: Option<u64>, field: FieldRef) -> Option<u64>;
    /// The length of an array.
    fn length(&self, array: u64) -> Option<u64>;
}

/// Larger terms are not followed.
const LARGEST_TERM: u32 = 12;

/// More elements than these are any.
const MOST_ELEMENTS: usize = 32;

impl Elements {
    /// A term; nothing where it is too large.
    pub(crate) fn term(&self, term: Term) -> Option<TermId> {
        let size = 1 + parts(term).map(|part| self.terms.borrow().thing(part.0).1).sum::<u32>();
        (size <= LARGEST_TERM).then(|| TermId(self.terms.borrow_mut().number(term, (term, size))))
    }

    /// The same where every local variable is what was handed to the code for it.
    fn substituted(&self, id: TermId, arguments: &[Option<TermId>]) -> Option<TermId> {
        let (term, _) = self.terms.borrow().thing(id.0);
        let part = |part: TermId| self.substituted(part, arguments);
        self.term(match term {
            Term::Constant(_) | Term::Static(_) => return Some(id),
            Term::Local(number) => return arguments.get(usize::from(number)).copied().flatten(),
            Term::Operand(_) => return None,
            Term::Field(object, field) => Term::Field(part(object)?, field),
            Term::Length(array) => Term::Length(part(array)?),
            Term::Sum(one, two) => Term::Sum(part(one)?, part(two)?),
            Term::Difference(one, two) => Term::Difference(part(one)?, part(two)?),
            Term::Product(one, two) => Term::Product(part(one)?, part(two)?),
            Term::Remainder(one, two) => Term::Remainder(part(one)?, part(two)?),
            Term::Either(one, two) => Term::Either(part(one)?, part(two)?),
        })
    }

    /// One or the other: the first one where it covers the second.
    pub(crate) fn either(&self, one: TermId, two: TermId) -> Option<TermId> {
        if self.covers(one, two) { Some(one) } else { self.term(Term::Either(one, two)) }
    }

    fn covers(&self, one: TermId, two: TermId) -> bool {
        let of = |id: TermId| self.terms.borrow().thing(id.0).0;
        if let Term::Either(first, second) = of(two) {
            return self.covers(one, first) && self.covers(one, second);
        }
        one == two
            || matches!(of(one), Term::Either(first, second) if self.covers(first, two) || self.covers(second, two))
    }
}

/// The terms in a term.
fn parts(term: Term) -> impl Iterator<Item = TermId> {
    let (one, two) = match term {
        Term::Constant(_) | Term::Static(_) | Term::Local(_) | Term::Operand(_) => (None, None),
        Term::Field(part, _) | Term::Length(part) => (Some(part), None),
        Term::Sum(one, two)
        | Term::Difference(one, two)
        | Term::Product(one, two)
        | Term::Remainder(one, two)
        | Term::Either(one, two) => (Some(one), Some(two)),
    };
    one.into_iter().chain(two)
}

impl Effects {
    /// The indices at which elements of a kind may be read, or written if so, by the thread whose values these are;
    /// nothing where it may be any.
    pub fn indices(&self, kind: u8, write: bool, values: &dyn Values) -> Option<Vec<u32>> {
        let flag = if write { Flag::array_write(kind) } else { Flag::array_read(kind) };
        let memory = if write { Flag::ANY_MEMORY_WRITE } else { Flag::ANY_MEMORY_READ };
        if self.anywhere.meets(flag) || self.has(memory | Flag::OPAQUE) {
            return None;
        }
        let mut indices = Vec::new();
        for element in self.elements.iter().map(|number| self.numbering.elements.elements.borrow().thing(number)) {
            if Flag::array_read(element.kind) == Flag::array_read(kind) && element.write == write {
                let found = evaluate(&self.numbering, element.index, element.frame, values)?;
                // Others are no elements.
                indices.extend(found.into_iter().filter_map(|index| u32::try_from(index as i32).ok()));
            }
        }
        Some(indices)
    }

    /// Whether there is an element with an index.
    pub(crate) fn has_elements(&self) -> bool {
        !self.elements.is_empty()
    }

    /// An element with this index is accessed.
    pub(crate) fn add_element(&mut self, kind: u8, write: bool, index: TermId) {
        self.insert_element(Element { kind, write, frame: None, index });
    }

    fn insert_element(&mut self, element: Element) {
        self.flags = self.flags | element.flag();
        let number = self.numbering.elements.elements.borrow_mut().number(element, element);
        self.elements.insert(number);
        if self.elements.iter().count() > MOST_ELEMENTS {
            self.forget_indices();
        }
    }

    /// What has an index may be any element.
    pub(crate) fn forget_indices(&mut self) {
        for element in self.elements.iter().map(|number| self.numbering.elements.elements.borrow().thing(number)) {
            self.anywhere = self.anywhere | element.flag();
        }
        self.elements = super::Bits::default();
    }

    /// Adds all effects of a method that is called with these arguments.
    pub(crate) fn unite_called(&mut self, other: &Effects, arguments: &[Option<TermId>]) {
        self.unite_renaming(other, |numbering, element| {
            let index = numbering.elements.substituted(element.index, arguments)?;
            Some(Element { index, ..element })
        });
    }

    /// Adds all effects of the code of a frame with this number.
    pub(crate) fn unite_frame(&mut self, other: &Effects, frame: u32) {
        self.unite_renaming(other, |_, element| Some(Element { frame: Some(frame), ..element }));
    }

    fn unite_renaming(&mut self, other: &Effects, rename: impl Fn(&Numbering, Element) -> Option<Element>) {
        self.unite_beside_elements(other);
        for number in other.elements.iter() {
            let element = other.numbering.elements.elements.borrow().thing(number);
            match rename(&other.numbering, element) {
                Some(element) => self.insert_element(element),
                None => self.anywhere = self.anywhere | element.flag(),
            }
        }
    }
}

impl Element {
    fn flag(self) -> Flag {
        if self.write { Flag::array_write(self.kind) } else { Flag::array_read(self.kind) }
    }
}

/// What a term may be in the present state. Numbers are in the lower half of a word.
fn evaluate(numbering: &Numbering, id: TermId, frame: Option<u32>, values: &dyn Values) -> Option<Vec<u64>> {
    let (term, _) = numbering.elements.terms.borrow().thing(id.0);
    let value = |part: TermId| evaluate(numbering, part, frame, values);
    let calculated = |one: TermId, two: TermId, operation: fn(i32, i32) -> Option<i32>| {
        let (ones, twos) = (value(one)?, value(two)?);
        let pairs = ones.iter().flat_map(|one| twos.iter().map(|two| (*one as i32, *two as i32)));
        pairs.map(|(one, two)| operation(one, two).map(|result| u64::from(result as u32))).collect()
    };
    match term {
        Term::Constant(constant) => Some(vec![u64::from(constant as u32)]),
        Term::Local(local) => Some(vec![values.local(frame?, local)?]),
        Term::Operand(operand) => Some(vec![values.operand(frame?, operand)?]),
        Term::Field(object, field) => {
            let field = numbering.field_of(field);
            value(object)?.into_iter().map(|object| values.field(Some(object), field)).collect()
        }
        Term::Static(field) => Some(vec![values.field(None, numbering.field_of(field))?]),
        Term::Length(array) => value(array)?.into_iter().map(|array| values.length(array)).collect(),
        Term::Sum(one, two) => calculated(one, two, |one, two| Some(one.wrapping_add(two))),
        Term::Difference(one, two) => calculated(one, two, |one, two| Some(one.wrapping_sub(two))),
        Term::Product(one, two) => calculated(one, two, |one, two| Some(one.wrapping_mul(two))),
        Term::Remainder(one, two) => calculated(one, two, i32::checked_rem),
        Term::Either(one, two) => Some([value(one)?, value(two)?].concat()),
    }
}
