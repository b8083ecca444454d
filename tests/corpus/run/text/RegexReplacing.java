//@ about: replaceAll with groups and lambdas, append loops, quoting, split with limits and as streams, and predicates.
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public class RegexReplacing {
    public static void main(String[] args) {
        System.out.println("2024-02-29".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3.$2.$1") + " "
                + "aaa".replaceFirst("a", "\\$"));
        System.out.println("first last".replaceAll("(?<f>\\w+) (?<l>\\w+)", "${l}, ${f}") + " "
                + "abc".replaceAll("", "-"));
        System.out.println(Pattern.compile("\\d+").matcher("a1b22c333").replaceAll(m -> "<"
                + Integer.parseInt(m.group()) * 2 + ">"));
        System.out.println(Pattern.compile("[a-z]+").matcher("one TWO three")
                .replaceFirst(m -> m.group().toUpperCase(Locale.ROOT)));
        Map<String, String> variables = Map.of("name", "World", "cost", "$5\\n");
        Matcher template = Pattern.compile("\\{(\\w+)}").matcher("Hello {name}, pay {cost}{missing}!");
        StringBuilder filled = new StringBuilder();
        while (template.find()) {
            template.appendReplacement(filled,
                    Matcher.quoteReplacement(variables.getOrDefault(template.group(1), "?")));
        }
        System.out.println(template.appendTail(filled));
        StringBuffer buffer = new StringBuffer();
        Matcher snake = Pattern.compile("_([a-z])").matcher("snake_case_name");
        while (snake.find()) {
            snake.appendReplacement(buffer, snake.group(1).toUpperCase(Locale.ROOT));
        }
        System.out.println(snake.appendTail(buffer) + " " + Pattern.quote("a.b\\E"));

        for (int limit : new int[] {0, -1, 2, 4}) {
            System.out.println(limit + " " + Arrays.toString("a,b,,c,,".split(",", limit)) + " "
                    + Arrays.toString(",x".split(",", limit)));
        }
        System.out.println(Arrays.toString("boo:and:foo".split("o")) + Arrays.toString("abc".split(""))
                + Arrays.toString("".split(",")));
        System.out.println(Arrays.toString("a1b2c3".split("(?<=\\d)")) + Arrays.toString("x  y\tz".split("\\s+"))
                + Arrays.toString("a.b|c".split("\\.|\\|")));
        System.out.println(Arrays.toString("a.b.c".split(".")) + " "
                + Pattern.compile("\\W+").splitAsStream("to be, or not").collect(Collectors.joining("/")));
        List<String> names = List.of("alpha7", "beta", "7gamma", "x7");
        System.out.println(names.stream().filter(Pattern.compile("\\d").asPredicate()).toList() + " "
                + names.stream().filter(Pattern.compile("[a-z]+\\d").asMatchPredicate()).toList());
        System.out.println(Pattern.matches("a*b", "aaab") + " " + "aaab".matches("a") + " "
                + Pattern.compile("x", Pattern.LITERAL | Pattern.CASE_INSENSITIVE).flags());
        System.out.println(Pattern.compile("[.", Pattern.LITERAL).matcher("a[.b").replaceAll("-") + " "
                + Pattern.compile("a+b").pattern());
        for (String wrong : new String[] {"$9", "${x}", "$", "\\"}) {
            try {
                System.out.println("abc".replaceAll("b", wrong));
            } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
                System.out.println(e);
            }
        }
    }
}
