//@ verdict: holds
//@ assumes: clock
// why: by whatever way the clock is read, it is read.
public class ClockReflective {
    public static void main(String[] arguments) throws Exception {
        long now = (Long) System.class.getMethod("nanoTime").invoke(null);
        assert System.class != null && now != -1;
    }
}
