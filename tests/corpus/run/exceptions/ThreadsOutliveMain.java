//@ about: an exception in main prints and sets status 1, but other threads finish their work first
//@ exit: 1
public class ThreadsOutliveMain {
    static volatile boolean mainIsDying;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                System.out.println("must not be seen");
            }
            System.out.println("main is dead: " + !main.isAlive() + " " + main.getState());
        }).start();
        int[] a = {};
        a[0]++;
    }
}
