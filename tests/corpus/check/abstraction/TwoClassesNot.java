//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --remove A.x --remove B.y --predicate 'B: partner.x > y' --predicate 'B: y == 0' --predicate 'B: partner.x == 3'
// why: x is not greater than y
public class TwoClassesNot {
    static class A {
        int x;
    }

    static class B {
        A partner;
        int y;
    }

    public static void main(String[] arguments) {
        A first = new A();
        B[] others = {new B(), new B()};
        for (B other : others) {
            other.partner = first;
        }
        first.x = 3;
        B other = others[0];
        other.y = other.partner.x + 1;
        if (other.partner.x > other.y) {
            others[1].y = first.x;
        }
        assert others[1].y == 0;
    }
}
