//@ verdict: violated
//@ property: assertion
// why: the other thread's word may have come first.
public class TextsOther {
    static String word = "";

    static synchronized void set(String other) {
        if (word.isEmpty()) {
            word = other;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> set("Aa"));
        thread.start();
        set("BB");
        thread.join();
        assert word.equals("BB"); //~
    }
}
