class Philosophers {
    static class Philosopher extends Thread {
        final Object left;
        final Fork right;
        int meals;

        Philosopher(Object left, Fork right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public void run() {
            synchronized (left) {
                eat();
            }
        }

        void eat() {
            synchronized (right) {
                meals++;
            }
        }
    }

    static class Fork {
        int uses;
    }

    public static void main(String[] args) throws InterruptedException {
        Fork fork = new Fork();
        fork.uses = 1;
        Philosopher first = new Philosopher(new Object(), fork);
        Philosopher second = new Philosopher(new Object(), fork);
        startBoth(first, second);
        first.join();
        second.join();
        System.out.println("meals " + first.meals + " and " + second.meals);
    }

    static void startBoth(Thread first, Thread second) {
        first.start();
        second.start();
    }
}
