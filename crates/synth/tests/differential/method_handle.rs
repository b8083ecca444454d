//! Method handle call sites against the JVM's own, by `InvokerDriver.java`.

use synth::invokers::method_handle::{InvokerSpec, entry_descriptor, synthesize};

use crate::java::Workshop;

fn spec(name: &str, descriptor: &str) -> InvokerSpec {
    InvokerSpec { class_name: format!("java/lang/invoke/{name}"), descriptor: descriptor.to_owned() }
}

#[test]
fn invokers_call_and_adapt_as_the_jvm_does() {
    let workshop = Workshop::new("method-handle");
    workshop.add("Mix", &synthesize(&spec("Mix", "(IJLjava/lang/String;D)Ljava/lang/String;")).unwrap());
    workshop.add("Objects", &synthesize(&spec("Objects", "(Ljava/lang/Object;)Ljava/lang/Object;")).unwrap());
    workshop.compare("InvokerDriver", 17, 9);
}

#[test]
fn a_handle_and_a_type_surround_the_arguments() {
    let expected = "(Ljava/lang/invoke/MethodHandle;IJLjava/lang/invoke/MethodType;)V";
    assert_eq!(entry_descriptor("(IJ)V").unwrap(), expected);
}

#[test]
fn a_void_site_returns_nothing() {
    let workshop = Workshop::new("method-handle-void");
    workshop.add("Nothing", &synthesize(&spec("Nothing", "(J)V")).unwrap());
    let listing = workshop.disassemble("Nothing");
    assert_eq!(listing.matches("MethodHandle.invokeBasic:(J)V").count(), 2, "{listing}");
    assert_eq!(listing.matches(": return").count(), 2, "{listing}");
}
