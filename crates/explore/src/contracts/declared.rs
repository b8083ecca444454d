//! Which class properties a program declares.
//!
//! By name, where the user asks for that: what does not fit the pattern is an ordinary method. By annotation, always:
//! what does not fit is a mistake.

use super::annotated::{Note, notes, old_fields};
use super::{Condition, Contracts, Moment, parameters, split};
use program::{ClassRef, FieldRef, Method, MethodRef, access};

/// Who declares a condition: a pattern of names, or an annotation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Name,
    Annotation,
}

/// A condition with the methods of its own class that it may be about.
struct Declaration<'a> {
    class: ClassRef,
    check: MethodRef,
    method: &'a str,
    at_return: bool,
}

impl Contracts {
    /// Adds what a method says about its class.
    pub(super) fn add(&mut self, check: MethodRef, classes: &[ClassRef], names_count: bool) -> Result<(), String> {
        for note in notes(check) {
            match &note {
                Note::Invariant => self.add_invariant(check, By::Annotation)?,
                Note::Before(method) => self.add_condition(check, method, false, By::Annotation, classes)?,
                Note::After(method) => self.add_condition(check, method, true, By::Annotation, classes)?,
                Note::Old(_) => {}
            }
        }
        if !names_count || check.is_static() {
            return Ok(());
        }
        if check.name == "invariant" {
            self.add_invariant(check, By::Name)?;
        }
        if let Some(method) = check.name.strip_prefix("pre_") {
            self.add_condition(check, method, false, By::Name, classes)?;
        }
        match check.name.strip_prefix("post_") {
            Some(method) => self.add_condition(check, method, true, By::Name, classes),
            None => Ok(()),
        }
    }

    fn add_invariant(&mut self, check: MethodRef, by: By) -> Result<(), String> {
        if !check.is_static() && matches!(check.descriptor, "()V" | "()Z") {
            if self.invariants.iter().all(|known| known.id != check.id) {
                self.invariants.push(check);
            }
            return Ok(());
        }
        complain(by, check, "an invariant has no parameters, answers a boolean or nothing, and belongs to objects")
    }

    fn add_condition(
        &mut self,
        check: MethodRef,
        method: &str,
        at_return: bool,
        by: By,
        classes: &[ClassRef],
    ) -> Result<(), String> {
        let declaration = Declaration { class: check.class, check, method, at_return };
        let found = declaration.conditions(classes)?;
        if found.is_empty() || !matches!(split(check.descriptor).1, "V" | "Z") {
            let what =
                format!("{method} with these parameters, to which it would answer a boolean or nothing, is not here");
            return complain(by, check, &what);
        }
        for condition in found {
            let is_known = |known: &Condition| known.method.id == condition.method.id && known.check.id == check.id;
            if !self.conditions.iter().any(is_known) {
                self.conditions.push(condition);
            }
        }
        Ok(())
    }
}

fn complain(by: By, check: MethodRef, what: &str) -> Result<(), String> {
    match by {
        By::Name => Ok(()),
        By::Annotation => Err(format!("the annotation of {}.{}: {what}", check.class.java_name(), check.name)),
    }
}

impl Declaration<'_> {
    /// The condition for each method that it is about: those of its class, and those that override them.
    fn conditions(&self, classes: &[ClassRef]) -> Result<Vec<Condition>, String> {
        let mut conditions = Vec::new();
        for method in self.class.methods().iter().filter(|method| method.name == self.method) {
            let Some((old, with_result)) = self.fits(method)? else { continue };
            let moment = if self.at_return { Moment::Return { with_result } } else { Moment::Entry };
            let overriding = overriding(method, classes);
            let with_code = overriding.into_iter().filter(|method| !method.is_abstract() && !method.is_native());
            conditions.extend(with_code.map(|method| Condition {
                method,
                check: self.check,
                moment,
                old: old.clone(),
            }));
        }
        Ok(conditions)
    }

    /// Whether the parameters are those of a method: then the old values that are asked for, and whether the result is.
    fn fits(&self, method: MethodRef) -> Result<Option<(Vec<FieldRef>, bool)>, String> {
        if method.is_static() != self.check.is_static() {
            return Ok(None);
        }
        let own = parameters(self.check.descriptor);
        let (expected, result) = (parameters(method.descriptor), split(method.descriptor).1);
        let Some(rest) = own.strip_prefix(&expected[..]) else { return Ok(None) };
        if !self.at_return {
            return Ok(rest.is_empty().then(|| (Vec::new(), false)));
        }
        let olds = old_fields(self.check, &own);
        let with_result = !rest.is_empty() && rest[0] == result && olds[expected.len()].is_none();
        let first = expected.len() + usize::from(with_result);
        let old = (first..own.len()).map(|number| self.old(olds[number].as_deref(), own[number]));
        old.collect::<Result<Vec<FieldRef>, String>>().map(|old| Some((old, with_result)))
    }

    /// The field of whose old value a parameter speaks.
    fn old(&self, name: Option<&str>, descriptor: &str) -> Result<FieldRef, String> {
        let check = format!("{}.{}", self.class.java_name(), self.check.name);
        let Some(name) = name else {
            return Err(format!(
                "a parameter of {check} is neither the result nor an old value (old_x or @Old(\"x\"); names need javac -g)"
            ));
        };
        let field = program::resolve::find_field(self.class, name, descriptor);
        let field = field.filter(|field| field.is_static() || !self.check.is_static());
        field.ok_or_else(|| format!("{check} asks for the old value of {name}, and no field has this name and type"))
    }
}

/// A method and those that override it. Where types are more special there, a bridge stands for the method that does
/// it.
fn overriding(method: MethodRef, classes: &[ClassRef]) -> Vec<MethodRef> {
    let mut found = vec![method];
    let mut next = 0;
    while let Some(known) = found.get(next).copied() {
        next += 1;
        if known.is_static() || known.is_private() {
            continue;
        }
        for class in classes.iter().filter(|class| class.is_subclass_of(known.class)) {
            let other = class.declared_method(known.name, known.descriptor).filter(|other| !other.is_static());
            let other = other.map(|other| bridged(other).unwrap_or(other));
            found.extend(other.filter(|other| found.iter().all(|known| known.id != other.id)));
        }
    }
    found
}

/// The method to which a bridge leads.
fn bridged(method: MethodRef) -> Option<MethodRef> {
    let slots = method.argument_slots;
    let is_it = |other: &&Method| other.name == method.name && !is_bridge(other) && other.argument_slots == slots;
    let mut others = method.class.methods().iter().filter(is_it);
    others.next().filter(|_| is_bridge(method) && others.next().is_none())
}

fn is_bridge(method: &Method) -> bool {
    method.access & access::BRIDGE != 0
}
