//! Arrays of arrays made by one statement (JLS 15.10.1), and copies made by `clone` (JLS 10.7).
//!
//! Nobody else knows the new arrays until the statement has ended, so both are one step; a copy looks at all cells in
//! that step, as in `vm`.

use crate::body::Body;
use crate::expression::Expression;
use crate::long;
use crate::model::Bounds;
use crate::objects::{Demand, Row, Source, element_of, is_made_at, plain};
use analysis::whole::{ObjectKind, ObjectNumber, Place, World};
use flow::form::{Statement, StatementId, Value};

/// Up to how many arrays of one level are made without a bound of their own.
const MOST: u32 = 256;

/// Arrays of arrays that one statement makes, level by level.
pub(crate) fn level_rows(world: &World, demand: &Demand, bounds: &Bounds) -> Vec<Row> {
    let points_to = world.points_to();
    let mut rows = Vec::new();
    for (site, level) in demand.levels.iter().copied() {
        let is_such = |one: &ObjectNumber| points_to.object(*one).kind == ObjectKind::Array { site, level };
        let Some(object) = points_to.objects().find(is_such) else { continue };
        let first = points_to.objects().find(|one| is_made_at(world, *one, site));
        let once = first.is_some_and(|first| !points_to.may_be_several(first));
        let count = arrays_of_level(world, site, level).filter(|_| once);
        let count = count.unwrap_or(bounds.objects.max(2));
        let class = points_to.object(object).class;
        rows.push(Row { count, cells: 1, ..plain(Source::Level(site, level), class) });
    }
    rows
}

/// How many arrays of a level a statement makes each time, if all lengths above it are constant.
fn arrays_of_level(world: &World, place: Place, level: u8) -> Option<u32> {
    let mut count: u32 = 1;
    for length in world.statement(place).operands.iter().take(usize::from(level)) {
        let Value::Int(length @ 0..) = length else { return None };
        count = count.saturating_mul(*length as u32);
    }
    Some(count.max(1)).filter(|count| *count <= MOST)
}

impl Body<'_, '_> {
    /// `new int[2][n]`.
    pub(crate) fn new_arrays(&mut self, id: StatementId, statement: &Statement) {
        let place = self.place(id);
        self.refuse_vast(place, statement);
        let count = statement.operands.len();
        let mut lengths = Vec::new();
        for (number, operand) in statement.operands.iter().enumerate().rev() {
            lengths.insert(0, self.take_simple(*operand, &format!("length_{number}"), id));
        }
        for (operand, length) in statement.operands.iter().zip(&lengths) {
            if !matches!(operand, Value::Int(0..)) {
                self.raise_if(id, &format!("{} < 0", length.part()), "java/lang/NegativeArraySizeException");
            }
        }
        let mut rows: Vec<(Row, &'static str)> = Vec::new();
        for level in 0..count as u8 {
            self.cx.asked.borrow_mut().demand.levels.insert((place, level));
            let Some(row) = self.cx.objects.level_at(place, level).cloned() else { continue };
            let Some(element) = row.class.and_then(element_of) else {
                self.cx.refuse("an array of numbers of type float or double", Some(place));
                return;
            };
            self.cx.asked.borrow_mut().longs |= element == "long";
            self.cx.asked.borrow_mut().elements.insert(element);
            rows.push((row, element));
        }
        let Some(to) = statement.to.filter(|_| rows.len() == count) else { return };
        self.settle_all();
        let to = self.variable(to);
        let text = self.level_text(&rows, &lengths, 0, &to);
        self.writer.statement(&format!("atomic {{ {text} }};"), self.line(id), None);
    }

    /// Makes an array of a level with everything below it.
    fn level_text(&mut self, rows: &[(Row, &'static str)], lengths: &[Expression], level: usize, to: &str) -> String {
        let (row, element) = &rows[level];
        let length = lengths[level].part();
        let mut text = match row.count {
            1 => format!("{to} = {}", row.name),
            count => format!("assert({0}_made < {count}); {to} = {0} + {0}_made; {0}_made++", row.name),
        };
        text.push_str(&format!("; assert({length} <= {}); {element}_length({to}) = {length}", row.cells.max(1)));
        if level + 1 == rows.len() {
            return text;
        }
        let (index, part) =
            (self.declare(&format!("index_{level}"), "int"), self.declare(&format!("part_{level}"), "ref"));
        let inner = self.level_text(rows, lengths, level + 1, &part);
        text.push_str(&format!(
            "; {index} = 0; do :: {index} < {length} -> {inner}; {element}_cell({to}, {index}) = {part}; {index}++ \
             :: else -> {index} = 0; {part} = null; break od"
        ));
        text
    }

    /// `array.clone()`.
    pub(crate) fn clone_array(&mut self, id: StatementId, statement: &Statement) {
        let place = self.place(id);
        let Some(element) = self.element(id, statement.operands[0]) else { return };
        let array = self.take_receiver(id, statement.operands[0]);
        self.settle();
        self.cx.asked.borrow_mut().elements.insert(element);
        self.cx.asked.borrow_mut().demand.sites.insert(place);
        let (Some(row), Some(to)) = (self.cx.objects.at(place).cloned(), statement.to) else { return };
        self.settle_readers(to);
        let to = self.variable(to);
        // The array may be what the copy is assigned to.
        let from = match array.text == to {
            true => {
                let copy = self.declare("cloned", "ref");
                self.writer.statement(&format!("{copy} = {to};"), self.line(id), None);
                copy
            }
            false => array.text,
        };
        let index = self.declare("cell_number", "int");
        let kind = if element == "long" { long::INT64 } else { element };
        let cell = |array: &str| format!("{element}_cell({array}, {index})");
        let copied = match kind {
            long::INT64 => format!("{0}.high = {1}.high; {0}.low = {1}.low", cell(&to), cell(&from)),
            _ => format!("{} = {}", cell(&to), cell(&from)),
        };
        let take = match row.count {
            1 => format!("{to} = {}", row.name),
            count => format!("assert({0}_made < {count}); {to} = {0} + {0}_made; {0}_made++", row.name),
        };
        let length = format!("{element}_length({from})");
        let text = format!(
            "atomic {{ {take}; assert({length} <= {}); {element}_length({to}) = {length}; do :: {index} < {length} -> {copied}; {index}++ \
             :: else -> {index} = 0; break od }};",
            row.cells.max(1)
        );
        let deed = self.visible(id, String::new());
        self.writer.statement(&text, self.line(id), Some(deed));
    }
}

/// Whether a call copies arrays of one class, or else is not followed.
pub(crate) fn copies_array(world: &World, place: Place) -> bool {
    let is_copy = |kind: ObjectKind| matches!(kind, ObjectKind::Copy(site) if site == place);
    let points_to = world.points_to();
    let mut copies = points_to.objects().map(|one| points_to.object(one)).filter(|one| is_copy(one.kind));
    let first = copies.next().and_then(|copy| copy.class);
    first.is_some_and(|class| class.is_array()) && copies.next().is_none()
}
