//@ verdict: violated
//@ property: ltl
//@ options: --ltl '[] (output contains "second" -> output contains "first")'
//@ claim: violated --ltl '[] (output contains "first" -> output contains "second")'
//@ claim: holds --ltl '<> (output contains "first" && output contains "second")'
//@ claim: holds --find 'output contains "firstfirst"'
// why: what was printed in one order is not remembered where the other one is tried.
public class PrintedInAnyOrder {
    static final class Printing extends Thread {
        private final String text;

        Printing(String text) {
            this.text = text;
        }

        @Override
        public void run() {
            System.out.print(text);
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Printing first = new Printing("first");
        Printing second = new Printing("second");
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
