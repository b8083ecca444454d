//@ verdict: holds
//@ options: --property livelock,deadlock,termination
//@ claim: holds --ltl '<> GameServerLetsGo.sent'
//@ claim: violated --ltl '<> GameServerLetsGo.sent' --fairness none
// why: the board waits for room before it takes the lock.
public class GameServerLetsGo {
    static final Object connections = new Object();
    static volatile int queued = 1;
    static volatile boolean sent;

    static final class Board extends Thread {
        @Override
        public void run() {
            while (queued == 1) {
            }
            synchronized (connections) {
                queued = 1;
            }
            sent = true;
        }
    }

    static final class Handler extends Thread {
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
