//! Reports of slices, hand-made: what every format owes to its reader.

use crate::json_reader::{Value, read};
use report::{
    EvaluationReport, Layout, LineReason, NoSources, SLICE_RENDERERS, SliceReport, SlicedClass, SlicedFile,
    SlicedMethod, Sources, Why, WhyStep, slice_line,
};

/// A file of three lines.
struct Source;

impl Sources for Source {
    fn line(&self, class: &str, file: &str, line: u32) -> Option<&str> {
        let lines = ["a = 1;", "if (a < b && c) {", "\tlog(\"<i>\");"];
        assert_eq!((class, file), ("shop.Main", "Main.java"));
        lines.get(line as usize - 1).copied()
    }
}

fn report() -> SliceReport {
    let methods = vec![
        SlicedMethod { name: "main()".to_owned(), statements: 5, kept: 3 },
        SlicedMethod { name: "log()".to_owned(), statements: 2, kept: 0 },
    ];
    let step = |place: &str, dependence, clause| WhyStep { place: place.to_owned(), dependence, clause };
    SliceReport {
        main: "shop.Main".to_owned(),
        criteria: vec!["deadlock".to_owned(), "race".to_owned()],
        classes: vec![SlicedClass { name: "shop.Main".to_owned(), methods }],
        files: vec![SlicedFile {
            name: "Main.java".to_owned(),
            kept: vec![1, 2],
            removed: vec![3],
            evaluated: vec![],
            reasons: vec![
                LineReason { line: 1, dependences: vec!["data"] },
                LineReason { line: 2, dependences: vec!["control"] },
            ],
            class: "shop.Main".to_owned(),
        }],
        why: vec![Why {
            line: "Main.java:1".to_owned(),
            chain: vec![
                step("Main.main, line 1", "data", "gives a value to"),
                step("Main.main, line 2", "data", "gives a value to"),
                step("Main.main, line 2", "criterion", "is what was asked for"),
            ],
        }],
        ..SliceReport::default()
    }
}

fn rendered(name: &str, report: &SliceReport, sources: &dyn Sources) -> String {
    let renderer = SLICE_RENDERERS.iter().find(|renderer| renderer.name == name).expect("a format");
    (renderer.render)(report, sources, Layout { width: 80, every_schedule: false })
}

#[test]
fn the_text_is_this() {
    let expected = "\
slice of shop.Main for deadlock and race: 3 of 7 statements, 1 of 1 class

shop.Main  3 of 7 statements kept
  main()   3 of 5 statements kept
  log()    removed (2 statements)

shop/Main.java (-: removed):
     1 | a = 1;
     2 | if (a < b && c) {
-    3 |     log(\"<i>\");

Why Main.java:1 is kept:
  Main.main, line 1  gives a value to (data)
  Main.main, line 2  is what was asked for (criterion)
";
    assert_eq!(rendered("human", &report(), &Source), expected);
}

#[test]
fn without_sources_lines_are_numbers() {
    let text = rendered("human", &report(), &NoSources);
    assert!(text.contains("\nshop/Main.java (no source): kept 1-2; removed 3\n"), "{text}");
}

#[test]
fn a_page_shows_the_source_and_not_its_markup() {
    let page = rendered("html", &report(), &Source);
    assert!(page.contains("<td>if (a &lt; b &amp;&amp; c) {</td>"), "{page}");
    assert!(page.contains("<td>\t<del>log(&quot;&lt;i&gt;&quot;);</del></td>"), "{page}");
    assert!(page.contains("title=\"kept: control\""), "{page}");
}

#[test]
fn a_document_is_json_with_every_link() {
    let document = read(&rendered("json", &report(), &Source));
    assert_eq!(
        *document.member("why").item(0).member("chain").item(2).member("dependence"),
        Value::Text("criterion".into())
    );
    assert_eq!(*document.member("files").item(0).member("removed").item(0), Value::Number(3.0));
    assert_eq!(*document.member("stats").member("kept_statements"), Value::Number(3.0));
}

#[test]
fn every_format_says_why_there_is_no_slice() {
    let report = SliceReport { refusals: vec!["reflection (x) at Main.main, line 4".to_owned()], ..report() };
    let line = "no slice of shop.Main for deadlock and race: the program uses 1 thing that the slicer does not follow";
    assert_eq!(slice_line(&report), line);
    for renderer in SLICE_RENDERERS {
        let text = rendered(renderer.name, &report, &Source);
        assert!(text.contains("reflection (x) at Main.main, line 4"), "{}: {text}", renderer.name);
    }
}

#[test]
fn every_format_says_what_was_evaluated() {
    let evaluation = EvaluationReport {
        arguments: vec!["3".to_owned(), "<on>".to_owned()],
        values: 4,
        branches: 1,
        calls: 2,
        copies: 1,
        unreached: vec!["Main.java:9".to_owned()],
    };
    let mut report = SliceReport { evaluation: Some(evaluation), ..report() };
    report.files[0].evaluated = vec![2, 3];
    let text = rendered("human", &report, &Source);
    let line = "evaluated for the arguments 3 <on>: 4 values known, 1 branch folded, 2 calls\n  bound, 1 copy of a method; \
                Main.java:9 is never executed\n";
    assert!(text.contains(line), "{text}");
    let marked =
        "shop/Main.java (-: removed, =: a value is known):\n     1 | a = 1;\n=    2 | if (a < b && c) {\n-    3 |";
    assert!(text.contains(marked), "{text}");
    let page = rendered("html", &report, &Source);
    assert!(page.contains("<p>evaluated for the arguments 3 &lt;on&gt;: 4 values known"), "{page}");
    assert!(page.contains("<td>= 2</td>"), "{page}");
    let document = read(&rendered("json", &report, &Source));
    assert_eq!(*document.member("evaluation").member("branches"), Value::Number(1.0));
    assert_eq!(*document.member("evaluation").member("unreached").item(0), Value::Text("Main.java:9".into()));
    assert_eq!(*document.member("files").item(0).member("evaluated").item(1), Value::Number(3.0));
}
