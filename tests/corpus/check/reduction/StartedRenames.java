//@ verdict: violated
//@ property: assertion
// why: a thread that is started by another one changes its own name, which main sees if it looks late.
public class StartedRenames {
    public static void main(String[] arguments) throws Exception {
        Thread late = new Thread(() -> Thread.currentThread().setName("second"), "first");
        Thread starter = new Thread(late::start);
        starter.start();
        assert late.getName().equals("first");
    }
}
