//! What many states have in common: what is seen of them, and which steps they have but for where those lead. Each is
//! kept once.

use crate::store::{Full, hash, slots};
use model::{Choice, EmbeddedFormula};
use slots::{Slot, Slots};

/// What a step is, whatever it leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Label {
    alternative: u16,
    pub(super) agent: u8,
    flags: u8,
}

/// What a step does beside leading somewhere.
const PROGRESS: u8 = 1;
const ENDED: u8 = 2;
const STAYS: u8 = 4;

impl Label {
    /// No step: a run that has ended stays where it is.
    pub(super) const STAY: Label = Label { alternative: 0, agent: 0, flags: STAYS };

    /// The label of a choice; nothing where its numbers are too large.
    pub(super) fn new(choice: Choice, progress: bool, ended: bool) -> Option<Label> {
        let flags = if progress { PROGRESS } else { 0 } | if ended { ENDED } else { 0 };
        let alternative = u16::try_from(choice.alternative).ok()?;
        Some(Label { alternative, agent: u8::try_from(choice.agent).ok()?, flags })
    }

    /// Whether this is no step.
    pub(super) fn stays(self) -> bool {
        self.flags & STAYS != 0
    }

    pub(super) fn is_progress(self) -> bool {
        self.flags & PROGRESS != 0
    }

    /// Whether the agent that moves ends by it.
    pub(super) fn has_ended(self) -> bool {
        self.flags & ENDED != 0
    }

    /// The choice; nothing where nobody moves.
    pub(super) fn choice(self) -> Option<Choice> {
        (!self.stays()).then_some(Choice { agent: self.agent.into(), alternative: self.alternative.into() })
    }

    fn word(self) -> u32 {
        u32::from(self.alternative) | u32::from(self.agent) << 16 | u32::from(self.flags) << 24
    }
}

/// What is seen of a state.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct View {
    pub(super) valuation: u64,
    /// The agents that are enabled, for fairness.
    pub(super) enabled: u64,
    /// The claim of the system itself that is followed.
    pub(super) embedded: Option<EmbeddedFormula>,
    /// Only the steps of the persistent set were made.
    pub(super) reduced: bool,
}

/// A state but for where its steps lead.
struct RowShape {
    view: View,
    first_label: u32,
    labels: u32,
}

/// All shapes of rows, by number.
pub(super) struct RowShapes {
    row_shapes: Vec<RowShape>,
    labels: Vec<Label>,
    numbers: Slots,
}

impl RowShapes {
    pub(super) fn new() -> RowShapes {
        RowShapes { row_shapes: Vec::new(), labels: Vec::new(), numbers: Slots::new() }
    }

    pub(super) fn view(&self, number: u32) -> &View {
        &self.row_shapes[number as usize].view
    }

    pub(super) fn labels(&self, number: u32) -> &[Label] {
        let RowShape { first_label, labels, .. } = self.row_shapes[number as usize];
        &self.labels[first_label as usize..][..labels as usize]
    }

    /// The number of a shape.
    pub(super) fn number(&mut self, view: View, labels: &[Label]) -> Result<u32, Full> {
        let hash = hash_of(&view, labels);
        let is_it = |number: u32| *self.view(number) == view && self.labels(number) == labels;
        match self.numbers.find(hash, is_it) {
            Slot::Known(number) => Ok(number),
            Slot::Vacant(vertex) => self.add(view, labels, hash, vertex),
        }
    }

    fn add(&mut self, view: View, labels: &[Label], hash: u64, vertex: usize) -> Result<u32, Full> {
        if self.row_shapes.len() >= Slots::MOST as usize {
            return Err(Full);
        }
        let mut numbers = std::mem::replace(&mut self.numbers, Slots::new());
        let number = numbers.add(hash, vertex, |number| hash_of(self.view(number), self.labels(number)));
        self.numbers = numbers;
        let first_label = u32::try_from(self.labels.len()).map_err(|_| Full)?;
        self.labels.extend(labels);
        self.row_shapes.push(RowShape { view, first_label, labels: labels.len() as u32 });
        Ok(number)
    }

    pub(super) fn bytes(&self) -> u64 {
        let row_shapes = self.row_shapes.capacity() * size_of::<RowShape>();
        (row_shapes + self.labels.capacity() * size_of::<Label>()) as u64 + self.numbers.bytes()
    }
}

fn hash_of(view: &View, labels: &[Label]) -> u64 {
    let View { valuation, enabled, embedded, reduced } = *view;
    let (claim, embedded_valuation) = embedded.map_or((0, 0), |embedded| (embedded.claim + 1, embedded.valuation));
    let seen = [valuation, enabled, embedded_valuation].into_iter().flat_map(|word| [word as u32, (word >> 32) as u32]);
    let labels = labels.iter().map(|label| label.word());
    let words: Vec<u32> = seen.chain([claim, u32::from(reduced)]).chain(labels).collect();
    hash::of_words(&words)
}
