//@ verdict: holds
//@ assurance: jmm
// why: whatever the reader has seen, the text that it puts together is one of two, and its letters are those of its parts.
public class TextPutTogether {
    static volatile int turn;

    static final class Label {
        final int number;

        Label(int number) {
            this.number = number;
        }

        @Override
        public String toString() {
            return "<" + number + ">";
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> turn = 12);
        writer.start();
        String text = "turn" + new Label(turn);
        writer.join();
        assert text.equals("turn<0>") || text.equals("turn<12>");
        assert text.length() == 7 || text.charAt(6) == '2';
        assert text.substring(4).startsWith("<") && text.endsWith(">") && text.compareTo("turn") > 0;
    }
}
