//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenReadOnce.number=signs
// why: what was read once is of one sign, whatever is written then
public class TokenReadOnce {
    static volatile int number;

    public static void main(String[] arguments) {
        new Thread(new Writer()).start();
        int first = number;
        int second = first;
        assert first == 0 || second > 0;
    }

    static class Writer implements Runnable {
        public void run() {
            number = 1;
        }
    }
}
