//@ verdict: violated
//@ property: exception|race
//@ ways: in turn
// why: the list is changed while it is gone through.
import java.util.ArrayList;
import java.util.List;

public class IteratedOriginal {
    static final List<Integer> LIST = new ArrayList<>();

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
