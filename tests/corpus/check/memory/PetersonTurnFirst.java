//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: the turn is given away before the wish is stated, so that both may pass.
public class PetersonTurnFirst {
    static volatile boolean wants0;
    static volatile boolean wants1;
    static volatile int turn;
    static int inside;

    static final class Zero extends Thread {
        @Override
        public void run() {
            turn = 1;
            wants0 = true;
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
            turn = 0;
            wants1 = true;
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
