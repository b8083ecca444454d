//@ verdict: violated
//@ property: exception
//@ all: exception
// why: await needs the lock of its condition.
import java.util.concurrent.locks.ReentrantLock;

public class ConditionUnlocked {
    public static void main(String[] arguments) throws InterruptedException {
        new ReentrantLock().newCondition().await(); //~
    }
}
