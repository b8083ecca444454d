/**
 * The Remote Agent with the rest of the spacecraft: 32 tasks that report to one telemetry buffer.
 *
 * <p>Each task stands at one of at least 100 places at a time (25 reports of 4 steps each: lock, read, write, unlock), and all of them use one lock, so
 * that no two of their steps can be exchanged for free: 32 tasks have more than 100^32 = 10^64 states. The error is that of
 * RemoteAgent.java all the same.
 */
public class RemoteAgentMission {
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

    static final class Telemetry {
        private final int[] channels = new int[32];
        private int reports;

        synchronized void report(int channel, int value) {
            channels[channel] = value;
            reports++;
        }

        synchronized int reports() {
            return reports;
        }
    }

    /** A device that measures, reports and ends. */
    static final class Device extends Thread {
        private static final int REPORTS = 25;
        private final Telemetry telemetry;
        private final int channel;

        Device(Telemetry telemetry, int channel) {
            super("Device " + channel);
            this.telemetry = telemetry;
            this.channel = channel;
        }

        @Override
        public void run() {
            int value = channel;
            for (int i = 0; i < REPORTS; i++) {
                value = value * 31 + telemetry.reports();
                telemetry.report(channel, value);
            }
        }
    }

    public static void main(String[] args) {
        Telemetry telemetry = new Telemetry();
        for (int channel = 0; channel < 32; channel++) {
            new Device(telemetry, channel).start();
        }
        Event first = new Event();
        Event second = new Event();
        new Planner(first, second).start();
        new Executive(second, first).start();
    }
}
