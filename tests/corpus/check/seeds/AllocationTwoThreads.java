//@ verdict: holds
//@ assurance: jmm
// why: the threads share nothing but the heap.
public class AllocationTwoThreads {
    static final class One {
    }

    static final class Other {
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
