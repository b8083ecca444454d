//@ verdict: holds
//@ assurance: jmm
// why: the builder is one thread's own, and what it has gathered is known letter by letter.
public class TextBuilt {
    static volatile boolean set;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> set = true);
        writer.start();
        StringBuilder built = new StringBuilder("is ");
        for (int number = 0; number < 2; number++) {
            built.append(set).append(number);
        }
        writer.join();
        String text = built.toString();
        assert text.equals("is false0false1") || text.equals("is false0true1") || text.equals("is true0true1");
        assert built.length() == text.length() && built.charAt(0) == 'i';
    }
}
