//@ about: every primitive conversion: narrowing drops bits, floating to integral saturates, NaN becomes zero
//@ varies: since JDK 19 floats and doubles print their shortest decimal
public class Conversions {
    static final double[] DOUBLES = {0, -0.0, 0.9, -0.9, 127.9, 128, -129, 32768, 65535.99, 65536, 2147483647,
        2147483648.0, -2147483648.9,
        4294967296.5, 9.2e18, 9.3e18, -9.3e18, 1e39, 1e300, 1e-300, Double.NaN, Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY};
    static final long[] LONGS = {0, -1, 127, 128, 255, 256, 32767, 32768, 65535, 65536, 2147483647L, 2147483648L,
        4294967295L,
        16777217L, 9007199254740993L, Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 512};

    public static void main(String[] args) {
        for (double d : DOUBLES) {
            System.out.println("d " + d + " " + (byte) d + " " + (short) d + " " + (int) (char) d + " " + (int) d + " "
                + (long) d + " " + (float) d);
            float f = (float) d;
            System.out.println("f " + f + " " + (byte) f + " " + (short) f + " " + (int) (char) f + " " + (int) f + " "
                + (long) f + " " + (double) f);
        }
        for (long l : LONGS) {
            int i = (int) l;
            System.out.println("l " + l + " " + (byte) l + " " + (short) l + " " + (int) (char) l + " " + i + " "
                + (float) l + " " + (double) l);
            System.out.println("i " + i + " " + (byte) i + " " + (short) i + " " + (int) (char) i + " " + (long) i + " "
                + (float) i + " " + (double) i);
            byte b = (byte) l;
            short s = (short) l;
            char c = (char) l;
            System.out.println("b " + (int) (char) b + " " + (b & 0xff) + " " + (short) b + " s " + (byte) s + " "
                + (int) (char) s
                + " c " + (byte) c + " " + (short) c + " " + (c + 0) + " " + (float) c);
        }
        byte b = (byte) 200;
        char fromByte = (char) b;
        System.out.println((int) fromByte + " " + (b >>> 4) + " " + ((byte) (b >>> 4)) + " " + (b << 24 >>> 28));
        int big = 123456789;
        float rounded = big;
        System.out.println(big - (int) rounded);
        long huge = Long.MAX_VALUE;
        System.out.println((long) (double) huge == huge);
        System.out.println((long) (float) (huge - 1) + " " + (int) (float) Integer.MAX_VALUE);
        System.out.println((int) 'x' + (char) 1 + " " + (char) ('x' + 1) + " " + (byte) 'é' + " " + (short) '\uffff');
        final int constant = 100;
        byte fits = constant;
        char alsoFits = constant;
        System.out.println(fits + " " + alsoFits);
    }
}
