//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenDivisorSet.parts=signs
// why: the parts are set before they divide, and the quotient of two positive numbers is not negative
public class TokenDivisorSet {
    static int parts;
    static int share;

    public static void main(String[] arguments) throws InterruptedException {
        Thread setter = new Thread(new Setter());
        setter.start();
        setter.join();
        share = 12 / parts;
        assert share >= 0;
    }

    static class Setter implements Runnable {
        public void run() {
            parts = 3;
        }
    }
}
