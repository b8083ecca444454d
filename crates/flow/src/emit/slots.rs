//! Which local variable of the frame holds which variable of the form: greedy colouring of what interferes.
//!
//! Parameters have their places (JVMS 2.6.1). All others, those that were locals first, take the place they had if it
//! is free, else the lowest that is. Two variables interfere if one is written while the other is live, unless the
//! write copies the one to the other, they are of one word, and one of them was an operand.

use super::live::Live;
use super::plan::{Placed, Step};
use crate::form::{Block, BlockId, Form, Home, VariableId};
use fixedbitset::FixedBitSet;
use rustc_hash::FxHashSet;

/// The local variables of the frame.
pub(super) struct Slots {
    of_variable: Vec<Option<u16>>,
    /// How many there are.
    pub count: u16,
}

impl Slots {
    /// Gives every variable that is loaded or stored a slot; `None` if there are not enough.
    pub(super) fn of(form: &Form, live: &Live, code: &[(BlockId, Vec<Placed>)]) -> Option<Slots> {
        let mut neighbours = Neighbours::of(form);
        neighbours.meet_at_entry(&live.at_start(BlockId(0)));
        for (block, steps) in code {
            neighbours.walk(live, form.block(*block), steps);
        }
        let mut slots = Slots { of_variable: vec![None; form.variables.len()], count: 0 };
        for parameter in &form.parameters {
            slots.give(form, *parameter, slots.count)?;
        }
        let was_local = |variable: &VariableId| form.variable(*variable).home != Home::Operand;
        let (locals, operands): (Vec<_>, Vec<_>) = neighbours.in_slots().partition(was_local);
        for variable in locals.into_iter().chain(operands) {
            if slots.of_variable[variable.0 as usize].is_none() {
                let slot = slots.choose(form, variable, &neighbours.of_variable[variable.0 as usize])?;
                slots.give(form, variable, slot)?;
            }
        }
        Some(slots)
    }

    /// The slot of a variable; one that is never loaded or stored has none.
    pub(super) fn get(&self, variable: VariableId) -> Option<u16> {
        self.of_variable[variable.0 as usize]
    }

    fn give(&mut self, form: &Form, variable: VariableId, slot: u16) -> Option<()> {
        self.of_variable[variable.0 as usize] = Some(slot);
        self.count = self.count.max(slot.checked_add(width(form, variable))?);
        Some(())
    }

    fn choose(&self, form: &Form, variable: VariableId, neighbours: &FxHashSet<VariableId>) -> Option<u16> {
        let mut taken = FixedBitSet::with_capacity(usize::from(self.count) + 4);
        for (other, slot) in neighbours.iter().filter_map(|other| Some((*other, self.get(*other)?))) {
            let slot = usize::from(slot);
            taken.insert_range(slot..slot + usize::from(width(form, other)));
        }
        let width = width(form, variable);
        let is_free = |slot: &u16| (*slot..slot.saturating_add(width)).all(|word| !taken.contains(word.into()));
        let home = match form.variable(variable).home {
            Home::Local(slot) => Some(slot),
            Home::Operand => None,
        };
        home.filter(is_free).or_else(|| (0..u16::MAX).find(is_free))
    }
}

/// How many words a variable takes.
pub(super) fn width(form: &Form, variable: VariableId) -> u16 {
    1 + u16::from(form.variable(variable).kind.high().is_some())
}

/// Which variables must not share a slot.
struct Neighbours<'f> {
    form: &'f Form,
    of_variable: Vec<FxHashSet<VariableId>>,
    is_in_slot: FixedBitSet,
}

impl<'f> Neighbours<'f> {
    fn of(form: &'f Form) -> Neighbours<'f> {
        let count = form.variables.len();
        Neighbours {
            form,
            of_variable: vec![FxHashSet::default(); count],
            is_in_slot: FixedBitSet::with_capacity(count),
        }
    }

    fn in_slots(&self) -> impl Iterator<Item = VariableId> {
        self.is_in_slot.ones().map(|variable| VariableId(variable as u32))
    }

    /// What is live at the entry was written at once.
    fn meet_at_entry(&mut self, live: &[VariableId]) {
        for (place, variable) in live.iter().enumerate() {
            self.is_in_slot.insert(variable.0 as usize);
            live[..place].iter().for_each(|other| self.connect(*variable, *other));
        }
    }

    fn connect(&mut self, one: VariableId, other: VariableId) {
        if one != other {
            self.of_variable[one.0 as usize].insert(other);
            self.of_variable[other.0 as usize].insert(one);
        }
    }

    /// From the last step of a block to the first.
    fn walk(&mut self, live: &Live, block: &Block, steps: &[Placed]) {
        let always: FxHashSet<VariableId> = live.in_handlers(block).into_iter().collect();
        let mut now: FxHashSet<VariableId> = live.at_end(block).into_iter().collect();
        for place in (0..steps.len()).rev() {
            match steps[place].step {
                Step::Load(variable) => {
                    self.is_in_slot.insert(variable.0 as usize);
                    now.insert(variable);
                }
                Step::Store(variable) => {
                    self.is_in_slot.insert(variable.0 as usize);
                    let copied = self.copied(steps, place, variable);
                    let others: Vec<VariableId> = now.union(&always).copied().filter(|o| Some(*o) != copied).collect();
                    others.into_iter().for_each(|other| self.connect(variable, other));
                    now.remove(&variable);
                }
                _ => {}
            }
        }
    }

    /// The variable whose value a store writes as it is, if the two may share a slot.
    fn copied(&self, steps: &[Placed], place: usize, to: VariableId) -> Option<VariableId> {
        let was_operand = |variable: VariableId| self.form.variable(variable).home == Home::Operand;
        // Wide ones could overlap by half.
        let is_narrow = width(self.form, to) == 1;
        match steps.get(place.checked_sub(1)?)?.step {
            Step::Load(from) if is_narrow && (was_operand(from) || was_operand(to)) => Some(from),
            _ => None,
        }
    }
}
