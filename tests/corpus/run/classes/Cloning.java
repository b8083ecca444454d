//@ about: Object.clone copies fields shallowly and only for Cloneable; arrays clone to their own type
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;

public class Cloning {
    static class Plain {
        Object tryClone() throws CloneNotSupportedException { return super.clone(); }
    }

    static class Node implements Cloneable {
        boolean z = true; byte b = 1; char c = 'c'; short s = 2; int i = 3; long l = 4; float f = 5; double d = 6;
        int[] array = {1, 2};
        Node next;
        transient String text = "t";
        static int constructed;
        Node() { constructed++; }
        @Override protected Node clone() throws CloneNotSupportedException { return (Node) super.clone(); }
        String all() { return z + "" + b + c + s + i + l + f + d + Arrays.toString(array) + text; }
    }

    static class Deep extends Node {
        final StringBuilder log = new StringBuilder("log");
        @Override protected Deep clone() throws CloneNotSupportedException {
            Deep copy = (Deep) super.clone();
            copy.array = array.clone();
            copy.next = next == null ? null : next.clone();
            return copy;
        }
    }

    public static void main(String[] args) throws CloneNotSupportedException {
        try {
            new Plain().tryClone();
        } catch (CloneNotSupportedException e) {
            System.out.println(e);
        }
        Node n = new Node();
        n.i = 33;
        n.next = n;
        Node copy = n.clone();
        copy.array[0] = 100;
        copy.i = 34;
        System.out.println(n.all() + " " + copy.all() + " " + (copy.next == n) + " " + Node.constructed);
        Deep d = new Deep();
        d.next = new Node();
        Deep deep = d.clone();
        deep.array[0] = -1;
        deep.next.i = 99;
        deep.log.append("!");
        System.out.println(d.array[0] + " " + d.next.i + " " + d.log + " " + deep.getClass().getSimpleName() + " "
            + Node.constructed);
        int[][] grid = {{1}, {2, 3}};
        int[][] shallow = grid.clone();
        shallow[0][0] = 7;
        shallow[1] = null;
        System.out.println(Arrays.deepToString(grid) + (shallow != grid) + shallow.getClass().getSimpleName());
        Object[] strings = new String[] {"a"}.clone();
        System.out.println(strings.getClass().getSimpleName() + " " + new long[] {5L}.clone()[0]
            + new char[0].clone().length);
        ArrayList<StringBuilder> list = new ArrayList<>();
        list.add(new StringBuilder("x"));
        @SuppressWarnings("unchecked") ArrayList<StringBuilder> listCopy = (ArrayList<StringBuilder>) list.clone();
        listCopy.get(0).append("y");
        listCopy.add(null);
        System.out.println(list + " " + listCopy + " " + new LinkedHashMap<>(java.util.Map.of(1, 2)).clone());
    }
}
