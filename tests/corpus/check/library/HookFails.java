//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: the hook runs when the program ends, and its assertion fails.
public class HookFails {
    static final class Hook extends Thread {
        @Override
        public void run() {
            assert false; //~
        }
    }

    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Hook());
    }
}
