//@ verdict: holds
//@ options: --ltl '<> (BakeryOnce.served == 2)'
//@ claim: violated --ltl '<> (BakeryOnce.served == 2)' --fairness none
//@ claim: holds --property termination
//@ claim: holds --ltl '[] !(BakeryOnce.inside[0] && BakeryOnce.inside[1])'
//@ claim: holds --ltl '[] (BakeryOnce.choosing0 -> <> BakeryOnce.inside[0])' --fairness strong
// why: tickets order those who wait; equal ones are ordered by number. A waiting customer only needs the others to move on.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class BakeryOnce {
    static volatile boolean choosing0;
    static volatile boolean choosing1;
    static final boolean[] inside = new boolean[2];
    static final AtomicIntegerArray tickets = new AtomicIntegerArray(2);
    static int served;

    static final class Zero extends Thread {
        @Override
        public void run() {
            choosing0 = true;
            tickets.set(0, tickets.get(1) + 1);
            choosing0 = false;
            while (choosing1) {
            }
            while (tickets.get(1) != 0 && tickets.get(1) < tickets.get(0)) {
            }
            serve(0);
            tickets.set(0, 0);
        }
    }

    static final class One extends Thread {
        @Override
        public void run() {
            choosing1 = true;
            tickets.set(1, tickets.get(0) + 1);
            choosing1 = false;
            while (choosing0) {
            }
            while (tickets.get(0) != 0 && tickets.get(0) <= tickets.get(1)) {
            }
            serve(1);
            tickets.set(1, 0);
        }
    }

    static void serve(int customer) {
        inside[customer] = true;
        served++;
        inside[customer] = false;
    }

    public static void main(String[] arguments) {
        new Zero().start();
        new One().start();
    }
}
