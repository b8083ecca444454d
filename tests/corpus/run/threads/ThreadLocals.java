//@ about: ThreadLocal and InheritableThreadLocal: initial values, isolation between threads, removal and inheritance.
import java.util.Arrays;

public class ThreadLocals {
    private static final ThreadLocal<Integer> COUNTER = ThreadLocal.withInitial(() -> 100);
    private static final ThreadLocal<String> PLAIN = new ThreadLocal<>();
    private static final InheritableThreadLocal<String> PATH = new InheritableThreadLocal<>() {
        @Override
        protected String childValue(String parent) {
            return parent + "/child";
        }
    };

    public static void main(String[] args) throws InterruptedException {
        System.out.println(COUNTER.get() + " " + PLAIN.get() + " " + PATH.get());
        COUNTER.set(COUNTER.get() + 5);
        PLAIN.set("main");
        PATH.set("root");
        int[] seen = new int[4];
        Thread[] threads = new Thread[seen.length];
        for (int i = 0; i < threads.length; i++) {
            int index = i;
            threads[i] = new Thread(() -> {
                for (int n = 0; n < 50; n++) {
                    COUNTER.set(COUNTER.get() + index);
                    Thread.yield();
                }
                seen[index] = COUNTER.get();
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(Arrays.toString(seen) + " main still " + COUNTER.get());
        String[] inherited = new String[3];
        Thread parent = new Thread(() -> {
            inherited[0] = PATH.get() + " " + PLAIN.get();
            Thread child = new Thread(() -> inherited[1] = PATH.get());
            PATH.set("changed too late");
            child.start();
            try {
                child.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            inherited[2] = PATH.get();
        });
        PATH.set("after creation");
        parent.start();
        parent.join();
        System.out.println(Arrays.toString(inherited) + " " + PATH.get());
        Thread without = new Thread(null, () -> System.out.println("not inherited: " + PATH.get()), "without", 0,
                false);
        without.start();
        without.join();
        COUNTER.remove();
        PLAIN.remove();
        System.out.println(COUNTER.get() + " " + PLAIN.get());
        ThreadLocal<?>[] many = new ThreadLocal<?>[200];
        long sum = 0;
        for (int i = 0; i < many.length; i++) {
            int value = i;
            many[i] = ThreadLocal.withInitial(() -> value);
            sum += (Integer) many[i].get();
        }
        for (int i = 0; i < many.length; i += 2) {
            many[i].remove();
        }
        System.out.println(sum + " " + many[77].get() + " " + many[78].get());
    }
}
