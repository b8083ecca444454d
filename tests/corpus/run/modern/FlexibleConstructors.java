//@ about: statements before super() and this(): checks, computed arguments, fields set before the superclass sees them
//@ jdk: 25
public class FlexibleConstructors {
    static class Base {
        final String seen;
        Base(String s) { seen = s + "/" + describe(); }
        String describe() { return "base"; }
    }

    static class Derived extends Base {
        private final int size;
        private String later = "initialised";

        Derived(int n) {
            if (n < 0) throw new IllegalArgumentException("negative " + n);
            int squared = n * n;
            String text;
            switch (n) {
                case 0 -> text = "none";
                default -> {
                    StringBuilder b = new StringBuilder();
                    for (int i = 0; i < n; i++) b.append(i);
                    text = b.toString();
                }
            }
            size = squared;
            super(text);
            later += size;
        }

        Derived(String s) {
            int parsed;
            try {
                parsed = Integer.parseInt(s);
            } catch (NumberFormatException e) {
                parsed = s.length();
            }
            this(parsed);
        }

        @Override String describe() { return "size " + size + " " + later; }
    }

    class Inner {
        final int n;
        Inner(int n) { var doubled = n * 2; record Local(int v) { } super(); this.n = new Local(doubled).v() + outer; }
    }
    int outer = 100;

    enum Level { LOW(1), HIGH(9); final int v; Level(int v) { int w = v * 10; this.v = w; } }
    record Range(int lo, int hi) {
        Range(int size) {
            if (size < 1) throw new IllegalStateException("size");
            int half = size / 2;
            this(-half, half);
        }
    }

    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        Derived d = new Derived(3);
        System.out.println(d.seen + " | " + d.later + " | " + d.describe());
        System.out.println(new Derived("4").seen + " " + new Derived("word").size + " " + new Derived(0).seen);
        attempt(() -> new Derived(-1));
        System.out.println(new FlexibleConstructors().new Inner(5).n + " " + new Range(7) + " " + Level.HIGH.v);
        attempt(() -> new Range(0));
    }
}
