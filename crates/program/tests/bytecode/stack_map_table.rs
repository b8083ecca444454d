//! Reads `StackMapTable` (JVMS 4.7.4) down to what a slot is: a reference, something else, or nothing.

/// What a stack map says about one slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    Top,
    Value,
    Reference,
}

/// The frame before the instruction at a position; longs and doubles are a `Value` and a `Top`.
#[derive(Clone, Debug)]
pub(crate) struct StackMapFrame {
    pub(crate) position: u32,
    pub(crate) locals: Vec<Slot>,
    pub(crate) stack: Vec<Slot>,
}

/// All frames of the attribute; `locals` are those at the method's start, one entry per value with its slots.
pub(crate) fn read(data: &[u8], locals: Vec<Vec<Slot>>) -> Vec<StackMapFrame> {
    let mut reader = Reader { data, next: 0 };
    let count = reader.u16();
    let mut table = Table { reader, locals, position: None };
    let frames = (0..count).map(|_| table.frame()).collect();
    assert_eq!(table.reader.next, data.len(), "a StackMapTable is read to its end");
    frames
}

struct Reader<'a> {
    data: &'a [u8],
    next: usize,
}

impl Reader<'_> {
    fn u8(&mut self) -> u8 {
        self.next += 1;
        self.data[self.next - 1]
    }

    fn u16(&mut self) -> u16 {
        u16::from_be_bytes([self.u8(), self.u8()])
    }

    fn value(&mut self) -> Vec<Slot> {
        match self.u8() {
            0 => vec![Slot::Top],
            1 | 2 => vec![Slot::Value],
            3 | 4 => vec![Slot::Value, Slot::Top],
            5 | 6 => vec![Slot::Reference],
            7 | 8 => {
                self.u16();
                vec![Slot::Reference]
            }
            tag => panic!("verification type {tag}"),
        }
    }

    fn values(&mut self, count: u16) -> Vec<Vec<Slot>> {
        (0..count).map(|_| self.value()).collect()
    }
}

struct Table<'a> {
    reader: Reader<'a>,
    locals: Vec<Vec<Slot>>,
    /// Of the frame before.
    position: Option<u32>,
}

impl Table<'_> {
    fn frame(&mut self) -> StackMapFrame {
        let tag = self.reader.u8();
        let delta = match tag {
            0..=63 => tag.into(),
            64..=127 => (tag - 64).into(),
            _ => self.reader.u16(),
        };
        let stack = match tag {
            0..=63 | 251 => vec![],
            64..=127 | 247 => self.reader.values(1),
            248..=250 => {
                self.locals.truncate(self.locals.len() - usize::from(251 - tag));
                vec![]
            }
            252..=254 => {
                let more = self.reader.values(u16::from(tag) - 251);
                self.locals.extend(more);
                vec![]
            }
            255 => self.full(),
            _ => panic!("frame type {tag}"),
        };
        let position = self.position.map_or(u32::from(delta), |before| before + u32::from(delta) + 1);
        self.position = Some(position);
        StackMapFrame { position, locals: self.locals.concat(), stack: stack.concat() }
    }

    fn full(&mut self) -> Vec<Vec<Slot>> {
        let locals = self.reader.u16();
        self.locals = self.reader.values(locals);
        let stack = self.reader.u16();
        self.reader.values(stack)
    }
}
