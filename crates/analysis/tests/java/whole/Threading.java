import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;

class Threading {
    static class Box {
        Object content;
    }

    static class Worker extends Thread {
        final Box box;

        Worker(Box box) {
            this.box = box;
        }

        @Override
        public void run() {
            box.content = new Box();
        }
    }

    static class Task implements Runnable {
        @Override
        public void run() {
            new Box();
        }
    }

    /** A subclass of Thread: before the start nothing is in parallel, afterwards everything. */
    static class Subclass {
        public static void main(String[] arguments) {
            Box box = new Box();
            Box local = new Box();
            Worker worker = new Worker(box);
            box.content = null;
            worker.start();
            local.content = box.content;
        }
    }

    /** Threads that are given what they run. */
    static class Given {
        static int count;

        public static void main(String[] arguments) {
            Thread one = new Thread(new Task());
            Thread other = new Thread(() -> count++, "other");
            one.start();
            other.start();
            count = 2;
        }
    }

    /** One statement may start many threads. */
    static class Looping {
        public static void main(String[] arguments) {
            for (int i = 0; i < 2; i++) {
                new Worker(new Box()).start();
            }
        }
    }

    /** What is behind a join is after the thread; one that is started there, too. */
    static class Joined {
        static int count;

        static void last() {
            count = 3;
        }

        public static void main(String[] arguments) throws InterruptedException {
            Thread first = new Thread(() -> count = 1);
            first.start();
            count = 2;
            first.join();
            last();
            Thread second = new Thread(() -> count = 4);
            second.start();
            second.join(10);
            count = 5;
        }
    }

    /** A join that may be left by an exception says nothing behind the handler. */
    static class Interrupted {
        static int count;

        public static void main(String[] arguments) {
            Thread first = new Thread(() -> count = 1);
            first.start();
            try {
                first.join();
                count = 2;
            } catch (InterruptedException interrupted) {
                count = 3;
            }
            count = 4;
        }
    }

    /** A thread of a thread: what is before its starter is before it. */
    static class Nested {
        static int count;

        public static void main(String[] arguments) {
            count = 1;
            new Thread(() -> {
                count = 2;
                new Thread(() -> count = 3).start();
                count = 4;
            }).start();
            count = 5;
        }
    }

    /** What the library runs may run any time. */
    static class Pooled {
        static int count;

        public static void main(String[] arguments) {
            count = 1;
            Executor pool = ForkJoinPool.commonPool();
            pool.execute(() -> count = 2);
        }
    }

    /** A thread that is its own executor's task. */
    static class Handed {
        public static void main(String[] arguments) {
            Worker worker = new Worker(new Box());
            ForkJoinPool.commonPool().execute(worker);
        }
    }

    /** What a factory is given to run may be anything that the library has, also the threads that it has made. */
    static class Factory {
        public static void main(String[] arguments) {
            java.util.concurrent.Executors.newCachedThreadPool(task -> new Thread(task)).execute(new Task());
        }
    }
}
