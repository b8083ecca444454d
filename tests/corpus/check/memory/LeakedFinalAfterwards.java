//@ verdict: holds
// why: the object is known to others when its field is set.
public class LeakedFinalAfterwards {
    static volatile LeakedFinalAfterwards known;
    static volatile int step, seen = 1;
    final int value;

    LeakedFinalAfterwards() {
        step = 1;
        value = 1;
        known = this;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread maker = new Thread(LeakedFinalAfterwards::new);
        Thread reader = new Thread(() -> {
            LeakedFinalAfterwards found = known;
            if (found != null) {
                int first = found.value;
                step = 2;
                seen = first == found.value ? 1 : 0;
            }
        });
        maker.start();
        reader.start();
        maker.join();
        reader.join();
        assert seen == 1;
    }
}
