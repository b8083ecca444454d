//@ about: switch expressions: arrows, yield, nesting, evaluation on a full stack, exceptions, exhaustive enums
public class SwitchExpressions {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    static int hours(Day d) {
        return switch (d) {
            case MON, TUE, WED, THU -> 8;
            case FRI -> {
                int h = 0;
                for (int i = 0; i < 6; i++) if (i % 2 == 0) h += i;
                yield h;
            }
            case SAT, SUN -> 0;
        };
    }

    static String nested(int a, int b) {
        return "<" + switch (a) {
            case 0 -> switch (b) { case 0 -> "zero"; case 1 ->
                { try { yield "one" + 1 / a; } catch (ArithmeticException e) { yield "caught"; }
                finally { System.out.print("[finally]"); } } default -> "many"; };
            case 1 -> b > 0 ? "positive" : "negative";
            default -> { if (b < 0) throw new IllegalArgumentException("b" + b); yield String.valueOf(a * b); }
        } + ">";
    }

    static long wide(int n, long base) {
        return base + switch (n) { case 1 -> 1L << 40; case 2 -> 2; case 3 -> 'c'; default -> base > 5 ? -base : n; }
        * 2 - (switch (n) { case 1 -> 1.5; default -> 2; } > 1.7 ? 1 : 0);
    }

    static Object mixed(int n) {
        return switch (n) { case 0 -> 1; case 1 -> 2.5; case 2 -> "s"; case 3 -> 'c'; case 4 -> null;
            default -> new int[n]; };
    }

    static Number unified(int n) { return switch (n) { case 0 -> 1; case 1 -> 2L; default -> 3.5f; }; }

    static int old(char c) {
        int r = switch (c) {
            case 'a': case 'e': System.out.print("vowel ");
            case 'b': { int k = c; yield k; }
            default: yield c > 'm' ? 1 : 2;
        };
        return r;
    }

    public static void main(String[] args) {
        int sum = 0;
        for (Day d : Day.values()) sum = sum * 10 + hours(d) % 10;
        System.out.println(sum);
        System.out.println(nested(0, 0) + nested(0, 1) + nested(0, 2) + nested(1, -1) + nested(3, 4));
        try {
            nested(2, -2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(wide(1, 3) + " " + wide(2, 3) + " " + wide(3, 3) + " " + wide(4, 3) + " " + wide(4, 30));
        for (int n = 0; n < 5; n++) System.out.print(mixed(n) + " " + unified(n) + unified(n).getClass().getSimpleName()
            + " ");
        System.out.println(((int[]) mixed(6)).length);
        System.out.println(old('a') + " " + old('b') + " " + old('z') + " " + old('c'));
        Day today = Day.SAT;
        switch (today) {
            case SAT, SUN -> System.out.println("weekend");
            default -> System.out.println("must not be seen");
        }
        Runnable r = switch (sum % 2) { case 0 -> () -> System.out.println("even");
            default -> () -> System.out.println("odd"); };
        r.run();
        try {
            hours(null);
        } catch (NullPointerException e) {
            System.out.println("null day");
        }
        System.out.println(new int[] {1, switch (args.length) { case 0 -> 20; default -> 30; }, 3}[1]
            + (switch (today) { case SAT -> 1; default -> 2; }));
    }
}
