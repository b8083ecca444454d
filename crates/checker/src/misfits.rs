//! Whether the tool knows a JDK: its natives, and what `library` claims, against the class library.

use loader::image::JdkImage;
use loader::jdk::Jdk;
use loader::source::ProgramSource;
use program::Program;

/// Natives of the VM, and rows of `library`, that do not fit a JDK, one sentence each.
pub fn misfits(jdk: &Jdk) -> Vec<String> {
    let image = match JdkImage::open(jdk) {
        Ok(image) => image,
        Err(error) => return vec![format!("{}: {}", error.place, error.reason)],
    };
    let program = Program::new(Box::new(ProgramSource::new(image, Vec::new(), None)));
    let mut misfits = natives::check::check(&program, jdk.feature);
    let stale = library::stale(jdk.feature, &mut |class| members(&program, class));
    // Nobody can call a method of a class that is not there, nor have an object of it.
    let renamed = stale.iter().filter(|stale| stale.member.is_some());
    misfits.extend(renamed.map(ToString::to_string));
    misfits
}

/// The methods and the fields that a class declares; nothing where there is no such class.
fn members(program: &Program, class: &str) -> Option<Vec<library::Member>> {
    let class = program.load(class).ok()?;
    let methods = class.methods().iter().map(|method| (method.name.to_owned(), method.descriptor.to_owned()));
    let fields = class.fields().iter().map(|field| (field.name.to_owned(), field.descriptor.to_owned()));
    Some(methods.chain(fields).collect())
}
