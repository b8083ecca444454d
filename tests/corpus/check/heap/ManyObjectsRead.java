//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: each thread reads under the lock and writes under it later: an increment may be lost, also where much is alive.
import java.util.ArrayList;
import java.util.List;

public class ManyObjectsRead {
    static final class Box {
        int value;
    }

    static final class Holder {
        Box box;
        int number;
    }

    static final class Adder extends Thread {
        private final Holder holder;

        Adder(Holder holder) {
            this.holder = holder;
        }

        @Override
        public void run() {
            for (int round = 0; round < 2; round++) {
                int seen;
                synchronized (holder) {
                    if (holder.box == null) {
                        holder.box = new Box();
                    }
                    seen = holder.box.value;
                }
                synchronized (holder) {
                    holder.box.value = seen + 1;
                }
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        List<Holder> holders = new ArrayList<>();
        for (int number = 0; number < 600; number++) {
            Holder holder = new Holder();
            holder.number = number;
            holders.add(holder);
        }
        Holder shared = holders.get(300);
        Adder first = new Adder(shared);
        first.start();
        Adder second = new Adder(shared);
        second.start();
        first.join();
        second.join();
        synchronized (shared) {
            assert shared.box.value == 4 && holders.get(599).number == 599;
        }
    }
}
