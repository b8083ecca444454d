//@ verdict: violated
//@ property: assertion
// why: the thread needs no class but that of main, so it ends, and the assertion is reached.

/** The twin of InitialiserJoinsToucher: the thread begins with a method of another class. */
public class InitialiserJoinsOther {
    private static class Holder {
        static int value;

        static {
            Thread toucher = new Thread(InitialiserJoinsOther::touch);
            toucher.start();
            try {
                toucher.join();
            } catch (InterruptedException interrupted) {
                value = 1;
            }
            over();
        }
    }

    private static void touch() {
    }

    private static void over() {
        assert false : "reached"; //~
    }

    public static void main(String[] arguments) {
        Holder.value = 2;
    }
}
