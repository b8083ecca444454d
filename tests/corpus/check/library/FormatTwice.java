//@ verdict: holds
//@ assurance: jmm
//@ library: modelled formatting is long
// why: String.format may be called by two threads; what it caches in static fields is its own affair.
public class FormatTwice {
    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> String.format("x %d", 1));
        Thread two = new Thread(() -> String.format("x %d", 2));
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
