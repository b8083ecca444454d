//@ verdict: holds
// why: the thread is started after main has looked at its name.
public class StartedRenamesAfterwards {
    public static void main(String[] arguments) throws Exception {
        Thread late = new Thread(() -> Thread.currentThread().setName("second"), "first");
        Thread starter = new Thread(late::start);
        assert late.getName().equals("first");
        starter.start();
        starter.join();
        late.join();
        assert late.getName().equals("second");
    }
}
