//@ about: Parsing of integers of every width and radix, and the text of each NumberFormatException.
//@ exit: 1
import java.util.List;
import java.util.function.Function;

public class NumberParsing {
    public static void main(String[] args) {
        System.out.println(Integer.parseInt("-2147483648") + " " + Integer.parseInt("+7f", 16) + " "
                + Integer.parseInt("-1010", 2) + " " + Integer.valueOf("zz", 36));
        System.out.println(Integer.decode("0x7F") + " " + Integer.decode("-#ff") + " " + Integer.decode("017") + " "
                + Long.decode("-0XffffFFFF") + " " + Short.decode("0"));
        System.out.println(Integer.parseUnsignedInt("4294967295") + " "
                + Long.parseUnsignedLong("18446744073709551615") + " " + Integer.parseUnsignedInt("ffffffff", 16));
        System.out.println(Long.parseLong("-9223372036854775808") + " " + Byte.parseByte("-128") + " "
                + Short.parseShort("7fff", 16) + " " + Integer.parseInt("abc123def", 3, 6, 10));
        System.out.println(Integer.parseInt("\u0661\u0662\u0663") + " " + Integer.toString(-255, 16) + " "
                + Long.toString(Long.MIN_VALUE, 2).length() + " " + Integer.toString(5, 99));
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " "
                + Boolean.valueOf(null) + " " + Integer.getInteger("no.such.property", 5));
        fails(Integer::parseInt, "", "-", "+", "2147483648", "-2147483649", "12 ", "0x10", "1_000", null, "\u00bd");
        fails(Long::parseLong, "9223372036854775808", "1L", "--1");
        fails(s -> Integer.parseInt(s, 2), "2", "10102");
        fails(s -> Integer.parseInt(s, 99), "1");
        fails(Byte::parseByte, "128", "-129", "x");
        fails(Short::parseShort, "32768");
        fails(Integer::decode, "0x", "#", "08", "-", "0x80000000", "--5");
        fails(Integer::parseUnsignedInt, "-1", "4294967296");
        fails(Long::parseUnsignedLong, "18446744073709551616", "-0");
        fails(Integer::valueOf, "99999999999");
        fails(Double::parseDouble, "", " ", "1.2.3", "abc", "0x1", "1e", "--1");
        System.out.println((Integer.valueOf("127") == Integer.valueOf(127)) + " " + Integer.valueOf(1000).equals(1000)
                + " " + Long.valueOf(5).equals(5) + " " + new java.math.BigInteger("5").equals(5));
        Number[] numbers = {(byte) 1, (short) -2, 3, 4L, 5.9f, -6.9, 1e20};
        for (Number n : numbers) {
            System.out.print(n.intValue() + "/" + n.longValue() + "/" + n.byteValue() + "/" + n.floatValue() + " ");
        }
        System.out.println();
        for (String s : List.of("12", "0", "x")) {
            System.out.println(Integer.parseInt(s) * 2);
        }
    }

    private static void fails(Function<String, Object> parser, String... texts) {
        for (String text : texts) {
            try {
                System.out.println(parser.apply(text));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage() == null ? "null" : e.getMessage().replaceAll("[^ -~]", "?"));
            }
        }
    }
}
