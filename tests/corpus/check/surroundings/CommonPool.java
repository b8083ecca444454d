//@ verdict: holds
//@ assumes: common-pool
//@ ways: in turn
// why: how many workers the common pool has depends on the machine.
import java.util.concurrent.CompletableFuture;

public class CommonPool {
    public static void main(String[] arguments) {
        assert CompletableFuture.supplyAsync(() -> 1).join() == 1;
    }
}
