//@ about: Scanner over strings: tokens, numbers, lines, delimiters, patterns and errors; StringTokenizer beside it.
//@ exit: 1
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.InputMismatchException;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.stream.Collectors;

public class ScannerOnText {
    public static void main(String[] args) {
        String input = "42 -7 3.25 true word 1,234 ff 99999999999999999999\nrest of line\n\nlast";
        Scanner scanner = new Scanner(input).useLocale(Locale.ROOT);
        System.out.println(scanner.nextInt() + " " + scanner.nextLong() + " " + scanner.nextDouble() + " "
                + scanner.nextBoolean() + " " + scanner.next());
        System.out.println(scanner.hasNextInt() + " " + scanner.nextInt() + " " + scanner.nextInt(16) + " "
                + scanner.hasNextLong() + " "
                + scanner.nextBigInteger().equals(new BigInteger("99999999999999999999")));
        System.out.println("[" + scanner.nextLine() + "][" + scanner.nextLine() + "][" + scanner.nextLine() + "]["
                + scanner.nextLine() + "] " + scanner.hasNextLine());
        Scanner commas = new Scanner("a, b,,c ; d").useDelimiter("\\s*[,;]\\s*");
        List<String> tokens = new ArrayList<>();
        while (commas.hasNext()) {
            tokens.add(commas.next());
        }
        System.out.println(tokens + " " + commas.delimiter());
        Scanner pattern = new Scanner("key=value; other=thing");
        System.out.println(pattern.findInLine("(\\w+)=(\\w+)") + " " + pattern.match().group(2) + " "
                + pattern.findWithinHorizon("=", 3) + " " + pattern.skip(";\\s*").next());
        System.out.println(new Scanner("x1y22z333").findAll("\\d+").map(r -> r.group()).collect(Collectors.toList())
                + " "
                + new Scanner("a b c").tokens().count());
        Scanner mixed = new Scanner("12 twelve");
        int sum = 0;
        while (mixed.hasNext()) {
            if (mixed.hasNextInt()) {
                sum += mixed.nextInt();
            } else {
                System.out.println("skipped " + mixed.next());
            }
        }
        System.out.println(sum);
        try {
            new Scanner("abc").nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e);
        }
        try {
            new Scanner("").next();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        StringTokenizer tokenizer = new StringTokenizer("a+b-c", "+-", true);
        System.out.print(tokenizer.countTokens());
        while (tokenizer.hasMoreTokens()) {
            System.out.print(" " + tokenizer.nextToken());
        }
        StringTokenizer switching = new StringTokenizer("one two:three four");
        System.out.println(" " + switching.nextToken() + "|" + switching.nextToken(":") + "|"
                + switching.nextElement());
        scanner.close();
        scanner.next();
    }
}
