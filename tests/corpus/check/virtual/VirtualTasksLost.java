//@ verdict: violated
//@ property: race
//@ jdk: 21
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: to read, to add and to write are three steps, in virtual threads too.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class VirtualTasksLost {
    static int count;

    public static void main(String[] args) {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 3; i++) {
                executor.submit(() -> count++);
            }
        }
    }
}
