//! Where the quoted lines of a program come from.

/// The sources of a program, as far as they are known. A line that is not found is not quoted; that is no error.
pub trait Sources {
    /// A line of the source file from which a class was compiled.
    ///
    /// `class` is the name as Java writes it (`shop.Buffer$Slot`), `file` the name that the class file gives
    /// (`Buffer.java`), `line` counts from 1.
    fn line(&self, class: &str, file: &str, line: u32) -> Option<&str>;
}

/// No sources at all.
#[derive(Clone, Copy, Debug)]
pub struct NoSources;

impl Sources for NoSources {
    fn line(&self, _class: &str, _file: &str, _line: u32) -> Option<&str> {
        None
    }
}
