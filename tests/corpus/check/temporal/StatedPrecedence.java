//@ verdict: violated
//@ property: ltl
// why: once the door is open the light must stay on until somebody is inside; it goes out before.
import sojourner.Verify;

public class StatedPrecedence {
    static volatile boolean open;
    static volatile boolean light = true;
    static volatile boolean inside;

    public static void main(String[] arguments) {
        Verify.precedence(() -> open, () -> light, () -> inside);
        open = true;
        light = false;
        inside = true;
    }
}
