//@ verdict: violated
//@ property: deadlock
// why: a task in a single-threaded pool waits for tasks that only the same thread could run.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ThreadDeadlockInPool {
    private static final ExecutorService exec = Executors.newSingleThreadExecutor();

    static String loadFile(String name) {
        return "<contents of " + name + ">";
    }

    static class RenderPageTask implements java.util.concurrent.Callable<String> {
        @Override
        public String call() throws Exception {
            Future<String> header = exec.submit(() -> loadFile("header.html"));
            Future<String> footer = exec.submit(() -> loadFile("footer.html"));
            String page = renderBody();
            return header.get() + page + footer.get();
        }

        private String renderBody() {
            return "<body/>";
        }
    }

    public static void main(String[] args) throws Exception {
        Future<String> page = exec.submit(new RenderPageTask());
        System.out.println(page.get());
        exec.shutdown();
    }
}
