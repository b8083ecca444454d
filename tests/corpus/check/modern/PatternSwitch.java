//@ verdict: violated
//@ property: assertion
//@ all: assertion
//@ jdk: 21
// why: the pattern switch is reached, takes the right case, and the program goes on behind it.
public class PatternSwitch {
    sealed interface Shape permits Circle, Square {
    }

    record Circle(int radius) implements Shape {
    }

    record Square(int side) implements Shape {
    }

    static int width(Shape shape) {
        return switch (shape) {
            case Circle(int radius) when radius > 10 -> 0;
            case Circle circle -> 2 * circle.radius();
            case Square(int side) -> side;
        };
    }

    public static void main(String[] arguments) {
        assert width(new Circle(2)) == 4;
        assert width(new Circle(20)) == 0;
        assert width(new Square(3)) == 4; //~
    }
}
