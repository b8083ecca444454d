//! Methods and lines: `Class.method`, `Class.method:12`.

use super::Resolver;
use super::paths::{class_at_start, innermost_class};
use crate::error::ParseError;
use crate::evaluate::Condition;
use crate::syntax::Segment;
use program::{ClassRef, MethodRef, Program};

impl Resolver<'_> {
    /// All methods of the name count.
    pub(super) fn standing(&self, segments: &[Segment], line: Option<u32>) -> Result<Condition, ParseError> {
        let Some(program) = self.program else { return Ok(Condition::Standing(Vec::new(), line)) };
        let (class, used) = class_at_start(program, segments)?;
        let (class, used) = innermost_class(program, class, segments, used);
        let (column, name) = match &segments[used..] {
            [method] => (method.column, method.name.as_str()),
            [] => return Err(ParseError::new(segments[0].column, format!("{} is a class", class.java_name()))),
            [first, ..] => {
                return Err(ParseError::new(
                    first.column,
                    format!("{} has no class {}", class.java_name(), first.name),
                ));
            }
        };
        let methods: Vec<MethodRef> = methods_named(class, name);
        if methods.is_empty() {
            return Err(ParseError::new(column, format!("{} has no method {name}", class.java_name())));
        }
        if let Some(line) = line.filter(|line| !methods.iter().any(|method| has_line(program, method, *line))) {
            return Err(ParseError::new(column, format!("{}.{name} has no code in line {line}", class.java_name())));
        }
        Ok(Condition::Standing(methods.iter().map(|method| method.id).collect(), line))
    }
}

fn methods_named(class: ClassRef, name: &str) -> Vec<MethodRef> {
    class.methods().iter().filter(|method| method.name == name).collect()
}

fn has_line(program: &Program, method: MethodRef, line: u32) -> bool {
    let Ok(code) = program.code(method) else { return false };
    (0..code.len()).any(|index| code.line(index).map(u32::from) == Some(line))
}
