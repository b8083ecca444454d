//! The objects of a model: each is a number, and those of one class and its subclasses are in a row.
//!
//! A statement that is executed at most once makes an object with a number of its own, so that the number does not
//! depend on the schedule; others take the next one of so many, and a model in which these do not suffice says so.
//! Exceptions without fields of their own are one object for each class: nobody can tell them apart but by `==`, which
//! is refused.

use crate::boxing::Boxed;
use crate::model::Bounds;
use crate::names::{self, Unique};
use analysis::whole::{ObjectKind, ObjectNumber, Place, World};
use program::{ClassRef, Program};
use std::collections::{BTreeMap, BTreeSet};

/// What objects are needed, as far as the model was written.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Demand {
    pub(crate) sites: BTreeSet<Place>,
    /// Arrays of arrays made by one statement, level by level.
    pub(crate) levels: BTreeSet<(Place, u8)>,
    /// References to constructors.
    pub(crate) constructed: BTreeSet<Place>,
    pub(crate) failures: BTreeMap<u32, ClassRef>,
    pub(crate) mirrors: BTreeMap<u32, ClassRef>,
    pub(crate) texts: BTreeSet<String>,
    /// Whether texts are put together whose letters are known.
    pub(crate) made_texts: bool,
    /// Cells of objects of the library: how many at least, or as many as the bound says.
    pub(crate) cells: BTreeMap<Place, Option<u32>>,
    /// Statements that make a read-write lock.
    pub(crate) parts: BTreeSet<Place>,
    /// Statements that make a condition of a lock.
    pub(crate) conditions: BTreeSet<Place>,
    /// What only the library knows, by the class that it is declared to be.
    pub(crate) library: BTreeMap<u32, ClassRef>,
    /// Classes of boxed values, and those of which there are values outside the cache.
    pub(crate) boxes: BTreeSet<Boxed>,
    pub(crate) large: BTreeSet<Boxed>,
}

/// Where objects come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    MainThread,
    Site(Place),
    /// Arrays of a level that one statement makes.
    Level(Place, u8),
    /// What a reference to a constructor makes.
    Constructed(Place),
    Failure,
    Mirror,
    Condition(Place),
    /// One of the two locks of a read-write lock.
    Part(Place, Part),
    Text(String),
    /// A text that the program puts together.
    MadeText,
    Library,
    /// Boxed values of the cache.
    Box(Boxed),
    /// Other boxed values.
    LargeBox(Boxed),
}

/// The locks of a read-write lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Read,
    Write,
}

/// Objects that are made in one way.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) source: Source,
    pub(crate) class: Option<ClassRef>,
    /// What lambdas implement.
    pub(crate) interfaces: Vec<ClassRef>,
    pub(crate) first: u32,
    pub(crate) count: u32,
    /// Cells of an array.
    pub(crate) cells: u32,
}

impl Row {
    pub(crate) fn last(&self) -> u32 {
        self.first + self.count - 1
    }

    /// Whether it is of a class itself.
    pub(crate) fn is_exactly(&self, class: ClassRef) -> bool {
        matches!(self.source, Source::Site(_) | Source::Failure) && self.class == Some(class)
    }

    /// Whether a statement of the program makes them, or the launcher.
    fn is_made(&self) -> bool {
        matches!(self.source, Source::Site(_) | Source::Constructed(_) | Source::MainThread)
    }

    fn is_of(&self, class: ClassRef) -> bool {
        if self.source == Source::Mirror {
            return class.name == "java/lang/Class";
        }
        let own = self.class;
        own.is_some_and(|own| own.is_subclass_of(class)) || self.interfaces.iter().any(|one| one.is_subclass_of(class))
    }
}

/// All objects of a model.
pub(crate) struct Objects {
    pub(crate) rows: Vec<Row>,
}

/// The order of rows.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Rank(u8, Vec<u32>, u32);

impl Objects {
    pub(crate) fn of(
        (program, world): (&Program, &World),
        thread: Option<ClassRef>,
        demand: &Demand,
        bounds: &Bounds,
    ) -> Objects {
        // A row of one object is that of a statement that is executed at most once, and has no assertion.
        let bounds = &Bounds { objects: bounds.objects.max(2), ..bounds.clone() };
        let mut rows: Vec<(Rank, Row)> = Vec::new();
        let mut add = |group: u8, class: Option<ClassRef>, row: Row| {
            let rank = Rank(group, class.map(line_of).unwrap_or_default(), rows.len() as u32);
            rows.push((rank, row));
        };
        add(0, thread, plain(Source::MainThread, thread));
        let sites = demand.sites.iter().map(|place| (Source::Site(*place), *place));
        let constructed = demand.constructed.iter().map(|place| (Source::Constructed(*place), *place));
        for (source, place) in sites.chain(constructed) {
            let is_lambda = world.dynamic(place).is_some() && matches!(source, Source::Site(_));
            let is_such = |one: &ObjectNumber| {
                is_made_at(world, *one, place)
                    && is_lambda == matches!(world.points_to().object(*one).kind, ObjectKind::Lambda(_))
            };
            let Some(object) = world.points_to().objects().find(is_such) else { continue };
            let known = world.points_to().object(object);
            let is_thread = known.class.zip(thread).is_some_and(|(class, thread)| class.is_subclass_of(thread));
            let is_array = known.class.is_some_and(|class| class.is_array());
            let group = match (is_thread, is_array, known.class) {
                (true, ..) => 0,
                (_, true, _) => 3,
                (_, _, None) => 2,
                _ => 1,
            };
            let several = world.points_to().may_be_several(object);
            let mut row = plain(source, known.class);
            row.interfaces = known.interfaces.clone();
            row.count = if several { bounds.objects } else { 1 };
            // Tables of the library begin with 10 or 16 cells.
            let is_adopted = world.adoption().is_adopted(world.method(place.method).method.class);
            let cells = if is_adopted { bounds.cells.max(16) } else { bounds.cells };
            row.cells = match demand.cells.get(&place) {
                Some(wanted) => wanted.unwrap_or(bounds.cells),
                None if is_array => cells,
                None => 0,
            };
            add(group, known.class, row);
        }
        for row in crate::made_arrays::level_rows(world, demand, bounds) {
            add(3, row.class, row);
        }
        demand.mirrors.values().for_each(|class| add(4, Some(*class), plain(Source::Mirror, Some(*class))));
        demand.failures.values().for_each(|class| add(5, Some(*class), plain(Source::Failure, Some(*class))));
        for place in &demand.conditions {
            let count = if world.executes_once(*place) { 1 } else { bounds.objects };
            add(4, None, Row { count, ..plain(Source::Condition(*place), None) });
        }
        for place in &demand.parts {
            for part in [Part::Read, Part::Write] {
                add(4, None, plain(Source::Part(*place, part), None));
            }
        }
        let string = program.load("java/lang/String").ok();
        demand.texts.iter().for_each(|text| add(6, None, plain(Source::Text(text.clone()), string)));
        if demand.made_texts {
            add(6, None, Row { count: bounds.texts.max(2), ..plain(Source::MadeText, string) });
        }
        demand.library.values().for_each(|class| add(7, None, plain(Source::Library, Some(*class))));
        for boxed in &demand.boxes {
            let class = program.load(boxed.class()).ok();
            add(8, None, Row { count: boxed.cached(), ..plain(Source::Box(*boxed), class) });
            if demand.large.contains(boxed) {
                add(8, None, Row { count: bounds.objects, ..plain(Source::LargeBox(*boxed), class) });
            }
        }
        rows.sort_by(|(one, _), (other, _)| one.cmp(other));
        let mut objects = Objects { rows: rows.into_iter().map(|(_, row)| row).collect() };
        objects.number(world, demand, bounds);
        objects
    }

    fn number(&mut self, world: &World, demand: &Demand, bounds: &Bounds) {
        let mut unique = Unique::default();
        let mut next = 1;
        let mut counts: BTreeMap<Place, u32> = BTreeMap::new();
        for row in &mut self.rows {
            row.name = unique.name(&wanted(row));
            if let (Source::Site(place), true) = (&row.source, row.cells > 0) {
                let known = demand.cells.get(place).map_or_else(|| length(world, *place, 0), |wanted| *wanted);
                row.cells = known.unwrap_or_else(|| bound(bounds, &row.name, row.cells));
            }
            if let Source::Level(place, level) = &row.source {
                let usual = || bound(bounds, &row.name, bounds.cells);
                row.cells = length(world, *place, usize::from(*level)).unwrap_or_else(usual);
            }
            if row.count > 1 && !matches!(row.source, Source::Box(_)) {
                row.count = bound(bounds, &row.name, row.count);
            }
            match row.source {
                Source::Site(place) => drop(counts.insert(place, row.count)),
                Source::Part(place, _) => row.count = counts.get(&place).copied().unwrap_or(1),
                _ => {}
            }
            row.first = next;
            next += row.count;
        }
    }

    /// How many there are, with null.
    pub(crate) fn total(&self) -> u32 {
        self.rows.last().map_or(1, |row| row.last() + 1)
    }

    /// How many there are that may be locked, with null.
    pub(crate) fn monitors(&self) -> u32 {
        let is_boxed = |row: &Row| matches!(row.source, Source::Box(_) | Source::LargeBox(_));
        self.span(is_boxed).map_or_else(|| self.total(), |(first, _)| first)
    }

    /// How many threads there are, with null.
    pub(crate) fn threads(&self, thread: Option<ClassRef>) -> u32 {
        self.span(|row| row.is_made() && thread.is_some_and(|thread| row.is_of(thread))).map_or(1, |(_, last)| last + 1)
    }

    /// What a statement makes.
    pub(crate) fn at(&self, place: Place) -> Option<&Row> {
        self.rows.iter().find(|row| row.source == Source::Site(place))
    }

    /// What a statement makes of a level.
    pub(crate) fn level_at(&self, place: Place, level: u8) -> Option<&Row> {
        self.rows.iter().find(|row| row.source == Source::Level(place, level))
    }

    /// What a reference to a constructor makes.
    pub(crate) fn constructed_at(&self, place: Place) -> Option<&Row> {
        self.rows.iter().find(|row| crate::lambdas::is_constructed(row, place))
    }

    /// The condition that a statement makes.
    pub(crate) fn condition_at(&self, place: Place) -> Option<&Row> {
        self.rows.iter().find(|row| row.source == Source::Condition(place))
    }

    /// The objects of a class of `java.util.concurrent`, as a model names it.
    pub(crate) fn of_tool(&self, word: &str) -> Option<(u32, u32)> {
        self.span(|row| {
            let known = row.class.filter(|_| matches!(row.source, Source::Site(_)));
            known.and_then(|class| crate::concurrent::class_of(class.name)).is_some_and(|(class, _)| class == word)
        })
    }

    /// All conditions of locks.
    pub(crate) fn conditions(&self) -> Option<(u32, u32)> {
        self.span(|row| matches!(row.source, Source::Condition(_)))
    }

    pub(crate) fn with(&self, source: &Source, class: Option<ClassRef>) -> Option<&Row> {
        self.rows.iter().find(|row| row.source == *source && row.class == class)
    }

    /// The first and the last number of all rows of a kind, which are in a row.
    pub(crate) fn span(&self, is_wanted: impl Fn(&Row) -> bool) -> Option<(u32, u32)> {
        let mut wanted = self.rows.iter().filter(|row| is_wanted(row));
        let first = wanted.next()?;
        let last = wanted.next_back().unwrap_or(first);
        Some((first.first, last.last()))
    }

    /// The numbers of a class and its subclasses.
    pub(crate) fn of_class(&self, class: ClassRef) -> Option<(u32, u32)> {
        self.span(|row| row.is_made() && row.is_of(class))
    }

    /// The arrays with elements of a type, and the most cells that one of them has.
    pub(crate) fn arrays(&self, element: &str) -> Option<(u32, u32, u32)> {
        let is_made = |row: &Row| matches!(row.source, Source::Site(_) | Source::Level(..));
        let is_wanted = |row: &Row| is_made(row) && row.class.is_some_and(|class| element_of(class) == Some(element));
        let (first, last) = self.span(is_wanted)?;
        let cells = self.rows.iter().filter(|row| is_wanted(row)).map(|row| row.cells).max()?;
        Some((first, last, cells.max(1)))
    }

    /// A condition that holds for objects of some rows.
    pub(crate) fn condition(&self, object: &str, is_wanted: impl Fn(&Row) -> bool) -> String {
        let mut parts: Vec<String> = Vec::new();
        let mut rows = self.rows.iter().peekable();
        while let Some(first) = rows.next() {
            if !is_wanted(first) {
                continue;
            }
            let mut last = first;
            while let Some(next) = rows.next_if(|next| is_wanted(next)) {
                last = next;
            }
            parts.push(match (first.first == last.last(), first.count) {
                (true, _) => format!("{object} == {}", first.name),
                (false, _) => format!("{object} >= {} && {object} <= {}", first.name, last_name(last)),
            });
        }
        match parts.len() {
            0 => String::from("false"),
            1 => parts.remove(0),
            _ => parts.into_iter().map(|part| format!("({part})")).collect::<Vec<_>>().join(" || "),
        }
    }

    /// A condition that holds for objects of a class and of its subclasses.
    pub(crate) fn test(&self, object: &str, class: ClassRef) -> String {
        match class.name {
            "java/lang/Object" => format!("{object} != null"),
            _ => self.condition(object, |row| row.is_of(class)),
        }
    }
}

/// One object.
pub(crate) fn plain(source: Source, class: Option<ClassRef>) -> Row {
    Row { name: String::new(), source, class, interfaces: Vec::new(), first: 0, count: 1, cells: 0 }
}

fn last_name(row: &Row) -> String {
    match row.count {
        1 => row.name.clone(),
        count => format!("{} + {}", row.name, count - 1),
    }
}

fn bound(bounds: &Bounds, name: &str, usual: u32) -> u32 {
    bounds.by_name.get(name).copied().unwrap_or(usual)
}

pub(crate) fn is_made_at(world: &World, object: ObjectNumber, place: Place) -> bool {
    match world.points_to().object(object).kind {
        ObjectKind::New(site)
        | ObjectKind::Lambda(site)
        | ObjectKind::Copy(site)
        | ObjectKind::Array { site, level: 0 } => site == place,
        _ => false,
    }
}

/// The length of an array, if the statement that makes it says so.
pub(crate) fn length(world: &World, place: Place, level: usize) -> Option<u32> {
    match world.statement(place).operands.get(level) {
        Some(flow::form::Value::Int(length)) => u32::try_from(*length).ok(),
        _ => None,
    }
}

/// The classes above a class and itself, so that subclasses follow their class.
fn line_of(class: ClassRef) -> Vec<u32> {
    let mut line: Vec<u32> =
        std::iter::successors(Some(class), |class| class.super_class).map(|one| one.id.0).collect();
    line.reverse();
    if let Some(component) = class.component() {
        line.insert(0, element_rank(component));
    }
    line
}

/// Arrays with elements of one type are in a row.
fn element_rank(component: ClassRef) -> u32 {
    component.descriptor().bytes().next().map_or(0, u32::from).min(u32::from(b'L'))
}

/// The type of an array's elements, as a model names it.
pub(crate) fn element_of(class: ClassRef) -> Option<&'static str> {
    let component = class.component()?;
    Some(match component.descriptor().as_bytes().first()? {
        b'Z' => "boolean",
        b'B' => "byte",
        b'C' => "char",
        b'S' => "short",
        b'I' => "int",
        b'J' => "long",
        b'L' | b'[' => "object",
        _ => return None,
    })
}

/// What an array with such components is called.
fn array_name(component: ClassRef) -> String {
    match component.component() {
        Some(inner) => format!("{}_array", array_name(inner)),
        None => format!("{}_array", names::of_class(&component.java_name())[0]),
    }
}

fn wanted(row: &Row) -> Vec<String> {
    let class = row.class.map_or_else(|| String::from("text"), |class| names::of_class(&class.java_name())[0].clone());
    let name = match &row.source {
        Source::MainThread => return vec![String::from("main_thread_")],
        Source::Library => format!("some_{}", class.trim_end_matches("[]")),
        Source::Failure if class.starts_with(['A', 'E', 'I', 'O', 'U']) => format!("an_{class}"),
        Source::Failure => format!("a_{class}"),
        Source::Mirror => format!("{class}_class"),
        Source::Condition(_) => String::from("condition_object"),
        Source::Part(_, Part::Read) => String::from("read_lock_object"),
        Source::Part(_, Part::Write) => String::from("write_lock_object"),
        Source::Text(_) => String::from("text_object"),
        Source::MadeText => String::from(crate::made_texts::TABLE),
        Source::Box(boxed) => format!("{}_cached", boxed.name()),
        Source::LargeBox(boxed) => format!("large_{}", boxed.name()),
        Source::Site(_) | Source::Constructed(_) | Source::Level(..) if row.interfaces.is_empty() => {
            match row.class.and_then(|class| class.component()) {
                Some(component) => array_name(component),
                None => return (1..100).map(|number| format!("{class}_{number}")).collect(),
            }
        }
        Source::Site(_) | Source::Constructed(_) | Source::Level(..) => String::from("lambda_object"),
    };
    vec![name]
}
