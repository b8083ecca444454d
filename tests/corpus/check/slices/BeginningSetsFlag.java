//@ verdict: violated
//@ property: assertion
// why: the thread initialises Switch before it runs touch, and the initialiser sets the flag.

/** What a thread does before its own code: it initialises the class of the method that it begins with. */
public class BeginningSetsFlag {
    private static volatile boolean flag;

    private static class Switch {
        static {
            flag = true;
        }

        static void touch() {
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread toucher = new Thread(Switch::touch);
        toucher.start();
        toucher.join();
        assert !flag; //~
    }
}
