//@ verdict: violated
//@ property: ltl
//@ options: --ltl '[] !(FlagAndQueue.left.count == 0 && FlagAndQueue.flag)'
//@ claim: violated --ltl '[] !(FlagAndQueue.left.count == 1 && !FlagAndQueue.flag)'
//@ claim: holds --ltl '<> (FlagAndQueue.left.count == 1 && FlagAndQueue.flag)'
//@ claim: holds --ltl '[] (FlagAndQueue.left.count == 1 -> [] FlagAndQueue.left.count == 1)'
// why: the queue is filled by code of the class library, which is one step and can be seen by a formula; it may come before or after the flag.
import java.util.concurrent.ArrayBlockingQueue;

public class FlagAndQueue {
    static final ArrayBlockingQueue<String> left = new ArrayBlockingQueue<>(1);
    static boolean flag;

    public static void main(String[] args) {
        Thread one = new Thread(() -> left.offer("a"));
        Thread two = new Thread(() -> { flag = true; });
        one.start();
        two.start();
    }
}
