//! A row of joins: main stands before the end of a thread, in a loop that waits for further ones and does nothing else.
//!
//! Found by looking ahead: the loop is followed instruction by instruction, as if every thread it waits for had ended,
//! as long as it only computes on locals, reads an array that nobody else reaches, and joins at the same place. Where
//! that ends, main goes on in a state that does not depend on the order of the ends. What is left of the array itself
//! is often only its length: whether the code after the loop asks for more is read off its instructions.
//!
//! Only main, whose object is immortal and known to nobody unless the program hands it out; only one place of joins,
//! so that what is reported of it (a deadlock) is the same whichever thread is awaited. Errs by finding none.

use super::writer::Writer;
use crate::exploring::Operation;
use crate::machine::Machine;
use crate::state::canonical::ThreadForm;
use crate::state::reference::Reference;
use crate::threads::thread::{Frame, Thread, ThreadId};
use program::superinstructions::first_part;
use program::{Code, Instruction, LinkError, Op};
use std::collections::BTreeSet;

/// Longer rows are none.
const MOST_INSTRUCTIONS: usize = 20_000;

/// Main in its row.
pub(super) struct JoinRow {
    pub(super) id: ThreadId,
    /// Where it joins.
    place: u32,
    /// Main as it goes on afterwards.
    after: ThreadForm,
    /// Locals of which only the length is asked afterwards, and it.
    lengths: Vec<(u32, u32)>,
    /// The threads that are awaited: those that live, and those that have ended.
    living: Vec<u32>,
    pub(super) ended: Vec<u32>,
    /// The one that main stands before has ended.
    passes: bool,
}

impl JoinRow {
    /// The row that main stands in, if it does.
    pub(super) fn of_main(machine: &Machine) -> Result<Option<JoinRow>, LinkError> {
        let Some(id) = machine.living_main() else { return Ok(None) };
        let Operation::Join(first) = machine.operation(id) else { return Ok(None) };
        let thread = &machine.threads[id];
        let [.., row, top] = &thread.frames[..] else { return Ok(None) };
        let joins = top.method.class == machine.known.thread
            && (top.method.name, top.method.descriptor) == ("join", "()V")
            && row.method.class.is_application();
        if !joins || machine.is_interrupted(id) {
            return Ok(None);
        }
        let Some(ahead) = Lookahead::follow(machine, thread, row, first) else { return Ok(None) };
        let (living, ended) = ahead.targets.iter().partition(|target| machine.lives(Reference(**target)));
        let (after, lengths) = ahead.thread_afterwards(machine, thread)?;
        let after = ThreadForm::of(machine.program, &after, machine.heap.anchor_start())?;
        Ok(Some(JoinRow { id, place: row.pc, after, lengths, living, ended, passes: !machine.lives(first) }))
    }

    /// Adds main. Where nobody is awaited any more, it counts how many steps it still has to make.
    pub(super) fn add_to(&self, writer: &mut Writer<'_>) {
        writer.push(1);
        writer.push(self.place);
        writer.write_form(&self.after, self.id);
        writer.push(self.lengths.len() as u32);
        self.lengths
            .iter()
            .for_each(|(local, length)| [*local, *length].into_iter().for_each(|word| writer.push(word)));
        let awaited = writer.thread_numbers(&self.living);
        writer.push(awaited.len() as u32);
        awaited.iter().for_each(|number| writer.push(*number));
        writer.push(if awaited.is_empty() { self.ended.len() as u32 } else { u32::from(self.passes) });
        writer.end_part();
    }
}

/// The frame of a row as it is followed.
struct Lookahead<'a> {
    machine: &'a Machine,
    frame: &'a Frame,
    /// Locals, then operands.
    slots: Vec<u64>,
    pc: usize,
    targets: Vec<u32>,
}

impl<'a> Lookahead<'a> {
    fn follow(machine: &'a Machine, thread: &Thread, frame: &'a Frame, first: Reference) -> Option<Lookahead<'a>> {
        let slots = thread.slots[frame.base as usize..frame.top as usize].to_vec();
        let pc = frame.pc as usize;
        let mut ahead = Lookahead { machine, frame, slots, pc, targets: Vec::new() };
        ahead.join(first)?;
        for _ in 0..MOST_INSTRUCTIONS {
            let instruction = first_part(frame.code.at(ahead.pc));
            if ahead.pc == pc {
                let target = Reference::from_slot(ahead.slots.pop()?);
                ahead.join(target)?;
            } else if !ahead.execute(instruction) {
                return Some(ahead);
            }
        }
        None
    }

    /// Waits for the end of a thread that has been started.
    fn join(&mut self, target: Reference) -> Option<()> {
        let machine = self.machine;
        let is_thread = !target.is_null() && machine.peek_class(target).is_subclass_of(machine.known.thread);
        let has_begun = || machine.lives(target) || machine.published_status(target) != 0;
        let fits = is_thread && !machine.is_virtual(target) && has_begun();
        self.pc += 1;
        fits.then(|| self.targets.push(target.0))
    }

    /// Executes an instruction that computes on locals; false, and nothing has happened, where it is another one.
    fn execute(&mut self, instruction: Instruction) -> bool {
        let Instruction { op, a, b, .. } = instruction;
        let local = a as usize;
        let next = match op {
            Op::Nop => self.pc + 1,
            Op::Push => self.pushed(u64::from(b)),
            Op::Load => self.pushed(self.slots[local]),
            Op::Store => {
                let Some(word) = self.slots.pop() else { return false };
                self.slots[local] = word;
                self.pc + 1
            }
            Op::Iinc => {
                self.slots[local] = u64::from((self.slots[local] as u32).wrapping_add(b));
                self.pc + 1
            }
            Op::Goto => b as usize,
            Op::ArrayLength | Op::ArrayLoad32 => match self.looked_up(op) {
                Some((word, depth)) => {
                    self.slots.truncate(self.slots.len() - depth);
                    self.pushed(word)
                }
                None => return false,
            },
            Op::IfIcmplt | Op::IfIcmpge | Op::IfIcmpgt | Op::IfIcmple => {
                let [.., left, right] = self.slots[..] else { return false };
                self.slots.truncate(self.slots.len() - 2);
                if compares(op, left as u32 as i32, right as u32 as i32) { b as usize } else { self.pc + 1 }
            }
            _ => return false,
        };
        self.pc = next;
        true
    }

    fn pushed(&mut self, word: u64) -> usize {
        self.slots.push(word);
        self.pc + 1
    }

    /// The length or an element of an array that nobody else reaches, and how many operands that takes.
    fn looked_up(&self, op: Op) -> Option<(u64, usize)> {
        let depth = if op == Op::ArrayLength { 1 } else { 2 };
        let heap = &self.machine.heap;
        let array = Reference::from_slot(*self.slots.get(self.slots.len().checked_sub(depth)?)?);
        if array.is_null() || !self.machine.is_own_reference_array(array) {
            return None;
        }
        let length = heap.length(array);
        if op == Op::ArrayLength {
            return Some((u64::from(length), depth));
        }
        let index = *self.slots.last()? as u32;
        (index < length).then(|| (heap.element(array, index, 2), depth))
    }

    /// The thread as it goes on after the row, without arrays of which only the length matters.
    fn thread_afterwards(&self, machine: &Machine, thread: &Thread) -> Result<(Thread, Vec<(u32, u32)>), LinkError> {
        let maps = machine.program.frame_maps(self.frame.method)?;
        let map = maps.at(self.pc);
        let mut slots = thread.slots[..self.frame.base as usize].to_vec();
        let mut lengths = Vec::new();
        for (word, local) in self.slots.iter().zip(0..) {
            let array = Reference::from_slot(*word);
            let is_array = local < u32::from(self.frame.code.max_locals)
                && map.is_live(local)
                && map.is_reference(local)
                && !array.is_null()
                && machine.is_own_reference_array(array);
            let is_length = is_array && only_length_is_asked(self.frame.code, self.pc, local);
            slots.push(if is_length { 0 } else { *word });
            lengths.extend(is_length.then(|| (local, machine.heap.length(array))));
        }
        let mut after = Thread::new(thread.object);
        after.frames = thread.frames[..thread.frames.len() - 1].to_vec();
        if let Some(frame) = after.frames.last_mut() {
            frame.pc = self.pc as u32;
            frame.top = slots.len() as u32;
        }
        after.slots = slots;
        (after.status, after.phase, after.permit) = (thread.status, thread.phase, thread.permit);
        (after.wake, after.pending, after.suspended) = (thread.wake, thread.pending, thread.suspended);
        (after.daemon, after.atomic, after.begun) = (thread.daemon, thread.atomic, thread.begun);
        after.scoped_values = thread.scoped_values;
        Ok((after, lengths))
    }
}

impl Machine {
    /// Whether an object is an array of references that only one thread reaches.
    fn is_own_reference_array(&self, array: Reference) -> bool {
        let shape = self.process.shapes.of_header(self.heap.word(array.0));
        shape.is_reference_array() && !self.heap.is_shared(array)
    }
}

fn compares(op: Op, left: i32, right: i32) -> bool {
    match op {
        Op::IfIcmplt => left < right,
        Op::IfIcmpge => left >= right,
        Op::IfIcmpgt => left > right,
        _ => left <= right,
    }
}

/// Whether code from an instruction on uses a local only to ask for the length of the array in it.
fn only_length_is_asked(code: &Code, from: usize, local: u32) -> bool {
    let mut waiting: Vec<usize> = code.handlers.iter().map(|handler| handler.target as usize).collect();
    waiting.push(from);
    let mut seen = BTreeSet::new();
    while let Some(pc) = waiting.pop() {
        if pc >= code.len() || !seen.insert(pc) {
            continue;
        }
        let instruction = first_part(code.at(pc));
        let is_meant = u32::from(instruction.a) == local;
        match instruction.op {
            Op::Load if is_meant && (pc + 1 >= code.len() || code.at(pc + 1).op != Op::ArrayLength) => return false,
            Op::Store if is_meant => continue,
            Op::TableSwitch | Op::LookupSwitch => return false,
            Op::Return | Op::ReturnOne | Op::ReturnTwo | Op::Throw => continue,
            Op::Goto => waiting.push(instruction.b as usize),
            op => {
                waiting.push(pc + 1);
                waiting.extend(branches(op).then_some(instruction.b as usize));
            }
        }
    }
    true
}

fn branches(op: Op) -> bool {
    matches!(
        op,
        Op::Ifeq
            | Op::Ifne
            | Op::Iflt
            | Op::Ifge
            | Op::Ifgt
            | Op::Ifle
            | Op::IfIcmpeq
            | Op::IfIcmpne
            | Op::IfIcmplt
            | Op::IfIcmpge
            | Op::IfIcmpgt
            | Op::IfIcmple
            | Op::IfAcmpeq
            | Op::IfAcmpne
            | Op::Ifnull
            | Op::Ifnonnull
    )
}
