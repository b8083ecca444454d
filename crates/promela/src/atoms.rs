//! Atoms of formulas as conditions over the variables of a model.
//!
//! Follows `expression::evaluate`: a comparison that has no value (a null on the way, an index out of range, a class
//! that is not initialised) is false. What a model does not have, or has in another way than a state of the machine, is
//! refused by name: what threads wait for (a model has steps between a deed and the next one that a state of the
//! machine does not have), where they stand, what was printed, numbers that are computed with 64 bits.

use crate::context::{Context, promela_type};
use crate::objects::element_of;
use expression::{Comparison, Condition, Literal, Term, ThreadState};
use program::{ClassRef, FieldRef};

/// A value that some states have.
struct Value {
    text: String,
    /// What must hold for it, the first first.
    needs: Vec<String>,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Boolean,
    Number,
    Null,
    /// An object whose type is declared so.
    Object(Option<ClassRef>),
}

/// An atom as a condition of the model; what it cannot say is refused.
pub(crate) fn condition(cx: &Context<'_>, atom: &str, condition: &Condition) -> String {
    let writing = Writing { cx, atom };
    writing.condition(condition).unwrap_or_else(|what| {
        cx.refuse(&format!("the atom '{atom}': {what}"), None);
        String::from("false")
    })
}

struct Writing<'c, 'a> {
    cx: &'c Context<'a>,
    atom: &'c str,
}

type Written<T> = Result<T, String>;

impl Writing<'_, '_> {
    fn condition(&self, condition: &Condition) -> Written<String> {
        let all = |of: &[Condition]| of.iter().map(|one| self.condition(one)).collect::<Written<Vec<String>>>();
        Ok(match condition {
            Condition::All(conditions) => format!("({})", all(conditions)?.join(" && ")),
            Condition::Any(conditions) => format!("({})", all(conditions)?.join(" || ")),
            Condition::Not(only) => format!("!{}", self.condition(only)?),
            Condition::Compare(comparison, left, right) => self.compare(*comparison, left, right)?,
            Condition::Holds(term) => {
                let value = self.term(term)?;
                if value.kind != Kind::Boolean {
                    return Err(String::from("a box of a boolean"));
                }
                with_needs(value.needs, value.text)
            }
            Condition::Thread(name, ThreadState::Ended(_)) => crate::thread_names::ended(self.cx, name)?,
            Condition::Thread(..) => return Err(String::from("a model does not say what a thread waits for")),
            Condition::Standing(..) => return Err(String::from("a model does not say where a thread stands")),
            Condition::Recalled(_) => return Err(String::from("a model does not keep what was printed")),
        })
    }

    fn compare(&self, comparison: Comparison, left: &Term, right: &Term) -> Written<String> {
        let (left, right) = (self.term(left)?, self.term(right)?);
        self.check_kinds(left.kind, right.kind)?;
        let sign = match comparison {
            Comparison::Equal => "==",
            Comparison::Different => "!=",
            Comparison::Less => "<",
            Comparison::AtMost => "<=",
            Comparison::Greater => ">",
            Comparison::AtLeast => ">=",
        };
        let needs = left.needs.into_iter().chain(right.needs).collect();
        Ok(with_needs(needs, format!("{} {sign} {}", left.text, right.text)))
    }

    fn check_kinds(&self, left: Kind, right: Kind) -> Written<()> {
        match (left, right) {
            (Kind::Boolean, Kind::Boolean) | (Kind::Number, Kind::Number) => Ok(()),
            (Kind::Null | Kind::Object(_), Kind::Null) | (Kind::Null, Kind::Object(_)) => Ok(()),
            // One number may stand for several objects.
            (Kind::Object(_), Kind::Object(_)) => Err(String::from("a comparison of two objects")),
            _ => Err(String::from("a comparison that needs boxes")),
        }
    }

    fn term(&self, term: &Term) -> Written<Value> {
        let plain = |text: String, kind: Kind| Value { text, needs: Vec::new(), kind };
        Ok(match term {
            Term::Constant(Literal::Boolean(truth)) => plain(u8::from(*truth).to_string(), Kind::Boolean),
            Term::Constant(Literal::Whole(value)) => match i32::try_from(*value) {
                Ok(value) => plain(crate::body::number(value), Kind::Number),
                Err(_) => return Err(format!("the number {value}, which is larger than those of a model")),
            },
            Term::Constant(Literal::Null) => plain(String::from("null"), Kind::Null),
            Term::Constant(Literal::Decimal(_)) => return Err(String::from("a number with a point")),
            Term::Constant(Literal::Text(_)) => return Err(String::from("a text")),
            Term::Static(field) => self.static_field(field)?,
            Term::Field { object, declared: Some(field), .. } if field.is_static() => {
                let (object, mut value) = (self.object(object)?, self.static_field(field)?);
                value.needs.splice(0..0, object.needs);
                value
            }
            Term::Field { object, declared: Some(field), .. } => self.field(object, field)?,
            Term::Field { name, declared: None, .. } => {
                return Err(format!("the field {name} of an object whose type does not declare it"));
            }
            Term::Length(array) => {
                let (array, element) = self.array(array)?;
                Value { text: format!("{element}_length({})", array.text), kind: Kind::Number, ..array }
            }
            Term::Element { array, index } => self.element(array, index)?,
            Term::Negate(_) | Term::Arithmetic(..) => return Err(String::from("numbers that are computed")),
            Term::Truth(condition) => plain(self.condition(condition)?, Kind::Boolean),
            Term::Subject => return Err(String::from("an object that has no name")),
            Term::Unresolved => return Err(String::from("a name that was not found")),
        })
    }

    fn static_field(&self, field: FieldRef) -> Written<Value> {
        let kind = self.kind_of(field)?;
        let needs = initialised(self.cx, field.class).ok_or_else(|| {
            format!("whether {} is initialised; a field of the main class can be asked", field.class.java_name())
        })?;
        Ok(Value { text: self.cx.field_name(field), needs, kind })
    }

    /// An object, and that it is one.
    fn object(&self, term: &Term) -> Written<Value> {
        let mut value = self.term(term)?;
        match value.kind {
            Kind::Object(_) => value.needs.push(format!("{} != null", value.text)),
            _ => return Err(format!("'{}' looks into what is no object", self.atom)),
        }
        Ok(value)
    }

    fn field(&self, object: &Term, field: FieldRef) -> Written<Value> {
        if let Some(name) = self.atomic_variable(field) {
            let object = self.object(object)?;
            return Ok(Value { text: format!("{name}({})", object.text), kind: Kind::Number, ..object });
        }
        let kind = self.kind_of(field)?;
        let object = self.object(object)?;
        let text = format!("{}({})", self.cx.field_name(field), object.text);
        Ok(Value { text, kind, ..object })
    }

    /// What an atomic variable holds, if the program uses some.
    fn atomic_variable(&self, field: FieldRef) -> Option<String> {
        let class = field.class.name.strip_prefix("java/util/concurrent/atomic/")?;
        let is_held = matches!(class, "AtomicInteger" | "AtomicBoolean") && field.name == "value";
        let asked = self.cx.asked.borrow();
        let slot = asked.slots.iter().find(|slot| is_held && slot.class == class && slot.name == "value")?;
        Some(format!("{}_{}", slot.class, slot.name))
    }

    fn kind_of(&self, field: FieldRef) -> Written<Kind> {
        let named = || format!("the field {}.{}", field.class.java_name(), field.name);
        if !field.class.is_application() {
            return Err(format!("{} of the class library", named()));
        }
        match promela_type(field.descriptor).filter(|kind| *kind != crate::long::INT64) {
            Some("bool") => Ok(Kind::Boolean),
            Some("ref") => Ok(Kind::Object(self.cx.program().load_descriptor(field.descriptor).ok())),
            Some(_) => Ok(Kind::Number),
            None => Err(format!("{} of type {}", named(), crate::operations::type_word(field.descriptor))),
        }
    }

    /// An array of the program, with the name of its elements.
    fn array(&self, array: &Term) -> Written<(Value, &'static str)> {
        let value = self.object(array)?;
        let Kind::Object(Some(class)) = value.kind else { return Err(String::from("an array of an unknown type")) };
        let element = element_of(class).filter(|element| *element != "long");
        let element = element.ok_or_else(|| String::from("an array of numbers that an atom cannot have"))?;
        if self.cx.objects.arrays(element).is_none() {
            // The first writing; or there is no such array, and what follows has no value.
            return Ok((Value { text: String::from("null"), needs: vec![String::from("false")], ..value }, element));
        }
        self.cx.asked.borrow_mut().elements.insert(element);
        Ok((value, element))
    }

    fn element(&self, array: &Term, index: &Term) -> Written<Value> {
        let (array, element) = self.array(array)?;
        let index = self.term(index)?;
        if index.kind != Kind::Number {
            return Err(String::from("an index that is a box"));
        }
        let mut needs = array.needs;
        if needs == ["false"] {
            return Ok(Value { text: String::from("0"), needs, kind: kind_of_element(array.kind, element) });
        }
        needs.extend(index.needs);
        needs.push(format!("{} >= 0", index.text));
        needs.push(format!("{} < {element}_length({})", index.text, array.text));
        let text = format!("{element}_cell({}, {})", array.text, index.text);
        Ok(Value { text, needs, kind: kind_of_element(array.kind, element) })
    }
}

fn kind_of_element(array: Kind, element: &str) -> Kind {
    match (element, array) {
        ("boolean", _) => Kind::Boolean,
        ("object", Kind::Object(Some(class))) => Kind::Object(class.component()),
        ("object", _) => Kind::Object(None),
        _ => Kind::Number,
    }
}

/// What must hold for a class to be initialised; nothing where a model does not say.
fn initialised(cx: &Context<'_>, class: ClassRef) -> Option<Vec<String>> {
    let main = cx.world().main().map(|main| cx.world().method(main).method.class)?;
    if main.is_subclass_of(class) {
        return Some(Vec::new());
    }
    let is_asked = cx.asked.borrow().initialised.contains_key(&class.id.0);
    is_asked.then(|| vec![format!("{}_initialised == all_threads", cx.class_name(class))])
}

fn with_needs(needs: Vec<String>, text: String) -> String {
    let mut parts = needs;
    parts.dedup();
    parts.push(text);
    format!("({})", parts.join(" && "))
}
