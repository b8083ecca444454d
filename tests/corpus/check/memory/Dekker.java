//@ verdict: holds
//@ assurance: jmm
// why: who has not the turn takes its wish back until the other is done.
public class Dekker {
    static volatile boolean wants0;
    static volatile boolean wants1;
    static volatile int turn;
    static int inside;

    static final class Zero extends Thread {
        @Override
        public void run() {
            wants0 = true;
            while (wants1) {
                if (turn != 0) {
                    wants0 = false;
                    while (turn != 0) {
                    }
                    wants0 = true;
                }
            }
            inside++;
            assert inside == 1;
            inside--;
            turn = 1;
            wants0 = false;
        }
    }

    static final class One extends Thread {
        @Override
        public void run() {
            wants1 = true;
            while (wants0) {
                if (turn != 1) {
                    wants1 = false;
                    while (turn != 1) {
                    }
                    wants1 = true;
                }
            }
            inside++;
            assert inside == 1;
            inside--;
            turn = 0;
            wants1 = false;
        }
    }

    public static void main(String[] arguments) {
        new Zero().start();
        new One().start();
    }
}
