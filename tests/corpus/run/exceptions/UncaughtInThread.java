//@ about: an exception that ends another thread is printed, and the program ends normally
//@ varies: since JDK 20 a ThreadDeath is printed like any other error
public class UncaughtInThread {
    static class Worker extends Thread {
        Worker(String name) {
            super(name);
        }

        @Override public void run() {
            deeper(2);
        }

        void deeper(int n) {
            if (n == 0) throw new IllegalStateException("in " + getName());
            deeper(n - 1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (String name : new String[] {"first", "second worker", ""}) {
            Worker w = new Worker(name);
            w.start();
            w.join();
            System.out.println(name + " " + w.isAlive() + " " + w.getState());
        }
        Thread quiet = new Thread(() -> { throw new ThreadDeath(); });
        quiet.start();
        quiet.join();
        System.out.println("main goes on");
    }
}
