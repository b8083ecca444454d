//! Negation normal form, with equal subformulas shared: negations stand before atoms only, and the operators are `&&`,
//! `||`, `X`, `U` and `R`.
//!
//! Formulas are made simpler on the way, by equivalences that can be read off the operands (idempotence, absorbed
//! constants, `F F a` = `F a`, `F G F a` = `G F a`, `G a && G b` = `G (a && b)`).

use crate::formula::Formula;
use rustc_hash::FxHashMap;

/// A formula in a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Id(pub(crate) u32);

/// An operator and its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Node {
    True,
    False,
    Literal { atom: u32, positive: bool },
    And(Id, Id),
    Or(Id, Id),
    Next(Id),
    Until(Id, Id),
    Release(Id, Id),
}

/// Formulas, each of them once.
#[derive(Default)]
pub(crate) struct Pool {
    nodes: Vec<Node>,
    ids: FxHashMap<Node, Id>,
}

impl Pool {
    pub(crate) fn node(&self, id: Id) -> Node {
        self.nodes[id.0 as usize]
    }

    /// A formula, or its negation, in normal form.
    pub(crate) fn add(&mut self, formula: &Formula, positive: bool) -> Id {
        match formula {
            Formula::True => self.constant(positive),
            Formula::False => self.constant(!positive),
            Formula::Atom(atom) => self.intern(Node::Literal { atom: *atom, positive }),
            Formula::Not(only) => self.add(only, !positive),
            Formula::Next(only) => {
                let operand = self.add(only, positive);
                self.next(operand)
            }
            Formula::Eventually(only) => self.temporal(&Formula::True, only, positive, positive),
            Formula::Always(only) => self.temporal(&Formula::False, only, positive, !positive),
            Formula::Until(left, right) => self.temporal(left, right, positive, positive),
            Formula::Release(left, right) => self.temporal(left, right, positive, !positive),
            Formula::WeakUntil(left, right) => {
                // a W b = b R (a || b)
                let (left, right) = (self.add(left, positive), self.add(right, positive));
                let either = if positive { self.or(left, right) } else { self.and(left, right) };
                if positive { self.release(right, either) } else { self.until(right, either) }
            }
            Formula::And(..) | Formula::Or(..) | Formula::Implies(..) | Formula::Equivalent(..) => {
                self.add_propositional(formula, positive)
            }
        }
    }

    fn add_propositional(&mut self, formula: &Formula, positive: bool) -> Id {
        let (is_and, left, right) = match formula {
            Formula::And(left, right) => (positive, self.add(left, positive), self.add(right, positive)),
            Formula::Or(left, right) => (!positive, self.add(left, positive), self.add(right, positive)),
            Formula::Implies(left, right) => (!positive, self.add(left, !positive), self.add(right, positive)),
            Formula::Equivalent(left, right) => {
                let both = [self.add(left, true), self.add(right, positive)];
                let neither = [self.add(left, false), self.add(right, !positive)];
                (false, self.and(both[0], both[1]), self.and(neither[0], neither[1]))
            }
            _ => return self.constant(positive),
        };
        if is_and { self.and(left, right) } else { self.or(left, right) }
    }

    fn temporal(&mut self, left: &Formula, right: &Formula, positive: bool, is_until: bool) -> Id {
        let (left, right) = (self.add(left, positive), self.add(right, positive));
        if is_until { self.until(left, right) } else { self.release(left, right) }
    }

    fn constant(&mut self, truth: bool) -> Id {
        self.intern(if truth { Node::True } else { Node::False })
    }

    fn next(&mut self, operand: Id) -> Id {
        match self.node(operand) {
            Node::True | Node::False => operand,
            _ => self.intern(Node::Next(operand)),
        }
    }

    pub(crate) fn and(&mut self, left: Id, right: Id) -> Id {
        if left == right || self.node(right) == Node::True {
            return left;
        }
        match (self.node(left), self.node(right)) {
            (Node::True, _) => right,
            (Node::False, _) | (_, Node::False) => self.constant(false),
            (one, two) if are_opposite(one, two) => self.constant(false),
            (Node::Release(a, b), Node::Release(c, d)) if self.node(a) == Node::False && a == c => {
                let both = self.and(b, d);
                self.release(a, both)
            }
            _ => self.intern(Node::And(left.min(right), left.max(right))),
        }
    }

    fn or(&mut self, left: Id, right: Id) -> Id {
        if left == right || self.node(right) == Node::False {
            return left;
        }
        match (self.node(left), self.node(right)) {
            (Node::False, _) => right,
            (Node::True, _) | (_, Node::True) => self.constant(true),
            (one, two) if are_opposite(one, two) => self.constant(true),
            (Node::Until(a, b), Node::Until(c, d)) if self.node(a) == Node::True && a == c => {
                let either = self.or(b, d);
                self.until(a, either)
            }
            _ => self.intern(Node::Or(left.min(right), left.max(right))),
        }
    }

    fn until(&mut self, left: Id, right: Id) -> Id {
        match (self.node(left), self.node(right)) {
            (_, Node::True | Node::False) | (Node::False, _) => right,
            _ if left == right => right,
            // a U (F b) = F b; F (G F b) = G F b
            (_, Node::Until(eventually, _)) if self.node(eventually) == Node::True => right,
            (Node::True, Node::Release(never, inner))
                if self.node(never) == Node::False && self.is_eventually(inner) =>
            {
                right
            }
            _ => self.intern(Node::Until(left, right)),
        }
    }

    fn release(&mut self, left: Id, right: Id) -> Id {
        match (self.node(left), self.node(right)) {
            (_, Node::True | Node::False) | (Node::True, _) => right,
            _ if left == right => right,
            (_, Node::Release(never, _)) if self.node(never) == Node::False => right,
            (Node::False, Node::Until(ever, inner)) if self.node(ever) == Node::True && self.is_always(inner) => right,
            _ => self.intern(Node::Release(left, right)),
        }
    }

    fn is_eventually(&self, id: Id) -> bool {
        matches!(self.node(id), Node::Until(ever, _) if self.node(ever) == Node::True)
    }

    fn is_always(&self, id: Id) -> bool {
        matches!(self.node(id), Node::Release(never, _) if self.node(never) == Node::False)
    }

    fn intern(&mut self, node: Node) -> Id {
        let next = Id(self.nodes.len() as u32);
        let nodes = &mut self.nodes;
        *self.ids.entry(node).or_insert_with(|| {
            nodes.push(node);
            next
        })
    }
}

fn are_opposite(one: Node, two: Node) -> bool {
    match (one, two) {
        (Node::Literal { atom: one, positive: yes }, Node::Literal { atom: two, positive: no }) => {
            one == two && yes != no
        }
        _ => false,
    }
}
