//@ verdict: holds
//@ assurance: jmm
//@ claim: violated --ltl '[] !(StillHeld.told && thread(w).blocked)'
//@ claim: violated --ltl '[] !thread(w).blocked'
//@ claim: holds --ltl '[] (thread(w).blocked -> <> !thread(w).blocked)'
// why: after the write, still inside the block, the other thread needs a monitor that the first one holds.

public class StillHeld {
    static volatile boolean told;

    public static void main(String[] arguments) {
        Thread w = new Thread(() -> {
            synchronized (StillHeld.class) {
            }
        }, "w");
        w.start();
        synchronized (StillHeld.class) {
            told = true;
        }
    }
}
