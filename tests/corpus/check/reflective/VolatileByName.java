//@ verdict: holds
//@ assurance: jmm
// why: there is nothing to go wrong, and all accesses are volatile.
import java.util.concurrent.atomic.AtomicInteger;

public class VolatileByName {
    static final AtomicInteger number = new AtomicInteger();

    public static void main(String[] arguments) throws Exception {
        Runnable task = (Runnable) Class.forName("VolatileByNameTask").getDeclaredConstructor().newInstance();
        new Thread(task).start();
        new Thread(task).start();
    }
}

class VolatileByNameTask implements Runnable {
    @Override
    public void run() {
        VolatileByName.number.set(VolatileByName.number.get() + 1);
    }
}
