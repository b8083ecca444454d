import java.util.Random;

/** Nobody draws the blank: unless the generator answers with it. */
public class Lottery {
    public static void main(String[] arguments) {
        int drawn = new Random().nextInt(100);
        assert drawn != 57 : "the blank";
    }
}
