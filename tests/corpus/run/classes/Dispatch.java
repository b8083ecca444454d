//@ about: virtual calls choose by object, fields and static methods by type; private and super calls do not dispatch
public class Dispatch {
    static class A {
        String name = "A.name";
        static String who() { return "A.who"; }
        String me() { return "A.me"; }
        private String secret() { return "A.secret"; }
        String callSecret() { return secret() + "," + me() + "," + name; }
        String over(Object o) { return "A.Object"; }
        String over(String s) { return "A.String"; }
        Object self() { return this; }
        final String sealed() { return "A.sealed " + me(); }
        protected String chain() { return "A"; }
    }

    static class B extends A {
        String name = "B.name";
        static String who() { return "B.who"; }
        @Override String me() { return "B.me"; }
        String secret() { return "B.secret"; }
        String over(Integer i) { return "B.Integer"; }
        @Override String over(Object o) { return "B.Object"; }
        @Override B self() { return this; }
        @Override protected String chain() { return super.chain() + "B"; }
        String names() { return name + "," + super.name + "," + ((A) this).name; }
    }

    static class C extends B {
        @Override String me() { return "C." + super.me(); }
        @Override public String chain() { return super.chain() + "C"; }
        String skip() { return super.names() + "," + C.super.callSecret(); }
        class Inner { String outerSuper() { return C.super.me() + "," + C.this.me(); } }
    }

    static abstract class Template {
        abstract int step(int n);
        int run(int n) { int sum = 0; for (int i = 0; i < n; i++) sum += step(i); return sum; }
    }

    public static void main(String[] args) {
        A ab = new B(), ac = new C();
        B bc = new C();
        System.out.println(ab.name + " " + ((B) ab).name + " " + ac.me() + " " + ab.me() + " " + ac.sealed());
        System.out.println(ab.who() + " " + bc.who() + " " + C.who());
        System.out.println(ab.callSecret() + " " + ((B) ab).secret() + " " + ab.secret());
        System.out.println(ab.over("s") + " " + ab.over((Object) "s") + " " + ab.over(1) + " " + bc.over(1) + " "
            + bc.over((Object) 1) + " " + bc.over(null == args ? "x" : "y"));
        System.out.println(ab.self() == ab ? "self" : "other");
        System.out.println(bc.self().names() + " " + ac.chain() + " " + new A().chain());
        System.out.println(new C().skip() + " " + new C().new Inner().outerSuper());
        Template square = new Template() { @Override int step(int n) { return n * n; } };
        System.out.println(square.run(5));
        Object[] objects = {"s", 1, 'c', new int[0].length, new B().me()};
        StringBuilder all = new StringBuilder();
        for (Object o : objects) all.append(o.toString()).append(o.equals(objects[0])).append(' ');
        System.out.println(all);
        CharSequence[] sequences = {"string", new StringBuilder("builder"), new StringBuffer("buffer")};
        for (CharSequence s : sequences) System.out.print(s.length() + "" + s.charAt(1) + " ");
        System.out.println();
    }
}
