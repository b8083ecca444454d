//@ about: endless recursion raises a StackOverflowError that can be caught, and the program goes on
public class StackOverflowCaught {
    static int depth;
    int field;

    static void down() {
        depth++;
        down();
    }

    static long wide(long a, double b, long c) {
        depth++;
        return wide(a + 1, b * 2, c) + 1;
    }

    synchronized int locked() {
        field++;
        try {
            return locked();
        } finally {
            field--;
        }
    }

    @Override public String toString() {
        return "(" + this + ")";
    }

    static boolean even(int n) { return odd(n + 1); }
    static boolean odd(int n) { return even(n + 1); }

    interface Body { Object run(); }

    static void show(String name, Body body) {
        depth = 0;
        try {
            System.out.println(body.run());
        } catch (StackOverflowError e) {
            System.out.println(name + ": " + e + " " + (e instanceof VirtualMachineError) + " "
                + (e.getStackTrace().length == 1024));
        }
    }

    static final class Looped {
        static int tries;
        static int climb() { tries++; return climb(); }
    }

    public static void main(String[] args) throws InterruptedException {
        show("down", () -> { down(); return 0; });
        System.out.println(depth > 500);
        show("wide", () -> wide(1, 2, 3));
        show("mutual", () -> even(0));
        StackOverflowCaught s = new StackOverflowCaught();
        show("locked", () -> s.locked());
        System.out.println(s.field + " " + Thread.holdsLock(s));
        show("toString", () -> s.toString().length());
        show("static", Looped::climb);
        Body[] self = new Body[1];
        self[0] = () -> self[0].run();
        show("lambda", self[0]);
        Thread t = new Thread(() -> show("thread", () -> { down(); return 0; }));
        t.start();
        t.join();
        int again = 0;
        for (int i = 0; i < 3; i++) {
            try {
                down();
            } catch (StackOverflowError e) {
                again++;
            }
        }
        System.out.println("again " + again);
    }
}
