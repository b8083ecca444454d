//@ verdict: holds
//@ assurance: jmm
//@ jdk: 25
//@ ways: in turn
// why: a scoped value belongs to the thread that has bound it, for as long as it is bound.
public class ScopedValueSeen {
    static final ScopedValue<Integer> VALUE = ScopedValue.newInstance();

    static final class Looking implements Runnable {
        @Override
        public void run() {
            assert VALUE.get() == 7;
        }
    }

    static final class Outside extends Thread {
        @Override
        public void run() {
            assert !VALUE.isBound();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Outside outside = new Outside();
        outside.start();
        ScopedValue.where(VALUE, 7).run(new Looking());
        assert !VALUE.isBound();
        outside.join();
    }
}
