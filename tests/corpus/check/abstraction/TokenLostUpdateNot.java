//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenLostUpdateNot.count=interval:0..2
// why: one thread adds after the other
public class TokenLostUpdateNot {
    static volatile int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(new Adder());
        other.start();
        add();
        other.join();
        assert count == 2;
    }

    static synchronized void add() {
        count = count + 1;
    }

    static class Adder implements Runnable {
        public void run() {
            add();
        }
    }
}
