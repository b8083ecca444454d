import java.util.concurrent.ConcurrentHashMap;

/** N threads put, merge and remove in one ConcurrentHashMap. */
public class Maps {
    private static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();

    private static void work(int mine) {
        MAP.put(mine, mine);
        MAP.merge(100, 1, Integer::sum);
        MAP.remove(mine);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] workers = new Thread[Integer.parseInt(args[0])];
        for (int number = 0; number < workers.length; number++) {
            int mine = number;
            workers[number] = new Thread(() -> work(mine));
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert MAP.get(100) == workers.length;
    }
}
