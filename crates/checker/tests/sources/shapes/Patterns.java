//@ jdk: 21
/** Switches over patterns; what is asked for goes to standard error. */
public class Patterns {
    static int noise;
    static int other;

    sealed interface Shape permits Circle, Square, Nothing { }

    record Circle(int radius) implements Shape { }

    record Square(int side) implements Shape { }

    enum Nothing implements Shape { NOTHING }

    static String described(Object shape) {
        noise++; //~ gone
        switch (shape) {
            case Circle(int radius) when radius > 2 -> {
                noise++; //~ gone
                return "large circle";
            }
            case Circle circle -> other++;
            case Square(var side) -> {
                return "square " + side;
            }
            case null -> throw new IllegalStateException("null");
            default -> {
                noise++; //~ gone
            }
        }
        return "other";
    }

    static int corners(Shape shape) {
        int unused = noise; //~ gone
        return switch (shape) {
            case Circle circle -> 0;
            case Square square -> 4;
            case Nothing nothing -> -1;
        };
    }

    public static void main(String[] arguments) {
        System.err.println(described(new Circle(1)) + described(new Circle(3)) + described(new Square(2))); //~ asked
        System.err.println(corners(new Square(1)) + corners(Nothing.NOTHING)); //~ asked
        noise = 0; //~ gone
        if (new Circle(5) instanceof Circle(int radius) && radius > 1) {
            System.err.println(radius); //~ asked
        }
    }
}
