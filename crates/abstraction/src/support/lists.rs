//! Lists of the objects of a class: they are noted when they are made, and looked at where bits of any may change.

use super::{SUPPORT, Writer, descriptor_of};
use crate::group::Group;
use crate::plan::Paired;
use classfile::opcode::*;
use flow::form::{BlockId, Form, Value};
use flow::typing::Kind;
use program::ClassRef;

/// The list of the objects of a class: the field of the first one, and the field of the next one.
pub(crate) fn list_name(class: ClassRef) -> String {
    format!("objects${}", class.name.replace(['/', '.', ';', '['], "_"))
}

pub(crate) const NEXT: &str = "next$object";

impl Writer<'_, '_, '_> {
    /// Notes a new object in the list of its class, if it is one of that, and says what its bits are.
    pub(crate) fn registration(mut self, class: ClassRef, birth: Option<&Group>, pairs: &[Paired]) -> Form {
        let types = descriptor_of(class);
        let leave = self.coder.block();
        let object = self.coder.parameter(0);
        let object = self.only_of(class, object, leave);
        self.coder.call_verify("beginAtomic", "()V", Vec::new());
        let is_listed = self.coder.block();
        match birth {
            Some(group) => {
                let known = self.known_before(std::slice::from_ref(group));
                self.decide(group, Some(object), None, &known, is_listed);
            }
            None => self.coder.jump(is_listed),
        }
        self.coder.go(is_listed);
        // It is listed between both, so that of two objects of one class each pair is made once.
        self.pairs_with_second(class, object, pairs);
        let first = self.coder.read(None, (SUPPORT, &list_name(class), &types));
        self.coder.write(Some(object), (class.name, NEXT, &types), first);
        self.coder.write(None, (SUPPORT, &list_name(class), &types), object);
        self.pairs_with_first(class, object, pairs);
        self.coder.call_verify("endAtomic", "()V", Vec::new());
        self.coder.jump(leave);
        self.coder.go(leave);
        self.coder.answer(None);
        self.coder.finish()
    }

    /// Does something with every object of a class that was noted, which goes on at a block that it is given.
    pub(super) fn for_each_object(&mut self, class: ClassRef, body: &mut dyn FnMut(&mut Self, Value, BlockId)) {
        let types = descriptor_of(class);
        let list = list_name(class);
        self.for_each((&list, &types), (class.name, NEXT), body);
    }

    /// The same for any list: the field of its first, and that of the next one.
    pub(super) fn for_each(
        &mut self,
        (list, types): (&str, &str),
        (class, following): (&str, &str),
        body: &mut dyn FnMut(&mut Self, Value, BlockId),
    ) {
        let object = self.coder.variable(Kind::Reference);
        let first = self.coder.read(None, (SUPPORT, list, types));
        self.coder.assign(object, first);
        let [test, inside, next, leave] = [(); 4].map(|()| self.coder.block());
        self.coder.jump(test);
        self.coder.go(test);
        let subject = Value::Variable(object);
        self.coder.branch(IFNULL, vec![subject], leave, inside);
        self.coder.go(inside);
        body(self, subject, next);
        self.coder.go(next);
        let following = self.coder.read(Some(subject), (class, following, types));
        self.coder.assign(object, following);
        self.coder.jump(test);
        self.coder.go(leave);
    }
}
