//! Synchronisation dependence: what is done under a monitor depends on the monitor (Hatcliff et al. 1999, definition
//! 9).
//!
//! A statement that touches what others can see, or calls something, keeps every monitor of its method that may be held
//! there. Synchronized methods keep theirs by being called.

use super::Index;
use crate::actions::Action;
use crate::setting::Setting;
use analysis::whole::Place;

pub(super) fn on(setting: &Setting<'_>, index: &Index, place: Place) -> Vec<Place> {
    if matches!(setting.actions.at(place), Action::Local) {
        return Vec::new();
    }
    let method = place.method;
    let is_around = |enter: &Place| {
        let is_enter = matches!(setting.actions.at(*enter), Action::Enter);
        is_enter && index.may_follow(method, enter.statement, place.statement) && leads_to_exit(setting, index, place)
    };
    setting.world.places(method).filter(is_around).collect()
}

fn leads_to_exit(setting: &Setting<'_>, index: &Index, place: Place) -> bool {
    let mut exits =
        setting.world.places(place.method).filter(|other| matches!(setting.actions.at(*other), Action::Exit));
    exits.any(|exit| index.may_follow(place.method, place.statement, exit.statement))
}
