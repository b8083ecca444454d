//@ verdict: violated
//@ property: exception
//@ ways: in turn
// why: join throws what the stage has thrown.
import java.util.concurrent.CompletableFuture;

public class StageFails {
    static Integer fail() {
        throw new IllegalStateException();
    }

    public static void main(String[] arguments) throws Exception {
        CompletableFuture<Integer> future = CompletableFuture.supplyAsync(StageFails::fail);
        assert future.join() == 7;
    }
}
