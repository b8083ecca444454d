//@ verdict: violated
//@ property: assertion
// why: six boxes are made by one statement, and the first one keeps its own number.
public class EachIsItsOwn {
    static final class Box {
        int number;
    }

    public static void main(String[] arguments) {
        Box[] boxes = new Box[6];
        for (int i = 0; i < boxes.length; i++) {
            boxes[i] = new Box();
            boxes[i].number = i;
        }
        assert boxes[0].number == 5; //~
    }
}
