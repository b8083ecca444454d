//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: a lambda runs in a thread like any other code.
public class LambdaThreads {
    static int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> count++);
        Thread other = new Thread(() -> count++);
        one.start();
        other.start();
        one.join();
        other.join();
        assert count == 2; //~
    }
}
