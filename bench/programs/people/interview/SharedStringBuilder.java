//@ verdict: violated
//@ property: race|exception
// why: a StringBuilder is appended to by two threads.
public class SharedStringBuilder {
    public static void main(String[] args) throws InterruptedException {
        StringBuilder text = new StringBuilder();
        Thread[] threads = new Thread[2];
        for (int t = 0; t < threads.length; t++) {
            final char c = (char) ('a' + t);
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    text.append(c);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(text.length() + " characters");
    }
}
