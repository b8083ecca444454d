//! From a body to its three-address form.
//!
//! Blocks are those of the body that can be reached, in their order; what they do is found by running each once with a
//! stack of values (`simulate`). Handlers that are also reached by a jump, with an exception as their operand, get a
//! block of their own that catches and goes on there. Locals are split into variables afterwards (`webs`).

use super::simulate::Simulation;
use super::{Block, BlockId, Catcher, Form, Home, Operation, Statement, Value, Variable, VariableId, naming, webs};
use crate::blocks::Blocks;
use crate::body::Body;
use crate::error::FlowError;
use crate::kinds::for_each_frame;
use crate::method_in_file::MethodInFile;
use crate::typing::{Frame, Kind};
use rustc_hash::FxHashMap;

impl Form {
    /// Reads a method that has code.
    pub fn of(subject: MethodInFile<'_>) -> Result<Form, FlowError> {
        let body = Body::read(subject)?;
        Form::of_body(subject, &body)
    }

    /// Reads a method whose body is known.
    pub fn of_body(subject: MethodInFile<'_>, body: &Body<'_>) -> Result<Form, FlowError> {
        let blocks = Blocks::of(body);
        let mut frames: Vec<Option<Frame>> = vec![None; blocks.len()];
        for_each_frame(subject, body, &blocks, &mut |index, frame| {
            if blocks.starts_at(index) {
                frames[blocks.block_of(index)] = Some(frame.clone());
            }
        })?;
        let mut builder = Builder::new(subject, body, &blocks, frames);
        builder.build().map_err(|reason| subject.malformed(&reason))?;
        let mut form = builder.form;
        let origins = webs::split(&mut form);
        naming::name(&mut form, &origins, subject, body);
        Ok(form)
    }
}

/// Whether a variable is a local or an operand, its slot or depth, and the letter of its kind.
type Place = (bool, u16, u8);

/// What a form is built with.
pub(super) struct Builder<'a> {
    pub(super) subject: MethodInFile<'a>,
    pub(super) body: &'a Body<'a>,
    blocks: &'a Blocks,
    /// The frame at the start of each block that is reached.
    frames: Vec<Option<Frame>>,
    /// For each block of the body its number in the form.
    numbers: Vec<Option<BlockId>>,
    /// For each block of the body that begins a handler, where the exception is caught.
    landings: Vec<Option<BlockId>>,
    variables: FxHashMap<Place, VariableId>,
    pub(super) form: Form,
}

impl<'a> Builder<'a> {
    fn new(subject: MethodInFile<'a>, body: &'a Body<'a>, blocks: &'a Blocks, frames: Vec<Option<Frame>>) -> Self {
        let form = Form { variables: vec![], parameters: vec![], blocks: vec![], statements: vec![] };
        let (numbers, landings) = (vec![None; blocks.len()], vec![None; blocks.len()]);
        Builder { subject, body, blocks, frames, numbers, landings, variables: FxHashMap::default(), form }
    }

    fn build(&mut self) -> Result<(), &'static str> {
        self.number_blocks();
        self.make_parameters();
        for block in (0..self.blocks.len()).filter(|block| self.frames[*block].is_some()).collect::<Vec<_>>() {
            self.build_block(block)?;
        }
        for (block, landing) in self.separate_landings() {
            debug_assert_eq!(landing.0 as usize, self.form.blocks.len());
            self.build_landing(block);
        }
        Ok(())
    }

    /// Numbers the blocks that are reached, and says where exceptions are caught: in the handler's first block, or in
    /// one of its own, behind all others, if there are also jumps to that.
    fn number_blocks(&mut self) {
        let reached: Vec<usize> = (0..self.blocks.len()).filter(|block| self.frames[*block].is_some()).collect();
        let mut jumped_to = vec![false; self.blocks.len()];
        jumped_to[0] = true;
        for (number, block) in reached.iter().enumerate() {
            self.numbers[*block] = Some(BlockId(number as u32));
            self.blocks.successors(*block).iter().for_each(|next| jumped_to[*next as usize] = true);
        }
        let mut further = (reached.len() as u32..).map(BlockId);
        for target in reached.iter().flat_map(|block| self.blocks.caught(*block)).map(|target| *target as usize) {
            if self.landings[target].is_none() {
                let landing = if jumped_to[target] { further.next() } else { self.numbers[target] };
                self.landings[target] = landing;
            }
        }
    }

    /// Handlers that are caught in a block of its own, in the order of those blocks.
    fn separate_landings(&self) -> Vec<(usize, BlockId)> {
        let landings = self.landings.iter().zip(&self.numbers).enumerate();
        let separate = landings.filter(|(_, (landing, number))| landing != number);
        let mut separate: Vec<(usize, BlockId)> =
            separate.filter_map(|(block, (landing, _))| Some((block, (*landing)?))).collect();
        separate.sort_by_key(|(_, landing)| *landing);
        separate
    }

    /// The variables in which a method begins: one for each value that its caller hands over.
    fn make_parameters(&mut self) {
        let attribute = &self.body.attribute;
        let Ok((entry, _)) = crate::typing::entry(self.subject, attribute.max_locals, attribute.max_stack) else {
            return;
        };
        let values = entry.locals.iter().enumerate().filter(|(_, kind)| **kind != Kind::Dead && !kind.is_high());
        for (slot, kind) in values {
            let variable = self.local(slot as u16, *kind);
            self.form.parameters.push(variable);
        }
    }

    fn build_block(&mut self, block: usize) -> Result<(), &'static str> {
        let start = self.form.statements.len() as u32;
        let range = self.blocks.instructions(block);
        let catches = self.landings[block].is_some() && self.landings[block] == self.numbers[block];
        let mut simulation = match &self.frames[block] {
            Some(frame) if !catches => {
                let stack = frame.stack.clone();
                Simulation::new(self, &stack)
            }
            _ => Simulation::catching(self, range.start),
        };
        for index in range.clone() {
            simulation.step(self, index as usize)?;
        }
        simulation.finish(self, range.end - 1);
        let next = self.blocks.successors(block).iter();
        let targets = next.filter_map(|next| self.numbers[*next as usize]).collect();
        self.add_block(start, targets, block);
        Ok(())
    }

    fn add_block(&mut self, start: u32, targets: Vec<BlockId>, block: usize) {
        let catcher = |(handler, target): (&u32, &u32)| {
            let catch_type = self.body.handlers[*handler as usize].catch_type;
            self.landings[*target as usize].map(|block| Catcher { block, catch_type })
        };
        let handlers = self.blocks.handlers(block).iter().zip(self.blocks.caught(block)).filter_map(catcher).collect();
        let statements = start..self.form.statements.len() as u32;
        self.form.blocks.push(Block { statements, targets, handlers });
    }

    /// A block that catches and goes on where others jump to with an exception as their operand.
    fn build_landing(&mut self, block: usize) {
        let start = self.form.statements.len() as u32;
        let origin = self.blocks.instructions(block).start;
        let to = Some(self.operand(0, Kind::Reference));
        self.add(Operation::Catch, vec![], to, origin);
        self.add(Operation::Jump, vec![], None, origin);
        let targets = self.numbers[block].into_iter().collect();
        self.form.blocks.push(Block { statements: start..start + 2, targets, handlers: vec![] });
    }

    /// The variable of a local that holds values of this kind.
    pub(super) fn local(&mut self, slot: u16, kind: Kind) -> VariableId {
        self.variable((true, slot, kind.letter()), kind, Home::Local(slot))
    }

    /// The variable of an operand that crosses the end of a block, by its depth.
    pub(super) fn operand(&mut self, depth: u16, kind: Kind) -> VariableId {
        self.variable((false, depth, kind.letter()), kind, Home::Operand)
    }

    fn variable(&mut self, place: Place, kind: Kind, home: Home) -> VariableId {
        if let Some(known) = self.variables.get(&place) {
            return *known;
        }
        let made = self.new_variable(kind, home);
        self.variables.insert(place, made);
        made
    }

    /// A variable of its own for one result.
    pub(super) fn new_variable(&mut self, kind: Kind, home: Home) -> VariableId {
        self.form.variables.push(Variable { kind, home, name: None, declared: None });
        VariableId(self.form.variables.len() as u32 - 1)
    }

    pub(super) fn add(&mut self, operation: Operation, operands: Vec<Value>, to: Option<VariableId>, origin: u32) {
        self.form.statements.push(Statement { operation, operands, to, origin });
    }
}
