//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: two threads may both find that it is not in the list.
import java.util.concurrent.CopyOnWriteArrayList;

public class ListContainsThenAdd {
    static final CopyOnWriteArrayList<String> LIST = new CopyOnWriteArrayList<>();

    static void add() {
        if (!LIST.contains("x")) {
            LIST.add("x");
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
        assert LIST.size() == 1;
    }
}
