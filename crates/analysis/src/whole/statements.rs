//! From statements to constraints.
//!
//! A symbolic reference that cannot be resolved makes its instruction throw (JVMS 5.4.3), so it has no other effect.

use super::constraints::NodeId;
use super::objects::{Check, Filter, ObjectKind, ObjectNumber};
use super::place::{MethodNumber, Place};
use super::solver::{Key, Solver, Use};
use super::unfollowed;
use classfile::Constant;
use classfile::opcode::*;
use flow::form::{BlockId, Operation, Statement, StatementId};
use program::{ClassRef, FieldRef};

impl Solver<'_> {
    /// Reads the statements of a method.
    pub(super) fn read(&mut self, method: MethodNumber) {
        let form = self.methods[method.0 as usize].form.clone();
        for (id, block) in form.block_ids().zip(&form.blocks) {
            self.read_handlers(method, id);
            for statement in block.statement_ids() {
                self.read_statement(Place { method, statement }, form.statement(statement), id);
            }
        }
    }

    fn class_of(&self, method: MethodNumber) -> ClassRef {
        self.methods[method.0 as usize].method.class
    }

    /// What the statements of a block throw goes to its handlers, and to the caller unless one catches everything. The
    /// VM itself may throw anywhere.
    fn read_handlers(&mut self, method: MethodNumber, block: BlockId) {
        let raised = self.raised(method, block);
        self.give(raised, ObjectNumber::LIBRARY);
        let form = &self.methods[method.0 as usize].form;
        let catchers = form.block(block).handlers.clone();
        for catcher in catchers {
            let form = &self.methods[method.0 as usize].form;
            let first = StatementId(form.block(catcher.block).statements.start);
            let to = form.statement(first).to.map(|to| self.variable(method, to));
            if catcher.catch_type == 0 {
                if let Some(to) = to {
                    self.flow(raised, to);
                }
                return;
            }
            let class = self.program.resolve_class(self.class_of(method), catcher.catch_type);
            if let (Ok(class), Some(to)) = (class, to) {
                self.flow_as(raised, to, Filter { class, check: Check::Executed });
            }
        }
        let thrown = self.thrown(method);
        self.flow(raised, thrown);
    }

    /// What the statements of a block throw.
    pub(super) fn raised(&mut self, method: MethodNumber, block: BlockId) -> NodeId {
        self.keyed(Key::Raised(method, block)).0
    }

    fn read_statement(&mut self, place: Place, statement: &Statement, block: BlockId) {
        let method = place.method;
        let to = statement.to.map(|to| self.variable(method, to));
        let operand = |solver: &mut Self, number: usize| {
            statement.operands.get(number).and_then(|value| solver.value(method, *value))
        };
        match &statement.operation {
            Operation::Move => {
                if let (Some(from), Some(to)) = (operand(self, 0), to) {
                    self.flow(from, to);
                }
            }
            Operation::Plain(AALOAD) => {
                if let (Some(array), Some(to)) = (operand(self, 0), to) {
                    self.add_use(array, Use::LoadElement { to });
                }
            }
            Operation::Plain(AASTORE) => {
                if let (Some(array), Some(from)) = (operand(self, 0), operand(self, 2)) {
                    self.add_use(array, Use::StoreElement { from });
                }
            }
            Operation::Pool(code, entry) => self.read_pool(place, statement, block, *code, *entry),
            Operation::Dynamic(entry) => self.read_dynamic(place, statement, block, *entry),
            Operation::NewArray(code) => self.make_primitive_array(place, *code, to),
            Operation::MultiArray(entry) => {
                self.make_arrays(place, *entry, statement.operands.len(), to);
            }
            Operation::Return => {
                if let Some(from) = operand(self, 0) {
                    let result = self.result(method);
                    self.flow(from, result);
                }
            }
            Operation::Throw => {
                if let Some(from) = operand(self, 0) {
                    let raised = self.raised(method, block);
                    self.flow(from, raised);
                }
            }
            // A handler's variable is filled by the blocks that it protects.
            Operation::Catch | Operation::Jump | Operation::Branch(_) | Operation::Switch(_) | Operation::Plain(_) => {}
        }
    }

    fn read_pool(&mut self, place: Place, statement: &Statement, block: BlockId, code: u8, entry: u16) {
        let method = place.method;
        let to = statement.to.map(|to| self.variable(method, to));
        match code {
            GETSTATIC | PUTSTATIC | GETFIELD | PUTFIELD => {
                if let Ok(field) = self.program.resolve_field(self.class_of(method), entry) {
                    self.fields.insert(place, field);
                    self.access(place, statement, code, field);
                }
            }
            INVOKEVIRTUAL | INVOKESPECIAL | INVOKESTATIC | INVOKEINTERFACE => {
                self.read_call(place, statement, block, code, entry);
            }
            NEW => self.make(place, entry, to),
            ANEWARRAY => self.make_array(place, entry, to),
            CHECKCAST => {
                let from = statement.operands.first().and_then(|value| self.value(method, *value));
                let class = self.program.resolve_class(self.class_of(method), entry);
                if let (Some(from), Some(to), Ok(class)) = (from, to, class) {
                    self.flow_as(from, to, Filter { class, check: Check::Executed });
                }
            }
            LDC | LDC_W | LDC2_W => self.read_constant(place, entry, to),
            _ => {}
        }
    }

    fn access(&mut self, place: Place, statement: &Statement, code: u8, field: FieldRef) {
        if matches!(code, GETSTATIC | PUTSTATIC) {
            self.initialize(field.class, Some(place));
        }
        if !field.is_reference() {
            return;
        }
        let method = place.method;
        let to = statement.to.map(|to| self.variable(method, to));
        let mut operands =
            statement.operands.iter().map(|value| self.value(method, *value)).collect::<Vec<_>>().into_iter();
        let (first, second) = (operands.next().flatten(), operands.next().flatten());
        match code {
            GETSTATIC => {
                if let Some(to) = to {
                    let from = self.static_field(field);
                    self.flow(from, to);
                }
            }
            PUTSTATIC => {
                if let Some(from) = first {
                    let field = self.static_field(field);
                    self.flow(from, field);
                }
            }
            GETFIELD => {
                if let (Some(base), Some(to)) = (first, to) {
                    self.add_use(base, Use::Load { field, to });
                }
            }
            _ => {
                if let (Some(base), Some(from)) = (first, second) {
                    self.add_use(base, Use::Store { field, from });
                }
            }
        }
    }

    /// A static field; those of the library are part of what it holds.
    pub(super) fn static_field(&mut self, field: FieldRef) -> NodeId {
        let (node, is_new) = self.keyed(Key::Static(field.class.id, field.index));
        if !is_new {
            return node;
        }
        if self.adoption.is_own(field.class) {
            if has_constant(field) {
                self.give(node, ObjectNumber::TEXT);
            }
        } else {
            self.share_with_library(node, field);
        }
        node
    }

    /// A field that the library reads and writes.
    fn share_with_library(&mut self, node: NodeId, field: FieldRef) {
        self.flow(node, self.called);
        if let Ok(class) = self.program.resolve_descriptor(field.class, field.descriptor) {
            let held = self.held_as(class, Check::Verified);
            self.flow(held, node);
        }
    }

    /// A field of an object. Library code knows no own fields; its own fields, also of own subclasses, it shares.
    pub(super) fn field(&mut self, object: ObjectNumber, field: FieldRef) -> Option<NodeId> {
        if object == ObjectNumber::LIBRARY && field.class.is_application() {
            return None;
        }
        // The library's own fields are one for all objects.
        let object = if self.adoption.is_own(field.class) { object } else { ObjectNumber::LIBRARY };
        let (node, is_new) = self.keyed(Key::Field(object, field.class.id, field.index));
        if is_new && object == ObjectNumber::LIBRARY {
            self.share_with_library(node, field);
        }
        Some(node)
    }

    pub(super) fn load(&mut self, object: ObjectNumber, field: FieldRef, to: NodeId) {
        if let Some(from) = self.field(object, field) {
            self.flow(from, to);
        }
    }

    pub(super) fn store(&mut self, object: ObjectNumber, field: FieldRef, from: NodeId) {
        if let Some(to) = self.field(object, field) {
            self.flow(from, to);
        }
    }

    pub(super) fn elements(&mut self, object: ObjectNumber) -> NodeId {
        self.keyed(Key::Elements(object)).0
    }

    /// Loads from an array; the library's arrays hold what it holds.
    pub(super) fn load_element(&mut self, object: ObjectNumber, to: NodeId) {
        if object == ObjectNumber::LIBRARY {
            self.flow(self.held, to);
        } else if self.objects.get(object).component().is_some() {
            let elements = self.elements(object);
            self.flow(elements, to);
        }
    }

    /// Stores into an array, which checks the class of what is stored.
    pub(super) fn store_element(&mut self, object: ObjectNumber, from: NodeId) {
        if object == ObjectNumber::LIBRARY {
            self.flow(from, self.called);
        } else if let Some(class) = self.objects.get(object).component() {
            let elements = self.elements(object);
            self.flow_as(from, elements, Filter { class, check: Check::Executed });
        }
    }

    fn make(&mut self, place: Place, entry: u16, to: Option<NodeId>) {
        let Ok(class) = self.program.resolve_class(self.class_of(place.method), entry) else { return };
        self.initialize(class, Some(place));
        if let Some(what) = unfollowed::by_class(class) {
            self.unfollow(place, what, class.java_name());
        }
        let object = self.objects.add(ObjectKind::New(place), Some(class));
        if let Some(to) = to {
            self.give(to, object);
        }
    }

    fn make_primitive_array(&mut self, place: Place, code: u8, to: Option<NodeId>) {
        // The codes of JVMS table 6.5.newarray-A begin with 4.
        let letter = "ZCFDBSIJ".chars().nth(usize::from(code).wrapping_sub(4));
        let Some(component) = letter.and_then(|letter| self.program.primitive(letter)) else { return };
        self.give_array(place, self.program.array_of(component), 0, to);
    }

    fn make_array(&mut self, place: Place, entry: u16, to: Option<NodeId>) {
        let Ok(component) = self.program.resolve_class(self.class_of(place.method), entry) else { return };
        self.give_array(place, self.program.array_of(component), 0, to);
    }

    fn make_arrays(&mut self, place: Place, entry: u16, dimensions: usize, to: Option<NodeId>) {
        let Ok(class) = self.program.resolve_class(self.class_of(place.method), entry) else { return };
        let (mut level, mut class, mut to) = (0, Some(class), to);
        while let Some(array) = class.filter(|array| array.is_array() && usize::from(level) < dimensions) {
            let object = self.give_array(place, array, level, to);
            to = Some(self.elements(object));
            class = array.component();
            level += 1;
        }
    }

    fn give_array(&mut self, site: Place, class: ClassRef, level: u8, to: Option<NodeId>) -> ObjectNumber {
        let object = self.objects.add(ObjectKind::Array { site, level }, Some(class));
        if let Some(to) = to {
            self.give(to, object);
        }
        object
    }

    fn read_constant(&mut self, place: Place, entry: u16, to: Option<NodeId>) {
        let class = self.class_of(place.method);
        let constant = class.file.as_ref().and_then(|file| file.pool.get(entry).ok());
        let what = match constant {
            Some(Constant::Class(_)) => {
                if let (Ok(class), Some(to)) = (self.program.resolve_class(class, entry), to) {
                    let mirror = self.mirror(class);
                    self.give(to, mirror);
                }
                return;
            }
            Some(Constant::MethodHandle { .. } | Constant::MethodType(_)) => "method handle",
            _ => "dynamic constant",
        };
        self.unfollow(place, what, class.java_name());
    }
}

/// Whether a field begins with a constant (JVMS 4.7.2).
fn has_constant(field: FieldRef) -> bool {
    let info = field.class.file.as_ref().and_then(|file| file.fields.get(usize::from(field.index)));
    info.is_some_and(|info| info.attribute("ConstantValue").is_some())
}
