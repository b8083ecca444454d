//@ about: Character classification and case mapping over Latin, Greek and Cyrillic, numeric values, blocks and names.
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

public class CharacterClasses {
    /** Blocks whose properties are the same in the Unicode versions of JDK 17 and 25. */
    private static final int[] STABLE = IntStream.concat(IntStream.range(0, 0x180),
            IntStream.range(0x370, 0x530)).toArray();

    public static void main(String[] args) {
        count("letter", Character::isLetter);
        count("digit", Character::isDigit);
        count("letterOrDigit", Character::isLetterOrDigit);
        count("alphabetic", Character::isAlphabetic);
        count("upper", Character::isUpperCase);
        count("lower", Character::isLowerCase);
        count("title", Character::isTitleCase);
        count("whitespace", Character::isWhitespace);
        count("spaceChar", Character::isSpaceChar);
        count("control", Character::isISOControl);
        count("defined", Character::isDefined);
        count("javaStart", Character::isJavaIdentifierStart);
        count("javaPart", Character::isJavaIdentifierPart);
        count("unicodeStart", Character::isUnicodeIdentifierStart);
        count("ignorable", Character::isIdentifierIgnorable);
        count("mirrored", Character::isMirrored);
        count("ideographic", Character::isIdeographic);
        count("changesUpper", c -> Character.toUpperCase(c) != c);
        count("changesLower", c -> Character.toLowerCase(c) != c);
        count("changesTitle", c -> Character.toTitleCase(c) != Character.toUpperCase(c));
        long types = 0;
        long directions = 0;
        for (int c : STABLE) {
            types = types * 31 + Character.getType(c);
            directions = directions * 31 + Character.getDirectionality(c);
        }
        System.out.println("types " + types + " directions " + directions);
        for (char c : "aZ9 _$\u00df\u0130\u01c5\u03c2\u0416\u2167\u4e2d\u0e01\u200b\ufeff".toCharArray()) {
            System.out.println(Integer.toHexString(c) + " " + Character.getType(c) + " "
                    + Character.getNumericValue(c) + " "
                    + Integer.toHexString(Character.toUpperCase(c)) + " "
                            + Integer.toHexString(Character.toLowerCase(c)) + " "
                    + Character.UnicodeBlock.of(c) + " " + Character.UnicodeScript.of(c) + " " + Character.getName(c));
        }
        System.out.println(Character.digit('z', 36) + " " + Character.digit('8', 8) + " "
                + Character.digit('\u0664', 10) + " " + Character.forDigit(11, 16)
                + " " + (int) Character.forDigit(11, 10) + " " + Character.digit('A', 16));
        System.out.println(Character.compare('a', 'b') + " " + Character.valueOf('x').hashCode() + " "
                + (int) Character.reverseBytes('\u1234') + " " + Character.MAX_RADIX);
    }

    private static void count(String name, IntPredicate test) {
        int count = 0;
        int hash = 0;
        for (int c : STABLE) {
            if (test.test(c)) {
                count++;
                hash = hash * 31 + c;
            }
        }
        System.out.println(name + " " + count + " " + Integer.toHexString(hash));
    }
}
