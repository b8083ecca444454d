//@ about: messages of NullPointerException for fields read and written through locals, parameters, this, statics and chains
public class HelpfulNullFields {
    HelpfulNullFields next;
    int number;
    long wide;
    double[] array;
    static HelpfulNullFields shared;

    interface Body { void run() throws Throwable; }

    static void show(Body body) {
        try {
            body.run();
            System.out.println("no exception");
        } catch (Throwable t) {
            System.out.println(t.getMessage());
        }
    }

    static void parameter(int unused, long alsoUnused, HelpfulNullFields given, String last) {
        given.number = last.length();
    }

    void instance(HelpfulNullFields other) {
        int local = other.next.number;
        next.next.wide = local;
    }

    static int read(HelpfulNullFields h) {
        return h.number;
    }

    class Inner {
        int deep() { return next.next.next.number; }
    }

    public static void main(String[] args) {
        HelpfulNullFields full = new HelpfulNullFields();
        full.next = new HelpfulNullFields();
        show(() -> parameter(1, 2, null, "x"));
        show(() -> parameter(1, 2, full, null));
        show(() -> full.instance(null));
        show(() -> full.instance(new HelpfulNullFields()));
        show(() -> full.instance(full));
        show(() -> read(null));
        show(() -> System.out.println(shared.number));
        show(() -> { shared.wide = 5; });
        show(() -> { shared.next.next = null; });
        show(() -> { full.next.next.number++; });
        show(() -> { full.next.next.wide += 3; });
        show(() -> { HelpfulNullFields local = null; local.next = full; });
        show(() -> { HelpfulNullFields local = full.next.next; System.out.println(local.array); });
        show(() -> System.out.println(full.array[0]));
        show(() -> System.out.println(full.array.length));
        show(() -> full.new Inner().deep());
        show(() -> { HelpfulNullFields none = null; none.new Inner(); });
        show(() -> System.out.println(((HelpfulNullFields) null).number));
        show(() -> System.out.println((args.length > 5 ? full : null).number));
    }
}
