package sojourner;

/** What the VM provides natively, written in Java so that synthesised classes run on a real JVM. */
public class Intrinsics {
    public static String join(String[] pieces) {
        StringBuilder all = new StringBuilder();
        for (String piece : pieces) {
            if (piece == null) throw new AssertionError("a piece must never be null");
            all.append(piece);
        }
        return all.toString();
    }
}
