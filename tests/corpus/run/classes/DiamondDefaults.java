//@ about: default methods: the class wins, then the most specific interface; conflicts are resolved with X.super
public class DiamondDefaults {
    interface Top { default String hi() { return "Top"; } default String call() { return "call:" + hi(); } }
    interface Left extends Top { @Override default String hi() { return "Left>" + Top.super.hi(); } }
    interface Right extends Top { @Override default String hi() { return "Right>" + Top.super.hi(); } }
    interface Unrelated { default String hi() { return "Unrelated"; } }
    interface Again extends Top { @Override String hi(); }

    static class Both implements Left, Right {
        @Override public String hi() { return "Both>" + Left.super.hi() + "+" + Right.super.hi(); }
    }
    static class OnlyLeft implements Left, Top { }
    static class Base { public String hi() { return "Base"; } }
    static class ClassWins extends Base implements Left, Unrelated { }
    static abstract class Abstract implements Top { @Override public abstract String hi(); }
    static class Concrete extends Abstract { @Override public String hi() { return "Concrete"; } }
    static class Mixed implements Left, Unrelated {
        @Override public String hi() { return Unrelated.super.hi() + "&" + Left.super.hi(); }
    }
    static class Reabstracted implements Again { @Override public String hi() { return "Reabstracted"; } }
    static class Sub extends OnlyLeft implements Right {
        @Override public String hi() { return super.hi() + "|" + Right.super.hi(); }
    }

    interface Counter {
        int[] COUNT = {0};
        default int next() { return bump(1); }
        private int bump(int by) { COUNT[0] += by + offset(); return COUNT[0]; }
        private static int offset() { return 10; }
        static int peek() { return COUNT[0] + offset(); }
    }

    interface Generic<T> { default T pick(T a, T b) { return choose(a, b) ? a : b; } boolean choose(T a, T b); }
    interface Max extends Generic<Integer> { @Override default boolean choose(Integer a, Integer b) { return a > b; } }
    static class Longest implements Generic<String> {
        @Override public boolean choose(String a, String b) { return a.length() > b.length(); }
    }

    public static void main(String[] args) {
        Top[] all = {new Top() { }, new Both(), new OnlyLeft(), new ClassWins(), new Concrete(), new Mixed(),
            new Reabstracted(), new Sub()};
        for (Top t : all) System.out.println(t.hi() + " / " + t.call());
        Counter c = new Counter() { };
        Counter d = new Counter() { @Override public int next() { return -Counter.super.next(); } };
        System.out.println(c.next() + " " + c.next() + " " + d.next() + " " + Counter.peek());
        System.out.println(new Max() { }.pick(3, 8) + " " + new Longest().pick("long", "longer"));
        Generic<Object> viaLambda = (a, b) -> a.hashCode() > b.hashCode();
        System.out.println(viaLambda.pick("a", 'b'));
        Object o = new Both();
        System.out.println((o instanceof Left) + " " + (o instanceof Unrelated) + " " + ((Unrelated) new Mixed()).hi());
    }
}
