//@ verdict: holds
//@ assurance: jmm
//@ jdk: 21
//@ depth: deep pattern switches run much library code at their first use
// why: labels are tried in order; guards that fail lead on to the next label.
public class SwitchPatterns {
    sealed interface Shape permits Circle, Square {
    }

    record Circle(int radius) implements Shape {
    }

    record Square(int side) implements Shape {
    }

    static int code(Object object) {
        return switch (object) {
            case null -> 0;
            case Circle(int radius) when radius > 10 -> 1;
            case Circle circle -> circle.radius();
            case Square square -> 20 + square.side();
            case Integer number when number > 1000 -> 30;
            case Integer number -> 40 + number;
            case String text -> 50 + text.length();
            default -> 60;
        };
    }

    static int ofText(String text) {
        return switch (text) {
            case "Aa" -> 1;
            case "BB" -> 2;
            default -> 3;
        };
    }

    public static void main(String[] args) {
        assert code(null) == 0 && code(new Circle(11)) == 1 && code(new Circle(3)) == 3;
        assert code(new Square(2)) == 22 && code(2000) == 30 && code(5) == 45 && code("abc") == 53 && code('a') == 60;
        assert ofText("Aa") == 1 && ofText("BB") == 2 && ofText("AB") == 3;
        assert "abc".charAt(1) == 'b' && "".isEmpty();
    }
}
