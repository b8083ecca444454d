//@ verdict: holds
//@ claim: violated --ltl '[] !(SectionsInOrder.one == 1 && SectionsInOrder.two == 0)'
//@ claim: violated --ltl '[] !(SectionsInOrder.two == 1 && SectionsInOrder.one == 0)'
//@ claim: holds --ltl '[] !(SectionsInOrder.two == 2)'
// why: sections that commute for the program are told apart by a formula over what they add to.
public class SectionsInOrder {
    static final Object LOCK = new Object();
    static int one;
    static int two;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            synchronized (LOCK) {
                one++;
            }
        });
        other.start();
        synchronized (LOCK) {
            two++;
        }
        other.join();
    }
}
