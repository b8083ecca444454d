//@ about: Thread priorities, thread groups with limits, enumeration, group interrupts and inherited properties.
//@ varies: newer libraries word the message differently
//@ exit: 1
import java.util.Arrays;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;

public class PrioritiesAndGroups {
    public static void main(String[] args) throws InterruptedException {
        Thread main = Thread.currentThread();
        System.out.println(main.getPriority() + " " + main.getThreadGroup().getName() + " "
                + main.getThreadGroup().getParent().getName() + " "
                + main.getThreadGroup().getParent().getParent());
        ThreadGroup group = new ThreadGroup("outer");
        ThreadGroup inner = new ThreadGroup(group, "inner");
        group.setMaxPriority(4);
        inner.setMaxPriority(9);
        System.out.println(group.getMaxPriority() + " " + inner.getMaxPriority() + " " + inner.getParent().getName()
                + " " + group.parentOf(inner) + " "
                + inner.parentOf(group) + " " + inner);
        CountDownLatch started = new CountDownLatch(3);
        CountDownLatch interrupted = new CountDownLatch(3);
        Runnable body = () -> {
            started.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                interrupted.countDown();
            }
        };
        Thread[] threads = {new Thread(group, body, "g-1"), new Thread(inner, body, "i-1"),
                new Thread(inner, body, "i-2")};
        threads[0].setPriority(10);
        threads[1].setPriority(Thread.MIN_PRIORITY);
        for (Thread thread : threads) {
            System.out.print(thread.getName() + " " + thread.getPriority() + " " + thread.getThreadGroup().getName()
                    + "; ");
            thread.start();
        }
        started.await();
        Thread[] found = new Thread[10];
        int all = group.enumerate(found);
        int own = group.enumerate(new Thread[10], false);
        ThreadGroup[] groups = new ThreadGroup[5];
        System.out.println(all + " " + own + " " + group.activeCount() + " " + group.activeGroupCount() + " "
                + group.enumerate(groups) + " " + groups[0].getName());
        System.out.println(new TreeSet<>(Arrays.stream(found, 0, all).map(Thread::getName).toList()));
        group.interrupt();
        interrupted.await();
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(group.activeCount() + " " + threads[0].getThreadGroup());
        main.setPriority(7);
        System.out.println(new Thread().getPriority() + " " + new Thread(group, () -> { }).getPriority());
        for (int wrong : new int[] {0, 11}) {
            try {
                main.setPriority(wrong);
            } catch (IllegalArgumentException e) {
                System.out.println("priority " + wrong + " refused");
            }
        }
        new Thread(group, () -> { }, null);
    }
}
