//@ verdict: violated
//@ property: deadlock
// why: the initialisers of two classes need each other, and two threads may run one each; main goes on.
public class InitialiserCircle {
    static final class Left {
        static final int SIDE = Right.next(); //~

        static int next() {
            return 1;
        }
    }

    static final class Right {
        static final int SIDE = Left.next(); //~

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
