//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: it looks and adds in one step.
import java.util.concurrent.CopyOnWriteArrayList;

public class ListAddIfAbsent {
    static final CopyOnWriteArrayList<String> LIST = new CopyOnWriteArrayList<>();

    static void add() {
        LIST.addIfAbsent("x");
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
