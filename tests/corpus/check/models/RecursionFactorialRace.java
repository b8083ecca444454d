//@ verdict: violated
//@ property: assertion|race
//@ all: assertion, race
// why: both threads add to the total without a lock, so that one addition may be lost.
public class RecursionFactorialRace {
    static int total;

    static void add(int n) {
        if (n > 0) {
            total++;
            add(n - 1);
        }
    }

    static class Worker extends Thread {
        public void run() {
            add(2);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker one = new Worker();
        Worker other = new Worker();
        one.start();
        other.start();
        one.join();
        other.join();
        assert total == 4;
    }
}
