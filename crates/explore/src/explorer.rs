//! A program under exploration: one thread moves at a time, up to its next operation that another thread could observe.

mod symmetry;
mod system;

pub(crate) use system::INTERRUPTED;
pub use system::Mark;

use crate::contracts::Contracts;
use crate::coverage::orders::Orders;
use crate::early_initialization::Early;
use crate::embedded_formulas::EmbeddedFormulas;
use crate::guide::Guide;
use crate::history::History;
use crate::kripke::Observation;
use crate::matching::Matching;
use crate::naming::Names;
use crate::options::Options;
use crate::prefix::Prefix;
use crate::reduction::{Reduction, Seen};
use crate::start_error::StartError;
use crate::thread_survey::{Survey, ThreadStatus};
use crate::threads::{Numbering, living};
use evidence::Property;
use library::{Question, Questions, TimeOuts};
use program::MethodId;
use vm::Machine;
use vm::canonical::Encoder;
use vm::exploring::{Configuration, InnerOperation, Operation, Signals};
use vm::native::Stop;
use vm::symmetry::SymmetricForm;
use vm::verify::TestEnds;

/// A program under exploration.
pub struct Explorer {
    pub(crate) machine: Machine,
    pub(crate) options: Options,
    guide: Guide,
    pub(crate) numbering: Numbering,
    pub(crate) encoder: Encoder,
    /// What visited states are told apart by, where that is not all of them.
    pub(crate) matching: Option<Matching>,
    symmetric: SymmetricForm,
    start: Vec<u32>,
    start_memory: Vec<u32>,
    prefix: Prefix,
    pub(crate) reduction: Option<Reduction>,
    pub(crate) names: Names,
    pub(crate) history: History,
    pub(crate) observation: Observation,
    pub(crate) stated: EmbeddedFormulas,
    /// The questions that this exploration is prepared for.
    answered: Questions,
    pub(crate) contracts: Contracts,
    race_seen: bool,
    /// The classes that were initialised before there was a choice.
    pub(crate) early: Vec<Early>,
    pub(crate) survey: Survey,
    /// `survey` is about the present state.
    pub(crate) surveyed: bool,
    /// The choices are asked for a second time, for a check.
    pub(crate) asking_again: bool,
    /// The most threads that lived at once.
    most_threads: usize,
    /// The thread that made the last step has ended by it.
    ended: bool,
    /// The thread (by its number in choices) whose turn it should not be, where others suffice.
    pub(crate) unwanted: Option<u32>,
    /// What the last step has shown beside the state that it led to, and done inside calls of the class library.
    pub(crate) signals: Signals,
    pub(crate) inner_operations: Vec<InnerOperation>,
    /// What threads have done to each other, where somebody wants to know.
    pub(crate) orders: Option<Orders>,
    /// Why the state could not be encoded, if so.
    pub(crate) unreadable: Option<String>,
}

impl Explorer {
    /// Takes a machine that has booted and whose main thread stands at the beginning of `main`.
    pub fn new(machine: Machine, options: Options) -> Result<Explorer, StartError> {
        let foreseen = started_class(&machine).map(|main| crate::interference::foreseen(&machine, main));
        let answered = options.questions.and(foreseen.unwrap_or_default());
        let contracts = match started_class(&machine).filter(|_| options.properties.contains(&Property::Assertion)) {
            Some(main) => {
                Contracts::find(machine.program, main, options.class_properties).map_err(StartError::ClassProperty)?
            }
            None => Contracts::default(),
        };
        let orders = options.manner.coverage.then(Orders::default);
        let mut explorer = Explorer {
            machine,
            orders,
            options,
            guide: Guide::default(),
            numbering: Numbering::Living,
            encoder: Encoder::default(),
            matching: None,
            symmetric: SymmetricForm::default(),
            start: Vec::new(),
            start_memory: Vec::new(),
            prefix: Prefix::default(),
            reduction: None,
            names: Names::default(),
            history: History::default(),
            observation: Observation::default(),
            stated: EmbeddedFormulas::default(),
            answered,
            contracts,
            race_seen: false,
            early: Vec::new(),
            survey: Survey::default(),
            surveyed: false,
            asking_again: false,
            most_threads: 1,
            ended: false,
            unwanted: None,
            signals: Signals::default(),
            inner_operations: Vec::new(),
            unreadable: None,
        };
        let configuration = explorer.configuration();
        explorer.machine.begin_exploration(configuration);
        explorer.history.begin(&explorer.machine);
        if explorer.options.find.is_none() && !explorer.checks_contracts() {
            explorer.unfold();
            explorer.prefix = Prefix::run(&mut explorer)?;
            explorer.machine.note_inner_operations(false);
        }
        explorer.names = explorer.prefix.names.clone();
        explorer.start = explorer.machine.canonical()?;
        explorer.start_memory = explorer.history.words().to_vec();
        explorer.reduction = explorer.reduces().then(|| explorer.new_reduction());
        // Nothing that was done so far can be relied on then.
        if explorer.machine.halt().is_asked() { Err(StartError::Interrupted) } else { Ok(explorer) }
    }

    /// What the machine must know of this exploration: threads stop wherever somebody could see a difference.
    fn configuration(&mut self) -> Configuration {
        let watched_methods = self.watched_methods();
        let Options { nondeterminism, properties, find, claims, .. } = &self.options;
        Configuration {
            nondeterminism: *nondeterminism,
            every_instruction: self.answered.contains(Question::Strikes),
            blocked_calls_not_begun: self.leaves_waits_unseen(),
            // A worker that is kept waiting would look as if it were stuck.
            workers_seen: self.answered.contains(Question::Workers) || properties.contains(&Property::Stuck),
            watched: self.watches_states(),
            thread_states_seen: self.sees_thread_states(),
            shows_monitors: find.is_some() || !claims.is_empty() || self.states_formulas(),
            watched_methods,
            watched_returns: self.contracts.watched_returns().clone(),
            prepared_for: self.answered.without(Question::Weak.into()),
        }
    }

    /// The methods in which somebody looks at where threads stand; conditions get their places in the memory.
    fn watched_methods(&mut self) -> Vec<MethodId> {
        let Explorer { options, history, contracts, .. } = self;
        let mut methods: Vec<MethodId> = contracts.watched_methods().collect();
        for condition in options.find.iter_mut().chain(&mut options.atoms) {
            condition.enrol(history);
            methods.extend(&condition.watched_methods);
        }
        methods
    }

    /// Whether somebody looks at every state.
    fn watches_states(&self) -> bool {
        self.options.find.is_some()
            || !self.options.atoms.is_empty()
            || self.states_formulas()
            || self.checks_contracts()
    }

    /// Whether the program or a condition looks at the states of threads. Whoever stops a thread does: one that has
    /// found a monitor held goes on waiting for it, and one that has not tried yet ends at once.
    fn sees_thread_states(&self) -> bool {
        let Options { find, atoms, .. } = &self.options;
        let asks = |question| self.answered.contains(question);
        find.iter().chain(atoms).any(|condition| condition.dependence.states)
            || asks(Question::States)
            || asks(Question::Strikes)
    }

    /// Whether calls that would only wait may be taken not to have begun: where nobody asks who waits, nor looks at
    /// every state, nor claims anything of endless runs, in which waiters come first or never.
    fn leaves_waits_unseen(&self) -> bool {
        self.options.nondeterminism.atomic_calls
            && !self.watches_states()
            && self.options.claims.is_empty()
            && !self.wants(Property::Stuck)
            && !self.answered.contains(Question::Waiters)
    }

    /// Whether some choices may be left out. A state that is looked for may lie anywhere: also between steps that
    /// commute. What is seen of threads and of output depends on almost every step; of other atoms it is known which
    /// steps can change them (`observing`). Whether a thread is stuck is asked of all continuations. Where priorities
    /// count, any step that lets a thread move may keep others from moving.
    pub(crate) fn reduces(&self) -> bool {
        let sees_threads = self.options.atoms.iter().any(|atom| atom.dependence.threads);
        self.options.manner.reduction
            && self.options.find.is_none()
            && !self.wants(Property::Stuck)
            && !self.options.nondeterminism.respect_priorities
            && !sees_threads
            && !self.states_formulas()
            && !self.checks_contracts()
    }

    /// An analysis of the program from the present state on.
    pub(crate) fn new_reduction(&self) -> Reduction {
        Reduction::new(&self.machine, self.answered, Seen::by(&self.options))
    }

    fn checks_contracts(&self) -> bool {
        !self.contracts.is_empty()
    }

    /// Whether somebody has restricted when time passes.
    pub fn restricts_time(&self) -> bool {
        self.options.nondeterminism.time_outs != TimeOuts::Any
    }

    /// Whether the program may state formulas of temporal logic.
    pub fn states_formulas(&self) -> bool {
        self.answered.contains(Question::Formulas)
    }

    /// The questions that this exploration is prepared for. A schedule means the same only where they are the same.
    pub fn questions(&self) -> Questions {
        self.answered
    }

    /// What the program has asked that this exploration is not prepared for: nothing that it has explored proves
    /// anything then.
    pub fn unforeseen(&self) -> Questions {
        let mut unforeseen = self.machine.exploring.facts.raised.without(self.answered).without(Question::Weak.into());
        if !self.is_symmetric() {
            unforeseen = unforeseen.without(Question::Identities.into());
        }
        // As long as nobody was kept waiting, and no call was kept from beginning to wait, the answers are the same.
        if !self.survey.kept_idle_waiting {
            unforeseen = unforeseen.without(Question::Workers.into());
        }
        if !self.survey.blocked_call {
            unforeseen = unforeseen.without(Question::Waiters.into());
        }
        if self.reduction.as_ref().is_some_and(Reduction::met_own_kinds) {
            unforeseen.insert(Question::OwnKinds);
        }
        unforeseen
    }

    /// How runs of a test have ended so far, where the program is one.
    pub fn test_ends(&self) -> TestEnds {
        self.machine.totals.tests
    }

    /// What was seen of the steps before the first choice, where there are atoms.
    pub fn prefix_letters(&self) -> &[u64] {
        &self.prefix.valuations
    }

    /// What the program has done before the first choice.
    pub(crate) fn prefix(&self) -> &Prefix {
        &self.prefix
    }

    /// Goes back to the start of the program and numbers threads in this way from now on.
    pub fn restart(&mut self, numbering: Numbering) {
        self.numbering = numbering;
        self.names = self.prefix.names.clone();
        self.machine.totals = self.prefix.totals.clone();
        let start = std::mem::take(&mut self.start);
        self.become_state(&start);
        self.start = start;
        self.stated.known = None;
        self.history.set_words(&self.start_memory);
    }

    /// Numbers threads in this way from now on, and stays where it is.
    pub fn renumber(&mut self, numbering: Numbering) {
        self.numbering = numbering;
    }

    /// Lets the search be led from now on.
    pub fn be_guided(&mut self, guide: Guide) {
        self.guide = guide;
        self.surveyed = false;
    }

    /// Whether a state with a data race was met, reported or not.
    pub fn race_seen(&self) -> bool {
        self.race_seen
    }

    /// Whether the explored runs are all that the Java memory model allows: there is neither a race nor a weak access.
    pub fn is_sequentially_consistent(&self) -> bool {
        !self.race_seen && !self.machine.exploring.facts.raised.contains(Question::Weak)
    }

    /// The most threads that lived at once in any state.
    pub fn threads(&self) -> usize {
        self.most_threads
    }

    /// Bytecode instructions executed so far.
    pub fn instructions(&self) -> u64 {
        self.machine.instructions
    }

    /// The machine in the current state.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// Gives the machine back, in whatever state it stands.
    pub fn into_machine(self) -> Machine {
        self.machine
    }

    /// Gets classes of the JDK ready where other threads have come.
    pub(crate) fn initialize_beforehand(&mut self) {
        for question in [Question::Properties, Question::Formats, Question::Dates, Question::Randoms] {
            if self.machine.exploring.facts.raised.contains(question) {
                // Prepared for it just in time.
                self.answered.insert(question);
            }
        }
        if living(&self.machine).count() <= 1 || self.answered.contains(Question::Properties) {
            return;
        }
        self.unreadable = match crate::early_initialization::initialize(&mut self.machine, self.answered) {
            Ok(early) => {
                self.early = early;
                None
            }
            Err(Stop::Unsupported { what, place }) => Some(format!("{what} (at {place})")),
            Err(stop) => Some(format!("an initialiser of the JDK that ends the program ({stop:?})")),
        };
    }

    /// Makes the present state the anchor of the machine. Objects may move.
    pub(crate) fn set_anchor(&mut self) -> Result<(), program::LinkError> {
        self.surveyed = false;
        self.machine.set_anchor()
    }

    pub(crate) fn become_state(&mut self, form: &[u32]) {
        if let Some(orders) = &mut self.orders {
            orders.forget();
        }
        self.surveyed = false;
        let restored = self.machine.restore(form).and_then(|()| self.machine.mark_shared());
        self.unreadable = restored.err().map(|error| error.to_string());
    }

    /// Whether a property is to be decided.
    pub fn looks_for(&self, property: Property) -> bool {
        self.wants(property)
    }

    fn wants(&self, property: Property) -> bool {
        self.options.properties.contains(&property)
    }

    /// How the threads stand in the present state.
    pub(crate) fn statuses(&mut self) -> &[ThreadStatus] {
        if !self.surveyed {
            self.survey.make(&mut self.machine, &self.options);
            self.guide.restrict(&self.machine, &mut self.survey.statuses);
            self.surveyed = true;
        }
        &self.survey.statuses
    }

    pub(crate) fn alternatives(&self, status: &ThreadStatus) -> u32 {
        match status.operation {
            Operation::Choose(count) => count,
            Operation::Notify { all: false, waiters, .. } => waiters.max(1),
            Operation::Enter(_) if self.machine.is_interrupted_late(status.id) => 2,
            _ => 1,
        }
    }
}

/// The class whose code the main thread is about to run.
pub(crate) fn started_class(machine: &Machine) -> Option<program::ClassRef> {
    machine.threads.first()?.frames.last().map(|frame| frame.method.class)
}
