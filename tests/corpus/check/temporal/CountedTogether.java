//@ verdict: violated
//@ property: ltl
//@ options: --ltl '<> (CountedTogether.count == 2)'
//@ claim: violated --ltl '<> (CountedTogether.count == 2)' --fairness strong
//@ claim: holds --ltl '<> (CountedTogether.count >= 1)'
//@ claim: holds --ltl '[] (CountedTogether.count <= 2)'
//@ claim: holds --property termination --fairness none
// why: both may read 0 before either writes 1.
public class CountedTogether {
    static volatile int count;

    static final class Counter extends Thread {
        @Override
        public void run() {
            count = count + 1;
        }
    }

    public static void main(String[] arguments) {
        new Counter().start();
        new Counter().start();
    }
}
