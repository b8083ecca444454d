//@ verdict: holds
// why: twelve texts are put together, and one more of seventy-six letters.
public class TextGrows {
    public static void main(String[] arguments) {
        String text = "";
        for (int i = 0; i < 12; i++) {
            text = text + i + ", ";
        }
        assert text.length() == 38 && text.endsWith("10, 11, ");
        assert (text + text).length() == 76;
    }
}
