//@ verdict: violated
//@ property: assertion
//@ options: --class-properties
// why: between entry and return another thread has added, too.
public class OldValueOvertaken {
    static final class Counter {
        private volatile int count;

        void add() {
            count = count + 1;
        }

        boolean post_add(int old_count) {
            return count == old_count + 1;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Counter counter = new Counter();
        Thread adding = new Thread(counter::add);
        adding.start();
        counter.add();
        adding.join();
    }
}
