//@ verdict: holds
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: as FormatOfSharedArray, under a lock.
public class FormatOfLockedArray {
    static final Object[] VALUES = {0, 0};

    public static void main(String[] arguments) throws Exception {
        Thread writing = new Thread(() -> {
            synchronized (VALUES) {
                VALUES[0] = 1;
                VALUES[1] = 1;
            }
        });
        writing.start();
        String text;
        synchronized (VALUES) {
            text = String.format("%s%s", VALUES);
        }
        writing.join();
        assert !text.equals("01") : text;
    }
}
