//! What is known of values that decide which code runs: constants, methods that only read one, and tests for classes of
//! which there are no objects.
//!
//! Code behind `x instanceof C` does not run as long as nothing makes an object of `C`. When something does, the
//! methods with such tests are read again.

use super::{Graph, NodeId};
use crate::body::Body;
use crate::given::Given;
use crate::own_thread;
use classfile::code::{Instruction, Operand};
use classfile::opcode::{GETSTATIC, INSTANCEOF, INVOKESTATIC, IRETURN};
use program::{ClassRef, MethodRef};

impl Graph {
    /// The code of a method, without what known values switch off.
    pub(crate) fn body(&self, method: MethodRef) -> Option<Body> {
        Body::read(method, &mut |instruction| self.value(method, instruction, &mut |_| {}))
    }

    /// The same; the method will be read again when more of it is switched on.
    pub(crate) fn body_for_now(&mut self, node: NodeId, method: MethodRef, given: Given) -> Option<Body> {
        let mut tested = Vec::new();
        let body =
            Body::read(method, &mut |instruction| self.value(method, instruction, &mut |class| tested.push(class)))?;
        for class in tested {
            self.sleeping.entry(class.id).or_default().push(node);
        }
        let pool = method.class.file.as_ref().map(|file| &file.pool).filter(|_| given == Given::OwnThread);
        let decided = pool.map(|pool| own_thread::decided(pool, &body)).unwrap_or_default();
        Some(body.deciding(decided))
    }

    fn value(&self, method: MethodRef, instruction: &Instruction, tested: &mut dyn FnMut(ClassRef)) -> Option<i32> {
        match (instruction.opcode, &instruction.operand) {
            (GETSTATIC, Operand::Pool(entry)) => {
                let field = self.program.resolve_field(method.class, *entry).ok()?;
                (self.facts.constant)(field)
            }
            (INSTANCEOF, Operand::Pool(entry)) => {
                // What cannot be loaded throws instead.
                let class = self.program.resolve_class(method.class, *entry).ok()?;
                if class.is_array() || self.has_receivers(class) {
                    return None;
                }
                tested(class);
                Some(0)
            }
            (INVOKESTATIC, Operand::Pool(entry)) => {
                self.answer(self.program.resolve_method(method.class, *entry).ok()?)
            }
            _ => None,
        }
    }

    /// What a method always answers that is known, or that does nothing but read a constant.
    fn answer(&self, method: MethodRef) -> Option<i32> {
        if let Some(answer) = (self.facts.answer)(method) {
            return Some(answer);
        }
        let code = method.info()?.code(&method.class.file.as_ref()?.pool).ok()??;
        match &code.instructions().ok()?[..] {
            [read, leave] if read.opcode == GETSTATIC && leave.opcode == IRETURN => {
                self.value(method, read, &mut |_| {})
            }
            _ => None,
        }
    }

    /// Reads again what the first object of a class switches on.
    pub(super) fn wake(&mut self, class: ClassRef) {
        let methods: Vec<NodeId> = self.sleeping.remove(&class.id).unwrap_or_default();
        self.waiting.extend(methods);
    }
}
