use crate::workshop::on_every_jdk;
#[test]
fn look() {
    for class in ["Overriding", "Lambdas", "Lists", "Arrays", "Fields", "Callbacks", "Exceptions", "Initialised", "Enumerations", "Texts", "Open"] {
        on_every_jdk(&format!("Objects${class}"), |subject| {
            println!("{class} {:?}", subject.names());
            let main = subject.method(&format!("{class}.main"));
            for variable in &subject.world.method(main).form.variables {
                if let Some(name) = &variable.name {
                    println!("   {name} {:?}", subject.variable(&format!("{class}.main"), name));
                }
            }
            for e in subject.world.entries() { println!("   {e:?}"); }
            for e in subject.world.unfollowed() { println!("   {e:?}"); }
        });
    }
}
