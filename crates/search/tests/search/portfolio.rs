//! The portfolio: what it proves is what a search depth first proves, and what it finds may come from any of its
//! searches.

use crate::naive::enumerate;
use crate::plans::{PORTFOLIO, exact, search};
use model::{Reason, Verdict};
use search::toys::{Automata, Counter, Digraph, Playing};
use search::{Efforts, Random, Strategy, reproduce};

/// Where nothing is wrong, pauses change neither the verdict nor what was explored.
#[test]
fn a_proof_is_that_of_the_search_depth_first() {
    let mut proofs = 0;
    for case in 0..2_000 {
        let automata = Automata::random(&mut Random::new(4, case));
        let (whole, paused) = (search(&automata, &exact(Strategy::DepthFirst)), search(&automata, &exact(PORTFOLIO)));
        assert_eq!(whole.verdict, paused.verdict, "{automata:?}");
        if whole.verdict == Verdict::Holds {
            let counts = |outcome: &model::Outcome<_>| {
                let statistics = &outcome.statistics;
                (statistics.states, statistics.transitions, statistics.reduced, statistics.ends)
            };
            assert_eq!(counts(&whole), counts(&paused), "{automata:?}");
            proofs += u64::from(paused.statistics.sampled > 0);
        }
    }
    assert!(proofs > 100, "only {proofs} proofs with pauses");
}

#[test]
fn it_says_how_many_runs_it_tried_and_how_many_preemptions_it_covered() {
    let statistics = search(&Counter { agents: 4, atomic: true }, &exact(PORTFOLIO)).statistics;
    assert_eq!((statistics.sampled, statistics.preemptions), (4, Some(0)));
    assert_eq!(search(&Counter { agents: 2, atomic: true }, &exact(Strategy::portfolio(0))).statistics.sampled, 0);
}

/// Depth first goes down the corridor; the door at its beginning is as wrong as the one at its end.
#[test]
fn a_long_way_to_a_violation_is_looked_for_again() {
    let mut edges: Vec<(u32, u32, u32)> = (0..200).map(|node| (node, 0, node + 1)).collect();
    edges.push((0, 1, 200));
    let mut graph = Digraph::of(&edges);
    graph.wrong.insert(200, false);
    let found = |strategy| search(&graph, &exact(strategy)).violations.remove(0);
    assert_eq!(found(Strategy::DepthFirst).schedule.len(), 200);
    let short = found(Strategy::portfolio(0));
    assert_eq!(short.schedule.len(), 1);
    assert!(reproduce(&mut Playing::new(&graph), &short.schedule, &short.violation.name).is_ok());
}

/// Something that lets a search go on lets it go on for a while only.
#[test]
fn an_endless_search_is_content_with_a_minor_violation() {
    let mut edges: Vec<(u32, u32, u32)> = (0..500).map(|node| (node, 0, node + 1)).collect();
    edges.extend([(0, 1, 501), (501, 0, 502)]);
    let mut graph = Digraph::of(&edges);
    graph.wrong.insert(501, true);
    let efforts = Efforts { first_states: 10, runs: 20, content_states: 100, ..Efforts::USUAL };
    let portfolio = exact(Strategy::Portfolio { seed: 0, efforts });
    let outcome = search(&graph, &portfolio);
    assert_eq!((outcome.verdict, outcome.incomplete), (Verdict::Violated, Some(Reason::FirstViolation)));
    assert_eq!(outcome.statistics.states, 100);
    graph.wrong.insert(502, false);
    assert_eq!(search(&graph, &portfolio).violations[0].violation.name, "state 502");
}

/// What a sampled run could not follow is no reason to doubt a proof: it counts only where the proof needs it.
#[test]
fn what_is_not_supported_is_said_by_the_search_depth_first_alone() {
    for case in 0..500 {
        let automata = Automata::random(&mut Random::new(9, case));
        let outcome = search(&automata, &exact(PORTFOLIO));
        let naive = enumerate(&automata);
        assert!(outcome.unsupported.iter().all(|what| naive.unsupported.contains(what)), "{automata:?}");
    }
}
