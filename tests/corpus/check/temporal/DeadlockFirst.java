//@ verdict: violated
//@ property: deadlock|termination
//@ all: deadlock, termination
//@ options: --property deadlock,termination
//@ claim: violated --property termination
//@ claim: violated --ltl '<> DeadlockFirst.done' --property race
// why: main joins itself; the run never comes to its end, and that is a deadlock.
public class DeadlockFirst {
    static volatile boolean done;

    public static void main(String[] arguments) throws InterruptedException {
        Thread.currentThread().join();
        done = true;
    }
}
