//! A class file through the form and back.

use classfile::ClassFile;
use flow::emit::{Emission, OwnShape};
use flow::form::Form;
use flow::rewrite::Rewriting;
use flow::{Body, FlowError, Hierarchy, MethodInFile};

/// The class with the code of every method written anew.
pub(crate) fn class(file: &ClassFile<'_>, hierarchy: &dyn Hierarchy) -> Result<Vec<u8>, FlowError> {
    changed_class(file, hierarchy, |_| {})
}

/// The same, after the forms were changed.
pub(crate) fn changed_class(
    file: &ClassFile<'_>,
    hierarchy: &dyn Hierarchy,
    mut change: impl FnMut(&mut Form),
) -> Result<Vec<u8>, FlowError> {
    let mut rewriting = Rewriting::of(file)?;
    for (number, info) in file.methods.iter().enumerate() {
        if info.attribute("Code").is_some() {
            let subject = MethodInFile { file, info };
            let body = Body::read(subject)?;
            let mut form = Form::of_body(subject, &body)?;
            change(&mut form);
            let shape = OwnShape::of(subject)?;
            let emission = Emission { shape: shape.shape(), form: &form, body: &body, hierarchy };
            let code = emission.code(&mut rewriting.pool)?;
            rewriting.replace_code(number, code);
        }
    }
    rewriting.finish()
}
