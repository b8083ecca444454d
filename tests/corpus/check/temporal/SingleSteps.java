//@ verdict: holds
//@ options: --ltl 'X true'
//@ claim: violated --ltl '[] (SingleSteps.phase == 1 -> X SingleSteps.phase == 1)'
//@ claim: holds --ltl '[] (SingleSteps.phase == 2 -> X SingleSteps.phase == 2)'
//@ claim: violated --ltl 'X X X X X X X X X X X X X X X X X X X X X X X X X X X X X X false'
// why: X is about single steps; the last phase stays for ever.
public class SingleSteps {
    static volatile int phase;

    static final class Other extends Thread {
        @Override
        public void run() {
            phase = 1;
            phase = 2;
        }
    }

    public static void main(String[] arguments) {
        new Other().start();
    }
}
