//@ verdict: violated
//@ property: assertion
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data IntervalOfUsesWide.used=interval:0..2 --data IntervalOfUsesWide.served=point
// why: two are served at once
public class IntervalOfUsesWide {
    static int used;
    static int served;

    public static void main(String[] arguments) {
        for (int number = 0; number < 2; number++) {
            new Thread(new Client()).start();
        }
    }

    static class Client implements Runnable {
        public void run() {
            while (true) {
                boolean taken = false;
                synchronized (IntervalOfUsesWide.class) {
                    if (used <= 1) {
                        used = used + 1;
                        served = served + 1;
                        taken = true;
                    }
                    assert used <= 1;
                }
                if (taken) {
                    synchronized (IntervalOfUsesWide.class) {
                        used = used - 1;
                    }
                }
            }
        }
    }
}
