//@ about: the type of a conditional expression decides about promotion, boxing and unboxing
public class TernaryTyping {
    static String type(Object o) {
        return o == null ? "null" : o.getClass().getSimpleName() + ":" + o;
    }

    static String over(int i) { return "int " + i; }
    static String over(char c) { return "char " + c; }
    static String over(long l) { return "long " + l; }
    static String over(double d) { return "double " + d; }
    static String over(Object o) { return "object " + o; }

    public static void main(String[] args) {
        boolean yes = args.length == 0;
        char x = 'X';
        int i = 0;
        byte b = 1;
        short s = 2;
        System.out.println(over(yes ? x : 0));
        System.out.println(over(yes ? x : i));
        System.out.println(over(false ? i : x));
        System.out.println(over(yes ? b : s));
        System.out.println(over(yes ? b : 'c'));
        System.out.println(over(yes ? 1 : 2.0));
        System.out.println(over(yes ? 1 : 2L));
        System.out.println(over(yes ? Integer.valueOf(1) : Double.valueOf(2)));
        System.out.println(over(yes ? (Object) 1 : 2.0));
        System.out.println(over(yes ? 1 : "s"));
        System.out.println(over(yes ? null : 0));
        System.out.println(type(yes ? Integer.valueOf(3) : Long.valueOf(4)));
        System.out.println(type(yes ? Character.valueOf('c') : Integer.valueOf(1)));
        System.out.println(type(yes ? 'a' : Integer.valueOf(98)));
        Object viaIf;
        if (yes) viaIf = 1; else viaIf = 2.0;
        System.out.println(type(viaIf));
        Integer absent = null;
        try {
            System.out.println(over(yes ? absent : 0));
        } catch (NullPointerException e) {
            System.out.println("unboxed");
        }
        Integer kept = yes ? absent : Integer.valueOf(0);
        System.out.println(type(kept));
        int depth = i == 0 ? b == 1 ? s == 3 ? 1 : 2 : 3 : 4;
        System.out.println(depth);
        System.out.println((yes ? 1 : 'a') + (yes ? 'b' : 0) + (yes ? "c" : "d"));
        long mixed = yes ? Integer.MAX_VALUE + 1 : 0L;
        System.out.println(mixed);
        StringBuilder sb = new StringBuilder();
        CharSequence sequence = yes ? sb : "text";
        System.out.println(sequence == sb);
        System.out.println((Comparable<?>) (yes ? 1 : "one") instanceof Integer);
    }
}
