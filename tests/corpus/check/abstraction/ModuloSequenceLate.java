//@ verdict: violated
//@ property: assertion
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data ModuloSequenceLate.sequence=mod:4
// why: the turn begins again too late
public class ModuloSequenceLate {
    static long sequence;
    static int turn;

    public static void main(String[] arguments) {
        for (int number = 0; number < 2; number++) {
            new Thread(new Sender()).start();
        }
    }

    static class Sender implements Runnable {
        public void run() {
            while (true) {
                synchronized (ModuloSequenceLate.class) {
                    sequence = sequence + 1;
                    turn = turn + 1;
                    if (turn == 5) {
                        turn = 0;
                    }
                    assert (sequence & 3) == turn;
                }
            }
        }
    }
}
