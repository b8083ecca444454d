//@ verdict: holds
//@ assurance: jmm
// why: who clones and who writes hold the same monitor.
public class ClonedUnderLock implements Cloneable {
    int left;
    int right;

    synchronized ClonedUnderLock copy() throws CloneNotSupportedException {
        return (ClonedUnderLock) super.clone();
    }

    static final class Mover extends Thread {
        final ClonedUnderLock moved;

        Mover(ClonedUnderLock moved) {
            this.moved = moved;
        }

        @Override
        public void run() {
            synchronized (moved) {
                moved.right = 1;
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        ClonedUnderLock shared = new ClonedUnderLock();
        new Mover(shared).start();
        shared.copy();
    }
}
