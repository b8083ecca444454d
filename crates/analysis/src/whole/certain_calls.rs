//! Calls of exactly one method: static ones, constructors, `super.m()`.

use super::calls::CallId;
use super::solver::{Solver, Use};
use program::MethodRef;

impl Solver<'_> {
    pub(super) fn call_certain(&mut self, call: CallId, method: MethodRef) {
        if self.adoption.is_own(method.class) {
            return self.enter(call, method, None);
        }
        let known = self.call(call);
        self.name_unfollowed(known.caller, method);
        match known.arguments.first().copied().flatten().filter(|_| !method.is_static()) {
            Some(receiver) => {
                self.calls[call.0 as usize].resolved = method;
                self.add_use(receiver, Use::LibraryReceiver(call));
            }
            None => self.call_library(call, method, None),
        }
    }

    /// One more object is the receiver of a library method that is called without selection.
    pub(super) fn library_receive(&mut self, call: CallId, object: super::objects::ObjectNumber) {
        let method = self.calls[call.0 as usize].resolved;
        self.call_library(call, method, Some(object));
    }
}
