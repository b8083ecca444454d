//@ verdict: violated
//@ property: ltl
//@ options: --ltl '[] (StoppedAfterCalls.begun -> <> StoppedAfterCalls.done)' --property assertion
//@ jdk: 17 only
// why: the stop may come between the two; what is a step must not depend on which calls of the library are linked already.

public class StoppedAfterCalls {
    static volatile boolean begun;
    static volatile boolean done;
    static int sum;

    static final class Worker extends Thread {
        @Override
        public void run() {
            begun = true;
            int length = String.valueOf(7).length();
            int twice = length + Integer.parseInt("2");
            sum = Math.max(twice, length) + "ab".indexOf("b");
            done = true;
        }
    }

    public static void main(String[] arguments) {
        Worker worker = new Worker();
        worker.start();
        int local = Integer.parseInt("3") + 1;
        sum = local;
        worker.stop();
    }
}
