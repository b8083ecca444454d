//@ verdict: holds
//@ assurance: jmm
// why: Left needs Right, but not the other way round.
public class ClassesInLine {
    static final class Left {
        static final int VALUE = Right.VALUE + 1;
    }

    static final class Right {
        static final int VALUE = Integer.signum(5);
    }

    static final class UsesLeft extends Thread {
        @Override
        public void run() {
            assert Left.VALUE == 2;
        }
    }

    static final class UsesRight extends Thread {
        @Override
        public void run() {
            assert Right.VALUE == 1;
        }
    }

    public static void main(String[] arguments) {
        new UsesLeft().start();
        new UsesRight().start();
    }
}
