//! The idioms of lambda forms that are more than a call: catching an exception, and cleaning up after one.
//!
//! Follows `MethodHandles.catchException` and `tryFinally`. The JDK writes each as three names (the arguments boxed
//! into an array, the call of a generic function, its result unboxed); here they are one, with the arguments as they
//! are.

use super::{ArgumentSpec, BasicType, FormWriter};
use crate::conversion::OBJECT;
use crate::descriptor::{MethodDescriptor, Type};
use crate::error::SynthesisError;

const METHOD_HANDLE: &str = "java/lang/invoke/MethodHandle";
const CLASS: &str = "java/lang/Class";

impl FormWriter<'_, '_, '_> {
    /// `[target, class, catcher, arguments…]`: what the target gives, or the catcher if it throws an instance of the
    /// class.
    pub(super) fn guard_with_catch(
        &mut self,
        descriptor: &str,
        arguments: &[ArgumentSpec],
    ) -> Result<Type, SynthesisError> {
        let call = MethodDescriptor::parse(descriptor)?;
        let [target, class, catcher, arguments @ ..] = arguments else {
            return Err(self.spec.inconsistent("a guard without target, class and catcher"));
        };
        let exception = self.code.new_local(&Type::reference(OBJECT));
        let (start, end, handler) = (self.code.new_label(), self.code.new_label(), self.code.new_label());
        let (stranger, done) = (self.code.new_label(), self.code.new_label());
        self.code.catch(start, end, handler, None).bind(start);
        self.call_handle(*target, &[], arguments, &call)?;
        self.code.bind(end).goto(done).bind(handler).store(&Type::reference(OBJECT), exception);
        self.load(*class)?;
        self.code.check_cast(CLASS).load_reference(exception);
        self.code.invoke_virtual(CLASS, "isInstance", "(Ljava/lang/Object;)Z").if_zero(stranger);
        self.call_handle(*catcher, &[(BasicType::L, exception)], arguments, &call)?;
        self.code.goto(done).bind(stranger);
        self.rethrow(exception);
        self.code.bind(done);
        Ok(call.result)
    }

    /// `[target, cleanup, arguments…]`: what the cleanup makes of the target's exception and result.
    pub(super) fn try_finally(&mut self, descriptor: &str, arguments: &[ArgumentSpec]) -> Result<Type, SynthesisError> {
        let call = MethodDescriptor::parse(descriptor)?;
        let [target, cleanup, arguments @ ..] = arguments else {
            return Err(self.spec.inconsistent("a cleanup without target"));
        };
        let exception = self.code.new_local(&Type::reference(OBJECT));
        let result = self.code.new_local(&call.result);
        let (start, end) = (self.code.new_label(), self.code.new_label());
        let (handler, done) = (self.code.new_label(), self.code.new_label());
        let kept = BasicType::of(&call.result);
        let outcome = [(BasicType::L, exception), (kept, result)];
        let outcome = if kept == BasicType::V { &outcome[..1] } else { &outcome[..] };
        self.code.catch(start, end, handler, None).bind(start);
        self.call_handle(*target, &[], arguments, &call)?;
        self.store_unless_void(&call.result, result);
        self.code.bind(end).push_null().store(&Type::reference(OBJECT), exception);
        self.call_handle(*cleanup, outcome, arguments, &call)?;
        self.code.goto(done).bind(handler).store(&Type::reference(OBJECT), exception).push_zero(&call.result);
        self.store_unless_void(&call.result, result);
        self.call_handle(*cleanup, outcome, arguments, &call)?;
        self.code.pop(&call.result);
        self.rethrow(exception);
        self.code.bind(done);
        Ok(call.result)
    }

    /// `handle.invokeBasic(first…, arguments…)`, where `first` are local variables.
    fn call_handle(
        &mut self,
        handle: ArgumentSpec,
        first: &[(BasicType, u16)],
        arguments: &[ArgumentSpec],
        call: &MethodDescriptor,
    ) -> Result<(), SynthesisError> {
        self.load(handle)?;
        self.code.check_cast(METHOD_HANDLE);
        let mut parameters: Vec<Type> = first.iter().map(|(basic, _)| basic.as_type()).collect();
        for (basic, local) in first {
            self.code.load(&basic.as_type(), *local);
        }
        for argument in arguments {
            self.load(*argument)?;
        }
        parameters.extend(call.parameters.iter().cloned());
        let descriptor = MethodDescriptor { parameters, result: call.result.clone() };
        self.code.invoke_virtual(METHOD_HANDLE, "invokeBasic", &descriptor.descriptor());
        Ok(())
    }

    fn store_unless_void(&mut self, result: &Type, local: u16) {
        if *result != Type::Void {
            self.code.store(result, local);
        }
    }

    fn rethrow(&mut self, exception: u16) {
        self.code.load_reference(exception).check_cast("java/lang/Throwable").throw();
    }
}
