//@ verdict: holds
// why: the same as InitialiserEndsMeanwhile, but the write is waited for before.
public class InitialiserEndsAfterwards {
    static volatile boolean entered;
    static volatile boolean released;
    static volatile int seen;

    static final class Slow {
        static {
            entered = true;
            while (!released) {
                Thread.onSpinWait();
            }
        }

        static void use() {
        }
    }

    static void touch() {
        Slow.use();
    }

    public static void main(String[] arguments) throws Exception {
        Thread writer = new Thread(() -> seen = 1);
        Thread initialiser = new Thread(InitialiserEndsAfterwards::touch);
        writer.start();
        initialiser.start();
        while (!entered) {
            Thread.onSpinWait();
        }
        released = true;
        writer.join();
        touch();
        assert seen == 1;
    }
}
