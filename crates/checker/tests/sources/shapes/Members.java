/** Kinds of classes and their members; what is asked for goes to standard error. */
public class Members {
    static int idle = 4; //~ gone, partly
    static final int LIMIT = 3;
    static final Object LOCK = new Object(); //~ gone, partly
    static final int[] TABLE;
    static int first = 1, second = first + 1;
    private String text;

    static {
        Noise.level = 5; //~ gone
        int[] table = new int[LIMIT];
        for (int at = 0; at < LIMIT; at++) table[at] = at * at;
        TABLE = table;
    }

    {
        Noise.level++; //~ gone
        text = "made";
    }

    static class Noise {
        static int level;
    }

    enum Colour {
        RED(10), GREEN(20) {
            @Override
            int weight() {
                Noise.level++; //~ gone
                return super.weight() + 1;
            }
        };

        private final int weight;
        private final String note;

        Colour(int weight) {
            this.weight = weight;
            this.note = "note " + weight; //~ gone, partly
        }

        int weight() {
            return weight;
        }

        String note() {
            return note; //~ gone, partly
        }
    }

    record Point(int x, int y) {
        static int made;

        Point {
            made++; //~ gone
            if (x < 0) throw new IllegalArgumentException("x");
        }

        Point(int both) {
            this(both, both);
            made++; //~ gone
        }

        int sum() {
            return x + y;
        }
    }

    sealed interface Node permits Leaf, Branch { }

    record Leaf(int value) implements Node { }

    record Branch(Node left, Node right) implements Node { }

    static class Base {
        protected final int size;
        final Object extra;

        Base(int size) {
            this.size = size;
            extra = new Object(); //~ gone, partly
        }

        Base() {
            this(7);
            Noise.level++; //~ gone
        }
    }

    static class Derived extends Base {
        Derived(int size) {
            super(size + LIMIT);
            Noise.level += size; //~ gone
        }

        Derived() {
            Noise.level += 2; //~ gone
        }
    }

    static int total(Node node) {
        Noise.level++; //~ gone
        if (node instanceof Leaf leaf) return leaf.value();
        if (!(node instanceof Branch branch)) {
            throw new IllegalStateException();
        }
        return total(branch.left()) + total(branch.right());
    }

    public static void main(String[] arguments) {
        System.err.println(TABLE[2] + LIMIT + second + new Members().text); //~ asked
        System.err.println(Colour.RED.weight() + Colour.GREEN.weight()); //~ asked
        System.err.println(new Point(2).sum()); //~ asked
        System.err.println(total(new Branch(new Leaf(1), new Branch(new Leaf(2), new Leaf(3))))); //~ asked
        System.err.println(new Derived(1).size + new Derived().size); //~ asked
        synchronized (LOCK) { //~ gone
            System.out.println(Noise.level); //~ gone
        } //~ gone
    }
}
