//! `writeReplace` of a serializable lambda (specification of `java.lang.invoke.SerializedLambda`): what is written is a
//! description of the call site, from which the capturing class makes the lambda anew.
//!
//! The description names the implementation as the call site does. The JDK names the class that *declares* it; where
//! the two differ (a reference to an inherited method) `HandleSpec::owner` must be the declaring class, or reading the
//! lambda back fails with an `IllegalArgumentException`.

use super::Lambda;
use crate::class_writer::{ACC_FINAL, ACC_PRIVATE, ClassWriter, CodeWriter};
use crate::conversion::{OBJECT, Wrapper};
use crate::descriptor::Type;

const SERIALIZED_LAMBDA: &str = "java/lang/invoke/SerializedLambda";
const CONSTRUCTOR: &str = "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;ILjava/lang/String;\
                           Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V";

impl Lambda<'_> {
    pub(super) fn write_replacement(&self, class: &mut ClassWriter, capturing_class: &str) {
        let (spec, handle) = (self.spec, self.target.handle);
        class.method(ACC_PRIVATE | ACC_FINAL, "writeReplace", "()Ljava/lang/Object;", |code| {
            code.new_object(SERIALIZED_LAMBDA).dup().push_class(capturing_class);
            code.push_text(&spec.interface).push_text(&spec.method_name).push_text(&spec.erased_descriptor);
            code.push_int(i32::from(handle.kind));
            code.push_text(&handle.owner).push_text(&handle.name).push_text(&handle.descriptor);
            code.push_text(&spec.instantiated_descriptor);
            self.push_captured_array(code);
            code.invoke_special(SERIALIZED_LAMBDA, "<init>", CONSTRUCTOR).return_value(&Type::reference(OBJECT));
        });
    }

    fn push_captured_array(&self, code: &mut CodeWriter<'_>) {
        code.push_int(self.captured.len() as i32).new_reference_array(OBJECT);
        for (index, (name, captured)) in self.fields().enumerate() {
            code.dup().push_int(index as i32);
            code.load_reference(0).get_field(&self.spec.class_name, &name, &captured.descriptor());
            if let Some(wrapper) = Wrapper::of(captured) {
                code.box_as(wrapper);
            }
            code.store_array_reference();
        }
    }
}
