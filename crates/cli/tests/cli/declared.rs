//! Abstractions that a program declares by calls of `sojourner.calls.Abstract`.

use crate::session::Session;

#[test]
fn what_is_declared_by_calls_is_literal() {
    let session = Session::new();
    let text = "\
import sojourner.calls.Abstract;

public class Spoken {
    static int number;

    public static void main(String[] arguments) {
        Abstract.remove(arguments.length > 0 ? \"number\" : \"Spoken.number\");
        assert number == 0;
    }
}
";
    session.write("Spoken.java", text);
    let ended = session.run(&["check", "Spoken.java", "--abstract"]);
    assert_eq!(ended.status, Some(2), "{}", ended.stdout);
    let said = "Spoken calls sojourner.calls.Abstract with something that is no literal";
    assert!(ended.stderr.contains(said), "{}", ended.stderr);
    let literal = text.replace("arguments.length > 0 ? \"number\" : ", "");
    session.write("Spoken.java", literal);
    let ended = session.run(&["check", "Spoken.java", "--abstract", "--predicate", "Spoken: number == 0"]);
    assert_eq!(ended.status, Some(0), "{}{}", ended.stdout, ended.stderr);
    assert!(ended.stdout.contains("without Spoken.number"), "{}", ended.stdout);
}

#[test]
fn lambdas_declare_the_conditions_that_they_compute() {
    let session = Session::new();
    let text = "\
import sojourner.calls.Abstract;

public class Stated {
    static class Other {
        int y;
    }

    int x;
    long big;
    boolean open;
    Stated next;
    static int all;

    boolean asked() {
        return open;
    }

    void declare(int given, int[] cells) {
        CONDITION
    }

    public static void main(String[] arguments) {
        Stated one = new Stated();
        one.declare(1, new int[1]);
        one.x = all;
    }
}
";
    let run = |condition: &str| {
        session.write("Stated.java", text.replace("CONDITION", &format!("Abstract.addBoolean(\"P\", {condition});")));
        session.run(&["check", "Stated.java", "--abstract", "--remove", "Stated.x"])
    };
    for (lambda, condition) in [
        ("() -> x == all", "Stated: x == all"),
        ("() -> x != 5", "Stated: x != 5"),
        ("() -> open", "Stated: open"),
        ("() -> !open && x > -2", "Stated: !open && x > (-2)"),
        ("() -> x + 1 <= next.x % 3", "Stated: (x + 1) <= (next.x % 3)"),
        ("() -> big - x < 7", "Stated: (big - x) < 7"),
        ("this::asked", "Stated: open"),
        ("() -> next == null", "Stated: next == null"),
        ("() -> next == this", "Stated: next == this"),
        ("() -> open ? x > 0 : all > 0", "Stated: (open && x > 0) || (!open && all > 0)"),
        ("(Stated one) -> one.x >= 0", "Stated: x >= 0"),
        ("(Stated one, Other other) -> one.x > other.y", "Stated, Stated.Other: Stated.x > Stated.Other.y"),
    ] {
        let ended = run(lambda);
        let told = ended.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
        let told = told.replace("Stated$Other", "Stated.Other");
        assert!(told.contains(condition), "{lambda}: {}{}", ended.stdout, ended.stderr);
    }
    for (lambda, why) in [
        ("() -> asked()", "a lambda that calls a method"),
        ("() -> cells[0] == x", "no lambda that captures nothing but its object"),
        ("() -> given == x", "no lambda that captures nothing but its object"),
        ("() -> x + 1L > 5", "a lambda that counts in long with numbers that are int"),
        ("() -> (x & 1) == 0", "a lambda that does more than to compare"),
        ("(Stated one) -> one.x > x", "a lambda that is about this object and about others"),
        ("(Stated one, Stated two) -> one.x > two.x", "a lambda that is about more than an object each of two classes"),
        ("() -> { while (x < 3) { } return true; }", "a lambda that has too many paths"),
    ] {
        let ended = run(lambda);
        assert_eq!(ended.status, Some(2), "{lambda}: {}", ended.stdout);
        let told = ended.stderr.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains(why), "{lambda}: {}", ended.stderr);
    }
}
