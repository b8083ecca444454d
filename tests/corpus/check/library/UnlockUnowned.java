//@ verdict: violated
//@ property: exception
//@ all: exception
// why: only the owner may unlock.
import java.util.concurrent.locks.ReentrantLock;

public class UnlockUnowned {
    public static void main(String[] arguments) {
        new ReentrantLock().unlock(); //~
    }
}
