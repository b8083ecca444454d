//! What the JDK keeps about whether threads live: who looks at it, and whose it is.

use analysis::{Effects, Manner};
use library::threads::{CLEARED, INHERITED, KEPT_BY_GROUPS, LIFE, STARTED};
use program::ClassRef;
use vm::exploring::Access;
use vm::{Machine, Reference};

/// Whose coming and going an access may see or change.
pub(super) enum Life {
    Nobodys,
    /// That of the thread with this `java.lang.Thread`.
    Of(Reference),
    /// Only the end of that thread.
    EndOf(Reference),
    /// Only the start of that thread, and what it does then.
    StartOf(Reference),
    /// Only what that thread makes: other threads.
    MakingOf(Reference),
    Anybodys,
}

/// Whether an access looks at what the JDK keeps about threads, which changes when they come and go.
pub(super) fn life_of(machine: &Machine, access: &Access) -> Life {
    let class = machine.peek_class(access.object);
    if class.is_array() {
        return if class.component() == Some(machine.known.thread) { Life::Anybodys } else { Life::Nobodys };
    }
    match machine.field_in(access.object, access.word()) {
        None => Life::Anybodys,
        Some(field) => match field.class.name {
            "java/lang/Thread" if LIFE.contains(&field.name) => Life::Of(access.object),
            "java/lang/Thread" if CLEARED.contains(&field.name) => Life::EndOf(access.object),
            "java/lang/Thread" if access.write && STARTED.contains(&field.name) => Life::StartOf(access.object),
            "java/lang/Thread" if access.write && INHERITED.contains(&field.name) => Life::MakingOf(access.object),
            "java/lang/Thread$FieldHolder" | "java/lang/ThreadGroup" => Life::Anybodys,
            _ => Life::Nobodys,
        },
    }
}

/// Whether an access looks at what the JDK keeps about threads, or changes it.
pub(crate) fn concerns_life(machine: &Machine, access: &Access) -> bool {
    !matches!(life_of(machine, access), Life::Nobodys)
}

/// Whether somebody may look at some of the fields that are kept about each thread, or at groups of threads.
pub(super) fn looks_at_life(machine: &Machine, effects: &Effects, names: &[&str]) -> bool {
    touches_fields(Some(machine.known.thread), names, effects, &|_| false)
        || touches_fields(machine.thread_holder_class(), names, effects, &|_| false)
        || touches_groups(machine, effects)
}

/// Whether somebody may look at what groups of threads know about their threads, or change what is looked at where
/// one is made.
pub(super) fn touches_groups(machine: &Machine, effects: &Effects) -> bool {
    let mut fields = machine.known.thread_group.fields().iter().filter(|field| !field.is_static());
    fields.any(|field| {
        let changes = !KEPT_BY_GROUPS.contains(&field.name);
        effects.writes_field(field) || changes && effects.reads_field(field)
    })
}

/// Whether some fields of the objects of a class, all where none is named, may be read or written.
pub(super) fn touches_fields(
    class: Option<ClassRef>,
    names: &[&str],
    effects: &Effects,
    excluded: &dyn Fn(Manner) -> bool,
) -> bool {
    let fields = class.into_iter().flat_map(|class| class.fields());
    let mut meant = fields.filter(|field| !field.is_static() && (names.is_empty() || names.contains(&field.name)));
    meant.any(|field| effects.reads_field_except(field, excluded) || effects.writes_field_except(field, excluded))
}
