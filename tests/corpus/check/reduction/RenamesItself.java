//@ verdict: violated
//@ property: assertion
// why: a thread changes its own name, though not at once; whoever looks late sees that.
public class RenamesItself {
    static volatile boolean begun;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            begun = true;
            Thread.currentThread().setName("second");
        }, "first");
        other.start();
        assert other.getName().equals("first");
        System.out.println(begun);
        other.join();
    }
}
