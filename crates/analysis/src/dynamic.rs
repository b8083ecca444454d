//! `invokedynamic` as `javac` writes it: lambdas, concatenation, record methods, pattern switches (JVMS 6.5, 5.4.3.6).
//!
//! The VM answers these sites with synthesised classes, so what they do is known from their bootstrap arguments. A site
//! of any other form may do anything.

use crate::effects::flag::Flag;
use crate::effects::manner::Manner;
use crate::graph::{Event, FieldRefEq};
use crate::reader::EffectReader;
use classfile::descriptor::{self, FieldType};
use classfile::{Constant, ConstantPool};
use program::{ClassRef, MethodRef};
use std::borrow::Cow;

/// Kinds of method handles (JVMS table 5.4.3.5-A).
const REF_GET_FIELD: u8 = 1;
const REF_INVOKE_VIRTUAL: u8 = 5;
const REF_INVOKE_STATIC: u8 = 6;
const REF_INVOKE_SPECIAL: u8 = 7;
const REF_NEW_INVOKE_SPECIAL: u8 = 8;
const REF_INVOKE_INTERFACE: u8 = 9;

/// The primitive types with their boxes and the methods that open them.
const BOXES: [(&str, &str, &str); 8] = [
    ("Z", "java/lang/Boolean", "booleanValue"),
    ("C", "java/lang/Character", "charValue"),
    ("B", "java/lang/Byte", "byteValue"),
    ("S", "java/lang/Short", "shortValue"),
    ("I", "java/lang/Integer", "intValue"),
    ("J", "java/lang/Long", "longValue"),
    ("F", "java/lang/Float", "floatValue"),
    ("D", "java/lang/Double", "doubleValue"),
];

/// Of a lambda; those of `altMetafactory` that follow may name further interfaces.
const FIXED_ARGUMENTS: usize = 3;

/// The arguments of a record's method before the getters of its components.
const RECORD_GETTERS: usize = 2;

/// What an `invokedynamic` instruction may do.
pub(crate) fn call_site(reader: &mut EffectReader<'_>, entry: u16) {
    reader.flag(Flag::LINKS);
    let known = DynamicCallSite::read(reader.class(), entry).and_then(|site| site.describe(reader));
    if known.is_none() {
        reader.flag(Flag::ANYTHING);
    }
}

/// A call site with its bootstrap method.
struct DynamicCallSite {
    pool: &'static ConstantPool<'static>,
    owner: Cow<'static, str>,
    bootstrap: Cow<'static, str>,
    name: Cow<'static, str>,
    types: Cow<'static, str>,
    arguments: Vec<u16>,
}

impl DynamicCallSite {
    fn read(class: ClassRef, entry: u16) -> Option<DynamicCallSite> {
        let file = class.file.as_ref()?;
        let Constant::InvokeDynamic { bootstrap, name_and_type } = file.pool.get(entry).ok()? else { return None };
        let method = file.bootstrap_methods().ok()?.into_iter().nth(usize::from(bootstrap))?;
        let Constant::MethodHandle { reference, .. } = file.pool.get(method.method_handle).ok()? else { return None };
        let member = file.pool.member(reference).ok()?;
        let (name, types) = file.pool.name_and_type(name_and_type).ok()?;
        let (owner, bootstrap) = (member.class_name, member.name);
        Some(DynamicCallSite { pool: &file.pool, owner, bootstrap, name, types, arguments: method.arguments })
    }

    /// Tells the reader what the site does; `None` if that is not known.
    fn describe(&self, reader: &mut EffectReader<'_>) -> Option<()> {
        match (&*self.owner, &*self.bootstrap) {
            ("java/lang/invoke/LambdaMetafactory", "metafactory" | "altMetafactory") => self.lambda(reader),
            ("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants" | "makeConcat") => {
                self.concatenation(reader)
            }
            ("java/lang/runtime/ObjectMethods", "bootstrap") => self.record(reader),
            ("java/lang/runtime/SwitchBootstraps", "typeSwitch" | "enumSwitch") => self.switch(reader),
            _ => None,
        }
    }

    /// Makes an object; what it does when it is called is done where the method of its interface is called.
    fn lambda(&self, reader: &mut EffectReader<'_>) -> Option<()> {
        let program = reader.graph.program;
        let interface = program.resolve_descriptor(reader.class(), self.types.rsplit_once(')')?.1).ok()?;
        let events = reader.aside(|reader| self.implementation(reader))?;
        let implementation = reader.graph.lambda(events);
        let mut interfaces = vec![interface];
        for argument in self.arguments.iter().skip(FIXED_ARGUMENTS) {
            if let Ok(Constant::Class(_)) = self.pool.get(*argument) {
                interfaces.push(program.resolve_class(reader.class(), *argument).ok()?);
            }
        }
        let name = program.names.intern(&self.name);
        for interface in interfaces {
            reader.initialize_defaults(interface);
            reader.graph.instantiate_lambda(interface, name, implementation);
        }
        Some(())
    }

    /// What the object of a lambda does: calls the implementation, after boxing or unboxing where types differ.
    fn implementation(&self, reader: &mut EffectReader<'_>) -> Option<()> {
        let Constant::MethodHandle { kind, reference } = self.pool.get(*self.arguments.get(1)?).ok()? else {
            return None;
        };
        let program = reader.graph.program;
        let Ok(method) = program.resolve_method(reader.class(), reference) else { return Some(()) };
        if method.signature_polymorphic {
            return None;
        }
        match kind {
            REF_INVOKE_VIRTUAL | REF_INVOKE_INTERFACE => {
                let holder = self.pool.member(reference).ok()?.class_index;
                let holder = program.resolve_class(reader.class(), holder).unwrap_or(method.class);
                reader.call_virtual(holder, method);
            }
            REF_INVOKE_STATIC => reader.initialize(method.class),
            REF_NEW_INVOKE_SPECIAL => {
                reader.initialize(method.class);
                reader.graph.instantiate(method.class);
            }
            REF_INVOKE_SPECIAL => {}
            _ => return None,
        }
        if !matches!(kind, REF_INVOKE_VIRTUAL | REF_INVOKE_INTERFACE) {
            reader.call_method(method);
        }
        self.box_values(reader, method);
        Some(())
    }

    /// The descriptors differ in boxes only, so it is enough to look which primitives there are.
    fn box_values(&self, reader: &mut EffectReader<'_>, method: MethodRef) {
        let described = self.arguments.iter().filter_map(|argument| match self.pool.get(*argument) {
            Ok(Constant::MethodType(types)) => self.pool.text(types).ok(),
            _ => None,
        });
        let all: Vec<Cow<'_, str>> = described.chain([Cow::Borrowed(method.descriptor)]).collect();
        let mentions = |primitive: &str| all.iter().any(|types| mentions(types, primitive));
        for (primitive, class, open) in BOXES.into_iter().filter(|(primitive, _, _)| mentions(primitive)) {
            let _no_such_box = reader.call_named(class, "valueOf", &format!("({primitive})L{class};"));
            // Any number is opened as the primitive that is wanted.
            for (_, class, _) in BOXES {
                let _no_such_box = reader.call_named(class, open, &format!("(){primitive}"));
            }
        }
    }

    /// Calls `toString` on what is no string, and joins.
    fn concatenation(&self, reader: &mut EffectReader<'_>) -> Option<()> {
        for parameter in descriptor::parse_method(&self.types).ok()?.parameters {
            self.text(reader, &parameter)?;
        }
        Some(())
    }

    fn text(&self, reader: &mut EffectReader<'_>, value: &FieldType<'_>) -> Option<()> {
        if value.class_name().is_some() {
            return self.of_object(reader, value, "toString", "()Ljava/lang/String;");
        }
        let primitive = match value.text() {
            "B" | "S" => "I",
            other => other,
        };
        reader.call_named("java/lang/String", "valueOf", &format!("({primitive})Ljava/lang/String;"))
    }

    /// A method of `Object`, called on a value of a reference type.
    fn of_object(&self, reader: &mut EffectReader<'_>, value: &FieldType<'_>, name: &str, types: &str) -> Option<()> {
        // A type that cannot be loaded has no objects, but the call site may be fine all the same.
        let object = reader.graph.program.loaded("java/lang/Object")?;
        let class = reader.graph.program.resolve_descriptor(reader.class(), value.text()).unwrap_or(object);
        reader.call_of_object(class, name, types)
    }

    /// `equals`, `hashCode` or `toString` of a record: reads the components and asks each for the same.
    fn record(&self, reader: &mut EffectReader<'_>) -> Option<()> {
        for argument in self.arguments.iter().skip(RECORD_GETTERS) {
            let Constant::MethodHandle { kind: REF_GET_FIELD, reference } = self.pool.get(*argument).ok()? else {
                return None;
            };
            let field = reader.graph.program.resolve_field(reader.class(), reference).ok()?;
            reader.tell(Event::Read(FieldRefEq(field), Manner::Any));
            self.component(reader, &descriptor::parse_field(field.descriptor).ok()?)?;
        }
        Some(())
    }

    fn component(&self, reader: &mut EffectReader<'_>, value: &FieldType<'_>) -> Option<()> {
        if value.class_name().is_some() {
            let types = match &*self.name {
                "equals" => "(Ljava/lang/Object;)Z",
                "hashCode" => "()I",
                _ => "()Ljava/lang/String;",
            };
            return self.of_object(reader, value, &self.name, types);
        }
        let primitive = value.text();
        let (_, class, _) = BOXES.into_iter().find(|(known, _, _)| *known == primitive)?;
        match &*self.name {
            "hashCode" => reader.call_named(class, "hashCode", &format!("({primitive})I")),
            "equals" => reader.call_named(class, "compare", &format!("({primitive}{primitive})I")),
            _ => self.text(reader, value),
        }
    }

    /// A pattern switch tests classes and compares with constants.
    fn switch(&self, reader: &mut EffectReader<'_>) -> Option<()> {
        let number = reader.graph.program.load("java/lang/Number").ok()?;
        reader.call_virtual(number, number.declared_method("intValue", "()I")?);
        reader.call_named("java/lang/Character", "charValue", "()C")?;
        reader.call_named("java/lang/Enum", "name", "()Ljava/lang/String;")?;
        reader.call_named("java/lang/String", "equals", "(Ljava/lang/Object;)Z")
    }
}

/// Whether a method descriptor has a primitive type among its parameters or as its result.
fn mentions(types: &str, primitive: &str) -> bool {
    descriptor::parse_method(types)
        .is_ok_and(|parsed| parsed.parameters.iter().chain([&parsed.result]).any(|one| one.text() == primitive))
}
