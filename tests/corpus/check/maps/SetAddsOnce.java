//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: of two threads that add the same element, one is told that it was new.
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class SetAddsOnce {
    static final Set<Integer> SET = ConcurrentHashMap.newKeySet();
    static final AtomicInteger NEW = new AtomicInteger();

    static void add() {
        if (SET.add(1)) {
            NEW.incrementAndGet();
        }
    }

    static final class Adding extends Thread {
        @Override
        public void run() {
            add();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Adding adding = new Adding();
        adding.start();
        add();
        adding.join();
        assert NEW.get() == 1;
    }
}
