//@ verdict: holds
//@ assurance: jmm
// why: who waits for the initialisation of a class is RUNNABLE, as HotSpot shows it.
public class InitializationNotSeen {
    static class Slow {
        static int value;

        static {
            Thread.yield();
            value = 1;
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            assert Slow.value == 1;
        });
        Thread two = new Thread(() -> {
            assert Slow.value == 1;
        });
        one.start();
        two.start();
        Thread.State state = two.getState();
        assert state == Thread.State.RUNNABLE || state == Thread.State.TERMINATED;
        one.join();
        two.join();
    }
}
