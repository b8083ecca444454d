//@ verdict: violated
//@ property: assertion
// why: the text is put together before the writer has ended, and may have the old number.
public class TextPutTogetherTooEarly {
    static volatile int turn;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> turn = 12);
        writer.start();
        String text = "turn " + turn;
        writer.join();
        assert text.equals("turn 12"); //~
    }
}
