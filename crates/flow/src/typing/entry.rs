//! The frame with which a method begins (JVMS 2.6.1).

use super::fault::Fault;
use super::frame::Frame;
use super::kind::Kind;
use super::step::TypingContext;
use crate::error::FlowError;
use crate::method_in_file::MethodInFile;
use classfile::descriptor;

/// The access flag of static methods (JVMS table 4.6-A).
const STATIC: u16 = 0x0008;

/// The receiver and the parameters in the first locals of a frame of this size, and what the method's instructions need
/// to know about it.
pub fn entry(
    subject: MethodInFile<'_>,
    max_locals: u16,
    max_stack: u16,
) -> Result<(Frame, TypingContext<'_>), FlowError> {
    let pool = &subject.file.pool;
    let text = pool.text(subject.info.descriptor).map_err(|error| subject.malformed(&error))?;
    let types = descriptor::parse_method(&text).map_err(|error| subject.malformed(&error))?;
    let receiver = (subject.info.access & STATIC == 0).then_some(Kind::Reference);
    let parameters = types.parameters.iter().filter_map(|parameter| Kind::of_type(parameter.base()));
    let values = receiver.into_iter().chain(parameters);
    let words: Vec<Kind> = values.flat_map(|kind| [Some(kind), kind.high()]).flatten().collect();
    let mut locals = vec![Kind::Dead; max_locals.into()];
    let Some(first) = locals.get_mut(..words.len()) else {
        let fault = Fault::TooManyParameters { slots: words.len(), max_locals: max_locals.into() };
        return Err(subject.unverified(&fault, None));
    };
    first.copy_from_slice(&words);
    Ok((Frame::of(&locals, &[], max_stack), TypingContext { pool, result: types.result.base() }))
}
