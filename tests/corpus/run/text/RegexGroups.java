//@ about: Capturing, named, nested and optional groups, Matcher.results, regions and the state of a Matcher.
//@ exit: 1
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public class RegexGroups {
    public static void main(String[] args) {
        Matcher date = Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)(?:-(?<day>\\d\\d))?")
                .matcher("on 2024-02-29, 1999-12 and 07-01");
        while (date.find()) {
            System.out.println(date.group() + " " + date.start() + ".." + date.end() + " " + date.group("year") + " "
                    + date.group(2)
                    + " " + date.group("day") + " " + date.start("day") + " groups " + date.groupCount());
        }
        Matcher nested = Pattern.compile("((a+)(b(c)?)*)+d").matcher("aabcbabcbbd");
        System.out.println(nested.matches());
        for (int i = 0; i <= nested.groupCount(); i++) {
            System.out.println(i + " " + nested.group(i) + " " + nested.start(i) + " " + nested.end(i));
        }
        System.out.println(Pattern.compile("(\\w)(\\d*)").matcher("a12 b c345").results()
                .map(r -> r.group(1) + ":" + r.group(2).length() + "@" + r.start()).collect(Collectors.toList()));
        Matcher region = Pattern.compile("^\\w+$").matcher("one two three");
        region.region(4, 7);
        System.out.println(region.find() + " " + region.group() + " " + region.regionStart() + " "
                + region.hasAnchoringBounds());
        region.useAnchoringBounds(false);
        System.out.println(region.lookingAt() + " " + region.reset("whole").matches());
        Matcher state = Pattern.compile("ab*").matcher("abbb");
        System.out.println(state.lookingAt() + " " + state.hitEnd() + " " + state.requireEnd() + " "
                + state.toMatchResult().end());
        Matcher reuse = state.usePattern(Pattern.compile("b"));
        int count = 0;
        while (reuse.find()) {
            count++;
        }
        System.out.println(count + " " + reuse.reset().find(2) + " " + reuse.start());
        MatchResult first = Pattern.compile("(x)|(y)").matcher("zy").results().findFirst().get();
        System.out.println(first.group(1) + " " + first.group(2) + " " + first.start(1));
        System.out.println(Pattern.compile("(a|ab)(c|bcd)(d*)").matcher("abcd").replaceFirst("[$1][$2][$3]"));
        Matcher never = Pattern.compile("(?<name>x)").matcher("y");
        try {
            never.group("other");
        } catch (IllegalStateException | IllegalArgumentException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        never.find();
        never.group();
    }
}
