//! The tree of a condition as it was written: operators, literals and names that mean nothing yet.

/// A part of a condition and where it begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// The character at which its operator or first token stands, counted from 1.
    pub column: usize,
    /// Levels of the tree below and including this one.
    pub height: usize,
    /// What it is.
    pub kind: Kind,
}

/// What a part of a condition is.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A constant.
    Literal(Literal),
    /// `Main.buffer.used`: a class, perhaps with its package, then fields.
    Path(Vec<Segment>),
    /// `place.name` behind an index or parentheses.
    Member(Box<Node>, String),
    /// `place[index]`.
    Element(Box<Node>, Box<Node>),
    /// `!condition`.
    Not(Box<Node>),
    /// `-number`.
    Negate(Box<Node>),
    /// Two numbers and an operator.
    Arithmetic(Arithmetic, Box<Node>, Box<Node>),
    /// Two values that are compared.
    Compare(Comparison, Box<Node>, Box<Node>),
    /// `&&` between all of them.
    All(Vec<Node>),
    /// `||` between all of them.
    Any(Vec<Node>),
    /// `in(Class.method)`, and with a line `at(Class.method:12)`.
    Standing(Vec<Segment>, Option<u32>),
    /// `thread(name).blocked`; for `ended`, where it is remembered that it has lived.
    Thread(String, ThreadState),
    /// `output contains "text"`: where that is remembered.
    Printed(usize),
}

/// What can be asked about a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreadState {
    /// It cannot go on because another thread holds a monitor, or initialises a class.
    Blocked,
    /// It waits to be notified or unparked, or for the end of another thread.
    Waiting,
    /// It has lived and does so no more; the number says where it is remembered that it has lived.
    Ended(usize),
}

/// One name of a dotted path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Where it begins, counted from 1.
    pub column: usize,
    /// The name.
    pub name: String,
}

/// A constant.
#[derive(Clone, Debug, PartialEq)]
pub enum Literal {
    /// `true` or `false`.
    Boolean(bool),
    /// A number without a point.
    Whole(i64),
    /// A number with a point.
    Decimal(f64),
    /// A text in units of UTF-16.
    Text(Box<[u16]>),
    /// No object.
    Null,
}

/// An operator between numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arithmetic {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`
    Divide,
    /// `%`
    Remainder,
}

/// How two values compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `==`
    Equal,
    /// `!=`
    Different,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    Greater,
    /// `>=`
    AtLeast,
}

impl Comparison {
    /// Whether it asks for an order, which only numbers have.
    pub(crate) fn is_ordering(self) -> bool {
        !matches!(self, Comparison::Equal | Comparison::Different)
    }
}

impl Node {
    pub(crate) fn new(column: usize, kind: Kind) -> Node {
        let below = match &kind {
            Kind::Literal(_) | Kind::Path(_) | Kind::Standing(..) | Kind::Thread(..) | Kind::Printed(_) => 0,
            Kind::Member(only, _) | Kind::Not(only) | Kind::Negate(only) => only.height,
            Kind::Element(left, right) | Kind::Arithmetic(_, left, right) | Kind::Compare(_, left, right) => {
                left.height.max(right.height)
            }
            Kind::All(nodes) | Kind::Any(nodes) => nodes.iter().map(|node| node.height).max().unwrap_or(0),
        };
        Node { column, height: below + 1, kind }
    }
}
