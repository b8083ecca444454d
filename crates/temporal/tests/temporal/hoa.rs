//! Reading files, right and wrong ones.

use temporal::{complement, hoa, parse, translate};

const RESPONSE: &str = r#"HOA: v1
name: "runs in which a request stays without an answer"
States: 2
Start: 0
AP: 2 "a.b" "c.d"
acc-name: Buchi
Acceptance: 1 Inf(0)
properties: trans-labels explicit-labels state-acc /* and more */
--BODY--
State: 0
[t] 0
[0 & !1] 1
State: 1 "waiting" {0}
[!1] 1
--END--
"#;

#[test]
fn a_file_means_what_its_formula_means() {
    let read = hoa::read(RESPONSE).unwrap();
    assert_eq!(read.atoms, ["a.b", "c.d"]);
    let formula = parse("[] (a.b -> <> c.d)").unwrap().formula;
    assert!(!read.automaton.meets(&translate(&formula).unwrap()));
    assert!(read.automaton.meets(&translate(&formula.negated()).unwrap()));
    assert!(complement(&read.automaton).is_err());
}

#[test]
fn implicit_labels_aliases_and_state_labels_are_read() {
    let header = "HOA: v1 Start: 0 AP: 2 \"a\" \"b\" Alias: @x 0|!1 Acceptance: 0 t --BODY-- ";
    let implicit = hoa::read(&format!("{header} State: 0 0 0 0 0 --END--")).unwrap().automaton;
    let explicit = hoa::read(&format!("{header} State: [@x | (!0 & 1)] 0 0 --END--")).unwrap().automaton;
    assert!(complement(&implicit).unwrap().states.is_empty());
    assert!(complement(&explicit).unwrap().states.is_empty());
}

#[test]
fn what_is_not_understood_is_refused_with_its_line() {
    let refused = |change: (&str, &str), line: usize, words: &str| {
        let error = hoa::read(&RESPONSE.replacen(change.0, change.1, 1)).unwrap_err();
        assert!(error.line == line && error.message.contains(words), "{change:?}: {error}");
    };
    refused(("v1", "v2"), 1, "HOA: v1");
    refused(("Inf(0)", "Fin(0)"), 7, "Büchi");
    refused(("Start: 0", "Start: 0&1"), 4, "alternating");
    refused(("States: 2", "Fancy: 2"), 3, "must not be ignored");
    refused(("[t] 0", "[2] 0"), 11, "no atomic proposition 2");
    refused(("[!1] 1", "[!1] 7"), 15, "no state 7");
    refused(("{0}", "{1}"), 13, "no acceptance set 1");
    refused(("\"waiting\"", "\"waiting"), 13, "no end");
    assert!(hoa::read("").is_err());
}
