//! Whether what a program prints is nobody's business but the reader's: then it can be left out.
//!
//! Not where printing may run own code or wait for a monitor that own code holds, nor where the program makes streams
//! to print to, exchanges those of `System`, or asks whether there was trouble: what is printed comes back to it then.
//! Errs towards business.

use analysis::whole::{DynamicSite, ObjectNumber, Place, World};
use classfile::opcode::MONITORENTER;
use flow::form::Operation;
use program::{ClassRef, MethodRef};

/// Whether printing may do something else than print.
pub(crate) fn may_print_otherwise(world: &World) -> bool {
    let places = || world.methods().flat_map(|method| world.places(method));
    let has_stream = world.methods().any(|method| is_below(world.method(method).method.class, "java/io/OutputStream"));
    has_stream || places().any(|place| enters_library(world, place) || looks_back(world, place))
}

fn is_below(class: ClassRef, name: &str) -> bool {
    std::iter::successors(Some(class), |class| class.super_class).any(|class| class.name == name)
}

/// Whether a statement enters a monitor that may be one of the library.
fn enters_library(world: &World, place: Place) -> bool {
    let statement = world.statement(place);
    let enters = statement.operation == Operation::Plain(MONITORENTER);
    enters && world.points_to().of(place.method, statement.operands[0]).contains(ObjectNumber::LIBRARY)
}

/// Whether a statement calls, or hands on, what lets the program see what was printed.
fn looks_back(world: &World, place: Place) -> bool {
    let sees = |method: MethodRef| match method.name {
        "<init>" | "checkError" => is_below(method.class, "java/io/PrintStream"),
        "setOut" | "setErr" => method.class.name == "java/lang/System",
        _ => false,
    };
    let handed = match world.dynamic(place) {
        Some(DynamicSite::Lambda { implementation, .. }) => Some(*implementation),
        _ => None,
    };
    world.resolved(place).into_iter().chain(handed).any(sees)
}
