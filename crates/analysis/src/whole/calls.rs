//! Calls: which methods run, with what, and where their results go (JVMS 5.4.6, 6.5).

use super::constraints::NodeId;
use super::objects::{ObjectKind, ObjectNumber, is_object};
use super::place::{MethodNumber, Place};
use super::solver::{Solver, Use};
use super::unfollowed::{self, Unfollowed};
use classfile::opcode::{INVOKESPECIAL, INVOKESTATIC};
use flow::form::{BlockId, Statement};
use program::{MethodRef, dispatch};

/// A call's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct CallId(pub(super) u32);

/// A call of own code, or one that the library makes.
#[derive(Clone, Debug)]
pub(super) struct Call {
    pub(super) caller: Caller,
    pub(super) resolved: MethodRef,
    /// The receiver first, unless the method is static; none for what is no reference.
    pub(super) arguments: Vec<Option<NodeId>>,
    pub(super) to: Option<NodeId>,
    pub(super) raised: NodeId,
}

/// Who calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Caller {
    /// A statement.
    Statement(Place),
    /// The thread that a statement starts.
    Started(Place),
    Library,
}

impl Caller {
    /// The statement, if the call is made in its thread.
    pub(super) fn place(self) -> Option<Place> {
        match self {
            Caller::Statement(place) => Some(place),
            Caller::Started(_) | Caller::Library => None,
        }
    }
}

/// What a call of a method runs on an object.
#[derive(Clone, Copy)]
pub(super) enum Selected {
    Own(MethodRef),
    Library(MethodRef),
    /// What a lambda stands for.
    Lambda,
    /// The call throws.
    Nothing,
}

impl Solver<'_> {
    pub(super) fn add_call(&mut self, call: Call) -> CallId {
        self.calls.push(call);
        CallId(self.calls.len() as u32 - 1)
    }

    pub(super) fn call(&self, call: CallId) -> Call {
        self.calls[call.0 as usize].clone()
    }

    /// An `invoke` instruction other than `invokedynamic`.
    pub(super) fn read_call(&mut self, place: Place, statement: &Statement, block: BlockId, code: u8, entry: u16) {
        let class = self.methods[place.method.0 as usize].method.class;
        let Ok(resolved) = self.program.resolve_method(class, entry) else { return };
        self.resolved.insert(place, resolved);
        let arguments = statement.operands.iter().map(|value| self.value(place.method, *value)).collect();
        let to = statement.to.map(|to| self.variable(place.method, to));
        let to = to.filter(|_| resolved.result == b'L' || resolved.signature_polymorphic);
        let raised = self.raised(place.method, block);
        let caller = Caller::Statement(place);
        let call = self.add_call(Call { caller, resolved, arguments, to, raised });
        match code {
            INVOKESTATIC => {
                self.initialize(resolved.class, Some(place));
                self.call_certain(call, resolved);
            }
            INVOKESPECIAL => {
                let selected = self.special(place.method, resolved);
                self.call_certain(call, selected);
            }
            _ => self.call_selected(call),
        }
    }

    /// `super.m()`, private methods and constructors: not selected by the class of the object.
    fn special(&self, method: MethodNumber, resolved: MethodRef) -> MethodRef {
        let class = self.methods[method.0 as usize].method.class;
        let is_super_call = !resolved.is_constructor() && !resolved.class.is_interface() && resolved.class != class;
        match class.super_class.filter(|_| is_super_call) {
            Some(parent) => dispatch::select(parent, resolved).unwrap_or(resolved),
            None => resolved,
        }
    }

    /// A call whose method the class of the receiver selects.
    pub(super) fn call_selected(&mut self, call: CallId) {
        let known = self.call(call);
        if !self.adoption.is_own(known.resolved.class) {
            self.name_unfollowed(known.caller, known.resolved);
        }
        if let Some(receiver) = known.arguments.first().copied().flatten() {
            self.add_use(receiver, Use::Receiver(call));
        }
    }

    /// One more object is the receiver of a call.
    pub(super) fn receive(&mut self, call: CallId, object: ObjectNumber) {
        let resolved = self.calls[call.0 as usize].resolved;
        match self.select(object, resolved) {
            Selected::Own(method) => self.enter(call, method, Some(object)),
            Selected::Library(method) => self.call_library(call, method, Some(object)),
            Selected::Lambda => self.call_lambda(call, object),
            Selected::Nothing => {}
        }
    }

    /// The method that a call runs on an object.
    pub(super) fn select(&self, object: ObjectNumber, resolved: MethodRef) -> Selected {
        let known = self.objects.get(object);
        match (known.kind, known.class) {
            (ObjectKind::Library, _) if resolved.class.is_application() && !resolved.class.is_array() => {
                Selected::Nothing
            }
            (ObjectKind::Library, _) => Selected::Library(resolved),
            (_, Some(class)) if !class.is_subclass_of(resolved.class) => Selected::Nothing,
            // What the rest of the library has inherited from an adopted class stays its own.
            (_, Some(class)) if !self.adoption.is_own(class) && !class.is_array() => {
                dispatch::select(class, resolved).map_or(Selected::Nothing, Selected::Library)
            }
            (_, Some(class)) => {
                dispatch::select(class, resolved).map_or(Selected::Nothing, |method| self.own_or_library(method))
            }
            (_, None) if resolved.is_private() => self.own_or_library(resolved),
            (_, None) if is_object(resolved.class) => Selected::Library(resolved),
            (_, None) => self.select_of_lambda(object, resolved),
        }
    }

    /// Calls an own method: arguments, result and exceptions flow, and the receiver, if it decided, is one object.
    pub(super) fn enter(&mut self, call: CallId, method: MethodRef, receiver: Option<ObjectNumber>) {
        let Some(number) = self.reach(method) else { return };
        if let Some(receiver) = receiver
            && let Some(this) = self.methods[number.0 as usize].form.parameters.first().copied()
        {
            let this = self.variable(number, this);
            self.give(this, receiver);
        }
        if self.linked.insert((call, number)) {
            self.link(call, number, receiver.is_some());
        }
    }

    fn link(&mut self, call: CallId, number: MethodNumber, receiver_is_known: bool) {
        let known = self.call(call);
        match known.caller {
            Caller::Statement(place) => {
                self.site(place).targets.insert(number);
            }
            Caller::Started(place) => {
                self.site(place).starts.insert(number);
            }
            Caller::Library => {
                self.called_back.insert(number);
            }
        }
        let parameters = self.methods[number.0 as usize].form.parameters.clone();
        let skipped = usize::from(receiver_is_known);
        for (argument, parameter) in known.arguments.iter().zip(parameters).skip(skipped) {
            if let Some(argument) = argument {
                let parameter = self.variable(number, parameter);
                self.flow(*argument, parameter);
            }
        }
        let (result, thrown) = (self.result(number), self.thrown(number));
        if let Some(to) = known.to {
            self.flow(result, to);
        }
        self.flow(thrown, known.raised);
    }

    /// Names what a call of the library may do that is not followed.
    pub(super) fn name_unfollowed(&mut self, caller: Caller, method: MethodRef) {
        if let (Some(what), Some(place)) = (unfollowed::by_call(method), caller.place()) {
            self.unfollow(place, what, method.signature());
        }
    }

    /// Something of own code is not followed; adopted code ends there.
    pub(super) fn unfollow(&mut self, place: Place, what: &'static str, subject: String) {
        if !self.is_in_adopted(place) {
            self.unfollowed.insert(Unfollowed { place: Some(place), what, subject });
        }
    }

    /// Whether a statement is one of adopted code.
    pub(super) fn is_in_adopted(&self, place: Place) -> bool {
        self.adoption.is_adopted(self.methods[place.method.0 as usize].method.class)
    }

    fn own_or_library(&self, method: MethodRef) -> Selected {
        if self.adoption.is_own(method.class) && !method.class.is_array() {
            Selected::Own(method)
        } else {
            Selected::Library(method)
        }
    }
}
