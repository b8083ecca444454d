//@ about: every way a constant gets onto the stack: short forms, pool entries, classes, and folding by the compiler
public class Constants {
    static final int FOLDED = 3 * 7 + (5 << 2);
    static final String JOINED = "a" + 1 + 'c' + 2.5f + true + (char) 100 + 10L + null;
    static final long BIG = 0x7fff_ffff_ffff_ffffL;
    static final boolean LOGIC = FOLDED > 40 && !(BIG < 0);
    static final byte NARROW = (byte) 300;
    static final double NEGATIVE_ZERO = -0.0;

    static Class<?>[] classes() {
        return new Class<?>[] {int.class, void.class, int[].class, String[][].class, Constants.class, Runnable.class,
            Integer.class};
    }

    public static void main(String[] args) {
        int[] ints = {-1, 0, 1, 2, 3, 4, 5, 6, -2, 127, 128, -128, -129, 32767, 32768, -32768, -32769, 65536,
            Integer.MIN_VALUE};
        long sum = 0;
        for (int i : ints) sum = sum * 5 + i;
        System.out.println(sum);
        long[] longs = {0L, 1L, 2L, -1L, 127L, Integer.MAX_VALUE, 1L << 33, BIG, Long.MIN_VALUE};
        for (long l : longs) System.out.print(l + " ");
        System.out.println();
        float[] floats = {0f, 1f, 2f, 3f, -0f, 1e-45f, 3.4028235e38f, 0x1p-3f};
        for (float f : floats) System.out.print(f + " ");
        System.out.println();
        double[] doubles = {0d, 1d, 2d, -0d, 4.9e-324, 1.7976931348623157e308, 1e2, 0x1.fp10};
        for (double d : doubles) System.out.print(d + " ");
        System.out.println();
        System.out.println(FOLDED + " " + JOINED + " " + LOGIC + " " + NARROW + " " + 1 / NEGATIVE_ZERO + " "
            + (JOINED == "a1c2.5trued10null"));
        for (Class<?> c : classes()) System.out.print(c.getName() + " ");
        System.out.println();
        System.out.println(0b1010_1010 + " " + 0777 + " " + 0xFFFF_FFFF + " " + 1_000_000 + " " + 0xFFL + " " + '\u00e9'
            + " " + '\7' + " " + "\0\1\377\s|".length());
        System.out.println(0x8000_0000 + " " + -2147483648 + " " + 037777777777 + " " + 1e0 + " " + .5e1f + " " + 5.f
            + " " + 1D + " " + 0f);
        String empty = "", nul = "\0", modified = "\u0000\u0080\u0800\ud83d\ude00";
        System.out.println(empty.length() + nul.length() + modified.length() + " " + (int) modified.charAt(0) + " "
            + modified.codePointAt(3));
        final int local = 5;
        final String text = "local" + local;
        System.out.println(text == "local5");
        if (FOLDED == 0) System.out.println("not compiled");
        Object nothing = null;
        System.out.println(nothing + " " + (String) null + " " + (nothing == null));
    }
}
