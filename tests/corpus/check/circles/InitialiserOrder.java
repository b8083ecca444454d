//@ verdict: holds
//@ assurance: jmm
// why: only one of the initialisers needs the other class.
public class InitialiserOrder {
    static final class Left {
        static final int SIDE = Right.next();

        static int next() {
            return 1;
        }
    }

    static final class Right {
        static final int SIDE = 2;

        static int next() {
            return 2;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Thread(() -> Left.next()).start();
        new Thread(() -> Right.next()).start();
        while (true) {
            Thread.sleep(1000);
        }
    }
}
