//! A page in Markdown: its fenced blocks, and what stands in backticks outside of them.

/// What stands between two fences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Block<'p> {
    /// The line of the opening fence.
    pub(crate) line: usize,
    /// What the opening fence says after its backticks.
    pub(crate) kind: &'p str,
    /// The lines between the fences.
    pub(crate) lines: Vec<&'p str>,
}

/// Words in backticks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) line: usize,
    pub(crate) text: String,
}

const FENCE: &str = "```";

/// The fenced blocks of a page.
pub(crate) fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut open: Option<Block<'_>> = None;
    for (number, line) in page.lines().enumerate() {
        match (line.trim_start().strip_prefix(FENCE), &mut open) {
            (Some(kind), None) => open = Some(Block { line: number + 1, kind, lines: Vec::new() }),
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some(block)) => block.lines.push(line),
            (None, None) => (),
        }
    }
    blocks.extend(open);
    blocks
}

/// What stands in backticks outside of the blocks; a span may go over the end of a line.
pub(crate) fn spans(page: &str) -> Vec<Span> {
    let mut prose = String::new();
    let mut fenced = false;
    for line in page.lines() {
        let fence = line.trim_start().starts_with(FENCE);
        fenced ^= fence;
        prose.push_str(if fenced || fence { "" } else { line });
        prose.push('\n');
    }
    let mut line = 1;
    let mut spans = Vec::new();
    for (number, part) in prose.split('`').enumerate() {
        if number % 2 == 1 {
            spans.push(Span { line, text: part.split_whitespace().collect::<Vec<_>>().join(" ") });
        }
        line += part.matches('\n').count();
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "A `b`\nand `c\nd`.\n```console\n$ e `f`\n```\n`g`\n";

    #[test]
    fn blocks_have_kind_lines_and_place() {
        assert_eq!(blocks(PAGE), [Block { line: 4, kind: "console", lines: vec!["$ e `f`"] }]);
    }

    #[test]
    fn spans_stand_outside_of_blocks() {
        let spans: Vec<(usize, String)> = spans(PAGE).into_iter().map(|span| (span.line, span.text)).collect();
        assert_eq!(spans, [(1, "b".to_owned()), (2, "c d".to_owned()), (7, "g".to_owned())]);
    }
}
