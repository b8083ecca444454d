import sojourner.Verify;

/** Texts that would be markup if a page took them for it: </script><img src=x onerror="window.evil = 'source'"> */
public class Evil {
    static String field = "</script><img src=x onerror=\"window.evil = 'field'\">";
    static volatile int seen;

    public static void main(String[] arguments) throws InterruptedException {
        String local = "<img src=x onerror=window.evil='local'>";
        Thread thread = new Thread(() -> seen = 1, "<img src=x onerror=window.evil='name'>");
        thread.start();
        Verify.print("</script><script>window.evil = 'print'</script>");
        System.out.println("<!--<script>");
        thread.join();
        throw new IllegalStateException(local + field + seen);
    }
}
