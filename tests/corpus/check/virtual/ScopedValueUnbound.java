//@ verdict: violated
//@ property: exception
//@ jdk: 25
//@ ways: in turn
// why: another thread does not see what this one has bound.
public class ScopedValueUnbound {
    static final ScopedValue<Integer> VALUE = ScopedValue.newInstance();

    static final class Outside extends Thread {
        @Override
        public void run() {
            assert VALUE.get() == 7;
        }
    }

    static final class Starting implements Runnable {
        @Override
        public void run() {
            new Outside().start();
        }
    }

    public static void main(String[] arguments) throws Exception {
        ScopedValue.where(VALUE, 7).run(new Starting());
    }
}
