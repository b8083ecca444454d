//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --remove A.x --remove B.y --predicate 'A, B: A.x > B.y' --predicate 'A: x < 2147483647' --predicate 'A: x > 0' --predicate 'B: y == 0'
// why: y takes the number of one x, which the other one need not be above
public class PairOfClassesMeet {
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
                int next = two.x;
                low.y = next;
                assert one.x > low.y;
            }
        }
    }
}
