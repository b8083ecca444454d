//@ verdict: holds
//@ options: --ltl '[] (PipelineStops.stopped -> <> PipelineStops.returned)'
//@ claim: holds --ltl '[] (PipelineStops.stopped -> <> PipelineStops.returned)' --fairness none
//@ claim: holds --property termination
//@ claim: holds --ltl '[] (PipelineStops.returned -> PipelineStops.stopped)'
//@ claim: violated --ltl '[] (PipelineStops.returned -> PipelineStops.ended)'
// why: the stop travels behind the last item; each stage passes it on and returns.
public class PipelineStops {
    static volatile boolean stopped;
    static volatile boolean returned;
    static volatile boolean ended;

    /** Room for one item; 0 says stop, negative is empty. */
    static final class Connector {
        private int item = -1;

        synchronized void put(int next) throws InterruptedException {
            while (item >= 0) {
                wait();
            }
            item = next;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (item < 0) {
                wait();
            }
            int taken = item;
            item = -1;
            notifyAll();
            return taken;
        }
    }

    static final class Stage extends Thread {
        private final Connector from;
        private final Connector to;

        Stage(Connector from, Connector to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            try {
                int item;
                do {
                    item = from.take();
                    if (to != null) {
                        to.put(item);
                    }
                } while (item != 0);
            } catch (InterruptedException never) {
                throw new AssertionError(never);
            }
            if (to != null) {
                returned = true;
            } else {
                ended = true;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Connector first = new Connector();
        Connector second = new Connector();
        new Stage(first, second).start();
        new Stage(second, null).start();
        first.put(1);
        stopped = true;
        first.put(0);
    }
}
