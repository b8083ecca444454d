//@ verdict: holds
//@ assurance: jmm
// why: both threads add to the box under one monitor.
public class BoxedCounterLocked {
    static Integer count = 126;

    static synchronized void add() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(BoxedCounterLocked::add);
        thread.start();
        add();
        thread.join();
        assert count == 128;
        Character letter = 'a';
        Byte octet = (byte) 200;
        Boolean flag = count > 100;
        assert letter + octet == 97 - 56 && flag && flag.equals(Boolean.TRUE) && flag == Boolean.TRUE;
    }
}
