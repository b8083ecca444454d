//! The constant pool of an assembled class.

/// The entries written so far; equal ones are written once.
#[derive(Default)]
pub(super) struct Constants {
    /// With their indices, since a long takes two.
    entries: Vec<(u16, Vec<u8>)>,
    last: u16,
}

impl Constants {
    pub(super) fn text(&mut self, text: &str) -> u16 {
        let length = u16::try_from(text.len()).unwrap().to_be_bytes();
        self.entry([&[1], &length[..], text.as_bytes()].concat())
    }

    pub(super) fn class(&mut self, name: &str) -> u16 {
        let name = self.text(name);
        self.numbers(7, &[name])
    }

    /// The constant that a test wrote out.
    pub(super) fn parse(&mut self, written: &str) -> u16 {
        let (kind, value) = written.split_once('=').unwrap_or_else(|| panic!("{written}"));
        match kind {
            "class" => self.class(value),
            "int" => self.entry([&[3], &value.parse::<i32>().unwrap().to_be_bytes()[..]].concat()),
            "long" => {
                let index = self.entry([&[5], &value.parse::<i64>().unwrap().to_be_bytes()[..]].concat());
                self.last = self.last.max(index + 1);
                index
            }
            "field" => self.member(9, value),
            "method" => self.member(10, value),
            "interface" => self.member(11, value),
            _ => panic!("the assembler does not know {written}"),
        }
    }

    pub(super) fn write_to(&self, file: &mut Vec<u8>) {
        file.extend((self.last + 1).to_be_bytes());
        self.entries.iter().for_each(|(_, bytes)| file.extend(bytes));
    }

    fn member(&mut self, tag: u8, value: &str) -> u16 {
        let (class, rest) = value.split_once('.').unwrap();
        let (name, descriptor) = rest.split_once(':').unwrap();
        let (class, name, descriptor) = (self.class(class), self.text(name), self.text(descriptor));
        let name_and_type = self.numbers(12, &[name, descriptor]);
        self.numbers(tag, &[class, name_and_type])
    }

    fn numbers(&mut self, tag: u8, numbers: &[u16]) -> u16 {
        let bytes = numbers.iter().flat_map(|number| number.to_be_bytes());
        self.entry(std::iter::once(tag).chain(bytes).collect())
    }

    fn entry(&mut self, bytes: Vec<u8>) -> u16 {
        if let Some((index, _)) = self.entries.iter().find(|(_, known)| *known == bytes) {
            return *index;
        }
        self.last += 1;
        self.entries.push((self.last, bytes));
        self.last
    }
}
