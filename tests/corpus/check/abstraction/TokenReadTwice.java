//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenReadTwice.number=signs
// why: another thread writes between the two reads
public class TokenReadTwice {
    static volatile int number;

    public static void main(String[] arguments) {
        new Thread(new Writer()).start();
        int first = number;
        int second = number;
        assert first == 0 || second != 0;
        assert second == 0 || first != 0;
    }

    static class Writer implements Runnable {
        public void run() {
            number = 1;
        }
    }
}
