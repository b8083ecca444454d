//@ verdict: holds
//@ options: --ltl '<> thread(main).ended'
//@ claim: violated --ltl '[] !thread(main).ended'
//@ claim: holds --ltl '<> [] thread(main).ended'
//@ claim: violated --ltl '[] (MainEnded.x == 0)'
//@ claim: violated --ltl '<> thread(Thread-0).ended'
// why: main ends at once, though the other thread goes on for ever.
public class MainEnded {
    static volatile int x;

    public static void main(String[] arguments) {
        new Thread(() -> {
            while (true) {
                x = 1 - x;
            }
        }).start();
    }
}
