//@ verdict: holds
//@ assurance: jmm
// why: the wrapper locks around every call.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedList {
    static final List<String> LIST = Collections.synchronizedList(new ArrayList<>(4));

    static final class Adder extends Thread {
        @Override
        public void run() {
            LIST.add("worker");
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Adder adder = new Adder();
        adder.start();
        LIST.add("main");
        adder.join();
        assert LIST.size() == 2;
    }
}
