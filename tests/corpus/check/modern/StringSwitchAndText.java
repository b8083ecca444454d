//@ verdict: holds
//@ assurance: jmm
// why: strings are switched by their contents, and concatenation gives what it says.
public class StringSwitchAndText {
    static int code(String word) {
        return switch (word) {
            case "Aa" -> 1;
            case "BB" -> 2;
            default -> 3;
        };
    }

    public static void main(String[] arguments) {
        assert "Aa".hashCode() == "BB".hashCode();
        assert code("Aa") == 1 && code("BB") == 2 && code("C") == 3;
        int number = arguments.length;
        assert ("n" + number + 'c' + 1.5).equals("n0c1.5");
    }
}
