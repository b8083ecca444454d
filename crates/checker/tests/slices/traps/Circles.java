/** Classes whose initialisers see each other, their subclasses and themselves half done. */
public class Circles {
    static class One {
        static int first = Two.second + 1;
        static int third = 7;
        static final Integer BOX = box();

        static Integer box() {
            return later == 0 ? -1 : later;
        }

        static int later = 12;
    }

    static class Two {
        static int second = One.third + 1;
    }

    static class Parent {
        static int seen = Child.value;
    }

    static class Child extends Parent {
        static int value = 5;
    }

    static class Singleton {
        static final Singleton INSTANCE = new Singleton();
        static int start = 3;
        final int begun;

        Singleton() {
            begun = start;
        }
    }

    static class Called implements Comparable<Called> {
        static {
            Called[] both = {new Called(), new Called()};
            java.util.Arrays.sort(both);
        }

        static int rank = 4;

        @Override
        public int compareTo(Called other) {
            System.out.println("rank " + rank);
            return 0;
        }
    }

    static class Forward {
        static int early = Forward.late;
        static int late = 6;
        static int after = late + 1;
    }

    static class Sometimes {
        static int chosen;

        static {
            if (Circles.class.getName().length() > 99) {
                chosen = 8;
            }
        }
    }

    public static void main(String[] arguments) {
        System.out.println(One.first + " " + Two.second + " " + One.third + " " + One.BOX + " " + One.later);
        System.out.println(Child.value + " " + Parent.seen);
        System.out.println(Singleton.INSTANCE.begun + " " + Singleton.start);
        System.out.println(Called.rank);
        System.out.println(Forward.early + " " + Forward.late + " " + Forward.after);
        System.out.println(Sometimes.chosen);
    }
}
