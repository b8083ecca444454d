//! Sites in the program by number: the same in all runs.

use detect::SiteId;
use evidence::CodeLocation;
use program::MethodRef;
use rustc_hash::FxHashMap;
use vm::{Machine, ThreadId};

/// A place in the program's own code, and the method of the class library that it has called.
#[derive(Clone, Copy)]
pub(crate) struct Spot {
    pub(crate) method: MethodRef,
    pub(crate) pc: u32,
    pub(crate) library: Option<MethodRef>,
}

/// The sites that were met.
#[derive(Default)]
pub(crate) struct Sites {
    numbers: FxHashMap<(u32, u32, u32), SiteId>,
    spots: Vec<Spot>,
}

impl Sites {
    /// The number of a spot.
    pub(crate) fn number(&mut self, spot: Spot) -> SiteId {
        let library = spot.library.map_or(u32::MAX, |method| method.id.0);
        let next = SiteId(self.spots.len() as u32);
        let site = *self.numbers.entry((spot.method.id.0, spot.pc, library)).or_insert(next);
        if site == next {
            self.spots.push(spot);
        }
        site
    }

    /// The spot with a number.
    pub(crate) fn spot(&self, site: SiteId) -> Spot {
        self.spots[site.0 as usize]
    }

    /// The place of a site, for people.
    pub(crate) fn place(&self, machine: &Machine, site: SiteId) -> CodeLocation {
        let Spot { method, pc, library } = self.spot(site);
        let inside = library.map(|method| format!("{}.{}", method.class.java_name(), method.name));
        CodeLocation { inside, ..explore::place_of(machine, method, pc) }
    }
}

/// Where a thread stands: in the program's own code where it has some on its stack.
pub(crate) fn standing(machine: &Machine, id: ThreadId) -> Option<Spot> {
    if let Some((frame, library)) = machine.own_frame(id) {
        return Some(Spot { method: frame.method, pc: frame.pc, library });
    }
    let frame = machine.threads[id.0 as usize].frames.last()?;
    Some(Spot { method: frame.method, pc: frame.pc, library: None })
}
