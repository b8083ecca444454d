/** As Allocation, but the objects stay in use, so that something refers to them for a while. No arguments. */
public class AllocationUsed {
    static final class One {
        int x;
    }

    static final class Other {
        int y;
    }

    static final class FirstTask extends Thread {
        @Override
        public void run() {
            One one = new One();
            Thread.yield();
            one.x++;
        }
    }

    static final class SecondTask extends Thread {
        @Override
        public void run() {
            Other other = new Other();
            Thread.yield();
            other.y++;
        }
    }

    public static void main(String[] arguments) {
        new FirstTask().start();
        new SecondTask().start();
    }
}
