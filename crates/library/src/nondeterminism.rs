//! What may happen in a run that the program does not decide: one row each, from which everything else about it comes.
//!
//! A row is the field that whoever explores asks, the name of the option with its help, and what is usual. The command
//! line makes its options of the rows, and repeats them in the command that replays a schedule: a schedule fits only
//! the exploration it was found in. To add one is to add a row here and to ask its field where it matters.

/// An option that says whether something may happen.
pub struct Flag {
    /// The name of the option, without dashes.
    pub name: &'static str,
    /// The help, line by line.
    pub help: &'static [&'static str],
    pub form: Form,
    get: fn(Nondeterminism) -> bool,
    set: fn(&mut Nondeterminism, bool),
}

/// How an option is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// By its name alone; usually it is off.
    Switch,
    /// With one of two values.
    OneOf {
        /// What the help calls the value.
        value_name: &'static str,
        off: Value,
        on: Value,
        usual: bool,
    },
}

/// A value of an option, and the help for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    pub name: &'static str,
    pub help: &'static str,
}

impl Flag {
    pub fn get(&self, nondeterminism: Nondeterminism) -> bool {
        (self.get)(nondeterminism)
    }

    pub fn set(&self, nondeterminism: &mut Nondeterminism, is_on: bool) {
        (self.set)(nondeterminism, is_on);
    }
}

impl Form {
    const fn usual(self) -> bool {
        match self {
            Form::Switch => false,
            Form::OneOf { usual, .. } => usual,
        }
    }
}

/// When the time of a timed wait may be over (`--timeouts`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeOuts {
    /// In any state: nothing is assumed of clocks and processors.
    #[default]
    Any,
    /// Where no other thread can move: sleeps, delays and limits are long, computations short.
    Late,
    /// Not at all: a run in which a limit of time runs out is not followed. Sleeps and delays end.
    Never,
}

impl TimeOuts {
    /// Each with its name and what it means.
    pub const ALL: &[(TimeOuts, &str, &str)] = &[
        (TimeOuts::Any, "any", "In any state, as Java allows"),
        (
            TimeOuts::Late,
            "late",
            "Only where no other thread can move: as if every wait and every sleep took longer than all computing",
        ),
        (TimeOuts::Never, "never", "Not at all: runs in which a limit of time runs out are not followed; sleeps end"),
    ];
}

/// Makes the struct and its flags of the rows.
macro_rules! nondeterminism {
    ($($(#[doc = $help:literal])+ $field:ident: $name:literal, $form:expr;)+) => {
        /// What may happen in a run that the program does not decide; by default nothing, as in a simulation.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Nondeterminism {
            $($(#[doc = $help])+ pub $field: bool,)+
            /// When the time of a timed wait may be over; the one option with more than two values.
            pub time_outs: TimeOuts,
        }

        impl Nondeterminism {
            /// What is usual in an exploration.
            pub const USUAL: Nondeterminism = Nondeterminism { $($field: Form::usual($form),)+ time_outs: TimeOuts::Any };

            /// The options, in the order of the help.
            pub const FLAGS: &[Flag] = &[$(Flag {
                name: $name,
                help: &[$($help),+],
                form: $form,
                get: |nondeterminism| nondeterminism.$field,
                set: |nondeterminism, is_on| nondeterminism.$field = is_on,
            }),+];
        }
    };
}

nondeterminism! {
    /// Let Object.wait return without a notify, and LockSupport.park of the program without an unpark
    spurious_wakeups: "spurious-wakeups", Form::Switch;

    /// Let a weak compare-and-set fail for no reason, as it may on some processors
    weak_cas: "weak-cas", Form::Switch;

    /// How the calls of java.util.concurrent are taken
    atomic_calls: "library", Form::OneOf {
        value_name: "HOW",
        off: Value { name: "real", help: "Step by step, as the JDK's code goes" },
        on: Value {
            name: "modelled",
            help: "A call of a lock, queue, map or future is one step from one wait to the next: \
                   the same outcomes in far fewer states",
        },
        usual: true,
    };

    /// Let java.util.Random answer with every value, one after the other
    enumerate_random: "enumerate-random", Form::Switch;

    /// Run only the runnable threads with the highest priority
    ///
    /// Java promises nothing of the kind: what holds then need not hold on a real machine.
    respect_priorities: "respect-priorities", Form::Switch;
}

#[cfg(test)]
mod tests {
    use super::Nondeterminism;

    #[test]
    fn a_flag_sets_what_it_gets_and_nothing_else() {
        for flag in Nondeterminism::FLAGS {
            let mut changed = Nondeterminism::USUAL;
            flag.set(&mut changed, !flag.get(Nondeterminism::USUAL));
            let differs = |flag: &&super::Flag| flag.get(changed) != flag.get(Nondeterminism::USUAL);
            let names: Vec<&str> = Nondeterminism::FLAGS.iter().filter(differs).map(|flag| flag.name).collect();
            assert_eq!(names, [flag.name]);
        }
        let usually_on: Vec<&str> =
            Nondeterminism::FLAGS.iter().filter(|flag| flag.get(Nondeterminism::USUAL)).map(|flag| flag.name).collect();
        assert_eq!(usually_on, ["library"]);
    }
}
