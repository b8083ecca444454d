//@ verdict: holds
//@ assurance: jmm
// why: run is a plain call: everything happens in main.
public class RunInsteadOfStart {
    static int count;

    static final class Worker extends Thread {
        @Override
        public void run() {
            count++;
        }
    }

    public static void main(String[] arguments) {
        new Worker().run();
        new Worker().run();
        assert count == 2;
    }
}
