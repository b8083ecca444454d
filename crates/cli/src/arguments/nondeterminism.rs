//! What may happen that the program does not decide: an option for each row of `library::Nondeterminism`.

use super::choices::one_of;
use clap::error::Error;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use library::{Flag, Form, Nondeterminism, TimeOuts};

const TIME_OUTS: &str = "timeouts";
const TIME_OUTS_HELP: &str = "\
When a timed wait, join or park may time out, and a sleep end

What holds with late or never holds for such runs only, and the verdict says so. Both find less:
what goes wrong only if a minute passes at once is not reported.";

/// The rows as options.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NondeterminismOptions(pub(crate) Nondeterminism);

impl Args for NondeterminismOptions {
    fn augment_args(command: Command) -> Command {
        command.args(Nondeterminism::FLAGS.iter().map(option)).arg(time_outs())
    }

    fn augment_args_for_update(command: Command) -> Command {
        NondeterminismOptions::augment_args(command)
    }
}

impl FromArgMatches for NondeterminismOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<NondeterminismOptions, Error> {
        let mut options = NondeterminismOptions(Nondeterminism::USUAL);
        options.update_from_arg_matches(matches)?;
        Ok(options)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        for flag in Nondeterminism::FLAGS {
            if let Some(is_on) = matches.get_one::<bool>(flag.name) {
                flag.set(&mut self.0, *is_on);
            }
        }
        if let Some(time_outs) = matches.get_one::<TimeOuts>(TIME_OUTS) {
            self.0.time_outs = *time_outs;
        }
        Ok(())
    }
}

fn time_outs() -> Arg {
    let first = TIME_OUTS_HELP.split_once("\n\n").map_or(TIME_OUTS_HELP, |(first, _)| first);
    let option = Arg::new(TIME_OUTS).long(TIME_OUTS).help(first).long_help(TIME_OUTS_HELP);
    option.value_name("WHEN").value_parser(one_of(TimeOuts::ALL.iter().copied())).default_value("any")
}

fn option(flag: &Flag) -> Arg {
    let lines: Vec<&str> = flag.help.iter().map(|line| line.trim()).collect();
    let paragraphs = lines.join("\n");
    let option = Arg::new(flag.name).long(flag.name);
    let option = match paragraphs.split_once("\n\n") {
        Some((first, _)) => option.help(first.to_owned()).long_help(paragraphs.clone()),
        None => option.help(paragraphs.clone()),
    };
    match flag.form {
        Form::Switch => option.action(ArgAction::SetTrue),
        Form::OneOf { value_name, off, on, usual } => option
            .value_name(value_name)
            .value_parser(one_of([(false, off.name, off.help), (true, on.name, on.help)]))
            .default_value(if usual { on.name } else { off.name }),
    }
}
