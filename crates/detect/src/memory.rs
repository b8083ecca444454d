//! All places in memory that several threads might use.

use crate::SiteId;
use crate::lock_set::LockSets;
use crate::order::{self, Order};
use crate::variable::{Past, Variable};
use rustc_hash::{FxHashMap, FxHashSet};

/// A place in memory: an object, and where in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MemoryLocation {
    pub object: u32,
    pub offset: u32,
    pub size: u32,
}

/// Which analysis says so.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// The accesses are unordered in the run that was observed: a race of that run.
    HappensBefore,
    /// No lock protects all accesses: a potential race.
    LockSet,
}

/// Two accesses of one place that nothing keeps apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    pub source: Source,
    pub place: MemoryLocation,
    /// In the order in which they were made.
    pub accesses: [Past; 2],
}

/// The places, and which races have been told.
#[derive(Default)]
pub(crate) struct Memory {
    variables: FxHashMap<(u32, u32), Variable>,
    told: FxHashSet<(Source, SiteId, SiteId)>,
}

impl Memory {
    /// One more access; adds the races it shows, once for each pair of sites.
    pub(crate) fn access(
        &mut self,
        place: MemoryLocation,
        past: Past,
        order: &Order,
        sets: &mut LockSets,
        found: &mut Vec<Race>,
    ) {
        let key = (place.object, place.offset);
        let Some(variable) = self.variables.get_mut(&key) else {
            self.variables.insert(key, Variable::new(past));
            return;
        };
        let conflict = variable.access(past, order, sets);
        let both = [(Source::HappensBefore, conflict.happens_before), (Source::LockSet, conflict.lock_set)];
        for (source, earlier) in both {
            let Some(earlier) = earlier else { continue };
            let sites = (earlier.site.min(past.site), earlier.site.max(past.site));
            if self.told.insert((source, sites.0, sites.1)) {
                found.push(Race { source, place, accesses: [earlier, past] });
            }
        }
    }

    /// Objects have moved, or are gone.
    pub(crate) fn moved(&mut self, place: &dyn Fn(u32) -> Option<u32>) {
        let variables = std::mem::take(&mut self.variables);
        self.variables = order::moved(variables, |(object, offset)| Some((place(object)?, offset)));
    }

    /// How many places are watched.
    pub(crate) fn len(&self) -> usize {
        self.variables.len()
    }
}
