/** Switches on constants, fields of narrow types, zeros and NaN. */
public class Narrowing {
    static byte small = (byte) 200;
    static char letter = (char) -1;
    static short middle = (short) 70000;
    static boolean flag = true;
    static float zero = -0.0f;
    static double none = 0.0 / 0.0;

    enum Colour { RED, GREEN }

    static String dense(int value) {
        switch (value) {
            case 0: return "zero";
            case 1:
            case 2: return "few";
            default: return "many";
        }
    }

    static String sparse(int value) {
        return switch (value) {
            case Integer.MIN_VALUE -> "least";
            case 1000 -> "thousand";
            default -> "other";
        };
    }

    static String word(String text) {
        switch (text) {
            case "Aa": return "first";
            case "BB": return "second";
            default: return "none";
        }
    }

    static byte narrowed(int value) {
        return (byte) value;
    }

    public static void main(String[] arguments) {
        System.out.println(small + " " + (int) letter + " " + middle + " " + (flag ? 1 : 0));
        System.out.println((zero == 0.0f) + " " + (1 / zero) + " " + (none == none) + " " + (none < 1) + (none >= 1));
        System.out.println(Double.doubleToLongBits(none) == Double.doubleToLongBits(Double.NaN));
        System.out.println(dense(0) + dense(1) + dense(2) + dense(3) + dense(-1));
        System.out.println(sparse(1000) + sparse(Integer.MIN_VALUE) + sparse(0));
        System.out.println(word("Aa") + word("BB") + word("C#"));
        System.out.println(narrowed(300) + " " + narrowed(128));
        for (Colour colour : Colour.values()) {
            System.out.println(switch (colour) {
                case RED -> 1;
                case GREEN -> 2;
            });
        }
        String text = "a";
        String other = "a";
        String joined = text + "";
        System.out.println((text == other) + " " + (text == joined.intern()) + " " + (joined == null));
    }
}
