//@ about: boxes of small values are shared, others are equal but not identical
import java.util.ArrayList;
import java.util.List;

public class BoxingCaches {
    static boolean same(Object a, Object b) {
        return a == b;
    }

    public static void main(String[] args) {
        for (int i : new int[] {-129, -128, 0, 127, 128}) {
            Integer a = i, b = i;
            Long l = (long) i, m = (long) i;
            Short s = (short) i, t = (short) i;
            System.out.println(i + " " + (a == b) + " " + a.equals(b) + " " + (l == m) + " " + (s == t) + " "
                + l.equals(a) + " " + a.equals(i));
        }
        Byte b1 = (byte) -128, b2 = (byte) 128;
        Character c1 = '\u007f', c2 = '\u007f', d1 = '\u0080', d2 = '\u0080';
        Boolean t1 = true, t2 = Boolean.valueOf("TRUE"), f1 = Boolean.parseBoolean("yes");
        System.out.println((b1 == b2) + " " + (c1 == c2) + " " + (d1 == d2) + " " + d1.equals(d2) + " " + (t1 == t2)
            + " " + f1);
        System.out.println(same(1, 1) + " " + same(1000, 1000) + " " + same(1L, 1) + " " + same('a', 'a') + " "
            + same(1.0, 1.0) + " " + same(1f, 1f));
        Integer big = 1000;
        int plain = 1000;
        System.out.println((big == plain) + " " + (big <= 1000) + " " + (big >= Integer.valueOf(1000)) + " "
            + (Integer.valueOf(1000) == big));
        Long wide = 127L;
        System.out.println(wide.equals(127) + " " + wide.equals(127L) + " " + (wide == 127) + " "
            + new Object().equals(wide));
        List<Integer> list = new ArrayList<>(List.of(10, 20, 30, 1));
        list.remove(1);
        list.remove(Integer.valueOf(1));
        System.out.println(list);
        Integer counter = 126;
        Integer before = counter;
        counter++;
        System.out.println(before + " " + counter + " " + (counter == Integer.valueOf(127)));
        counter++;
        System.out.println(counter + " " + same(counter, 128));
        Object o = 'x';
        char unboxed = (char) o;
        Object number = 7;
        long widened = (int) number;
        System.out.println(unboxed + widened);
        try {
            long wrong = (long) number;
            System.out.println(wrong);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Integer.valueOf(5).hashCode() + " " + Long.valueOf(1L << 32).hashCode() + " "
            + Boolean.TRUE.hashCode() + " " + Character.valueOf('a').hashCode());
        System.out.println(Double.valueOf(1.5).hashCode() + " " + Float.valueOf(1.5f).hashCode() + " "
            + Byte.valueOf((byte) -1).hashCode());
    }
}
