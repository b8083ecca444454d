//! Where class bytes come from: the one door through which the program room sees the outside.
//!
//! The `loader` room implements [`ClassSource`] over the JDK image, jars, directories and compiled sources. Bytes live
//! as long as the process (a memory map or a leaked buffer), so parsed classes can borrow from them for ever.

/// Which part of the run a class belongs to; it decides its class loader, its module and whether `assert` is enabled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A class of the JDK image, with the name of its module (`java.base`).
    Jdk { module: &'static str },
    /// A class of the program or of its class path.
    Application,
    /// A class through which programs talk to the checker: on the class path, and no part of the program.
    Api,
}

/// The bytes of one class file and where they came from.
#[derive(Clone, Copy, Debug)]
pub struct ClassBytes {
    pub bytes: &'static [u8],
    pub origin: Origin,
}

/// A class file that exists but could not be read (a truncated jar, an unreadable file).
#[derive(Clone, Debug)]
pub struct SourceError {
    /// The file or archive entry that failed, for the message.
    pub place: String,
    /// What went wrong.
    pub reason: String,
}

/// Finds classes by their internal name (`java/lang/Object`). Must be deterministic: the same name gives the same
/// bytes.
pub trait ClassSource: Send + Sync {
    /// The class file of `name`, or `None` where no such class exists.
    fn find_class(&self, name: &str) -> Result<Option<ClassBytes>, SourceError>;

    /// The bytes of a resource (`java/util/currency.data`), looked up like a class.
    fn find_resource(&self, name: &str) -> Result<Option<ClassBytes>, SourceError>;
}
