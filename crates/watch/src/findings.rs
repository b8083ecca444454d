//! What is kept from run to run: numbers for what corresponds, and what has been found.

use crate::locks::Locks;
use crate::sites::Sites;
use crate::thread_roles::Roles;
use detect::{Role, SiteId, Source};
use evidence::{Fault, Warning};
use std::collections::{BTreeMap, BTreeSet};

/// A warning and the threads that it is about.
pub(crate) struct Finding {
    pub(crate) warning: Warning,
    /// What two findings of one kind must have in common to be about the same: of a race the location, else the
    /// message.
    pub(crate) about: String,
    pub(crate) roles: BTreeSet<Role>,
    pub(crate) sites: Vec<SiteId>,
}

/// What all runs so far have shown.
#[derive(Default)]
pub(crate) struct Findings {
    pub(crate) roles: Roles,
    pub(crate) locks: Locks,
    pub(crate) sites: Sites,
    /// Races, by which analysis and between which sites.
    pub(crate) races: BTreeMap<(Source, SiteId, SiteId), Finding>,
    /// The thread that was first seen to wait, notify or block at a site.
    pub(crate) at: BTreeMap<SiteId, Role>,
    /// What has gone wrong in the runs themselves.
    pub(crate) faults: Vec<Fault>,
    /// What the input lacks.
    pub(crate) unsupported: Vec<String>,
    /// Numbers of objects in the dependency graph so far.
    pub(crate) objects: u64,
}
