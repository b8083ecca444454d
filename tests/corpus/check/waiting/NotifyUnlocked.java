//@ verdict: violated
//@ property: exception
//@ all: exception
// why: notify needs the lock of its own object, not of another.
public class NotifyUnlocked {
    public static void main(String[] arguments) {
        Object lock = new Object();
        Object other = new Object();
        synchronized (lock) {
            other.notify(); //~
        }
    }
}
