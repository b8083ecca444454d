//@ verdict: violated
//@ property: assertion
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data ParityOfTotalOdd.total=parity
// why: an odd number is added
public class ParityOfTotalOdd {
    static int total;

    public static void main(String[] arguments) {
        for (int number = 0; number < 2; number++) {
            new Thread(new Adder()).start();
        }
    }

    static class Adder implements Runnable {
        public void run() {
            while (true) {
                synchronized (ParityOfTotalOdd.class) {
                    total = total + 7;
                    assert total % 2 == 0;
                }
            }
        }
    }
}
