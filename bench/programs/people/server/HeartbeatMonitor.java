//@ verdict: violated
//@ property: race|exception
// why: the map of last beats is a HashMap, written by nodes under a lock and iterated by the monitor without it.
import java.util.HashMap;
import java.util.Map;

public class HeartbeatMonitor {
    private final Map<String, Long> lastBeat = new HashMap<>();

    void beat(String node) {
        synchronized (lastBeat) {
            lastBeat.put(node, System.nanoTime());
        }
    }

    void report() {
        long now = System.nanoTime();
        for (Map.Entry<String, Long> entry : lastBeat.entrySet()) {
            System.out.printf("%s was heard %d ms ago%n", entry.getKey(), (now - entry.getValue()) / 1_000_000);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HeartbeatMonitor monitor = new HeartbeatMonitor();
        Thread[] nodes = new Thread[3];
        for (int i = 0; i < nodes.length; i++) {
            final String name = "node-" + i;
            nodes[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 5; k++) {
                        monitor.beat(name);
                        Thread.sleep(20);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, name);
            nodes[i].start();
        }
        for (int i = 0; i < 5; i++) {
            Thread.sleep(25);
            monitor.report();
        }
        for (Thread node : nodes) {
            node.join();
        }
    }
}
