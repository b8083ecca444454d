//! `invokedynamic` as `javac` writes it: lambdas, concatenation, record methods, pattern switches (JVMS 6.5, 5.4.3.6).
//!
//! Known by the bootstrap methods of the JDK; any other bootstrap method is not followed.

use super::calls::{Call, Caller};
use super::lambdas::{HandleKind, Lambda};
use super::objects::{ObjectKind, ObjectNumber};
use super::place::Place;
use super::solver::{Solver, Use};
use classfile::{Constant, ConstantPool, descriptor};
use flow::form::{BlockId, Statement};
use program::{ClassRef, FieldRef, MethodRef};
use std::borrow::Cow;

/// What an `invokedynamic` does.
#[derive(Clone, Debug)]
pub enum DynamicSite {
    /// Makes an object; the operands are what it captures.
    Lambda { kind: HandleKind, implementation: MethodRef, interface: ClassRef },
    /// Joins its operands, of which it asks for `toString`.
    Concatenation,
    /// `equals`, `hashCode` or `toString` of a record: reads these fields and asks their values for the same.
    Record { fields: Vec<FieldRef> },
    /// Finds the case of a pattern switch.
    Switch,
}

/// Of a lambda; those of `altMetafactory` that follow may name further interfaces.
const FIXED_ARGUMENTS: usize = 3;

/// The flag of `altMetafactory` by which a lambda is also a `Serializable`.
const FLAG_SERIALIZABLE: i32 = 1;

/// The arguments of a record's method before the getters of its components.
const RECORD_GETTERS: usize = 2;

/// The kind of a handle that reads a field (JVMS table 5.4.3.5-A).
const REF_GET_FIELD: u8 = 1;

/// A call site with its bootstrap method.
struct Parsed {
    pool: &'static ConstantPool<'static>,
    class: ClassRef,
    owner: Cow<'static, str>,
    bootstrap: Cow<'static, str>,
    name: Cow<'static, str>,
    types: Cow<'static, str>,
    arguments: Vec<u16>,
}

impl Parsed {
    fn read(class: ClassRef, entry: u16) -> Option<Parsed> {
        let file = class.file.as_ref()?;
        let (Constant::InvokeDynamic { bootstrap, name_and_type } | Constant::Dynamic { bootstrap, name_and_type }) =
            file.pool.get(entry).ok()?
        else {
            return None;
        };
        let method = file.bootstrap_methods().ok()?.into_iter().nth(usize::from(bootstrap))?;
        let Constant::MethodHandle { reference, .. } = file.pool.get(method.method_handle).ok()? else { return None };
        let member = file.pool.member(reference).ok()?;
        let (name, types) = file.pool.name_and_type(name_and_type).ok()?;
        let (owner, bootstrap) = (member.class_name, member.name);
        Some(Parsed { pool: &file.pool, class, owner, bootstrap, name, types, arguments: method.arguments })
    }
}

impl Solver<'_> {
    /// An `invokedynamic` instruction.
    pub(super) fn read_dynamic(&mut self, place: Place, statement: &Statement, block: BlockId, entry: u16) {
        let class = self.methods[place.method.0 as usize].method.class;
        let parsed = Parsed::read(class, entry);
        let known = parsed.as_ref().and_then(|site| match (&*site.owner, &*site.bootstrap) {
            ("java/lang/invoke/LambdaMetafactory", "metafactory" | "altMetafactory") => {
                self.read_lambda(site, place, statement)
            }
            ("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants" | "makeConcat") => {
                self.read_concatenation(site, place, statement, block)
            }
            ("java/lang/runtime/ObjectMethods", "bootstrap") => self.read_record(site, place, statement),
            ("java/lang/runtime/SwitchBootstraps", "typeSwitch" | "enumSwitch") => self.read_switch(site, place),
            _ => None,
        });
        match known {
            Some(known) => {
                self.dynamic.insert(place, known);
            }
            None => {
                let subject = parsed.map_or_else(String::new, |site| format!("{}.{}", site.owner, site.bootstrap));
                self.unfollow(place, "dynamic call", subject);
            }
        }
    }

    fn read_lambda(&mut self, site: &Parsed, place: Place, statement: &Statement) -> Option<DynamicSite> {
        let interface = self.program.resolve_descriptor(site.class, site.types.rsplit_once(')')?.1).ok()?;
        let Constant::MethodHandle { kind, reference } = site.pool.get(*site.arguments.get(1)?).ok()? else {
            return None;
        };
        let implementation = self.program.resolve_method(site.class, reference).ok()?;
        let kind = match kind {
            5 | 9 => HandleKind::Virtual,
            6 => HandleKind::Static,
            7 => HandleKind::Special,
            8 => HandleKind::New,
            _ => return None,
        };
        if implementation.signature_polymorphic {
            return None;
        }
        let object = self.objects.add(ObjectKind::Lambda(place), None);
        self.objects.set_interfaces(object, self.interfaces_of(site, interface)?);
        let captured = statement.operands.iter().map(|value| self.value(place.method, *value)).collect();
        let lambda = Lambda { site: place, name: site.name.to_string(), kind, implementation, captured };
        self.lambdas.insert(object, lambda);
        for interface in self.objects.get(object).interfaces.clone() {
            self.initialize_defaults(interface, Some(place));
            if interface.declares_default_methods() {
                self.initialize_one(interface, Some(place));
            }
        }
        if let Some(to) = statement.to {
            let to = self.variable(place.method, to);
            self.give(to, object);
        }
        Some(DynamicSite::Lambda { kind, implementation, interface })
    }

    fn interfaces_of(&self, site: &Parsed, interface: ClassRef) -> Option<Vec<ClassRef>> {
        let mut interfaces = vec![interface];
        let flags = site.arguments.get(FIXED_ARGUMENTS).and_then(|flags| site.pool.get(*flags).ok());
        if let Some(Constant::Integer(flags)) = flags
            && flags & FLAG_SERIALIZABLE != 0
        {
            interfaces.push(self.program.load("java/io/Serializable").ok()?);
        }
        for argument in site.arguments.iter().skip(FIXED_ARGUMENTS) {
            if let Ok(Constant::Class(_)) = site.pool.get(*argument) {
                interfaces.push(self.program.resolve_class(site.class, *argument).ok()?);
            }
        }
        Some(interfaces)
    }

    fn read_concatenation(
        &mut self,
        site: &Parsed,
        place: Place,
        statement: &Statement,
        block: BlockId,
    ) -> Option<DynamicSite> {
        let text = self.object_method("toString", "()Ljava/lang/String;")?;
        let parameters = descriptor::parse_method(&site.types).ok()?.parameters;
        let raised = self.raised(place.method, block);
        let mut count = 0;
        for (value, parameter) in statement.operands.iter().zip(&parameters) {
            let node = self.value(place.method, *value).filter(|_| parameter.text() != "Ljava/lang/String;");
            if let Some(node) = node {
                count += 1;
                let arguments = vec![Some(node)];
                let caller = Caller::Statement(place);
                let call = self.add_call(Call { caller, resolved: text, arguments, to: None, raised });
                self.call_selected(call);
            }
        }
        let known = self.site(place);
        known.calls_library = true;
        known.repeats = count > 1;
        self.give_result(place, statement);
        Some(DynamicSite::Concatenation)
    }

    fn give_result(&mut self, place: Place, statement: &Statement) {
        if let Some(to) = statement.to {
            let to = self.variable(place.method, to);
            self.give(to, ObjectNumber::LIBRARY);
        }
    }

    fn object_method(&self, name: &str, types: &str) -> Option<MethodRef> {
        self.program.load("java/lang/Object").ok()?.declared_method(name, types)
    }

    fn read_record(&mut self, site: &Parsed, place: Place, statement: &Statement) -> Option<DynamicSite> {
        let mut fields = Vec::new();
        for argument in site.arguments.iter().skip(RECORD_GETTERS) {
            let Constant::MethodHandle { kind: REF_GET_FIELD, reference } = site.pool.get(*argument).ok()? else {
                return None;
            };
            fields.push(self.program.resolve_field(site.class, reference).ok()?);
        }
        for value in &statement.operands {
            let Some(base) = self.value(place.method, *value) else { continue };
            for field in fields.iter().filter(|field| field.is_reference()) {
                let component = self.constraints.node();
                self.add_use(base, Use::Load { field, to: component });
                self.flow(component, self.called);
            }
        }
        self.site(place).calls_library = true;
        self.give_result(place, statement);
        Some(DynamicSite::Record { fields })
    }

    /// A pattern switch tests classes and compares with constants; those of an enumeration it finds by name.
    fn read_switch(&mut self, site: &Parsed, place: Place) -> Option<DynamicSite> {
        self.site(place).calls_library = true;
        let parameters = descriptor::parse_method(&site.types).ok()?.parameters;
        if let Some(class) = parameters.first().and_then(|first| first.class_name())
            && let Ok(class) = self.program.load(class)
        {
            self.find_constants(class);
        }
        for argument in &site.arguments {
            if let Ok(Constant::Dynamic { .. }) = site.pool.get(*argument) {
                let class = self.class_in(site.class, *argument, 3)?;
                self.find_constants(class);
            }
        }
        Some(DynamicSite::Switch)
    }

    /// The own class that a dynamic constant names by a text (`EnumDesc.of(ClassDesc.of("E"), "A")`).
    fn class_in(&self, class: ClassRef, entry: u16, depth: u8) -> Option<ClassRef> {
        let parsed = Parsed::read(class, entry)?;
        for argument in &parsed.arguments {
            match parsed.pool.get(*argument).ok()? {
                Constant::String(text) => {
                    let name = parsed.pool.text(text).ok()?.replace('.', "/");
                    if let Ok(found) = self.program.load(&name) {
                        return Some(found);
                    }
                }
                Constant::Dynamic { .. } if depth > 0 => {
                    if let Some(found) = self.class_in(class, *argument, depth - 1) {
                        return Some(found);
                    }
                }
                _ => {}
            }
        }
        None
    }
}
