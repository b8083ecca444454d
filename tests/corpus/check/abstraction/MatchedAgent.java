//@ verdict: violated
//@ property: deadlock
//@ depth: deep its counters have no bound, so there is no end without matching
//@ search: --match 'Planner: count == event1.count, Executive: count == event2.count'
// why: the deadlock of the Remote Agent, found while its counters count: only whether they are equal tells states apart
public class MatchedAgent {
    static class Event {
        int count = 0;

        synchronized void waitForEvent() {
            try {
                wait(); //~
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        synchronized void signalEvent() {
            count = count + 1;
            notifyAll();
        }
    }

    static class Planner extends Thread {
        final Event event1;
        final Event event2;
        int count = 0;

        Planner(Event event1, Event event2) {
            this.event1 = event1;
            this.event2 = event2;
        }

        public void run() {
            count = event1.count;
            while (true) {
                if (count == event1.count) {
                    event1.waitForEvent();
                }
                count = event1.count;
                event2.signalEvent();
            }
        }
    }

    static class Executive extends Thread {
        final Event event1;
        final Event event2;
        int count = 0;

        Executive(Event event1, Event event2) {
            this.event1 = event1;
            this.event2 = event2;
        }

        public void run() {
            count = event2.count;
            while (true) {
                event1.signalEvent();
                if (count == event2.count) {
                    event2.waitForEvent();
                }
                count = event2.count;
            }
        }
    }

    public static void main(String[] arguments) {
        Event event1 = new Event();
        Event event2 = new Event();
        new Planner(event1, event2).start();
        new Executive(event1, event2).start();
    }
}
