//@ about: initialisers that need each other see default values in the same thread, and never run twice
public class InitRecursion {
    static class A {
        static { System.out.print("A( "); }
        static final int X = B.Y + 1;
        static final String NAME = "A sees " + B.NAME;
        static { System.out.println(")A"); }
    }

    static class B {
        static { System.out.print("B( "); }
        static final int Y = A.X + 10;
        static final String NAME = "B sees " + A.NAME;
        static { System.out.print(")B "); }
    }

    static class Parent {
        static { System.out.print("Parent( "); }
        static final int CHILD_VALUE = Child.value;
        static { System.out.println(")Parent"); }
    }

    static class Child extends Parent {
        static { System.out.print("Child( "); }
        static int value = 42;
        static { System.out.println(")Child"); }
    }

    static class Single {
        static final Single INSTANCE = new Single();
        static int count = 10;
        static int untouched;
        final int seen;
        Single() { seen = count++; untouched++; }
    }

    enum Level {
        LOW(1), HIGH(2);
        static final Level[] CACHE = values();
        static int sum;
        final int weight;
        static { for (Level l : CACHE) sum += l.weight; }
        Level(int weight) { this.weight = weight; }
    }

    interface Node {
        Node SELF = new Node() { @Override public String toString() { return "SELF is " + (SELF == this); } };
    }

    static int calls;
    static class Recursive {
        static int value = compute(3);
        static int compute(int n) { calls++; return n == 0 ? value : compute(n - 1) + value + 1; }
    }

    public static void main(String[] args) {
        System.out.println(A.X + " " + B.Y + " | " + A.NAME + " | " + B.NAME);
        System.out.println(Child.value + " " + Parent.CHILD_VALUE);
        System.out.println(Single.INSTANCE.seen + " " + Single.count + " " + Single.untouched);
        System.out.println(Level.sum + " " + Level.CACHE.length + " " + Node.SELF);
        System.out.println(Recursive.value + " " + calls);
    }
}
