//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: an iterator over a list that is copied on every change sees the list as it was at one moment.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class SnapshotSeesOne {
    static final CopyOnWriteArrayList<Integer> LIST = new CopyOnWriteArrayList<>(List.of(1));

    static final class Moving extends Thread {
        @Override
        public void run() {
            LIST.remove((Integer) 1);
            LIST.add(2);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Moving moving = new Moving();
        moving.start();
        int seen = 0;
        for (Integer key : LIST) {
            seen += key;
        }
        moving.join();
        assert seen != 3;
    }
}
