import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Fields of every kind, at the values they have when the program has ended. */
public class Zoo extends Base {
    static boolean yes = true;
    static boolean no;
    static byte small = -3;
    static short medium = -300;
    static char letter = 'x';
    static int count = 0;
    static long large = Long.MIN_VALUE;
    static float half = 0.5f;
    static double third = 1.0 / 3;
    static double nothing = Double.NaN;
    static String name = new StringBuilder("gir").append("affe").toString();
    static String snowman = "\u2603";
    static String noName;
    static Integer boxed = 1000;
    static Boolean boxedTruth = Boolean.TRUE;
    static Integer noBox;
    static Object anything = Long.valueOf(7);
    static int[] numbers = {1, 2, 3};
    static boolean[] truths = {false, true};
    static byte[] bytes = {-1};
    static char[] letters = {'a', '\uffff'};
    static short[] shorts = {-2};
    static long[] longs = {1L << 40};
    static float[] floats = {1.5f};
    static double[] doubles = {2.5};
    static int[][] grid = {{1}, {2, 3}};
    static Node head = new Node(1, new Node(2, null));
    static Node twin = head;
    static Node[] nodes = {head, null, new Special()};
    static Shape shape = new Square();
    static List<String> list = new ArrayList<>(List.of("a", "b"));
    static AtomicInteger atomic = new AtomicInteger(4);
    static Colour colour = Colour.GREEN;

    public static void main(String[] arguments) {
        for (int i = 0; i < 5; i++) {
            count++;
        }
    }

    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static class Special extends Node {
        int value = 30;
        int extra = 31;

        Special() {
            super(29, null);
        }
    }

    interface Shape {
        int SIDES = 4;
    }

    static class Square implements Shape {
        int width = 9;
        static int made = 1;
    }

    static class Never {
        static final int CONSTANT = 42;
        static final String TEXT = "constant";
        static final boolean FLAG = true;
        static int changing = 1;
        static int zero;
    }

    enum Colour { RED, GREEN }
}

class Base {
    static int inherited = 11;
}
