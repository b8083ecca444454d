//@ verdict: holds
//@ assurance: sc
//@ depth: deep its numbers have no bound, so there is no end without an abstraction
//@ search: --abstract --remove A.x --remove B.y --predicate 'A, B: A.x > B.y' --predicate 'A: x < 2147483647' --predicate 'A: x > 0' --predicate 'B: y == 0'
// why: whoever raises x keeps it above each y, and y only takes numbers below each x
public class PairOfClassesHolds {
    static class A {
        int x;
    }

    static class B {
        int y;
    }

    static final A[] HIGHS = {new A(), new A()};
    static final B[] LOWS = {new B(), new B()};

    static class Raiser extends Thread {
        public void run() {
            while (true) {
                for (A high : HIGHS) {
                    synchronized (HIGHS) {
                        if (high.x < 2147483647) {
                            high.x = high.x + 1;
                        }
                    }
                }
            }
        }
    }

    public static void main(String[] arguments) {
        for (A high : HIGHS) {
            high.x = 1;
        }
        new Raiser().start();
        while (true) {
            synchronized (HIGHS) {
                B low = LOWS[0];
                A one = HIGHS[0];
                A two = HIGHS[1];
                int next = one.x - 1;
                low.y = next;
                if (two.x > low.y) {
                    assert one.x > low.y && two.x > low.y;
                } else {
                    low.y = 0;
                }
            }
        }
    }
}
