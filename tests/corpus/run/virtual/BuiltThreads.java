//@ about: Thread.Builder for platform and virtual threads: counted names, factories, groups, priorities, handlers.
//@ jdk: 21
//@ exit: 1
import java.time.Duration;
import java.util.concurrent.ThreadFactory;

public class BuiltThreads {
    public static void main(String[] args) throws InterruptedException {
        Thread platform = Thread.ofPlatform().name("platform").daemon(false).priority(7)
                .group(new ThreadGroup("made")).unstarted(() ->
                System.out.println("running in " + Thread.currentThread().getName() + " "
                        + Thread.currentThread().getThreadGroup().getName()));
        System.out.println(platform.getPriority() + " " + platform.isDaemon() + " " + platform.isVirtual() + " "
                + platform.getState());
        platform.start();
        platform.join();
        ThreadFactory counted = Thread.ofPlatform().name("p-", 10).daemon().factory();
        ThreadFactory virtual = Thread.ofVirtual().name("v-", 0).factory();
        for (ThreadFactory factory : new ThreadFactory[] {counted, virtual, counted, virtual}) {
            Thread thread = factory.newThread(() -> { });
            System.out.print(thread.getName() + " " + thread.isDaemon() + " " + thread.isVirtual() + "; ");
        }
        System.out.println();
        Thread.Builder.OfVirtual builder = Thread.ofVirtual().name("shared");
        Thread one = builder.start(() -> { });
        Thread two = builder.start(() -> { });
        one.join();
        two.join();
        System.out.println(one.getName().equals(two.getName()) + " " + (one.threadId() != two.threadId()) + " "
                + (Thread.currentThread().threadId() > 0));
        Thread.ofPlatform().name("failing").uncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + ": "
                + e.getMessage())).start(() -> {
            throw new IllegalStateException("caught by the builder's handler");
        }).join();
        Thread sleeper = Thread.ofPlatform().daemon().start(() -> {
            try {
                Thread.sleep(Duration.ofDays(1000));
            } catch (InterruptedException e) {
                System.out.println("sleeper interrupted");
            }
        });
        System.out.println(sleeper.join(Duration.ofMillis(3)));
        sleeper.interrupt();
        System.out.println(sleeper.join(Duration.ofDays(1)) + " " + Thread.currentThread().join(Duration.ZERO));
        Thread.ofPlatform().priority(11);
    }
}
