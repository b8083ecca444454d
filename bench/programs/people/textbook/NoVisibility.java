//@ verdict: violated
//@ property: race
// why: ready and number are plain fields, read by one thread while main writes them.
public class NoVisibility {
    private static boolean ready;
    private static int number;

    private static class ReaderThread extends Thread {
        ReaderThread(String name) {
            super(name);
        }

        @Override
        public void run() {
            while (!ready) {
                Thread.yield();
            }
            System.out.println(getName() + " sees " + number);
        }
    }

    public static void main(String[] args) throws Exception {
        ReaderThread[] readers = {new ReaderThread("reader-1"), new ReaderThread("reader-2")};
        for (ReaderThread reader : readers) {
            reader.start();
        }
        Thread.sleep(100);
        number = 42;
        ready = true;
        for (ReaderThread reader : readers) {
            reader.join();
        }
        System.out.println("main is done");
    }
}
