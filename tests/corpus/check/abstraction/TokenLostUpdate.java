//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenLostUpdate.count=interval:0..2
// why: both threads read zero; a token that was read is as old as the number
public class TokenLostUpdate {
    static volatile int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(new Adder());
        other.start();
        add();
        other.join();
        assert count == 2;
    }

    static void add() {
        count = count + 1;
    }

    static class Adder implements Runnable {
        public void run() {
            add();
        }
    }
}
