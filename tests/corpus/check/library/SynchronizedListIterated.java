//@ verdict: violated
//@ property: exception
// why: iterating is many calls, and the list may change between them.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListIterated {
    static final List<String> LIST = Collections.synchronizedList(new ArrayList<>(4));

    static final class Adder extends Thread {
        @Override
        public void run() {
            LIST.add("worker");
        }
    }

    public static void main(String[] arguments) {
        LIST.add("main");
        new Adder().start();
        for (String text : LIST) {
            Thread.yield();
        }
    }
}
