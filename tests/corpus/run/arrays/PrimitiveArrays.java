//@ about: arrays of each primitive type start at zero, keep exactly their width, and load with the right sign
public class PrimitiveArrays {
    public static void main(String[] args) {
        boolean[] z = new boolean[3]; byte[] b = new byte[3]; char[] c = new char[3]; short[] s = new short[3];
        int[] i = new int[3];
        long[] l = new long[3];
        float[] f = new float[3];
        double[] d = new double[3];
        Object[] o = new Object[3];
        System.out.println(z[0] + " " + b[0] + " " + (int) c[0] + " " + s[0] + " " + i[0] + " " + l[0] + " " + f[0]
            + " " + d[0] + " " + o[0]);
        z[1] = true;
        b[1] = (byte) 0xff;
        c[1] = (char) 0x1ffff;
        s[1] = (short) 0xffff8000;
        i[1] = (int) 0xffffffff80000000L;
        l[1] = 0x8000000000000001L;
        f[1] = (float) 1e40;
        d[1] = 0.1f;
        o[1] = i;
        System.out.println(z[1] + " " + b[1] + " " + (int) c[1] + " " + s[1] + " " + i[1] + " " + l[1] + " " + f[1]
            + " " + d[1] + " " + (o[1] == i));
        System.out.println(z[0] + "" + z[2] + b[0] + b[2] + (int) c[0] + (int) c[2] + s[0] + s[2] + i[0] + i[2] + l[0]
            + l[2] + f[0] + f[2] + d[0] + d[2] + o[0] + o[2]);
        b[2] = (byte) 300;
        b[2] += 100;
        c[2]--;
        s[2] = (short) (b[2] << 9);
        l[2] = i[1] >>> 1;
        f[2] = l[1];
        d[2] = f[2] / 3;
        z[2] = z[1] ^ z[0] | b[2] < 0;
        System.out.println(b[2] + " " + (int) c[2] + " " + s[2] + " " + l[2] + " " + f[2] + " " + d[2] + " " + z[2]);
        f[0] = -0f;
        d[0] = Double.NaN;
        System.out.println(1 / f[0] + " " + (d[0] == d[0]) + " " + (f[0] == 0));
        int[] sized = new int['a'];
        byte size = 5;
        long[] other = new long[size];
        System.out.println(sized.length + other.length + new char[0].length + new boolean[(short) 2].length);
        int[] initial = {1, 'b', (byte) 200, 1 + 2};
        char[] mixed = {97, 'b', (char) 99};
        double[] promoted = {1, 2L, 3f, 'd', 1e2};
        long[] nested = {initial[3], mixed[0], (long) promoted[4]};
        System.out.println(initial[2] + " " + new String(mixed) + " " + promoted[3] + " " + nested[1] + nested[2]);
        int sum = 0;
        for (byte x : b) sum += x;
        for (char x : c) sum += x;
        for (boolean x : z) sum += x ? 1000000 : 0;
        for (long x : l) sum += x;
        for (float x : f) sum += x;
        System.out.println(sum);
        int big[] = new int[100000], index = 0;
        for (int k = 0; k < big.length; k++) big[k] = k * k;
        for (int k = 0; k < 20; k++) index = Math.abs(big[index] + 7919 * k) % big.length;
        System.out.println(index + " " + big[99999]);
    }
}
