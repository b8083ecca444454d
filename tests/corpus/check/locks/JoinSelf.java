//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: a thread that waits for its own end waits for ever.
public class JoinSelf {
    public static void main(String[] arguments) throws InterruptedException {
        Thread.currentThread().join(); //~
    }
}
