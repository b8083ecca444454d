//@ verdict: violated
//@ property: deadlock
// why: the initialiser joins a thread whose first deed is to wait until the class is initialised.

/** A thread that is joined may wait before it runs any code: for the class of the method that it begins with. */
public class InitialiserJoinsToucher {
    private static class Holder {
        static int value;

        static void touch() {
        }

        static {
            Thread toucher = new Thread(Holder::touch);
            toucher.start();
            try {
                toucher.join();
            } catch (InterruptedException interrupted) {
                value = 1;
            }
            over();
        }
    }

    private static void over() {
        assert false : "never reached";
    }

    public static void main(String[] arguments) {
        Holder.value = 2;
    }
}
