//@ verdict: holds
//@ assurance: sc
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data ModuloSequence.sequence=mod:4
// why: four divides the number of longs, so that a remainder by four survives an overflow
public class ModuloSequence {
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
                synchronized (ModuloSequence.class) {
                    sequence = sequence + 1;
                    turn = turn + 1;
                    if (turn == 4) {
                        turn = 0;
                    }
                    assert (sequence & 3) == turn;
                }
            }
        }
    }
}
