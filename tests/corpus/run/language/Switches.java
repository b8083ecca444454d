//@ about: dense and sparse switches over int, char, byte and boxed values, with fall-through and extreme keys
public class Switches {
    static int dense(int key) {
        switch (key) {
            case -2: return 102;
            case -1: return 101;
            case 0: return 100;
            case 1: case 2: return 12;
            case 3: key += 10;
            case 4: return key;
            case 6: return 600;
            default: return -1;
        }
    }

    static String sparse(int key) {
        String s = "";
        switch (key) {
            default: s += "default ";
            case Integer.MIN_VALUE: s += "min "; break;
            case 1_000_000: s += "million ";
            case -77: s += "minus "; break;
            case Integer.MAX_VALUE: s += "max ";
        }
        return s;
    }

    static int atTheEdge(int key) {
        switch (key) {
            case Integer.MAX_VALUE - 2: return 1;
            case Integer.MAX_VALUE - 1: return 2;
            case Integer.MAX_VALUE: return 3;
        }
        return 0;
    }

    static int letters(char c) {
        switch (c) {
            case 'a': case 'e': case 'i': case 'o': case 'u': return 1;
            case 'ß': return 2;
            case '\uffff': return 3;
            default: return c < 'm' ? 4 : 5;
        }
    }

    static String boxed(Byte key) {
        switch (key) {
            case 1: return "one";
            case -128: return "lowest";
            default: return "other";
        }
    }

    public static void main(String[] args) {
        for (int key = -4; key < 8; key++) System.out.print(dense(key) + " ");
        System.out.println(dense(Integer.MIN_VALUE) + " " + dense(Integer.MAX_VALUE));
        for (int key : new int[] {Integer.MIN_VALUE, -78, -77, 0, 1_000_000, Integer.MAX_VALUE})
            System.out.print(sparse(key) + "/ ");
        System.out.println();
        System.out.println(atTheEdge(Integer.MAX_VALUE) + " " + atTheEdge(Integer.MIN_VALUE) + " "
            + atTheEdge(Integer.MAX_VALUE - 2));
        for (char c : "aelmzß\uffffé".toCharArray()) System.out.print(letters(c));
        System.out.println();
        System.out.println(boxed((byte) 1) + " " + boxed((byte) 128) + " " + boxed((byte) 2));
        int n = 0;
        switch (n) { }
        switch (n++) { case 5: n = 50; }
        System.out.println(n);
    }
}
