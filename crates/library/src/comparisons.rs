//! Comparing and describing objects inside calls that count as a whole.
//!
//! Collections compare what they are given by methods of the objects: a key that is a list is read at another moment
//! than the bin of its map, and other threads may have changed it. So `equals`, `hashCode`, `compareTo`, `compare` and
//! `toString` are no part of a whole, like the program's own code that a call runs, unless a row says that there is
//! nothing to be read but what never changes. A row that is missing costs states. Contradicted by the subjects of
//! `explore/tests/generated/library/subjects/arguments.rs`.

use crate::row::{Claim, Row};

const fn value(class: &'static str) -> Row {
    Row::new(class, COMPARED, Claim::Unchanging, "objects of this class do not change")
}

const COMPARED: &[&str] = &["equals", "hashCode", "compareTo", "toString"];

const fn comparator(class: &'static str) -> Row {
    Row::new(class, &["compare"], Claim::Unchanging, "it has no state; what it calls is a comparison of its own")
}

/// The rows.
pub(crate) const ROWS: &[Row] = &[
    Row::new("java/lang/Object", &["equals", "hashCode"], Claim::Unchanging, "an object is itself for ever"),
    value("java/lang/Boolean"),
    value("java/lang/Byte"),
    value("java/lang/Character"),
    value("java/lang/Double"),
    value("java/lang/Enum"),
    value("java/lang/Float"),
    value("java/lang/Integer"),
    value("java/lang/Long"),
    value("java/lang/Short"),
    value("java/lang/String"),
    value("java/math/BigDecimal"),
    value("java/math/BigInteger"),
    value("java/time/*"),
    value("java/util/UUID"),
    Row::new(
        "java/util/Locale",
        &["equals", "hashCode", "toString"],
        Claim::Unchanging,
        "objects of this class do not change",
    ),
    Row::new("java/lang/StringBuilder", &["toString"], Claim::Unchanging, "a call makes its own"),
    Row::new("java/util/Formatter", &["toString"], Claim::Unchanging, "a call makes its own"),
    comparator("java/lang/String$CaseInsensitiveComparator"),
    comparator("java/util/Collections$ReverseComparator"),
    comparator("java/util/Collections$ReverseComparator2"),
    comparator("java/util/Comparators$NaturalOrderComparator"),
    Row::new(
        "java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask",
        &["compareTo"],
        Claim::Unchanging,
        "the time of a task changes while no queue has it",
    ),
];

/// Whether a method is one by which objects are compared or described.
pub(crate) fn is_comparison(name: &str, descriptor: &str) -> bool {
    match name {
        "equals" => descriptor == "(Ljava/lang/Object;)Z",
        "hashCode" => descriptor == "()I",
        "compareTo" => descriptor.ends_with(";)I"),
        "compare" => descriptor.starts_with("(L") && descriptor.ends_with(";)I"),
        "toString" => descriptor == "()Ljava/lang/String;",
        _ => false,
    }
}
