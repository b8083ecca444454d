//@ about: choices of sojourner.Verify stay within their bounds, whichever is taken
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import sojourner.Verify;

public class VerifyChoices {
    enum Side { HEADS, TAILS }

    public static void main(String[] arguments) {
        boolean within = true;
        for (int round = 0; round < 200; round++) {
            int number = Verify.chooseInt(-2, 2);
            within &= number >= -2 && number <= 2;
            within &= Set.of("a", "b", "c").contains(Verify.chooseFrom("a", "b", "c"));
            within &= List.of(1, 2).contains(Verify.chooseFrom(List.of(1, 2)));
            Side side = Verify.chooseFrom(Side.values());
            within &= side != null;
        }
        System.out.println("within: " + within);
        System.out.println(Verify.chooseInt(7, 7) + " " + Verify.chooseFrom("only") + " " + Verify.chooseFrom(List.of(9)));
        int extreme = Verify.chooseInt(Integer.MAX_VALUE, Integer.MAX_VALUE);
        System.out.println(extreme + " " + Verify.chooseInt(Integer.MIN_VALUE, Integer.MIN_VALUE));
        boolean seenFalse = false;
        boolean seenTrue = false;
        while (!seenFalse || !seenTrue) {
            if (Verify.chooseBoolean()) {
                seenTrue = true;
            } else {
                seenFalse = true;
            }
        }
        System.out.println("both values were seen");
        refused(() -> Verify.chooseInt(1, 0));
        refused(() -> Verify.chooseFrom());
        refused(() -> Verify.chooseFrom(new ArrayList<String>()));
        refused(() -> Verify.chooseFrom((String[]) null));
        Verify.assume(true);
        Verify.print("printed");
        Verify.assertTrue(true, "never seen");
        System.out.println("checking: " + Verify.isChecking());
    }

    static void refused(Runnable choice) {
        try {
            choice.run();
            System.out.println("not refused");
        } catch (IllegalArgumentException refusal) {
            System.out.println(refusal.getMessage());
        } catch (NullPointerException nothing) {
            System.out.println("null");
        }
    }
}
