//@ about: compound assignments evaluate their target once, narrow implicitly and leave the right value
public class CompoundAssignments {
    static int calls;
    static long staticLong = 10;
    static byte staticByte = 127;
    int field = 5;
    double wide = 1.5;
    char letter = 'a';
    Integer boxed = 127;
    String text = "t";

    CompoundAssignments self() {
        calls++;
        return this;
    }

    static int index() {
        return calls++ % 2;
    }

    public static void main(String[] args) {
        CompoundAssignments c = new CompoundAssignments();
        int[] ints = {1, 2};
        long[] longs = {1, 2};
        double[] doubles = {1, 2};
        byte[] bytes = {127, -128};
        char[] chars = {'a', 'z'};
        float[] floats = {0.5f, 1e10f};
        short[] shorts = {32767, 0};
        String[] strings = {"x", null};
        System.out.println(ints[index()]++ + " " + ++ints[index()] + " " + (ints[index()] += 3.7) + " "
            + (ints[index()] <<= 33));
        System.out.println(longs[index()]++ + " " + --longs[index()] + " " + (longs[index()] *= 1L << 40) + " "
            + longs[1]--);
        System.out.println(doubles[index()]++ + " " + ++doubles[index()] + " " + (doubles[index()] /= 3));
        System.out.println(bytes[index()]++ + " " + bytes[index()]-- + " " + bytes[0] + " " + bytes[1] + " "
            + (bytes[0] >>>= 1));
        System.out.println(chars[0]++ + " " + ++chars[1] + " " + (chars[0] += 1) + " " + (chars[1] *= 2));
        System.out.println(floats[0]-- + " " + (floats[1] += 1) + " " + shorts[0]++ + " " + shorts[0] + " "
            + (shorts[1] -= 40000));
        System.out.println((strings[0] += 1 + 2) + " " + (strings[1] += 'c') + " " + (strings[0] += null));
        System.out.println(c.self().field++ + " " + ++c.self().field + " " + (c.self().field ^= 0xff) + " "
            + (c.self().wide *= 4));
        System.out.println(c.wide++ + " " + --c.wide + " " + c.letter++ + " " + (c.letter += 1.9) + " "
            + (c.text += c.boxed));
        System.out.println(c.boxed++ + " " + ++c.boxed + " " + (c.boxed -= 2) + " " + -c.boxed--);
        System.out.println(staticLong++ + " " + ++staticLong + " " + (staticLong %= 5) + " " + staticByte++ + " "
            + --staticByte);
        System.out.println(calls);
        int a = 3, b;
        b = a = a++ * 2 + a;
        System.out.println(a + " " + b);
        int i = 0;
        ints[i] = i = 1;
        System.out.println(ints[0] + " " + ints[1] + " " + i);
        long x, y, z;
        x = y = z = longs[1] = doubles.length + 7L;
        System.out.println(x + y + z + longs[1]);
        boolean flag = true;
        flag &= a > 100;
        flag |= b == a;
        flag ^= true;
        System.out.println(flag);
        byte small = 10;
        small += 300;
        small *= 2.5;
        small = (byte) (small << 3);
        small >>= 1;
        System.out.println(small);
    }
}
