import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

class Objects {
    interface Shape {
        Object area();
    }

    static class Circle implements Shape {
        public Object area() {
            return new int[1];
        }
    }

    static class Square implements Shape {
        public Object area() {
            return new long[1];
        }
    }

    static class Unused implements Shape {
        public Object area() {
            return null;
        }
    }

    /** Only what was made is called, and a variable has what was put into it. */
    static class Overriding {
        public static void main(String[] arguments) {
            Shape circle = new Circle();
            Shape any = arguments.length == 0 ? circle : new Square();
            Object one = circle.area();
            Object either = any.area();
        }
    }

    /** The body of a lambda runs where its interface's method is called. */
    static class Lambdas {
        public static void main(String[] arguments) {
            Object captured = new Circle();
            Supplier<Object> supplier = () -> captured;
            Function<Object, Object> identity = x -> x;
            Function<Integer, Circle[]> maker = Circle[]::new;
            Supplier<Square> constructor = Square::new;
            Object got = supplier.get();
            Object same = identity.apply(new Square());
            Object made = constructor.get();
        }
    }

    /** What is put into a list comes back from everything that the library gives, as far as its class is right. */
    static class Lists {
        public static void main(String[] arguments) {
            List<Object> list = new ArrayList<>();
            list.add(new Circle());
            list.add(new Square());
            Object any = list.get(0);
            Circle circle = (Circle) list.get(1);
            Object kept = new Circle();
            Shape shape = (Shape) any;
        }
    }

    /** Elements of arrays, copies, nested arrays. */
    static class Arrays {
        public static void main(String[] arguments) {
            Object[] circles = new Object[1];
            Object[] squares = new Object[1];
            circles[0] = new Circle();
            squares[0] = new Square();
            Object circle = circles[0];
            Object[] copy = circles.clone();
            Object copied = copy[0];
            System.arraycopy(squares, 0, copy, 0, 1);
            Object[][] nested = new Object[2][2];
            Object[] inner = nested[1];
            Object square = squares[0];
        }
    }

    static Object shared;

    static class Cell {
        Object content;
        static Object last;

        Cell(Object content) {
            this.content = content;
        }
    }

    /** Fields are told apart by their objects; static fields are one each. */
    static class Fields {
        public static void main(String[] arguments) {
            Cell one = new Cell(null);
            Cell two = new Cell(null);
            one.content = new Circle();
            two.content = new Square();
            shared = one.content;
            Cell.last = two.content;
            Object first = shared;
            Object second = Cell.last;
            Object third = two.content;
        }
    }

    static class Item implements Comparable<Item> {
        public int compareTo(Item other) {
            return 0;
        }

        @Override
        public String toString() {
            return "item";
        }

        public void unknownToTheLibrary() {
        }
    }

    static class Kept {
        @Override
        public String toString() {
            return "kept";
        }
    }

    /** The library calls what it knows, on objects that it has. */
    static class Callbacks {
        public static void main(String[] arguments) {
            List<Item> list = new ArrayList<>();
            list.add(new Item());
            Kept kept = new Kept();
            Runnable mine = () -> kept.hashCode();
            list.forEach(item -> item.hashCode());
        }
    }

    static class Failure extends RuntimeException {
    }

    static class OtherFailure extends RuntimeException {
    }

    /** Exceptions go to the handlers that catch their class. */
    static class Exceptions {
        static void fail(boolean how) {
            throw how ? new Failure() : new OtherFailure();
        }

        public static void main(String[] arguments) {
            try {
                fail(arguments.length == 0);
            } catch (Failure failure) {
                Object caught = failure;
            }
        }
    }

    /** Classes are initialised before they are used; reading a constant of another class does nothing. */
    static class Initialised {
        static class Parent {
            static Object made = new Circle();
        }

        static class Child extends Parent {
            static Object own = new Square();
        }

        static class Never {
            static Object own = new Square();
        }

        public static void main(String[] arguments) {
            new Child();
            Object made = Parent.made;
        }
    }

    enum Color {
        RED, GREEN;

        static Object last;

        Object paint() {
            return last = this;
        }
    }

    /** The library finds constants of enumerations. */
    static class Enumerations {
        public static void main(String[] arguments) {
            Color color = Color.valueOf("RED");
            color.paint();
        }
    }

    record Pair(Object left, Object right) {
    }

    /** What is concatenated is asked for its text; a record asks its components. */
    static class Texts {
        public static void main(String[] arguments) {
            String text = "a" + new Item() + arguments.length;
            Object text2 = new Pair(new Kept(), null).toString();
        }
    }

    /** Code that the world cannot follow is named. */
    static class Open {
        public static void main(String[] arguments) throws Exception {
            Class.forName(arguments[0]);
            Open.class.getMethod("main", String[].class).invoke(null, (Object) arguments);
        }
    }

    /** A literal may be a text that the program has made itself; a lambda may be more than its interface. */
    static class Unexpected {
        public static void main(String[] arguments) {
            String made = new String(arguments[0]);
            made.intern();
            String literal = "x";
            Object serial = (Runnable & java.io.Serializable) () -> { };
            java.io.Serializable same = (java.io.Serializable) serial;
        }
    }
}
