//@ verdict: holds
//@ assurance: jmm
// why: each thread runs an object of its own.
public class RunnableTargets implements Runnable {
    private int count;

    @Override
    public void run() {
        count++;
    }

    public static void main(String[] arguments) throws InterruptedException {
        RunnableTargets first = new RunnableTargets();
        RunnableTargets second = new RunnableTargets();
        Thread one = new Thread(first);
        Thread other = new Thread(second);
        one.start();
        other.start();
        one.join();
        other.join();
        assert first.count == 1 && second.count == 1;
    }
}
