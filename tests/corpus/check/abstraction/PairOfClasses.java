//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --remove A.x --remove B.y --predicate 'xGTy: A.x > B.y'
// why: x of each object is compared with y of each other; the second thread raises the one y that the first one relies on
public class PairOfClasses {
    static class A {
        int x;
    }

    static class B {
        int y;
    }

    static final A FIRST = new A();
    static final B[] OTHERS = {new B(), new B()};

    public static void main(String[] arguments) {
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
