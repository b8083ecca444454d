//! Statements that nobody can tell apart in time become one step: `atomic { … }` around them.
//!
//! Follows Lipton, "Reduction" (CACM 1975), with his words. What a thread does to its own variables, and to memory for
//! which no two threads contend (`contention`), moves both ways past what others do. To enter a monitor moves to the
//! right, to leave one to the left. So a step is: some of what moves both ways; at most one thing that waits, with
//! nothing before it that others could have seen; at most one thing that others see; then what is left or moves both
//! ways. A thread that holds a monitor and waits for another one can be seen, therefore nothing that waits follows
//! another thing of the kind. An untimed `wait` breaks a step by itself: nobody can have notified a thread that has
//! just begun to wait.
//!
//! Loops are part of a step only if they surely end, or wait in each turn: Spin does not look for cycles in a step.
//! What is not known here stands alone. Errs towards more steps.

use crate::movers::{Mover, Movers};
use crate::structure::{Choice, Node, Tree};
use crate::writer::Writer;
use std::collections::BTreeMap;

/// Methods that were written before, by their names: what calls of them do.
#[derive(Default)]
pub(crate) struct Known {
    trees: BTreeMap<String, Classified>,
}

/// A text with what each of its lines does.
struct Classified {
    tree: Tree,
    movers: Vec<Mover>,
}

/// How far a step has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Progress {
    /// Something has happened that others can see, or that must not come before what waits.
    is_seen: bool,
    /// Something has waited.
    has_waited: bool,
    /// Since the loop around it has begun, the step was broken by a wait.
    is_broken: bool,
}

const BEGINNING: Progress = Progress { is_seen: false, has_waited: false, is_broken: false };

impl Progress {
    fn join(self, other: Progress) -> Progress {
        Progress {
            is_seen: self.is_seen || other.is_seen,
            has_waited: self.has_waited || other.has_waited,
            is_broken: self.is_broken && other.is_broken,
        }
    }
}

/// Where control may be at the end of a piece of text.
#[derive(Clone, Default)]
struct Ways {
    /// It goes on behind it; nothing if it never does.
    on: Option<Progress>,
    /// It leaves the innermost loop.
    breaks: Option<Progress>,
    /// It jumps to a label that is further below.
    jumps: BTreeMap<String, Progress>,
}

fn join(one: Option<Progress>, other: Option<Progress>) -> Option<Progress> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.join(other)),
        (one, other) => one.or(other),
    }
}

/// A step would have to end here.
struct Break;

impl Known {
    /// Glues the statements of a text; if it is that of a method, calls of it are known from now on.
    pub(crate) fn glue(&mut self, text: &mut Writer, method: Option<&str>, movers: &Movers) {
        if movers.nothing_moves {
            return;
        }
        let tree = Tree::read(text);
        let classes = text.lines().iter().map(|line| movers.of(line, &tree.labels)).collect();
        let classified = Classified { tree, movers: classes };
        let mut regions = Vec::new();
        self.regions(&classified, &classified.tree.nodes, &mut regions);
        for (first, last) in regions.into_iter().rev() {
            text.enclose(first, last, "atomic {", "};");
        }
        if let Some(name) = method {
            self.trees.insert(name.to_owned(), classified);
        }
    }

    /// The longest runs of nodes that are one step, as first and last lines, in order.
    fn regions(&self, of: &Classified, nodes: &[Node], found: &mut Vec<(usize, usize)>) {
        let mut begin = 0;
        while begin < nodes.len() {
            // A label stays in front: whoever jumps there, perhaps out of another step, begins a new one.
            let may_begin = !matches!(nodes[begin], Node::Label { .. });
            let mut ends = (begin + 1..=nodes.len()).rev();
            let end = ends.find(|end| may_begin && self.is_step(of, &nodes[begin..*end]));
            match end {
                Some(end) => {
                    let (first, last) = (nodes[begin].first(), nodes[end - 1].last());
                    if self.size(of, &nodes[begin..end]) > 1 {
                        found.push((first, last));
                    }
                    begin = end;
                }
                None => {
                    if let Node::Compound { options, .. } = &nodes[begin] {
                        options.iter().for_each(|option| self.regions(of, &option.nodes, found));
                    }
                    begin += 1;
                }
            }
        }
    }

    /// Whether nodes can be one step, and nobody jumps into the middle of it.
    fn is_step(&self, of: &Classified, nodes: &[Node]) -> bool {
        let (Some(first), Some(last)) = (nodes.first(), nodes.last()) else { return false };
        let (first, last) = (first.first(), last.last());
        let is_inside = |line: &usize| (first..=last).contains(line);
        let mut labels = of.tree.labels.iter().filter(|(_, label)| is_inside(&label.line));
        // A label to which nobody seems to jump is jumped to from another text.
        let is_own = labels.all(|(_, label)| {
            !label.jumps.is_empty() && label.jumps.iter().all(|jump| is_inside(jump) && *jump < label.line)
        });
        // A jump that has not met its label there leads into something, or back.
        let has_met = |name: &String| of.tree.labels.get(name).is_none_or(|label| !is_inside(&label.line));
        is_own && self.follow(of, nodes, BEGINNING).is_ok_and(|ways| ways.jumps.keys().all(has_met))
    }

    /// How many statements there are, those of called methods among them.
    fn size(&self, of: &Classified, nodes: &[Node]) -> usize {
        let each = nodes.iter().map(|node| match node {
            Node::Line(line) => match &of.movers[*line] {
                Mover::Call(name) => self.trees.get(name).map_or(1, |called| self.size(called, &called.tree.nodes)),
                _ => 1,
            },
            Node::Label { .. } => 0,
            Node::Compound { .. } => 2,
        });
        each.sum()
    }

    fn follow(&self, of: &Classified, nodes: &[Node], from: Progress) -> Result<Ways, Break> {
        let mut ways = Ways { on: Some(from), ..Ways::default() };
        for node in nodes {
            match node {
                Node::Label { name, .. } => ways.on = join(ways.on, ways.jumps.remove(name)),
                Node::Line(line) => {
                    if let Some(on) = ways.on {
                        self.line(of, *line, on, &mut ways)?;
                    }
                }
                Node::Compound { begin, options, is_loop, .. } => {
                    if let Some(on) = ways.on {
                        let inside = match is_loop {
                            false => self.choice(of, options, on)?,
                            true => self.repetition(of, *begin, options, on)?,
                        };
                        ways.on = inside.on;
                        ways.breaks = join(ways.breaks, inside.breaks);
                        add_jumps(&mut ways.jumps, inside.jumps);
                    }
                }
            }
        }
        Ok(ways)
    }

    fn line(&self, of: &Classified, line: usize, on: Progress, ways: &mut Ways) -> Result<(), Break> {
        for label in &of.tree.jumps[line] {
            add_jumps(&mut ways.jumps, BTreeMap::from([(label.clone(), on)]));
        }
        ways.on = match &of.movers[line] {
            Mover::Goto => None,
            Mover::Leaves => {
                ways.breaks = join(ways.breaks, Some(on));
                None
            }
            Mover::Call(name) => {
                let called = self.trees.get(name).ok_or(Break)?;
                let ways = self.follow(called, &called.tree.nodes, on)?;
                // What is left are jumps back.
                if !ways.jumps.is_empty() {
                    return Err(Break);
                }
                ways.on
            }
            mover => Some(step(mover, on)?),
        };
        if let (Some(on), false) = (ways.on, of.tree.jumps[line].is_empty()) {
            // A jump may come behind what the statement does.
            let jumps = of.tree.jumps[line].iter().map(|label| (label.clone(), on)).collect();
            add_jumps(&mut ways.jumps, jumps);
        }
        Ok(())
    }

    fn choice(&self, of: &Classified, options: &[Choice], on: Progress) -> Result<Ways, Break> {
        let mut all = Ways::default();
        for option in options {
            let guarded = guard(of, options, option, on)?;
            // An option may be a jump by itself.
            add_jumps(
                &mut all.jumps,
                of.tree.jumps[option.line].iter().map(|label| (label.clone(), guarded)).collect(),
            );
            let ways = self.follow(of, &option.nodes, guarded)?;
            all.on = join(all.on, ways.on);
            all.breaks = join(all.breaks, ways.breaks);
            add_jumps(&mut all.jumps, ways.jumps);
        }
        Ok(all)
    }

    fn repetition(&self, of: &Classified, begin: usize, options: &[Choice], on: Progress) -> Result<Ways, Break> {
        let mut turn = Progress { is_broken: false, ..on };
        loop {
            let ways = self.choice(of, options, turn)?;
            let surely_ends = of.tree.counted.contains(&begin) || ways.on.is_none_or(|end| end.is_broken);
            if !surely_ends {
                return Err(Break);
            }
            let again = join(Some(turn), ways.on).unwrap_or(turn);
            if again == turn {
                let is_broken = on.is_broken;
                let left = ways.breaks.map(|breaks| Progress { is_broken, ..breaks });
                return Ok(Ways { on: left, breaks: None, jumps: ways.jumps });
            }
            turn = again;
        }
    }
}

/// The guard of an option. `else` is taken by what each of the others has looked at.
fn guard(of: &Classified, options: &[Choice], option: &Choice, on: Progress) -> Result<Progress, Break> {
    if of.movers[option.line] != Mover::Otherwise {
        return step(&of.movers[option.line], on);
    }
    let others = options.iter().map(|other| &of.movers[other.line]).filter(|other| **other != Mover::Otherwise);
    others.into_iter().try_fold(on, |looked, other| Ok(looked.join(step(other, on)?)))
}

fn add_jumps(jumps: &mut BTreeMap<String, Progress>, more: BTreeMap<String, Progress>) {
    for (label, progress) in more {
        let known = jumps.get(&label).copied();
        jumps.extend(join(known, Some(progress)).map(|joined| (label, joined)));
    }
}

fn step(mover: &Mover, on: Progress) -> Result<Progress, Break> {
    match mover {
        Mover::Both => Ok(on),
        Mover::Left => Ok(Progress { is_seen: true, ..on }),
        Mover::Waits if !on.is_seen && !on.has_waited => Ok(Progress { has_waited: true, ..on }),
        Mover::Seen if !on.is_seen => Ok(Progress { is_seen: true, ..on }),
        Mover::Wakes => Ok(Progress { is_seen: false, has_waited: true, is_broken: true }),
        _ => Err(Break),
    }
}

#[cfg(test)]
mod tests {
    use super::{Known, Movers};
    use crate::writer::Writer;

    fn movers() -> Movers {
        let contended = ["ready", "other"].map(String::from).into();
        Movers { local: ["x"].map(String::from).into(), contended, ..Movers::default() }
    }

    fn glued(known: &mut Known, text: &mut Writer, method: Option<&str>, movers: &Movers) -> bool {
        known.glue(text, method, movers);
        text.lines().iter().any(|line| line.contains("atomic"))
    }

    #[test]
    fn what_jumps_back_is_no_part_of_a_step() {
        let (mut known, mut movers) = (Known::default(), movers());
        let mut method = Writer::default();
        method.label("again");
        method.begin("do");
        method.option("true ->", None, None);
        method.begin("if");
        method.option("ready ->", None, None);
        method.statement("break;", None, None);
        method.option("else ->", None, None);
        method.statement("goto again;", None, None);
        method.close("fi;");
        method.close("od;");
        known.glue(&mut method, Some("wait_until_ready"), &movers);
        movers.methods.insert(String::from("wait_until_ready"));
        let mut caller = Writer::default();
        caller.statement("x = 1;", None, None);
        caller.statement("wait_until_ready();", None, None);
        assert!(!glued(&mut known, &mut caller, None, &movers), "{:?}", caller.lines());
    }

    #[test]
    fn otherwise_looks_at_what_the_other_options_look_at() {
        let of = |guard: &str| {
            let mut text = Writer::default();
            text.begin("if");
            text.option(guard, None, None);
            text.option("else ->", None, None);
            text.statement("other = 1;", None, None);
            text.close("fi;");
            text
        };
        assert!(glued(&mut Known::default(), &mut of("x == 1 ->"), None, &movers()));
        assert!(!glued(&mut Known::default(), &mut of("ready ->"), None, &movers()));
    }
}
