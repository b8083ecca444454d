//@ about: Starting, joining and naming threads: subclasses and runnables, states before and after, a second start.
//@ exit: 1
public class ThreadStartAndJoin {
    static final class ThreadStartAndJoinWorker extends Thread {
        private final int[] results;
        private final int index;

        ThreadStartAndJoinWorker(int[] results, int index) {
            super("worker-" + index);
            this.results = results;
            this.index = index;
        }

        @Override
        public void run() {
            int sum = 0;
            for (int i = 0; i <= 1000 * (index + 1); i++) {
                sum += i % (index + 2);
            }
            results[index] = sum;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] results = new int[5];
        Thread[] workers = new Thread[results.length];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new ThreadStartAndJoinWorker(results, i);
            System.out.print(workers[i].getState() + "/" + workers[i].isAlive() + " ");
        }
        for (Thread worker : workers) {
            worker.start();
        }
        int total = 0;
        for (int i = 0; i < workers.length; i++) {
            workers[i].join();
            total += results[i];
            System.out.print(workers[i].getName() + "=" + results[i] + "/" + workers[i].getState() + " ");
        }
        System.out.println(total + " " + workers[0].isAlive());
        workers[0].join(1);
        workers[0].join(0, 1);
        try {
            workers[0].start();
        } catch (IllegalThreadStateException e) {
            System.out.println("a thread starts once: " + e.getMessage());
        }
        Thread called = new Thread(() -> System.out.println("run() runs in " + Thread.currentThread().getName()),
                "callee");
        called.run();
        System.out.println(called.getState());
        called.start();
        called.join();
        Thread sized = new Thread(null, () -> System.out.println("with a stack size"), "sized", 1 << 20);
        sized.start();
        sized.join();
        Thread main = Thread.currentThread();
        System.out.println(main.getName() + " " + main.isDaemon() + " " + main.getPriority() + " " + main.getState());
        main.setName("renamed");
        Thread empty = new Thread();
        empty.start();
        empty.join();
        System.out.println(main.getName() + " " + empty.getState() + " " + new Thread("t").toString().contains("t,5,"));
        main.join(-1);
    }
}
