/** The error of the Remote Agent (Havelund et al., "Formal analysis of the Remote Agent before and after flight"): a missed signal. */
public class RemoteAgent {
    static final class Event {
        int count;

        synchronized void waitForEvent() {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        synchronized void signalEvent() {
            count = count + 1;
            notifyAll();
        }
    }

    static final class Planner extends Thread {
        private final Event mine;
        private final Event other;
        private int count;

        Planner(Event mine, Event other) {
            super("Planner");
            this.mine = mine;
            this.other = other;
        }

        @Override
        public void run() {
            count = mine.count;
            while (true) {
                if (count == mine.count) {
                    mine.waitForEvent();
                }
                count = mine.count;
                other.signalEvent();
            }
        }
    }

    static final class Executive extends Thread {
        private final Event mine;
        private final Event other;
        private int count;

        Executive(Event mine, Event other) {
            super("Executive");
            this.mine = mine;
            this.other = other;
        }

        @Override
        public void run() {
            count = mine.count;
            while (true) {
                other.signalEvent();
                if (count == mine.count) {
                    mine.waitForEvent();
                }
                count = mine.count;
            }
        }
    }

    public static void main(String[] args) {
        Event first = new Event();
        Event second = new Event();
        new Planner(first, second).start();
        new Executive(second, first).start();
    }
}
