//@ about: Virtual threads: how they start, their fixed properties, names and states, and that they end with main.
//@ jdk: 21
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

public class VirtualBasics {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger sum = new AtomicInteger();
        Thread first = Thread.ofVirtual().name("first").start(() -> sum.addAndGet(1));
        Thread second = Thread.startVirtualThread(() -> sum.addAndGet(10));
        Thread third = Thread.ofVirtual().name("numbered-", 7).unstarted(() -> sum.addAndGet(100));
        System.out.println(third.getState() + " " + third.getName() + " " + third.isAlive());
        third.start();
        first.join();
        second.join();
        System.out.println(third.join(Duration.ofDays(1)) + " " + sum + " " + first.getState() + " ["
                + second.getName() + "]");
        Thread virtual = Thread.ofVirtual().name("properties").unstarted(() -> {
            Thread self = Thread.currentThread();
            System.out.println(self.getName() + " " + self.isVirtual() + " " + self.isDaemon() + " "
                    + self.getPriority() + " "
                    + self.getThreadGroup().getName() + " " + self.getState());
        });
        virtual.setPriority(9);
        virtual.start();
        virtual.join();
        System.out.println(Thread.currentThread().isVirtual() + " " + new Thread().isVirtual() + " "
                + virtual.getThreadGroup());
        try {
            virtual.setDaemon(false);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            virtual.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("a virtual thread starts once");
        }
        Object blocker = new Object();
        Thread parked = Thread.ofVirtual().unstarted(() -> LockSupport.park(blocker));
        parked.start();
        while (LockSupport.getBlocker(parked) != blocker || parked.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        System.out.println(parked.getState() + " " + parked.join(Duration.ofMillis(5)));
        LockSupport.unpark(parked);
        parked.join();
        System.out.println(parked.getState());
        CountDownLatch running = new CountDownLatch(1);
        Thread.startVirtualThread(() -> {
            running.countDown();
            LockSupport.parkNanos(Long.MAX_VALUE);
            System.out.println("never printed, virtual threads are daemons");
        });
        running.await();
    }
}
