//@ about: IllegalMonitorStateException for wait and notify without the monitor, in every form.
//@ exit: 1
public class MonitorOwnership {
    interface MonitorOwnershipAction {
        void run() throws InterruptedException;
    }

    private static synchronized void locked(MonitorOwnershipAction action) throws InterruptedException {
        action.run();
    }

    public static void main(String[] args) throws InterruptedException {
        Object monitor = new Object();
        attempt("wait", monitor::wait);
        attempt("timed wait", () -> monitor.wait(10));
        attempt("notify", monitor::notify);
        attempt("notifyAll", monitor::notifyAll);
        attempt("other monitor held", () -> {
            synchronized (new Object()) {
                monitor.notify();
            }
        });
        attempt("class monitor held", () -> locked(MonitorOwnership.class::notifyAll));
        attempt("after the block", () -> {
            synchronized (monitor) {
                monitor.notify();
            }
            monitor.notify();
        });
        attempt("array", () -> new int[0].notify());
        attempt("string", () -> {
            synchronized ("interned".intern()) {
                "interned".notify();
            }
        });
        Thread owner = new Thread(() -> {
            synchronized (monitor) {
                System.out.println("owner holds " + Thread.holdsLock(monitor));
                attempt("inside the owner", monitor::notifyAll);
            }
        });
        owner.start();
        owner.join();
        attempt("holdsLock of null", () -> Thread.holdsLock(null));
        synchronized (monitor) {
            attempt("negative wait", () -> monitor.wait(-5));
            Thread.currentThread().interrupt();
            attempt("interrupted wait", monitor::wait);
        }
        monitor.notify();
    }

    private static void attempt(String name, MonitorOwnershipAction action) {
        try {
            action.run();
            System.out.println(name + ": fine");
        } catch (IllegalMonitorStateException | IllegalArgumentException | InterruptedException e) {
            System.out.println(name + ": " + e);
        } catch (NullPointerException e) {
            System.out.println(name + ": null");
        }
    }
}
