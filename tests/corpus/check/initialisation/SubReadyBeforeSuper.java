//@ verdict: violated
//@ property: assertion
// why: a class without an initialiser waits for that of its superclass: until then others may come first.
public class SubReadyBeforeSuper {
    static volatile int order;

    static class Super {
        static final int SEEN = order;
    }

    static final class Sub extends Super {
        static int seen() {
            return SEEN;
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> order = 1);
        other.start();
        assert Sub.seen() == 0; //~
        other.join();
    }
}
