//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: two classes initialise each other, and each thread holds one of them.
public class ClassesCross {
    static final class Left {
        static int value = 1;

        static {
            value += Right.value;
        }
    }

    static final class Right {
        static int value = 1;

        static {
            value += Left.value;
        }
    }

    static final class UsesLeft extends Thread {
        @Override
        public void run() {
            int seen = Left.value;
        }
    }

    static final class UsesRight extends Thread {
        @Override
        public void run() {
            int seen = Right.value;
        }
    }

    public static void main(String[] arguments) {
        new UsesLeft().start();
        new UsesRight().start();
    }
}
