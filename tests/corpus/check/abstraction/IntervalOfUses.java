//@ verdict: holds
//@ assurance: sc
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data IntervalOfUses.used=interval:0..2 --data IntervalOfUses.served=point
// why: one at a time is served, and how often does not matter
public class IntervalOfUses {
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
                synchronized (IntervalOfUses.class) {
                    if (used == 0) {
                        used = used + 1;
                        served = served + 1;
                        taken = true;
                    }
                    assert used <= 1;
                }
                if (taken) {
                    synchronized (IntervalOfUses.class) {
                        used = used - 1;
                    }
                }
            }
        }
    }
}
