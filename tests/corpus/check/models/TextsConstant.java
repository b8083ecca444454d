//@ verdict: holds
//@ assurance: jmm
// why: equal constants are one object, and whichever thread wins, the word is one of two.
public class TextsConstant {
    static String word = "none";

    static synchronized void set(String other) {
        if (word.equals("none")) {
            word = other;
        }
    }

    static int code(String word) {
        switch (word) {
            case "Aa":
                return 1;
            case "BB":
                return 2;
            default:
                return 3;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> set("Aa"));
        thread.start();
        set("BB");
        thread.join();
        assert word == "Aa" || word == "BB";
        assert word.length() == 2 && word.hashCode() == 2112 && !word.isEmpty() && word.charAt(0) <= 'B';
        assert code(word) == 1 || code(word) == 2;
        boolean caught = false;
        try {
            word.charAt(2);
        } catch (StringIndexOutOfBoundsException expected) {
            caught = true;
        }
        assert caught && !word.equals(null) && !word.equals(Integer.valueOf(1));
    }
}
