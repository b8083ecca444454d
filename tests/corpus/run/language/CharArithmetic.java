//@ about: chars are unsigned sixteen-bit numbers that become ints in arithmetic
public class CharArithmetic {
    static String rotate(String text, int by) {
        StringBuilder out = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (c >= 'a' && c <= 'z') c = (char) ((c - 'a' + by + 26) % 26 + 'a');
            else if ('A' <= c && c <= 'Z') c = (char) ('A' + (c - 'A' + by + 26) % 26);
            out.append(c);
        }
        return out.toString();
    }

    public static void main(String[] args) {
        char c = 'a';
        System.out.println(c + 1);
        System.out.println((char) (c + 1));
        System.out.println(c++ + ++c);
        System.out.println(c);
        System.out.println('a' + 'b' + "c" + 'd' + 'e' + 1);
        System.out.println((char) 65 + "" + (char) 0x1F600 + (int) 'é');
        char max = Character.MAX_VALUE;
        max++;
        System.out.println((int) max + " " + (int) --max + " " + -'a' + " " + ~'a' + " " + (c << 1) + " "
            + ('\u8000' >> 15));
        System.out.println((short) '\u8000' + " " + (byte) '\u0080' + " " + ('\u8000' > 0) + " " + (char) -1 / 2);
        System.out.println(rotate("Hello, World!", 13) + " " + rotate(rotate("Sojourner", 5), -5));
        int[] counts = new int['z' + 1];
        for (char letter : "mississippi".toCharArray()) counts[letter]++;
        for (char letter = 'a'; letter <= 'z'; letter++) if (counts[letter] > 0)
            System.out.print(letter + "" + counts[letter] + " ");
        System.out.println();
        final char fixed = 10;
        byte fromChar = fixed;
        char fromInt = 98;
        System.out.println(fromChar + fromInt);
        switch (fromInt) {
            case 'b' -> System.out.println("b is 98");
            default -> System.out.println("no");
        }
        long product = 1;
        for (char digit = '1'; digit <= '9'; digit++) product *= digit - '0';
        System.out.println(product);
        char[] digits = {'4', '2'};
        System.out.println(digits);
        System.out.println(String.valueOf(digits) + digits.length + digits[0] + (digits[0] + digits[1])
            + (char) (digits[0] + 1));
        System.out.println(Character.getNumericValue('x') + " " + Character.digit('f', 16) + " "
            + Character.forDigit(11, 16) + " " + (char) ('0' + 7));
        System.out.println('\t' + '\n' + '\\' + '\'' + '\0' + '\177' + '\u0041');
    }
}
