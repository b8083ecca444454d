//@ verdict: violated
//@ property: assertion
// why: whoever waits for the end of an initialiser depends on the thread that runs it, though nothing that this thread
// still does touches the class.
public class InitialiserEndsMeanwhile {
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
        Thread initialiser = new Thread(InitialiserEndsMeanwhile::touch);
        writer.start();
        initialiser.start();
        while (!entered) {
            Thread.onSpinWait();
        }
        released = true;
        touch();
        assert seen == 1;
        writer.join();
    }
}
