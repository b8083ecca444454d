//@ verdict: holds
//@ assurance: sc
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data ParityOfTotal.total=parity
// why: even numbers stay even, also where they overflow
public class ParityOfTotal {
    static int total;

    public static void main(String[] arguments) {
        for (int number = 0; number < 2; number++) {
            new Thread(new Adder()).start();
        }
    }

    static class Adder implements Runnable {
        public void run() {
            while (true) {
                synchronized (ParityOfTotal.class) {
                    total = total + 6;
                    assert total % 2 == 0;
                }
            }
        }
    }
}
