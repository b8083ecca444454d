//@ verdict: holds
//@ assurance: jmm
// why: the same as FirstUseLosesUpdate under the monitor of a class that needs no initialiser either.
public class FirstUseKeepsUpdate {
    static class Plain {
        static volatile int count;
    }

    static final class Counter extends Plain {
        static synchronized void add() {
            int before = Counter.count;
            Counter.count = before + 1;
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(Counter::add);
        other.start();
        Counter.add();
        other.join();
        assert Plain.count == 2;
    }
}
