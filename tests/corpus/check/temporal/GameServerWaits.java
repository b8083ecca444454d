//@ verdict: violated
//@ property: livelock
//@ options: --property livelock
//@ claim: violated --ltl '<> GameServerWaits.sent' --fairness strong
//@ claim: violated --property termination
//@ claim: holds --property deadlock
//@ claim: violated --ltl '[] !thread(handler).blocked'
// why: the board waits busily for room in the queue while it holds the lock that the handler needs to empty the queue.
public class GameServerWaits {
    static final Object connections = new Object();
    static volatile int queued = 1;
    static volatile boolean sent;

    static final class Board extends Thread {
        @Override
        public void run() {
            synchronized (connections) {
                while (queued == 1) { //~
                }
                queued = 1;
            }
            sent = true;
        }
    }

    static final class Handler extends Thread {
        Handler() {
            super("handler");
        }

        @Override
        public void run() {
            synchronized (connections) {
                queued = 0;
            }
        }
    }

    public static void main(String[] arguments) {
        new Board().start();
        new Handler().start();
    }
}
