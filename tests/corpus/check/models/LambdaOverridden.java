//@ verdict: violated
//@ property: assertion
// why: the reference is to the method of the object's own class, which adds two.
public class LambdaOverridden {
    static int sum;

    static class Adder {
        synchronized void add() {
            sum++;
        }
    }

    static class Doubled extends Adder {
        @Override
        synchronized void add() {
            sum += 2;
        }
    }

    static void call(Runnable runnable) {
        runnable.run();
    }

    public static void main(String[] args) {
        Adder[] adders = {new Adder(), new Doubled()};
        for (Adder adder : adders) {
            call(adder::add);
        }
        assert sum == 2; //~
    }
}
