//@ verdict: violated
//@ property: deadlock
// why: one thread takes left then right, the other right then left.
public class LeftRightDeadlock {
    private final Object left = new Object();
    private final Object right = new Object();
    private int counter;

    public void leftRight() {
        synchronized (left) {
            synchronized (right) {
                doSomething();
            }
        }
    }

    public void rightLeft() {
        synchronized (right) {
            synchronized (left) {
                doSomethingElse();
            }
        }
    }

    void doSomething() {
        counter++;
    }

    void doSomethingElse() {
        counter--;
    }

    public static void main(String[] args) throws InterruptedException {
        LeftRightDeadlock locks = new LeftRightDeadlock();
        Thread a = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                locks.leftRight();
            }
        }, "A");
        Thread b = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                locks.rightLeft();
            }
        }, "B");
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("No deadlock this time: " + locks.counter);
    }
}
