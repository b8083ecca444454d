//@ verdict: holds
//@ assurance: jmm
//@ jdk: 21
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: three tasks in virtual threads, each counted, and awaited by the end of the block.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualTasksCount {
    public static void main(String[] args) {
        AtomicInteger count = new AtomicInteger();
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 3; i++) {
                executor.submit(count::incrementAndGet);
            }
        }
        assert count.get() == 3;
    }
}
