//@ verdict: holds
//@ assurance: jmm
// why: the inherited run() and the block exclude each other.
public class SynchronizedRunInherited {
    static int count;

    static class Base extends Thread {
        @Override
        public synchronized void run() {
            count++;
        }
    }

    static class Derived extends Base {
    }

    public static void main(String[] arguments) {
        Thread other = new Derived();
        other.start();
        synchronized (other) {
            count++;
        }
    }
}
