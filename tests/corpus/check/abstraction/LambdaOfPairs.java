//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract
// why: a lambda compares x of each object with y of each other; the second thread raises the one y that the first one relies on
import sojourner.calls.Abstract;

public class LambdaOfPairs {
    static class A {
        int x;
    }

    static class B {
        int y;
    }

    static final A FIRST = new A();
    static final B[] OTHERS = {new B(), new B()};

    static void declare() {
        Abstract.remove("LambdaOfPairs.A.x");
        Abstract.remove("LambdaOfPairs.B.y");
        Abstract.addBoolean("xGTy", (A a, B b) -> a.x > b.y);
    }

    public static void main(String[] arguments) {
        declare();
        new Thread(() -> {
            synchronized (FIRST) {
                OTHERS[1].y = FIRST.x;
            }
        }).start();
        A first = FIRST;
        B other = OTHERS[1];
        synchronized (first) {
            first.x = 5;
            other.y = first.x - 1;
        }
        synchronized (first) {
            assert first.x > other.y;
        }
    }
}
