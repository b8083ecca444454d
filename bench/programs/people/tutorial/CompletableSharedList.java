//@ verdict: violated
//@ property: race|exception
// why: the stages add to one ArrayList from several threads of the common pool.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class CompletableSharedList {
    static String download(String url) {
        return "<html>" + url + "</html>";
    }

    public static void main(String[] args) {
        List<String> urls = List.of("http://a.example", "http://b.example", "http://c.example", "http://d.example");
        List<String> pages = new ArrayList<>();
        CompletableFuture<?>[] futures = new CompletableFuture<?>[urls.size()];
        for (int i = 0; i < futures.length; i++) {
            String url = urls.get(i);
            futures[i] = CompletableFuture.supplyAsync(() -> download(url)).thenAccept(pages::add);
        }
        CompletableFuture.allOf(futures).join();
        System.out.println("Downloaded " + pages.size() + " pages");
        if (pages.size() != urls.size()) {
            throw new IllegalStateException("pages are missing: " + pages);
        }
    }
}
