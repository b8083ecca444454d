//! The stores by themselves: what they distinguish, what they give back, and what they say about what they may have
//! missed.

use model::StateVector;
use search::store::{Bitstate, Exact, Fingerprints, Store};
use search::{Random, StoreKind};
use std::collections::BTreeMap;

/// A vector with these components.
fn vector(components: &[&[u32]]) -> StateVector {
    let mut vector = StateVector::new();
    for component in components {
        vector.extend(component);
        vector.end_component();
    }
    vector
}

/// A vector of up to 20 components of up to 3 small words: equal ones, equal parts and equal prefixes are common.
fn random_vector(random: &mut Random) -> StateVector {
    let mut vector = StateVector::new();
    let variety = 1 + random.below(3);
    for _ in 0..random.below(20) {
        for _ in 0..=random.below(3) {
            vector.push(random.below(variety) as u32);
        }
        vector.end_component();
    }
    vector
}

/// Changes, adds or removes a few components.
fn mutate(components: &mut Vec<Vec<u32>>, random: &mut Random) {
    for _ in 0..=random.below(2) {
        let place = random.below(components.len() as u64 + 1) as usize;
        let component = vec![random.below(2) as u32; 1 + random.below(3) as usize];
        match random.below(6) {
            0 => components.insert(place, component),
            1 if components.len() > 40 => components.truncate(place),
            2 => drop(components.drain(place..components.len().min(place + 1))),
            _ => components.iter_mut().skip(place).take(1).for_each(|old| old.clone_from(&component)),
        }
    }
}

#[test]
fn the_exact_store_gives_back_what_it_was_given_and_names_it_once() {
    let mut random = Random::new(11, 0);
    names_each_once((0..50_000).map(|_| random_vector(&mut random)));
}

#[test]
fn states_that_change_little_by_little_are_told_apart() {
    let mut random = Random::new(12, 0);
    let mut components = Vec::new();
    names_each_once((0..50_000).map(|_| {
        mutate(&mut components, &mut random);
        vector(&components.iter().map(Vec::as_slice).collect::<Vec<_>>())
    }));
}

fn names_each_once(vectors: impl Iterator<Item = StateVector>) {
    let mut store = Exact::new();
    let mut names = BTreeMap::new();
    for vector in vectors {
        let insertion = store.insert(&vector).unwrap();
        assert_eq!(insertion.new, !names.contains_key(&vector));
        let name = *names.entry(vector).or_insert(insertion.state);
        assert_eq!(name, insertion.state);
    }
    let distinct: std::collections::BTreeSet<_> = names.values().collect();
    assert_eq!(distinct.len(), names.len());
    assert!(names.len() > 10_000);
    let mut rebuilt = StateVector::new();
    for (vector, &name) in &names {
        assert!(store.rebuild(name, &mut rebuilt));
        assert_eq!(rebuilt, *vector);
        assert!(!store.insert(vector).unwrap().new);
    }
}

/// Vectors of length n that differ from each other in one component only, one after the other: the tree before is used
/// again.
#[test]
fn small_changes_are_seen_at_every_place_and_for_every_length() {
    for length in 0..40 {
        let mut store = Exact::new();
        let base = vec![5u32; length];
        let mut all = vec![base.clone()];
        for place in 0..length {
            all.push(base.clone());
            all.last_mut().unwrap()[place] = 6;
        }
        let insert = |store: &mut Exact, words: &[u32]| {
            store.insert(&vector(&words.iter().map(std::slice::from_ref).collect::<Vec<_>>())).unwrap()
        };
        for words in &all {
            assert!(insert(&mut store, words).new, "{words:?}");
        }
        for words in &all {
            assert!(!insert(&mut store, words).new, "{words:?}");
        }
    }
}

#[test]
fn all_stores_distinguish_lengths_and_cuts() {
    let different: [&[&[u32]]; 9] = [
        &[],
        &[&[0]],
        &[&[0], &[0]],
        &[&[0, 0]],
        &[&[0], &[0], &[0]],
        &[&[0, 0], &[0]],
        &[&[0], &[0, 0]],
        &[&[1]],
        &[&[2]],
    ];
    for kind in [StoreKind::Exact, StoreKind::Hash, StoreKind::Bitstate { bytes: 1 << 16 }] {
        let mut store = kind.build();
        assert!(different.iter().all(|components| store.insert(&vector(components)).unwrap().new), "{kind:?}");
        assert!(!different.iter().any(|components| store.insert(&vector(components)).unwrap().new), "{kind:?}");
    }
}

#[test]
fn tags_belong_to_one_state() {
    for kind in [StoreKind::Exact, StoreKind::Hash, StoreKind::Bitstate { bytes: 1 << 16 }] {
        let mut store = kind.build();
        let one = store.insert(&vector(&[&[1]])).unwrap().state;
        let other = store.insert(&vector(&[&[2]])).unwrap().state;
        for (state, tag, new) in
            [(one, 7, true), (one, 7, false), (other, 7, true), (one, u32::MAX, true), (other, 7, false)]
        {
            assert_eq!(store.tag(state, tag), Ok(new), "{kind:?}");
        }
        assert!(!store.insert(&vector(&[&[1]])).unwrap().new, "{kind:?}");
    }
}

#[test]
fn only_the_exact_store_is_sure() {
    assert_eq!(Exact::new().omission(), None);
    let mut hash = Fingerprints::new();
    assert_eq!(hash.omission(), Some(0.0));
    for number in 0..1_000 {
        hash.insert(&vector(&[&[number]])).unwrap();
    }
    let omission = hash.omission().unwrap();
    assert!(omission > 1e-15 && omission < 1e-13, "{omission}");
}

/// As many as are expected are really missed, within a factor of two.
#[test]
fn the_expected_omissions_of_a_bitstate_table_are_about_right() {
    let states = 40_000;
    for bytes in [8 << 10, 16 << 10, 32 << 10] {
        let mut store = Bitstate::with_bytes(bytes);
        let missed = (0..states).filter(|&number| !store.insert(&vector(&[&[number]])).unwrap().new).count();
        let expected = store.expected_omissions();
        assert!(missed > 100, "{missed} of {bytes}");
        let ratio = expected / missed as f64;
        assert!((0.5..2.0).contains(&ratio), "{missed} missed, {expected} expected in {bytes} bytes");
        assert!(store.omission().unwrap() > 0.999);
    }
    let mut roomy = Bitstate::with_bytes(16 << 20);
    assert!((0..states).all(|number| roomy.insert(&vector(&[&[number]])).unwrap().new));
    assert!(roomy.omission().unwrap() < 0.05);
}

#[test]
fn a_small_table_misses_states_and_never_invents_any() {
    use crate::plans::{EXHAUSTIVE, search};
    use search::toys::Philosophers;
    let philosophers = Philosophers { number: 5, meals: 0, polite: true };
    let exact = search(&philosophers, &search::Plan::new(EXHAUSTIVE[0], StoreKind::Exact));
    for strategy in EXHAUSTIVE {
        let outcome = search(&philosophers, &search::Plan::new(strategy, StoreKind::Bitstate { bytes: 64 }));
        assert!(outcome.statistics.states < exact.statistics.states, "{strategy:?}");
        assert_eq!(outcome.verdict, model::Verdict::Unknown(model::Reason::Omission), "{strategy:?}");
        assert!(outcome.statistics.omission.unwrap() > 0.9, "{strategy:?}");
    }
}
