//! Which monitors a statement may enter: its own, those of synchronized methods that it calls or that a thread begins
//! with, and those that `Thread` takes inside.
//!
//! `Thread.start` and `join` lock the thread, as `setName` does; making, starting and ending one locks its group and
//! `Thread.class` (JDK 17). The library leaves them again at once, but whoever holds one keeps the call from its end.
//! Errs towards more.

use crate::actions::{Action, Call};
use crate::setting::Setting;
use analysis::whole::{ObjectKind, ObjectNumber, ObjectSet, Place};
use program::ClassRef;

/// Monitors of objects, and of classes by static synchronized methods.
pub(super) struct Monitors {
    pub(super) objects: ObjectSet,
    classes: Vec<u32>,
    /// Those that the library locks for any thread.
    of_threads: bool,
}

/// Whether a statement calls a method of the library that takes the monitor of a thread.
pub(super) fn is_of_thread(setting: &Setting<'_>, place: Place) -> bool {
    matches!(setting.actions.at(place), Action::Library(Call::Start | Call::Thread | Call::Waits))
}

/// The objects whose monitors a statement may enter or leave.
pub(super) fn monitors(setting: &Setting<'_>, place: Place) -> Monitors {
    let of_threads = is_of_thread(setting, place);
    let mut found = Monitors { objects: ObjectSet::default(), classes: Vec::new(), of_threads };
    if of_threads || matches!(setting.actions.at(place), Action::Enter | Action::Exit) {
        let entered = setting.world.statement(place).operands[0];
        found.objects = setting.world.points_to().of(place.method, entered);
    }
    for target in setting.world.targets(place).iter().chain(setting.world.starts(place)) {
        let method = setting.world.method(*target).method;
        if method.is_synchronized() && method.is_static() {
            found.classes.push(method.class.id.0);
        } else if method.is_synchronized()
            && let Some(this) = setting.form(*target).parameters.first()
        {
            found.objects.unite(setting.world.points_to().of_variable(*target, *this));
        }
    }
    found
}

impl Monitors {
    /// Whether some monitor may be among both.
    pub(super) fn meet(&self, setting: &Setting<'_>, other: &Monitors) -> bool {
        self.objects.meets(&other.objects)
            || self.classes.iter().any(|class| other.classes.contains(class))
            || self.meet_inside(setting, other)
            || other.meet_inside(setting, self)
    }

    /// Whether some monitor of an object is one of a class, or one that the library locks for threads.
    fn meet_inside(&self, setting: &Setting<'_>, other: &Monitors) -> bool {
        self.objects.iter().any(|object| match setting.world.points_to().object(object).kind {
            ObjectKind::Mirror(class) => {
                other.classes.contains(&class.id.0) || other.of_threads && is_for_threads(class)
            }
            ObjectKind::Library => other.of_threads || !other.classes.is_empty(),
            _ => other.of_threads && is_group(setting, object),
        })
    }
}

fn is_for_threads(class: ClassRef) -> bool {
    class.name == "java/lang/Thread"
}

fn is_group(setting: &Setting<'_>, object: ObjectNumber) -> bool {
    let class = setting.world.points_to().object(object).class;
    std::iter::successors(class, |class| class.super_class).any(|class| class.name == "java/lang/ThreadGroup")
}
