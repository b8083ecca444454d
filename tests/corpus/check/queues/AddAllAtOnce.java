//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: a list that is copied on every change takes all of them in one change.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class AddAllAtOnce {
    static final CopyOnWriteArrayList<Integer> LIST = new CopyOnWriteArrayList<>();

    static final class Adding extends Thread {
        @Override
        public void run() {
            LIST.addAll(List.of(1, 2));
        }
    }

    public static void main(String[] arguments) throws Exception {
        Adding adding = new Adding();
        adding.start();
        if (LIST.contains(1)) {
            assert LIST.contains(2);
        }
        adding.join();
    }
}
