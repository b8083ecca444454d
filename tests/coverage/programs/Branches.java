class Branches {
    static int sign(int x) {
        if (x > 0) {
            return 1;
        } else if (x < 0) {
            return -1;
        }
        return 0;
    }

    static boolean both(boolean a, boolean b) {
        return a && b;
    }

    static boolean either(boolean a, boolean b) {
        return a || b;
    }

    static String word(Object o, long n, double d) {
        String s = o == null ? "none" : o.toString();
        if (n > 10L && d < 0.5 || o != null) s += "!";
        return s;
    }

    static int never(int x) {
        if (x == 1) return 2;
        return 3;
    }

    public static void main(String[] arguments) {
        sign(3);
        sign(0);
        both(true, false);
        both(true, true);
        either(true, false);
        word(null, 20, 0.25);
        word("x", 2, 1.0);
        boolean flag = arguments.length == 99;
        if (!flag) sign(1); else never(1);
    }
}
