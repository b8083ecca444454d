//@ about: static members of inner classes, interfaces in methods, and statics in local records and enums
public class StaticsInInterfaces {
    class Inner {
        static int count;
        static String tag() { return "tag" + ++count; }
        static final class Deep { static int d = 5; }
        interface Local { int X = 3; static int twice(int n) { return n * X; } }
        enum Mode { A, B; static Mode last = B; }
        record Rec(int v) { static Rec of(int v) { return new Rec(v + Deep.d); } }
    }

    int field = 1;

    Object anonymous() {
        return new Object() {
            static int made;
            static int next() { return made += 2; }
            { field += next(); }
            @Override public String toString() { return "anonymous " + made + " " + field; }
        };
    }

    int locals(int n) {
        interface Op { int apply(int a); default Op twice() { return a -> apply(apply(a)); } }
        enum Step implements Op {
            ADD { @Override public int apply(int a) { return a + 1; } },
                MUL { @Override public int apply(int a) { return a * 3; } };
            static int used;
            int use(int a) { used++; return apply(a); }
        }
        record Count(int c) { static int total; Count { total += c; } }
        class Plain { static int shared; int mine = n; int bump() { return ++shared + mine; } }
        int r = n;
        for (Step s : Step.values()) r = s.use(s.twice().apply(r));
        new Count(r);
        new Count(Step.used);
        return Count.total * 100 + new Plain().bump() + new Plain().bump();
    }

    public static void main(String[] args) {
        System.out.println(Inner.tag() + Inner.tag() + Inner.Deep.d + Inner.Local.twice(4) + Inner.Mode.last
            + Inner.Rec.of(1));
        StaticsInInterfaces s = new StaticsInInterfaces();
        System.out.println(s.anonymous() + " " + s.anonymous() + " " + new StaticsInInterfaces().anonymous());
        System.out.println(s.locals(2) + " " + s.locals(3));
    }
}
