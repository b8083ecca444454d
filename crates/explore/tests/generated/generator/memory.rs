//! What threads read and write.

use super::Writer;
use crate::program::{Memory, Statement};

impl Writer {
    pub(super) fn write(&mut self) -> Statement {
        Statement::simple(format!("{} = {};", self.number(), self.expression()))
    }

    pub(super) fn read(&mut self) -> Statement {
        Statement::simple(format!("{} = {};", self.local(), self.number()))
    }

    pub(super) fn increment(&mut self) -> Statement {
        match self.one_in(2) {
            true => Statement::simple(format!("{}++;", self.number())),
            false => Statement::simple(format!("{} += {};", self.number(), self.local())),
        }
    }

    pub(super) fn set_flag(&mut self) -> Statement {
        let value = self.pick(&["true", "true", "false"]);
        Statement::simple(format!("{} = {value};", self.flag()))
    }

    /// Without a lock, only what a box has for that.
    pub(super) fn use_box(&mut self) -> Statement {
        if self.memory == Memory::Guarded && !self.held[0] {
            return self.call_synchronized();
        }
        let field = if self.memory == Memory::Volatile { "y" } else { "x" };
        match self.below(4) {
            0 => Statement::simple(format!("p.{field} = {};", self.expression())),
            1 => Statement::simple(format!("{} = p.{field};", self.local())),
            2 => Statement::simple(format!("p.add({});", self.expression())),
            _ => Statement::simple(format!("{} = p.get();", self.local())),
        }
    }

    /// Boxes that become shared, or have other names.
    pub(super) fn pass_box_on(&mut self) -> Statement {
        if self.memory == Memory::Guarded && !self.held[0] {
            return self.read();
        }
        let field = if self.memory == Memory::Volatile { "y" } else { "x" };
        match self.below(5) {
            0 => Statement::simple("p = q;"),
            1 if self.memory != Memory::Guarded => Statement::simple("q = p;"),
            1 | 2 => Statement::simple(format!("p = new Box(); p.{field} = {};", self.expression())),
            3 if self.memory != Memory::Guarded => Statement::simple(format!("q.{field} = {};", self.expression())),
            _ => Statement::simple(format!("{} = q.{field};", self.local())),
        }
    }

    /// Elements of an array, some of which it does not have.
    pub(super) fn use_array(&mut self) -> Statement {
        if self.memory == Memory::Volatile || self.memory == Memory::Guarded && !self.held[1] {
            return self.write();
        }
        let index = self.pick(&["0", "1", "1", "x"]);
        match self.one_in(2) {
            true => Statement::simple(format!("s[{index}] = {};", self.expression())),
            false => Statement::simple(format!("{} = s[{index}];", self.local())),
        }
    }

    pub(super) fn call_synchronized(&mut self) -> Statement {
        Statement::simple(format!("{} = count({});", self.local(), 1 + self.below(2)))
    }

    /// Boxes that lead to others, and boxes in an array.
    pub(super) fn link_boxes(&mut self) -> Statement {
        if self.memory == Memory::Guarded && !self.held[0] {
            return self.increment();
        }
        match self.below(4) {
            0 => Statement::simple("p.next = q;"),
            1 => Statement::simple(format!("if (p.next != null) {} = p.next.y;", self.local())),
            2 if self.memory == Memory::Free => Statement::simple("k[0] = q;"),
            3 if self.memory == Memory::Free => Statement::simple("if (k[0] != null) q = k[0];"),
            _ => Statement::simple("if (p.next != null) p = p.next;"),
        }
    }

    /// Which method runs depends on the class of the box.
    pub(super) fn call_virtual(&mut self) -> Statement {
        if self.memory == Memory::Guarded && !self.held[0] {
            return self.write();
        }
        match self.below(4) {
            0 => Statement::simple("p = new Loud();"),
            1 => Statement::simple("q = new Loud();"),
            2 => Statement::simple(format!("q.touch({});", self.local())),
            _ => Statement::simple(format!("p.touch({});", 1 + self.below(3))),
        }
    }

    pub(super) fn use_atomic(&mut self) -> Statement {
        match self.below(4) {
            0 => Statement::simple(format!("{} = n.get();", self.local())),
            1 => Statement::simple(format!("n.set({});", self.expression())),
            2 => Statement::simple(format!("{} = n.getAndIncrement();", self.local())),
            _ => Statement::simple(format!("if (n.compareAndSet({}, 3)) {} = 4;", self.below(2), self.local())),
        }
    }

    /// Classes whose initialisers have effects, and may need each other.
    pub(super) fn use_class(&mut self) -> Statement {
        let class = self.pick(&["Lazy", "Other"]);
        Statement::simple(format!("{} = {class}.z;", self.local()))
    }
}
