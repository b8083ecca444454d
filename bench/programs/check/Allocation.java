/** Two independent threads that allocate an object each: the example of seed 003 for what heap symmetry saves. No arguments. */
public class Allocation {
    static final class One {
        int x;
    }

    static final class Other {
        int y;
    }

    static final class FirstTask extends Thread {
        @Override
        public void run() {
            int x = 1;
            One one = new One();
            x = 3;
        }
    }

    static final class SecondTask extends Thread {
        @Override
        public void run() {
            int x = 1;
            Other other = new Other();
            x = 3;
        }
    }

    public static void main(String[] arguments) {
        FirstTask first = new FirstTask();
        SecondTask second = new SecondTask();
        first.start();
        second.start();
    }
}
