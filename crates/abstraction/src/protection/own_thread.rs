//! Methods that are only executed by the thread that their receiver is: `run` of a `Thread` that nobody calls, and what
//! such methods call on themselves.
//!
//! A thread is started once (JLS 17.4.4 and `Thread.start`), so its `run` is executed by itself alone.

use super::is_this;
use analysis::whole::{Entry, MethodNumber, Place};
use program::ClassRef;
use slicing::Setting;

pub(super) struct OwnThread(Vec<bool>);

impl OwnThread {
    pub(super) fn of(setting: &Setting<'_>) -> OwnThread {
        let world = &setting.world;
        let mut own: Vec<bool> = world.methods().map(|method| may_be(setting, method)).collect();
        let mut changed = true;
        while changed {
            changed = false;
            for method in world.methods().filter(|method| !is_run(setting, *method)) {
                let is_call_on_itself = |place: &Place| {
                    let receiver = world.statement(*place).operands.first();
                    let form = &world.method(place.method).form;
                    own[place.method.0 as usize] && receiver.is_some_and(|receiver| is_this(form, *receiver))
                };
                let stays = world.callers(method).iter().all(is_call_on_itself);
                changed |= own[method.0 as usize] && !stays;
                own[method.0 as usize] &= stays;
            }
        }
        OwnThread(own)
    }

    /// Whether an access is one of the thread's own fields.
    pub(super) fn is_own(&self, setting: &Setting<'_>, place: Place) -> bool {
        let form = &setting.world.method(place.method).form;
        let base = setting.world.statement(place).operands.first();
        self.0[place.method.0 as usize] && base.is_some_and(|base| is_this(form, *base))
    }
}

fn may_be(setting: &Setting<'_>, method: MethodNumber) -> bool {
    let known = setting.world.method(method).method;
    if known.is_static() || known.is_constructor() || !is_thread(known.class) {
        return false;
    }
    let enters = |entry: &Entry| match entry {
        Entry::Main(entered) | Entry::Callback(entered) | Entry::Initializer { method: entered, .. } => {
            *entered == method
        }
        Entry::Thread { run, .. } => *run == method && !is_run(setting, method),
    };
    if setting.world.entries().iter().any(enters) {
        return false;
    }
    !is_run(setting, method) || setting.world.callers(method).is_empty() && started_as_itself(setting, method)
}

/// Whether the threads that begin with this method are the receivers themselves: an object that is a `Thread` may also
/// be handed to another one as its task.
fn started_as_itself(setting: &Setting<'_>, method: MethodNumber) -> bool {
    let mut starts = setting.world.entries().iter().filter_map(|entry| match entry {
        Entry::Thread { run, start } if *run == method => Some(*start),
        _ => None,
    });
    let points_to = setting.world.points_to();
    starts.all(|start| {
        let called = setting.world.resolved(start);
        let is_start = |method: program::MethodRef| (method.class.name, method.name) == ("java/lang/Thread", "start");
        if !called.is_some_and(is_start) {
            return false;
        }
        let started = points_to.of(start.method, setting.world.statement(start).operands[0]);
        let mut classes = started.iter().map(|object| points_to.object(object).class);
        // A plain `Thread` runs a task, which may be this object.
        classes.all(|class| class.is_some_and(|class| class.is_application()))
    })
}

fn is_run(setting: &Setting<'_>, method: MethodNumber) -> bool {
    let known = setting.world.method(method).method;
    (known.name, known.descriptor) == ("run", "()V")
}

fn is_thread(class: ClassRef) -> bool {
    std::iter::successors(Some(class), |class| class.super_class).any(|class| class.name == "java/lang/Thread")
}
