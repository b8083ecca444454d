//@ verdict: violated
//@ property: race
//@ all: race
// why: under sequential consistency one thread sees the other's write; the races say that Java does not promise it.
public class StoreBuffering {
    static int x;
    static int y;

    static final class Left extends Thread {
        int seen;

        @Override
        public void run() {
            x = 1;
            seen = y;
        }
    }

    static final class Right extends Thread {
        int seen;

        @Override
        public void run() {
            y = 1;
            seen = x;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Left left = new Left();
        Right right = new Right();
        left.start();
        right.start();
        left.join();
        right.join();
        assert left.seen == 1 || right.seen == 1;
    }
}
