//@ about: StringBuilder, StringBuffer and StringJoiner: appending everything, editing in place, capacity and errors.
//@ varies: newer libraries word the message differently
//@ exit: 1
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

public class StringBuilding {
    public static void main(String[] args) {
        StringBuilder builder = new StringBuilder();
        builder.append(1).append(-2L).append(3.5f).append(4.25).append('c').append(true).append("s")
                .append((String) null).append(new char[] {'x', 'y'}).append(new char[] {'1', '2', '3'}, 1,
                        2).append("region", 1,
                        4).append((Object) List.of(1)).append(Integer.MIN_VALUE);
        System.out.println(builder + " " + builder.length());
        builder.setLength(6);
        builder.insert(0, true).insert(2, 99).insert(builder.length(), 'e').insert(1, new char[] {'[', ']'}).insert(3,
                2.5);
        System.out.println(builder + " " + builder.indexOf("9") + " " + builder.lastIndexOf("e") + " "
                + builder.charAt(4));
        builder.delete(2, 5).deleteCharAt(0).replace(0, 2, "<replaced>").reverse();
        System.out.println(builder + " " + builder.substring(3) + " " + builder.subSequence(0, 2));
        builder.setCharAt(0, 'Z');
        builder.delete(5, 1000);
        System.out.println(builder + " " + builder.equals(new StringBuilder(builder)) + " "
                + builder.compareTo(new StringBuilder("Z")));
        StringBuilder grow = new StringBuilder(4);
        System.out.print(grow.capacity());
        for (int i = 0; i < 40; i++) {
            int before = grow.capacity();
            grow.append(i % 10);
            if (grow.capacity() != before) {
                System.out.print(" " + grow.capacity());
            }
        }
        grow.trimToSize();
        grow.ensureCapacity(10);
        System.out.println(" trimmed " + grow.capacity() + " " + new StringBuilder("abc").capacity());
        StringBuffer buffer = new StringBuffer("buffer");
        buffer.append(buffer).insert(3, "-").reverse();
        System.out.println(buffer + " " + buffer.length() + " " + buffer.isEmpty());

        StringJoiner joiner = new StringJoiner(", ", "{", "}").setEmptyValue("nothing");
        System.out.println(joiner + " " + joiner.length());
        joiner.add("a").add("").add(null);
        StringJoiner other = new StringJoiner("-").add("x").add("y");
        System.out.println(joiner.merge(other) + " " + other.merge(other) + " " + joiner.length() + " "
                + String.join("|", new ArrayList<>()).isEmpty());
        List<Runnable> wrong = List.of(() -> grow.deleteCharAt(99), () -> grow.setCharAt(-1, 'x'),
                () -> grow.insert(999, "x"),
                () -> grow.delete(5, 2), () -> grow.setLength(-1), () -> grow.substring(3, 99),
                        () -> new StringBuilder(-1));
        for (Runnable action : wrong) {
            try {
                action.run();
            } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + grow.length());
            }
        }
        grow.charAt(40);
    }
}
