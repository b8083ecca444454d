//@ about: inner classes know their enclosing instances at every depth, also when created or extended from outside
public class InnerClasses {
    private int value = 1;
    private static int made;
    private String name(String suffix) { return "outer" + value + suffix; }

    class Middle {
        int value = 2;
        class Deep {
            int value = 3;
            String all(int value) {
                InnerClasses.this.value += 10;
                return value + "," + this.value + "," + Middle.this.value + "," + InnerClasses.this.value + ","
                    + name("!");
            }
            private void secret() { made++; }
        }
        Deep deep() { return new Deep(); }
    }

    class Sub extends Middle {
        Sub() { value += 100; }
        int both() { return value + super.value + InnerClasses.this.value; }
    }

    static class Elsewhere extends Middle {
        Elsewhere(InnerClasses outer) { outer.super(); }
        Elsewhere() { this(new InnerClasses()); }
    }

    static class Nested {
        private int hidden = 5;
        private static String tag() { return "tag"; }
        private class Own { int sum() { return hidden + made; } }
    }

    interface Visitor { String visit(int n); }

    Visitor visitor(int base) {
        int local = base * 2;
        class Local implements Visitor {
            final int field = local + value;
            @Override public String visit(int n) {
                return n == 0 ? "" : field + ":" + local + ":" + base + " " + new Local().visit(n - 1);
            }
        }
        return new Local();
    }

    public static void main(String[] args) {
        InnerClasses outer = new InnerClasses(), other = new InnerClasses();
        InnerClasses.Middle middle = outer.new Middle();
        Middle.Deep deep = middle.new Deep();
        System.out.println(deep.all(4) + " " + deep.all(5) + " " + other.new Middle().deep().all(6));
        deep.secret();
        System.out.println(outer.new Sub().both() + " " + new Elsewhere(outer).value + " "
            + new Elsewhere().new Deep().all(7));
        Nested nested = new Nested();
        nested.hidden++;
        System.out.println(nested.hidden + Nested.tag() + nested.new Own().sum() + made);
        System.out.println(outer.visitor(50).visit(2));
        Visitor v = new Visitor() {
            int calls;
            @Override public String visit(int n) { return "anonymous" + ++calls + n + args.length; }
        };
        System.out.println(v.visit(1) + v.visit(2));
        System.out.println(new Object() { int twice(int n) { return 2 * n; } }.twice(21));
        var counter = new Object() { int n; };
        for (int i = 0; i < 5; i++) counter.n += i;
        System.out.println(counter.n);
        try {
            InnerClasses none = null;
            none.new Middle();
        } catch (NullPointerException e) {
            System.out.println("no outer");
        }
    }
}
