//@ verdict: violated
//@ property: exception
// why: the other thread may not have set the box yet, and there is no value in null.
public class BoxedNull {
    static volatile Integer box;

    public static void main(String[] args) {
        new Thread(() -> box = 7).start();
        int value = box; //~
        assert value == 7;
    }
}
