//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: an iterator goes through the list as it was.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class IteratedCopy {
    static final List<Integer> LIST = new CopyOnWriteArrayList<>();

    static final class Adding extends Thread {
        @Override
        public void run() {
            LIST.add(2);
        }
    }

    public static void main(String[] arguments) throws Exception {
        LIST.add(1);
        Adding adding = new Adding();
        adding.start();
        int sum = 0;
        for (int item : LIST) {
            sum += item;
        }
        adding.join();
        assert sum == 1 || sum == 3;
    }
}
