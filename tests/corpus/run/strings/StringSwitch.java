//@ about: switches on strings tell apart values of one hash, fall through, and work as expressions
public class StringSwitch {
    static int classic(String s) {
        switch (s) {
            case "Aa": return 1;
            case "BB": return 2;
            case "C#": return 3;
            case "": return 4;
            case "AaAa": case "BBBB": case "AaBB": return 5;
            case "fall":
            case "through": s += "!";
            case "end": return s.length() * 10;
            default: return -1;
        }
    }

    static String arrow(String s) {
        return switch (s) {
            case "one", "uno" -> "1";
            case "two" -> {
                String t = s.toUpperCase();
                yield t + t.length();
            }
            case "three" -> throw new IllegalArgumentException("three");
            default -> s.isEmpty() ? "empty" : "other";
        };
    }

    static int yielding(String s) {
        int n = switch (s) {
            case "a":
                System.out.print("[a]");
            case "b":
                yield 2;
            case "c": {
                int k = 0;
                for (char ch : s.toCharArray()) k += ch;
                yield k;
            }
            default:
                yield s.length();
        };
        return n + 1;
    }

    static final String CONSTANT = "con" + "stant";

    public static void main(String[] args) {
        for (String s : new String[] {"Aa", "BB", "C#", "Bb", "", "AaAa", "BBBB", "AaBB", "BBAa", "fall", "through",
            "end", "nothing", new String("Aa")}) System.out.print(classic(s) + " ");
        System.out.println();
        for (String s : new String[] {"one", "uno", "two", "", "four"}) System.out.print(arrow(s) + " ");
        try {
            arrow("three");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (String s : new String[] {"a", "b", "c", "long"}) System.out.print(yielding(s) + " ");
        System.out.println();
        switch ("constant") {
            case CONSTANT -> System.out.println("constant case");
            default -> System.out.println("must not be seen");
        }
        switch ("é\ud83d\ude00") {
            case "é😀" -> System.out.println("unicode case");
            default -> System.out.println("must not be seen");
        }
        int found = 0;
        loop:
        for (String word : "to be or not to be".split(" ")) {
            switch (word) {
                case "to": continue loop;
                case "be": found++; break;
                case "not": break loop;
            }
            found += 10;
        }
        System.out.println(found);
        try {
            arrow(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
