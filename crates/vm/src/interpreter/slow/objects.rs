//! Objects and types: new, arrays, casts (JVMS 6.5 new, newarray, anewarray, multianewarray, checkcast, instanceof,
//! aastore).

use super::Site;
use crate::interpreter::detour::Detoured;
use crate::machine::Machine;
use crate::state::reference::Reference;
use program::{ClassRef, Op, access};

impl Machine {
    pub(super) fn resolve_type(&mut self, site: &Site) -> Detoured<()> {
        let instruction = site.instruction;
        if matches!(instruction.op, Op::CheckCast | Op::InstanceOf) && self.thread().peek(0) == 0 {
            // Of null, both answer without resolving the class (JVMS 6.5); what is on the stack already is the answer.
            self.advance(0);
            return Ok(());
        }
        let class = self.program.resolve_class(site.frame.method.class, instruction.a);
        let class = self.linked(class)?;
        let (op, target) = match instruction.op {
            Op::New => (Op::NewObject, self.instantiable(class)?),
            Op::NewReferenceArray => (Op::NewArrayOf, self.program.array_of(class)),
            Op::CheckCast => (Op::CheckCastTo, class),
            Op::InstanceOf => (Op::InstanceOfClass, class),
            _ => (Op::MultiNewArrayOf, class),
        };
        self.mirror(target)?;
        self.sync_classes();
        site.frame.code.resolve_site(instruction.b, program::SiteTarget::Class(target));
        site.quicken(op, instruction.c, instruction.a, instruction.b);
        Ok(())
    }

    fn instantiable(&mut self, class: ClassRef) -> Detoured<ClassRef> {
        if class.access & (access::ABSTRACT | access::INTERFACE) != 0 {
            return Err(self.throw_new("java/lang/InstantiationError", &class.java_name()));
        }
        Ok(class)
    }

    fn class_at(&mut self, site: &Site) -> Detoured<ClassRef> {
        match site.frame.code.site_class(site.instruction.b) {
            Some(class) => Ok(class),
            None => Err(self.unsupported("a quickened instruction without its class")),
        }
    }

    pub(super) fn new_object(&mut self, site: &Site) -> Detoured<()> {
        let class = self.class_at(site)?;
        self.ensure_initialized(class)?;
        let object = self.allocate_object(class)?;
        self.tell_birth(object);
        self.complete(0, object.slot());
        Ok(())
    }

    pub(super) fn new_reference_array_of(&mut self, site: &Site) -> Detoured<()> {
        let class = self.class_at(site)?;
        let array = self.new_array(class, self.int_operand(0))?;
        self.complete(1, array.slot());
        Ok(())
    }

    pub(super) fn new_primitive_array(&mut self, site: &Site) -> Detoured<()> {
        let name = match site.instruction.a {
            4 => "[Z",
            5 => "[C",
            6 => "[F",
            7 => "[D",
            8 => "[B",
            9 => "[S",
            10 => "[I",
            _ => "[J",
        };
        let class = self.program.load(name);
        let class = self.linked(class)?;
        self.sync_classes();
        let array = self.new_array(class, self.int_operand(0))?;
        self.complete(1, array.slot());
        Ok(())
    }

    pub(super) fn new_nested_array(&mut self, site: &Site) -> Detoured<()> {
        let class = self.class_at(site)?;
        let dimensions = u32::from(site.instruction.c);
        let lengths: Vec<i32> = (0..dimensions).rev().map(|depth| self.int_operand(depth)).collect();
        let array = self.new_multi_array(class, &lengths)?;
        self.sync_classes();
        self.complete(dimensions, array.slot());
        Ok(())
    }

    pub(super) fn fail_cast(&mut self, site: &Site) -> Detoured<()> {
        let target = self.class_at(site)?;
        let object = Reference::from_slot(self.thread().peek(0));
        let class = self.class_of(object);
        if class.is_subclass_of(target) {
            return Ok(());
        }
        let message = self.cast_message(class, target)?;
        Err(self.throw_new("java/lang/ClassCastException", &message))
    }

    pub(super) fn fail_store(&mut self) -> Detoured<()> {
        let value = Reference::from_slot(self.thread().peek(0));
        let array = Reference::from_slot(self.thread().peek(2));
        let class = self.class_of(value);
        if self.class_of(array).component().is_some_and(|component| class.is_subclass_of(component)) {
            return Ok(());
        }
        Err(self.throw_new("java/lang/ArrayStoreException", &class.java_name()))
    }

    /// HotSpot's text for a failed cast, with the module and loader of both classes.
    fn cast_message(&mut self, class: ClassRef, target: ClassRef) -> Detoured<String> {
        let (from, to) = (class.java_name(), target.java_name());
        let (from_home, to_home) = (self.class_home(class)?, self.class_home(target)?);
        let homes = if from_home == to_home {
            format!("{from} and {to} are in {from_home}")
        } else {
            format!("{from} is in {from_home}; {to} is in {to_home}")
        };
        Ok(format!("class {from} cannot be cast to class {to} ({homes})"))
    }
}
