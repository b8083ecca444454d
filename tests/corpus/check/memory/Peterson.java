//@ verdict: holds
//@ assurance: jmm
// why: with volatile flags and turn the algorithm excludes; what it protects needs no lock then.
public class Peterson {
    static volatile boolean wants0;
    static volatile boolean wants1;
    static volatile int turn;
    static int inside;

    static final class Zero extends Thread {
        @Override
        public void run() {
            wants0 = true;
            turn = 1;
            while (wants1 && turn == 1) {
            }
            inside++;
            assert inside == 1;
            inside--;
            wants0 = false;
        }
    }

    static final class One extends Thread {
        @Override
        public void run() {
            wants1 = true;
            turn = 0;
            while (wants0 && turn == 0) {
            }
            inside++;
            assert inside == 1;
            inside--;
            wants1 = false;
        }
    }

    public static void main(String[] arguments) {
        new Zero().start();
        new One().start();
    }
}
