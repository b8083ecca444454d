//@ verdict: violated
//@ property: exception
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenDivisor.parts=signs
// why: there may be no parts: zero divides nothing
public class TokenDivisor {
    static int parts;
    static int share;

    public static void main(String[] arguments) throws InterruptedException {
        Thread setter = new Thread(new Setter());
        setter.start();
        share = 12 / parts;
        setter.join();
    }

    static class Setter implements Runnable {
        public void run() {
            parts = 3;
        }
    }
}
