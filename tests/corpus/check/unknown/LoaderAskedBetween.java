//@ verdict: unknown
//@ reason: unsupported: code of the program that runs while a thread is made, started or joined
// why: a new thread asks its maker for the loader, which is code of the program, and others move while that runs.
public class LoaderAskedBetween {
    static volatile int shared;
    static volatile boolean differs;

    static final class Maker extends Thread {
        @Override
        public ClassLoader getContextClassLoader() {
            int first = shared;
            int second = shared;
            differs = first != second;
            return super.getContextClassLoader();
        }

        @Override
        public void run() {
            new Thread();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread writer = new Thread(() -> shared = 1);
        Maker maker = new Maker();
        writer.start();
        maker.start();
        maker.join();
        writer.join();
        assert !differs;
    }
}
