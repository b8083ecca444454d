//! Places: static fields, fields of objects, elements of arrays.

use super::{Resolver, Typed, literal_term};
use crate::constants;
use crate::error::ParseError;
use crate::evaluate::Term;
use crate::syntax::{Node, Segment};
use crate::types::{self, Type};
use program::{ClassRef, FieldRef, Program};

/// The field of this name in a class, its superinterfaces, then its superclasses (JVMS 5.4.3.2).
pub(crate) fn field_of(class: ClassRef, name: &str) -> Option<FieldRef> {
    let here = class.fields().iter().find(|field| field.name == name);
    let interfaces = || class.interfaces.iter().find_map(|interface| field_of(interface, name));
    here.or_else(interfaces).or_else(|| class.super_class.and_then(|parent| field_of(parent, name)))
}

impl Resolver<'_> {
    pub(super) fn path(&self, segments: &[Segment]) -> Result<Typed, ParseError> {
        let Some(program) = self.program else { return Ok((Term::Unresolved, Type::Unknown)) };
        if let Some(place) = self.field_of_subject(program, segments) {
            return place;
        }
        let (class, used) = class_at_start(program, segments)?;
        let (class, used) = innermost_class(program, class, segments, used);
        let Some((first, rest)) = segments[used..].split_first() else {
            let column = segments[used - 1].column;
            return Err(ParseError::new(column, format!("{} is a class; a field of it is needed", class.java_name())));
        };
        let mut place = static_field(program, class, first)?;
        for segment in rest {
            place = self.member(segment.column, place, &segment.name)?;
        }
        Ok(place)
    }

    /// A path that begins with a field of the object that is asked about.
    fn field_of_subject(&self, program: &Program, segments: &[Segment]) -> Option<Result<Typed, ParseError>> {
        let (first, rest) = segments.split_first()?;
        let class = self.subject?;
        let field = field_of(class, &first.name)?;
        let place = if field.is_static() {
            static_field(program, class, first)
        } else {
            self.field(first.column, Term::Subject, class, &first.name)
        };
        let below = |place, segment: &Segment| self.member(segment.column, place, &segment.name);
        Some(place.and_then(|place| rest.iter().try_fold(place, below)))
    }

    /// `object.name`.
    pub(super) fn member(&self, column: usize, (object, kind): Typed, name: &str) -> Result<Typed, ParseError> {
        match kind {
            Type::Object(class) if class.is_array() && name == "length" => {
                Ok((Term::Length(Box::new(object)), Type::Whole))
            }
            Type::Object(class) => self.field(column, object, class, name),
            Type::Unknown => Ok((undeclared(object, name), Type::Unknown)),
            Type::Boolean | Type::Whole | Type::Decimal | Type::Text | Type::Null => {
                Err(ParseError::new(column, format!("{} has no fields", kind.described())))
            }
        }
    }

    fn field(&self, column: usize, object: Term, class: ClassRef, name: &str) -> Result<Typed, ParseError> {
        match field_of(class, name) {
            Some(field) => {
                let kind = self.program.map_or(Type::Unknown, |program| type_of(program, field.descriptor));
                Ok((Term::Field { object: Box::new(object), name: name.to_owned(), declared: Some(field) }, kind))
            }
            None if types::is_open(class) => Ok((undeclared(object, name), Type::Unknown)),
            None => Err(ParseError::new(column, format!("{} has no field {name}", class.java_name()))),
        }
    }

    /// `array[index]`; the column is that of the bracket.
    pub(super) fn element(&self, column: usize, array: &Node, index: &Node) -> Result<Typed, ParseError> {
        let ((array, array_type), (index_term, index_type)) = (self.term(array)?, self.term(index)?);
        if !index_type.may_be_index() {
            let message = format!("an index is a whole number, and this is {}", index_type.described());
            return Err(ParseError::new(index.column, message));
        }
        let kind = match array_type {
            Type::Object(class) if types::is_open(class) => Type::Unknown,
            Type::Unknown => Type::Unknown,
            Type::Object(class) => component_type(class).ok_or_else(|| no_array(column, array_type))?,
            _ => return Err(no_array(column, array_type)),
        };
        Ok((Term::Element { array: Box::new(array), index: Box::new(index_term) }, kind))
    }
}

fn no_array(column: usize, kind: Type) -> ParseError {
    ParseError::new(column, format!("{} has no elements", kind.described()))
}

/// A field that only the object itself can tell.
fn undeclared(object: Term, name: &str) -> Term {
    Term::Field { object: Box::new(object), name: name.to_owned(), declared: None }
}

/// The class that the shortest beginning of a path names, and how many segments that takes.
pub(super) fn class_at_start(program: &Program, segments: &[Segment]) -> Result<(ClassRef, usize), ParseError> {
    let mut name = String::new();
    for (index, segment) in segments.iter().enumerate() {
        name = if name.is_empty() { segment.name.clone() } else { format!("{name}/{}", segment.name) };
        if let Some(class) = class_named(program, &name) {
            return Ok((class, index + 1));
        }
    }
    let names: Vec<&str> = segments[..segments.len() - 1].iter().map(|segment| segment.name.as_str()).collect();
    let message = format!("there is no class {} on the class path", names.join("."));
    Err(ParseError::new(segments[0].column, message))
}

/// Goes down into member classes as long as the next name is one and no field.
pub(super) fn innermost_class(
    program: &Program,
    class: ClassRef,
    segments: &[Segment],
    used: usize,
) -> (ClassRef, usize) {
    let next = segments.get(used).filter(|next| field_of(class, &next.name).is_none());
    match next.and_then(|next| class_named(program, &format!("{}${}", class.name, next.name))) {
        Some(member) => innermost_class(program, member, segments, used + 1),
        None => (class, used),
    }
}

/// A class that can be loaded; the names of primitive types are none.
fn class_named(program: &Program, name: &str) -> Option<ClassRef> {
    program.load(name).ok().filter(|class| !class.is_primitive())
}

fn static_field(program: &Program, class: ClassRef, segment: &Segment) -> Result<Typed, ParseError> {
    let name = &segment.name;
    let complain = |what: &str| ParseError::new(segment.column, format!("{} {what} {name}", class.java_name()));
    let field = field_of(class, name).ok_or_else(|| complain("has no static field"))?;
    if !field.is_static() {
        return Err(ParseError::new(
            segment.column,
            format!("{name} is no static field of {}, but one of its objects", class.java_name()),
        ));
    }
    Ok(match constants::constant_of(field) {
        Some(literal) => literal_term(literal),
        None => (Term::Static(field), type_of(program, field.descriptor)),
    })
}

/// The type of a field; one whose class cannot be loaded is unknown.
fn type_of(program: &Program, descriptor: &str) -> Type {
    match program.load_descriptor(descriptor) {
        Ok(class) => type_of_class(class),
        Err(_) => Type::Unknown,
    }
}

fn type_of_class(class: ClassRef) -> Type {
    if !class.is_primitive() {
        return Type::Object(class);
    }
    match class.name {
        "boolean" => Type::Boolean,
        "float" | "double" => Type::Decimal,
        _ => Type::Whole,
    }
}

fn component_type(class: ClassRef) -> Option<Type> {
    class.component().map(type_of_class)
}
