//! Whether statements are executed by one thread or by different ones, as far as threads can be told apart.

use analysis::whole::{MethodNumber, RootKind, Threads, World};

/// The threads of a program, asked about two methods.
pub(crate) struct Roots(Threads);

impl Roots {
    pub(crate) fn of(world: &World) -> Roots {
        Roots(Threads::of(world))
    }

    /// Whether two methods may be executed by one thread; the library may call in any.
    pub(crate) fn share_thread(&self, one: MethodNumber, other: MethodNumber) -> bool {
        let by_library = |method| self.0.roots_of(method).any(|root| self.0.root(root).kind == RootKind::Library);
        let shared = || self.0.roots_of(one).any(|root| self.0.roots_of(other).any(|second| second == root));
        by_library(one) || by_library(other) || shared()
    }

    /// Whether two methods may be executed by different threads.
    pub(crate) fn are_in_different_threads(&self, one: MethodNumber, other: MethodNumber) -> bool {
        self.0.roots_of(one).any(|first| {
            let mut seconds = self.0.roots_of(other);
            seconds.any(|second| first != second || self.0.root(first).may_be_several)
        })
    }
}
