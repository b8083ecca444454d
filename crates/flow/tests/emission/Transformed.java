/** What is transformed by the tests of the same name; prints one line for each method. */
public class Transformed {
    static int dropped;
    static int calls;

    static int branch(int x) {
        int y;
        if (x > 3) {
            y = 10;
        } else {
            y = 20;
        }
        return y;
    }

    static String missing(int x) {
        String text;
        long number;
        if (x > 3) {
            text = "some";
            number = 5L;
        } else {
            text = "other";
            number = 6L;
        }
        return text + number;
    }

    static int caught(int x) {
        int state = 1;
        try {
            state = 2;
            fail(x);
            state = 3;
        } catch (IllegalStateException | IllegalArgumentException e) {
            return state + e.getMessage().length();
        } finally {
            calls++;
        }
        return state;
    }

    static void fail(int x) {
        if (x > 3) {
            throw new IllegalStateException("four");
        }
    }

    static int specialised(int x, long y, String z) {
        return x * 100 + (int) y + z.length();
    }

    static int unused() {
        return dropped++;
    }

    Transformed(boolean first) {
        this(first ? "yes" : "no", first ? 1 : 2);
    }

    Transformed(String text, int number) {
        super();
        System.out.println("constructor " + text + number);
    }

    public static void main(String[] arguments) {
        System.out.println("branch " + branch(5) + " " + branch(1));
        System.out.println("missing " + missing(5));
        System.out.println("caught " + caught(5) + " " + calls);
        System.out.println("specialised " + specialised(7, 20L, "abc"));
        new Transformed(true);
        StringBuilder members = new StringBuilder();
        for (var method : Transformed.class.getDeclaredMethods()) {
            members.append(method.getName().equals("unused") ? " unused" : "");
        }
        for (var field : Transformed.class.getDeclaredFields()) {
            members.append(field.getName().equals("dropped") ? " dropped" : "");
        }
        System.out.println("members" + members);
    }
}
