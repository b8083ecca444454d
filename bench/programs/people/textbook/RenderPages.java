//@ verdict: holds
// why: a completion service hands over each result; the pool has two threads, and the tasks are independent.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class RenderPages {
    record ImageInfo(String name) {
        ImageData download() {
            return new ImageData(name, name.length() * 100);
        }
    }

    record ImageData(String name, int bytes) {
    }

    private final ExecutorService executor;

    RenderPages(ExecutorService executor) {
        this.executor = executor;
    }

    int renderPage(List<ImageInfo> images) {
        CompletionService<ImageData> completion = new ExecutorCompletionService<>(executor);
        for (ImageInfo image : images) {
            completion.submit(image::download);
        }
        renderText("some text");
        int bytes = 0;
        try {
            for (int t = 0, n = images.size(); t < n; t++) {
                Future<ImageData> f = completion.take();
                ImageData data = f.get();
                System.out.println("image " + data.name());
                bytes += data.bytes();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        return bytes;
    }

    private void renderText(String text) {
        System.out.println("text: " + text);
    }

    public static void main(String[] args) {
        ExecutorService executor = Executors.newFixedThreadPool(2);
        try {
            List<ImageInfo> images = new ArrayList<>();
            for (String name : List.of("a.png", "bb.png", "ccc.png")) {
                images.add(new ImageInfo(name));
            }
            int bytes = new RenderPages(executor).renderPage(images);
            System.out.println("bytes: " + bytes);
            assert bytes == 1800;
        } finally {
            executor.shutdown();
        }
    }
}
