//@ verdict: violated
//@ property: assertion
// why: a class without an initialiser is ready at its first use, which is an access like any other all the same.
public class FirstUseLosesUpdate {
    static class Plain {
        static volatile int count;
    }

    static final class Counter extends Plain {
        static void add() {
            int before = Counter.count;
            Counter.count = before + 1;
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(Counter::add);
        other.start();
        Counter.add();
        other.join();
        assert Plain.count == 2; //~
    }
}
