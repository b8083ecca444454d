/** A binary tree and a linked list: allocation, field accesses, virtual calls, garbage. */
public class Objects {
    interface Shape {
        int area();
    }

    record Square(int side) implements Shape {
        public int area() {
            return side * side;
        }
    }

    record Strip(int width, int height) implements Shape {
        public int area() {
            return width * height;
        }
    }

    static final class Node {
        Node left, right;
        final Shape shape;

        Node(int depth) {
            shape = depth % 2 == 0 ? new Square(depth) : new Strip(depth, 2);
            if (depth > 0) {
                left = new Node(depth - 1);
                right = new Node(depth - 1);
            }
        }

        long total() {
            return shape.area() + (left == null ? 0 : left.total() + right.total());
        }
    }

    public static void main(String[] arguments) {
        long total = 0;
        for (int round = 0; round < 40; round++) {
            total += new Node(14).total();
        }
        System.out.println(total);
    }
}
