//! Why an operation did not simply finish.
//!
//! A [`Detour`] is not an error of the tool: it is how resolution, initialisation, allocation and monitors tell the
//! interpreter what happens instead of the next instruction. A thrown Java exception is one of them, as a value.

use crate::native::{Native, Stop};
use crate::state::reference::Reference;

/// What happens instead of going on.
#[derive(Clone, Debug)]
pub enum Detour {
    /// The instruction throws this exception.
    Throw(Reference),
    /// A frame was pushed, or the thread has to wait: the instruction is executed again afterwards.
    Repeat,
    /// Memory is short: collect, then execute the instruction again.
    Collect,
    /// The run cannot go on.
    Stop(Stop),
}

/// The usual result inside the VM.
pub type Detoured<T> = Result<T, Detour>;

impl From<Detour> for Native {
    fn from(detour: Detour) -> Native {
        match detour {
            Detour::Throw(exception) => Native::Throw(exception),
            Detour::Repeat | Detour::Collect => Native::Repeat,
            Detour::Stop(stop) => Native::Stop(stop),
        }
    }
}

impl From<Detoured<u64>> for Native {
    fn from(result: Detoured<u64>) -> Native {
        match result {
            Ok(value) => Native::Return(value),
            Err(detour) => detour.into(),
        }
    }
}

impl From<Detoured<Reference>> for Native {
    fn from(result: Detoured<Reference>) -> Native {
        result.map(Reference::slot).into()
    }
}

impl From<Detoured<()>> for Native {
    fn from(result: Detoured<()>) -> Native {
        result.map(|()| 0).into()
    }
}
