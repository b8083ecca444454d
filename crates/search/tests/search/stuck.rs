//! Agents that never move again, on graphs: compared with what a walk from each node sees.

use crate::plans::exact_all;
use model::{Choice, Silent, StateVector, Step};
use search::toys::{Digraph, Flaw, Playing, Toy};
use search::{Collect, Plan, Random, Strategy, Stuck, Supervision, check_stuck};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

const AGENTS: u32 = 3;

/// A graph all of whose agents are expected to move.
struct Expecting(Digraph);

impl Toy for Expecting {
    type State = u32;

    fn start(&self) -> u32 {
        self.0.start()
    }

    fn choices(&self, state: &u32) -> Vec<Choice> {
        self.0.choices(state)
    }

    fn step(&self, state: &mut u32, choice: Choice) -> Step<Flaw> {
        self.0.step(state, choice)
    }

    fn expected(&self, _state: &u32) -> u64 {
        (1 << AGENTS) - 1
    }

    fn encode(&self, state: &u32, into: &mut StateVector) {
        self.0.encode(state, into);
    }

    fn decode(&self, vector: &StateVector) -> u32 {
        self.0.decode(vector)
    }
}

fn found(graph: &Expecting, plan: &Plan) -> Vec<Stuck> {
    let interrupt = AtomicBool::new(false);
    let supervision = Supervision { clock: &|| Duration::ZERO, interrupt: &interrupt, observer: &mut Silent };
    check_stuck(&mut Playing::new(graph), plan, supervision).stuck
}

/// The nodes that can be reached from one, with how many steps it takes, by a walk.
fn reached(graph: &Expecting, from: u32) -> BTreeMap<u32, usize> {
    let mut known = BTreeMap::from([(from, 0)]);
    let mut open = std::collections::VecDeque::from([from]);
    while let Some(node) = open.pop_front() {
        let steps = known[&node] + 1;
        for edge in graph.0.edges.get(&node).into_iter().flatten() {
            if let Entry::Vacant(unknown) = known.entry(edge.target) {
                unknown.insert(steps);
                open.push_back(edge.target);
            }
        }
    }
    known
}

/// Who never moves in anything that follows a node, though somebody does.
fn stuck_at(graph: &Expecting, node: u32) -> BTreeSet<u32> {
    let leaving = |node: u32| graph.0.edges.get(&node).into_iter().flatten();
    if leaving(node).next().is_none() {
        return BTreeSet::new();
    }
    let moving: BTreeSet<u32> =
        reached(graph, node).keys().flat_map(|node| leaving(*node)).map(|edge| edge.choice.agent).collect();
    (0..AGENTS).filter(|agent| !moving.contains(agent)).collect()
}

fn random_graph(random: &mut Random) -> Expecting {
    let nodes = 2 + random.below(7) as u32;
    let count = random.below(2 * u64::from(nodes)) + 1;
    let mut edges: BTreeMap<(u32, u32), u32> = BTreeMap::new();
    for _ in 0..count {
        let from = random.below(u64::from(nodes)) as u32;
        edges.insert((from, random.below(u64::from(AGENTS)) as u32), random.below(u64::from(nodes)) as u32);
    }
    let edges: Vec<(u32, u32, u32)> = edges.into_iter().map(|((from, agent), to)| (from, agent, to)).collect();
    Expecting(Digraph::of(&edges))
}

#[test]
fn who_is_stuck_is_who_never_moves_in_any_continuation() {
    let mut seen = 0;
    for case in 0..2_000 {
        let graph = random_graph(&mut Random::new(12, case));
        let nodes = reached(&graph, 0);
        let expected = nodes.iter().filter(|(node, _)| !stuck_at(&graph, **node).is_empty());
        let nearest = expected.map(|(_, steps)| *steps).min();
        for strategy in [Strategy::DepthFirst, Strategy::BreadthFirst] {
            let all = found(&graph, &exact_all(strategy));
            let first = found(&graph, &Plan { collect: Collect::First, ..exact_all(strategy) });
            assert_eq!(first.first().map(|stuck| stuck.schedule.len()), nearest, "{case}");
            assert_eq!(first.first(), all.first(), "{case}");
            for Stuck { schedule, agent } in &all {
                let node = schedule.choices().iter().fold(0, |node, choice| {
                    let edges = &graph.0.edges[&node];
                    edges.iter().find(|edge| edge.choice == *choice).map_or(node, |edge| edge.target)
                });
                assert!(stuck_at(&graph, node).contains(agent), "{case}");
            }
            seen += all.len();
        }
    }
    assert!(seen > 1_000, "{seen}");
}
