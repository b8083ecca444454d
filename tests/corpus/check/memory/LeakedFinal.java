//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: the object escapes its constructor, so that the other thread may read its final field before it is set.
public class LeakedFinal {
    static volatile LeakedFinal known;
    static volatile int step, seen = 1;
    final int value;

    LeakedFinal() {
        known = this;
        step = 1;
        value = 1;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread maker = new Thread(LeakedFinal::new);
        Thread reader = new Thread(() -> {
            LeakedFinal found = known;
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
