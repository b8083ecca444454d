//! The JSON report: the members of the contract, and texts with every kind of character.

use crate::findings::{MainSource, deadlock, fixed_answers, moment, report, trace};
use crate::json_reader::{Value, read};
use evidence::Detail;
use model::{Choice, Reason, Schedule, Verdict};
use report::json::Json;
use report::{NoSources, document};

fn text(text: &str) -> Value {
    Value::Text(text.to_string())
}

#[test]
fn a_violation_has_all_members_of_the_contract() {
    let mut moments = vec![moment(0, 1, "locks Object@1"), moment(1, 2, "")];
    moments[1].printed = vec![String::from("one"), String::from("\"two\"")];
    moments[1].place = None;
    let mut violation = deadlock(trace(&["main", "worker"], moments));
    violation.schedule = Schedule::from(vec![Choice::of(0), Choice { agent: 1, alternative: 2 }]);
    let report = report(Verdict::Violated, vec![violation]);
    let json = read(&document(&report, &MainSource(&["  synchronized (a) {"])).to_string());

    let expected = [("tool", "sojourner"), ("version", "0.1.0"), ("command", "check"), ("main", "Main")];
    expected.iter().for_each(|(name, value)| assert_eq!(*json.member(name), text(value)));
    assert_eq!(*json.member("schema"), Value::Number(1.0));
    assert_eq!(*json.member("target"), Value::List(vec![text("Main.java")]));
    assert_eq!((json.member("jdk"), json.member("verdict")), (&text("17.0.15"), &text("violated")));
    assert_eq!((json.member("reason"), json.has("assurance")), (&Value::Null, false));
    assert_eq!(*json.member("warnings"), Value::List(Vec::new()));

    let violation = json.member("violations").item(0);
    assert_eq!(*violation.member("property"), text("deadlock"));
    assert_eq!(*violation.member("exception"), Value::Null);
    assert_eq!(*violation.member("schedule"), Value::List(vec![Value::Number(0.0), Value::Number(1.0)]));
    assert_eq!(*violation.member("schedule_text"), text("0 1.2"));
    let site = violation.member("sites").item(1);
    assert_eq!((site.member("thread"), site.member("line")), (&text("worker"), &Value::Number(4.0)));
    for name in ["class", "method", "file", "what"] {
        assert!(matches!(site.member(name), Value::Text(_)), "{name}");
    }
    let [first, second] = [0, 1].map(|index| violation.member("trace").item(index));
    assert_eq!((first.member("step"), first.member("thread")), (&Value::Number(1.0), &text("main")));
    assert_eq!((first.member("text"), first.member("event")), (&text("synchronized (a) {"), &text("locks Object@1")));
    assert_eq!((second.member("class"), second.member("line")), (&Value::Null, &Value::Null));
    assert_eq!((second.member("text"), second.member("event")), (&Value::Null, &Value::Null));
    assert_eq!(*second.member("printed"), Value::List(vec![text("one"), text("\"two\"")]));
}

#[test]
fn the_statistics_have_all_members_of_the_contract() {
    let json = read(&document(&report(Verdict::Holds, Vec::new()), &NoSources).to_string());
    assert_eq!((json.member("verdict"), json.member("assurance")), (&text("holds"), &text("jmm")));
    let stats = json.member("stats");
    for (name, value) in [
        ("states", 1_234.0),
        ("revisited", 56.0),
        ("transitions", 2_345.0),
        ("instructions", 34_567.0),
        ("max_depth", 78.0),
        ("threads", 2.0),
        ("state_bytes", 12_340.0),
        ("peak_bytes", 45_678.0),
        ("wall_ms", 90.0),
    ] {
        assert_eq!(*stats.member(name), Value::Number(value), "{name}");
    }
    assert_eq!(*stats.member("complete"), Value::Bool(true));
}

#[test]
fn a_proof_names_the_answers_of_the_surroundings() {
    let mut report = report(Verdict::Holds, Vec::new());
    assert_eq!(*read(&document(&report, &NoSources).to_string()).member("fixed"), Value::List(Vec::new()));
    report.fixed = fixed_answers();
    report.assumptions = vec![String::from("One sequence.")];
    let json = read(&document(&report, &NoSources).to_string());
    assert_eq!(*json.member("fixed"), Value::List(vec![text("random"), text("clock")]));
    let sarif = read(&report::sarif(&report).to_string());
    let Value::List(runs) = sarif.member("runs") else { panic!("no runs") };
    let properties = runs[0].member("properties");
    assert_eq!(*properties.member("verdict"), text("holds"));
    assert_eq!(*properties.member("assumptions"), Value::List(vec![text("One sequence.")]));
}

#[test]
fn an_unknown_gives_the_reason() {
    for (reason, word) in [
        (Reason::TimeLimit, "time-limit"),
        (Reason::Omission, "omission-possible"),
        (Reason::Matching, "matching"),
        (Reason::Approximation(String::from("A.m=any")), "approximation: A.m=any"),
        (Reason::Unsupported(String::from("a socket")), "unsupported: a socket"),
    ] {
        let mut report = report(Verdict::Unknown(reason), Vec::new());
        report.costs.search.omission = Some(1.5e-9);
        let json = read(&document(&report, &NoSources).to_string());
        assert_eq!((json.member("verdict"), json.member("reason")), (&text("unknown"), &text(word)));
        assert_eq!(*json.member("stats").member("complete"), Value::Bool(false));
        assert_eq!(*json.member("stats").member("omission"), Value::Number(1.5e-9));
        assert!(!json.has("assurance"));
    }
}

#[test]
fn texts_survive_whatever_is_in_them() {
    let controls: String = (0..0x20).chain([0x7f, 0x80, 0x9f]).filter_map(char::from_u32).collect();
    for words in [controls.as_str(), "\"quoted\" \\ back/slash", "ö漢😀\u{10ffff}", "\u{fffd}\u{2028}\u{feff}", ""]
    {
        assert_eq!(read(&Json::Text(words.to_string()).to_string()), text(words));
    }
    for number in [f64::NAN, f64::INFINITY] {
        assert_eq!(read(&Json::Decimal(number).to_string()), Value::Null);
    }
    assert_eq!(read(&Json::Number(u64::MAX).to_string()), Value::Number(u64::MAX as f64));
}

#[test]
fn what_happens_inside_the_class_library_has_members_of_its_own_where_it_was_asked_for() {
    let mut violation = deadlock(trace(&["main"], vec![moment(0, 1, "calls lock"), moment(0, 1, "ends")]));
    let place = violation.fault.sites[0].place.clone();
    violation.fault.sites[0].within = vec![place.clone()];
    violation.trace.moments[0].details = vec![Detail { place, event: String::from("parks") }];
    let json = read(&document(&report(Verdict::Violated, vec![violation]), &NoSources).to_string());
    let violation = json.member("violations").item(0);
    let [first, second] = [0, 1].map(|index| violation.member("sites").item(index));
    assert_eq!((first.member("within").item(0).member("line"), second.has("within")), (first.member("line"), false));
    let [first, second] = [0, 1].map(|index| violation.member("trace").item(index));
    assert_eq!((first.member("details").item(0).member("event"), second.has("details")), (&text("parks"), false));
}
