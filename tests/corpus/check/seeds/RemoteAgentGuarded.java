//@ verdict: holds
//@ assurance: jmm
// why: counters are compared and waited for under the lock; the agents alternate, so that counting modulo 3 loses nothing.
public class RemoteAgentGuarded {
    static final class Event {
        private int count;

        synchronized int awaitAfter(int seen) {
            try {
                while (seen == count) {
                    wait();
                }
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
            return count;
        }

        synchronized void signal() {
            count = (count + 1) % 3;
            notifyAll();
        }
    }

    static final class Planner extends Thread {
        private final Event wanted;
        private final Event done;

        Planner(Event wanted, Event done) {
            this.wanted = wanted;
            this.done = done;
        }

        @Override
        public void run() {
            int seen = 0;
            while (true) {
                seen = wanted.awaitAfter(seen);
                done.signal();
            }
        }
    }

    static final class Executive extends Thread {
        private final Event wanted;
        private final Event done;

        Executive(Event wanted, Event done) {
            this.wanted = wanted;
            this.done = done;
        }

        @Override
        public void run() {
            int seen = 0;
            while (true) {
                wanted.signal();
                seen = done.awaitAfter(seen);
            }
        }
    }

    public static void main(String[] arguments) {
        Event wanted = new Event();
        Event done = new Event();
        new Planner(wanted, done).start();
        new Executive(wanted, done).start();
    }
}
