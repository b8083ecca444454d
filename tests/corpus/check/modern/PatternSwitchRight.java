//@ verdict: holds
//@ assurance: jmm
//@ jdk: 21
// why: every shape finds its case.
public class PatternSwitchRight {
    static String kind(Object value) {
        return switch (value) {
            case null -> "nothing";
            case Integer number when number > 5 -> "large";
            case Integer number -> "small";
            case String text -> text;
            default -> "other";
        };
    }

    public static void main(String[] arguments) {
        assert kind(null).equals("nothing");
        assert kind(7).equals("large") && kind(1).equals("small");
        assert kind("text").equals("text") && kind(1.5).equals("other");
    }
}
