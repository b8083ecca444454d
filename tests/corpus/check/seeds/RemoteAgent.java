//@ verdict: violated
//@ property: deadlock
//@ all: deadlock, race
// why: the signal may come between the comparison of the counters and the wait; the counter is read without the lock.
public class RemoteAgent {
    static final class Event {
        int count;

        synchronized void await() {
            try {
                wait(); //~
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
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
                if (seen == wanted.count) {
                    wanted.await();
                }
                seen = wanted.count;
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
                if (seen == done.count) {
                    done.await();
                }
                seen = done.count;
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
