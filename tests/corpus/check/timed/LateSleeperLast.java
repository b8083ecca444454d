//@ verdict: holds
//@ assurance: sc
//@ options: --timeouts late
//@ claim: violated --property assertion --timeouts any
//@ claim: violated --property assertion --timeouts never
// why: who sleeps comes after who does not, as long as computing takes no time; a sleep is no limit that could be left out.
public class LateSleeperLast {
    private static volatile int last;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread() {
            @Override
            public void run() {
                last = 1;
            }
        };
        other.start();
        Thread.sleep(10);
        last = 2;
        other.join();
        assert last == 2;
    }
}
