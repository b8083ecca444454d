//! The text of a model, line by line, with what each line does in Java.

use crate::model::Deed;
use std::collections::BTreeSet;

/// Where comments with Java lines begin.
const COMMENT_COLUMN: usize = 76;

/// A text under way.
#[derive(Clone, Default)]
pub(crate) struct Writer {
    lines: Vec<String>,
    deeds: Vec<(u32, Deed)>,
    depth: usize,
    /// Where variables are put in later.
    variables_at: Option<usize>,
    /// A label was written, and no statement has followed.
    is_labelled: bool,
    /// The Java line of the statement before.
    line_before: Option<u32>,
    /// The lines, counted from 0, of loops that surely end.
    counted: BTreeSet<usize>,
    /// Where a thread lands that looks before it does something others can see, and was stopped.
    lands: Option<String>,
}

/// A place in a text under way.
pub(crate) struct Mark {
    lines: usize,
    deeds: usize,
    depth: usize,
    is_labelled: bool,
    line_before: Option<u32>,
}

impl Writer {
    /// A line as it is.
    pub(crate) fn line(&mut self, text: &str) {
        if text.is_empty() && self.lines.last().is_some_and(String::is_empty) {
            return;
        }
        let indented = if text.is_empty() { String::new() } else { format!("{}{text}", "    ".repeat(self.depth)) };
        self.lines.push(indented);
    }

    /// From here on, a look whether the thread may move is part of what others can see, or of nothing.
    pub(crate) fn look_before(&mut self, lands: Option<&str>) {
        self.lands = lands.map(str::to_owned);
    }

    /// A statement that comes from a Java line.
    pub(crate) fn statement(&mut self, text: &str, line: Option<u32>, deed: Option<Deed>) {
        match &self.lands {
            Some(lands) if deed.is_some() && !text.starts_with("::") => {
                let looking = format!("atomic {{ moves({lands}); {} }};", text.trim_end_matches(';'));
                self.put(&looking, line, deed);
            }
            _ => self.put(text, line, deed),
        }
    }

    fn put(&mut self, text: &str, line: Option<u32>, deed: Option<Deed>) {
        // Spin takes a label before `d_step` for one inside of it; so are operations of `long`, and boxing.
        if ["d_step", "long_", "box_"].iter().any(|word| text.starts_with(word)) {
            self.settle();
        }
        self.is_labelled = false;
        let told = line.filter(|line| self.line_before != Some(*line));
        self.line_before = line.or(self.line_before);
        match told {
            Some(line) => {
                let text = format!("{}{text}", "    ".repeat(self.depth));
                self.lines.push(format!("{text:COMMENT_COLUMN$} /* {line} */"));
            }
            None => self.line(text),
        }
        if let Some(deed) = deed {
            self.deeds.push((self.lines.len() as u32, deed));
        }
    }

    /// A label of what follows.
    pub(crate) fn label(&mut self, name: &str) {
        self.settle();
        self.lines.push(format!("{}{name}:", "    ".repeat(self.depth.saturating_sub(1))));
        self.is_labelled = true;
    }

    /// Begins something that contains lines.
    pub(crate) fn open(&mut self, text: &str) {
        self.is_labelled = false;
        self.line(text);
        self.depth += 1;
    }

    /// Ends it.
    pub(crate) fn close(&mut self, text: &str) {
        self.settle();
        self.depth = self.depth.saturating_sub(1);
        self.line(text);
    }

    /// An option of an `if` or a `do`, behind which its statements come.
    pub(crate) fn option(&mut self, guard: &str, line: Option<u32>, deed: Option<Deed>) {
        self.settle();
        self.depth = self.depth.saturating_sub(1);
        self.statement(&format!(":: {guard}"), line, deed);
        self.depth += 1;
    }

    /// Begins an `if` or a `do`, whose options follow.
    pub(crate) fn begin(&mut self, word: &str) {
        self.is_labelled = false;
        self.line(word);
        self.depth += 1;
    }

    /// Begins a loop; whether it surely ends.
    pub(crate) fn begin_loop(&mut self, surely_ends: bool) {
        if surely_ends {
            self.counted.insert(self.lines.len());
        }
        self.begin("do");
    }

    pub(crate) fn lines(&self) -> &[String] {
        &self.lines
    }

    pub(crate) fn counted(&self) -> &BTreeSet<usize> {
        &self.counted
    }

    /// Puts lines around others, which are counted from 0.
    pub(crate) fn enclose(&mut self, first: usize, last: usize, before: &str, after: &str) {
        // What is said about what follows stays outside.
        let is_said = |line: &&String| line.is_empty() || line.trim_start().starts_with("/*");
        let last = last - self.lines[first..=last].iter().rev().take_while(is_said).count();
        let indentation: String = self.lines[first].chars().take_while(|letter| *letter == ' ').collect();
        for line in self.lines[first..=last].iter_mut().filter(|line| !line.is_empty()) {
            // The number of the Java line stays in its column, as far as there is room.
            if let Some(comment) = line.rfind("     /*") {
                line.replace_range(comment..comment + 4, "");
            }
            line.insert_str(0, "    ");
        }
        self.insert(last + 1, &[format!("{indentation}{after}")]);
        self.insert(first, &[format!("{indentation}{before}")]);
    }

    fn insert(&mut self, at: usize, lines: &[String]) {
        for (line, _) in &mut self.deeds {
            *line += if *line as usize > at { lines.len() as u32 } else { 0 };
        }
        let moved = |line: &usize| if *line >= at { line + lines.len() } else { *line };
        self.counted = self.counted.iter().map(moved).collect();
        self.lines.splice(at..at, lines.iter().cloned());
    }

    /// An option that begins with the next statement.
    pub(crate) fn bare_option(&mut self) {
        self.option("true ->", None, None);
    }

    /// Where the text is, to come back to.
    pub(crate) fn mark(&self) -> Mark {
        let (lines, deeds) = (self.lines.len(), self.deeds.len());
        Mark { lines, deeds, depth: self.depth, is_labelled: self.is_labelled, line_before: self.line_before }
    }

    /// Takes back what was written since a mark.
    pub(crate) fn go_back(&mut self, mark: &Mark) {
        self.lines.truncate(mark.lines);
        self.deeds.truncate(mark.deeds);
        (self.depth, self.is_labelled, self.line_before) = (mark.depth, mark.is_labelled, mark.line_before);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// How many lines there are.
    pub(crate) fn len(&self) -> usize {
        self.lines.len()
    }

    /// The text ends here.
    pub(crate) fn settle_end(&mut self) {
        self.settle();
    }

    /// The lines of the next method are told anew.
    pub(crate) fn forget_line(&mut self) {
        self.line_before = None;
    }

    /// A label needs a statement.
    fn settle(&mut self) {
        if std::mem::take(&mut self.is_labelled) {
            self.line("skip;");
        }
    }

    /// Variables are declared here.
    pub(crate) fn mark_variables(&mut self) {
        self.variables_at = Some(self.lines.len());
    }

    /// Puts in the declarations of variables.
    pub(crate) fn put_variables(&mut self, lines: &[String]) {
        let Some(at) = self.variables_at else { return };
        let indented: Vec<String> = lines.iter().map(|line| format!("    {line}")).collect();
        self.insert(at, &indented);
    }

    /// Adds what another one has, as deep as this one is.
    pub(crate) fn append_inside(&mut self, mut other: Writer) {
        for line in other.lines.iter_mut().filter(|line| !line.is_empty()) {
            line.insert_str(0, &"    ".repeat(self.depth));
        }
        self.append(other);
    }

    /// Adds what another one has.
    pub(crate) fn append(&mut self, other: Writer) {
        let is_empty = |line: Option<&String>| line.is_some_and(String::is_empty);
        if is_empty(self.lines.last()) && is_empty(other.lines.first()) {
            self.lines.pop();
        }
        let before = self.lines.len() as u32;
        self.is_labelled = if other.lines.is_empty() { self.is_labelled } else { other.is_labelled };
        self.counted.extend(other.counted.into_iter().map(|line| line + self.lines.len()));
        self.lines.extend(other.lines);
        self.deeds.extend(other.deeds.into_iter().map(|(line, deed)| (line + before, deed)));
    }

    /// The text, and the deeds by the line they are on, counted from 1.
    pub(crate) fn finish(self) -> (String, Vec<(u32, Deed)>) {
        let mut text = self.lines.join("\n");
        text.push('\n');
        (text, self.deeds)
    }
}
