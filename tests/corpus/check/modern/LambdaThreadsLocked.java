//@ verdict: holds
//@ assurance: jmm
// why: a method reference to a static synchronized method takes the lock of the class.
public class LambdaThreadsLocked {
    static int count;

    static synchronized void increment() {
        count++;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(LambdaThreadsLocked::increment);
        Thread other = new Thread(LambdaThreadsLocked::increment);
        one.start();
        other.start();
        one.join();
        other.join();
        assert count == 2;
    }
}
