//! The own code of a program that may run, with its call graph.

use super::adoption::Adoption;
use super::constraints::NodeId;
use super::dynamic_sites::DynamicSite;
use super::objects::ObjectNumber;
use super::place::{MethodNumber, Place};
use super::points_to::{PointsTo, Solution};
use super::repetition;
use super::set::ObjectSet;
use super::solver::{Key, Site, Solver};
use super::unfollowed::Unfollowed;
use flow::form::{Form, Statement, StatementId};
use flow::{Body, Control, DefUse};
use program::{ClassRef, FieldRef, MethodId, MethodRef, Program};
use rustc_hash::FxHashMap;

/// An own method that may run.
#[derive(Clone, Debug)]
pub struct WorldMethod {
    pub method: MethodRef,
    pub form: Form,
    pub def_use: DefUse,
    /// For each instruction of the body its position in the class file.
    positions: Vec<u32>,
    /// Lines by the position from which on they are in force, in order.
    lines: Vec<(u32, u32)>,
    /// Where control may go, if any statement may throw.
    pub(super) control: Control,
    /// For each statement whether it is in a loop of its method.
    in_loop: Vec<bool>,
}

impl WorldMethod {
    /// Reads a method; the error is a word for what it is that cannot be followed.
    pub(super) fn read(method: MethodRef) -> Result<WorldMethod, &'static str> {
        if method.is_native() {
            return Err("native method");
        }
        let subject = method.in_file().map_err(|_| "code that cannot be read")?;
        let body = Body::read(subject).map_err(|_| "code that cannot be read")?;
        let form = Form::of_body(subject, &body).map_err(|_| "code that cannot be read")?;
        let mut lines: Vec<(u32, u32)> = body
            .attribute
            .line_numbers()
            .unwrap_or_default()
            .iter()
            .map(|entry| (entry.start.into(), entry.line.into()))
            .collect();
        lines.sort();
        let mut in_loop = vec![false; form.statements.len() + 1];
        let control = Control::of(&form, |_| true);
        for statement in control.loops().into_iter().flatten() {
            in_loop[statement.0 as usize] = true;
        }
        let def_use = DefUse::of(&form);
        Ok(WorldMethod { method, def_use, positions: body.positions, lines, control, in_loop, form })
    }

    /// The position of a statement's instruction in the bytecode.
    pub fn position(&self, statement: StatementId) -> u32 {
        self.positions[self.form.statement(statement).origin as usize]
    }

    /// The source line of a statement, where the class file has it.
    pub fn line(&self, statement: StatementId) -> Option<u32> {
        let position = self.position(statement);
        let behind = self.lines.partition_point(|(start, _)| *start <= position);
        self.lines.get(behind.checked_sub(1)?).map(|(_, line)| *line)
    }

    /// Whether a statement may be executed more than once each time its method is called.
    pub fn is_in_loop(&self, statement: StatementId) -> bool {
        self.in_loop[statement.0 as usize]
    }
}

/// How own code is entered from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// By the launcher.
    Main(MethodNumber),
    /// By a thread that is started here.
    Thread { run: MethodNumber, start: Place },
    /// By the library, in any thread and at any time.
    Callback(MethodNumber),
    /// By the VM, in the thread of a statement that needs the class first; by the launcher, before the main method; or
    /// by the library in any thread.
    Initializer { method: MethodNumber, triggers: Vec<Place>, at_launch: bool, by_library: bool },
}

/// The own code of a program that may run.
pub struct World {
    main: Option<MethodNumber>,
    methods: Vec<WorldMethod>,
    numbers: FxHashMap<MethodId, MethodNumber>,
    sites: FxHashMap<Place, KnownSite>,
    callers: Vec<Vec<Place>>,
    entries: Vec<Entry>,
    dynamic: FxHashMap<Place, DynamicSite>,
    fields: FxHashMap<Place, FieldRef>,
    resolved: FxHashMap<Place, MethodRef>,
    unfollowed: Vec<Unfollowed>,
    /// Which methods run at most once.
    once: Vec<bool>,
    points_to: PointsTo,
    adoption: Adoption,
}

#[derive(Default)]
struct KnownSite {
    targets: Vec<MethodNumber>,
    starts: Vec<MethodNumber>,
    initializers: Vec<MethodNumber>,
    started_initializers: Vec<MethodNumber>,
    started: ObjectSet,
    calls_library: bool,
    starts_library: bool,
    joins: bool,
    repeats: bool,
}

impl World {
    /// Everything that the main method of a class, which may have inherited it, may lead to.
    pub fn of(program: &Program, class: ClassRef, main: MethodRef) -> World {
        World::adopting(program, class, main, Adoption::NONE)
    }

    /// The same, where some classes of the library count as the program's own.
    pub fn adopting(program: &Program, class: ClassRef, main: MethodRef, adoption: Adoption) -> World {
        let mut solver = Solver::new(program, adoption);
        let number = solver.launch(class, main);
        solver.run();
        World::solved(solver, number)
    }

    fn solved(solver: Solver<'_>, main: Option<MethodNumber>) -> World {
        let mut places: Vec<Place> = solver.sites.keys().copied().collect();
        places.sort();
        let mut callers = vec![Vec::new(); solver.methods.len()];
        for place in &places {
            for target in &solver.sites[place].targets {
                callers[target.0 as usize].push(*place);
            }
        }
        let entries = entries(&solver, main, &places);
        let sites = solver.sites.iter().map(|(place, site)| (*place, known(site))).collect();
        let (once, several) = repetition::of(&solver, &entries, &callers);
        let mut captured: Vec<(ObjectNumber, NodeId)> = Vec::new();
        for object in (0..solver.objects.len()).map(ObjectNumber) {
            let values = solver.lambdas.get(&object).into_iter().flat_map(|lambda| &lambda.captured);
            captured.extend(values.flatten().map(|node| (object, *node)));
        }
        let points_to = PointsTo::new(Solution {
            constraints: solver.constraints,
            objects: solver.objects,
            first_variables: solver.first_variables,
            keyed: solver.keyed,
            held: solver.held,
            several,
            captured,
            adoption: solver.adoption,
        });
        World {
            main,
            methods: solver.methods,
            numbers: solver.numbers,
            sites,
            callers,
            entries,
            dynamic: solver.dynamic,
            fields: solver.fields,
            resolved: solver.resolved,
            unfollowed: solver.unfollowed.into_iter().collect(),
            once,
            points_to,
            adoption: solver.adoption,
        }
    }

    /// Which classes of the library count as the program's own.
    pub fn adoption(&self) -> Adoption {
        self.adoption
    }

    /// Whether a class is the program's, or counts as such.
    pub fn is_own(&self, class: ClassRef) -> bool {
        self.adoption.is_own(class)
    }

    /// All methods that may run, in the order in which they were found.
    pub fn methods(&self) -> impl Iterator<Item = MethodNumber> + use<> {
        (0..self.methods.len() as u32).map(MethodNumber)
    }

    pub fn method(&self, method: MethodNumber) -> &WorldMethod {
        &self.methods[method.0 as usize]
    }

    /// The number of a method, if it may run.
    pub fn number_of(&self, method: MethodRef) -> Option<MethodNumber> {
        self.numbers.get(&method.id).copied()
    }

    /// The method that the launcher calls; none if it cannot be followed.
    pub fn main(&self) -> Option<MethodNumber> {
        self.main
    }

    pub fn statement(&self, place: Place) -> &Statement {
        self.method(place.method).form.statement(place.statement)
    }

    /// All statements of a method.
    pub fn places(&self, method: MethodNumber) -> impl Iterator<Item = Place> + use<> {
        self.method(method).form.statement_ids().map(move |statement| Place { method, statement })
    }

    /// What variables and fields may refer to.
    pub fn points_to(&self) -> &PointsTo {
        &self.points_to
    }

    /// The own methods that a statement may run directly, in its thread: what it calls, the body of a lambda where the
    /// method of its interface is called, `toString` of what it concatenates. Not class initialisers.
    pub fn targets(&self, place: Place) -> &[MethodNumber] {
        self.sites.get(&place).map(|site| &*site.targets).unwrap_or_default()
    }

    /// The class initialisers that a statement may run before it does anything.
    pub fn initializers(&self, place: Place) -> &[MethodNumber] {
        self.sites.get(&place).map(|site| &*site.initializers).unwrap_or_default()
    }

    /// The class initialisers that a thread which a statement may start runs before its own code: where it begins with
    /// a static method or a constructor by its name. They are among those that the library may run, too.
    pub fn started_initializers(&self, place: Place) -> &[MethodNumber] {
        self.sites.get(&place).map(|site| &*site.started_initializers).unwrap_or_default()
    }

    /// The own methods that run in a thread which a statement may start.
    pub fn starts(&self, place: Place) -> &[MethodNumber] {
        self.sites.get(&place).map(|site| &*site.starts).unwrap_or_default()
    }

    /// The thread objects that a statement may start.
    pub fn started_objects(&self, place: Place) -> Option<&ObjectSet> {
        self.sites.get(&place).map(|site| &site.started).filter(|started| !started.is_empty())
    }

    /// Whether a statement may run code that is not the program's own.
    pub fn calls_library(&self, place: Place) -> bool {
        self.sites.get(&place).is_some_and(|site| site.calls_library)
    }

    /// Whether a thread that a statement starts may run code of the library: a method of it, or a task that it made.
    pub fn starts_library(&self, place: Place) -> bool {
        self.sites.get(&place).is_some_and(|site| site.starts_library)
    }

    /// Whether a statement waits for the end of the thread that is its receiver, for as long as it takes.
    pub fn joins(&self, place: Place) -> bool {
        self.sites.get(&place).is_some_and(|site| site.joins)
    }

    /// The field that a statement reads or writes.
    pub fn field(&self, place: Place) -> Option<FieldRef> {
        self.fields.get(&place).copied()
    }

    /// The method that a call names, before the class of the receiver selects another.
    pub fn resolved(&self, place: Place) -> Option<MethodRef> {
        self.resolved.get(&place).copied()
    }

    /// Whether one execution of a statement may run a target several times (concatenation).
    pub fn repeats_calls(&self, place: Place) -> bool {
        self.sites.get(&place).is_some_and(|site| site.repeats)
    }

    /// The statements that may run a method directly.
    pub fn callers(&self, method: MethodNumber) -> &[Place] {
        &self.callers[method.0 as usize]
    }

    /// How own code is entered from outside.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What an `invokedynamic` of a known form does.
    pub fn dynamic(&self, place: Place) -> Option<&DynamicSite> {
        self.dynamic.get(&place)
    }

    /// What makes the world open; everything said of the program is right only if this is empty.
    pub fn unfollowed(&self) -> &[Unfollowed] {
        &self.unfollowed
    }

    /// Whether a method runs at most once in every run of the program.
    pub fn runs_once(&self, method: MethodNumber) -> bool {
        self.once[method.0 as usize]
    }

    /// Whether a statement is executed at most once in every run of the program.
    pub fn executes_once(&self, place: Place) -> bool {
        self.runs_once(place.method) && !self.method(place.method).is_in_loop(place.statement)
    }
}

fn known(site: &Site) -> KnownSite {
    KnownSite {
        targets: site.targets.iter().copied().collect(),
        starts: site.starts.iter().copied().collect(),
        initializers: site.initializers.iter().copied().collect(),
        started_initializers: site.started_initializers.iter().copied().collect(),
        started: site.started_objects.clone(),
        calls_library: site.calls_library,
        starts_library: site.starts_library,
        joins: site.joins,
        repeats: site.repeats,
    }
}

fn entries(solver: &Solver<'_>, main: Option<MethodNumber>, places: &[Place]) -> Vec<Entry> {
    let mut entries: Vec<Entry> = main.into_iter().map(Entry::Main).collect();
    for place in places {
        let starts = solver.sites[place].starts.iter();
        entries.extend(starts.map(|run| Entry::Thread { run: *run, start: *place }));
    }
    entries.extend(solver.called_back.iter().copied().map(Entry::Callback));
    for (number, method) in (0..).map(MethodNumber).zip(&solver.methods) {
        if method.method.is_initializer() {
            let triggers: Vec<Place> =
                places.iter().copied().filter(|place| solver.sites[place].initializers.contains(&number)).collect();
            let at_launch = solver.launched_initializers.contains(&number);
            let by_library = solver.outside_initializers.contains(&number);
            entries.push(Entry::Initializer { method: number, triggers, at_launch, by_library });
        }
    }
    entries
}

impl Solver<'_> {
    /// What a finished method may be asked for its result or its exceptions.
    pub(super) fn result(&mut self, method: MethodNumber) -> NodeId {
        self.keyed(Key::Result(method)).0
    }

    pub(super) fn thrown(&mut self, method: MethodNumber) -> NodeId {
        self.keyed(Key::Thrown(method)).0
    }
}
