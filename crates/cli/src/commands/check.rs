//! `sojourner check`: explores every schedule of a program and reports what was found.

mod watch;

use crate::arguments::abstraction::AbstractionOptions;
use crate::arguments::coverage::CoverageOptions;
use crate::arguments::program::ProgramOptions;
use crate::arguments::properties::PropertyOptions;
use crate::arguments::report::{PageOptions, ReportOptions, TraceOptions};
use crate::arguments::said::Said;
use crate::arguments::search::{SearchOptions, UnfitOptions};
use crate::arguments::warnings::WarningOptions;
use crate::command_line;
use crate::exit::Status;
use crate::last_words;
use crate::output;
use crate::publication;
use crate::refusal::Refusal;
use crate::supervision::{Failures, supervised};
use crate::terminal::Terminal;
use crate::watchdog::Watchdog;
use checker::{Check, Conclusion, MatchRequest, SourceFiles, Spin, StandIn, schedule_file};
use clap::{Args, ValueEnum};
use report::{PART, PART_WITH_STATES, Replay};
use std::path::Path;
use std::path::PathBuf;
use std::process::ExitCode;

/// Explore every schedule of a program and decide its properties
///
/// Threads interleave at every operation that another thread could observe, and every way the
/// program could go is followed. What is found comes with the schedule that leads to it. The
/// program reaches nothing outside: no files, no network, no clock but a virtual one.
#[derive(Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  sojourner check Buffer.java
  sojourner check Buffer.java --search bfs --time-limit 5m
  sojourner check Server.java --guided
  sojourner check Server.java --property assertion --slice
  sojourner check Agent.java --abstract --remove Event.count --predicate 'Event: count == 0'
  sojourner check Kernel.java --abstract --data Budget.remaining=signs
  sojourner check Heater.java --replace 'Sensor.read=any -5..40'
  sojourner check Agent.java --match 'Planner: count == event1.count' --remove Event.count
  sojourner check build/classes --main shop.Main --property deadlock,race --all
  sojourner check Pool.java --trace full
  sojourner check Buffer.java --html buffer.html
  sojourner check Buffer.java --coverage --coverage-file coverage.html
  sojourner check Buffer.java --watch
  sojourner check Buffer.java --second-opinion spin
  sojourner check Bank.java --save-schedule bank.schedule --format json -- 100 deposit

Exit status:
  0   no violation, and every run was explored
  1   a violation was found
  2   the command line or the input is wrong: an unknown option, a missing or damaged file,
      sources that do not compile, no JDK, no class with a main method
  3   unknown: a limit was reached, runs were only sampled, or something the program needs is
      not modelled; also when the tool itself fails"
)]
pub(crate) struct CheckOptions {
    #[command(flatten)]
    pub(crate) said: Said,

    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    #[command(flatten)]
    pub(crate) properties: PropertyOptions,

    #[command(flatten)]
    pub(crate) search: SearchOptions,

    #[command(flatten)]
    pub(crate) warnings: WarningOptions,

    #[command(flatten)]
    pub(crate) telling: TraceOptions,

    #[command(flatten)]
    pub(crate) report: ReportOptions,

    #[command(flatten)]
    pub(crate) page: PageOptions,

    #[command(flatten)]
    pub(crate) coverage: CoverageOptions,

    /// Explore a slice of the program: without what cannot influence the question
    ///
    /// The verdict is that of the whole program: a violation is executed there before it is reported,
    /// and simulated runs of it challenge a proof. Where there is no slice, the program is explored.
    #[arg(long, verbatim_doc_comment)]
    pub(crate) slice: bool,

    /// Explore an abstraction of the program: predicates or classes of numbers instead of fields
    ///
    /// What holds in the abstraction holds in the program. A violation is executed on the program
    /// before it is reported; one that cannot be leaves the verdict unknown, and the report says how
    /// far it went. Needs a solver, z3 or cvc5. See docs/abstraction.md.
    #[arg(id = "abstract", long, verbatim_doc_comment, conflicts_with = "slice")]
    pub(crate) abstracts: bool,

    #[command(flatten)]
    pub(crate) abstraction: AbstractionOptions,

    /// Add at most so many predicates where a run of the abstraction is none of the program
    ///
    /// Each decides what the abstraction has chosen last before the run diverges: the condition of
    /// a branch, or what must hold before an assignment for a predicate to hold behind it. The
    /// report names them.
    #[arg(
        long,
        value_name = "N",
        default_value_t = 0,
        hide_default_value = true,
        requires = "abstract",
        verbatim_doc_comment
    )]
    pub(crate) refine: usize,

    /// Tell visited states apart by these expressions instead of the data that they read
    ///
    /// 'Main.rounds % 2, Planner: count == event1.count': expressions of --find, with a class before
    /// the colon for each of its objects. Numbers and booleans that they read, fields named by
    /// --remove, and variables that hold these count only by the values of the expressions;
    /// everything else is compared exactly. The program itself runs as it is: what is found is real,
    /// and where nothing is found the verdict is unknown, unless --abstract with these conditions as
    /// predicates proves it. May be given several times. See docs/abstraction.md.
    #[arg(id = "match", long, value_name = "EXPR, ...", verbatim_doc_comment, conflicts_with_all = ["slice", "abstract"])]
    pub(crate) matches: Vec<String>,

    /// Let something else stand in for a method or a class, as in Sensor.read=any or shop.Clock=test.Clock
    ///
    /// For a method: any, any A..B, or a static method of another class with the same parameters,
    /// written with Verify.choose and Verify.assume. For a class: another one with the same members.
    /// over: before it says that this does at least what the program does there, under: at most
    /// that; bounds are under, everything else over. With over only, holds counts and names it. A
    /// violation is executed on the program itself before it is reported. May be given several
    /// times. See docs/abstraction.md.
    #[arg(
        long,
        value_name = "A.B=C.D",
        value_parser = StandIn::read,
        verbatim_doc_comment,
        conflicts_with_all = ["slice", "abstract", "match"]
    )]
    pub(crate) replace: Vec<StandIn>,

    /// Ask another engine the same question, and show both answers
    ///
    /// Spin verifies a model of the program in Promela (see 'sojourner promela'). Where the two
    /// answers differ, none is given: the verdict is unknown, the tool contradicts itself. Where
    /// there is no model, the reason is named and the verdict stays what it is.
    #[arg(long, value_enum, value_name = "ENGINE", verbatim_doc_comment)]
    pub(crate) second_opinion: Option<OtherEngine>,

    /// Write the schedule of the first violation to this file, for 'sojourner replay'
    #[arg(long, value_name = "FILE")]
    pub(crate) save_schedule: Option<PathBuf>,

    /// Check again whenever a file of the program changes, until Ctrl-C
    #[arg(long)]
    pub(crate) watch: bool,
}

/// An engine that can be asked as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OtherEngine {
    /// Spin, with a model of the program in Promela
    Spin,
}

/// Carries out the command.
pub(crate) fn check(options: CheckOptions) -> ExitCode {
    if options.watch {
        return watch::watch(&options.program.targets);
    }
    supervised(Failures::OF_ANSWERS, options.search.allowance(), |watchdog| try_check(&options, watchdog))
}

fn try_check(options: &CheckOptions, watchdog: &Watchdog) -> Result<Status, Refusal> {
    let mut search = options.search.search(options.telling.unfolds(), options.coverage.is_wanted())?;
    let files = [options.report.output.as_deref(), options.save_schedule.as_deref(), options.page.html.as_deref()];
    files.into_iter().flatten().chain(options.coverage.files()).try_for_each(publication::check_place)?;
    let (target, question) = (options.program.target(), options.properties.question());
    let selection = options.warnings.selection()?;
    if !selection.is_everything() && !options.search.guided {
        return Err(
            UnfitOptions::NoEffect("--include, --exclude and --suppressions choose among warnings: --guided").into()
        );
    }
    let mut terminal = Terminal::new(&options.report, &options.program, watchdog);
    let request = options.abstraction.request()?;
    let only_removed = request.predicates.is_empty() && request.data.is_empty();
    let is_matched = only_removed && !options.matches.is_empty();
    if !(options.abstracts || request.is_empty() || is_matched) {
        let hint = "--predicate, --remove, --data and --abstractions need --abstract, or --remove needs --match";
        return Err(UnfitOptions::NoEffect(hint).into());
    }
    if !options.matches.is_empty() {
        let mut matching = MatchRequest { ignored: request.removed.clone(), ..MatchRequest::default() };
        options.matches.iter().for_each(|list| matching.add(list));
        search.matching = Some(matching);
    }
    let mut answer = if options.abstracts {
        let request = (&request, options.refine);
        checker::check_abstraction(&target, &question, &search, request, watchdog, &mut terminal)
    } else if !options.replace.is_empty() {
        checker::check_replaced(&target, &question, &search, &options.replace, watchdog, &mut terminal)
    } else if search.matching.is_some() {
        checker::check_matched(&target, &question, &search, watchdog, &mut terminal)
    } else if options.slice {
        checker::check_slice(&target, &question, &search, watchdog, &mut terminal)
    } else {
        let check = Check::prepare(target.clone(), question.clone(), search);
        check.and_then(|check| check.run(watchdog, &mut terminal))
    };
    if let (Ok(conclusion), Some(OtherEngine::Spin)) = (&mut answer, options.second_opinion) {
        let memory = options.search.allowance().memory.map(|limit| limit.div_ceil(1 << 20));
        let spin = Spin { memory, ..Spin::default() };
        let asked = checker::second_opinion(&target, &question, &spin, conclusion, watchdog, &mut terminal);
        answer = asked.and(answer);
    }
    if let Ok(conclusion) = &mut answer
        && (options.page.shows_states(&options.report) || publication::draws_chart(&conclusion.report, &options.report))
    {
        let films = if options.page.html.is_some() { checker::add_films_compared } else { checker::add_films };
        films(&mut conclusion.report, &target, &question, conclusion.questions, watchdog);
    }
    terminal.clear();
    let mut conclusion = answer?;
    if !selection.is_everything() {
        let left_out = selection.apply(&mut conclusion.report.suspected);
        conclusion.report.warnings.extend(left_out.sentences());
    }
    conclusion.report.replay = keep_schedule(&conclusion, options);
    last_words::doing("publishing the report");
    let sources = SourceFiles::of(&target);
    last_words::withdraw();
    let report = &conclusion.report;
    let status = publication::publish_page(report, &sources, &options.page, (&report.verdict).into());
    let status = publication::publish_coverage(report, &sources, &options.coverage, status);
    Ok(publication::publish(report, &sources, &options.report, options.search.all, status))
}

/// Saves the schedule of the first violation where the user asked for it, and says how it is executed again.
fn keep_schedule(conclusion: &Conclusion, options: &CheckOptions) -> Option<Replay> {
    let recorded = conclusion.recorded()?;
    let file = options.save_schedule.as_deref();
    // A suite has an option of its own for that.
    if file.is_none() && [PART.name, PART_WITH_STATES.name].contains(&options.report.format.name) {
        return None;
    }
    let command = command_line::replay(&options.said, file.unwrap_or(Path::new("FILE")));
    let is_saved = file.is_some_and(|file| {
        let written = std::fs::write(file, schedule_file::write(&conclusion.report, &recorded, &command));
        let failure = written.err().map(|error| output::complain(format_args!("{}: {error}", file.display())));
        failure.is_none()
    });
    Some(Replay { command, is_saved })
}
