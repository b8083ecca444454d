//! What conditions need of the past of a run: whether a text was printed, whether a thread of some name has lived.
//!
//! It is part of the state of an exploration, beside the machine: a word for each thing, which depends on the word
//! before a step and on the step. For a text it is how much of it the end of the output matches (Knuth, Morris, Pratt
//! 1977), and its whole length for ever once it was found.

use crate::threads::living;
use expression::Remembered;
use vm::Machine;

/// What is remembered.
#[derive(Default)]
pub(crate) struct History {
    things: Vec<Thing>,
    words: Vec<u32>,
    recalled: Vec<bool>,
}

enum Thing {
    /// The text, and for each of its beginnings how long the longest proper beginning is that also ends it.
    Printed {
        text: Vec<u8>,
        borders: Vec<u32>,
    },
    Lived(String),
}

impl History {
    /// Remembers these things from now on; answers where the first of them is kept.
    pub(crate) fn enrol(&mut self, things: &[Remembered]) -> usize {
        let first = self.things.len();
        self.things.extend(things.iter().map(Thing::new));
        self.words.resize(self.things.len(), 0);
        self.recalled.resize(self.things.len(), false);
        first
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.things.is_empty()
    }

    /// The words, as a part of the state.
    pub(crate) fn words(&self) -> &[u32] {
        &self.words
    }

    /// Takes over words of another state.
    pub(crate) fn set_words(&mut self, words: &[u32]) {
        self.words.copy_from_slice(words);
        self.recall();
    }

    /// Which of the things are true.
    pub(crate) fn recalled(&self) -> &[bool] {
        &self.recalled
    }

    /// Forgets everything: the program stands at its start.
    pub(crate) fn begin(&mut self, machine: &Machine) {
        self.words.fill(0);
        self.note(machine, 0);
    }

    /// Takes note of a step after which so many bytes were printed that were not before.
    pub(crate) fn note(&mut self, machine: &Machine, printed: usize) {
        if self.is_empty() {
            return;
        }
        let all: Vec<u8> = machine.output.iter().flat_map(|(_, bytes)| bytes.iter().copied()).collect();
        let printed = &all[all.len() - printed.min(all.len())..];
        let names: Vec<String> = living(machine).map(|id| machine.name_of_thread(id)).collect();
        for (thing, word) in self.things.iter().zip(&mut self.words) {
            *word = match thing {
                Thing::Printed { text, borders } => matched(text, borders, *word, printed),
                Thing::Lived(name) => u32::from(*word == 1 || names.contains(name)),
            };
        }
        self.recall();
    }

    fn recall(&mut self) {
        for ((thing, word), recalled) in self.things.iter().zip(&self.words).zip(&mut self.recalled) {
            *recalled = match thing {
                Thing::Printed { text, .. } => *word as usize == text.len(),
                Thing::Lived(_) => *word == 1,
            };
        }
    }
}

impl Thing {
    fn new(remembered: &Remembered) -> Thing {
        match remembered {
            Remembered::Printed(text) => {
                let text = text.as_bytes().to_vec();
                Thing::Printed { borders: borders(&text), text }
            }
            Remembered::Lived(name) => Thing::Lived(name.clone()),
        }
    }
}

fn borders(text: &[u8]) -> Vec<u32> {
    let mut borders = vec![0; text.len()];
    let mut length = 0;
    for index in 1..text.len() {
        while length > 0 && text[index] != text[length] {
            length = borders[length - 1] as usize;
        }
        length += usize::from(text[index] == text[length]);
        borders[index] = length as u32;
    }
    borders
}

/// How much of the text the output matches after more of it.
fn matched(text: &[u8], borders: &[u32], before: u32, printed: &[u8]) -> u32 {
    let mut length = before as usize;
    for byte in printed {
        if length == text.len() {
            break;
        }
        while length > 0 && *byte != text[length] {
            length = borders[length - 1] as usize;
        }
        length += usize::from(*byte == text[length]);
    }
    length as u32
}

#[cfg(test)]
mod tests {
    use super::{borders, matched};

    #[test]
    fn a_text_is_found_wherever_it_begins_and_however_it_comes() {
        let found = |text: &str, pieces: &[&str]| {
            let borders = borders(text.as_bytes());
            let length =
                pieces.iter().fold(0, |length, piece| matched(text.as_bytes(), &borders, length, piece.as_bytes()));
            length as usize == text.len()
        };
        assert!(found("aab", &["aaab"]) && found("aab", &["a", "a", "a", "b", "c"]) && found("abab", &["abaabab"]));
        assert!(!found("aab", &["aa", "cb"]) && !found("abac", &["abababa"]));
        assert!(found("abac", &["ababac", "x"]));
    }
}
