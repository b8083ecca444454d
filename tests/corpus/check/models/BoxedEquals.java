//@ verdict: holds
//@ assurance: jmm
// why: small values are one object each and larger ones are not, but equals looks at values and classes alone.
public class BoxedEquals {
    static Object shared = Integer.valueOf(0);

    static void boxes(int value) {
        Integer one = value;
        Integer other = value;
        assert one.equals(other) && one.hashCode() == value && one.compareTo(other) == 0;
        assert (one == other) == (value >= -128 && value <= 127);
        Object short_ = Short.valueOf((short) value);
        assert !one.equals(short_) && !short_.equals(one);
    }

    public static void main(String[] args) throws InterruptedException {
        boxes(-129);
        boxes(-128);
        boxes(127);
        boxes(128);
        Thread thread = new Thread(() -> {
            synchronized (BoxedEquals.class) {
                shared = ((Integer) shared) + 200;
            }
        });
        thread.start();
        synchronized (BoxedEquals.class) {
            shared = ((Integer) shared) + 200;
        }
        thread.join();
        assert shared.equals(400);
        assert !shared.equals(400L - 1) && shared instanceof Integer && !(shared instanceof Short);
    }
}
