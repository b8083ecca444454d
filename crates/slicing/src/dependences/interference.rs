//! Interference dependence: a statement depends on those of other threads that may write what it reads (Krinke 1998;
//! Hatcliff et al. 1999, definition 8).

use super::{Index, data};
use crate::setting::Setting;
use analysis::whole::Place;

pub(super) fn on(setting: &Setting<'_>, index: &Index, place: Place) -> Vec<Place> {
    let is_other = |other: &Place| setting.roots.are_in_different_threads(place.method, other.method);
    data::sources(setting, index, place).into_iter().filter(is_other).collect()
}
