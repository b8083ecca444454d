//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: only the subclass needs the other one.
public class SubNeedsSuper {
    static class Super {
        static final Object ONLY = new Object();
    }

    static class Sub extends Super {
        static int value = Integer.parseInt("1");
    }

    static final class UsesSub extends Thread {
        @Override
        public void run() {
            assert Sub.value == 1;
        }
    }

    public static void main(String[] arguments) throws Exception {
        new UsesSub().start();
        assert Super.ONLY != null;
    }
}
