//@ verdict: holds
//@ assurance: sc
// why: there is nothing to go wrong, but the accesses are plain ones: the Java memory model allows more than was explored.
import java.util.concurrent.atomic.AtomicInteger;

public class WeakByName {
    static final AtomicInteger number = new AtomicInteger();

    public static void main(String[] arguments) throws Exception {
        Runnable task = (Runnable) Class.forName("WeakByNameTask").getDeclaredConstructor().newInstance();
        new Thread(task).start();
        new Thread(task).start();
    }
}

class WeakByNameTask implements Runnable {
    @Override
    public void run() {
        WeakByName.number.setPlain(WeakByName.number.getPlain() + 1);
    }
}
