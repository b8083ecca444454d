//@ verdict: holds
// why: a promise of Netty is completed by another thread; the listener runs in the thread that completes it; main looks after join.
import io.netty.util.concurrent.DefaultPromise;
import io.netty.util.concurrent.ImmediateEventExecutor;
import io.netty.util.concurrent.Promise;
import java.util.concurrent.atomic.AtomicReference;

public class NettyPromise {
    public static void main(String[] args) throws Exception {
        Promise<String> promise = new DefaultPromise<>(ImmediateEventExecutor.INSTANCE);
        AtomicReference<Object> heard = new AtomicReference<>();
        promise.addListener(future -> heard.set(future.getNow()));
        Thread server = new Thread(() -> promise.setSuccess("pong"), "server");
        server.start();
        server.join();
        String answer = promise.getNow();
        System.out.println("answer: " + answer);
        assert answer.equals("pong");
        assert "pong".equals(heard.get());
    }
}
