//@ verdict: holds
//@ assurance: sc
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --remove BakeryThree.a --remove BakeryThree.b --remove BakeryThree.c --predicate 'BakeryThree: a == 0' --predicate 'BakeryThree: b == 0' --predicate 'BakeryThree: c == 0' --predicate 'BakeryThree: a < b' --predicate 'BakeryThree: a < c' --predicate 'BakeryThree: b < c' --predicate 'BakeryThree: a < 0' --predicate 'BakeryThree: b < 0' --predicate 'BakeryThree: c < 0'
// why: of three tickets the smallest enters; whoever draws behind the greatest int gives up
public class BakeryThree {
    static final Object DOOR = new Object();
    static volatile int inside;
    static int a;
    static int b;
    static int c;

    static void enterAndLeave() {
        inside = inside + 1;
        assert inside == 1;
        inside = inside - 1;
    }

    static class CustomerA extends Thread {
        public void run() {
            while (true) {
                boolean isTurn = false;
                synchronized (DOOR) {
                    if (b < c) {
                        a = c + 1;
                    } else {
                        a = b + 1;
                    }
                    if (a < 0) {
                        a = 0;
                        continue;
                    }
                }
                while (!isTurn) {
                    synchronized (DOOR) {
                        isTurn = (b == 0 || a < b) && (c == 0 || a < c);
                    }
                }
                enterAndLeave();
                synchronized (DOOR) {
                    a = 0;
                }
            }
        }
    }

    static class CustomerB extends Thread {
        public void run() {
            while (true) {
                boolean isTurn = false;
                synchronized (DOOR) {
                    if (a < c) {
                        b = c + 1;
                    } else {
                        b = a + 1;
                    }
                    if (b < 0) {
                        b = 0;
                        continue;
                    }
                }
                while (!isTurn) {
                    synchronized (DOOR) {
                        isTurn = (a == 0 || b < a) && (c == 0 || b < c);
                    }
                }
                enterAndLeave();
                synchronized (DOOR) {
                    b = 0;
                }
            }
        }
    }

    static class CustomerC extends Thread {
        public void run() {
            while (true) {
                boolean isTurn = false;
                synchronized (DOOR) {
                    if (a < b) {
                        c = b + 1;
                    } else {
                        c = a + 1;
                    }
                    if (c < 0) {
                        c = 0;
                        continue;
                    }
                }
                while (!isTurn) {
                    synchronized (DOOR) {
                        isTurn = (a == 0 || c < a) && (b == 0 || c < b);
                    }
                }
                enterAndLeave();
                synchronized (DOOR) {
                    c = 0;
                }
            }
        }
    }

    public static void main(String[] arguments) {
        new CustomerA().start();
        new CustomerB().start();
        new CustomerC().start();
    }
}
